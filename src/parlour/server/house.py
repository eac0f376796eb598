"""All that one worker has: its settings, store, hall, games, and who may do what."""

import secrets
from dataclasses import dataclass, field

from parlour.bots.roster import ROSTER
from parlour.games import SHELF
from parlour.play.origin.shuffle import SECRET_BYTES
from parlour.server.hall.hall import Hall
from parlour.server.kitchen import Kitchen
from parlour.server.people.limits import Buckets
from parlour.server.people.signing import Signing
from parlour.server.refusals import NoSuchThing
from parlour.server.serving import Serving
from parlour.server.store import Store
from parlour.server.watch.measures import Measures


@dataclass
class House:
    """One worker."""

    serving: Serving
    store: Store
    hall: Hall
    kitchen: Kitchen
    signing: Signing
    measures: Measures
    asked: Buckets = field(init=False)  # requests of each address
    spoken: Buckets = field(init=False)  # what each address says on all its sockets

    def __post_init__(self) -> None:
        rate = self.serving.rate
        self.asked = Buckets(20.0 * rate, 120.0 * rate)
        self.spoken = Buckets(80.0 * rate, 400.0 * rate)

    def check_offered(self, game: str) -> None:
        """Refuse a game that this server leaves out."""
        if game not in self.kitchen.games:
            raise NoSuchThing(f"This server does not offer {game}: it has {', '.join(self.games)}.")

    def new_secret(self) -> bytes:
        """The secret of a table's shuffle, that nobody has seen before."""
        return secrets.token_bytes(SECRET_BYTES)

    @property
    def games(self) -> list[str]:
        """What this server offers, in the order of the shelf."""
        return [name for name in SHELF if name in self.kitchen.games]

    @property
    def bots(self) -> list[str]:
        """The ids of all who can be seated."""
        return [*ROSTER, *self.serving.programs]
