"""The drawing of Snapshot: positions read as text."""

import random
import re

import pytest
from rich.console import Console, Group

from cli.snapshot_scenes import (
    DRAWING,
    STEPS,
    adding,
    answering,
    choosing,
    declined,
    full_reserve,
    giving_tokens,
    laid_out,
    last_turns,
    laying,
    laying_on,
    offering,
    over,
    rerolling,
    scene_of,
    too_low,
)
from cli.terminal import plain
from games.snapshot.positions import do, lay_dice, legal, rolling, table, tokens
from parlour.errors import BadWords
from parlour.games.snapshot import GAME
from parlour.games.snapshot.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.moves import DECLINE, FIRST_PAY, LAID
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED
from parlour.play.match import Choice

LONG = "Abcdefghijklmnopqrstuvwxyz Abc"  # as long as a name in a box may be
NOTICE = "Animals, award tiles and assignments are a reconstruction, not the publisher's."


def drawn(scene, width=80, spaced=True, colours=None):
    console = Console(
        width=width, color_system=colours, force_terminal=colours is not None, highlight=False
    )
    with console.capture() as captured:
        console.print(Group(*DRAWING.draw(scene, width, spaced)))
    text = captured.get()
    assert max(map(len, plain(text).splitlines())) <= width
    return text


def shown(position, seat=None, **how):
    return drawn(scene_of(position, seat), **how)


def said(position, seat=None):
    return " ".join(shown(position, seat).split())


def asked(position, seat=None):
    return DRAWING.ask(scene_of(position, seat))


def offered(scene, spaced=True):
    """The choices as they are drawn, by number."""
    text = " ".join(drawn(scene, spaced=spaced).partition("Choose")[2].split())
    found = {}
    for number in range(1, len(scene.moves) + 1):
        _, stands, text = f" {text}".partition(f" {number} ")
        assert stands, number
        is_last = number == len(scene.moves)
        found[number] = text if is_last else text.partition(f" {number + 1} ")[0].strip()
    return found


every_step = pytest.mark.parametrize("step", STEPS)


@every_step
@pytest.mark.parametrize("spaced", [True, False])
def test_every_legal_move_is_offered(step, spaced):
    scene = scene_of(STEPS[step]())
    assert len(scene.moves) > 1
    assert all(offered(scene, spaced).values())


@every_step
def test_every_step_asks_with_a_rule(step):
    scene = scene_of(STEPS[step]())
    name = scene.names[scene.view["viewer"]]
    assert re.fullmatch(rf"{name}, .* \(snapshot-\d\d\)\.", DRAWING.ask(scene))


@every_step
@pytest.mark.parametrize("width", [80, 100])
def test_every_drawing_keeps_to_its_width(step, width):
    position = STEPS[step]()
    for viewer in (SPECTATOR, 0, int(position.seats[0]) - 1):
        for spaced in (True, False):
            shown(position, viewer, width=width, spaced=spaced)


@every_step
def test_what_is_reconstructed_is_told_on_every_screen(step):
    assert NOTICE in shown(STEPS[step]())


@every_step
def test_without_colour_nothing_is_lost(step):
    scene = scene_of(STEPS[step]())
    assert "\x1b" not in drawn(scene)
    assert plain(drawn(scene, colours="truecolor")) == drawn(scene)


@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_can_be_drawn(players):
    chance, position = random.Random(5), GAME.deal(players, 5)
    every, number = 17 if INTERPRETED else 5, 0
    while actors := GAME.engine.actors(position):
        if number % every == 0:
            scene = scene_of(position)
            assert all(offered(scene, spaced=False).values())
            assert DRAWING.ask(scene)
            shown(position, SPECTATOR)
        GAME.engine.play(position, actors[0], chance.choice(legal(position)))
        number += 1
    assert "Final score" in shown(position)


@every_step
def test_long_names_break_nothing(step):
    scene = scene_of(STEPS[step]())
    for place, habitat in enumerate(scene.view["habitats"]):
        if habitat["name"] != scene.view["here"]:
            habitat["name"] = f"{LONG[:-1]}{place}"
        habitat["award"]["name"] = LONG
    for animal in scene.view["habitats"][0]["animals"]:
        animal["name"] = LONG
    for player in scene.view["players"]:
        for face in player["reserve"]:
            face["name"] = LONG.replace(" ", "z")
    scene.view["world"]["name"] = LONG
    mine = scene.view["players"][scene.view["viewer"]]["assignment"]
    mine["name"], mine["covers"] = LONG, [LONG, LONG]
    long_names = [f"{LONG} {name}" for name in scene.names]
    for spaced in (True, False):
        drawn(scene._replace(names=long_names), spaced=spaced)


def test_two_players_mostly_fit_a_small_terminal():
    for step in ("research", "too low", "tokens", "habitat", "start"):
        scene = scene_of(STEPS[step]())
        assert len(drawn(scene, spaced=False).splitlines()) <= 23


# What is seen


