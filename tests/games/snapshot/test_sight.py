"""What a seat of Snapshot sees of the table, and which question it is asked."""

import pytest

from games.snapshot.positions import (
    ask,
    do,
    habitat,
    lay_dice,
    legal,
    rolling,
    table,
    tokens,
)
from games.snapshot.sights import face, there, view
from parlour.games.snapshot.moves import (
    ADDED,
    DECLINE,
    DRAW,
    FIRST_ADD,
    FIRST_GO,
    FIRST_PAY,
    GIVE_UP,
    LAID,
    OFFER,
    STOP,
)
from parlour.games.snapshot.table import Phase

# The table


def test_a_habitat_and_its_animals():  # snapshot-02, snapshot-07
    display = {"Savannah": ["Giraffe", "Lion"]}
    position = table(2, display=display, sideways=["Lion"])
    savannah = there(position, "Savannah")
    assert (savannah["number"], savannah["sign"], savannah["colour"]) == (3, "☼", "yellow")
    assert [a["name"] for a in savannah["animals"]] == ["Giraffe", "Lion"]
    assert savannah["award"]["left"] == [5, 4, 2]
    lion = face(position, "Lion")
    assert (lion["difficulty"], lion["stars"], lion["sideways"]) == (12, 5, True)
    assert {"name": "hunter", "sign": "h"} in lion["icons"]
    assert lion["provenance"] == "reconstructed"
    assert (lion["dice"], lion["chance"], lion["with_tokens"]) == (0, None, [])
    assert not face(position, "Giraffe")["sideways"]
    assert there(position, "Mountain")["animals"] == []


def test_chances_follow_the_dice():  # snapshot-42, snapshot-46
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[4])
    lay_dice(position, "Mountain", "Mountain", "Golden Eagle", "Golden Eagle")
    mountain, eagle = there(position, "Mountain"), face(position, "Golden Eagle")
    assert (mountain["dice"], eagle["dice"]) == (2, 2)
    assert (mountain["entry"]["ways"], mountain["entry"]["of"]) == (27, 36)
    assert (eagle["chance"]["ways"], eagle["chance"]["of"]) == (15, 36)
    assert [c["ways"] for c in eagle["with_tokens"]] == [15, 21, 26, 30, 33]
    assert mountain["expected_stars"] == pytest.approx(27 / 36 * 15 / 36 * 4)
    do(position, LAID)
    assert view(position)["tokens_for"] == "Golden Eagle"
    assert view(position)["expected_stars"] == pytest.approx(27 / 36 * 15 / 36 * 4)


def test_tokens_are_only_foretold_for_animals_that_can_still_get_them():  # snapshot-46
    position = table(2, display={"Savannah": ["Lion", "Cheetah"]}, tokens=[3])
    lay_dice(position, "Savannah", "Savannah", "Lion", "Lion", "Cheetah", "Cheetah")
    assert len(face(position, "Lion")["with_tokens"]) == 4
    do(position, tokens(1))
    assert face(position, "Lion")["with_tokens"] == []
    assert len(face(position, "Cheetah")["with_tokens"]) == 3


def test_a_roll_that_falls_short():  # snapshot-51, snapshot-52, snapshot-53
    position = short_roll()
    mountain = there(position, "Mountain")
    assert (mountain["rolled"], mountain["tokens"]) == ([1, 3], 0)
    assert (mountain["entry"]["ways"], mountain["entry"]["of"]) == (3, 6)
    assert view(position)["reroll"] == {"habitat": "Mountain", "back": 0, "lost": 2}
    do(rolling(position, 2), FIRST_PAY)
    assert there(position, "Mountain")["rolled"] == [1, 2]
    assert there(position, "Mountain")["tokens"] == 2
    assert view(position)["reroll"] == {"habitat": "Mountain", "back": 2, "lost": 2}
    (source,) = view(position)["sources"]
    assert (source["animal"], source["habitat"]) == ("Golden Eagle", "Mountain")
    assert (source["dice"], source["tokens"]) == (1, 2)
    assert [c["ways"] for c in source["with_tokens"]] == [0, 0, 1]


def short_roll(**options):
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[8], options=options)
    lay_dice(position, "Mountain", "Mountain", "Golden Eagle")
    do(position, LAID)
    do(rolling(position, 1, 3), tokens(2))
    return position


def test_tokens_that_come_back_by_the_switch():  # snapshot-53
    position = short_roll(give_up_keeps_animal_tokens="on")
    assert view(position)["reroll"] == {"habitat": "Mountain", "back": 2, "lost": 0}


def test_the_last_roll_is_seen_until_the_next():
    display = {"Savannah": ["Lion"], "Rainforest": ["Jaguar"], "Mountain": ["Gelada"]}
    position = table(2, display=display)
    lay_dice(position, "Savannah", "Lion", "Mountain", "Gelada", "Rainforest")
    assert all(h["rolled"] == [] for h in view(position)["habitats"])
    do(rolling(position, 2), FIRST_GO + habitat("Savannah"))  # no token: given up by itself
    assert there(position, "Savannah")["rolled"] == [2]
    assert there(position, "Savannah")["entry"] is None


