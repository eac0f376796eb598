"""Cards, markers and chances of Tavarua as text; colours are told apart by letter and name."""

import re
from typing import Any

from rich.text import Text

from parlour.games.tavarua.box import COLOUR_LETTERS, COLOUR_NAMES

View = dict[str, Any]
# From the middle of the palette: readable on light and on dark grounds.
STYLES = dict(zip(COLOUR_LETTERS, ("color(30)", "color(131)"), strict=True))
NAMED = re.compile(rf"\b(?:(?:{'|'.join(COLOUR_NAMES)}) |[{''.join(COLOUR_LETTERS)}])[1-4]\b")
FACES = " ⚀⚁⚂⚃⚄⚅"


def ink(words: str) -> Text:
    """Words with cards in their colour."""
    text = Text(words)
    for named in NAMED.finditer(words):
        text.stylize(STYLES[named[0][0].upper()], *named.span())
    return text


def signed(number: int) -> str:
    """A place of the marker, or a shift: "+2" towards the nose, "-1" towards the tail."""
    return f"{number:+}" if number else "0"


def mat(player: View) -> str:
    """The board from tail to nose with the marker on it."""
    spaces = range(-player["reach"], player["reach"] + 1)
    return "".join("●" if space == player["balance"] else "·" for space in spaces)


def percent(chance: View) -> str:
    """A chance in percent: 0 and 100 only where it is certain."""
    ways, of = int(chance["ways"]), int(chance["of"])
    if ways in (0, of):
        return "100%" if ways else "0%"
    return f"{min(99, max(1, round(100 * ways / of)))}%"


def state(wave: View) -> str:
    """Whether a wave has broken."""
    return "perfect" if wave["perfect"] else "broken" if wave["broken"] else "not broken"


def listed(names: list[str]) -> str:
    """Names in a row: "Ann, Ben and Cleo"."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
