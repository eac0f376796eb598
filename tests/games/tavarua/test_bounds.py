"""How long a legal list, a game and a move's story can get, and which number means what."""

import re

import pytest

from games.tavarua.positions import (
    TABLES,
    choose,
    heard,
    legal,
    next_wave,
    player,
    step,
    table,
    total,
)
from games.tavarua.positions import commit_all as commit
from games.tavarua.walking import PLAYERS, walk
from parlour.games.tavarua import GAME, moves
from parlour.games.tavarua.box.stoke import STOKE_NAMES, STOKES
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import FIRST, MOST_LEGAL, MOST_MOVES, MOVES, TAKE_BACK
from parlour.games.tavarua.table import MOST_EVENTS, Phase, Place, Step
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

SEEDS = 1 if INTERPRETED else 10
SWITCHES = ({}, {"break_rule": "printed", "unfinished_rides": "score"}, {"stoke_cards": "off"})
FIVE_KINDS = "T1 T2 T3 M1 M2"


# The longest lists


def test_the_longest_list_is_that_of_stoke_cards():
    """tavarua-34, tavarua-98: eight of the twelve kinds fit some action of the channel."""
    stoke = [STOKE_NAMES[1:]]
    assert len(legal(table(1, at=["channel 6"], stoke=stoke, dice=[1] * 6), 0)) == 9 < MOST_LEGAL
    # a box of one's own may let all kinds fit anywhere
    assert GAME.contract.most_legal == MOST_LEGAL == STOKES + 1 == 13


def test_other_long_lists():
    """tavarua-33, tavarua-98: seven values; five kinds to give up and the end of it."""
    position = table(1, at=["channel 6"], hands=[FIVE_KINDS], tokens=[9], dice=[1] * 6)
    choose_part = [moves.FIRST_ACTION + 3, moves.FIRST_CARD + 2]
    for move in choose_part:
        GAME.engine.play(position, 0, move)
    assert legal(position, 0) == list(range(33, 40))
    position = table(1, hands=[FIVE_KINDS], phase=Phase.EXCHANGE)
    assert legal(position, 0) == [40, 41, 42, 43, 45, 46]


# The longest stories


def short_of_cards(position):
    """Let the next card make a new deck of the discards."""
    game = position.games[0]
    game["discard"] += game["deck"]
    game["deck"] = game["deck_left"] = 0
    return position


def test_all_bail_with_five_kinds_and_share_everything():
    """tavarua-42, tavarua-78, tavarua-86: the longest story of all, at the very end."""
    fields = {"hands": [FIVE_KINDS] * 6, "dice": [6] * 6, "rounds": 25}
    position = table(6, at=["wave 4"] * 6, **fields)
    events = commit(next_wave(short_of_cards(position), 0), *[f"bail {FIVE_KINDS}"] * 6)
    each = [Event.REVEALED, *[Event.GAVE_UP] * 5, Event.BAILED, Event.SCORED, *[Event.DREW] * 5]
    assert len(heard(events, Event.TITLE)) == 12
    assert len(heard(events, Event.CHAMPION)) == 6
    once = [Event.CHOSE, Event.COMMITTED, Event.WAVE, Event.RESHUFFLED, Event.PASSED_TOKEN]
    assert len(events) == 6 * len(each) + 12 + 6 + len(once) + 1 == 102
    assert events[-1][0] == Event.GAME_OVER
    assert len(events) < MOST_EVENTS


def test_all_catch_a_perfect_wave_and_land():
    """tavarua-57, tavarua-72, tavarua-73, tavarua-94: everything that can be got in a round."""
    fields = {"stoke": [["Party Wave"]] * 6, "hands": ["T2 M1 M1 M1 M1"] * 6, "dice": [6] * 6}
    position = table(6, at=["channel 1"] * 6, boards=["long"] * 6, **fields)
    words = ["catch T2 with Party Wave"] * 6
    events = commit(next_wave(short_of_cards(position), 1, barrel=True), *words)
    each = [Event.REVEALED, Event.CAUGHT, Event.PERFECT, Event.BALANCED, Event.SHIFTED]
    each += [Event.GOT_BARREL, Event.GOT_HANG_TEN, Event.DREW, Event.LANDED, Event.SCORED]
    assert all(len(heard(events, kind)) == 6 for kind in each)
    assert len(events) < MOST_EVENTS


def test_two_contests_and_all_wipe_out():
    """tavarua-51"""
    at = ["channel 1"] * 3 + ["channel 2"] * 3
    position = table(6, at=at, hands=[FIVE_KINDS] * 6, dice=[1] * 6)
    events = commit(next_wave(short_of_cards(position), 0), *["catch T1"] * 6)
    assert len(heard(events, Event.CONTEST)) == 2
    assert len(heard(events, Event.MATCHED)) == 6
    assert len(events) < MOST_EVENTS