def test_habitats_stand_side_by_side():  # snapshot-02, snapshot-05, snapshot-07
    lines = shown(laid_out()).splitlines()
    row = next(i for i, line in enumerate(lines) if "Shoreline 2+" in line)
    assert re.search(
        r"≈ Shoreline 2\+ +☼ Savannah 3\+ +▲ Mountain 4\+ +♣ Rainforest 5\+", lines[row]
    )
    assert re.match(r"tiles 4 3 2 +tiles 5 4 2 +tiles 6 4 3 +tiles 8 6 4", lines[row - 1])
    below = "\n".join(lines[row:])
    assert re.search(
        r" 7 Giraffe ★2 mgd.*\n.* 9 Leopard Tortoise.*\n.*★3 rg.*\n.*12 Lion ★5 mhd", below
    )
    assert "no animals" in below


def test_signs_have_a_legend():
    assert "m mammal  b bird" in shown(laid_out())
    assert "! rare" in shown(laid_out(), spaced=False)


def test_an_empty_stack_says_so():  # snapshot-59
    position = laid_out()
    position.games[0]["tiles_gone"][:] = 3
    assert shown(position).count("no tile left") == 5


def test_deck_and_chance_to_spook():  # snapshot-28, snapshot-36
    text = shown(laid_out(deck=["Ostrich", "Cheetah", "Jaguar", "Capybara"]))
    assert "Deck 4, discarded 44" in text
    assert "Next draw too low: 25% (☼1 of 4)" in text
    assert "draw: 25% spooks unless reserved or sold" in text
    assert "draw: no risk" in shown(laid_out(deck=["Cheetah"]))


def test_a_full_reserve_is_a_warning():  # snapshot-29
    assert "spooks unless sold" in shown(full_reserve())
    assert "with a full reserve a low card spooks unless sold" in asked(full_reserve())
    assert "4 Helmeted Guineafowl ★1 bd  14 Cheetah ★6 mh!  (full)" in shown(full_reserve())


def test_players_are_seen_at_a_glance():
    position = laid_out(3)
    position.games[0]["players"][1]["tiles"][4] = 2
    text = shown(position)
    assert re.search(r"▸ Ann +1st +5 +4/8 +10 ≈1/3 ☼2/3 ▲0/3 ♣0/3 ∗2/4 –", text)
    assert re.search(r"  Ben +2 +3/8 +13 ≈0/3 ☼0/3 ▲1/3 ♣2/3 ∗2 +∗4", text)
    assert "≈ Saltwater Crocodile  ☼ Plains Zebra, Meerkat  no habitat Raccoon" in text
    assert "Cleopatra the …" in text


def test_the_own_assignment_shows_how_far_it_got():  # snapshot-66, snapshot-67
    position = laid_out(piles=[["Walrus", "Giraffe"]], display={"Savannah": ["Lion"]})
    colony = ASSIGNMENT_NAMES.index("Colony Life")
    position.games[0]["players"][0]["assignment"] = colony + 1
    text = said(position)
    assert "Your assignment: Colony Life cover Walrus or Lion: have Walrus, 5" in text
    assert "article water w, herd d: 3 icons, 3 (5 with 4) = 8 points" in text
    assert "12 Lion ★5 mhd ◆" in text
    assert "◆ your cover" in text
    assert "Colony Life" not in shown(position, 1)
    assert "assignment:" not in shown(position, SPECTATOR)


def test_a_drawn_card_and_its_offers():  # snapshot-17, snapshot-18
    assert "Drawn: 14 Cheetah ★6 mh! high enough for the Savannah" in said(offering())
    assert "no offer so far" in said(offering())
    assert "offered by Ben, Cleopatra the Great" in said(answering())
    assert "declined by Ben, Cleopatra the Great" in said(declined())
    assert "too low to be placed" in said(too_low())


def test_a_wanted_card_says_so():
    position = laid_out(card="Lion", display={}, phase=4)
    colony = ASSIGNMENT_NAMES.index("Colony Life")
    position.games[0]["players"][0]["assignment"] = colony + 1
    assert "your cover 1 icon for you" in said(position)


def test_declining_tells_what_it_means():  # snapshot-25
    assert "if you decline and place it you must attempt it this turn" in asked(answering())
    assert "accept the token of Ben" in said(answering())
    assert "to be attempted this turn" in said(declined())
    low = laid_out(3, deck=["Common Warthog"], card="Common Warthog", offers=[1], phase=3)
    assert asked(low).endswith("or decline (snapshot-20).")


def test_when_declining_is_not_allowed_the_rule_is_told():  # snapshot-37
    scene = scene_of(answering())
    moves = [move for move in scene.moves if move != DECLINE]
    assert "(snapshot-37)" in DRAWING.ask(scene._replace(moves=moves))


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


def test_a_die_without_an_animal_says_why_done_is_missing():  # snapshot-42
    position = laid_out()
    lay_dice(position, "Mountain")
    assert "needs one on an animal there too (snapshot-42)" in asked(position)
    assert "owed: 1, to Mountain" in shown(position)


