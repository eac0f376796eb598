"""How a match began: where its deal came from, and what was promised of it before."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

import numpy as np

from parlour.games import take
from parlour.games.game import Game
from parlour.kit.positions import Positions
from parlour.play.digest import digest

Content = dict[str, Any]
Key = np.ndarray[Any, np.dtype[np.uint32]]


class Terms(NamedTuple):
    """What is frozen before a deal: the game, its rules and box, the seats and the options."""

    game: str
    rules: int  # the version of them
    box: str  # its hash
    seats: int
    options: Mapping[str, int]

    @classmethod
    def of(
        cls, given: str | Game, seats: int, options: Mapping[str, int | str] | None = None
    ) -> "Terms":
        """The terms of a table that can be played; refused if it cannot."""
        game = given if isinstance(given, Game) else take(given)
        table = game.blank(seats, options)
        values = table.games["options"][0].tolist()
        named = {option.name: values[place] for place, option in enumerate(game.options)}
        return cls(game.name, game.version, game.box.hash, int(table.seats[0]), named)

    @property
    def parts(self) -> list[str | int]:
        """The same, one after another, to be hashed; options in the order of their names."""
        options = [part for option in sorted(self.options.items()) for part in option]
        return [self.game, self.rules, self.box, self.seats, len(self.options), *options]


class Origin(ABC):
    """Where the deal of a match comes from."""

    secret: bytes  # known to whoever runs the match, and to all after its end
    salts: tuple[str, ...] = ()  # that the seats sent, where they could

    @abstractmethod
    def deal(self, game: Game, terms: Terms) -> Positions:
        """The table before the first move."""

    @abstractmethod
    def first_head(self, terms: Terms) -> bytes:
        """The hash that the history of the match begins with."""

    @abstractmethod
    def held(self, terms: Terms, whole: bool) -> Content:
        """What a file holds of it: all, or only what may be known while the game runs."""

    def commitment(self, terms: Terms) -> str | None:
        """What was promised before the deal, if anything was."""
        return None

    @property
    def caution(self) -> str:
        """What everybody should know of such a deal, in a sentence; nothing of a sealed one."""
        return ""

    def fitted(self, seats: int) -> Self:
        """The same for so many seats; refused if it is for another number of them."""
        return self

    @property
    def is_guessable(self) -> bool:
        """Whether the deal could be found by trying numbers."""
        return True


def key_of(hashed: bytes) -> Key:
    """A hash as the eight words of a key."""
    return np.frombuffer(hashed, "<u4").astype(np.uint32)


def nothing_known(kind: str, terms: Terms, *parts: bytes | str | int) -> bytes:
    """The first head of a match without a commitment."""
    return digest("history", kind, *terms.parts, *parts)