# In play


def check_ranges(position):
    """What the table says of its fields."""
    game = position.reading()
    assert 0 <= game.rounds <= 25
    assert all(1 <= die <= 6 for die in game.dice)
    assert game.deck_left == total(game.deck)
    for held in game.players[: game.seats]:
        check_player(game, held)


def check_player(game, held):
    """tavarua-10, tavarua-33, tavarua-37, tavarua-78: and nothing negative."""
    assert 0 <= held.tokens <= 76
    assert game.phase == Phase.BOARDS or total(held.hand) == 5
    assert abs(held.balance) <= (2, 3)[held.board]
    assert (held.place in (Place.CHANNEL, Place.WAVE)) == (1 <= held.space <= 6)
    assert 0 <= held.space <= 6
    assert held.place == Place.WAVE or held.pile == held.balance == held.pile_stoke == 0
    assert total(held.pile) <= 6
    assert held.perfect in (0, 1)
    assert 0 <= held.choice.value <= 6
    assert all(high >= low >= 0 for high, low in held.best)
    least = min(held.hang_tens, held.barrels, held.bonus, held.cards_held, held.fresh_held)
    assert least >= 0


@pytest.mark.soak
@pytest.mark.parametrize("options", SWITCHES)
@pytest.mark.parametrize("by", PLAYERS)
@pytest.mark.parametrize("players", TABLES)
def test_the_bounds_hold_in_play(players, by, options):
    """And every number belongs to the question that was asked."""
    for seed in range(SEEDS):
        count = 0
        for position, seat, _ in walk(players, seed, options, by):
            assert len(position.events()) < MOST_EVENTS
            if seat is not None:
                check_list(legal(position, seat), step(position, seat))
            if count % (17 if INTERPRETED else 3) == 0:
                check_ranges(position)
            count += 1
        assert 0 < count <= MOST_MOVES == GAME.contract.most_moves


def check_list(found, asked):
    """Not too long, and all in the run of the question."""
    assert 0 < len(found) <= MOST_LEGAL
    low, high = RUNS[asked]
    assert all(low <= move <= high for move in found)


def test_no_game_is_longer_than_the_bound():
    """tavarua-25b, tavarua-98: everybody does as much as can be done in every round."""
    *played, (position, _, _) = walk(6, 3, by=busy)
    assert position.games[0]["phase"] == Phase.OVER
    assert len(played) <= MOST_MOVES


def busy(found, whim):
    """Buy, switch, and give up cards one by one, the lowest first."""
    wanted = [m for m in (moves.BUY, moves.SWITCH, moves.FIRST_ACTION + 5) if m in found]
    gifts = [m for m in found if moves.FIRST_GIVE <= m < TAKE_BACK]
    return (wanted or gifts or found)[0]


# The numbers of the moves

RUNS = {
    Step.BOARD: (0, 1),
    Step.SHORE: (2, 4),
    Step.ATTACH: (5, 17),
    Step.ACTION: (18, 24),
    Step.CARD: (25, 32),
    Step.VALUE: (33, 39),
    Step.DISCARD: (40, 48),
}
STARTS = {
    0: moves.FIRST_BOARD,
    2: moves.DONE,
    5: moves.FIRST_ATTACH,
    18: moves.FIRST_ACTION,
    25: moves.FIRST_CARD,
    33: moves.FIRST_VALUE,
    40: moves.GIVEN,
    41: moves.FIRST_GIVE,
    49: moves.TAKE_BACK,
}


def test_the_numbers_are_those_of_the_table_in_the_module():
    """Every number from 0 to 49 stands in it once, and each run begins where the code says."""
    rows = re.findall(r"^\| (\d[\d, to]*?) +\|", moves.__doc__, re.M)
    runs = [[int(number) for number in re.split(", | to ", row)] for row in rows]
    told = [number for run in runs for number in range(run[0], run[-1] + 1)]
    assert told == list(range(50)) == list(range(MOVES))
    assert all(number == start for number, start in STARTS.items())
    assert {run[0] for run in runs} == set(STARTS)
    assert (moves.SWITCH, moves.BUY, GAME.contract.moves) == (3, 4, MOVES)


def test_each_question_has_a_run_of_its_own():
    """They cover all numbers but the last, and none twice."""
    runs = [range(low, high + 1) for low, high in RUNS.values()]
    assert [number for run in runs for number in run] == list(range(TAKE_BACK))
    assert all(FIRST[asked] == low for asked, (low, _) in RUNS.items())


def test_who_has_chosen_has_one_answer():
    """tavarua-35b: to take it back."""
    position = table(2, hands=[FIVE_KINDS] * 2)
    choose(position, 1, "wait T1")
    assert legal(position, 1) == [TAKE_BACK] == [49]
    assert player(position, 1)["step"] == Step.WAIT
