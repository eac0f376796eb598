"""A turn: what is done in it. small_islands-22 to -25, -45 to -52."""

from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import Act
from parlour.games.small_islands.options import TURNS, VOLCANO
from parlour.games.small_islands.rules.amulets import spend_amulet, take_amulet
from parlour.games.small_islands.rules.decks import swap_hand
from parlour.games.small_islands.rules.ending import end_game
from parlour.games.small_islands.rules.hexes import holds
from parlour.games.small_islands.rules.moving import begin_move, end_move
from parlour.games.small_islands.rules.playing import go_back_to_turn
from parlour.games.small_islands.rules.raising import raise_treasure
from parlour.games.small_islands.table import Step
from parlour.kit.rule import rule
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


# small_islands-52: whatever is done next, "right after" a clue or a removed cube is over.
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
    if answer == Act.SWAP or answer == Act.BUY_SWAP:
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
        game.step = Step.LAVA  # small_islands-62
        if not game.options[VOLCANO]:
            go_back_to_turn(game)  # small_islands-71
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
        game.step = Step.TILE if kind == Act.TILE or kind == Act.BUY_TILE else Step.CARD