def test_owed_dice_say_why():  # snapshot-42, snapshot-43
    display = {"Savannah": ["Giraffe", "Lion"], "Mountain": ["Gelada"]}
    position = table(2, display=display, sideways=["Lion"])
    owed = view(position)["owed"]
    assert (owed["dice"], owed["animals"], owed["habitats"]) == (2, ["Lion"], ["Savannah"])
    lay_dice(position, "Savannah")
    owed = view(position)["owed"]
    assert (owed["dice"], owed["habitats"]) == (1, [])
    assert owed["why"] == "Lion must be attempted and has no die (snapshot-43)"
    lay_dice(position, "Lion", "Mountain")
    owed = view(position)["owed"]
    assert (owed["dice"], owed["animals"]) == (1, [])
    assert owed["why"] == "the die on the Mountain needs one on an animal there too (snapshot-42)"
    lay_dice(position, "Gelada")
    assert view(position)["owed"] == {"dice": 0, "animals": [], "habitats": [], "why": None}


def test_deck_and_discard_are_open():  # snapshot-36
    position = table(2, deck=["Lion", "Raccoon"])
    shown = view(position)
    assert shown["deck"] == {"size": 2, "animals": ["Lion", "Raccoon"]}
    assert (shown["discard"]["size"], shown["spook"]["from"]) == (59, "deck")
    empty = view(table(2, deck=[]))
    assert (empty["deck"]["size"], empty["spook"]["from"]) == (0, "discard pile")
    assert empty["spook"]["of"] == 61


def test_the_chance_to_spook():  # snapshot-28
    position = table(2, display={"Savannah": ["Lion"]}, deck=["Giraffe", "Cheetah", "Okapi"])
    spook = view(position)["spook"]
    assert (spook["ways"], spook["of"]) == (1, 3)
    assert [c["ways"] for c in spook["habitats"]] == [0, 1, 0, 0]


def test_nothing_to_draw_means_nothing_to_spook():  # snapshot-36
    position = table(2, deck=[])
    position.games[0]["discard"] = 0
    ask(position)
    assert view(position)["spook"] is None


def test_the_drawn_card_and_its_offers():  # snapshot-17, snapshot-18, snapshot-25
    position = table(3, display={"Savannah": ["Giraffe"]}, tokens=[0, 1, 1], deck=["Lion"])
    do(position, DRAW, OFFER)
    card = view(position)["card"]
    assert (card["name"], card["offers"], card["fits"]) == ("Lion", [1], ["Savannah"])
    assert not card["declined"]
    do(position, OFFER)
    assert view(position)["card"]["offers"] == [1, 2]
    do(position, DECLINE)
    assert view(position)["card"]["declined"]
    assert view(table(2))["card"] is None


def test_the_raccoon_fits_where_it_is_higher():  # snapshot-31
    position = table(2, display={"Savannah": ["Giraffe"]}, card="Raccoon", phase=Phase.CARD)
    assert view(position)["card"]["fits"] == ["Shoreline", "Mountain", "Rainforest"]
    assert view(position)["card"]["habitat"] is None


# Questions


def test_who_is_asked_what():
    position = table(3, tokens=[0, 0, 1], active=1)
    shown = view(position)
    assert (shown["phase"], shown["active"], shown["actors"]) == ("research", 1, [1])
    assert shown["question"] == {"seat": 1, "asks": "draw a card, or stop"}
    do(position, DRAW)
    shown = view(position)
    assert (shown["phase"], shown["active"], shown["actors"]) == ("offers", 1, [2])


def test_a_last_answer_that_rolls_at_once_is_told_before():  # snapshot-73
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[1])
    assert view(position)["final"] == [{"move": DRAW, "because": "draws"}]
    lay_dice(position, "Mountain", "Golden Eagle")
    assert view(position)["final"] == []  # a question about tokens comes first
    do(position, LAID)
    rolls = [{"move": tokens(n), "because": "rolls"} for n in (0, 1)]
    assert view(position)["final"] == rolls
    assert view(position, 1)["final"] == []
    poor = table(2, display={"Mountain": ["Golden Eagle"]})
    lay_dice(poor, "Mountain", "Golden Eagle")
    assert view(poor)["final"] == [{"move": LAID, "because": "rolls"}]


def test_who_stops_with_nothing_to_do_passes_on():  # snapshot-73
    final = view(table(2))["final"]
    assert {"move": STOP, "because": "passes on"} in final


def test_giving_up_the_last_habitat_passes_on():  # snapshot-52
    final = {told["move"]: told["because"] for told in view(short_roll())["final"]}
    assert (final[GIVE_UP], final[FIRST_PAY]) == ("passes on", "rolls")


def test_reserved_animals_lie_sideways_once_added():  # snapshot-40
    position = table(2, display={"Savannah": ["Giraffe"]}, reserves=[["Lion"]])
    do(position, STOP)
    assert view(position)["phase"] == "adding"
    do(position, FIRST_ADD + habitat("Savannah"))
    assert face(position, "Lion")["sideways"]
    assert ADDED not in legal(position)
