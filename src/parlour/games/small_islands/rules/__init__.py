"""The rules of Small Islands, a chapter a file, in the order of the rule sheet (RULES.md).

A decision is a step (table.Step), and everything that follows from its answer by itself is done
before the next question. What can be answered is worked out once, when a question comes up.

    setting up   OBJECT*, STATUE and FACING* (if players place them), then for each player
                 TRIAD, TRIAD_LAVA, TRIAD_TURN or, without a triad, VEHICLE
    a turn       START (if an amulet lies under the vehicle), then ACTION until the turn is ended:
      a clue     CARD                    a tile    TILE, SHOW
      a move     MOVE, bound by bound    a cube    CUBE
      an amulet  LAVA, wherever one is taken
    a raising    CLAIM card by card; CURSE for all who must pay; SHARED; NEW_CLUE; RENEWED
    its end      NEXT_TURN
"""

from parlour.games.small_islands.box.map import WORD, WORDS
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT
from parlour.games.small_islands.options import RAISE_ENDS_TURN
from parlour.games.small_islands.rules.amulets import let_statues_act
from parlour.games.small_islands.rules.asking import ask
from parlour.games.small_islands.rules.ending import place, points
from parlour.games.small_islands.rules.hexes import clear, count, is_empty, nth_hex
from parlour.games.small_islands.rules.lava import find_lava_spots, flow
from parlour.games.small_islands.rules.moving import bound_to
from parlour.games.small_islands.rules.playing import (
    choose_tile,
    go_back_to_turn,
    play_clue,
    remove_cube,
    show_card,
)
from parlour.games.small_islands.rules.raising import answer_offer, turn_up
from parlour.games.small_islands.rules.raising.curse import go_on_cursing, suffer
from parlour.games.small_islands.rules.raising.sharing import begin_from_hand, finish_sharing
from parlour.games.small_islands.rules.setting_up import set_up as lay_out
from parlour.games.small_islands.rules.setting_up.placing import (
    find_place,
    stand_object,
    stand_vehicle,
    take_triad,
    turn_statue,
    turn_triad,
)
from parlour.games.small_islands.rules.turn import act, begin_turn
from parlour.games.small_islands.table import NO_CARD, Step
from parlour.kit.luck import below
from parlour.kit.rule import rule
from parlour.kit.sets import nth, only, size, write_out
from parlour.kit.table import may_take_back, settle, tell

__all__ = ["actors", "ask", "legal_moves", "place", "play", "points", "random_move", "set_up"]


@rule
def set_up(game):
    lay_out(game)
    find_next_question(game)
    ask(game)


@rule
def actors(game):
    return 0 if game.step == Step.OVER else only(game.asked)


@rule
def legal_moves(game, seat, moves):
    if game.step == Step.OVER or game.asked != seat:
        return 0
    count = write_out(game.players[seat].choices, FIRST[game.step], moves, 0)
    for w in range(WORDS):
        count = write_out(game.spots[w], FIRST_SPOT[game.step] + w * WORD, moves, count)
    return count


# The n-th of the legal moves for a draw n, without writing them all down.
@rule
def random_move(game, seat, moves, luck):
    choices, step = game.players[seat].choices, game.step
    here = size(choices)
    number = below(luck, here + count(game.spots))
    if number < here:
        return FIRST[step] + nth(choices, number)
    return FIRST_SPOT[step] + nth_hex(game.spots, number - here)


# small_islands-73: a step may be taken back while nothing was drawn or shown.
@rule
def play(game, seat, move):
    shows = game.step == Step.CARD or game.step == Step.SHOW or game.step == Step.NEW_CLUE
    counter, used, spent = game.luck.counter, game.luck.used, game.spent
    game.players[seat].choices = 0
    if move >= FIRST_SPOT[game.step]:
        answer_with_hex(game, seat, move - FIRST_SPOT[game.step])
    else:
        answer(game, seat, move - FIRST[game.step])
    find_next_question(game)
    ask(game)
    shows = shows or game.spent != spent or game.step == Step.OVER
    if game.asked == seat and game.luck.counter == counter and game.luck.used == used and not shows:
        may_take_back(game, seat)
    else:
        settle(game)


@rule
def answer(game, seat, choice):
    step = game.step
    if step == Step.CARD:
        play_clue(game, seat, choice)
    elif step == Step.CLAIM:
        answer_offer(game, seat, choice)
    elif step == Step.TILE:
        choose_tile(game, choice)
    elif step == Step.SHOW:
        show_card(game, seat, choice)
    elif step == Step.CURSE:
        suffer(game, seat, choice)
    elif step == Step.NEW_CLUE:
        begin_from_hand(game, seat, choice)
    elif step == Step.TRIAD:
        take_triad(game, seat, choice)
    elif step == Step.TRIAD_TURN:
        turn_triad(game, seat, choice)
    elif step == Step.FACING:
        turn_statue(game, seat, choice)
    else:
        act(game, seat, choice)


@rule
def answer_with_hex(game, seat, at):
    step = game.step
    if step == Step.MOVE:
        bound_to(game, seat, at)
    elif step == Step.LAVA:
        flow(game, seat, at)
        go_back_to_turn(game)
    elif step == Step.CUBE:
        remove_cube(game, seat, at)
    elif step == Step.TRIAD_LAVA:
        game.spot, game.step = at, Step.TRIAD_TURN
    elif step == Step.VEHICLE:
        stand_vehicle(game, seat, at)
    else:
        stand_object(game, seat, at)


@rule
def find_next_question(game):
    """Do all that happens by itself."""
    clear(game.spots)
    if game.step == Step.CLAIM and game.offered == NO_CARD:
        turn_up(game)
    if game.step == Step.CURSE:
        go_on_cursing(game)
    if game.step == Step.SHARED:
        finish_sharing(game)
    if game.step == Step.RENEWED:
        go_on_after_raising(game)
    if game.step == Step.NEXT_TURN:
        begin_turn(game)
    if game.step == Step.OBJECT or game.step == Step.STATUE:
        find_place(game)
    if game.step == Step.LAVA:
        find_lava_spots(game)
        if is_empty(game.spots):  # small_islands-63: then none is placed
            tell(game, Event.NO_LAVA, game.asked)
            go_back_to_turn(game)


# small_islands-64: statues last. small_islands-45: the turn goes on, or ends by option.
@rule
def go_on_after_raising(game):
    let_statues_act(game)
    go_back_to_turn(game)
    if game.options[RAISE_ENDS_TURN]:
        game.turns += 1
        game.step = Step.NEXT_TURN
