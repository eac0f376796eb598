"""What must be attempted, and what six dice can do: snapshot-25, snapshot-35, snapshot-37."""

from itertools import product

import pytest

from games.snapshot.positions import (
    TABLES,
    animal,
    animals,
    column,
    do,
    heard,
    legal,
    named,
    next_card,
    phase,
    player,
    table,
)
from games.snapshot.wanderings import everywhere
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ANIMAL_NAMES
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.box.opened import BOX
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_ADD,
    FIRST_PLACE,
    FIRST_SPOOK,
    LAY_NO_MORE,
    OFFER,
    PASS,
    STOP,
    TO_RESERVE,
)
from parlour.games.snapshot.table import Phase

CARDS = BOX.data["animals"]
FULL = ["Polar Bear", "Snow Leopard"]
MOST = 5  # animals sideways in one habitat: six dice


def of(name, count=15):
    """The lowest animals of a habitat."""
    return [card["name"] for card in CARDS if card["habitat"] == name][:count]


def highest(name):
    return of(name)[-1]


# Sideways animals habitat by habitat: all ways that six dice can do, and what they need.
WAYS = [ways for ways in product(range(MOST + 1), repeat=4) if sum(n + 1 for n in ways if n) <= 6]


def need(ways):
    """A die an animal, and one a habitat with such an animal."""
    return sum(ways) + sum(n > 0 for n in ways)


def lying(ways, **more):
    """So many of the lowest animals lie sideways in each habitat."""
    display = {name: of(name, n) for name, n in zip(HABITAT_NAMES, ways, strict=True)}
    sideways = [name for column in display.values() for name in column]
    return table(3, display=display, sideways=sideways, **more)


# snapshot-37: placing, reserving, adding


@pytest.mark.parametrize("number", range(4))
def test_a_card_is_placed_sideways_only_as_far_as_six_dice_reach(number):  # snapshot-37
    """Every way in which animals can lie sideways."""
    card = highest(HABITAT_NAMES[number])
    for ways in WAYS:
        position = lying(ways, card=card, offers=[1], phase=Phase.CARD)
        new = tuple(n + (h == number) for h, n in enumerate(ways))
        expected = [TO_RESERVE] + [FIRST_PLACE + number] * (need(new) <= 6)
        assert legal(position) == expected


@pytest.mark.parametrize("number", range(4))
def test_upright_it_is_always_placed(number):  # snapshot-37, snapshot-26
    card = highest(HABITAT_NAMES[number])
    for ways in WAYS:
        position = lying(ways, card=card, phase=Phase.CARD)
        assert legal(position) == [TO_RESERVE, FIRST_PLACE + number]


@pytest.mark.parametrize("number", range(4))
def test_an_animal_is_added_only_as_far_as_six_dice_reach(number):  # snapshot-37
    card = highest(HABITAT_NAMES[number])
    for ways in WAYS:
        position = lying(ways, reserves=[[card]], phase=Phase.ADDING)
        new = tuple(n + (h == number) for h, n in enumerate(ways))
        expected = [ADD_NO_MORE] + [FIRST_ADD + number] * (need(new) <= 6)
        assert legal(position) == expected


def test_the_raccoon_goes_where_six_dice_reach():  # snapshot-37, snapshot-31
    """Five dice are needed: it may only join those that lie sideways already."""
    position = table(
        2,
        display={"Shoreline": ["Herring Gull", "Grey Seal"], "Mountain": ["Alpine Ibex"]},
        sideways=["Herring Gull", "Grey Seal", "Alpine Ibex"],
        card="Raccoon",
        offers=[1],
        phase=Phase.CARD,
    )
    assert legal(position) == [TO_RESERVE, FIRST_PLACE, FIRST_PLACE + 2]


def test_whether_a_card_spooks_depends_on_difficulties_alone():  # snapshot-37, snapshot-28
    """No room for duties, offers declined: a low card spooks, a high one does not."""
    sideways = ["Herring Gull", "Grey Seal", "Walrus", "Alpine Ibex"]
    display = {
        "Shoreline": sideways[:3],
        "Mountain": sideways[3:],
        "Savannah": ["Lion"],
    }
    more = {"display": display, "sideways": sideways, "offers": [1], "phase": Phase.CARD}
    assert legal(table(2, card="Ostrich", **more)) == [TO_RESERVE, FIRST_SPOOK + 1]
    assert legal(table(2, card="Cheetah", **more)) == [TO_RESERVE]


# snapshot-37: declining


def at_the_limit(card, reserve=FULL, offers=(1,), players=3):
    """Five dice are owed in two habitats; this card was offered for."""
    sideways = ["Herring Gull", "Grey Seal", "Alpine Ibex"]
    return table(
        players,
        display={
            "Shoreline": sideways[:2],
            "Mountain": sideways[2:],
            "Savannah": ["Giraffe"],
        },
        sideways=sideways,
        reserves=[reserve],
        tokens=[0, *[1] * (players - 1)],
        card=card,
        offers=offers,
        phase=Phase.ANSWER,
    )


