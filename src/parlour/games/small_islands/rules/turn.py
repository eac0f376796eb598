"""A turn: what may be done in it and what is done. small_islands-22 to -26, -37, -46 to -52."""

from parlour.games.small_islands.box import COLUMNS
from parlour.games.small_islands.clues import CLUES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.rules.amulets import spend_amulet, take_amulet
from parlour.games.small_islands.rules.columns import (
    add_clue,
    has_cubes,
    is_located,
    is_site,
    lay_rose,
    look_again,
)
from parlour.games.small_islands.rules.decks import discard_clue, fill_hand, leave_hand, swap_hand
from parlour.games.small_islands.rules.ending import end_game
from parlour.games.small_islands.rules.hexes import holds, put, take_out
from parlour.games.small_islands.rules.moving import begin_move, end_move
from parlour.games.small_islands.rules.raising import raise_treasure
from parlour.games.small_islands.setting import TURNS
from parlour.games.small_islands.table import Step
from parlour.kit.rule import rule
from parlour.kit.sets import only, remove
from parlour.kit.table import next_seat, tell


# small_islands-69: the safety stop. small_islands-22: an amulet under the vehicle comes first.
@rule
def begin_turn(game):
    if game.turns == game.options[TURNS]:
        end_game(game, True)
        return
    game.active = game.asked = next_seat(game, game.active)
    game.acted = game.free_raise = 0
    tell(game, Event.TURN, game.active, game.turns + 1)
    here = holds(game.amulets, game.players[game.active].vehicle)
    game.step = Step.START if here else Step.ACTION


@rule
def acts_of(game, player):
    """What may be done now, in a move or outside."""
    acts = acts_in_move(game, player) if game.moving else acts_outside_move(game, player)
    return acts | acts_with_columns(game, player)


# small_islands-23: one main action. small_islands-25: it ends the turn when the player says so.
@rule
def acts_outside_move(game, player):
    acts = only(Act.END_TURN) if game.acted else only(Act.MOVE) | only(Act.SWAP)
    if player.amulets:
        acts |= only(Act.BUY_MOVE) | only(Act.BUY_SWAP)
    return acts


# small_islands-43: not on lava. small_islands-44, small_islands-44b: after a bound.
# small_islands-24: no second move within a move.
@rule
def acts_in_move(game, player):
    acts = 0 if holds(game.lava, player.vehicle) else only(Act.END_MOVE)
    if game.bounded and not game.bought and holds(game.amulets, player.vehicle):
        acts |= only(Act.TAKE)
    return acts | only(Act.BUY_SWAP) if player.amulets else acts


# small_islands-26, small_islands-37, small_islands-47: with a rose, as the action or bought.
# small_islands-49: not the last cube.
@rule
def acts_with_columns(game, player):
    clues = tiles = cubes = raised = 0
    for column in range(COLUMNS):
        fits = game.fits[column]
        clues |= (player.hand & fits != 0) << column
        tiles |= (player.hand & ~fits != 0 and game.reserve & fits != 0) << column
        cubes |= (game.found[column] > 1 and has_cubes(game, column)) << column
        raised |= may_raise(game, player, column) << column
    acts = raised << Act.RAISE
    if player.roses and not game.acted and not game.moving:
        acts |= clues << Act.CLUE | tiles << Act.TILE
    if player.roses and player.amulets:
        acts |= clues << Act.BUY_CLUE | tiles << Act.BUY_TILE
    return acts | cubes << Act.CUBE if player.amulets else acts


# small_islands-45, small_islands-52: in a move, right after a clue, or as a move of no bounds.
@rule
def may_raise(game, player, column):
    if not is_located(game, column) or not is_site(game, column, player.vehicle):
        return False
    return game.moving or game.free_raise or not game.acted


# small_islands-52: whatever else is done, "right after a clue" is over.
@rule
def act(game, seat, answer):
    free = game.free_raise
    game.free_raise = 0
    if answer >= Act.CLUE:
        begin_with_column(game, seat, answer)
    elif answer >= Act.RAISE:
        begin_raising(game, seat, answer - Act.RAISE, free)
    elif answer >= Act.MOVE:
        begin_move_or_swap(game, seat, answer)
    else:
        finish(game, seat, answer)


# small_islands-52: outside a move a raising is free, or a move of no bounds.
@rule
def begin_raising(game, seat, column, free):
    if game.moving:
        end_move(game)
    elif not free:
        game.acted = 1
    raise_treasure(game, seat, column)


# small_islands-48, small_islands-50
@rule
def begin_move_or_swap(game, seat, answer):
    bought = answer >= Act.BUY_MOVE
    if bought:
        pay_amulet(game, seat, answer, 0)
    else:
        game.acted = 1
    if answer in (Act.SWAP, Act.BUY_SWAP):
        swap_hand(game, seat)
    else:
        begin_move(game, seat, bought)


@rule
def pay_amulet(game, seat, answer, column):
    spend_amulet(game, seat)
    tell(game, Event.SPENT_AMULET, seat, answer, column)


@rule
def finish(game, seat, answer):
    if answer == Act.END_TURN:
        game.turns += 1
        game.step = Step.NEXT_TURN
    elif answer == Act.END_MOVE:
        end_move(game)
    elif answer == Act.TAKE:
        take_amulet(game, seat)
        game.step = Step.LAVA
    else:
        tell(game, Event.LEFT_AMULET, seat, game.players[seat].vehicle)
        game.step = Step.ACTION


@rule
def begin_with_column(game, seat, answer):
    game.column = (answer - Act.CLUE) & COLUMNS - 1
    kind = answer - game.column
    if kind >= Act.BUY_CLUE:
        pay_amulet(game, seat, kind, game.column)
    else:
        game.acted = 1
    if kind == Act.CUBE:
        game.step = Step.CUBE
    else:
        game.step = Step.TILE if kind in (Act.TILE, Act.BUY_TILE) else Step.CARD


@rule
def go_back_to_turn(game):
    game.asked = game.active
    game.step = Step.MOVE if game.moving else Step.ACTION


# small_islands-26
@rule
def play_clue(game, seat, card):
    leave_hand(game.players[seat], card)
    tell(game, Event.PLAYED_CLUE, seat, card, game.column)
    lay_clue(game, seat, card)


@rule
def choose_tile(game, tile):
    game.tile, game.step = tile + CLUES, Step.SHOW


# small_islands-37: the card shown is discarded, the tile is the clue.
@rule
def show_card(game, seat, card):
    tell(game, Event.SHOWED, seat, card, game.column)
    discard_clue(game, seat, card)
    game.reserve = remove(game.reserve, game.tile)
    tell(game, Event.PLAYED_TILE, seat, game.tile, game.column)
    lay_clue(game, seat, game.tile)


# small_islands-34: a replacement is drawn. small_islands-39: and a treasure may be raised.
@rule
def lay_clue(game, seat, card):
    lay_rose(game, seat, card)
    add_clue(game, game.column, card)
    fill_hand(game, seat)
    game.free_raise, game.tile = 1, 0
    go_back_to_turn(game)


# small_islands-49: struck out until the treasure is raised. small_islands-52
@rule
def remove_cube(game, seat, at):
    column = game.column
    take_out(game.sites[column], at)
    put(game.struck[column], at)
    look_again(game, column)
    tell(game, Event.STRUCK, seat, at, column)
    tell(game, Event.SITES, seat, column, game.found[column])
    game.free_raise = game.acted
    go_back_to_turn(game)
