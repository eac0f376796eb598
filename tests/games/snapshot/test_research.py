"""What becomes of a drawn card: snapshot-22 to snapshot-30, snapshot-34, snapshot-36, -71."""

from collections import Counter

import pytest

from games.snapshot.changes import changes
from games.snapshot.positions import (
    TABLES,
    animal,
    animals,
    column,
    do,
    heard,
    legal,
    named,
    phase,
    player,
    rolling,
    table,
)
from games.snapshot.wanderings import everywhere
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import ANIMAL_NAMES, NO_ANIMAL
from parlour.games.snapshot.box.habitats import HABITAT_NAMES
from parlour.games.snapshot.box.opened import BOX
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import DECLINE, DRAW, FIRST_PLACE, FIRST_SPOOK, STOP, TO_RESERVE
from parlour.games.snapshot.table import Phase
from parlour.kit.rule import INTERPRETED

every_habitat = pytest.mark.parametrize("number", range(4))
CARDS = BOX.data["animals"]
HEIGHT = {card["name"]: card["difficulty"] for card in CARDS}
TOKEN_A_DRAW = {"research_token_per_draw": "on"}
FULL = ["Polar Bear", "Snow Leopard"]
PLACE, SPOOK = FIRST_PLACE + 1, FIRST_SPOOK + 1  # in the Savannah


def of(number):
    """The animals of a habitat, by difficulty."""
    here = [card["name"] for card in CARDS if card["habitat"] == HABITAT_NAMES[number]]
    return sorted(here, key=HEIGHT.get)


def asked_about(card, *display, reserve=(), offers=(), players=3, **more):
    """The question what to do with a card of the Savannah, where these animals lie."""
    return table(
        players,
        display={"Savannah": list(display)},
        card=card,
        offers=offers,
        reserves=[list(reserve)],
        phase=Phase.CARD,
        **more,
    )


# Placing


@every_habitat
def test_a_card_is_placed_only_beyond_lower_ones(number):  # snapshot-23
    """Every animal of a habitat against every other: higher, equal or lower."""
    name = HABITAT_NAMES[number]
    for card in of(number):
        for other in of(number):
            if other != card:
                position = table(2, display={name: [other]}, card=card, phase=Phase.CARD)
                can = FIRST_PLACE + number in legal(position)
                assert can == (HEIGHT[card] > HEIGHT[other])


@every_habitat
def test_in_an_empty_habitat_every_card_is_placed(number):  # snapshot-23
    """Whatever lies in the others."""
    full = {name: of(h)[-1:] for h, name in enumerate(HABITAT_NAMES) if h != number}
    for card in of(number):
        position = table(2, display=full, card=card, phase=Phase.CARD)
        assert legal(position) == [TO_RESERVE, FIRST_PLACE + number]


def test_the_highest_animal_decides():  # snapshot-23
    assert PLACE not in legal(asked_about("Lion", "Plains Zebra", "Giraffe", "Cheetah"))
    assert PLACE in legal(asked_about("White Rhino", "Plains Zebra", "Giraffe", "Cheetah"))


def test_a_placed_card_goes_to_the_outer_end():  # snapshot-24
    position = asked_about("Cheetah", "Plains Zebra", "Giraffe", "Lion")
    before = position.copy()
    assert do(position, PLACE) == [(Event.PLACED, 0, (animal("Cheetah"), 1, 0))]
    assert column(position, "Savannah") == ["Plains Zebra", "Giraffe", "Lion", "Cheetah"]
    assert changes(before, position) == {
        "habitats.1.column.3": animal("Cheetah"),
        "habitats.1.count": 1,
        "card": NO_ANIMAL - animal("Cheetah"),
        "phase": Phase.RESEARCH - Phase.CARD,
    }


@pytest.mark.parametrize(("offers", "sideways"), [((), []), ((1,), ["Lion"]), ((1, 2), ["Lion"])])
def test_sideways_only_after_declined_offers(offers, sideways):  # snapshot-25, snapshot-26
    position = asked_about("Lion", "Giraffe", offers=offers)
    do(position, PLACE)
    assert named(position.games[0]["habitats"][1]["sideways"]) == sideways
    assert position.games[0]["owed"] == 2 * len(sideways)


# Reserving


@pytest.mark.parametrize("reserve", [(), ("Walrus",), FULL])
@pytest.mark.parametrize("offers", [(), (1,)])
@pytest.mark.parametrize("card", ["Lion", "Ostrich"])
def test_any_card_may_be_reserved_while_there_is_room(card, offers, reserve):  # snapshot-27
    """High enough or not, offers or not."""
    position = asked_about(card, "Giraffe", reserve=reserve, offers=offers)
    assert (TO_RESERVE in legal(position)) == (len(reserve) < 2)


