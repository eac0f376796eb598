"""What may be done in a turn, in a move or outside: small_islands-23 to -26, -37, -43 to -52."""

from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.columns import has_cubes, is_located, is_site
from parlour.games.small_islands.rules.hexes import holds
from parlour.kit.rule import rule
from parlour.kit.sets import only


@rule
def acts_of(game, player):
    acts = acts_in_move(game, player) if game.moving else acts_outside_move(game, player)
    if player.amulets:
        acts |= only(Act.BUY_SWAP) | columns_with_cubes(game) << Act.CUBE
    if player.roses:
        acts |= acts_with_clues(game, player)
    return acts | columns_to_raise(game, player) << Act.RAISE


# small_islands-23: one main action. small_islands-25: the turn ends when the player says so.
@rule
def acts_outside_move(game, player):
    acts = only(Act.END_TURN) if game.acted else only(Act.MOVE) | only(Act.SWAP)
    return acts | only(Act.BUY_MOVE) if player.amulets else acts


# small_islands-43: not on lava.
# small_islands-24: no second move within a move.
@rule
def acts_in_move(game, player):
    acts = 0 if holds(game.lava, player.vehicle) else only(Act.END_MOVE)
    return acts | only(Act.TAKE) if may_take_amulet(game, game.asked) else acts


# small_islands-44, small_islands-44b: after a bound. small_islands-48: not in a bought move.
@rule
def may_take_amulet(game, seat):
    """Whether there is an amulet under the vehicle, which can be taken in this move."""
    vehicle = game.players[seat].vehicle
    return game.bounded and not game.bought and holds(game.amulets, vehicle)


# small_islands-26, small_islands-47: as the main action, or bought.
@rule
def acts_with_clues(game, player):
    main = not game.acted and not game.moving
    if not main and player.amulets == 0:
        return 0
    clues, tiles = columns_for_clues(game, player), columns_for_tiles(game, player)
    acts = clues << Act.CLUE | tiles << Act.TILE if main else 0
    return acts | clues << Act.BUY_CLUE | tiles << Act.BUY_TILE if player.amulets else acts


# small_islands-29
@rule
def columns_for_clues(game, player):
    columns = 0
    for column in range(COLUMNS):
        columns |= (player.hand & game.fits[column] != 0) << column
    return columns


# small_islands-37: with a card that does not fit, a tile that does.
@rule
def columns_for_tiles(game, player):
    columns = 0
    for column in range(COLUMNS):
        fits = game.fits[column]
        columns |= (player.hand & ~fits != 0 and game.reserve & fits != 0) << column
    return columns


# small_islands-49: not the last cube.
@rule
def columns_with_cubes(game):
    columns = 0
    for column in range(COLUMNS):
        columns |= (game.found[column] > 1 and has_cubes(game, column)) << column
    return columns


# small_islands-45, small_islands-52: in a move, right after a clue or a removed cube, or as a
# move of no bounds.
@rule
def columns_to_raise(game, player):
    columns = 0
    if game.acted and not game.moving and not game.free_raise:
        return columns
    for column in range(COLUMNS):
        if is_located(game, column):
            columns |= is_site(game, column, player.vehicle) << column
    return columns
