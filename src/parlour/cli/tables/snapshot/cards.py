"""Animals, dice and chances of Snapshot as text; habitats are told apart by sign and name."""

import re

from rich.cells import cell_len, chop_cells
from rich.text import Text

from parlour.games.snapshot.sight.schema import Chance, Setting

# From the middle of the palette: readable on light and on dark grounds.
PALETTE = {
    "blue": "color(32)",
    "yellow": "color(136)",
    "green": "color(28)",
    "red": "color(167)",
    "grey": "color(244)",
}
FINE = 10**9  # finer than any chance of six dice
DICE = " ⚀⚁⚂⚃⚄⚅"


def kind(thing: str) -> str:
    """What a thing is, wherever it lies: "display.lion" is a "lion"."""
    return thing.rpartition(".")[2]


def style(setting: Setting, habitat: str) -> str:
    """The colour of a habitat."""
    return PALETTE.get(setting["habitats"][habitat]["colour"], "bold")


def ink(setting: Setting, words: str) -> Text:
    """Words with animals and habitats in the colour of the habitat."""
    homes = {face["name"]: face["habitat"] for face in setting["animals"].values()}
    homes |= {face["name"]: id for id, face in setting["habitats"].items()}
    names = sorted(homes, key=len, reverse=True)
    text = Text(words)
    for found in re.finditer(rf"\b({'|'.join(map(re.escape, names))})\b", words):
        if home := homes[found[0]]:
            text.stylize(style(setting, home), *found.span())
    return text


def signs(setting: Setting, icons: list[str]) -> str:
    """The icons of an animal or an assignment, a sign each."""
    return "".join(setting["icons"][icon]["sign"] for icon in icons)


def titled(setting: Setting, animal: str) -> str:
    """An animal without its difficulty: "Lion ★5 mhd"."""
    face = setting["animals"][animal]
    return f"{face['name']} ★{face['stars']} {signs(setting, face['icons'])}".rstrip()


def brief(setting: Setting, animal: str) -> Text:
    """An animal in one piece: "12 Lion ★5 mhd"."""
    difficulty = setting["animals"][animal]["difficulty"]
    return ink(setting, f"{difficulty} {titled(setting, animal)}")


def dice(shown: list[int]) -> str:
    """Dice as they fell."""
    return "".join(DICE[number] for number in shown)


def percent(chance: Chance) -> str:
    """A chance in percent: 0 and 100 only where it is certain."""
    return f"{whole_percent(chance)}%"


def share(chance: float) -> str:
    """The same of a chance that is a number alone."""
    return percent({"ways": round(chance * FINE), "of": FINE, "chance": chance})


def whole_percent(chance: Chance) -> int:
    """The same as a number."""
    ways, of = chance["ways"], chance["of"]
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
