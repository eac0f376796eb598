"""The Finesse tiles of Project L, as tables for the rules. Facts and provenance: box.toml."""

from enum import IntEnum

import numpy as np

from parlour.games.project_l.box.opened import BOX
from parlour.games.project_l.box.pieces import pieces


class TileKind(IntEnum):
    """What a Finesse tile pays for; the pink ones, which pay each time it happens, first."""

    PLACE = 0  # a listed piece is placed
    MASTER_PLACE = 1  # a piece is placed by Master or Ambassador
    COMPLETE_PUZZLE = 2
    TAKE_PUZZLE = 3
    UPGRADE = 4  # the action, or an arrow received
    RECYCLE = 5
    INSERT = 6
    OWN_EACH = 7  # for each listed piece owned
    OWN_TYPES = 8  # for each listed shape owned
    UNFINISHED_PUZZLES = 9  # for each
    NO_UNFINISHED = 10
    EVERY_LEVEL = 11  # one of each level 1 to 4 at least
    NO_DUPLICATES = 12
    NO_SMALL = 13  # no level 1 or 2


FIRST_BLUE = 7
TILES = 40
BACKS = ("A", "B", "C")
PACKS = ("finesse", "finesse_ambassador")
_tiles = range(len(BOX.sized("tiles", TILES)))
TILE_IDS = [BOX.text(f"tiles.{t}.id") for t in _tiles]
if len(set(TILE_IDS)) < TILES:
    raise BOX.mistake("tiles", "must each have an id of its own")
_words = {kind.name.lower(): kind for kind in TileKind}


def _known(field: str, known: tuple[str, ...]) -> list[int]:
    """Where each tile's word stands among the words that are known."""
    words = [BOX.text(f"tiles.{t}.{field}") for t in _tiles]
    for t, word in enumerate(words):
        if word not in known:
            raise BOX.mistake(f"tiles.{t}.{field}", f"must be one of {', '.join(known)}")
    return [known.index(word) for word in words]


KIND = np.array(_known("kind", tuple(_words)))
BACK = _known("back", BACKS)
PACK = _known("pack", PACKS)
IS_BLUE = _known("colour", ("pink", "blue"))
if [int(kind >= FIRST_BLUE) for kind in KIND] != IS_BLUE:
    raise BOX.mistake("tiles", "must be blue where they are checked at the end of the turn")
CREDITS_PAID = np.array([BOX.whole(f"tiles.{t}.credits", 1, 9) for t in _tiles])
_LISTING = (
    TileKind.PLACE,
    TileKind.OWN_EACH,
    TileKind.OWN_TYPES,
)  # they say which pieces they mean
LISTED = np.array(
    [
        sum(1 << p for p in set(pieces(f"tiles.{t}.pieces"))) if KIND[t] in _LISTING else 0
        for t in _tiles
    ]
)  # set of pieces
TILE_PROVENANCE = [BOX.provenance(f"tiles.{t}")[0] for t in _tiles]

# The row: of each back so many are drawn; the first two lie face down and never count.
DRAWN = np.array([BOX.whole(f"finesse.drawn.{back}", 2, 6) for back in BACKS])
ROW = 10
FACE_DOWN = BOX.whole("finesse.face_down", 2, 2)
FACE_UP = ROW - FACE_DOWN
if DRAWN.sum() != ROW:
    raise BOX.mistake("finesse.drawn", f"must add up to {ROW}")
INSERT_COST = BOX.whole("finesse.insert_cost", 2, 9)
BANK = BOX.whole("credits.bank", 10, 35)

# The tiles of each back: set of tiles with the first pack alone, and with both.
POOL = np.array(
    [
        [
            sum(1 << t for t in _tiles if BACK[t] == back and PACK[t] <= packs)
            for back in range(len(BACKS))
        ]
        for packs in range(len(PACKS))
    ]
)
RECYCLE_TILES = sum(1 << t for t in _tiles if KIND[t] == TileKind.RECYCLE)  # not used in solo
for _drawn, _pool in zip(DRAWN, POOL[0], strict=True):
    if _drawn > (int(_pool) & ~RECYCLE_TILES).bit_count():
        raise BOX.mistake("tiles", "must have enough of each back in the first pack to draw from")
