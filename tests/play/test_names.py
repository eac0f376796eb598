"""Names at a table: short, readable, everybody's own, and none that passes for another's."""

import pytest

from parlour.errors import BadSeats
from parlour.play.match import Match
from parlour.play.names import checked_name, checked_names

GOOD = {
    "Ann": "Ann",
    "  Ann\tLee ": "Ann Lee",
    "Ａｎｎ": "Ann",
    "Zoë": "Zoë",
    "José María 2": "José María 2",
    "Иван": "Иван",
    "山田たろう": "山田たろう",
    "김民": "김民",
    "Ann 🎲": "Ann 🎲",
    "O'Neil": "O'Neil",
    "seat 1": "seat 1",
    "seat 1 (mc)": "seat 1 (mc)",
    "Seated": "Seated",
    "x" * 40: "x" * 40,
    "佐々木": "佐々木",
    "Kaʻiulani": "Kaʻiulani",
    "Марʼяна": "Марʼяна",
    "علی\u200cرضا": "علی\u200cرضا",
    "ශ්\u200dරී": "ශ්\u200dරී",
    "Ann\ufe0f": "Ann",
    "Seattle": "Seattle",
    "Seaton Ivy": "Seaton Ivy",
    "Vi": "Vi",
}
BAD = {
    "": "needs a letter",
    "   ": "needs a letter",
    "…": "needs a letter",
    "\x1b[31mAnn": "needs a letter, and visible signs alone",
    "A\u202enn": "visible signs alone",
    "A\u200bnn": "visible signs alone",
    "\ud800": "needs a letter",
    "x" * 41: "more than 40 letters",
    "Аnn": "mixes letters of several scripts",  # a Cyrillic capital
    "Annα": "mixes letters",
    "a" + "\u0316" * 4: "too many accents",
    "seat 2": "reads like another seat",
    "Seat  2": "reads like another seat",
    "ＳＥＡＴ ２": "reads like another seat",
    "s-e-a-t 3 (mc)": "reads like another seat",
    "seat two": "reads like another seat",
    "seat_2": "reads like another seat",
    "ꜱᴇᴀᴛ 2": "reads like another seat",
    "Seat II": "reads like another seat",
    "seat Ⅱ": "reads like another seat",
    "seattwo": "reads like another seat",
    "şeat 2": "reads like another seat",
    "the seat number 2": "reads like another seat",
    "2nd seat": "reads like another seat",
    "player 2": "reads like another seat",
    "seat 2a": "reads like another seat",
    "\u3164": "needs a letter",
    "\u115f\u1160": "needs a letter",
    "\u2800": "needs a letter",
    "A\u200dnn": "visible signs alone",
}


@pytest.mark.parametrize("given", GOOD)
def test_a_name_is_trimmed_and_spelt_one_way(given):
    assert checked_name(given, 0) == GOOD[given]


@pytest.mark.parametrize("given", BAD)
def test_a_name_that_would_mislead_is_refused(given):
    with pytest.raises(BadSeats, match=BAD[given]) as refusal:
        checked_name(given, 0)
    assert str(refusal.value).isprintable()


@pytest.mark.parametrize("given", [None, 7, b"Ann", ["Ann"], "x" * 10_000])
def test_what_is_no_name_is_refused(given):
    with pytest.raises(BadSeats, match="A name is text of at most 40 letters"):
        checked_name(given, 0)


ALIKE = [["Ann", "ann"], ["Ann", " Ann "], ["Straße", "STRASSE"], ["cop", "сор"], ["Ａnn", "ann"]]
ALIKE += [["Alice", other] for other in ("Ali\u034fce", "Alice\u2800", "Alıce", "AIice", "A1ice")]
ALIKE += [["Alice", "Alice\u0332"], ["Oona", "00na"]]


@pytest.mark.parametrize("names", ALIKE)
def test_no_two_look_alike(names):
    with pytest.raises(BadSeats, match="no two may look alike"):
        checked_names(names, 2)


@pytest.mark.parametrize("names", [None, 5, "Ann", ["Ann"], [], ["a", "b", "c", "d"]])
def test_a_name_for_every_seat(names):
    with pytest.raises(BadSeats):
        checked_names(names, 3)
    if names is not None:
        with pytest.raises(BadSeats):
            Match("mu", 3, names=names)
    with pytest.raises(BadSeats):
        Match.new("mu", 3).rename(names)
