"""Kinds of events, each declared once: number, words, what its values are, what it is about.

    class Event(Kind):
        PLAYED = event(18, "{who} plays {card}", card=CARD, rule="mu-61", echo=True,
                       things=("seat.{who}.hand > trick.{who}.{card}",))

The up to three values an event carries are named in the order in which they are declared; a
function instead of a noun says something of all three. `brings` are the points of its seat, `echo`
marks an event whose words, without the seat, are those of the move it tells of. A thing that moved
is written "from > to"; one that was concerned where it lay stands alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal, Self, TypedDict

from parlour.games.nouns import Naming, Speakable
from parlour.games.speech import seat_name
from parlour.kit.positions import Happening

Weight = Literal["step", "outcome", "alarm"]
Values = tuple[int, int, int]
Saying = Callable[[Values], str]

# A thing an event was about: where it was and is, one of them alone where the other is hidden or
# nowhere; `at` where it did not move. ("from" is a word of Python, hence this form.)
Passage = TypedDict("Passage", {"from": str, "to": str, "at": str}, total=False)


class Told(TypedDict):
    """What happened, as data with its words."""

    kind: str
    seat: int | None  # who did it, or whom it befell
    things: list[Passage]
    words: str
    rule: str | None
    weight: Weight  # a step of play, an outcome, or what nobody should miss


@dataclass(frozen=True)
class Declared:
    """What is known of a kind of event."""

    number: int
    words: str
    values: dict[str, tuple[int, Speakable]]  # which of the three it is, and its noun
    sayings: dict[str, Saying]
    rule: str | None
    weight: Weight
    brings: Callable[[Values], int] | None  # points for its seat
    things: Callable[[int, Values], tuple[str, ...]]  # (seat, values): forms of passages
    echo: bool  # its words, without the seat, are those of the move it tells of


def event(
    number: int,
    words: str,
    *,
    rule: str | None = None,
    weight: Weight = "step",
    brings: Callable[[Values], int] | None = None,
    things: tuple[str, ...] | Callable[[int, Values], tuple[str, ...]] = (),
    echo: bool = False,
    **slots: Speakable | Saying,
) -> Declared:
    """Declare a kind of event."""
    nouns = [(name, slot) for name, slot in slots.items() if hasattr(slot, "said")]
    values = {name: (place, noun) for place, (name, noun) in enumerate(nouns)}
    sayings = {name: slot for name, slot in slots.items() if not hasattr(slot, "said")}
    about = things if callable(things) else lambda seat, values: things
    return Declared(number, words, values, sayings, rule, weight, brings, about, echo)  # type: ignore[arg-type]


class Kind(IntEnum):
    """The kinds of events of a game: a number for the rules, and what it says to people."""

    declared: Declared  # type: ignore[misc]  # mypy takes it for a member

    def __new__(cls, declared: Declared) -> Self:
        member = int.__new__(cls, declared.number)
        member._value_ = declared.number
        member.declared = declared  # type: ignore[misc]
        return member

    @classmethod
    def of(cls, event: Happening) -> Self:
        """The kind of an event."""
        return cls(event.kind)  # type: ignore[arg-type]  # a member is found by its number

    def words(self, event: Happening, name: Naming = seat_name) -> str:
        """The event in words, the seats called by name."""
        return self.declared.words.format_map(_Slots(self.declared, event, name))

    def told(self, event: Happening, name: Naming = seat_name) -> Told:
        """The event as data."""
        declared, ids = self.declared, _Ids(self.declared, event)
        forms = declared.things(event.seat, event.values)
        return {
            "kind": self.name.lower(),
            "seat": event.seat if event.seat >= 0 else None,
            "things": [_passage(form, ids) for form in forms],
            "words": self.words(event, name),
            "rule": declared.rule,
            "weight": declared.weight,
        }

    def points(self, event: Happening) -> int:
        """What it brings its seat."""
        return self.declared.brings(event.values) if self.declared.brings else 0


class _Slots(dict[str, str]):
    """What the words of an event may mention, worked out only when they do."""

    def __init__(self, declared: Declared, event: Happening, name: Naming) -> None:
        self.declared, self.event, self.name = declared, event, name

    def __missing__(self, slot: str) -> str:
        if slot == "who":
            return self.name(self.event.seat)
        if saying := self.declared.sayings.get(slot):
            return saying(self.event.values)
        place, noun = self.declared.values[slot]
        return noun.said(self.event.values[place], self.name)


class _Ids(dict[str, str]):
    """The same for the ids of things."""

    def __init__(self, declared: Declared, event: Happening) -> None:
        self.declared, self.event = declared, event

    def __missing__(self, slot: str) -> str:
        if slot == "who":
            return str(self.event.seat)
        place, noun = self.declared.values[slot]
        return noun.id(self.event.values[place])


def _passage(form: str, ids: _Ids) -> Passage:
    source, moved, target = form.format_map(ids).partition(">")
    if not moved:
        return {"at": source.strip()}
    both: dict[str, Any] = {"from": source.strip(), "to": target.strip()}
    return {side: id for side, id in both.items() if id}  # type: ignore[return-value]
