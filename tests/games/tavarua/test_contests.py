"""Contests for waves: tavarua-48 to tavarua-55, tavarua-65, tavarua-94; by the oracle."""

import random
from itertools import product

import pytest

from games.tavarua.contest_oracle import CATCHES, STAYS, WIPES_OUT, contest
from games.tavarua.positions import CODES, cards, heard, heard_all, player, table, where
from games.tavarua.positions import stoke_cards as stoke_counted
from games.tavarua.rides import REACH, WAY, just_resolve
from parlour.games.tavarua.box.actions import Action
from parlour.games.tavarua.box.stoke import STOKE_NAMES
from parlour.games.tavarua.events import Event
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

EVERY = 101 if INTERPRETED else 1  # of the many cases
NO_CARD, PRIORITY, PARTY = "no card", "Priority", "Party Wave"
FATES = {Event.CAUGHT: CATCHES, Event.MATCHED: WIPES_OUT, Event.MISSED: STAYS}
# places to be had next to the Shore: how many play, and what those do who are on the wave already
ROOMS = [(1, 2, []), (1, 4, []), (2, 5, []), (2, 6, []), (1, 5, ["ride"]), (1, 4, ["bail"])]
ROOMS += [(1, 3, ["fall"]), (2, 6, ["bail"]), (2, 6, ["fall", "bail"]), (1, 6, ["ride", "fall"])]
DICE = random.Random(48)  # tavarua-48: the die makes no difference


# Laying out


def sea(trying, players, aboard=()):
    """So many in the channel next to the Shore, surfers on the wave beside it, others far out."""
    others = ["elsewhere"] * (players - trying - len(aboard))
    at = ["channel 1"] * trying + ["wave 1"] * len(aboard) + ["wave 6"] * len(others)
    dice = DICE.choices(range(1, 7), k=6)
    position = table(players, at=at, dice=dice, tokens=[9] * players)
    for seat, what in enumerate([*aboard, *others], trying):
        bids(position, seat, Action.BAIL if what == "bail" else Action.RIDE, "T1")
        player(position, seat)["choice"]["value"] = 6 if what == "fall" else 1
        player(position, seat)["choice"]["given"] = cards("M4") if what == "bail" else 0
    return position


def bids(position, seat, action, card, attached=NO_CARD, value=None):
    """Let a seat have chosen."""
    held, choice = player(position, seat), player(position, seat)["choice"]
    held["hand"] = cards(f"{card} M1 M1 M1 M4")
    held["cards"], held["cards_held"] = stoke_counted([attached] * (attached != NO_CARD)), 0
    held["cards_held"] = attached != NO_CARD
    choice["action"], choice["attached"] = action, STOKE_NAMES.index(attached)
    choice["card"] = CODES.index(card)
    choice["value"] = int(card[1]) if value is None else value


def fates(events, trying):
    """What became of those who tried."""
    found = {seat: FATES[kind] for kind, seat, _ in events if kind in FATES}
    assert sorted(found) == list(range(trying))
    return [found[seat] for seat in range(trying)]


def tried(laid_out, tries, values=None):
    """What the rules make of it when surfers try with (card, Stoke card)."""
    position = laid_out.copy()
    for seat, (card, attached) in enumerate(tries):
        bids(position, seat, Action.CATCH, card, attached, values and values[seat])
    return just_resolve(position)


def told(tries):
    """The same as the oracle wants it."""
    return [card if held == NO_CARD else f"{card} {held}" for card, held in tries]


# All contests of few


