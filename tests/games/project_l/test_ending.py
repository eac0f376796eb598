"""The end of the game: what triggers it, and how many turns follow with every number of players."""

import pytest

from games.project_l.layouts import is_ended
from games.project_l.positions import (
    BLACK,
    TABLES,
    WHITE,
    actors,
    blind,
    deck,
    do,
    do_all,
    finish,
    finish_round,
    holders,
    kinds,
    market,
    now,
    player,
    recycling,
    table,
    takes,
    taking,
    told,
)
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FREE_DOT_MOVE
from parlour.games.project_l.table import Ending

BLACK_ROW, SECOND_BLACK_ROW = 4, 12
FEW, MANY = (2, 3, 4), (5, 6)


def passes_to_the_end(game):
    """Everybody ends every turn at once; how many passes there were when the turns were over."""
    while not is_ended(game):
        finish(game)
    return now(game).passes


# project_l-64: the trigger


def test_filling_a_row_with_the_last_black_puzzle_triggers_the_end():
    """project_l-64: at that moment."""
    game = table(2, black=["b05"])
    assert now(game).ending == Ending.NORMAL
    events = do(game, 0, taking(BLACK_ROW + 1))
    assert kinds(events) == [Event.TOOK, Event.REVEALED, Event.TRIGGERED]
    assert market(game, BLACK_ROW)[1] == "b05"
    assert now(game).ending == Ending.TRIGGERED


def test_taking_the_last_black_puzzle_from_the_deck_triggers_the_end():
    """project_l-64."""
    game = table(2, black=["b05"])
    assert kinds(do(game, 0, blind(BLACK))) == [Event.TOOK_BLIND, Event.TRIGGERED]
    assert now(game).ending == Ending.TRIGGERED


def test_so_does_a_last_puzzle_that_was_put_under():
    """project_l-64, project_l-29."""
    game = table(2, black=[], black_known=["b05"])
    do(game, 0, blind(BLACK))
    assert now(game).ending == Ending.TRIGGERED


def test_two_black_puzzles_left_trigger_nothing():
    """project_l-64: nor does one left in the deck."""
    game = table(2, black=["b05"], black_known=["b06"])
    do(game, 0, blind(BLACK))
    assert now(game).ending == Ending.NORMAL
    game = table(2, black=["b05", "b06"])
    do(game, 0, taking(BLACK_ROW))
    assert now(game).ending == Ending.NORMAL


def test_an_empty_white_deck_triggers_nothing():
    """project_l-64."""
    game = table(2, white=["w05"])
    do_all(game, 0, taking(0), taking(1))
    assert deck(game, WHITE) == []
    assert market(game)[1] is None
    assert now(game).ending == Ending.NORMAL


def test_recycling_never_triggers_the_end():
    """project_l-29, project_l-64: even when a single card lies in the deck."""
    game = table(2, black=["b05"])
    assert Event.TRIGGERED not in kinds(do(game, 0, recycling(BLACK)))
    assert now(game).ending == Ending.NORMAL


def test_the_end_is_triggered_once():
    """project_l-64: taking from an empty deck's row tells nothing new."""
    game = table(2, black=["b05"])
    do(game, 0, blind(BLACK))
    assert kinds(do(game, 0, taking(BLACK_ROW))) == [Event.TOOK]
    assert now(game).ending == Ending.TRIGGERED


def test_the_black_stone_triggers_the_end_too():
    """project_l-64: by its own row, filled from the same deck."""
    game = table(5, black=["b05"])
    assert Event.TRIGGERED in kinds(do(game, 2, taking(SECOND_BLACK_ROW)))
    assert now(game).ending == Ending.TRIGGERED


# project_l-65: two to four players


@pytest.mark.parametrize("players", FEW)
def test_the_round_is_finished_and_one_more_played(players):
    """project_l-65: whoever triggers the end, and whoever is first."""
    for first in range(players):
        for turn in range(players):
            game = table(players, first=first, passes=players + turn, black=["b05"])
            do_all(game, (first + turn) % players, blind(BLACK), DONE)
            assert passes_to_the_end(game) == 3 * players, (first, turn)


