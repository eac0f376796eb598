"""Nouns: kinds of things that moves, events and views name.

One number has one id on the wire ("red-7"), one name for people ("red 7") and further forms that
people may type ("r7"). Whoever draws, says or reads a thing asks its noun.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from parlour.games.speech import counted

Naming = Callable[[int], str]  # what a seat is called


class Speakable(Protocol):
    """What a value of an event can be said as, and how it is written in the id of a thing."""

    def said(self, value: int, name: Naming) -> str:
        """In words, seats called by name."""

    def id(self, value: int) -> str:
        """On the wire."""


@dataclass(frozen=True)
class Noun:
    """A kind of thing with so many members, numbered from 0."""

    names: tuple[str, ...]
    ids: tuple[str, ...] = ()  # made from the names if not given
    forms: tuple[tuple[str, ...], ...] = ()  # what else each may be called by who types

    def __post_init__(self) -> None:
        if not self.ids:
            object.__setattr__(self, "ids", tuple(map(as_id, self.names)))
        if not self.forms:
            object.__setattr__(self, "forms", ((),) * len(self.names))

    def said(self, value: int, name: Naming | None = None) -> str:
        """What people are told: "red 7"."""
        return self.names[value]

    def id(self, value: int) -> str:
        """What travels: "red-7"."""
        return self.ids[value]

    def number(self, id: str) -> int:
        """The member with this id."""
        return self._numbers[id]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {id: number for number, id in enumerate(self.ids)}


def as_id(name: str) -> str:
    """A name as it stands in an id: small letters, digits and hyphens."""
    plain = "".join(sign if sign.isalnum() else " " for sign in name.lower())
    return "-".join(plain.split())


def named(names: Sequence[str], forms: Sequence[Sequence[str]] = ()) -> Noun:
    """A noun from its names, and from further forms of each."""
    return Noun(tuple(names), forms=tuple(tuple(found) for found in forms))


class Number:
    """A plain number."""

    def said(self, value: int, name: Naming) -> str:
        """The figure."""
        return str(value)

    def id(self, value: int) -> str:
        """The figure."""
        return str(value)


class Seat:
    """A seat: counted from 0 on the wire, called by its player's name in words."""

    def said(self, value: int, name: Naming) -> str:
        """The player's name."""
        return name(value)

    def id(self, value: int) -> str:
        """Its number."""
        return str(value)


@dataclass(frozen=True)
class Count:
    """So many of something: "1 point", "2 points"."""

    what: str

    def said(self, value: int, name: Naming) -> str:
        """The count with its word."""
        return counted(value, self.what)

    def id(self, value: int) -> str:
        """The figure."""
        return str(value)


@dataclass(frozen=True)
class Whether:
    """Words that are said if the value is not 0, and perhaps others if it is."""

    words: str
    otherwise: str = ""

    def said(self, value: int, name: Naming) -> str:
        """The words that apply."""
        return self.words if value else self.otherwise

    def id(self, value: int) -> str:
        """0 or 1."""
        return str(int(bool(value)))


NUMBER, SEAT = Number(), Seat()
