"""Animals, dice and chances of Snapshot as text; habitats are told apart by sign and name."""

import re
from typing import Any

from rich.cells import cell_len, chop_cells
from rich.text import Text

from parlour.games.snapshot.animals import ANIMAL_NAMES, HOMES, RACCOON
from parlour.games.snapshot.box import HABITAT_COLOURS, HABITAT_NAMES

View = dict[str, Any]
# From the middle of the palette: readable on light and on dark grounds.
PALETTE = {
    "blue": "color(32)",
    "yellow": "color(136)",
    "green": "color(28)",
    "red": "color(167)",
    "grey": "color(244)",
}
STYLES = {
    name: PALETTE.get(colour, "bold")
    for name, colour in zip(HABITAT_NAMES, HABITAT_COLOURS, strict=True)
}
HOME = {
    name: HABITAT_NAMES[int(HOMES[animal]).bit_length() - 1]
    for animal, name in enumerate(ANIMAL_NAMES)
    if animal != RACCOON
}
_named = sorted([*HABITAT_NAMES, *HOME], key=len, reverse=True)
NAMED = re.compile(rf"\b({'|'.join(map(re.escape, _named))})\b")
FACES = " ⚀⚁⚂⚃⚄⚅"


def ink(words: str) -> Text:
    """Words with animals and habitats in the colour of the habitat."""
    text = Text(words)
    for named in NAMED.finditer(words):
        text.stylize(STYLES[HOME.get(named[0], named[0])], *named.span())
    return text


def signs(face: View) -> str:
    """The icons of an animal or an assignment, a sign each."""
    return "".join(icon["sign"] for icon in face["icons"])


def stars(face: View) -> str:
    """What a photograph of an animal scores."""
    return f"★{face['stars']}"


def brief(face: View) -> Text:
    """An animal in one piece: "12 Lion ★5 mhd"."""
    return ink(f"{face['difficulty']} {face['name']} {stars(face)} {signs(face)}".rstrip())


def dice(faces: list[int]) -> str:
    """Dice as they fell."""
    return "".join(FACES[face] for face in faces)


def percent(chance: View) -> str:
    """A chance in percent: 0 and 100 only where it is certain."""
    return f"{whole_percent(chance)}%"


def whole_percent(chance: View) -> int:
    """The same as a number."""
    ways, of = int(chance["ways"]), int(chance["of"])
    if ways in (0, of):
        return 100 if ways else 0
    return min(99, max(1, round(100 * ways / of)))


def folded(words: str, width: int) -> list[str]:
    """Words in lines of so many columns; a word that is longer than a line is broken."""
    found = [""]
    for word in words.split():
        for part in chop_cells(word, width):
            line = f"{found[-1]} {part}".lstrip()
            found[-1:] = [line] if cell_len(line) <= width else [found[-1], part]
    return found
