"""What a server is told when it starts."""

import json
import os
from dataclasses import asdict, dataclass, field
from typing import Self

from parlour.errors import BadNumber
from parlour.games import known
from parlour.server.door.origin import checked_origin

VARIABLE = "PARLOUR_SERVING"
USUAL_PORT = 8013
MOST_WORKERS = 64


@dataclass(frozen=True)
class Serving:
    """Where it listens, where it keeps its tables, and how much it lets through."""

    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    database: str = "parlour.db"
    workers: int = 1
    pace: float = 0.9  # seconds a bot takes for a decision, on average
    idle: float = 60.0  # seconds after which a table that nobody looks at falls asleep
    most_awake: int = 5000  # tables
    rate: float = 1.0  # of all limits on how often anybody may ask
    origins: tuple[str, ...] = ()  # other addresses under which the page is served
    proxy: str = ""  # the addresses of reverse proxies whose headers are believed
    games: tuple[str, ...] = ()  # of the shelf; all of them, if none is named
    programs: dict[str, list[str]] = field(default_factory=dict)  # strangers' bots, by id
    log: str = "info"

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", tuple(map(checked_origin, self.origins)))
        object.__setattr__(self, "games", tuple(map(known, self.games)))
        if not 0 <= self.port < 1 << 16:
            raise BadNumber(f"A port is a number from 0 to 65535, not {self.port}.")
        if not 1 <= self.workers <= MOST_WORKERS:
            raise BadNumber(f"There are 1 to {MOST_WORKERS} workers, not {self.workers}.")

    @property
    def address(self) -> str:
        """Where people find it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}/"

    def handed_on(self) -> None:
        """Leave it where the workers find it."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def found(cls) -> Self:
        """What was left there."""
        held = json.loads(os.environ.get(VARIABLE, "{}"))
        return cls(**held)
