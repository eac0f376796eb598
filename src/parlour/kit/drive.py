"""Games played by themselves: whole games at random, one step of many games, replays of a log.

Whoever chooses brings luck of their own (a `whim`), so the moves alone replay a game to the same
bytes. A log is an array of (seat, move); one with no rows keeps nothing.

Nothing here checks a record: whoever calls made it, or has looked at it (kit/refusals.py).
"""

import numpy as np

from parlour.kit.contract import (
    actors,
    chapter,
    foremost,
    legal_moves,
    pick,
    place,
    play,
    points,
    random_move,
    set_up,
    worth,
)
from parlour.kit.luck import start_game_luck
from parlour.kit.record import EVERYBODY, MOST_SEATS, record
from parlour.kit.rule import rule


@rule
def play_out(game, whim, moves, log):
    """Play to the end, each move equally likely; how many moves it took."""
    played = 0
    while actors(game):
        play_on(game, whim, moves, log, played)
        played += 1
    return played


@rule
def play_on(game, whim, moves, log, played):
    """One move more, each legal one equally likely."""
    seat = foremost(game)
    move = random_move(game, seat, moves, whim)
    if played < len(log):
        log[played, 0], log[played, 1] = seat, move
    play(game, seat, move)


@rule
def play_out_lightly(game, here, whim, moves, most):
    """Play on as the game's light policy picks, to the end of the chapter `here` or of the game.

    It takes at most so many moves; how many it took.
    """
    played = 0
    while actors(game) and chapter(game) == here and played < most:
        seat = foremost(game)
        count = legal_moves(game, seat, moves)
        play(game, seat, moves[pick(game, seat, moves, count, whim)])
        played += 1
    return played


@rule
def start(game, whim, key, number):
    """Begin game `number` of the series that the key stands for."""
    start_game_luck(game.luck, whim, key, number)
    set_up(game)


@rule
def play_series(games, whims, scratch, slot, key, first_number, lengths, scores, places, logs):
    """Play as many games of a series as there are lengths, one after another, on one slot."""
    game, whim = games[slot], whims[slot]
    for i in range(len(lengths)):
        start(game, whim, key, first_number + i)
        lengths[i] = play_out(game, whim, scratch[slot], logs[i])
        for seat in range(game.seats):
            scores[i, seat], places[i, seat] = points(game, seat), place(game, seat)


@rule
def replay(game, log, moves):
    """Play the moves of a log; how many were legal, up to the first that was not."""
    for n in range(len(log)):
        if not is_legal(game, log[n, 0], log[n, 1], moves):
            return n
        play(game, log[n, 0], log[n, 1])
    return len(log)


@rule
def is_legal(game, seat, move, moves):
    """Whether there is such a seat and it may play the move now."""
    if not 0 <= seat < game.seats:
        return False
    for i in range(legal_moves(game, seat, moves)):
        if moves[i] == move:
            return True
    return False


TURN = record(
    ("number", np.int64, (), EVERYBODY),  # of the game now played in this slot
    ("worths", np.float32, (MOST_SEATS,), EVERYBODY),  # of the game that ended last
    ("legal", np.int16, (), EVERYBODY),  # how many moves are legal now
    ("seat", np.int8, (), EVERYBODY),  # who decides now
    ("ended", np.int8, (), EVERYBODY),  # whether the last step ended a game
    ("refused", np.int8, (), EVERYBODY),  # whether a kernel did not take the last step
)


@rule
def start_slice(games, whims, key, turns, moves, begin, end):
    """Begin the first game in every slot from `begin` to before `end`."""
    for i in range(begin, end):
        turns[i].number, turns[i].ended = i, 0
        start(games[i], whims[i], key, i)
        ask(games[i], turns[i], moves[i])


@rule
def step_slice(games, whims, key, turns, moves, begin, end, picks):
    """Play what is picked from every list, in the slots from `begin` to before `end`."""
    for i in range(begin, end):
        step(games[i], whims[i], key, turns[i], moves[i], len(games), picks[i])


@rule
def step_all(games, whims, key, turns, moves, begin, end, picks):
    """The same, unless some pick is not in its list: then nothing; the first such slot, or -1."""
    slot = first_refused(turns, picks)
    if slot < 0:
        step_slice(games, whims, key, turns, moves, begin, end, picks)
    return slot


@rule
def first_refused(turns, picks):
    """The first slot whose pick is no place in its list; -1 if all are."""
    refused = 0
    for i in range(len(turns)):  # all of them, without a branch: far quicker than to stop early
        refused += not_in_list(turns[i], picks[i])
    if refused:
        for i in range(len(turns)):
            if not_in_list(turns[i], picks[i]):
                return i
    return -1


@rule
def not_in_list(turn, pick):
    return (pick < 0) | (pick >= turn.legal)


@rule
def step_if_legal(game, whim, key, turn, moves, slots, pick):
    """Play what is picked from the list; mark the turn and leave the game alone if nothing is."""
    turn.refused = not_in_list(turn, pick)
    if not turn.refused:
        step(game, whim, key, turn, moves, slots, pick)


@rule
def step(game, whim, key, turn, moves, slots, pick):
    """Play what is picked; where that ends the game, begin the slot's next one."""
    play(game, turn.seat, moves[pick])
    turn.ended = actors(game) == 0
    if turn.ended:
        for seat in range(game.seats):
            turn.worths[seat] = worth(game, seat)
        turn.number += slots
        start(game, whim, key, turn.number)
    ask(game, turn, moves)


@rule
def ask(game, turn, moves):
    """Who decides now, and among which moves."""
    turn.seat = foremost(game)
    turn.legal = legal_moves(game, turn.seat, moves)
