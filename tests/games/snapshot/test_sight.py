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
from games.snapshot.sights import (
    aids,
    asked,
    displayed,
    entering,
    photographing,
    setting,
    there,
    view,
)
from parlour.games.snapshot.moves import (
    ADD_NO_MORE,
    DECLINE,
    DRAW,
    FIRST_ADD,
    FIRST_GO,
    FIRST_PAY,
    GIVE_UP,
    LAY_NO_MORE,
    OFFER,
    STOP,
)
from parlour.games.snapshot.table import Phase

pytestmark = pytest.mark.talk

# The table


def test_a_habitat_and_its_animals():  # snapshot-02, snapshot-07
    display = {"Savannah": ["Giraffe", "Lion"]}
    position = table(2, display=display, sideways=["Lion"])
    assert list(there(position, "Savannah")["animals"]) == ["display.giraffe", "display.lion"]
    assert view(position)["awards"]["award.savannah-portfolio"] == {"gone": 0}
    assert displayed(position, "Lion") == {"sideways": True, "dice": 0, "tokens": 0}
    assert not displayed(position, "Giraffe")["sideways"]
    assert there(position, "Mountain")["animals"] == {}
    lion = photographing(position, "Lion")
    assert (lion["inside"], lion["photo"], lion["with_tokens"]) == (None, 0.0, [])


def test_what_cards_show():  # snapshot-02, snapshot-04
    shown = setting(table(2))
    savannah, lion = shown["habitats"]["savannah"], shown["animals"]["lion"]
    assert (savannah["number"], savannah["sign"], savannah["colour"]) == (3, "☼", "yellow")
    assert shown["awards"][savannah["award"]]["tiles"] == [5, 4, 2]
    assert (lion["difficulty"], lion["stars"], lion["habitat"]) == (12, 5, "savannah")
    assert "hunter" in lion["icons"]
    assert shown["icons"]["hunter"]["sign"] == "h"
    assert lion["provenance"] == "reconstructed"
    assert shown["animals"]["raccoon"]["habitat"] is None
    colony = shown["assignments"]["colony-life"]
    assert (colony["covers"], colony["points"]) == (["walrus", "lion"], [0, 1, 2, 3, 5, 7, 9, 11])
    assert (shown["photos_to_end"], shown["most_rounds"], shown["income"]) == (9, 40, 3)


def test_chances_follow_the_dice():  # snapshot-42, snapshot-46
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[4])
    lay_dice(position, "Mountain", "Mountain", "Golden Eagle", "Golden Eagle")
    mountain, eagle = entering(position, "Mountain"), photographing(position, "Golden Eagle")
    assert there(position, "Mountain")["dice"] == displayed(position, "Golden Eagle")["dice"] == 2
    assert (mountain["now"]["ways"], mountain["now"]["of"]) == (27, 36)
    assert (eagle["inside"]["ways"], eagle["inside"]["of"]) == (15, 36)
    assert eagle["photo"] == pytest.approx(27 / 36 * 15 / 36)
    assert [c["ways"] for c in eagle["with_tokens"]] == [15, 21, 26, 30, 33]
    assert mountain["stars"] == pytest.approx(27 / 36 * 15 / 36 * 4)
    do(position, LAY_NO_MORE)
    assert view(position)["tokens_for"] == "golden-eagle"
    assert aids(position)["stars"] == pytest.approx(27 / 36 * 15 / 36 * 4)


def test_tokens_are_only_foretold_for_animals_that_can_still_get_them():  # snapshot-46
    position = table(2, display={"Savannah": ["Lion", "Cheetah"]}, tokens=[3])
    lay_dice(position, "Savannah", "Savannah", "Lion", "Lion", "Cheetah", "Cheetah")
    assert len(photographing(position, "Lion")["with_tokens"]) == 4
    do(position, tokens(1))
    lion, cheetah = (photographing(position, name) for name in ("Lion", "Cheetah"))
    assert lion["with_tokens"][-1] == lion["inside"]  # no more than the one it has
    assert (len(lion["with_tokens"]), len(cheetah["with_tokens"])) == (2, 3)
    assert [c["ways"] for c in lion["with_dice"][:3]] == [0, 3, 108]  # with its token


