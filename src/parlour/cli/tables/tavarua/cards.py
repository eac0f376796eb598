"""Cards, markers and chances of Tavarua as text; colours are told apart by letter and name."""

import re
from collections.abc import Mapping

from rich.text import Text

from parlour.games.tavarua.sight.schema import Amount, Chance, Player, Setting, State

# From the middle of the palette: readable on light and on dark grounds.
STYLES = {"teal": "color(30)", "maroon": "color(131)"}
DICE = " ⚀⚁⚂⚃⚄⚅"


def ink(setting: Setting, words: str) -> Text:
    """Words with cards in their colour."""
    faces = setting["cards"].values()
    styles = {face[name]: STYLES[face["colour"]] for face in faces for name in ("name", "code")}
    text = Text(words)
    for named in re.finditer(rf"\b(?:{'|'.join(styles)})\b", words):
        text.stylize(styles[named[0]], *named.span())
    return text


def code(setting: Setting, card: str) -> str:
    """A card in short: "T3"."""
    return setting["cards"][card]["code"]


def codes(setting: Setting, cards: Mapping[str, int]) -> str:
    """Several cards: "T1 T1 M3"."""
    return " ".join(code(setting, card) for card, amount in cards.items() for _ in range(amount))


def amount(held: Mapping[str, Amount]) -> int:
    """How many there are in all."""
    return sum(part["amount"] for part in held.values())


def signed(number: int) -> str:
    """A place of the marker, or a shift: "+2" towards the nose, "-1" towards the tail."""
    return f"{number:+}" if number else "0"


def mat(setting: Setting, player: Player) -> str:
    """The board from tail to nose with the marker on it."""
    reach = setting["boards"][f"board.{player['board']}"]["reach"]
    spaces = range(-reach, reach + 1)
    return "".join("●" if space == player["balance"] else "·" for space in spaces)


def percent(chance: Chance) -> str:
    """A chance in percent: 0 and 100 only where it is certain."""
    cases, of = chance["cases"], chance["of"]
    if cases in (0, of):
        return "100%" if cases else "0%"
    return f"{min(99, max(1, round(100 * cases / of)))}%"


def state(wave: State) -> str:
    """Whether a wave has broken."""
    return "perfect" if wave["perfect"] else "broken" if wave["broken"] else "not broken"
