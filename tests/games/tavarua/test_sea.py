"""The sea: dice, waves that come in, what has broken. tavarua-02, -03, -14 to -20, -47, -90."""

from collections import Counter

import pytest

from games.tavarua.positions import (
    cards,
    choose,
    commit_all,
    heard,
    next_wave,
    player,
    rolling,
    step,
    table,
    where,
)
from games.tavarua.walking import eager, walk
from parlour.games.tavarua import GAME
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.moves import FIRST_ACTION
from parlour.games.tavarua.table import Phase
from parlour.kit.rule import INTERPRETED

SAME = "T1 T1 T1 T1 T1"
DICE = [1, 2, 3, 4, 5, 6]
CATCH = FIRST_ACTION + Action.CATCH
DEALS = 600 if INTERPRETED else 6000
SPACES = range(1, 7)


def after_a_round(die=4, **fields):
    """A table of waiting surfers, with a Wave card that shifts nobody; what is told to the end.

    All hold one kind of cards; the first faces are for the Wave card and the refills.
    """
    players = fields.pop("players", 2)
    position = table(players, hands=[SAME] * players, dice=DICE, **fields)
    next_wave(position, 0)
    rolling(position, *([1] * (1 + players)), die)
    events = []
    for seat in range(players):
        on_wave = where(position, seat).startswith("wave")
        events = choose(position, seat, "ride T1 as 0" if on_wave else "wait T1")
    return position, events


# Setting up


@pytest.mark.sweep
def test_six_dice_one_on_each_wave():
    """tavarua-02, tavarua-03: each face with the same chance in each row."""
    rows = [GAME.deal(2, seed).games[0]["dice"].tolist() for seed in range(DEALS)]
    for row in range(6):
        found = Counter(dice[row] for dice in rows)
        assert sorted(found) == DICE
        assert sum((n - DEALS / 6) ** 2 / (DEALS / 6) for n in found.values()) < 5 + 5 * 10**0.5
    pairs = Counter((dice[0], dice[5]) for dice in rows)
    unit = DEALS / 36
    assert sum((pairs[a, b] - unit) ** 2 / unit for a in DICE for b in DICE) < 35 + 5 * 70**0.5


# Advance


@pytest.mark.parametrize("die", DICE)
def test_waves_slide_one_row_in_and_a_new_one_is_rolled_outermost(die):
    """tavarua-15, tavarua-16, tavarua-20"""
    position, events = after_a_round(die)
    assert position.reading().dice == [2, 3, 4, 5, 6, die]
    assert heard(events, Event.ROLLED) == [(-1, (die, 1, 0))]


@pytest.mark.sweep
def test_the_first_round_begins_with_an_advance_too():
    """tavarua-15: after the exchange."""
    for players in (1, 4):
        before = None
        for position, _, _ in walk(players, 2):
            game = position.copy().reading()
            if game.rounds == 1:
                break
            before = game
        assert before.phase == Phase.EXCHANGE
        assert game.dice[:5] == before.dice[1:]


def test_riders_move_in_with_their_wave():
    """tavarua-15"""
    at = [f"wave {space}" for space in (2, 3, 4, 5, 6)]
    position, _ = after_a_round(players=5, at=at, tokens=[1] * 5)
    assert [where(position, seat) for seat in range(5)] == [f"wave {n}" for n in (1, 2, 3, 4, 5)]
    assert position.reading().phase == Phase.PLAY  # tavarua-21: nobody is on the Shore


def test_all_others_stay_where_they_are():
    """tavarua-17: channel, Wash and Shore."""
    at = ["channel 1", "channel 6", "shore", "channel 3"]
    position, _ = after_a_round(players=4, at=at)
    assert [where(position, seat) for seat in range(4)] == at


def test_a_surfer_in_the_wash_stays_there_while_waves_advance():
    """tavarua-17: the round in which somebody bails ends with an advance."""
    position = table(2, hands=[SAME, SAME], at=["wave 4", "shore"], dice=DICE)
    commit_all(next_wave(position, 0), "bail T1", "wait T1")
    assert position.reading().rounds == 2
    assert where(position, 0) == "wash"


def test_who_comes_to_the_shore_gains_a_token_and_scores():
    """tavarua-18, tavarua-19: the pile and 2 points, for the board ridden; marker to the centre."""
    for board, row in (("short", 0), ("long", 1)):
        position, events = after_a_round(
            at=["wave 1"], piles=["T2 M3"], boards=[board], balances=[1], tokens=[1]
        )
        me = player(position, 0)
        assert where(position, 0) == "shore"
        assert me["tokens"] == 1  # one laid with the ride, one gained
        points = 2 + 3 + 1 + 1 + 2  # two cards, the last, its token, the Shore
        assert me["best"][row].tolist() == [points, 0]
        assert me["best"][1 - row].tolist() == [0, 0]
        assert (me["balance"], me["pile"], me["pile_stoke"]) == (0, 0, 0)
        assert heard(events, Event.LANDED) == [(0, (6, 0, 0))]
        assert [seat for seat, _ in heard(events, Event.SCORED)] == [0]


