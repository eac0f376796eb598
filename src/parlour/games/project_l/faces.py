"""The components of Project L as plain data: what a piece, a puzzle and a Finesse tile show."""

from typing import Any

from parlour.games.project_l.box import (
    BOX,
    DECK_NAMES,
    LEVEL,
    NO_PUZZLE,
    PIECE_COLOURS,
    PIECE_HEX,
    PIECE_IDS,
    PIECE_NAMES,
    PIECES,
    POINTS,
    PUZZLE_IDS,
    PUZZLE_PROVENANCE,
    PUZZLE_SETS,
    PUZZLES,
    REWARD,
    REWARD_IDS,
    WHITES,
)
from parlour.games.project_l.tiles import (
    CREDITS_PAID,
    IS_BLUE,
    KIND,
    LISTED,
    TILE_IDS,
    TILE_PROVENANCE,
    TILES,
    Kind,
)
from parlour.kit.sets import members

View = dict[str, Any]
PAID_FOR = {
    Kind.PLACE: "each {pieces} placed",
    Kind.MASTER_PLACE: "each piece placed by Master or Ambassador",
    Kind.COMPLETE_PUZZLE: "each puzzle completed",
    Kind.TAKE_PUZZLE: "each puzzle taken",
    Kind.UPGRADE: "each Upgrade and each red arrow received",
    Kind.RECYCLE: "each Recycle",
    Kind.INSERT: "each Insert",
    Kind.OWN_EACH: "each {pieces} you own",
    Kind.OWN_TYPES: "each shape you own of {pieces}",
    Kind.UNFINISHED_PUZZLES: "each unfinished puzzle",
    Kind.NO_UNFINISHED: "having no unfinished puzzle",
    Kind.EVERY_LEVEL: "owning a piece of each level 1 to 4",
    Kind.NO_DUPLICATES: "owning no shape twice",
    Kind.NO_SMALL: "owning no piece of level 1 or 2",
}
_PUZZLES: list[View] = [
    {
        "id": PUZZLE_IDS[p],
        "colour": DECK_NAMES[p >= WHITES],
        "points": int(POINTS[p]),
        "reward": REWARD_IDS[REWARD[p]],
        "rows": list(BOX.at(f"puzzles.{p}.rows")),
        "provenance": PUZZLE_PROVENANCE[p],
        "set": PUZZLE_SETS[p],
    }
    for p in range(PUZZLES)
]
_PIECES: list[View] = [
    {
        "id": PIECE_IDS[p],
        "name": PIECE_NAMES[p],
        "level": int(LEVEL[p]),
        "colour": PIECE_COLOURS[p],
        "hex": PIECE_HEX[p],
        "rows": list(BOX.at(f"pieces.{p}.shape")),
        "provenance": BOX.provenance(f"pieces.{p}")[0],
    }
    for p in range(PIECES)
]


def puzzle_face(puzzle: int) -> View | None:
    """A puzzle, or None where none lies."""
    if puzzle == NO_PUZZLE:
        return None
    face = _PUZZLES[puzzle]
    return {**face, "rows": face["rows"].copy()}


def piece_faces() -> list[View]:
    """All pieces, by number."""
    return [{**face, "rows": face["rows"].copy()} for face in _PIECES]


def counted(counts: list[int]) -> dict[str, int]:
    """How many there are of each piece, by its id."""
    return dict(zip(PIECE_IDS, counts, strict=True))


def _words(tile: int) -> str:
    """What a tile pays for, and when: pink ones at once, blue ones at the end (project_l-51)."""
    listed = [PIECE_IDS[p] for p in members(LISTED[tile])]
    joint = ", " if KIND[tile] == Kind.OWN_TYPES else " or "
    paid_for = PAID_FOR[Kind(KIND[tile])].format(pieces=joint.join(listed))
    credits = "1 credit" if CREDITS_PAID[tile] == 1 else f"{CREDITS_PAID[tile]} credits"
    return f"{credits} {'at the end of your turn ' if IS_BLUE[tile] else ''}for {paid_for}"


_TILES: list[View] = [
    {
        "id": TILE_IDS[t],
        "colour": "blue" if IS_BLUE[t] else "pink",
        "credits": int(CREDITS_PAID[t]),
        "words": _words(t),
        "provenance": TILE_PROVENANCE[t],
    }
    for t in range(TILES)
]


def tile_face(tile: int) -> View:
    """A Finesse tile that lies face up."""
    return _TILES[tile].copy()