def test_a_roll_that_falls_short():  # snapshot-51, snapshot-52, snapshot-53
    position = short_roll()
    assert there(position, "Mountain")["rolled"] == [1, 3]
    entry = entering(position, "Mountain")["now"]
    assert (entry["ways"], entry["of"]) == (3, 6)
    assert view(position)["here"] == "mountain"
    assert aids(position)["giving_up"] == {"back": 0, "lost": 2}
    assert aids(position, 1)["giving_up"] is None
    do(rolling(position, 2), FIRST_PAY)
    mountain, eagle = there(position, "Mountain"), displayed(position, "Golden Eagle")
    assert (mountain["rolled"], mountain["tokens"]) == ([1, 2], 2)
    assert aids(position)["giving_up"] == {"back": 2, "lost": 2}
    assert (eagle["dice"], eagle["tokens"]) == (1, 2)
    ways = photographing(position, "Golden Eagle")["with_tokens"]
    assert [c["ways"] for c in ways] == [0, 0, 1]


def short_roll(**options):
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[8], options=options)
    lay_dice(position, "Mountain", "Mountain", "Golden Eagle")
    do(position, LAY_NO_MORE)
    do(rolling(position, 1, 3), tokens(2))
    return position


def test_tokens_that_come_back_by_the_switch():  # snapshot-53
    position = short_roll(give_up_keeps_animal_tokens="on")
    assert aids(position)["giving_up"] == {"back": 2, "lost": 0}


def test_the_last_roll_is_seen_until_the_next():
    display = {"Savannah": ["Lion"], "Rainforest": ["Jaguar"], "Mountain": ["Gelada"]}
    position = table(2, display=display)
    lay_dice(position, "Savannah", "Lion", "Mountain", "Gelada", "Rainforest")
    assert all(h["rolled"] == [] for h in view(position)["habitats"].values())
    do(rolling(position, 2), FIRST_GO + habitat("Savannah"))  # no token: given up by itself
    assert there(position, "Savannah")["rolled"] == [2]
    assert entering(position, "Savannah")["now"] is None


def test_owed_dice_say_why():  # snapshot-42, snapshot-43
    display = {"Savannah": ["Giraffe", "Lion"], "Mountain": ["Gelada"]}
    position = table(2, display=display, sideways=["Lion"])
    assert view(position)["owed"] == {"dice": 2, "animals": ["lion"]}
    lay_dice(position, "Savannah")
    assert view(position)["owed"] == {"dice": 1, "animals": ["lion"]}
    lion = "you cannot stop yet: Lion must be attempted and has no die. (snapshot-43)"
    assert asked(position) == f"Lay a die (4 left); {lion}"
    lay_dice(position, "Lion", "Mountain")
    assert view(position)["owed"] == {"dice": 1, "animals": []}
    there_too = "the die on the Mountain needs one on an animal there too. (snapshot-42)"
    assert asked(position) == f"Lay a die (2 left); you cannot stop yet: {there_too}"
    lay_dice(position, "Gelada")
    assert view(position)["owed"] == {"dice": 0, "animals": []}


def test_deck_and_discard_are_open():  # snapshot-36
    position = table(2, deck=["Lion", "Raccoon"])
    shown = view(position)
    assert shown["deck"] == {"deck.cards": {"amount": 2}}
    assert aids(position)["deck"] == ["lion", "raccoon"]
    assert shown["discard"]["discard.cards"]["amount"] == 59
    assert len(shown["discard"]["discard.cards"]["animals"]) == 59
    assert aids(position)["spook"]["source"] == "deck"
    empty = table(2, deck=[])
    assert view(empty)["deck"]["deck.cards"]["amount"] == 0
    assert (aids(empty)["spook"]["source"], aids(empty)["spook"]["of"]) == ("discard", 61)