def test_the_cards_of_a_ride_that_came_in_are_discarded():
    """tavarua-19, tavarua-76"""
    position, _ = after_a_round(at=["wave 1"], piles=["T2 M3"], tokens=[1])
    assert position.reading().discard == cards("T2 M3 T1 T1")


def test_two_come_in_on_one_wave():
    """tavarua-15: every surfer on it."""
    position, events = after_a_round(at=["wave 1", "wave 1"], tokens=[1, 1])
    assert [where(position, seat) for seat in (0, 1)] == ["shore", "shore"]
    assert sorted(seat for seat, _ in heard(events, Event.LANDED)) == [0, 1]


def test_only_a_ride_to_the_shore_brings_these():
    """tavarua-18: not a wave that is still out, nor a bail."""
    position, events = after_a_round(at=["wave 2"], tokens=[1])
    assert player(position, 0)["tokens"] == 0
    assert heard(events, Event.SCORED) == heard(events, Event.LANDED) == []


def test_who_has_come_in_has_a_shore_step_in_the_same_round():
    """tavarua-19, tavarua-21: and may change boards with the ride scored."""
    position, _ = after_a_round(at=["wave 1", "channel 2"], tokens=[1])
    assert position.reading().phase == Phase.SHORE
    assert GAME.engine.actors(position) == [0]


# Which waves have broken


@pytest.mark.parametrize("option", ["seed", "printed"])
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("die", DICE)
def test_which_waves_have_broken(option, space, die):
    """tavarua-47: rows 1 to 6 from outside, die at most the row; tavarua-90: 6 to 1, at least."""
    row = {"seed": 7 - space, "printed": space}[option]
    dice = [3] * 6
    dice[space - 1] = die
    at, options = [f"channel {space}"], {"break_rule": option}
    position = table(2, at=at, hands=[SAME], dice=dice, options=options)
    broken = die <= row if option == "seed" else die >= row
    assert (CATCH in GAME.engine.legal_moves(position, 0)) == broken


@pytest.mark.parametrize("option", ["seed", "printed"])
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("die", DICE)
def test_which_catches_are_perfect(option, space, die):
    """tavarua-57, tavarua-90: exactly where die and row are equal."""
    row = {"seed": 7 - space, "printed": space}[option]
    if die > row if option == "seed" else die < row:
        return
    dice = [die] * 6
    options = {"break_rule": option}
    position = table(2, at=[f"channel {space}"], hands=[SAME, SAME], dice=dice, options=options)
    events = commit_all(next_wave(position, 0), "catch T1", "wait T1")
    assert len(heard(events, Event.CAUGHT)) == 1
    assert (heard(events, Event.PERFECT) == [(0, (0, 0, 0))]) == (die == row)


@pytest.mark.parametrize("option", ["seed", "printed"])
def test_a_wave_that_has_broken_stays_so(option):
    """tavarua-47: on its whole way in, with either option."""
    for die in DICE:
        options = {"break_rule": option}
        broken = []
        for space in (6, 5, 4, 3, 2, 1):
            position = table(
                2, at=[f"channel {space}"], hands=[SAME], dice=[die] * 6, options=options
            )
            broken.append(CATCH in GAME.engine.legal_moves(position, 0))
        assert broken == sorted(broken)


@pytest.mark.sweep
@pytest.mark.parametrize("players", [1, 3, 6])
def test_in_whole_games_dice_only_slide(players):
    """tavarua-15 to tavarua-17: and surfers move with their waves alone."""
    before = None
    for position, _, _ in walk(players, 6, {"rounds": 10}, eager):
        game = position.copy().reading()
        if before and game.rounds != before.rounds:
            assert game.dice[:5] == before.dice[1:]
            assert 1 <= game.dice[5] <= 6
        elif before:
            assert game.dice == before.dice
        before = game


def test_the_phases_of_a_round_follow_each_other():
    """tavarua-14: the Shore step and Play, then Resolve, Wave and Score, then the next round."""
    position, events = after_a_round(at=["wave 3", "channel 2"], tokens=[1])
    order = [Event.REVEALED, Event.BALANCED, Event.WAVE, Event.PASSED_TOKEN, Event.ROUND]
    order += [Event.ROLLED]
    kinds = [kind for kind, _, _ in events if kind in order]
    assert list(dict.fromkeys(kinds)) == order
    assert step(position, 0)
