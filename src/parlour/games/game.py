"""What a game offers beside its compiled rules: questions, events, sight, options and its box."""

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from parlour.errors import BadOption, BadSeats, whole
from parlour.games import views
from parlour.games.happenings import Kind
from parlour.games.nouns import Naming
from parlour.games.planner import Planner, Prospect
from parlour.games.plans import Gesture, Plans
from parlour.games.questions import Questions
from parlour.games.reader import read
from parlour.games.speech import by_name, seat_name
from parlour.kit.box import Box
from parlour.kit.contract import Contract
from parlour.kit.engine import Engine
from parlour.kit.luck import key_from
from parlour.kit.positions import Happening, Positions, Reading
from parlour.kit.record import SPECTATOR
from parlour.printable import quoted, shown

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
        text = shown(given) if isinstance(given, int | np.integer | str) else ""
        if text in self.labels:
            return self.least + self.labels.index(text)
        value = int(text) if re.fullmatch(r"[0-9]{1,6}", text) else self.least - 1
        if not self.least <= value <= self.most:
            raise BadOption(f"The option {self.name} must be {self.range}, not {quoted(given)}.")
        return value

    def label(self, value: int) -> int | str:
        """A value as people call it: its name, if it has one."""
        return self.labels[value - self.least] if self.labels else value

    @property
    def range(self) -> str:
        """The values it may have, in words."""
        numbers = [label for label in self.labels if label.isdigit()]
        if len(numbers) > FEW:  # "random or 1 to 32"
            named = [label for label in self.labels if label not in numbers]
            return " or ".join([*named, f"{numbers[0]} to {numbers[-1]}"])
        return ", ".join(self.labels) if self.labels else f"{self.least} to {self.most}"


def ranges(options: Sequence[Option]) -> tuple[range, ...]:
    """The numbers that each option may be, as the contract wants to know them."""
    return tuple(range(option.least, option.most + 1) for option in options)


class Refusal(NamedTuple):
    """Why a move is not legal: a sentence to the player, and the id of the rule that forbids it."""

    sentence: str  # as the part of a sentence before "(mu-63)": no capital, no full stop
    rule: str


class Sight(NamedTuple):
    """A game's own part of what people see (sight/): of records that the viewer may see."""

    setting: Callable[[views.SettingHead, Reading], Any]
    view: Callable[[views.Head, Reading, int], Any]  # (head, game, viewer)
    aids: Callable[[Reading, int, Prospect], Any]  # (game, seat, what is planned): help