@pytest.mark.parametrize("offers", [(1,), (2,), (1, 2)])
def test_who_could_then_do_nothing_must_accept(offers):  # snapshot-37
    """High enough, no dice for it, a full reserve: declining is not among the answers."""
    assert legal(at_the_limit("Lion", offers=offers)) == [FIRST_ACCEPT + seat for seat in offers]


@pytest.mark.parametrize(
    ("card", "reserve"),
    [
        ("Lion", []),  # it may be reserved
        ("Lion", ["Walrus"]),
        ("Ostrich", FULL),  # it spooks
        ("Walrus", FULL),  # it may lie where an animal lies sideways already
        ("Gelada", FULL),
    ],
)
def test_who_can_do_anything_may_decline(card, reserve):  # snapshot-37
    reserve = [name for name in reserve if name != card]
    assert legal(at_the_limit(card, reserve)) == [DECLINE, FIRST_ACCEPT + 1]


def drawing(deck, players, tokens):
    sideways = ["Herring Gull", "Grey Seal", "Alpine Ibex"]
    return table(
        players,
        display={"Shoreline": sideways[:2], "Mountain": sideways[2:]},
        sideways=sideways,
        reserves=[FULL],
        tokens=tokens,
        deck=deck,
    )


@pytest.mark.parametrize("players", TABLES)
def test_a_single_offer_is_then_accepted_by_itself(players):  # snapshot-37, snapshot-73
    position = drawing(["Lion"], players, [0, 1])
    do(position, DRAW)
    events = do(position, OFFER)
    assert heard(events, Event.SOLD) == [(0, (1, animal("Lion"), 0))]
    assert not heard(events, Event.DECLINED)
    assert named(player(position, 1)["reserve"]) == ["Lion"]
    assert [int(player(position, seat)["tokens"]) for seat in (0, 1)] == [1, 0]
    assert (phase(position), legal(position)) == (Phase.RESEARCH, [STOP, DRAW])


def test_of_two_offers_one_is_chosen():  # snapshot-37
    position = drawing(["Lion"], 3, [0, 1, 1])
    do(position, DRAW, OFFER, OFFER)
    assert legal(position) == [FIRST_ACCEPT + 1, FIRST_ACCEPT + 2]


def test_without_an_offer_it_is_placed_upright():  # snapshot-37, snapshot-26
    position = drawing(["Lion"], 2, [0, 1])
    do(position, DRAW)
    events = do(position, PASS)
    assert heard(events, Event.PLACED) == [(0, (animal("Lion"), 1, 0))]
    assert position.games[0]["owed"] == 5


# How duties come and go


def test_each_sideways_animal_and_its_habitat_need_a_die():  # snapshot-37, snapshot-25
    position, owed = table(2, tokens=(0, 9)), []
    for card in ("Plains Zebra", "Giraffe", "Walrus", "Lion"):
        next_card(position, card)
        do(position, DRAW, OFFER, DECLINE)
        do(position, legal(position)[-1])
        owed.append(int(position.games[0]["owed"]))
    assert owed == [2, 3, 5, 6]


@pytest.mark.parametrize("players", TABLES)
def test_after_a_spook_sideways_animals_elsewhere_stay_upright(players):  # snapshot-35
    position = table(
        players,
        display={
            "Shoreline": ["Walrus"],
            "Savannah": ["Giraffe", "Lion"],
            "Mountain": ["Gelada", "Snow Leopard"],
        },
        sideways=["Walrus", "Lion", "Gelada"],
        card="Ostrich",
        phase=Phase.CARD,
    )
    do(position, FIRST_SPOOK + 1)
    assert [column(position, name) for name in HABITAT_NAMES] == [
        ["Walrus"],
        [],
        ["Gelada", "Snow Leopard"],
        [],
    ]
    game = position.reading()
    assert [here.sideways for here in game.habitats] == [0, 0, 0, 0]
    assert (game.owed, game.active) == (0, 1)
    do(position, STOP)
    assert LAY_NO_MORE in legal(position)  # the next player may lay no dice at all
    assert GAME.census(game)["Walrus"] == 1


def test_a_spooked_sideways_animal_is_discarded_like_the_others():  # snapshot-28, snapshot-35
    position = table(
        2,
        display={"Savannah": ["Giraffe", "Lion"]},
        sideways=["Giraffe"],
        card="Meerkat",
        deck=ANIMAL_NAMES[:3],
        phase=Phase.CARD,
    )
    do(position, FIRST_SPOOK + 1)
    gone = animals(["Giraffe", "Lion", "Meerkat"])
    assert position.reading().discard & gone == gone
    assert position.games[0]["owed"] == 0


@pytest.mark.sweep
@pytest.mark.parametrize("players", TABLES)
def test_nobody_ever_owes_more_than_six_dice(players):  # snapshot-37
    owed = {step.position.reading().owed for step in everywhere(players)}
    assert max(owed) <= 6
    assert {0, 2, 3, 4} <= owed
