"""Cards are turned up and claimed. small_islands-57 to -59, and all of it by an oracle."""

import random

import pytest

from games.small_islands.hunting import (
    claim,
    decline,
    hunt,
    player,
    raise_it,
    share_out,
    stack,
)
from games.small_islands.positions import (
    SEATS,
    VALUES,
    asked,
    choices,
    choose,
    heard,
    step,
    values_in,
)
from games.small_islands.share_oracle import Sharing
from parlour.games.small_islands.box.treasure import COPIES
from parlour.games.small_islands.events import Event
from parlour.games.small_islands.moves import CLAIM, DECLINE, PAY_AMULET, PAY_GOLD
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED

ROUNDS = 20 if INTERPRETED else 80


def offers(roses, players=3, answers="", **laid):
    """Who is asked one after another when some answers are given: c claims, d declines."""
    position = raise_it(hunt(roses, players, treasure=[2] * 10 + [3] * 9, **laid))
    asked_so_far = [asked(position)]
    for answer in answers:
        choose(position, CLAIM if answer == "c" else DECLINE)
        asked_so_far.append(asked(position) if step(position) == Step.CLAIM else None)
    return asked_so_far, position


# Offers


def test_every_card_is_offered_upwards_from_the_lowest_rose():
    """small_islands-57"""
    seats, position = offers("210", answers="ddd")
    assert seats == [0, 1, 2, 0]
    assert len(heard(position, Event.UNCLAIMED)) == 1
    assert len(heard(position, Event.TURNED_UP)) == 1


def test_who_claims_gets_the_card_and_the_rose():
    """small_islands-57: and the next card begins at the lowest rose still there."""
    position = raise_it(hunt("210", 3, treasure=[2] * 10))
    assert choices(position) == [CLAIM, DECLINE]
    decline(position)
    assert heard(position, Event.DECLINED) == [(0, (1, 0, 0))]
    claim(position)
    assert heard(position, Event.CLAIMED) == [(1, (1, 0, 0))]
    assert values_in(player(position, 1)["gold"]) == [2]
    assert (player(position, 1)["gold_held"], player(position, 1)["roses"]) == (1, 15)
    assert asked(position) == 0
    decline(position)
    assert asked(position) == 2
    assert position.games[0]["taker"] == 1


def test_the_next_card_begins_below_again():
    """small_islands-57: with those who declined before."""
    assert offers("21", answers="ddcdd")[0] == [0, 1, 2, 0, 1, 0]


def test_the_lowest_rose_may_be_gone():
    """small_islands-57"""
    assert offers("12", answers="cdc")[0] == [0, 2, 1, 2]


def test_cards_without_a_rose_are_passed_over():
    """small_islands-57, small_islands-61b"""
    assert offers("-1-2-", answers="dd")[0] == [0, 2, 1]


def test_several_roses_are_asked_one_by_one():
    """small_islands-58: but not a second time in a row."""
    assert offers("0102", answers="dddd")[0] == [0, 2, 0, 1, 0]


def test_a_rose_right_above_ones_own_is_not_asked():
    """small_islands-58: nothing can have changed, however many there are."""
    assert offers("21110", answers="ddd")[0] == [0, 1, 2, 0]
    assert offers("11", answers="dd")[0] == [0, 1, 0]
    seats, position = offers("00", answers="d")
    assert seats == [0, 0]
    assert len(heard(position, Event.UNCLAIMED)) == 1


def test_right_above_means_among_those_still_there():
    """small_islands-58: the rose of another that lay between is gone."""
    assert offers("2010", answers="dcdd")[0] == [0, 1, 0, 2, 0]


def test_who_claims_is_asked_again_with_the_next_card():
    """small_islands-58: only the one who declined is passed over."""
    assert offers("1100", answers="cccc")[0] == [0, 0, 0, 1, 1]


# What remains


def test_what_nobody_claims_is_discarded_openly():
    """small_islands-59"""
    position = stack(raise_it(hunt("1", treasure=[4] * 9)), [5])
    spent = values_in(position.games[0]["spent"]).count(4)
    decline(decline(position))
    assert values_in(position.games[0]["spent"]).count(4) == spent + 1
    assert heard(position, Event.UNCLAIMED) == [(-1, (3, 0, 0))]
    assert heard(position, Event.TURNED_UP) == [(-1, (4, 0, 0))]


def test_when_no_rose_is_left_the_rest_is_discarded_unseen():
    """small_islands-59, small_islands-75"""
    position = share_out(raise_it(hunt("1", treasure=[4] * 9)))
    assert heard(position, Event.BURIED) == [(-1, (1, 0, 0))]
    assert heard(position, Event.TURNED_UP) == []
    game = position.games[0]
    assert (values_in(game["unseen"]), game["unseen_left"]) == ([4], 1)
    assert (game["pool"], game["pool_left"], game["pool_risky"]) == (0, 0, 0)


