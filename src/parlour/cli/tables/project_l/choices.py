"""What the viewer of Project L may do: every choice with its number."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled, lines
from parlour.cli.tables.project_l.offers import Offers
from parlour.cli.tables.project_l.own import SLOT, me, slots
from parlour.cli.tables.project_l.pieces import chip, chips, ink
from parlour.cli.tables.project_l.players import LABEL, SPACE, piece_columns, shapes
from parlour.games.project_l.sight.schema import Setting
from parlour.games.speech import counted, imperative

INDENT = 9  # of a list
MOST_LINES = {True: 8, False: 3}  # for listing placements one by one, by room
Rows = list[tuple[str, list[Text]]]


def choices(scene: Scene, offers: Offers, width: int, spaced: bool) -> list[RenderableType]:
    """All choices that do not stand beside a puzzle of the market."""
    parts: list[RenderableType] = []
    beside = False
    pieces = shapes(scene.setting)
    if any(offers.gift(p) or offers.upgrade(g, p) for p in pieces for g in pieces):
        table, beside = _pieces(scene, offers, width)
        parts.append(table)
    if offers.spots and not beside:
        parts.append(_placing(scene, offers))
    listed = labelled(_listed(scene, offers, width, spaced), width)
    return [*parts, listed] if listed.row_count else parts


def _pieces(scene: Scene, offers: Offers, width: int) -> tuple[Table, bool]:
    """What each piece may be exchanged for, and, if there is room beside it, be placed."""
    columns = shapes(scene.setting)
    wide = 1 + max(2, *(len(offers.upgrade(g, t)) for g in columns for t in columns))
    table = piece_columns(scene.setting, "to get", wide=wide)
    room = (width - LABEL - SPACE - wide * len(columns)) // len(slots(scene))
    beside = all(len(offers.range(*at)) < room for at in offers.spots)
    shown = slots(scene) if offers.spots and beside else []
    for slot in shown:
        table.add_column(f"in {slot}", width=room, no_wrap=True)
    gifts = [offers.gift(piece) for piece in columns]
    turn = me(scene)["turn"]
    if any(gifts):  # the pieces that come for nothing
        table.add_row("reward" if turn and turn["due"] else "for nothing", *map(_bold, gifts))
    for given in columns:
        _add_piece(table, scene.setting, offers, given, shown)
    return table, beside


def _add_piece(
    table: Table, setting: Setting, offers: Offers, given: str, shown: list[int]
) -> None:
    """The choices with one piece, if there are any."""
    exchanges = [offers.upgrade(given, taken) for taken in shapes(setting)]
    ranges = [offers.range(given, slot) for slot in shown]
    if any(exchanges) or any(ranges):
        name = Text("for ") + chip(setting, given)
        table.add_row(name, *map(_bold, exchanges), "", *map(_bold, ranges))


def _bold(number: str) -> Text:
    return Text(number, style="bold")


def _placing(scene: Scene, offers: Offers) -> Table:
    """A line for each piece that may be placed, its numbers below the puzzles."""
    table = Table.grid()
    for width in (LABEL, *[SLOT for _ in slots(scene)]):
        table.add_column(width=width, no_wrap=True)
    for piece in [
        piece for piece in shapes(scene.setting) if piece in {p for p, _ in offers.spots}
    ]:
        ranges = [_bold(offers.range(piece, slot)) for slot in slots(scene)]
        table.add_row(Text("place ") + chip(scene.setting, piece), *ranges)
    return table


def _listed(scene: Scene, offers: Offers, width: int, spaced: bool) -> Rows:
    rows = [*_where(scene, offers, width, spaced), *_splits(scene)]
    buttons = [
        _numbered(scene.setting, number, _button(scene, choice["touches"][0], choice["words"]))
        for number, choice in enumerate(scene.choices, 1)
        if len(choice["touches"]) == 1 and choice["touches"][0] in scene.setting["buttons"]
    ]
    return [*rows, ("Choose", buttons)] if buttons else rows


def _button(scene: Scene, thing: str, words: str) -> str:
    """What to press, and what it costs."""
    prices = {"do.insert": counted(scene.setting["insert_cost"], "credit"), "do.ambassador": "an M"}
    if thing in prices:
        return f"{scene.setting['buttons'][thing]['says']} for {prices[thing]}"
    return "Master" if thing == "do.master" else imperative(words)


def _numbered(setting: Setting, number: int, words: str) -> Text:
    return _bold(str(number)) + Text(" ") + ink(setting, words)


def _splits(scene: Scene) -> Rows:
    """Each way to split a ghost (project_l-45)."""
    setting, found = scene.setting, dict[str, list[Text]]()
    own = {f"piece.{piece}": piece for piece in setting["pieces"]}
    supplied = {f"supply.{piece}": piece for piece in setting["pieces"]}
    for number, choice in enumerate(scene.choices, 1):
        if choice["touches"][0] == "do.split":
            _, ghost, *into = choice["touches"]
            way = _bold(str(number)) + Text(" ") + chips(setting, (supplied[p] for p in into))
            found.setdefault(setting["pieces"][own[ghost]]["label"], []).append(way)
    return [(f"Split {ghost}", ways) for ghost, ways in found.items()]


def _where(scene: Scene, offers: Offers, width: int, spaced: bool) -> Rows:
    """Where each placement lies; only an example where there are too many."""
    rows: Rows = []
    for (piece, slot), spots in offers.spots.items():
        ways = [_numbered(scene.setting, spot.number, spot.words) for spot in spots]
        rows.append((f"{scene.setting['pieces'][piece]['label']} in {slot}", ways))
    if sum(lines(ways, width - INDENT - 1) for _, ways in rows) <= MOST_LINES[spaced]:
        return rows
    what, spot = rows[0][0], next(iter(offers.spots.values()))[0]
    example = f"{spot.number} is {what} at {spot.words}; `list {what}` shows them all"
    return [("Where", [Text(example)])]
