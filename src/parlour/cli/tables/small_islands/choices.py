"""What the viewer of Small Islands may do: every choice with its number."""

from enum import IntEnum
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.small_islands.effects import effect
from parlour.cli.tables.small_islands.pieces import in_order, ink, runs, span
from parlour.cli.tables.small_islands.players import own
from parlour.games.small_islands.box.map import HEX_NAMES, HEXES
from parlour.games.small_islands.box.pieces import COLUMN_NAMES
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, Act
from parlour.games.small_islands.reach_sight import by_name
from parlour.games.small_islands.table import Step

if TYPE_CHECKING:
    from parlour.play.match import Choice

View = dict[str, Any]
FIRST_HEX = int(FIRST_SPOT[Step.MOVE])
FIRST_CARD = int(FIRST[Step.CARD])
BUYS = (Act.BUY_MOVE, Act.BUY_SWAP)
ENDS = (Act.END_TURN, Act.END_MOVE, Act.LEAVE)
IN_HAND = ("card", "show", "new_clue", "tile")  # numbered where they lie
INDENT = 7


class Group(IntEnum):
    """The rows of choices, in their order."""

    DOING = 0
    ENDING = 1
    LAND = 2
    LAVA = 3
    BOUGHT = 4


LABELS = {Group.LAND: "To", Group.LAVA: "Lava", Group.BOUGHT: "Amulet"}


def arrange(view: View, choices: "list[Choice]") -> "list[Choice]":
    """Deeds first, then hexes from west to east, then what costs an amulet."""
    return sorted(choices, key=lambda choice: _place(view, choice.move))


def _place(view: View, move: int) -> tuple[Any, ...]:
    group = group_of(view, move)
    return group, by_name(hex_of(move)) if move >= FIRST_HEX else ("", move)


def group_of(view: View, move: int) -> Group:
    """In which row a choice stands."""
    if move >= FIRST_HEX:
        lava = {at["name"] for at in view["hexes"] if at["kind"] == "lava"}
        return Group.LAVA if hex_of(move) in lava else Group.LAND
    if move >= FIRST_CARD:
        return Group.DOING
    if move in ENDS:
        return Group.ENDING
    return Group.BOUGHT if move >= Act.BUY_CLUE or move in BUYS else Group.DOING


def hex_of(move: int) -> str:
    """The hex that a move names."""
    return HEX_NAMES[(move - FIRST_HEX) % HEXES]


def choices(scene: Scene, width: int) -> list[RenderableType]:
    """All choices, row by row."""
    if not scene.moves or scene.view["question"]["step"] in IN_HAND:
        return []
    rows: dict[str, list[Text]] = {}
    for group in Group:
        found = [(n, m) for n, m in enumerate(scene.moves, 1) if group_of(scene.view, m) == group]
        if found:
            rows.setdefault(_label(scene, group), []).extend(_pieces(scene, group, found))
    return [labelled(rows.items(), width, INDENT)]


def _label(scene: Scene, group: Group) -> str:
    moves = scene.view["question"]["step"] == "move"
    return LABELS.get(group, "Choose") if moves or group == Group.BOUGHT else "Choose"


def _pieces(scene: Scene, group: Group, found: list[tuple[int, int]]) -> list[Text]:
    if group in (Group.LAND, Group.LAVA) and scene.view["phase"] != "lava":
        return _hexes(found) + (_price(scene) if group == Group.LAVA else [])
    if scene.view["phase"] not in ("action", "move"):
        return [_numbered(str(number), effect(scene, number, move)) for number, move in found]
    words = [(number, effect(scene, number, move)) for number, move in found]
    return [_together(list(alike)) for _, alike in groupby(words, key=lambda told: _deed(told[1]))]


# small_islands-42
def _price(scene: Scene) -> list[Text]:
    """What the first hex of lava in a move costs."""
    told = {"amulet": "for an amulet", "gold": "for your highest gold"}
    price = own(scene)["reach"]["price"]
    return [Text(told[price])] if price in told else []


def _deed(words: str) -> str:
    """What is done, without the column where it is: "clue on"."""
    deed, _, column = words.rpartition(" ")
    return deed if column in COLUMN_NAMES else words


def _together(alike: list[tuple[int, str]]) -> Text:
    """Deeds that differ by their column alone: "clue on 3 white 4 grey"."""
    deed = _deed(alike[0][1])
    if deed == alike[0][1]:
        return _numbered(str(alike[0][0]), deed)
    named = [_numbered(str(number), words.removeprefix(f"{deed} ")) for number, words in alike]
    return Text.assemble(f"{deed} ", Text(" ").join(named))


def _numbered(number: str, words: str) -> Text:
    return Text.assemble((number, "bold"), " ", ink(words))


def _hexes(found: list[tuple[int, int]]) -> list[Text]:
    """Hexes that follow each other in a column together, their numbers too: "4–7 E5–8"."""
    numbers = {hex_of(move): number for number, move in found}
    shown = []
    for run in runs(in_order(numbers)):
        ends = [numbers[run[0]], numbers[run[-1]]]
        shown.append(_numbered("–".join(map(str, dict.fromkeys(ends))), span(run)))
    return shown
