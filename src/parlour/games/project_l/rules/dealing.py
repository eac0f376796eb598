"""What chance decides: the order of the decks and the Finesse tiles, dealt or guessed."""

from parlour.games.project_l.box.market import BLACKS_USED
from parlour.games.project_l.box.puzzles import (
    AMBASSADOR_SET,
    BLACK,
    BLACKS,
    GHOST_SET,
    IN_SET,
    PHOENIX_SET,
    WHITE,
    WHITES,
)
from parlour.games.project_l.box.solo import SOLO_BLACKS, SOLO_WHITES
from parlour.games.project_l.box.tiles import BACKS, DRAWN, FACE_DOWN, POOL, RECYCLE_TILES
from parlour.games.project_l.options import (
    EXPANSIONS_USED,
    FINESSE,
    PHOENIX,
    WITH_AMBASSADOR,
    WITH_GHOST,
)
from parlour.games.project_l.rules.decks import add_at_random
from parlour.kit.luck import draw
from parlour.kit.rule import rule
from parlour.kit.sets import add, remove, size

ALL_WHITES, ALL_BLACKS = (1 << WHITES) - 1, (1 << BLACKS) - 1


# project_l-02, project_l-80: the puzzles of the chosen boxes.
@rule
def puzzles_used(game, colour):
    """The set of the puzzles of a colour that may come into the game."""
    used, expansions = IN_SET[0, colour], game.options[EXPANSIONS_USED]
    if expansions & WITH_GHOST:
        used |= IN_SET[GHOST_SET, colour]
    if expansions & WITH_AMBASSADOR:
        used |= IN_SET[AMBASSADOR_SET, colour]
    if game.options[PHOENIX]:
        used |= IN_SET[PHOENIX_SET, colour]
    return used


# project_l-06: all white puzzles; project_l-07: so many of the black ones; project_l-83: alone.
@rule
def puzzles_dealt(game, colour):
    """How many puzzles of a colour are in the game."""
    if game.seats == 1:
        finesse = min(game.options[FINESSE], 1)
        return SOLO_BLACKS[finesse] if colour == BLACK else SOLO_WHITES[finesse]
    return BLACKS_USED[game.seats] if colour == BLACK else size(puzzles_used(game, WHITE))


# project_l-83: alone, the white ones lie on top of the black ones.
@rule
def deal_decks(game, luck, white, black, whites, blacks):
    """Deal so many of the puzzles of each set; what is not dealt and was not seen is gone."""
    game.gone_white = ALL_WHITES & ~puzzles_used(game, WHITE)
    game.gone_black = ALL_BLACKS & ~puzzles_used(game, BLACK)
    for colour in range(BLACK, WHITE - 1, -1):
        deck = WHITE if game.seats == 1 else colour
        pool, count = (black, blacks) if colour == BLACK else (white, whites)
        left = add_at_random(game, luck, deck, pool, colour * WHITES, count)
        if colour == BLACK:
            game.gone_black |= left
        else:
            game.gone_white |= left


@rule
def set_tile(game, i, tile):
    if i < FACE_DOWN:
        game.face_down[i] = tile
    else:
        game.tiles[i - FACE_DOWN] = tile


@rule
def draw_tiles(game, luck, seen):
    """A random set of the tiles that go with those seen: two A, two B and six C in all."""
    drawn = 0
    for back in range(len(BACKS)):
        pool = tile_pool(game, back)
        for _ in range(DRAWN[back] - size(pool & seen)):
            drawn = add(drawn, draw(luck, pool & ~(seen | drawn)))
    return drawn


# project_l-81: the Finesse Ambassador tiles join in; project_l-83e: the Recycle tile not alone.
@rule
def tile_pool(game, back):
    pool = POOL[game.options[FINESSE] - 1, back]
    return pool & ~RECYCLE_TILES if game.seats == 1 else pool


@rule
def lay_at_random(game, luck, tiles, count):
    """Lay so many tiles of a set, from the left of the row, in random order."""
    for i in range(count):
        tile = draw(luck, tiles)
        tiles = remove(tiles, tile)
        set_tile(game, i, tile)