def test_when_no_card_is_left_the_roses_go_home():
    """small_islands-59"""
    position = share_out(raise_it(hunt("1011", treasure=[4] * 9)), DECLINE)
    assert heard(position, Event.BURIED) == []
    new = [int(rose) for rose in position.games[0]["roses"] if rose]
    assert new == [1]  # the first clue of the new column
    assert [player(position, seat)["roses"] for seat in (0, 1)] == [14, 15]
    assert [player(position, seat)["gold_held"] for seat in (0, 1)] == [0, 0]


def test_everybody_sees_cards_and_claims_but_not_what_is_owned():
    """small_islands-75, small_islands-72"""
    position = raise_it(hunt("1", treasure=[4] * 9))
    assert heard(position, Event.TURNED_UP, 1) == [(-1, (3, 2, 0))]
    claim(position)
    assert heard(position, Event.CLAIMED, 1) == [(0, (3, 0, 0))]
    assert player(position, 0)["shown"] == 0
    assert player(position, 0)["gold_held"] == 1


# By the oracle


def deck_of(whim, rest):
    """Cards for a raising out of those left, Curses more often than not."""
    cards = [value for value in rest if value]
    whim.shuffle(cards)
    return cards[:11] + [0] * whim.choice([0, 1, 1, 2, 2])


def a_raising(whim, players):
    """A random table with a treasure to raise, and what there is in plain lists."""
    cards = [value for value, count in zip(VALUES, COPIES, strict=True) for _ in range(count)]
    gold = []
    for _ in range(players):
        gold.append(whim.sample([v for v in cards if v], whim.choice([0, 0, 1, 3])))
        for value in gold[-1]:
            cards.remove(value)
    held = [whim.choice([0, 0, 1, 2]) for _ in range(players)]
    roses = "".join(whim.choice("0123"[:players] + "-") for _ in range(whim.randrange(1, 9)))
    deck = deck_of(whim, cards)
    laid = {"treasure": deck, "gold": gold, "held": held, "seed": whim.randrange(99)}
    return hunt(roses, players, **laid), roses, gold, held


def raise_both(position, roses, gold, held):
    """Raise it, and have the oracle know the cards that were drawn."""
    deck = int(position.games[0]["treasure"])
    drawn = values_in(deck - int(raise_it(position).games[0]["treasure"]))
    bottom_up = [0, *(int(seat) for seat in reversed(roses) if seat != "-")]
    oracle = Sharing(0, bottom_up, drawn, gold, held)
    catch_up(oracle, position)
    return oracle


def turned_up(position):
    return [VALUES[values[0]] for _, values in heard(position, Event.TURNED_UP)]


def catch_up(oracle, position):
    """Turn up in the oracle what the last move turned up; all must agree then."""
    for value in turned_up(position):
        assert oracle.asked is None
        oracle.turn_up(value)
    assert oracle.over == (step(position) not in (Step.CLAIM, Step.CURSE))
    for seat, gold in enumerate(oracle.gold):
        assert values_in(player(position, seat)["gold"]) == gold
        assert player(position, seat)["gold_held"] == len(gold)
        assert player(position, seat)["amulets"] == oracle.amulets[seat]
    if not oracle.over:
        wanted = {"claim": Step.CLAIM, "curse": Step.CURSE}[oracle.question]
        assert (step(position), asked(position)) == (wanted, oracle.asked)
        # once the Curse strikes, what is left waits in the pool
        assert values_in(position.games[0]["pool"]) == oracle.cards


def answer(oracle, position, whim):
    """The same answer to both."""
    if oracle.question == "curse":
        with_amulet = whim.random() < 0.5
        oracle.pay(with_amulet)
        choose(position, PAY_AMULET if with_amulet else PAY_GOLD)
    elif whim.random() < 0.4:
        oracle.claim()
        claim(position)
    else:
        oracle.decline()
        decline(position)


@pytest.mark.sweep
@pytest.mark.parametrize("players", SEATS)
def test_raisings_agree_with_the_oracle(players):
    """small_islands-53 to small_islands-60: who is asked, what each gets, pays and gets back."""
    whim = random.Random(players)
    seen = set()
    for _ in range(ROUNDS):
        position, roses, gold, held = a_raising(whim, players)
        before = values_in(position.games[0]["spent"])
        oracle = raise_both(position, roses, gold, held)
        while not oracle.over:
            seen.add(oracle.question)
            answer(oracle, position, whim)
            catch_up(oracle, position)
        check_end(position, oracle, before)
    assert seen == {"claim", "curse"}


def check_end(position, oracle, before):
    """Discards, buried cards, roses, and who begins anew."""
    game = position.games[0]
    assert values_in(game["spent"]) == sorted(before + oracle.discarded)
    assert values_in(game["unseen"]) == oracle.buried
    (first,) = heard(position, Event.FIRST_CLUE)
    assert first[0] == (0 if oracle.taker is None else oracle.taker)
    for seat in range(int(game["seats"])):
        assert player(position, seat)["roses"] == 15 - (seat == first[0])