def test_the_chance_to_spook():  # snapshot-28
    position = table(2, display={"Savannah": ["Lion"]}, deck=["Giraffe", "Cheetah", "Okapi"])
    spook = aids(position)["spook"]
    assert (spook["ways"], spook["of"]) == (1, 3)
    assert [c["ways"] for c in spook["habitats"].values()] == [0, 1, 0, 0]


def test_nothing_to_draw_means_nothing_to_spook():  # snapshot-36
    position = table(2, deck=[])
    position.games[0]["discard"] = 0
    ask(position)
    assert aids(position)["spook"] is None


def test_the_drawn_card_and_its_offers():  # snapshot-17, snapshot-18, snapshot-25
    position = table(3, display={"Savannah": ["Giraffe"]}, tokens=[0, 1, 1], deck=["Lion"])
    do(position, DRAW, OFFER)
    drawn = {"animal": "lion", "fits": ["savannah"], "declined": False}
    assert view(position)["drawn"] == {"drawn.lion": drawn}
    assert list(view(position)["offers"]) == ["offer.1"]
    do(position, OFFER)
    assert view(position)["offers"] == {"offer.1": {"seat": 1}, "offer.2": {"seat": 2}}
    do(position, DECLINE)
    assert view(position)["drawn"]["drawn.lion"]["declined"]
    assert view(table(2))["drawn"] == {}


def test_the_raccoon_fits_where_it_is_higher():  # snapshot-31
    position = table(2, display={"Savannah": ["Giraffe"]}, card="Raccoon", phase=Phase.CARD)
    fits = view(position)["drawn"]["drawn.raccoon"]["fits"]
    assert fits == ["shoreline", "mountain", "rainforest"]


# Questions


def test_who_is_asked_what():
    position = table(3, tokens=[0, 0, 1], active=1)
    shown = view(position)
    assert (shown["active"], shown["deciding"]) == (1, [{"seat": 1, "question": "research"}])
    assert asked(position) == "Draw a card, or stop researching. (snapshot-16)"
    do(position, DRAW)
    shown = view(position)
    assert (shown["active"], shown["deciding"]) == (1, [{"seat": 2, "question": "offers"}])


def test_a_last_answer_that_rolls_at_once_is_told_before():  # snapshot-73
    position = table(2, display={"Mountain": ["Golden Eagle"]}, tokens=[1])
    assert aids(position)["settles"] == [{"move": DRAW, "because": "draws"}]
    lay_dice(position, "Mountain", "Golden Eagle")
    assert aids(position)["settles"] == []  # a question about tokens comes first
    do(position, LAY_NO_MORE)
    rolls = [{"move": tokens(n), "because": "rolls"} for n in (0, 1)]
    assert aids(position)["settles"] == rolls
    assert aids(position, 1)["settles"] == []
    poor = table(2, display={"Mountain": ["Golden Eagle"]})
    lay_dice(poor, "Mountain", "Golden Eagle")
    assert aids(poor)["settles"] == [{"move": LAY_NO_MORE, "because": "rolls"}]


def test_who_stops_with_nothing_to_do_passes_on():  # snapshot-73
    assert {"move": STOP, "because": "passes on"} in aids(table(2))["settles"]


def test_giving_up_the_last_habitat_passes_on():  # snapshot-52
    settles = {told["move"]: told["because"] for told in aids(short_roll())["settles"]}
    assert (settles[GIVE_UP], settles[FIRST_PAY]) == ("passes on", "rolls")


def test_reserved_animals_lie_sideways_once_added():  # snapshot-40
    position = table(2, display={"Savannah": ["Giraffe"]}, reserves=[["Lion"]])
    do(position, STOP)
    assert view(position)["deciding"] == [{"seat": 0, "question": "adding"}]
    do(position, FIRST_ADD + habitat("Savannah"))
    assert displayed(position, "Lion")["sideways"]
    assert ADD_NO_MORE not in legal(position)
