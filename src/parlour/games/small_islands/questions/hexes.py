"""Answers of Small Islands that name a hex."""

from parlour.games.questions import Answer
from parlour.games.small_islands.box.map import HEXES
from parlour.games.small_islands.moves import FIRST_SPOT
from parlour.games.small_islands.nouns import HEX
from parlour.games.small_islands.table import Step


def on_hexes(step: Step, words: str, *forms: str) -> dict[int, Answer]:
    """An answer for every hex: "starts on {}"."""
    first = int(FIRST_SPOT[step])
    return {first + at: on_hex(at, words, *forms) for at in range(HEXES)}


def on_hex(at: int, words: str, *forms: str) -> Answer:
    """What is done on one hex."""
    name = HEX.said(at)
    said = tuple(form.format(name) for form in forms)
    return Answer(words.format(name), (f"hex.{HEX.id(at)}",), said)
