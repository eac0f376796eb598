"""What a Finesse tile of Project L says."""

from parlour.games.project_l.box.tiles import (
    CREDITS_PAID,
    IS_BLUE,
    KIND,
    LISTED,
    TILE_PROVENANCE,
    TileKind,
)
from parlour.games.project_l.nouns import PIECE
from parlour.games.project_l.sight.schema import Tile
from parlour.games.speech import counted
from parlour.kit.sets import members

PAID_FOR = {
    TileKind.PLACE: "each {pieces} placed",
    TileKind.MASTER_PLACE: "each piece placed by Master or Ambassador",
    TileKind.COMPLETE_PUZZLE: "each puzzle completed",
    TileKind.TAKE_PUZZLE: "each puzzle taken",
    TileKind.UPGRADE: "each Upgrade and each red arrow received",
    TileKind.RECYCLE: "each Recycle",
    TileKind.INSERT: "each Insert",
    TileKind.OWN_EACH: "each {pieces} you own",
    TileKind.OWN_TYPES: "each shape you own of {pieces}",
    TileKind.UNFINISHED_PUZZLES: "each unfinished puzzle",
    TileKind.NO_UNFINISHED: "having no unfinished puzzle",
    TileKind.EVERY_LEVEL: "owning a piece of each level 1 to 4",
    TileKind.NO_DUPLICATES: "owning no shape twice",
    TileKind.NO_SMALL: "owning no piece of level 1 or 2",
}


def tile_face(tile: int) -> Tile:
    """A tile of the box."""
    return {
        "colour": "blue" if IS_BLUE[tile] else "pink",
        "credits": int(CREDITS_PAID[tile]),
        "words": _words(tile),
        "provenance": TILE_PROVENANCE[tile],
    }


def _words(tile: int) -> str:
    """What a tile pays for, and when: pink ones at once, blue ones at the end (project_l-51)."""
    listed = [PIECE.said(p) for p in members(LISTED[tile])]
    joint = ", " if KIND[tile] == TileKind.OWN_TYPES else " or "
    paid_for = PAID_FOR[TileKind(KIND[tile])].format(pieces=joint.join(listed))
    when = "at the end of your turn " if IS_BLUE[tile] else ""
    return f"{counted(int(CREDITS_PAID[tile]), 'credit')} {when}for {paid_for}"
