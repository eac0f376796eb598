"""What may be done at a table of Snapshot, as it is offered and asked."""

import re

from cli.snapshot_drawn import asked, offered, said, shown
from cli.snapshot_scenes import (
    adding,
    answering,
    choosing,
    declined,
    giving_tokens,
    laid_out,
    laying,
    laying_on,
    rerolling,
    scene_of,
    too_low,
)
from games.snapshot.positions import do, lay_dice, rolling
from parlour.games.snapshot.moves import FIRST_PAY, LAY_NO_MORE


def test_declining_tells_what_it_means():  # snapshot-25
    wanted = "or decline: if you then place it you must attempt it this turn (snapshot-25)."
    assert asked(answering()).endswith(wanted)
    assert "accept the token of Ben" in said(answering())
    assert "to be attempted this turn" in said(declined())
    low = laid_out(3, deck=["Common Warthog"], card="Common Warthog", offers=[1], phase=3)
    assert asked(low).endswith("or decline (snapshot-20).")


def test_when_declining_is_not_allowed_the_rule_is_told():  # snapshot-37
    display = {"Savannah": ["Ostrich", "Giraffe"], "Mountain": ["Alpine Ibex", "Golden Eagle"]}
    sideways = [name for column in display.values() for name in column]
    told = {"display": display, "sideways": sideways, "reserves": [["Walrus", "Okapi"]]}
    position = laid_out(3, card="Lion", offers=[1, 2], phase=3, piles=[], **told)
    assert asked(position).endswith("six dice could not meet one more duty (snapshot-37).")
    assert "decline" not in said(position)


def test_spooking_tells_what_it_costs():  # snapshot-28, snapshot-34
    spook = offered(scene_of(too_low()))[2]
    assert spook.startswith(
        "let it spook the Savannah: 3 animals and the card leave, you get 3 tokens"
    )
    assert spook.count("[ends your turn]") == 1


def test_sideways_animals_are_marked_by_a_word():  # snapshot-43
    assert "must: no die" in shown(laying())
    assert "owed: 2, to Lion and Savannah" in shown(laying())
    assert "you cannot stop yet: Lion must be attempted and has no die" in asked(laying())
    assert "no more dice" not in said(laying())


def test_laying_dice_shows_the_chance_before_and_after():  # snapshot-42
    choices = offered(scene_of(laying_on()))
    assert choices[1] == "die on Giraffe: 0% → 58%"
    assert "die on the Savannah: enter 0% → 67%" in said(laying())
    position = laid_out()
    lay_dice(position, "Mountain")
    assert offered(scene_of(position))[1] == "die on the Mountain: enter 50% → 75%"


def test_dice_are_offered_along_the_board():  # snapshot-74
    position = laid_out()
    lay_dice(position, "Savannah", "Giraffe")
    words = list(offered(scene_of(position)).values())
    targets = [re.match(r"die on (?:the )?(.*?):|no more dice", word)[1] for word in words]
    assert targets == ["Giraffe", "Leopard Tortoise", "Lion", "Mountain", None]


def test_what_dice_could_do_is_told_for_animals_within_reach():
    text = shown(laying_on())
    assert "0·3·38·76·94%" in text  # Lion
    assert "67·97·100%" not in text  # the gull lies behind
    assert "67·97·100%" in shown(laying())
    assert "chance with 1·2·3 dice" in text
    assert "chance with" not in shown(laid_out())


def test_no_dice_bring_tokens():  # snapshot-56
    position = laid_out()
    lay_dice(position)
    assert list(offered(scene_of(position)).values())[-1] == (
        "no dice: no photograph, 3 tokens [ends your turn]"
    )


def test_one_die_is_one_die():
    position = laid_out()
    lay_dice(position, "Savannah", "Lion", "Lion", "Lion")
    assert "2 dice left" in shown(position)
    lay_dice(position, "Lion")
    assert "1 die left" in shown(position)


def test_a_die_without_an_animal_says_why_done_is_missing():  # snapshot-42
    position = laid_out()
    lay_dice(position, "Mountain")
    assert asked(position).endswith("needs one on an animal there too (snapshot-42).")
    assert "owed: 1, to Mountain" in shown(position)


def test_tokens_show_the_chance_for_each_number():  # snapshot-46
    assert "+5: 91% (the dice are rolled at once)" in said(giving_tokens())
    assert list(offered(scene_of(giving_tokens())).values()) == [
        "+0: 38%",
        "+1: 50%",
        "+2: 62%",
        "+3: 74%",
        "+4: 84%",
        "+5: 91% (the dice are rolled at once)",
    ]
    assert "or none; you have 5 tokens (snapshot-46)" in asked(giving_tokens())


def test_a_choice_that_rolls_at_once_says_so():  # snapshot-73
    position = laid_out(tokens=[0])
    lay_dice(position, "Mountain", "Golden Eagle")
    assert list(offered(scene_of(position)).values())[-1] == "no more dice [rolls at once]"
    several = laid_out(tokens=[1])
    lay_dice(several, "Savannah", "Giraffe", "Lion")
    do(several, LAY_NO_MORE)
    assert offered(scene_of(several)) == {1: "+0: 0%", 2: "+1: 17% [rolls at once]"}
    assert "are rolled at once" not in said(several)


def test_habitats_show_what_to_expect():  # snapshot-49
    assert "1 Shoreline: enter 83%, then Walrus 28%" in said(choosing())
    assert "2 Savannah: enter 67%, then Giraffe 0%, Lion 0%" in said(choosing())
    assert "0.7★ expected from the dice as they lie" in said(choosing())


def test_a_roll_that_falls_short_shows_its_dice():  # snapshot-51, snapshot-53
    text = said(rerolling())
    assert "⚀⚂ again 50%" in text
    assert "The Mountain needs 4 and shows 1 3" in asked(rerolling())
    choices = list(offered(scene_of(rerolling())).values())
    assert choices[0] == "pay both from supply: 50%"
    assert choices[1] == "pay from supply and Giraffe (then 0%): 50%"
    assert "pay both from Golden Eagle (then 0%): 50%" in choices
    assert choices[-1] == "give up: 0 tokens back, 2 lost [rolls at once]"
    position = rerolling()
    do(rolling(position, 1), FIRST_PAY)
    assert "⚀⚀ +2 again 50%" in said(position)
    assert "give up: 2 tokens back, 2 lost" in said(position)


def test_a_habitat_that_was_given_up():
    position = laid_out(tokens=[0])
    lay_dice(position, "Shoreline", "Walrus", "Savannah", "Giraffe", "Mountain")
    do(rolling(position, 1), scene_of(position).choices[0]["move"])
    assert "⚀ not entered" in shown(position)


def test_tokens_lie_on_their_animal():
    assert "1d+2 17%" in shown(rerolling())


def test_adding_names_the_animals():  # snapshot-38
    assert list(offered(scene_of(adding())).values()) == [
        "add Helmeted Guineafowl to the Savannah",
        "add Cheetah to the Savannah",
        "add no more",
    ]