@dataclass(frozen=True)
class Game:
    """One game on the shelf."""

    name: str
    title: str
    options: tuple[Option, ...]
    box: Box
    contract: Contract
    questions: Questions
    events: type[Kind]
    sight: Sight
    why_not: Callable[[Reading, int, int], Refusal]  # (game, seat to decide, move not legal)
    is_secret: Callable[[Reading, int, int], bool]  # (game, seat, move): others may not know it yet
    census: Callable[[Reading], dict[str, int]]  # (game): how many there are of each component
    version: int  # of the rules: changes only when a game would be played differently
    unfit: Callable[[int, list[int]], str | None] = lambda seats, options: None  # what is wrong
    plans: Plans = field(default_factory=Plans)
    # (game, seat): whether the seat's last move may go back though others have moved since
    stands_alone: Callable[[Reading, int], bool] = lambda game, seat: True

    @property
    def seats(self) -> range:
        """For how many players it is."""
        return self.contract.seats

    @cached_property
    def engine(self) -> Engine:
        """The compiled rules, called from Python."""
        return Engine(self.contract)

    @cached_property
    def hides_steps(self) -> bool:
        """Whether steps of some choice are hidden from the others until it is made."""
        return self.plans.hides is not Plans.hides

    # Words and data

    def say(self, table: Reading, seat: int, move: int, names: Sequence[str] = ()) -> str:
        """What the seat does by the move in this position: "displays red 7"."""
        words = self.questions.answer(table, seat, move).words
        return by_name(words, names or [seat_name(n) for n in range(self.seats[-1])])

    def read(self, table: Reading, seat: int, words: str, names: Sequence[str] = ()) -> int:
        """The move that words mean in this position, legal or not."""
        return read(self.questions, table, seat, words, self.legal(table, seat), names)

    def legal(self, table: Reading, seat: int) -> list[int]:
        """The legal moves of a seat, by the record itself."""
        return self.engine.legal_moves(table.table, seat, table.index)

    def deciding(self, table: Reading) -> list[int]:
        """The seats that owe a decision, by the record itself, ahead of all who goes first."""
        return self.engine.actors(table.table, table.index)

    def tell(self, event: Happening, name: Naming = seat_name) -> str:
        """An event in words, the seats called by name."""
        return self.events.of(event).words(event, name)

    def scored(self, event: Happening) -> int:
        """The points an event brings its seat."""
        return self.events.of(event).points(event)

    def setting(self, table: Reading, names: Sequence[str] = ()) -> dict[str, Any]:
        """What never changes at a table."""
        named = names or [seat_name(n) for n in range(table.seats)]
        return self.sight.setting(views.setting_head(self, table, named), table)  # type: ignore[no-any-return]

    def view(self, table: Reading, viewer: int) -> dict[str, Any]:
        """What lies on the table, as a seat or the SPECTATOR sees it."""
        if viewer != SPECTATOR and whole(viewer, BadSeats, "A viewer") not in range(table.seats):
            raise BadSeats(
                f"There is no seat {viewer}; this table has seats 0 to {table.seats - 1}."
            )
        return self.sight.view(views.head(self, table, viewer), table, viewer)  # type: ignore[no-any-return]

    def planner(self, table: Positions, seat: int, names: Sequence[str] = ()) -> Planner:
        """Plans of a seat, from where the table stands; only what the seat sees of it matters."""
        named = names or [seat_name(n) for n in range(self.seats[-1])]
        return Planner(self, self.seen(table, seat), seat, named)

    def aids(self, table: Reading, seat: int, gestures: Sequence[Gesture] = ()) -> dict[str, Any]:
        """What a seat would work out by hand, as things stand or for a plan."""
        return self.planner(table.copied(), seat).aids(gestures)

    def ask(
        self, table: Reading, seat: int, names: Sequence[str] = (), undo: bool = False
    ) -> views.Ask:
        """What a seat may do now."""
        named = names or [seat_name(n) for n in range(table.seats)]
        return views.ask(self, table, seat, self.legal(table, seat), named, undo)

    # Tables

    def seen(self, table: Positions, viewer: int) -> Positions:
        """A copy of a table as a seat or the SPECTATOR sees it: everything else is blank."""
        copy = table.copy()
        self.engine.redact(copy, viewer)
        return copy

    def guess(self, table: Positions, seat: int, seed: int | None = None) -> Positions:
        """A whole table that fits all that the seat knows; other seeds give other guesses.

        Without a seed its luck follows from what the seat sees, so tables that the seat cannot tell
        apart give the same guess.
        """
        copy = self.seen(table, seat)
        self.engine.redeal(copy, seat, _key_of(copy, seat) if seed is None else seed)
        return copy

    def blank(self, seats: int, options: Mapping[str, int | str] | None = None) -> Positions:
        """An empty table for so many players, options filled in, no key yet."""
        if whole(seats, BadSeats, "The number of players") not in self.seats:
            wanted = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadSeats(f"{self.title} is for {wanted} players, not {shown(seats)}.")
        values = self.option_values({} if options is None else options)
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
        table.games["luck"]["key"][0] = key_from(key)
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
                raise BadOption(f"{self.title} has no option {shown(name)}; {has}.")
        return [option.value(given.get(option.name, option.default)) for option in self.options]


def _key_of(seen: Positions, seat: int) -> "np.ndarray[Any, np.dtype[np.uint32]]":
    """A key from what a seat sees."""
    digest = hashlib.sha256(seen.position() + bytes([seat])).digest()
    return np.frombuffer(digest, "<u4").astype(np.uint32)