@pytest.mark.parametrize("offers", [(), (2,)])
def test_a_reserved_card_need_not_be_attempted(offers):  # snapshot-27
    position = asked_about("Lion", "Giraffe", reserve=["Walrus"], offers=offers)
    before = position.copy()
    assert do(position, TO_RESERVE) == [(Event.RESERVED, 0, (animal("Lion"), 0, 0))]
    expected = {
        "players.0.reserve": 1 << animal("Lion"),
        "card": NO_ANIMAL - animal("Lion"),
        "phase": Phase.RESEARCH - Phase.CARD,
    }
    assert changes(before, position) == expected | ({"offers": -(1 << 2)} if offers else {})


@pytest.mark.parametrize("answer", [TO_RESERVE, PLACE])
def test_a_card_is_dealt_with_once(answer):  # snapshot-22
    """Placed or reserved, it is in one place, and the turn goes on."""
    position = asked_about("Lion", "Giraffe")
    usual = GAME.census(position.reading())
    do(position, answer)
    assert GAME.census(position.reading()) == usual
    assert (phase(position), legal(position)) == (Phase.RESEARCH, [STOP, DRAW])
    assert position.games[0]["card"] == NO_ANIMAL


# Spooking


@every_habitat
def test_a_card_spooks_exactly_where_it_is_no_higher(number):  # snapshot-28, snapshot-30
    """Equal is no higher; a card that could be placed never spooks."""
    name = HABITAT_NAMES[number]
    for card in of(number):
        for other in of(number):
            if other != card:
                position = table(2, display={name: [other]}, card=card, phase=Phase.CARD)
                high = HEIGHT[card] > HEIGHT[other]
                answer = FIRST_PLACE + number if high else FIRST_SPOOK + number
                assert legal(position) == [TO_RESERVE, answer]


@pytest.mark.parametrize("offers", [(), (1,)])
def test_a_spook_takes_the_card_and_all_of_its_habitat(offers):  # snapshot-28
    position = table(
        3,
        display={"Savannah": ["Giraffe", "Lion"], "Mountain": ["Gelada"], "Shoreline": ["Walrus"]},
        card="Ostrich",
        offers=offers,
        phase=Phase.CARD,
    )
    before = position.reading().discard
    assert heard(do(position, SPOOK), Event.SPOOKED) == [(0, (1, 3, 0))]
    assert column(position, "Savannah") == []
    assert (column(position, "Mountain"), column(position, "Shoreline")) == (["Gelada"], ["Walrus"])
    after = position.reading()
    assert named(after.discard & ~before) == ["Ostrich", "Giraffe", "Lion"]
    assert (after.card, after.offers) == (NO_ANIMAL, 0)


def test_a_spook_ends_the_turn():  # snapshot-28, snapshot-34
    """No animal is added, no die is laid, though both could be."""
    position = table(
        3,
        display={"Savannah": ["Lion"], "Mountain": ["Gelada"]},
        card="Ostrich",
        reserves=[["Walrus"]],
        tokens=(4, 4, 4),
        phase=Phase.CARD,
    )
    events = do(position, SPOOK)
    assert events == [(Event.SPOOKED, 0, (1, 2, 0)), (Event.INCOME, 0, (3, 0, 0))]
    assert player(position, 0)["tokens"] == 7
    assert named(player(position, 0)["reserve"]) == ["Walrus"]
    assert (position.games[0]["active"], phase(position)) == (1, Phase.RESEARCH)


def test_with_room_one_may_spook_and_without_one_must():  # snapshot-29
    assert legal(asked_about("Ostrich", "Lion", reserve=["Walrus"])) == [TO_RESERVE, SPOOK]
    position = table(
        2, display={"Savannah": ["Lion"]}, reserves=[FULL], deck=["Ostrich"], tokens=(0, 1)
    )
    do(position, DRAW)
    events = do(position, 2)
    assert heard(events, Event.SPOOKED) == [(0, (1, 2, 0))]


def test_declining_does_not_save_the_habitat():  # snapshot-22, snapshot-28
    position = table(
        2,
        display={"Savannah": ["Lion"]},
        reserves=[FULL],
        card="Ostrich",
        offers=[1],
        phase=Phase.ANSWER,
    )
    assert heard(do(position, DECLINE), Event.SPOOKED) == [(0, (1, 2, 0))]


def test_a_card_that_fits_is_placed_when_the_reserve_is_full():  # snapshot-30
    position = table(2, display={"Savannah": ["Giraffe"]}, reserves=[FULL], deck=["Lion"])
    assert heard(do(position, DRAW), Event.PLACED) == [(0, (animal("Lion"), 1, 0))]
    assert column(position, "Savannah") == ["Giraffe", "Lion"]