@pytest.mark.parametrize("players", FEW)
def test_the_last_round_is_announced_when_it_begins(players):
    """project_l-65."""
    game = table(players, first=1, passes=players - 1, black=["b05"])
    do(game, 0, blind(BLACK))
    assert told(do(game, 0, DONE), Event.LAST_ROUND) == [(-1, (0, 0, 0))]
    assert now(game).ending == Ending.LAST_ROUND
    assert actors(game) == [1]
    assert Event.LAST_ROUND not in kinds(finish(game))


def test_all_have_equally_many_turns():
    """project_l-65."""
    game = table(3, first=2, passes=1, black=["b05"])
    turns = [0, 0, 1]
    do(game, 0, blind(BLACK))
    while not is_ended(game):
        turns[actors(game)[0]] += 1
        finish(game)
    assert turns == [2, 2, 2]


# project_l-66: five and six players


@pytest.mark.parametrize(
    ("players", "ends"), [(5, [5, 5, 5, 8, 8]), (6, [6, 6, 6, 9, 9, 9])], ids=["five", "six"]
)
@pytest.mark.parametrize("stone", [0, 1], ids=["clear", "black"])
def test_two_more_stones_reach_the_first_player(players, ends, stone):
    """project_l-66: the black one comes with pass 3, the clear one with pass 5 (or 6), and so on.

    The pass that ends the step of the trigger may bring one: steps 2 and 4 (or 5).
    """
    for step, end in enumerate(ends):
        for first in range(players):
            game = table(players, first=first, passes=step, black=["b05"])
            do(game, holders(game)[stone], taking((BLACK_ROW, SECOND_BLACK_ROW)[stone]))
            assert now(game).ending == Ending.TRIGGERED
            assert passes_to_the_end(game) == end, (step, first)


@pytest.mark.parametrize(("players", "last"), [(5, 5), (6, 6)])
def test_a_stone_the_first_player_holds_does_not_count(players, last):
    """project_l-66: triggered by the first player, in the first step of a round."""
    game = table(players, black=["b05"])
    do(game, 0, blind(BLACK))
    finish(game)
    assert now(game).ending == Ending.TRIGGERED
    assert passes_to_the_end(game) == last


def test_the_pass_that_ends_the_step_of_the_trigger_may_bring_a_stone():
    """project_l-66."""
    game = table(6, passes=2, black=["b05"])
    do(game, 2, blind(BLACK))
    assert Event.LAST_ROUND in kinds(finish(game))
    assert now(game).ending == Ending.LAST_ROUND
    assert actors(game) == [3, 0]  # the clear stone first


@pytest.mark.parametrize("players", MANY)
def test_both_holders_of_the_last_step_finish_their_turns(players):
    """project_l-16, project_l-66: the stones are passed when both have finished."""
    game = table(players, passes=players - 1, ending=Ending.LAST_ROUND)
    clear, black = holders(game)
    do(game, clear, DONE)
    assert not is_ended(game)
    assert actors(game) == [black]
    do(game, black, DONE)
    assert is_ended(game)


# project_l-27: one black puzzle a turn


def blacks_offered(game, seat):
    """Whether the seat may take a black puzzle."""
    found = takes(game, seat)
    row = [BLACK_ROW, SECOND_BLACK_ROW][seat != holders(game)[0]]
    return any(isinstance(t, int) and row <= t < row + 4 for t in found) or "black" in found


def test_one_black_puzzle_a_turn_after_the_trigger():
    """project_l-27: the Take that causes it does not count."""
    game = table(2, black=["b05"])
    do(game, 0, blind(BLACK))
    assert blacks_offered(game, 0)
    do(game, 0, taking(BLACK_ROW))
    assert not blacks_offered(game, 0)
    assert takes(game, 0) == [0, 1, 2, 3, "white"]
    do(game, 0, DONE)
    assert blacks_offered(game, 1)
    finish(game)
    assert blacks_offered(game, 0)


def test_the_turn_of_the_other_stone_counts_from_the_trigger():
    """project_l-27: what it took before does not count."""
    game = table(5, black=["b05", "b06", "b07"])
    do(game, 2, taking(SECOND_BLACK_ROW))
    do_all(game, 0, blind(BLACK), blind(BLACK))
    assert now(game).ending == Ending.TRIGGERED
    assert blacks_offered(game, 2)
    do(game, 2, taking(SECOND_BLACK_ROW + 1))
    assert not blacks_offered(game, 2)
    assert player(game, 2).blacks == 1


def test_black_puzzles_are_no_longer_replaced():
    """project_l-27."""
    game = table(2, black=["b05"])
    do_all(game, 0, blind(BLACK), taking(BLACK_ROW + 2))
    assert market(game, BLACK_ROW)[2] is None


