"""What a turn without a photograph brings, and how a turn ends: snapshot-56, snapshot-60."""

import pytest

from games.snapshot.positions import (
    TABLES,
    column,
    do,
    heard,
    phase,
    player,
    rolling,
    table,
)
from games.snapshot.walking import PLAYERS, prepare, walk
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import ADD_NO_MORE, DRAW, FIRST_SPOOK, GIVE_UP, LAY_NO_MORE, STOP
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.rule import INTERPRETED

SEEDS = 1 if INTERPRETED else 10
ZEBRA = {"Savannah": ["Plains Zebra"]}
ONE_EACH = {"Savannah": 1, "Plains Zebra": 1}


def tokens_after(position):
    """The supply of the first seat once it is the next one's turn."""
    assert position.reading().active == 1
    return player(position, 0)["tokens"]


def test_who_does_not_try_gains_three():
    """snapshot-56: no dice at all."""
    position = table(2, display=ZEBRA, tokens=[4])
    events = do(position, STOP, LAY_NO_MORE)
    assert heard(events, Event.INCOME) == [(0, (3, 0, 0))]
    assert tokens_after(position) == 7


def test_who_fails_gains_three():
    """snapshot-56: the animal missed, and the habitat given up."""
    missed = rolling(table(2, display=ZEBRA), 3, 2)
    assert heard(prepare(missed, ONE_EACH), Event.INCOME) == [(0, (3, 0, 0))]
    assert tokens_after(missed) == 3
    gave_up = rolling(table(2, display=ZEBRA, tokens=[2]), 2)
    prepare(gave_up, ONE_EACH)
    assert heard(do(gave_up, GIVE_UP), Event.INCOME) == [(0, (3, 0, 0))]
    assert tokens_after(gave_up) == 5


def test_who_spooks_gains_three():
    """snapshot-56, snapshot-34"""
    position = rolling(table(2, display={"Savannah": ["Lion"]}, deck=["Giraffe"]), 1)
    do(position, DRAW)
    assert heard(do(position, FIRST_SPOOK + 1), Event.INCOME) == [(0, (3, 0, 0))]
    assert tokens_after(position) == 3


def test_a_spook_may_cost_the_review():
    """snapshot-34: by option. snapshot-60: animals are turned upright all the same."""
    display = {"Savannah": ["Lion"], "Mountain": ["Gelada"]}
    spooking = {"card": "Giraffe", "phase": Phase.CARD, "sideways": ["Gelada"], "tokens": [4, 4]}
    for review, gained in (("on", [(0, (3, 0, 0))]), ("off", [])):
        position = table(
            2, display=display, options={"spooked_turn_has_review": review}, **spooking
        )
        events = do(position, FIRST_SPOOK + 1)
        assert heard(events, Event.SPOOKED) == [(0, (1, 2, 0))]
        assert heard(events, Event.INCOME) == gained
        assert tokens_after(position) == 4 + 3 * len(gained)
        assert sideways(position) == (0, 0)
        assert (position.games[0]["active"], phase(position)) == (1, Phase.RESEARCH)


def test_without_a_review_after_spooks_other_turns_keep_theirs():
    """snapshot-56: who only stops gains three."""
    position = table(2, display=ZEBRA, options={"spooked_turn_has_review": "off"})
    assert heard(do(position, STOP, LAY_NO_MORE), Event.INCOME) == [(0, (3, 0, 0))]


def test_who_photographs_gains_nothing():
    """snapshot-56: one photograph is enough, whatever else failed."""
    position = rolling(table(2, display={"Savannah": ["Plains Zebra", "Lion"]}), 3, 3, 1)
    events = prepare(position, {**ONE_EACH, "Lion": 1})
    assert heard(events, Event.MISSED)
    assert heard(events, Event.INCOME) == []
    assert tokens_after(position) == 0


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("by", PLAYERS)
def test_every_turn_of_whole_games_brings_a_photograph_or_income(players, by):
    """snapshot-56: exactly one of the two, for whose turn it was."""
    for seed in range(SEEDS):
        for active, events in turns(players, seed, by):
            photos = sum(event.kind == Event.PHOTOGRAPHED for event in events)
            income = [event for event in events if event.kind == Event.INCOME]
            assert [(event.seat, event.values[0]) for event in income] == [(active, 3)] * (
                not photos
            )


def turns(players, seed, by):
    """Whose turn it was and what happened in it, turn by turn."""
    events, active = [], None
    for position, seat, _ in walk(players, seed, by=by):
        events += position.events() if active is not None else []
        now = position.reading().active
        if active is not None and (now != active or seat is None):
            yield active, events
            events = []
        active = now


# Turned upright


def sideways(position):
    """How many animals must be attempted, and how many dice that asks for."""
    game = position.reading()
    return sum(here.sideways.bit_count() for here in game.habitats), game.owed


def test_animals_lie_upright_after_the_turn():
    """snapshot-60: those of a habitat given up, and those that a spook elsewhere spared."""
    position = rolling(table(2, display=ZEBRA, sideways=["Plains Zebra"]), 2)
    prepare(position, ONE_EACH)
    assert column(position, "Savannah") == ["Plains Zebra"]
    assert sideways(position) == (0, 0)
    display = {**ZEBRA, "Mountain": ["Snow Leopard"]}
    spooking = table(2, display=display, sideways=["Plains Zebra"], deck=["Grey Wolf"])
    do(rolling(spooking, 1), DRAW)
    do(spooking, FIRST_SPOOK + 2)
    assert column(spooking, "Savannah") == ["Plains Zebra"]
    assert sideways(spooking) == (0, 0)


def test_the_next_player_need_not_attempt_them():
    """snapshot-60: the duty was for that turn."""
    position = rolling(table(2, display=ZEBRA, sideways=["Plains Zebra"]), 2)
    prepare(position, ONE_EACH)
    do(position, STOP)
    assert phase(position) == Phase.DICE
    do(position, LAY_NO_MORE)
    assert position.reading().active == 0


def test_a_turn_leaves_nothing_behind():
    """snapshot-60: dice, duties and questions are those of the next turn."""
    position = rolling(table(2, display=ZEBRA, reserves=[["Lion", "Giraffe"]]), 3, 3)
    do(position, STOP, ADD_NO_MORE)
    prepare(position, ONE_EACH)
    game = position.reading()
    assert (game.dice, game.shot_count, game.photos, game.asked, game.rolled) == (6, 0, 0, 0, 0)
    assert game.here == game.at == NOWHERE
    assert game.card == -1
    assert phase(position) == Phase.RESEARCH
