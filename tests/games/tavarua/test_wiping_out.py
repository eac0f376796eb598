"""Wipe-outs: tavarua-60 to tavarua-65, tavarua-95."""

import random

import pytest

from games.tavarua.positions import (
    CODES,
    commit_all,
    heard,
    next_wave,
    player,
    step,
    table,
    where,
)
from games.tavarua.rides import discarded, in_order, pile_of, surf
from parlour.games.tavarua.events import Event
from parlour.games.tavarua.table import Step
from parlour.kit.rule import INTERPRETED

PILES = 12 if INTERPRETED else 300
TOKENS = "stoke 3 hang 2 barrel 1 perfect 1 bonus 5"
# how one wipes out: words, what else there is, the card of the own move if it is lost
CAUSES = {
    "own move": ("ride T4", {}, "T4"),
    "wave": ("ride T1", {"shift": 3}, ""),
}


def piles(whim):
    """Piles of up to six cards."""
    for _ in range(PILES):
        yield whim.choices(CODES, k=whim.randint(0, 5))


# On a wave


@pytest.mark.parametrize("cause", CAUSES)
def test_only_the_highest_card_counts(cause):
    """tavarua-62, tavarua-64: all else of the pile is lost, with every token."""
    words, more, lost = CAUSES[cause]
    for pile in piles(random.Random(cause)):
        position, events = surf(words, pile=f"{' '.join(pile)} {TOKENS}", **more)
        earlier = pile if lost else [*pile, "T1"]  # tavarua-39, tavarua-40
        kept = max((int(card[1]) for card in earlier), default=0)
        assert heard(events, Event.SCORED) == [(0, (kept, 0, kept))]
        assert discarded(position) == in_order(" ".join([*earlier, lost]))
        assert pile_of(position) == ""


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("board", ["short", "long"])
def test_a_wipe_out_leads_to_the_wash_with_a_token(cause, board):
    """tavarua-60, tavarua-61, tavarua-63: one token, from any wave; then one recovers."""
    words, more, _ = CAUSES[cause]
    for space in range(1, 7):
        if board == "long":
            words = words.replace("T4", "T3").replace("T1", "T2")
        fields = {"at": f"wave {space}", "balance": 1, "board": board, "tokens": 2}
        position, events = surf(words + " as " + words[-1], **fields, **more)
        assert len(heard(events, Event.WIPED_OUT)) == len(heard(events, Event.RAN_OFF)) == 1
        assert (where(position, 0), player(position, 0)["balance"]) == ("wash", 0)
        assert player(position, 0)["tokens"] == 3
        assert not heard(events, Event.LANDED)
        assert step(position, 0) == Step.CARD  # to recover


def test_the_ride_is_marked_among_the_best():
    """tavarua-64, tavarua-75: one card may well be the second best of all."""
    position = table(1, at=["wave 3"], hands=["T4 T1 T1 T1 T1"], piles=["M4 T3"])
    player(position, 0)["best"] = [[7, 3], [9, 1]]
    events = commit_all(next_wave(position, 0), "ride T4")
    assert heard(events, Event.SCORED) == [(0, (4, 0, 1))]
    assert player(position, 0)["best"].tolist() == [[7, 4], [9, 1]]


def test_an_empty_pile_scores_nothing():
    """tavarua-64: when the very catch runs off."""
    _, events = surf("catch M3", at="channel 3", pile="")
    assert heard(events, Event.SCORED) == [(0, (0, 0, 0))]


# In a contest


@pytest.mark.parametrize("attached", ["", " with Leash"])
def test_a_contest_scores_no_ride(attached):
    """tavarua-51, tavarua-60, tavarua-65: one token each, the Wash, and nothing scored."""
    fields = {"hands": ["T2 T1 T1 T1 T1"] * 2, "stoke": [["Leash"], []], "tokens": [3, 3]}
    position = table(2, at=["channel 2"] * 2, dice=[1] * 6, boards=["long", "short"], **fields)
    for seat in range(2):
        player(position, seat)["best"] = [[7, 0], [9, 0]]
    words = [f"catch T2 as 2{attached}", "catch T2 as 4"]
    events = commit_all(next_wave(position, 0), *words)
    assert heard(events, Event.MATCHED) == [(seat, (5, 1, 0)) for seat in range(2)]
    assert not heard(events, Event.SCORED)
    assert not heard(events, Event.WIPED_OUT)
    assert [where(position, seat) for seat in range(2)] == ["wash"] * 2
    assert [player(position, seat)["tokens"] for seat in range(2)] == [4, 2]
    assert player(position, 1)["best"].tolist() == [[7, 0], [9, 0]]
    assert discarded(position) == "T2 T2"


# With a Leash


@pytest.mark.parametrize("pile", ["", "T1", "M4 T3", "T1 T2 T3 M1 M2"])
def test_a_leash_keeps_the_pile_with_its_tokens(pile):
    """tavarua-95: when the Wave card throws, the card played is in it; and so are its tokens."""
    held = f"{pile} stoke 1 hang 1 barrel 1 perfect 1 bonus 2"
    position, events = surf("ride M1 as 2 with Leash", pile=held, shift=-3, tokens=1)
    numbers = [int(card[1]) for card in [*pile.split(), "M1"]]
    worth = sum(numbers) + len(numbers) + (1 + 1) + 2 + 5 + 2
    assert heard(events, Event.SCORED) == [(0, (worth, 0, worth))]
    assert (where(position, 0), player(position, 0)["tokens"]) == ("wash", 1)
    assert discarded(position) == in_order(f"{pile} M1")
    assert pile_of(position) == ""


def test_a_leash_does_not_keep_a_card_that_ran_off():
    """tavarua-40, tavarua-95: nor the tokens laid with it, nor counts Perfect for it."""
    pile = "M4 T3 stoke 1 perfect 1"
    position, events = surf("ride T2 as 4 with Leash", pile=pile, tokens=2)
    worth = 4 + 3 + 2 + 1
    assert heard(events, Event.SCORED) == [(0, (worth, 0, worth))]
    assert player(position, 0)["tokens"] == 1
    assert discarded(position) == "T2 T3 M4"


def test_a_leash_at_a_catch():
    """tavarua-95: the first card with its tokens, if the Wave card throws; else nothing."""
    _, events = surf("catch T2 as 1 with Leash", at="channel 6", shift=2, tokens=1)
    worth = 2 + 1 + 1  # and Perfect: tavarua-57
    assert heard(events, Event.SCORED) == [(0, (worth, 0, worth))]
    _, events = surf("catch T3 with Leash", at="channel 6")
    assert heard(events, Event.SCORED) == [(0, (0, 0, 0))]
