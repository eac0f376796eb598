"""What a ride is worth, and which are kept: tavarua-19, tavarua-74 to tavarua-77."""

import random

import pytest

from games.tavarua.positions import CODES, commit_all, heard, next_wave, player, table
from games.tavarua.rides import discarded, in_order, pile_of, surf
from parlour.games.tavarua.events import Event
from parlour.kit.rule import INTERPRETED

PILES = 25 if INTERPRETED else 500
KINDS_OF_TOKENS = ("stoke", "hang", "barrel", "bonus")


def worth(cards, tokens, on_shore=False):
    """tavarua-74, as the sheet has it."""
    points = sum(int(card[1]) for card in cards)
    points += tokens["stoke"] + 2 * tokens["hang"] + 5 * tokens["barrel"] + tokens["bonus"]
    return points + tokens["perfect"] * len(cards) + 2 * on_shore


def at_random(whim):
    """A pile: cards and tokens."""
    cards = whim.choices(CODES, k=whim.randint(0, 5))
    tokens = {name: whim.randint(0, 4) for name in KINDS_OF_TOKENS}
    return cards, tokens | {"perfect": whim.randint(0, 1)}


def told(cards, tokens):
    """A pile as `surf` takes it."""
    return " ".join([*cards, *(f"{name} {n}" for name, n in tokens.items())])


# The formula


def test_a_bail_is_worth_its_pile():
    """tavarua-43, tavarua-74, tavarua-76: and then the pile is empty."""
    whim = random.Random(1)
    for _ in range(PILES):
        cards, tokens = at_random(whim)
        position, events = surf("bail M2", pile=told(cards, tokens), balance=1)
        points = worth(cards, tokens)
        assert heard(events, Event.SCORED) == [(0, (points, 0, points))]
        assert (pile_of(position), player(position, 0)["balance"]) == ("", 0)
        assert discarded(position) == in_order(" ".join([*cards, "M2"]))


def test_the_shore_is_worth_two_more():
    """tavarua-18, tavarua-19, tavarua-74: the last card counts; a token is gained."""
    whim = random.Random(2)
    for _ in range(PILES):
        cards, tokens = at_random(whim)
        fields = {"at": "wave 1", "pile": told(cards, tokens), "board": "long"}
        position, events = surf("ride M3 as 1", **fields, balance=2, tokens=3)
        tokens["stoke"] += 2
        points = worth([*cards, "M3"], tokens, on_shore=True)
        assert heard(events, Event.SCORED) == [(0, (points, 1, points))]
        assert len(heard(events, Event.LANDED)) == 1
        assert (pile_of(position), player(position, 0)["balance"]) == ("", 0)
        assert player(position, 0)["tokens"] == 3 - 2 + 1
        assert discarded(position) == in_order(" ".join([*cards, "M3"]))


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("", 0),
        ("T1 M4", 5),
        ("T1 M4 perfect 1", 7),
        ("perfect 1", 0),
        ("stoke 3", 3),
        ("T2 hang 2", 6),
        ("M2 barrel 2", 12),
        ("T4 T4 T4 T4 T4 T4 stoke 2 barrel 1 perfect 1", 37),
        ("T1 bonus 5 perfect 1", 7),
    ],
)
def test_piles(pile, points):
    """tavarua-74, tavarua-96: bonus points are no cards for Perfect."""
    _, events = surf("bail M2", pile=pile)
    assert heard(events, Event.SCORED) == [(0, (points, 0, points))]


def test_a_ride_under_way_is_not_scored():
    """tavarua-77: neither in the round of the catch nor later."""
    for words, at in (("catch T1", "channel 3"), ("ride T1", "wave 2")):
        position, events = surf(words, at=at)
        assert not heard(events, Event.SCORED)
        assert not player(position, 0)["best"].any()


# The best two


@pytest.mark.parametrize("board", [0, 1])
def test_the_two_best_rides_with_a_board_are_kept(board):
    """tavarua-75: of all rides, in any order; the other board's are left alone."""
    whim = random.Random(board)
    for _ in range(5 if INTERPRETED else 40):
        earned = [whim.randint(0, 9) for _ in range(6)]
        position = table(1, boards=[["short", "long"][board]])
        player(position, 0)["best"] = [[20, 10], [20, 10]]
        player(position, 0)["best"][board] = 0
        for count, points in enumerate(earned, 1):
            check_kept(position, board, points, sorted(earned[:count], reverse=True)[:2])
        assert player(position, 0)["best"][1 - board].tolist() == [20, 10]


def check_kept(position, board, points, wanted):
    """A ride worth so much is bailed: which are the best then, and what it added."""
    before = int(player(position, 0)["best"][board].sum())
    ride = table(1, at=["wave 3"], boards=[["short", "long"][board]], hands=["T1 T1 T1 T1 T1"])
    player(ride, 0)["best"] = player(position, 0)["best"]
    player(ride, 0)["bonus"] = points
    events = commit_all(next_wave(ride, 0), "bail T1")
    found = player(ride, 0)["best"][board].tolist()
    assert found == [*wanted, 0][:2]
    assert heard(events, Event.SCORED) == [(0, (points, board, sum(found) - before))]
    player(position, 0)["best"] = player(ride, 0)["best"]


def test_points_go_to_the_board_that_was_ridden():
    """tavarua-19, tavarua-74: on the Shore they are marked before boards can be switched."""
    for board, best in (("short", [[3, 0], [0, 0]]), ("long", [[0, 0], [3, 0]])):
        position, _ = surf("ride T1", at="wave 1", board=board)
        assert player(position, 0)["best"].tolist() == best


def test_two_may_be_scored_in_one_round():
    """tavarua-74: every ride that ended; a bail, a wipe-out and two that come in."""
    hands = ["T4 T1 T1 T1 T1"] * 4
    fields = {"piles": ["T3", "T2 M3", "M1", "T2"], "dice": [6] * 6, "hands": hands}
    position = table(4, at=["wave 4", "wave 4", "wave 1", "wave 1"], **fields)
    words = ["bail T1", "ride T4", "ride T1", "ride T1"]
    events = commit_all(next_wave(position, 0), *words)
    found = {seat: values[0] for seat, values in heard(events, Event.SCORED)}
    assert found == {0: 3, 1: 3, 2: 1 + 1 + 2, 3: 2 + 1 + 2}