def test_a_card_is_never_thrown_away():  # snapshot-30, snapshot-22
    """In random games the discard pile grows in Research by spooks alone."""
    for position, _, _, move in everywhere(3):
        if phase(position) != Phase.CARD or move >= FIRST_SPOOK:
            continue
        after = position.copy()
        GAME.engine.play(after, *GAME.engine.actors(position), move)
        assert after.games[0]["discard"] == position.games[0]["discard"]


# The deck


@pytest.mark.sweep
def test_every_card_of_the_deck_comes_with_the_same_chance():  # snapshot-36
    draws, found = (600 if INTERPRETED else 3000), Counter()
    start = table(2, deck=["Lion", "Walrus", "Gelada", "Raccoon", "Okapi"])
    for seed in range(draws):
        position = start.copy()
        position.games["luck"]["key"][0, 0] = seed
        position.games["luck"]["used"] = 0
        do(position, DRAW)
        found[named(1 << int(position.games[0]["card"]))[0]] += 1
    assert len(found) == 5
    assert all(abs(count - draws / 5) < 5 * (draws * 4 / 25) ** 0.5 for count in found.values())


def test_a_drawn_card_leaves_the_deck():  # snapshot-36
    position = rolling(table(2, deck=["Lion", "Walrus"], tokens=(0, 1)), 1)
    before = position.copy()
    do(position, DRAW)
    assert named(position.games[0]["deck"]) == ["Lion"]
    assert changes(before, position)["card"] == animal("Walrus") - NO_ANIMAL
    assert "discard" not in changes(before, position)


def test_the_discarded_cards_become_the_deck_when_somebody_draws():  # snapshot-36
    held = [name for name in ANIMAL_NAMES if name not in ("Lion", "Walrus", "Gelada")]
    position = table(2, deck=[], piles=[held], tokens=(0, 1))
    assert len(named(position.games[0]["discard"])) == 3
    events = do(position, DRAW)
    assert heard(events, Event.RESHUFFLED) == [(0, (3, 0, 0))]
    assert [kind for kind, _, _ in events][:2] == [Event.RESHUFFLED, Event.DREW]
    game = position.reading()
    assert game.discard == 0
    assert len(named(game.deck)) == 2
    assert game.deck | 1 << game.card == animals(["Lion", "Walrus", "Gelada"])


def test_not_before():  # snapshot-36
    """The last card is drawn and spooks: the deck stays empty until the next draw."""
    position = table(2, display={"Savannah": ["Lion"]}, deck=["Ostrich"], reserves=[FULL])
    events = do(position, DRAW)
    assert not heard(events, Event.RESHUFFLED)
    assert position.games[0]["deck"] == 0
    assert {"Lion", "Ostrich"} < set(named(position.games[0]["discard"]))
    assert legal(position) == [STOP, DRAW]


def test_a_draw_with_cards_left_leaves_the_discarded_ones_alone():  # snapshot-36
    position = table(2, deck=["Lion"], tokens=(0, 1))
    before = position.copy()
    assert not heard(do(position, DRAW), Event.RESHUFFLED)
    assert position.games[0]["discard"] == before.games[0]["discard"]
    assert position.games[0]["deck"] == 0


def test_with_no_card_at_all_nothing_can_be_drawn():  # snapshot-36
    rest = [name for name in ANIMAL_NAMES if name != "Lion"]
    position = table(2, display={"Savannah": ["Lion"]}, piles=[rest])
    assert legal(position) == [STOP]


# A token a draw


@pytest.mark.parametrize("players", TABLES)
def test_a_draw_earns_a_token_if_so_chosen(players):  # snapshot-71
    """At once and before any offer."""
    position = table(players, options=TOKEN_A_DRAW, tokens=[1] * players, deck=["Lion"])
    before = position.copy()
    events = do(position, DRAW)
    assert [kind for kind, _, _ in events] == [Event.DREW, Event.EARNED]
    assert heard(events, Event.EARNED) == [(0, (1, 0, 0))]
    assert phase(position) == Phase.OFFERS
    assert changes(before, position)["players.0.tokens"] == 1
    assert not any(f"players.{s}.tokens" in changes(before, position) for s in range(1, players))


def test_it_earns_one_whatever_becomes_of_the_card():  # snapshot-71
    position = table(
        2, options=TOKEN_A_DRAW, display={"Savannah": ["Lion"]}, reserves=[FULL], deck=["Ostrich"]
    )
    do(position, DRAW)
    assert player(position, 0)["tokens"] == 1 + 3


def test_unless_chosen_a_draw_earns_nothing():  # snapshot-71
    position = table(2, tokens=(1, 1), deck=["Lion"])
    assert not heard(do(position, DRAW), Event.EARNED)
    assert player(position, 0)["tokens"] == 1
    assert GAME.option_values({})[1] == 0