def test_tokens_show_the_chance_for_each_number():  # snapshot-46
    assert list(offered(scene_of(giving_tokens())).values()) == [
        "+0: 38%",
        "+1: 50%",
        "+2: 62%",
        "+3: 74%",
        "+4: 84%",
        "+5: 91%",
    ]
    assert "you have 5 tokens; the dice are rolled at once" in asked(giving_tokens())


def test_a_choice_that_rolls_at_once_says_so():  # snapshot-73
    position = laid_out(tokens=[0])
    lay_dice(position, "Mountain", "Golden Eagle")
    assert list(offered(scene_of(position)).values())[-1] == "no more dice [rolls at once]"
    several = laid_out(tokens=[1])
    lay_dice(several, "Savannah", "Giraffe", "Lion")
    do(several, LAID)
    assert offered(scene_of(several)) == {1: "+0: 0%", 2: "+1: 17% [rolls at once]"}
    assert "at once" not in asked(several)


def test_habitats_show_what_to_expect():  # snapshot-49
    assert "1 Shoreline: enter 83%, then Walrus 28%" in said(choosing())
    assert "2 Savannah: enter 67%, then Giraffe 0%, Lion 0%" in said(choosing())
    assert "0.7★ expected from the dice as they lie" in said(choosing())


def test_a_roll_that_falls_short_shows_its_dice():  # snapshot-51, snapshot-53
    text = said(rerolling())
    assert "⚀⚂ again 50%" in text
    assert "the Mountain needs 4 and shows 1 3" in asked(rerolling())
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
    do(rolling(position, 1), scene_of(position).moves[0])
    assert "⚀ not entered" in shown(position)


def test_tokens_lie_on_their_animal():
    assert "1d+2 17%" in shown(rerolling())


def test_adding_names_the_animals():  # snapshot-38
    assert list(offered(scene_of(adding())).values()) == [
        "add Helmeted Guineafowl to the Savannah",
        "add Cheetah to the Savannah",
        "add no more",
    ]


def test_options_are_told():
    options = {"research_token_per_draw": "on"}
    assert "research token per draw on" in shown(laid_out(options=options)).splitlines()[0]
    both = {**options, "give_up_keeps_animal_tokens": "on"}
    second = shown(laid_out(options=both)).splitlines()[1]
    assert second == "give up keeps animal tokens on · research token per draw on"


# The end


def test_the_end_is_announced():  # snapshot-62
    text = said(last_turns())
    assert "THE END: Ben has 7 photos (snapshot-62)." in text
    assert "The turn of Cleopatra the Great, then Dan (mc), Ann." in text
    assert "THE END" not in said(laid_out())
    last = laid_out(2, active=1, rounds=40)
    assert "round 40 is the last (snapshot-63). The turn of Ben, and that is the last." in said(
        last
    )


def test_the_final_table_has_the_four_parts_and_the_assignments():  # snapshot-64, snapshot-68
    text = shown(over())
    assert re.search(r"Final score +stars awards cover article points tokens", text)
    assert re.search(r"1\. Ann +31 +0 +0 +5 +36 +5", text)
    assert "Ann – Seldom Seen: Red-eyed Tree Frog or Polar Bear; n!" in text
    assert asked(over()) == "The game is over (snapshot-64)."
    assert "Choose" not in text


# Questions and words


def test_who_waits_is_told_who_decides():
    assert asked(laid_out(), 1) == "Ann decides."
    assert asked(offering(), SPECTATOR) == "Ben decides."
    assert "Choose" not in shown(laid_out(), 1)


def test_doing_nothing_more_comes_last():
    view = scene_of(table(2)).view
    choices = [Choice(0, "stops"), Choice(1, "draws")]
    assert [choice.move for choice in DRAWING.arrange(view, choices)] == [1, 0]


def test_animals_and_habitats_in_words_have_a_colour():
    text = DRAWING.ink("Ann puts 3 tokens on Lion in Savannah, not on Lioness")
    assert text.plain == "Ann puts 3 tokens on Lion in Savannah, not on Lioness"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["Lion", "Savannah"]


def test_a_sure_thing_is_the_only_hundred_percent():
    assert "100%" not in said(giving_tokens())
    position = table(2, display={"Shoreline": ["Herring Gull"]}, tokens=[5])
    lay_dice(position, "Shoreline", "Herring Gull")
    do(position, LAID)
    assert list(offered(scene_of(position)).values())[-1] == "+2: 100%"
    do(rolling(position, 1), tokens(1))
    assert "1d+1 83%" in shown(position)


def test_what_people_may_say_is_understood():
    positions = [make() for make in STEPS.values()]
    for words in DRAWING.SPOKEN:
        assert any(_understood(position, words) for position in positions), words
        assert not words[0].isdigit()  # a number in front would be a choice


def _understood(position, words):
    (seat,) = GAME.engine.actors(position)
    try:
        GAME.read(position.reading(), seat, words)
    except BadWords:
        return False
    return True
