"""The order of a turn and the questions in it: snapshot-15, snapshot-16, snapshot-73.

What may be answered is compared with an oracle: in whole random games, and in positions laid out
at random, where duties up to six dice and full reserves are common.
"""

import random

import pytest

from games.snapshot import oracle_research as oracle
from games.snapshot.positions import (
    TABLES,
    ask,
    column,
    do,
    heard,
    legal,
    next_card,
    phase,
    rolling,
    table,
)
from games.snapshot.wanderings import everywhere
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ANIMAL_NAMES, NO_ANIMAL
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.box.opened import BOX
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    DRAW,
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    FIRST_PLACE,
    FIRST_TOKENS,
    GIVE_UP,
    LAY_NO_MORE,
    OFFER,
    STOP,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

every_table = pytest.mark.parametrize("players", TABLES)
LAID_OUT = 300 if INTERPRETED else 1000
CARDS = {card["name"]: card for card in BOX.data["animals"]}
OF_THE_TURN = {  # snapshot-15: which part of a turn each question belongs to
    **dict.fromkeys((Phase.RESEARCH, Phase.OFFERS, Phase.ANSWER, Phase.CARD), 0),
    **dict.fromkeys((Phase.ADDING, Phase.DICE, Phase.TOKENS), 1),
    **dict.fromkeys((Phase.HABITAT, Phase.REROLL), 2),
}
ABOUT_A_CARD = (Phase.OFFERS, Phase.ANSWER, Phase.CARD)


# snapshot-73: a real choice, for one seat


@every_table
def test_whoever_is_asked_has_at_least_two_answers(players):  # snapshot-73
    for step in everywhere(players):
        assert len(step.legal) >= 2


@every_table
def test_nobody_else_is_asked(players):  # snapshot-18, snapshot-73
    for position, seat, _, _ in everywhere(players)[::5]:
        assert GAME.engine.actors(position) == [seat]
        others = [other for other in range(players) if other != seat]
        assert not any(GAME.engine.legal_moves(position, other) for other in others)


@every_table
def test_only_about_offers_is_somebody_else_asked_than_the_active_player(players):  # snapshot-18
    for position, seat, _, _ in everywhere(players):
        game = position.reading()
        assert (seat == game.active) == (game.phase != Phase.OFFERS)


def test_single_answers_are_carried_out_and_told():  # snapshot-73
    """Nobody can offer, the reserve is full, the card too low: one draw, and the turn is over."""
    position = table(
        3,
        display={"Savannah": ["Lion"]},
        reserves=[["Ostrich", "Jaguar"]],
        deck=["Giraffe"],
    )
    assert do(position, DRAW) == [
        (Event.DREW, 0, (ANIMAL_NAMES.index("Giraffe"), 0, 0)),
        (Event.CANNOT_OFFER, 1, (0, 0, 0)),
        (Event.CANNOT_OFFER, 2, (0, 0, 0)),
        (Event.SPOOKED, 0, (HABITAT_NAMES.index("Savannah"), 2, 0)),
        (Event.INCOME, 0, (3, 0, 0)),
    ]
    assert (phase(position), GAME.engine.actors(position)) == (Phase.RESEARCH, [1])


def test_a_turn_without_anything_to_draw_or_to_shoot_passes_by_itself():  # snapshot-73, snapshot-36
    """Until somebody has a choice: the next player has an animal in reserve."""
    all_but_three = [name for name in ANIMAL_NAMES if name not in ("Lion", "Jaguar", "Raccoon")]
    reserves = [["Lion"], [], ["Jaguar", "Raccoon"]]
    position = table(3, reserves=reserves, piles=[all_but_three], phase=Phase.ADDING)
    events = do(position, ADD_NO_MORE)
    assert [(kind, seat) for kind, seat, _ in events] == [
        (Event.NO_DICE, 0),
        (Event.INCOME, 0),
        (Event.STOPPED, 1),
        (Event.NO_DICE, 1),
        (Event.INCOME, 1),
        (Event.STOPPED, 2),
    ]
    assert (phase(position), GAME.engine.actors(position)) == (Phase.ADDING, [2])


def test_a_question_with_two_answers_is_asked():  # snapshot-73
    position = table(2, tokens=(0, 1), deck=["Lion"])
    do(position, DRAW)
    assert (phase(position), GAME.engine.actors(position)) == (Phase.OFFERS, [1])
    do(position, OFFER)
    assert (phase(position), GAME.engine.actors(position)) == (Phase.ANSWER, [0])


# The oracle


@every_table
def test_a_slow_reading_of_the_sheet_finds_the_same_answers(players):  # snapshot-16 to snapshot-41
    met = set()
    for position, _, found, _ in everywhere(players):
        game = position.reading()
        expected = oracle.answers(game)
        if expected is not None:
            assert found == sorted(expected)
            assert game.owed == oracle.need(oracle.sideways(game))
            met.add(game.phase)
    assert met == set(oracle.QUESTIONS)


