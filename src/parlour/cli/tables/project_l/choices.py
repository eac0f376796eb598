"""What the viewer of Project L may do: every choice with its number."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.tables import Scene
from parlour.cli.tables.flow import labelled, lines
from parlour.cli.tables.project_l.offers import Offers
from parlour.cli.tables.project_l.own import SLOT
from parlour.cli.tables.project_l.pieces import chip, ink
from parlour.cli.tables.project_l.players import LABEL, SPACE, piece_columns, shapes
from parlour.games.project_l.box import PIECE_IDS, PIECES
from parlour.games.project_l.events import split_words
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    INSERT,
    MASTER,
)
from parlour.games.project_l.setting import SLOTS

View = dict[str, Any]
INDENT = 9  # of a list
MOST_LINES = {True: 8, False: 3}  # for listing placements one by one, by room
ENDS = {
    "action": "end the turn",
    "extra": "end the turn",
    "multi_place": "finish placing",
    "ghost_place": "finish placing",
    "reward_pick": "go without a reward",
    "arrow": "decline the arrow",
    "touches": "stop",
}
PLAIN = {MASTER: "Master", AMBASSADOR: "Ambassador for an M", INSERT: "Insert for 2 credits"}


def choices(scene: Scene, offers: Offers, width: int, spaced: bool) -> list[RenderableType]:
    """All choices that do not stand beside a puzzle of the market."""
    parts: list[RenderableType] = []
    beside = False
    if any(offers.gift(p) for p in range(PIECES)) or offers.between(FIRST_UPGRADE, FIRST_SPLIT):
        table, beside = _pieces(scene.view, offers, width)
        parts.append(table)
    if offers.spots and not beside:
        parts.append(_placing(offers))
    listed = labelled(_listed(scene, offers, width, spaced), width)
    return [*parts, listed] if listed.row_count else parts


def _pieces(view: View, offers: Offers, width: int) -> tuple[Table, bool]:
    """What each piece may be exchanged for, and, if there is room beside it, be placed."""
    columns = [PIECE_IDS.index(name) for name in shapes(view)]
    wide = 1 + max(2, *(len(offers.upgrade(g, t)) for g in columns for t in columns))
    table = piece_columns(view, "to get", wide=wide)
    room = (width - LABEL - SPACE - wide * len(columns)) // SLOTS
    beside = all(len(offers.range(*at)) < room for at in offers.spots)
    for slot in range(SLOTS if offers.spots and beside else 0):
        table.add_column(f"in {slot + 1}", width=room, no_wrap=True)
    _add_gifts(table, view, offers, columns)
    for given in columns:
        _add_piece(table, offers, given, columns, beside)
    return table, beside


def _add_gifts(table: Table, view: View, offers: Offers, columns: list[int]) -> None:
    """The pieces that come for nothing, if any do."""
    gifts = [offers.gift(piece) for piece in columns]
    due = view["players"][view["viewer"]]["due"]
    if any(gifts):
        table.add_row("reward" if due else "for nothing", *map(_bold, gifts))


def _add_piece(table: Table, offers: Offers, given: int, columns: list[int], beside: bool) -> None:
    """The choices with one piece, if there are any."""
    exchanges = [offers.upgrade(given, taken) for taken in columns]
    ranges = [offers.range(given, slot) for slot in range(SLOTS if offers.spots and beside else 0)]
    if any(exchanges) or any(ranges):
        name = Text("for ") + chip(PIECE_IDS[given])
        table.add_row(name, *map(_bold, exchanges), "", *map(_bold, ranges))


def _bold(number: str) -> Text:
    return Text(number, style="bold")


def _placing(offers: Offers) -> Table:
    """A line for each piece that may be placed, its numbers below the puzzles."""
    table = Table.grid()
    for width in (LABEL, *[SLOT] * SLOTS):
        table.add_column(width=width, no_wrap=True)
    for piece in sorted({piece for piece, _ in offers.spots}):
        ranges = [_bold(offers.range(piece, slot)) for slot in range(SLOTS)]
        table.add_row(Text("place ") + chip(PIECE_IDS[piece]), *ranges)
    return table


Rows = list[tuple[str, list[Text]]]


def _listed(scene: Scene, offers: Offers, width: int, spaced: bool) -> Rows:
    rows = [*_where(offers, width, spaced), *_splits(offers)]
    step = scene.view["players"][scene.view["viewer"]]["step"]
    plain = {**PLAIN, DONE: ENDS.get(step, "stop")}
    offered = [_numbered(offers.number(m), words) for m, words in plain.items() if offers.number(m)]
    return [*rows, ("Choose", offered)] if offered else rows


def _numbered(number: str, words: str) -> Text:
    return _bold(number) + Text(" ") + ink(words)


def _splits(offers: Offers) -> Rows:
    """Each way to split a ghost (project_l-45)."""
    found: dict[str, list[Text]] = {}
    for move, number in offers.between(FIRST_SPLIT, MASTER).items():
        ghost, _, into = split_words(move - FIRST_SPLIT).partition(" into ")
        found.setdefault(ghost, []).append(_numbered(str(number), into))
    return [(f"Split {ghost}", ways) for ghost, ways in found.items()]


def _where(offers: Offers, width: int, spaced: bool) -> Rows:
    """Where each placement lies; only an example where there are too many."""
    if not offers.spots:
        return []
    rows: Rows = []
    for (piece, slot), spots in offers.spots.items():
        ways = [_numbered(str(spot.number), spot.words) for spot in spots]
        rows.append((f"{PIECE_IDS[piece]} in {slot + 1}", ways))
    if sum(lines(ways, width - INDENT - 1) for _, ways in rows) <= MOST_LINES[spaced]:
        return rows
    (piece, slot), spots = next(iter(offers.spots.items()))
    what = f"{PIECE_IDS[piece]} in {slot + 1}"
    example = f"{spots[0].number} is {what} at {spots[0].words}; `list {what}` shows them all"
    return [("Where", [Text(example)])]
