"""Finishing Touches, the score, and who wins among equals."""

import pytest

from games.project_l.layouts import ROOMY, credits, finesse, nearly, step, touching
from games.project_l.positions import (
    TABLES,
    actors,
    do,
    do_all,
    finish,
    kinds,
    legal,
    now,
    pile,
    placing,
    player,
    points,
    set_slot,
    set_stock,
    slots,
    stock,
    table,
    told,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.puzzles import PUZZLE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FIRST_SPACE
from parlour.games.project_l.table import Ending, Step

OVER = Ending.OVER


def test_each_touch_costs_a_point():
    """project_l-69: as many as you like, also several into one puzzle."""
    game = touching(stocks=["D1 D1 D1 I2", ""], slots=[["b01", "w13"]], seats={0: {"score": 9}})
    assert points(game) == [9, 0]
    events = do(game, 0, placing(0, "D1", 15))
    assert told(events, Event.TOUCHED) == [(0, (-1, 0, PUZZLE_IDS.index("b01")))]
    assert points(game) == [8, 0]
    do_all(game, 0, placing(0, "I2", 16, 17), placing(1, "D1", 7))
    assert points(game) == [6, 0]
    assert stock(game, 0) == "D1"


def test_a_puzzle_filled_by_touches_counts_as_completed():
    """project_l-69, project_l-73: at its normal value."""
    game = touching(stocks=["D1 D1", ""], slots=[[nearly("b01", 15, 16)]], seats={0: {"score": 5}})
    do(game, 0, placing(0, "D1", 15))
    assert player(game, 0).completed == 0
    events = do(game, 0, placing(0, "D1", 16))
    assert told(events, Event.FILLED) == [(0, (3, PUZZLE_IDS.index("b01"), 0))]
    assert points(game) == [5 - 2 + 3, 0]
    assert player(game, 0).completed == 1
    assert now(game).ending == Ending.OVER


def test_no_pieces_return_and_nothing_is_rewarded():
    """project_l-70: neither during the touches nor after them."""
    laid = [nearly("w08", 11), nearly("gb04", 12), nearly("aw01", 10), ROOMY]
    game = touching(stocks=["D1 D1 D1 O4", ""], slots=[laid])
    before = now(game).supply
    do_all(game, 0, placing(0, "D1", 11), placing(1, "D1", 12), placing(2, "D1", 10))
    assert stock(game, 0) == "O4"
    assert slots(game, 0)[:3] == ["w08", "gb04", "aw01"]
    assert step(game, 0) == Step.TOUCHES
    assert points(game) == [-3, 0]
    do(game, 0, DONE)
    assert stock(game, 0) == "O4"
    assert now(game).supply == before
    mine = player(game, 0)
    assert (mine.arrows, mine.symbols, mine.new_symbols, mine.due_count) == (0, 0, 0, 0)
    assert points(game) == [-3 + 0 + 3 + 2 - 6, 0]


def test_nothing_but_touches_can_be_done():
    """project_l-70: no Ghost, no Ambassador, no other action; a ghost may be placed as it is."""
    seats = {0: {"symbols": 2, "credits": 4}}
    game = touching(
        stocks=["D1 P5", ""], slots=[[ROOMY]], seats=seats, options={"finesse": "on"}, bank=31
    )
    moves = legal(game, 0)
    assert moves[-1] == DONE
    assert all(move < FIRST_SPACE for move in moves[:-1])
    assert placing(0, "P5", 6, 7, 10, 11, 12) in moves
    assert placing(0, "D1", 5) in moves


def test_touches_are_placements():
    """project_l-69, project_l-39: only loose pieces, on free cells, into own puzzles."""
    game = touching(stocks=["D1", "I2"], slots=[[nearly("b01", 15, 16)], ["w04"]])
    assert legal(game, 0) == [placing(0, "D1", 15), placing(0, "D1", 16), DONE]
    assert legal(game, 1) == [placing(0, "I2", 11, 12), placing(0, "I2", 12, 13), DONE]


def test_done_ends_the_touches():
    """project_l-69: you may place any number, also none."""
    game = touching(stocks=["D1", "D1"], slots=[["w01"], ["w02"]])
    assert kinds(do(game, 0, DONE)) == [Event.STOPPED]
    assert actors(game) == [1]
    assert kinds(do(game, 1, DONE))[-1] == Event.GAME_OVER
    assert actors(game) == []


@pytest.mark.parametrize(
    ("name", "worth"), [("w01", 0), ("w13", 1), ("aw01", 2), ("b01", 3), ("b16", 5), ("pb01", 6)]
)
def test_an_incomplete_puzzle_counts_minus_its_points(name, worth):
    """project_l-72: even if only one cell is missing."""
    game = touching(stocks=["", ""], slots=[[name]], seats={0: {"score": 2, "completed": 1}})
    assert now(game).ending == Ending.OVER
    assert points(game) == [2 - worth, 0]
    assert player(game, 0).completed == 1
    assert told(game.events(), Event.UNFINISHED) == [(0, (-worth, PUZZLE_IDS.index(name), 0))]


def test_four_incomplete_puzzles():
    """project_l-72, project_l-73: a score may fall below zero."""
    laid = ["pb01", "pb02", "pb03", "pb04"]
    assert points(touching(stocks=["", ""], slots=[[], laid])) == [0, -24]


def test_the_score_adds_all_up():
    """project_l-73: pile 20, two touches, one puzzle filled, two incomplete."""
    laid = [nearly("b16", 2), nearly("b09", 2, 7), "w13", "w01"]
    game = touching(stocks=["D1 D1", ""], slots=[laid], seats={0: {"score": 20}})
    do_all(game, 0, placing(0, "D1", 2), placing(1, "D1", 2))
    assert points(game) == [20 - 2 + 5 - 4 - 1 - 0, 0]


def test_the_pile_is_not_changed_by_touches():
    """project_l-70: the puzzle stays where it is, filled."""
    game = touching(stocks=["D1", ""], slots=[[nearly("b01", 15)]])
    do(game, 0, placing(0, "D1", 15))
    assert pile(game, 0) == []
    assert slots(game, 0)[0] == "b01"


# project_l-71: credits


def paying(number):
    """Seat 0 has so many credits and makes touches."""
    seats = {0: {"credits": number, "score": 5}}
    options = {"finesse": "on"}
    return touching(
        stocks=["D1 D1 D1 D1", ""], slots=[[ROOMY]], seats=seats, options=options, bank=35 - number
    )


def test_credits_are_spent_before_points():
    """project_l-71: by themselves, one a touch."""
    game = paying(2)
    events = do(game, 0, placing(0, "D1", 5))
    assert told(events, Event.TOUCHED) == [(0, (0, 0, PUZZLE_IDS.index(ROOMY)))]
    assert (credits(game, 0), points(game)[0], now(game).bank) == ((1, 0), 5, 34)
    do(game, 0, placing(0, "D1", 6))
    assert (credits(game, 0), points(game)[0], now(game).bank) == ((0, 0), 5, 35)
    do(game, 0, placing(0, "D1", 7))
    assert (credits(game, 0), points(game)[0], now(game).bank) == ((0, 0), 4, 35)


def test_credits_of_the_last_turn_may_pay():
    """project_l-71: what was pending is active now."""
    game = finesse("C01", gone=9, passes=1, slots=[[], ["w01"]], stocks=["", "D1"])
    game.games["tiles"][0, 7] = game.games["tiles"][0, 0]
    finish(game)
    assert actors(game) == [1]
    assert credits(game, 1) == (1, 0)
    do(game, 1, placing(0, "D1", 12))
    assert credits(game, 1) == (0, 0)
    assert points(game) == [0, 0]


# project_l-74: everybody at once


@pytest.mark.parametrize("players", TABLES)
def test_everybody_makes_touches_at_once(players):
    """project_l-74: the same table comes out, in whatever order."""
    game = touching(players, stocks=["D1 D1"] * players, slots=[["w13"]] * players)
    assert actors(game) == list(range(players))
    other = game.copy()
    for seat in range(players):
        do_all(game, seat, placing(0, "D1", 7), placing(0, "D1", 17))
    for cell in (7, 17):
        for seat in reversed(range(players)):
            do(other, seat, placing(0, "D1", cell))
    assert now(game).ending == now(other).ending == Ending.OVER
    assert game.position() == other.position()
    assert not any(seat.private for seat in now(game).players)
    assert points(game) == [-3] * players


def test_who_can_make_no_touch_is_not_asked():
    """project_l-74: no piece, no puzzle, no piece that fits."""
    laid = [["w01"], [], [nearly("w01", 12)], ["w01"]]
    game = touching(4, stocks=["", "D1 I2", "I2", "I3 D1"], slots=laid)
    assert actors(game) == [3]
    assert legal(game, 0) == []


def test_who_can_make_none_any_more_has_finished():
    """project_l-74: without `done`."""
    game = touching(stocks=["D1 O4", "D1"], slots=[["w01"], ["w02"]])
    do(game, 0, placing(0, "D1", 12))
    assert actors(game) == [1]
    assert step(game, 0) == Step.WAIT
    events = do(game, 1, placing(0, "D1", 12))
    assert kinds(events)[-1] == Event.GAME_OVER


@pytest.mark.parametrize("players", TABLES)
def test_nobody_can_touch_and_the_game_is_over(players):
    """project_l-74: nobody is asked for a `done`."""
    game = touching(players, stocks=[""] * players, slots=[["w13"]] * players)
    assert actors(game) == []
    assert now(game).ending == Ending.OVER
    assert points(game) == [-1] * players


def test_pieces_of_a_filled_puzzle_cannot_touch():
    """project_l-70, project_l-74: two dots fill one puzzle, and nothing is left for the other."""
    game = touching(stocks=["D1 D1", ""], slots=[["w01", "w02"]])
    do_all(game, 0, placing(0, "D1", 12), placing(0, "D1", 17))
    assert now(game).ending == Ending.OVER


# project_l-01, project_l-75 to project_l-77: who wins


def ranked(*told, players=None, **options):
    """The places of players told as (score, credits, puzzles, stock)."""
    game = table(players or len(told), options=options, ending=OVER)
    for seat, (score, number, completed, names) in enumerate(told):
        game.games["players"]["score"][0, seat] = score
        game.games["players"]["credits"][0, seat] = number
        game.games["players"]["completed"][0, seat] = completed
        set_stock(game, seat, names)
    return [GAME.engine.place(game, seat) for seat in range(len(told))]


def test_most_points_win():
    """project_l-01: whatever else the others have."""
    assert ranked((4, 9, 9, "D1 D1"), (5, 0, 0, ""), (-3, 0, 0, "")) == [2, 1, 3]


def test_however_many_pieces_are_loose():
    """project_l-75: 136 is more than 135."""
    many = " ".join([*PIECE_IDS[:9]] * 15)
    assert ranked((5, 0, 3, many), (5, 0, 3, f"{many} P5"), (5, 0, 3, "D1")) == [2, 1, 3]


def test_more_completed_puzzles_win_among_equals():
    """project_l-75: before pieces."""
    assert ranked((5, 0, 3, "D1 D1"), (5, 0, 4, ""), (5, 0, 2, "D1 D1 D1")) == [2, 1, 3]


def test_then_more_loose_pieces():
    """project_l-75: their number, not their size."""
    assert ranked((5, 0, 3, "D1 D1"), (5, 0, 3, "P5"), (5, 0, 3, "D1 I2 I2")) == [2, 3, 1]


def test_credits_come_last_among_equals():
    """project_l-76: the sheet's order, puzzles and then pieces, covers Finesse too."""
    found = ranked((5, 9, 3, "D1 D1"), (5, 0, 4, ""), (5, 1, 3, "D1 I2 I2"), finesse="on")
    assert found == [3, 1, 2]
    assert ranked((5, 1, 3, "D1"), (5, 2, 3, "P5"), (5, 1, 3, "I2"), finesse="on") == [2, 1, 2]


def test_credits_come_first_by_option():
    """project_l-76: as in the rulebook, before puzzles and pieces."""
    told = (5, 1, 9, "D1 D1"), (5, 2, 0, ""), (5, 0, 9, "D1 D1 D1")
    first = {"finesse": "on", "credits_break_ties_first": "on"}
    assert ranked(*told, **first) == [2, 1, 3]
    assert ranked(*told, finesse="on") == [2, 3, 1]
    assert ranked((5, 1, 3, "D1"), (5, 1, 4, ""), (6, 0, 0, ""), **first) == [3, 2, 1]


def test_who_is_still_equal_shares_the_place():
    """project_l-77: and the next place is as far down as there are better ones."""
    same = (5, 0, 3, "D1 D1")
    assert ranked(same, (5, 0, 3, "S4 U5"), (4, 0, 3, "")) == [1, 1, 3]
    assert ranked((6, 0, 0, ""), same, same, (4, 0, 0, "")) == [1, 2, 2, 4]
    assert ranked(same, same) == [1, 1]


def test_puzzles_filled_by_touches_decide_a_tie():
    """project_l-75: two touches cost what the puzzle brings, but it counts."""
    laid = [[nearly("aw01", 10, 17)], []]
    game = touching(stocks=["D1 D1", "I4 I4 I4"], slots=laid)
    do_all(game, 0, placing(0, "D1", 10), placing(0, "D1", 17))
    assert points(game) == [0, 0]
    assert [GAME.engine.place(game, seat) for seat in (0, 1)] == [1, 2]


def test_pieces_that_lie_in_puzzles_do_not_count():
    """project_l-75: loose pieces after the touches."""
    game = touching(stocks=["D1 D1", "D1"], slots=[["w01"], []])
    do_all(game, 0, placing(0, "D1", 12), DONE)
    game.games["players"]["score"][0, 0] = 0
    assert [GAME.engine.place(game, seat) for seat in (0, 1)] == [1, 1]
    set_slot(game, 0, 1, *nearly("w13", 7))
    assert [GAME.engine.place(game, seat) for seat in (0, 1)] == [1, 1]


def test_the_first_player_touches_first_where_only_one_can():
    """project_l-74: then clockwise."""
    game = touching(3, stocks=["D1", "D1", "D1"], slots=[["b01"]] * 3, first=2)
    assert actors(game) == [2, 0, 1]


def test_what_breaks_ties_is_told_at_the_end():
    """project_l-75, project_l-76: puzzles completed, loose pieces, credits."""
    rich = {1: {"credits": 2}}
    game = touching(2, stocks=["D1 D1 I2", "T4"], slots=[[nearly("b01", 15)]], seats=rich)
    events = do(game, 0, placing(0, "D1", 15))
    assert told(events, Event.LEFT_WITH) == [(0, (1, 2, 0)), (1, (0, 1, 2))]
