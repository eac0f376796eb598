"""Paying for rerolls, and giving a habitat up: snapshot-51 to snapshot-54."""

import pytest

from games.snapshot import oracle_dice as oracle
from games.snapshot.positions import (
    animal,
    column,
    do,
    habitat,
    heard,
    legal,
    phase,
    player,
    rolling,
    table,
)
from games.snapshot.walking import prepare
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import FIRST_GO, FIRST_PAY, GIVE_UP, PAIRS
from parlour.games.snapshot.table import Phase

SUPPLY, OKAPI, JAGUAR, RHINO = 0, 2, 3, 1  # sources: animals in the order of the board
DISPLAY = {"Savannah": ["White Rhino"], "Rainforest": ["Okapi", "Jaguar"]}
DICE = {"Savannah": 1, "White Rhino": 1, "Rainforest": 2, "Okapi": 1, "Jaguar": 1}
INCOME = 3  # snapshot-56
KEEPING = {"give_up_keeps_animal_tokens": "on"}


def pay(low, high):
    """The number of the move that takes a token from each of two sources."""
    return FIRST_PAY + PAIRS.index((low, high))


def shut_out(*faces, supply=0, rhino=0, okapi=0, jaguar=0, **fields):
    """Two dice on the Rainforest fell short; so many tokens in the supply and on each animal.

    The next dice fall as told. Once the Rainforest is done with, the Savannah is entered and the
    White Rhino missed.
    """
    all_tokens = supply + rhino + okapi + jaguar
    position = table(2, display=DISPLAY, tokens=[all_tokens, 7], **fields)
    rolling(position, 1, 4, *faces, 3, 1)
    prepare(position, DICE, {"White Rhino": rhino, "Okapi": okapi, "Jaguar": jaguar})
    do(position, FIRST_GO + habitat("Rainforest"))
    return position


def purses(position):
    """The supply, and the tokens on the White Rhino, the Okapi, the Jaguar and the Rainforest."""
    game = position.reading()
    laid = [shot.tokens for shot in game.shots[:3]]
    return [game.players[0].tokens, *laid, game.habitats[3].tokens]


# Who pays


@pytest.mark.parametrize(
    ("held", "low", "high", "left"),
    [
        ({"supply": 4}, SUPPLY, SUPPLY, [2, 0, 0, 0, 2]),
        ({"supply": 2, "okapi": 2}, SUPPLY, OKAPI, [1, 0, 1, 0, 2]),
        ({"supply": 1, "rhino": 3}, SUPPLY, RHINO, [0, 2, 0, 0, 2]),
        ({"okapi": 2, "jaguar": 2}, OKAPI, JAGUAR, [0, 0, 1, 1, 2]),
        ({"rhino": 1, "jaguar": 3}, RHINO, JAGUAR, [0, 0, 0, 2, 2]),
        ({"okapi": 4}, OKAPI, OKAPI, [0, 0, 2, 0, 2]),
        ({"rhino": 3, "supply": 1}, RHINO, RHINO, [1, 1, 0, 0, 2]),
    ],
)
def test_two_tokens_pay_for_a_reroll_wherever_they_lie(held, low, high, left):
    """snapshot-51: supply, animals of this habitat and of another, one each or both from one."""
    position = shut_out(4, **held)
    events = do(position, pay(low, high))
    assert events == [(Event.REROLLED, 0, (3, 4, 0))]
    assert purses(position) == left
    assert player(position, 1)["tokens"] == 7


@pytest.mark.parametrize(
    "held",
    [
        {"supply": 2},
        {"supply": 1, "okapi": 1},
        {"supply": 2, "rhino": 1, "okapi": 2, "jaguar": 1},
        {"rhino": 2},
        {"supply": 9, "rhino": 9, "okapi": 9, "jaguar": 9},
    ],
)
def test_every_mix_of_sources_may_be_named(held):
    """snapshot-51: and no other; one token pays for nothing."""
    position = shut_out(**held)
    full = [held.get(name, 0) for name in ("supply", "rhino", "okapi", "jaguar")]
    mixes = [(i, j) for i, j in PAIRS if j < 4 and min(full[i], full[j]) >= (2 if i == j else 1)]
    assert legal(position) == [GIVE_UP, *(pay(*mix) for mix in mixes)]
    assert legal(position) == oracle.reroll_moves(position.reading())


def test_animals_rolled_for_have_no_tokens_to_pay_with():
    """snapshot-51: the White Rhino was rolled for first; its tokens are spent."""
    position = table(2, display=DISPLAY, tokens=[17])
    rolling(position, 3, 2, 1, 4)
    prepare(position, DICE, {"White Rhino": 14, "Okapi": 2, "Jaguar": 1})
    events = do(position, FIRST_GO + habitat("Savannah"))
    assert heard(events, Event.PHOTOGRAPHED)
    mixes = [(OKAPI, OKAPI), (OKAPI, JAGUAR)]
    assert legal(position) == [GIVE_UP, *(pay(*mix) for mix in mixes)]


def test_tokens_that_came_back_may_pay():
    """snapshot-49, snapshot-51: a miss before fills the supply."""
    position = table(2, display=DISPLAY, tokens=[2])
    rolling(position, 3, 1, 1, 4)
    prepare(position, DICE, {"White Rhino": 2})
    do(position, FIRST_GO + habitat("Savannah"))
    assert legal(position) == [GIVE_UP, pay(SUPPLY, SUPPLY)]


# What a reroll does


