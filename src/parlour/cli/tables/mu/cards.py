"""Cards and suits of Mü as text: glyph, letter and number, coloured where colour is shown."""

import re
from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from parlour.games.mu.sight.schema import Card, Played, Setting

# From the middle of the palette: readable on light and on dark grounds.
STYLES = ("color(167)", "color(32)", "color(28)", "color(136)", "bold")
CERTAIN = ("official", "seed")


def card(setting: Setting, shown: Card | Played) -> Text:
    """A card: "▲R7", with a star if it is a trump."""
    face = setting["cards"][shown["card"]]
    return _card(setting, face["colour"], str(face["number"]), "*" if is_trump(shown) else "")


def _card(setting: Setting, colour: str, number: str, mark: str = "") -> Text:
    look = setting["colours"][colour]
    return Text(f"{look['glyph']}{look['letter']}{number}{mark}", style=_style(setting, colour))


def _style(setting: Setting, colour: str) -> str:
    return STYLES[list(setting["colours"]).index(colour)]


def runs(setting: Setting, cards: Iterable[Card], starred: bool = True) -> Text:
    """Cards with those of a suit drawn together, trumps starred: "▲R97* ●B42"."""

    def suit(shown: Card) -> tuple[str, str]:
        mark = "*" if starred and is_trump(shown) else ""
        return setting["cards"][shown["card"]]["colour"], mark

    def numbers(alike: Iterable[Card]) -> str:
        faces = [(setting["cards"][shown["card"]], shown["amount"]) for shown in alike]
        return "".join(str(face["number"]) * amount for face, amount in faces)

    return Text(" ").join(
        _card(setting, colour, numbers(alike), mark)
        for (colour, mark), alike in groupby(cards, key=suit)
    )


def named(setting: Setting, ids: Iterable[str]) -> Text:
    """Cards by their ids, those of a suit drawn together."""
    alike: list[Card] = [{"card": id, "rank": "plain", "amount": 1} for id in ids]
    return runs(setting, alike)


def is_trump(shown: Card | Played) -> bool:
    """Whether the card is a trump now."""
    return shown["rank"] != "plain"


def suit_name(setting: Setting, shown: Card | Played) -> str:
    """The suit a card belongs to now."""
    return "trump" if is_trump(shown) else setting["cards"][shown["card"]]["colour"]


def ink(setting: Setting, words: str) -> Text:
    """Words with every card and colour drawn: "seat 2 plays ▲R7"."""
    text, done = Text(), 0
    for found in re.finditer(rf"\b({'|'.join(setting['colours'])})\b(?: (\d)\b)?", words):
        text.append(words[done : found.start()])
        text.append_text(_inked(setting, *found.groups()))
        done = found.end()
    return text.append(words[done:])


def _inked(setting: Setting, colour: str, number: str | None) -> Text:
    if number is not None:
        return _card(setting, colour, number)
    glyph = setting["colours"][colour]["glyph"]
    return Text(f"{glyph}{colour}", style=_style(setting, colour))


def sourced(number: str, provenance: str) -> str:
    """A number, and where it comes from if that is not certain: "33 (inferred)"."""
    return number if provenance in CERTAIN else f"{number} ({provenance})"