@pytest.mark.parametrize(("places", "players", "aboard"), ROOMS)
def test_all_contests_of_two(places, players, aboard):
    """tavarua-49 to tavarua-54, tavarua-94: every pair of cards, with and without Stoke cards."""
    laid_out, every = sea(2, players, aboard), max(1, EVERY // 8)
    for tries in list(product(product(CODES, (NO_CARD, PRIORITY, PARTY)), repeat=2))[::every]:
        position = tried(laid_out, tries)
        assert fates(heard_all(position), 2) == contest(told(tries), places), tries


@pytest.mark.parametrize(("places", "players"), [(1, 3), (2, 5)])
def test_all_contests_of_three(places, players):
    """tavarua-50 to tavarua-54, tavarua-94"""
    laid_out = sea(3, players)
    for tries in list(product(product(CODES, (NO_CARD, PRIORITY, PARTY)), repeat=3))[::EVERY]:
        position = tried(laid_out, tries)
        assert fates(heard_all(position), 3) == contest(told(tries), places), tries


@pytest.mark.parametrize(("players", "aboard"), [(4, ["ride"]), (6, ["ride", "ride"])])
def test_a_party_wave_needs_no_place(players, aboard):
    """tavarua-94: nor do several of them, with like cards; more are then on it than it holds."""
    for number in (1, 2, 3):
        laid_out = sea(number, players, aboard)
        for played in list(product(CODES, repeat=number))[:: EVERY // 10 + 1]:
            position = tried(laid_out, [(card, PARTY) for card in played], [1] * number)
            assert fates(heard_all(position), number) == [CATCHES] * number
            assert [where(position, s) for s in range(number)] == ["wave 1"] * number


@pytest.mark.parametrize("trying", [4, 5, 6])
def test_contests_of_many(trying):
    """tavarua-51, tavarua-52: at random, from few kinds, so that many match."""
    whim = random.Random(trying)
    for _ in range(20 if INTERPRETED else 800):
        rooms = [room for room in ROOMS if trying + len(room[2]) <= room[1]]
        places, players, aboard = whim.choice(rooms)
        kinds, held = whim.sample(CODES, whim.randint(2, 6)), [NO_CARD, NO_CARD, PRIORITY, PARTY]
        tries = [(whim.choice(kinds), whim.choice(held)) for _ in range(trying)]
        position = tried(sea(trying, players, aboard), tries)
        assert fates(heard_all(position), trying) == contest(told(tries), places), tries


# What comes of it


def check_loss(position, seat, card, attached):
    """tavarua-51, tavarua-53: cards, tokens and Stoke card are gone in any case."""
    held = player(position, seat)
    assert held["hand"] == cards("M1 M1 M1 M4")
    assert held["cards"] == held["cards_held"] == 0
    assert held["pile"] == held["balance"] == held["pile_stoke"] == 0
    assert STOKE_NAMES.index(attached) == held["did"]["attached"]
    assert CODES[held["did"]["card"]] == card


@pytest.mark.parametrize("trying", [2, 3, 4, 5, 6])
def test_what_each_fate_brings(trying):
    """tavarua-51, tavarua-53 to tavarua-56, tavarua-60, tavarua-65: tokens of all kinds laid."""
    whim = random.Random(trying)
    laid_out = sea(trying, max(5, trying))
    for _ in range(10 if INTERPRETED else 300):
        kinds = whim.sample(CODES, 4)
        tries = [(whim.choice(kinds), whim.choice([NO_CARD, PRIORITY])) for _ in range(trying)]
        values = [whim.randint(0, 6) for _ in tries]
        position = tried(laid_out, tries, values)
        events = heard_all(position)
        assert fates(events, trying) == contest(told(tries), 2)
        for seat, fate in enumerate(fates(events, trying)):
            check_fate(position, seat, fate, tries[seat], values[seat])
        caught = [s for s, fate in enumerate(fates(events, trying)) if fate == CATCHES]
        thrown = [s for s in caught if values[s] > REACH["short"]]
        assert [seat for seat, _ in heard(events, Event.WIPED_OUT)] == thrown
        lost = sum(cards(tries[s][0]) for s in range(trying) if not player(position, s)["pile"])
        assert position.games[0]["discard"] == lost


def check_fate(position, seat, fate, played, value):
    """Where it leads, and the Stoke tokens; nine were there before."""
    left = 9 - abs(value - int(played[0][1]))
    balance = WAY[played[0][0]] * value
    held = player(position, seat)
    if fate == CATCHES and abs(balance) <= REACH["short"]:
        assert where(position, seat) == "wave 1"
        assert (held["tokens"], held["balance"]) == (left + 1, balance)
        assert held["pile"] == cards(played[0])
        return
    check_loss(position, seat, *played)
    gain = {CATCHES: 2, WIPES_OUT: 1, STAYS: 0}[fate]
    assert held["tokens"] == left + gain
    assert where(position, seat) == ("channel 1" if fate == STAYS else "wash")