def laid_out(whim, asked):
    """A position at random with many animals, duties and reserved cards."""
    players, cards = whim.choice(TABLES), whim.sample(ANIMAL_NAMES, whim.choice((6, 12, 20)))
    active, *others = whim.sample(range(players), players)
    reserves = [[] for _ in range(players)]
    reserves[active] = [cards.pop() for _ in range(whim.choice((0, 1, 2, 2)))]
    card = cards.pop() if asked in ABOUT_A_CARD else None
    offers = whim.sample(others, whim.randint(asked == Phase.ANSWER, len(others))) if card else ()
    position = table(
        players,
        active=active,
        display=displayed(whim, cards),
        sideways=duties(whim, cards),
        reserves=reserves,
        card=card,
        offers=offers,
        phase=asked,
    )
    for pile in whim.sample(["deck", "discard"], whim.randrange(3)):
        position.games[0][pile] = 0
    ask(position)
    return position


def displayed(whim, cards):
    """Each animal in its habitat, the Raccoon in any, outward by difficulty."""
    display = {name: [] for name in HABITAT_NAMES}
    for name in sorted(cards, key=lambda name: CARDS[name]["difficulty"]):
        own = CARDS[name]["habitat"]
        display[whim.choice(HABITAT_NAMES) if own == "any" else own].append(name)
    return display


def duties(whim, cards):
    """Animals that lie sideways, no more than six dice can do."""
    sideways = whim.sample(cards, min(len(cards), whim.randrange(6)))
    while oracle.need(by_home(sideways)) > 6:
        sideways.pop()
    return sideways


def by_home(cards):
    """The same sorted by habitat; a Raccoon counts as if it lay alone, which is the most."""
    homes = {CARDS[name]["habitat"] for name in cards}
    return [[name for name in cards if CARDS[name]["habitat"] == home] for home in homes]


@pytest.mark.parametrize("asked", [Phase.RESEARCH, Phase.ANSWER, Phase.CARD, Phase.ADDING])
def test_it_finds_the_same_in_positions_laid_out_at_random(asked):  # snapshot-37 above all
    whim, met = random.Random(f"{asked}"), set()
    for _ in range(LAID_OUT):
        position = laid_out(whim, asked)
        expected = oracle.answers(position.reading())
        assert set(legal(position)) == expected
        met.add(frozenset(expected))
    assert len(met) >= 2


# The order of a turn


@every_table
def test_the_phases_of_a_turn_come_in_their_order(players):  # snapshot-15
    turn, part = None, 0
    for position, _, _, move in everywhere(players):
        game = position.reading()
        this = (game.active, game.rounds)
        assert this != turn or OF_THE_TURN[game.phase] >= part
        turn, part = this, OF_THE_TURN[game.phase]
        assert part or move != STOP or game.card == NO_ANIMAL


def test_one_whole_turn():  # snapshot-15
    position = rolling(table(2, tokens=(3, 0), reserves=[["Lion"]], deck=["Walrus"]), 1, 1)
    phases = [phase(position)]
    for move in (
        DRAW,
        FIRST_PLACE,
        STOP,
        ADD_NO_MORE,
        FIRST_ON_HABITAT,
        FIRST_ON_ANIMAL,
        LAY_NO_MORE,
        FIRST_TOKENS,
    ):
        do(position, move)
        phases.append(phase(position))
    assert phases == [
        Phase.RESEARCH,
        Phase.CARD,
        Phase.RESEARCH,
        Phase.ADDING,
        Phase.DICE,
        Phase.DICE,
        Phase.DICE,
        Phase.TOKENS,
        Phase.REROLL,
    ]
    events = [kind for kind, _, _ in do(position, GIVE_UP)]
    assert events == [Event.GAVE_UP, Event.INCOME]
    assert (phase(position), GAME.engine.actors(position)) == (Phase.RESEARCH, [1])


@every_table
def test_a_card_is_dealt_with_to_the_end_before_the_next(players):  # snapshot-16
    for position, _, _, _ in everywhere(players):
        game = position.reading()
        assert (game.card != NO_ANIMAL) == (game.phase in ABOUT_A_CARD)


def test_nobody_has_to_draw():  # snapshot-16
    position = table(2, display={"Savannah": ["Lion"]})
    assert legal(position) == [STOP, DRAW]
    assert not heard(do(position, STOP), Event.DREW)
    assert phase(position) == Phase.DICE


def test_anybody_may_draw_on_and_on():  # snapshot-16
    """A habitat filled with an animal of each difficulty, in one turn."""
    position = table(2)
    heights = {card["difficulty"]: card["name"] for card in CARDS.values() if is_of_savannah(card)}
    for _, name in sorted(heights.items()):
        next_card(position, name)
        assert legal(position) == [STOP, DRAW]
        do(position, DRAW, FIRST_PLACE + HABITAT_NAMES.index("Savannah"))
    assert column(position, "Savannah") == [name for _, name in sorted(heights.items())]
    assert len(heights) > 10
    assert position.games[0]["active"] == 0


def is_of_savannah(card):
    return card["habitat"] == "Savannah"
