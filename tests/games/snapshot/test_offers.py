"""Offers for a drawn card: snapshot-17 to snapshot-21."""

from itertools import chain, combinations

import pytest

from games.snapshot.changes import changes
from games.snapshot.positions import (
    TABLES,
    animal,
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
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.animals import NO_ANIMAL
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import (
    DECLINE,
    DRAW,
    FIRST_ACCEPT,
    FIRST_PLACE,
    OFFER,
    PASS,
    STOP,
    TO_RESERVE,
)
from parlour.games.snapshot.table import Phase
from parlour.kit.record import SPECTATOR

SAVANNAH = FIRST_PLACE + 1
every_seat = pytest.mark.parametrize(
    ("players", "active"), [(n, active) for n in TABLES for active in range(n)]
)
FULL_RESERVES = [["Walrus", "Gelada"], ["Okapi", "Jaguar"]]
SPOKEN = (Event.PASSED, Event.CANNOT_OFFER)


def order(players, active):
    """The others in turn order, from the next player on."""
    return [(active + step) % players for step in range(1, players)]


def subsets(seats):
    return chain.from_iterable(combinations(seats, n) for n in range(len(seats) + 1))


def rich(players, active=0, **more):
    """Everybody can offer; the next card is the Lion."""
    return table(players, active=active, tokens=[2] * players, deck=["Lion"], **more)


def drawn(players, active, offering):
    """The Lion was drawn, and exactly these seats offered for it."""
    position = rich(players, active)
    do(position, DRAW)
    for seat in order(players, active):
        do(position, OFFER if seat in offering else PASS)
    return position


# Who is asked


@every_seat
def test_all_others_are_asked_in_turn_order(players, active):  # snapshot-18
    position = rich(players, active)
    do(position, DRAW)
    for seat in order(players, active):
        assert phase(position) == Phase.OFFERS
        assert GAME.engine.actors(position) == [seat]
        assert legal(position) == [PASS, OFFER]
        for other in set(range(players)) - {seat}:
            assert GAME.engine.legal_moves(position, other) == []
        do(position, PASS)
    assert (phase(position), GAME.engine.actors(position)) == (Phase.CARD, [active])


def test_everybody_sees_the_card_they_are_asked_about():  # snapshot-17
    position = rich(4, 2)
    do(position, DRAW)
    for viewer in (*range(4), SPECTATOR):
        seen = position.copy()
        GAME.engine.redact(seen, viewer)
        assert seen.games[0]["card"] == animal("Lion")
        told = [(event.kind, event.seat, event.values[0]) for event in seen.events()]
        assert (Event.DREW, 2, animal("Lion")) in told


@pytest.mark.parametrize("tokens", range(4))
@pytest.mark.parametrize("reserve", [[], ["Walrus"], ["Walrus", "Gelada"]])
def test_an_offer_needs_a_token_and_room(tokens, reserve):  # snapshot-19
    position = table(2, tokens=(0, tokens), reserves=[[], reserve], deck=["Lion"])
    events = do(position, DRAW)
    if tokens >= 1 and len(reserve) < 2:
        assert (phase(position), legal(position)) == (Phase.OFFERS, [PASS, OFFER])
    else:
        assert heard(events, Event.CANNOT_OFFER) == [(1, (0, 0, 0))]
        assert phase(position) == Phase.CARD


@every_seat
def test_who_cannot_offer_is_passed_over_and_told_so(players, active):  # snapshot-19, snapshot-73
    """Every subset of the others is able; the rest lack tokens or room by turns."""
    for able in subsets(order(players, active)):
        position, asked = partly_able(players, active, able), []
        events = do(position, DRAW)
        while phase(position) == Phase.OFFERS:
            asked += GAME.engine.actors(position)
            events += do(position, PASS)
        assert asked == list(able)
        assert [(kind, seat) for kind, seat, _ in events if kind in SPOKEN] == [
            (Event.PASSED if seat in able else Event.CANNOT_OFFER, seat)
            for seat in order(players, active)
        ]


def partly_able(players, active, able):
    """A table where only some could offer for the next card."""
    held, reserves, tokens = iter(FULL_RESERVES), [[] for _ in range(players)], [2] * players
    for place, seat in enumerate(order(players, active)):
        if seat not in able and place % 2:
            reserves[seat] = next(held)
        elif seat not in able:
            tokens[seat] = 0
    return table(players, active=active, tokens=tokens, reserves=reserves, deck=["Cheetah"])


def test_the_active_player_is_never_asked_for_an_offer():  # snapshot-18
    position = table(2, active=1, tokens=(0, 9), deck=["Lion"])
    do(position, DRAW)
    assert (phase(position), GAME.engine.actors(position)) == (Phase.CARD, [1])


def test_an_offer_takes_no_token_yet():  # snapshot-20
    position = rich(3)
    do(position, DRAW)
    before = position.copy()
    assert do(position, OFFER) == [(Event.OFFERED, 1, (animal("Lion"), 0, 0))]
    assert changes(before, position) == {"turn": 1, "offers": 1 << 1}


# The answer


@every_seat
def test_any_of_the_offers_may_be_accepted_or_none(players, active):  # snapshot-20
    for offering in subsets(order(players, active)):
        position = drawn(players, active, offering)
        assert GAME.engine.actors(position) == [active]
        if offering:
            assert phase(position) == Phase.ANSWER
            expected = [DECLINE, *(FIRST_ACCEPT + seat for seat in sorted(offering))]
            assert legal(position) == expected
        else:
            assert phase(position) == Phase.CARD


@every_seat
def test_a_sale_moves_a_token_and_the_card_and_nothing_else(players, active):  # snapshot-21
    for offering in subsets(order(players, active)):
        for buyer in offering:
            position = drawn(players, active, offering)
            before = position.copy()
            events = do(position, FIRST_ACCEPT + buyer)
            assert events == [(Event.SOLD, active, (buyer, animal("Lion"), 0))]
            assert changes(before, position) == {
                f"players.{buyer}.tokens": -1,
                f"players.{active}.tokens": 1,
                f"players.{buyer}.reserve": 1 << animal("Lion"),
                "offers": -sum(1 << seat for seat in offering),
                "card": NO_ANIMAL - animal("Lion"),
                "phase": Phase.RESEARCH - Phase.ANSWER,
            }


@every_seat
def test_declined_offers_cost_nothing_and_lay_the_card_sideways(players, active):  # snapshot-25
    for offering in subsets(order(players, active)):
        if not offering:
            continue
        position = drawn(players, active, offering)
        before = position.copy()
        assert do(position, DECLINE) == [(Event.DECLINED, active, (0, 0, 0))]
        assert changes(before, position) == {"phase": Phase.CARD - Phase.ANSWER}
        assert legal(position) == [TO_RESERVE, SAVANNAH]
        assert heard(do(position, SAVANNAH), Event.PLACED_SIDEWAYS) == [
            (active, (animal("Lion"), 1, 0))
        ]
        assert named(position.games[0]["habitats"][1]["sideways"]) == ["Lion"]
        assert position.games[0]["owed"] == 2


@every_seat
def test_without_an_offer_the_card_lies_upright(players, active):  # snapshot-26
    position = drawn(players, active, ())
    before = position.copy()
    assert do(position, SAVANNAH) == [(Event.PLACED, active, (animal("Lion"), 1, 0))]
    assert changes(before, position) == {
        "habitats.1.column.0": animal("Lion"),
        "habitats.1.count": 1,
        "card": NO_ANIMAL - animal("Lion"),
        "phase": Phase.RESEARCH - Phase.CARD,
    }


def test_after_a_sale_the_player_draws_on_or_stops():  # snapshot-21, snapshot-16
    position = drawn(3, 0, (2,))
    do(position, FIRST_ACCEPT + 2)
    assert (phase(position), legal(position)) == (Phase.RESEARCH, [STOP, DRAW])
    assert column(position, "Savannah") == []


def test_the_price_stays_one_token_for_rich_and_poor():  # snapshot-18
    position = table(3, tokens=(0, 50, 1), deck=["Lion"])
    do(position, DRAW)
    for tokens in (50, 1):
        assert legal(position) == [PASS, OFFER]
        assert player(position, 0)["tokens"] == 0
        do(position, OFFER if tokens == 50 else PASS)
    do(position, FIRST_ACCEPT + 1)
    assert [player(position, seat)["tokens"] for seat in range(3)] == [1, 49, 1]


def test_offers_are_made_anew_for_each_card():  # snapshot-18, snapshot-26
    """An offer for the first card was declined; nobody offers for the second: that is upright."""
    position = drawn(3, 0, (1, 2))
    do(position, DECLINE, SAVANNAH)
    next_card(position, "Cheetah")
    do(position, DRAW, PASS, PASS)
    assert phase(position) == Phase.CARD
    do(position, SAVANNAH)
    assert named(position.games[0]["habitats"][1]["sideways"]) == ["Lion"]


def test_a_buyer_with_a_bought_card_and_another_is_full():  # snapshot-19
    position = rich(2, reserves=[[], ["Walrus"]])
    do(position, DRAW, OFFER, FIRST_ACCEPT + 1)
    next_card(position, "Cheetah")
    assert heard(do(position, DRAW), Event.CANNOT_OFFER) == [(1, (0, 0, 0))]


def test_a_buyer_who_spent_the_last_token_is_not_asked_again():  # snapshot-19
    position = table(2, tokens=(0, 1), deck=["Lion"])
    do(position, DRAW, OFFER, FIRST_ACCEPT + 1)
    next_card(position, "Cheetah")
    assert heard(do(position, DRAW), Event.CANNOT_OFFER) == [(1, (0, 0, 0))]


def test_a_sold_card_need_not_be_placeable():  # snapshot-20, snapshot-22
    """A card that would spook may be sold all the same; then nothing is spooked."""
    position = table(2, tokens=(0, 1), display={"Savannah": ["Lion"]}, deck=["Giraffe"])
    do(position, DRAW, OFFER, FIRST_ACCEPT + 1)
    assert column(position, "Savannah") == ["Lion"]
    assert named(player(position, 1)["reserve"]) == ["Giraffe"]
    assert position.games[0]["active"] == 0