@pytest.mark.parametrize(("face", "entered"), [(4, False), (5, True), (6, True)])
def test_a_reroll_enters_with_the_number_or_more(face, entered):
    """snapshot-51: one die is rolled, whatever the others show."""
    position = shut_out(face, 1, 1, supply=4)
    events = do(position, pay(SUPPLY, SUPPLY))
    assert bool(heard(events, Event.ENTERED)) == entered
    shot = [values[0] for _, values in heard(events, Event.SHOT)]
    assert shot == (
        [animal(name) for name in ("Okapi", "Jaguar", "White Rhino")] if entered else []
    )
    assert (phase(position) == Phase.REROLL) == (not entered)


def test_a_die_may_be_rerolled_as_often_as_tokens_reach():
    """snapshot-51: two tokens each time, all put on the habitat card."""
    position = shut_out(1, 2, 3, 4, supply=7, okapi=1)
    for times in range(1, 4):
        events = do(position, pay(SUPPLY, SUPPLY))
        assert heard(events, Event.REROLLED) == [(0, (3, times, 0))]
        assert purses(position) == [7 - 2 * times, 0, 1, 0, 2 * times]
    events = do(position, pay(SUPPLY, OKAPI))
    assert heard(events, Event.GAVE_UP) == [(0, (3, 8, 0))]
    assert player(position, 0)["tokens"] == 8 + INCOME


def test_the_die_that_is_told_is_the_one_rerolled():
    """snapshot-51: the other keeps what it shows."""
    position = shut_out(3, supply=5)
    assert position.reading().rolled == 0o14
    do(position, pay(SUPPLY, SUPPLY))
    assert position.reading().rolled == 0o13


def test_tokens_on_the_habitat_card_are_spent_on_entering():
    """snapshot-55: all of them, of every reroll."""
    position = shut_out(4, 5, 1, 1, supply=3, okapi=1, jaguar=2)
    do(position, pay(SUPPLY, SUPPLY))
    events = do(position, pay(SUPPLY, OKAPI))
    back = [values[1] for _, values in heard(events, Event.MISSED)]
    assert back == [0, 2, 0]
    assert position.reading().habitats[3].tokens == 0
    assert player(position, 0)["tokens"] == 2 + INCOME


def test_tokens_taken_from_an_animal_do_not_add_to_its_dice():
    """snapshot-51: 11 for the Okapi are 6 and five tokens, of which two are gone."""
    position = shut_out(5, 6, 1, okapi=5)
    events = do(position, pay(OKAPI, OKAPI))
    assert heard(events, Event.SHOT)[0] == (0, (animal("Okapi"), 6, 3))
    assert heard(events, Event.MISSED)[0] == (0, (animal("Okapi"), 3, 0))


# Giving up


def test_who_gives_up_gets_back_what_lies_on_the_habitat_card():
    """snapshot-52"""
    position = shut_out(4, 4, supply=6)
    do(position, pay(SUPPLY, SUPPLY), pay(SUPPLY, SUPPLY))
    assert purses(position)[0] == 2
    events = do(position, GIVE_UP)
    assert heard(events, Event.GAVE_UP) == [(0, (3, 4, 0))]
    assert player(position, 0)["tokens"] == 6 + INCOME
    assert position.reading().habitats[3].tokens == 0


def test_anybody_may_give_up_at_once():
    """snapshot-52: tokens or not."""
    position = shut_out(supply=6)
    assert GIVE_UP in legal(position)
    do(position, GIVE_UP)
    assert column(position, "Rainforest") == ["Okapi", "Jaguar"]


@pytest.mark.parametrize("held", [{}, {"supply": 1}, {"okapi": 1}, {"rhino": 1}])
def test_with_fewer_than_two_tokens_everybody_must(held):
    """snapshot-52: wherever the one lies."""
    position = shut_out(**held)
    assert position.reading().active == 1
    assert column(position, "Rainforest") == ["Okapi", "Jaguar"]
    lost = held.get("okapi", 0)  # snapshot-53
    assert player(position, 0)["tokens"] == sum(held.values()) - lost + INCOME


@pytest.mark.parametrize(("options", "back", "lost"), [({}, 2, 4), (KEEPING, 6, 0)])
def test_tokens_on_animals_of_that_habitat_are_lost_unless_kept(options, back, lost):
    """snapshot-53: those put on the habitat card come back in any case."""
    held = {"supply": 4, "rhino": 5, "okapi": 1, "jaguar": 3}
    position = shut_out(4, options=options, **held)
    do(position, pay(SUPPLY, SUPPLY))
    assert purses(position) == [2, 5, 1, 3, 2]
    events = do(position, GIVE_UP)
    assert heard(events, Event.GAVE_UP) == [(0, (3, back, lost))]
    assert heard(events, Event.MISSED) == [(0, (animal("White Rhino"), 5, 0))]
    assert player(position, 0)["tokens"] == 2 + back + 5 + INCOME


@pytest.mark.parametrize("options", [{}, KEEPING])
def test_tokens_on_animals_of_other_habitats_stay(options):
    """snapshot-54: with either switch; they count when the animal is rolled for."""
    display = {**DISPLAY, "Mountain": ["Snow Leopard"]}
    position = table(2, display=display, tokens=[9], options=options)
    rolling(position, 4)
    dice = {"Savannah": 1, "White Rhino": 1, "Mountain": 1, "Snow Leopard": 1, "Rainforest": 1}
    laid = {"White Rhino": 2, "Snow Leopard": 3, "Jaguar": 1}
    prepare(position, {**dice, "Jaguar": 1}, laid)
    do(position, FIRST_GO + habitat("Rainforest"), GIVE_UP)
    assert [shot.tokens for shot in position.reading().shots[:3]] == [2, 3, 0]
    assert [shot.dice for shot in position.reading().shots[:3]] == [1, 1, 0]
    assert player(position, 0)["tokens"] == (4 if options else 3)
