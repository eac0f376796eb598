"""Kinds of events, declared once: what they say, what they are about, what they bring."""

from string import Formatter

import pytest

from parlour.games.happenings import Kind, event
from parlour.games.nouns import NUMBER, SEAT, Count, Noun, Whether, named
from parlour.kit.positions import Happening
from walks import GAMES

pytestmark = pytest.mark.talk

LAMP = named(["red lamp", "blue lamp"])
SHELF_NOUN = Noun(("top shelf", "low shelf"), ids=("top", "low"))
NAMES = ("Ada", "Bo", "Cy")


def moved(seat, values):
    """A lamp that nobody held comes from nowhere."""
    source = "seat.{who}.hand" if seat >= 0 else ""
    return (f"{source} > shelf.{{shelf}}.{{lamp}}",) * values[2]


class Event(Kind):
    """What happens in a lamp shop."""

    OPENED = event(3, "the shop opens")
    SOLD = event(
        1,
        "{who} sells {lamp} to {buyer} for {price}",
        lamp=LAMP,
        buyer=SEAT,
        price=Count("coin"),
        brings=lambda values: 2 * values[2],
        rule="shop-1",
        weight="outcome",
        echo=True,
        things=("hand.{lamp} > seat.{buyer}.hand", "coins.bank >", "> seat.{who}.coins"),
    )
    SHELVED = event(
        2,
        "{who} shelves {count} on the {shelf}{again}; {sum}",
        lamp=LAMP,
        shelf=SHELF_NOUN,
        count=NUMBER,
        again=lambda values: " again" if values[0] else "",
        sum=lambda values: f"{sum(values)} in all",
        things=moved,
    )
    LOOKED = event(4, "{who} looks{well}", well=Whether(" well", " badly"), things=("shop.{who}",))


def told(kind, seat=0, *values):
    padded = (*values, 0, 0, 0)[:3]
    return kind.told(Happening(kind, seat, padded), NAMES.__getitem__)


def test_a_kind_is_the_number_of_the_rules():
    assert [int(kind) for kind in (Event.OPENED, Event.SOLD, Event.SHELVED)] == [3, 1, 2]
    assert Event(1) is Event.SOLD


def test_values_are_named_in_the_order_in_which_they_are_declared():
    assert told(Event.SOLD, 2, 1, 0, 5)["words"] == "Cy sells blue lamp to Ada for 5 coins"
    assert told(Event.SOLD, 0, 0, 1, 1)["words"] == "Ada sells red lamp to Bo for 1 coin"


def test_seats_are_numbered_from_1_where_nobody_has_a_name():
    words = Event.SOLD.words(Happening(Event.SOLD, 2, (1, 0, 5)))
    assert words == "seat 3 sells blue lamp to seat 1 for 5 coins"


def test_a_function_says_something_of_all_values():
    assert told(Event.SHELVED, 1, 1, 0, 3)["words"] == (
        "Bo shelves 3 on the top shelf again; 4 in all"
    )
    assert told(Event.SHELVED, 1, 0, 1, 3)["words"] == "Bo shelves 3 on the low shelf; 4 in all"


def test_some_words_are_said_only_if_a_value_is_not_0():
    assert told(Event.LOOKED, 0, 7)["words"] == "Ada looks well"
    assert told(Event.LOOKED, 0, 0)["words"] == "Ada looks badly"


def test_things_came_from_somewhere_and_went_somewhere_as_far_as_it_is_known():
    assert told(Event.SOLD, 2, 1, 0, 5)["things"] == [
        {"from": "hand.blue-lamp", "to": "seat.0.hand"},
        {"from": "coins.bank"},
        {"to": "seat.2.coins"},
    ]


def test_a_thing_that_did_not_move_is_at_its_place():
    assert told(Event.LOOKED, 1)["things"] == [{"at": "shop.1"}]


def test_which_things_may_depend_on_seat_and_values():
    passage = {"from": "seat.1.hand", "to": "shelf.low.red-lamp"}
    assert told(Event.SHELVED, 1, 0, 1, 2)["things"] == [passage, passage]
    assert told(Event.SHELVED, 1, 0, 1, 0)["things"] == []
    assert told(Event.SHELVED, -1, 0, 1, 1)["things"] == [{"to": "shelf.low.red-lamp"}]


def test_what_is_told_is_data_with_words_rule_and_weight():
    sold = told(Event.SOLD, 2, 1, 0, 5)
    assert (sold["kind"], sold["seat"]) == ("sold", 2)
    assert (sold["rule"], sold["weight"]) == ("shop-1", "outcome")


def test_what_is_not_declared_is_plain():
    assert told(Event.OPENED, -1) == {
        "kind": "opened",
        "seat": None,
        "things": [],
        "words": "the shop opens",
        "rule": None,
        "weight": "step",
    }
    assert Event.OPENED.declared.echo is False


def test_an_event_may_bring_its_seat_points():
    assert Event.SOLD.points(Happening(Event.SOLD, 0, (1, 2, 5))) == 10
    assert Event.SHELVED.points(Happening(Event.SHELVED, 0, (1, 2, 5))) == 0


def test_an_event_may_echo_a_move():
    assert Event.SOLD.declared.echo
    assert not Event.SHELVED.declared.echo


# Every game's declarations, those that seldom happen too

VALUES = 3  # of an event
every_game = pytest.mark.parametrize("name", GAMES)


def slots(text):
    return {slot for _, slot, _, _ in Formatter().parse(text) if slot}


@every_game
def test_every_kind_has_a_number_of_its_own(name):
    events = GAMES[name].events
    assert len(events.__members__) == len(list(events))


@every_game
def test_words_name_nothing_but_declared_values(name):
    for kind in GAMES[name].events:
        declared = kind.declared
        assert len(declared.values) <= VALUES
        assert slots(declared.words) <= {"who", *declared.values, *declared.sayings}, kind.name


@every_game
def test_things_are_written_with_declared_values(name):
    for kind in GAMES[name].events:
        for form in kind.declared.things(0, (0, 0, 0)):
            assert slots(form) <= {"who", *kind.declared.values}, kind.name
            assert form.count(">") <= 1


@every_game
def test_an_event_that_echoes_a_move_begins_with_its_seat(name):
    for kind in GAMES[name].events:
        assert not kind.declared.echo or kind.declared.words.startswith("{who} "), kind.name
