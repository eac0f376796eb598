"""What the viewer of Small Islands may do: every choice with its number."""

from enum import IntEnum
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from parlour.cli.tables import Scene, offered
from parlour.cli.tables.flow import labelled
from parlour.cli.tables.small_islands.effects import effect
from parlour.cli.tables.small_islands.pieces import by_name, hex_name, ink, runs, span
from parlour.games.speech import imperative
from parlour.games.views import Choice

ENDS = ("do.end-turn", "do.end-move", "do.leave")
ACTING = ("action", "move")
IN_HAND = ("card", "show", "new-clue", "tile")  # numbered where they lie
PRICES = {"amulet": "for an amulet", "gold": "for your highest gold"}
INDENT = 7

Numbered = tuple[int, Choice]


class Row(IntEnum):
    """The rows of choices, in their order."""

    DOING = 0
    ENDING = 1
    LAND = 2
    LAVA = 3
    BOUGHT = 4


LABELS = {Row.LAND: "To", Row.LAVA: "Lava", Row.BOUGHT: "Amulet"}


def arrange(scene: Scene) -> list[Choice]:
    """Deeds first, then hexes from west to east, then what costs an amulet."""

    def place(choice: Choice) -> tuple[Row, tuple[str, int]]:
        name = _hex(scene, choice)
        return _row(scene, choice), by_name(name) if name else ("", choice["move"])

    return sorted(offered(scene), key=place)


def _row(scene: Scene, choice: Choice) -> Row:
    """In which row a choice stands."""
    first = choice["touches"][0]
    if first.startswith("hex."):
        is_lava = scene.view["changed"].get(first.removeprefix("hex.")) == "lava"
        return Row.LAVA if is_lava else Row.LAND
    if first in ENDS:
        return Row.ENDING
    return Row.BOUGHT if _asked(scene) in ACTING and _is_bought(choice) else Row.DOING


def _is_bought(choice: Choice) -> bool:
    return "do.amulet" in choice["touches"]


def _asked(scene: Scene) -> str | None:
    return scene.ask["question"] if scene.ask else None


def _hex(scene: Scene, choice: Choice) -> str | None:
    """The name of the hex that a choice is about."""
    place, _, id = choice["touches"][0].partition(".")
    return hex_name(scene.setting, id) if place == "hex" else None


def choices(scene: Scene, width: int) -> list[RenderableType]:
    """All choices, row by row."""
    if not scene.choices or _asked(scene) in IN_HAND:
        return []
    rows: dict[str, list[Text]] = {}
    for row, alike in groupby(enumerate(scene.choices, 1), key=lambda n: _row(scene, n[1])):
        named = _asked(scene) == "move" or row == Row.BOUGHT
        label = LABELS.get(row, "Choose") if named else "Choose"
        rows.setdefault(label, []).extend(_pieces(scene, row, list(alike)))
    return [labelled(rows.items(), width, INDENT)]


def _pieces(scene: Scene, row: Row, found: list[Numbered]) -> list[Text]:
    if row in (Row.LAND, Row.LAVA):
        return _hexes(scene, found) + (_price(scene) if row == Row.LAVA else [])
    if _asked(scene) in ACTING:
        return [_deed(scene, list(alike)) for _, alike in groupby(found, key=_what)]
    return [_numbered(scene, str(n), imperative(c["words"]), effect(scene, c)) for n, c in found]


# small_islands-42
def _price(scene: Scene) -> list[Text]:
    """What the first hex of lava in a move costs."""
    reach = scene.aids["reach"][scene.view["viewer"]]
    price = reach and PRICES.get(reach["price"])
    return [Text(price)] if price and _asked(scene) == "move" else []


def _what(numbered: Numbered) -> list[str]:
    """What is done, without the column where it is."""
    touches = numbered[1]["touches"]
    return [touch for touch in touches if touch.startswith("do.") and touch != "do.amulet"]


def _deed(scene: Scene, alike: list[Numbered]) -> Text:
    """Deeds that differ by their column alone: "play a clue 3 white 4 grey"."""
    (button,) = _what(alike[0]) or ["do.amulet"]
    deed = scene.setting["buttons"][button]["says"].lower()
    places = [choice["touches"][0].partition(".") for _, choice in alike]
    if places[0][0] != "column":
        return _numbered(scene, str(alike[0][0]), deed, "")
    names = [scene.setting["colours"][id]["name"] for _, _, id in places]
    pieces = [
        _numbered(scene, str(number), name, effect(scene, choice))
        for (number, choice), name in zip(alike, names, strict=True)
    ]
    return Text.assemble(f"{deed} ", Text(" ").join(pieces))


def _numbered(scene: Scene, number: str, words: str, more: str) -> Text:
    said = f"{words}: {more}" if more else words
    return Text.assemble((number, "bold"), " ", ink(scene.setting, said))


def _hexes(scene: Scene, found: list[Numbered]) -> list[Text]:
    """Hexes that follow each other in a column together, their numbers too: "4–7 E5–8"."""
    told = {_hex(scene, choice) or "": (n, effect(scene, choice)) for n, choice in found}
    if any(more for _, more in told.values()):
        return [_numbered(scene, str(n), name, more) for name, (n, more) in told.items()]
    shown = []
    for run in runs(told):
        ends = [told[run[0]][0], told[run[-1]][0]]
        shown.append(_numbered(scene, "–".join(map(str, dict.fromkeys(ends))), span(run), ""))
    return shown