# project_l-68: the cap of rounds


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("cap", [1, 3])
def test_after_the_capped_round_one_more_is_played(players, cap):
    """project_l-68: with five and six the clear stone goes round once more."""
    game = table(players, first=1, options={"round_cap": cap})
    for _ in range(cap * players - 1):
        assert Event.CAPPED not in kinds(finish(game))
    assert now(game).ending == Ending.NORMAL
    assert told(finish(game), Event.CAPPED) == [(-1, (cap, 0, 0))]
    assert passes_to_the_end(game) == (cap + 1) * players


@pytest.mark.parametrize("players", TABLES)
def test_round_51_is_the_last(players):
    """project_l-68."""
    game = table(players, passes=47 * players)
    assert passes_to_the_end(game) == 51 * players


@pytest.mark.parametrize("players", TABLES)
def test_after_the_cap_one_black_puzzle_a_turn_and_rows_are_filled(players):
    """project_l-68."""
    game = table(players, options={"round_cap": 1}, passes=players - 1)
    finish(game)
    before = deck(game, BLACK)
    do(game, 0, taking(BLACK_ROW))
    assert market(game, BLACK_ROW)[0] == before[0]
    assert not blacks_offered(game, 0)


def test_an_empty_black_deck_triggers_nothing_after_the_cap():
    """project_l-64, project_l-68: once."""
    game = table(2, options={"round_cap": 1}, passes=2, black=["b05"], ending=Ending.LAST_ROUND)
    assert Event.TRIGGERED not in kinds(do(game, 0, blind(BLACK)))
    assert passes_to_the_end(game) == 4


@pytest.mark.parametrize("players", FEW)
def test_a_trigger_in_the_capped_round_counts_alone(players):
    """project_l-65, project_l-68: one more round, not two."""
    game = table(players, options={"round_cap": 1}, black=["b05"])
    do(game, 0, blind(BLACK))
    assert passes_to_the_end(game) == 2 * players


@pytest.mark.parametrize(("players", "end"), [(5, 8), (6, 9)])
def test_a_trigger_in_the_last_step_of_the_capped_round_counts_alone(players, end):
    """project_l-66, project_l-68: its closing pass is one of the two then."""
    game = table(players, options={"round_cap": 1}, passes=players - 1, black=["b05"])
    do(game, players - 1, blind(BLACK))
    assert passes_to_the_end(game) == end


# project_l-67, project_l-68: Finesse


@pytest.mark.parametrize("players", TABLES)
def test_the_last_tile_comes_before_the_last_round(players):
    """project_l-67: whatever comes first."""
    game = table(players, options={"finesse": "on"}, tiles_gone=9, black=["b05"])
    do(game, 0, blind(BLACK))
    assert passes_to_the_end(game) == players


@pytest.mark.parametrize("players", FEW)
def test_the_last_round_comes_before_the_last_tile(players):
    """project_l-67."""
    game = table(players, options={"finesse": "on"}, tiles_gone=7, black=["b05"])
    do(game, 0, blind(BLACK))
    assert passes_to_the_end(game) == 2 * players
    assert now(game).tiles_gone == 9


@pytest.mark.parametrize(("cap", "rounds"), [(3, 4), (8, 9), (9, 10), (10, 10), (50, 10)])
def test_with_finesse_the_cap_counts_if_it_comes_sooner(cap, rounds):
    """project_l-68."""
    game = table(2, options={"finesse": "on", "round_cap": cap})
    assert passes_to_the_end(game) == 2 * rounds


def test_the_turns_are_over():
    """project_l-65, project_l-69: nobody can touch, so the game is over."""
    game = table(2, ending=Ending.LAST_ROUND)
    finish_round(game)
    assert now(game).ending == Ending.OVER
    assert actors(game) == []


def test_a_last_action_ends_the_game_by_itself():
    """project_l-48, project_l-65: the turn ends with its last action, and with it the game."""
    game = table(2, passes=1, ending=Ending.LAST_ROUND)
    events = do_all(game, 1, *[FREE_DOT_MOVE] * 3)
    ends = [Event.TURN_ENDED, Event.TOUCHES, Event.LEFT_WITH, Event.LEFT_WITH, Event.GAME_OVER]
    assert kinds(events)[-5:] == ends
