"""What a game offers beside its compiled rules: words, views, options, its box and its sheet."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from parlour.errors import BadOption, BadSeats, whole
from parlour.kit.box import Box
from parlour.kit.contract import Contract
from parlour.kit.engine import Engine
from parlour.kit.luck import key_from_seed
from parlour.kit.positions import Positions, Reading, Told

FEW = 4  # numbers that are listed one by one


@dataclass(frozen=True)
class Option:
    """A choice made before the game: a whole number from `least` to `most`, perhaps named."""

    name: str
    default: int
    least: int
    most: int
    meaning: str
    rule: str
    labels: tuple[str, ...] = ()  # names of the values, from `least` on

    def value(self, given: int | str) -> int:
        """The value as a number, from a number or a name; refused when out of range."""
        if str(given) in self.labels:
            return self.least + self.labels.index(str(given))
        text = str(given) if isinstance(given, int | np.integer | str) else ""
        value = int(text) if re.fullmatch(r"[0-9]{1,6}", text) else self.least - 1
        if not self.least <= value <= self.most:
            raise BadOption(f"The option {self.name} must be {self.range}, not {given!s:.40}.")
        return value

    @property
    def range(self) -> str:
        """The values it may have, in words."""
        numbers = [label for label in self.labels if label.isdigit()]
        if len(numbers) > FEW:  # "random or 1 to 32"
            named = [label for label in self.labels if label not in numbers]
            return " or ".join([*named, f"{numbers[0]} to {numbers[-1]}"])
        return ", ".join(self.labels) if self.labels else f"{self.least} to {self.most}"


class Refusal(NamedTuple):
    """Why a move is not legal: a sentence to the player, and the id of the rule that forbids it."""

    sentence: str  # as the part of a sentence before "(mu-63)": no capital, no full stop
    rule: str


@dataclass(frozen=True)
class Game:
    """One game on the shelf."""

    name: str
    title: str
    seats: range
    options: tuple[Option, ...]
    box: Box
    contract: Contract
    say: Callable[[Reading, int, int], str]  # (game, seat, move): the move in words
    read: Callable[[Reading, int, str], int]  # (game, seat, words): the move's number
    why_not: Callable[[Reading, int, int], Refusal]  # (game, seat to decide, move not legal)
    is_secret: Callable[[Reading, int, int], bool]  # (game, seat, move): others may not know it yet
    tell: Callable[..., str]  # (event, name of a seat): the event in words
    view: Callable[[Reading, int], dict[str, Any]]  # (game, viewer): the table as plain data
    census: Callable[[Reading], dict[str, int]]  # (game): how many there are of each component
    scored: Callable[[Told], int]  # (event): the points it brings its seat
    version: int  # of the rules: changes only when a game would be played differently
    unfit: Callable[[int, list[int]], str | None] = lambda seats, options: None  # what is wrong
    # (game, seat): whether the seat's last move may go back though others have moved since
    stands_alone: Callable[[Reading, int], bool] = lambda game, seat: True

    @cached_property
    def engine(self) -> Engine:
        """The compiled rules, called from Python."""
        return Engine(self.contract)

    def blank(self, seats: int, options: Mapping[str, int | str] | None = None) -> Positions:
        """An empty table for so many players, options filled in, no key yet."""
        if whole(seats, BadSeats, "The number of players") not in self.seats:
            wanted = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadSeats(f"{self.title} is for {wanted} players, not {seats}.")
        values = self.option_values(options or {})
        if trouble := self.unfit(seats, values):
            raise BadOption(trouble)
        table = Positions(self.contract.record)
        table.games["seats"] = seats
        table.games["options"][0, : len(values)] = values
        return table

    def deal(
        self, seats: int, key: int | Any = 0, options: Mapping[str, int | str] | None = None
    ) -> Positions:
        """A new game, dealt from a seed or a 256-bit key of eight words."""
        table = self.blank(seats, options)
        seeded = isinstance(key, int | np.integer)
        table.games["luck"]["key"][0] = key_from_seed(int(key)) if seeded else key
        self.engine.set_up(table)
        return table

    def option_values(self, given: Mapping[str, int | str]) -> list[int]:
        """The values of all options, those not given at their default."""
        names = [option.name for option in self.options]
        if not isinstance(given, Mapping):
            raise BadOption("Options are given by name, like hands=2.")
        for name in given:
            if name not in names:
                has = f"its options are {', '.join(names)}" if names else "it has no options"
                raise BadOption(f"{self.title} has no option {name}; {has}.")
        return [option.value(given.get(option.name, option.default)) for option in self.options]
