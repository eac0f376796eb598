"""Cards and suits of Mü as text: glyph, letter and number, coloured where colour is shown."""

import re
from itertools import groupby
from typing import Any

from rich.text import Text

from parlour.games.mu.box.cards import COLOUR_GLYPHS, COLOUR_LETTERS, COLOUR_NAMES

# From the middle of the palette: readable on light and on dark grounds.
STYLES = dict(
    zip(COLOUR_NAMES, ("color(167)", "color(32)", "color(28)", "color(136)", "bold"), strict=True)
)
GLYPHS = dict(zip(COLOUR_NAMES, COLOUR_GLYPHS, strict=True))
LETTERS = dict(zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True))
NAMED = re.compile(rf"\b({'|'.join(COLOUR_NAMES)})\b(?: (\d)\b)?")
CERTAIN = ("official", "seed")


def card(face: dict[str, Any]) -> Text:
    """A card: "▲R7", with a star if it is a trump."""
    colour, number = face["card"].split()
    return _card(colour, number, "*" if is_trump(face) else "")


def _card(colour: str, number: str, mark: str = "") -> Text:
    return Text(f"{GLYPHS[colour]}{LETTERS[colour]}{number}{mark}", style=STYLES[colour])


def runs(faces: list[dict[str, Any]], starred: bool = True) -> Text:
    """Cards with those of a suit drawn together, trumps starred: "▲R97* ●B42"."""

    def suit(face: dict[str, Any]) -> tuple[str, str]:
        return face["card"].split()[0], "*" if starred and is_trump(face) else ""

    return Text(" ").join(
        _card(colour, "".join(face["card"].split()[1] for face in alike), mark)
        for (colour, mark), alike in groupby(faces, key=suit)
    )


def is_trump(face: dict[str, Any]) -> bool:
    """Whether the card is a trump now."""
    return bool(face["class"] != "plain")


def group_name(face: dict[str, Any]) -> str:
    """The suit a card belongs to now."""
    return "trump" if is_trump(face) else str(face["card"].split()[0])


def ink(words: str) -> Text:
    """Words with every card and colour drawn: "seat 2 plays ▲R7"."""
    text, done = Text(), 0
    for named in NAMED.finditer(words):
        text.append(words[done : named.start()])
        text.append_text(_inked(*named.groups()))
        done = named.end()
    return text.append(words[done:])


def _inked(colour: str, number: str | None) -> Text:
    if number is not None:
        return _card(colour, number)
    return Text(f"{GLYPHS[colour]}{colour}", style=STYLES[colour])


def sourced(number: str, provenance: str) -> str:
    """A number, and where it comes from if that is not certain: "33 (inferred)"."""
    return number if provenance in CERTAIN else f"{number} ({provenance})"
