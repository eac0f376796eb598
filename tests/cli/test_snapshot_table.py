"""The drawing of Snapshot: positions read as text."""

import random
import re

import pytest

from cli.snapshot_drawn import asked, drawn, offered, said, shown
from cli.snapshot_scenes import (
    DISPLAY,
    DRAWING,
    STEPS,
    answering,
    declined,
    full_reserve,
    giving_tokens,
    laid_out,
    last_turns,
    offering,
    over,
    scene_of,
    too_low,
)
from cli.terminal import plain
from games.snapshot.positions import do, lay_dice, legal, rolling, table, tokens
from parlour.cli.screen import question
from parlour.games.snapshot import GAME
from parlour.games.snapshot.box.assignments import ASSIGNMENT_NAMES
from parlour.games.snapshot.moves import LAY_NO_MORE
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

LONG = "Abcdefghijklmnopqrstuvwxyz Abc"  # as long as a name in a box may be
NOTICE = ": reconstructed, not the publisher's."


every_step = pytest.mark.parametrize("step", STEPS)


@every_step
@pytest.mark.parametrize("spaced", [True, False])
def test_every_legal_move_is_offered(step, spaced):
    scene = scene_of(STEPS[step]())
    assert len(scene.choices) > 1
    assert all(offered(scene, spaced).values())


@every_step
def test_every_step_asks_with_a_rule(step):
    scene = scene_of(STEPS[step]())
    name = scene.names[scene.view["viewer"]]
    assert re.fullmatch(rf"{name}: .* \(snapshot-\d\d\)\.", question(scene))


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
            assert question(scene)
            shown(position, SPECTATOR)
        GAME.engine.play(position, actors[0], chance.choice(legal(position)))
        number += 1
    assert "Final score" in shown(position)


@every_step
def test_long_names_break_nothing(step):
    scene = scene_of(STEPS[step]())
    for faces in ("habitats", "animals", "awards", "assignments"):
        for face in scene.setting[faces].values():
            face["name"] = LONG
    for card in scene.view["players"][f"seat.{scene.view['viewer']}"]["reserved"].values():
        scene.setting["animals"][card["animal"]]["name"] = LONG.replace(" ", "z")
    scene.setting["names"] = [f"{LONG} {name}" for name in scene.names]
    for spaced in (True, False):
        drawn(scene, spaced=spaced)


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


def test_the_raccoon_is_called_as_in_the_box():  # snapshot-32
    position = laid_out(display=DISPLAY | {"Rainforest": ["Okapi"]}, deck=["Raccoon", "Jaguar"])
    scene = scene_of(position)
    scene.setting["animals"]["raccoon"]["name"] = "Kea"
    assert "Next draw too low: 50% (Kea of 2)" in drawn(scene)


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


def test_options_are_told():
    options = {"research_token_per_draw": "on"}
    assert "research token per draw on" in shown(laid_out(options=options)).splitlines()[0]
    both = {**options, "give_up_keeps_animal_tokens": "on"}
    second = shown(laid_out(options=both)).splitlines()[1]
    assert second == "give up keeps animal tokens on · research token per draw on"
    head = shown(laid_out()).partition("\n\n")[0]
    assert "spooked turn" not in head  # only what is unusual


def test_what_a_spook_brings_is_told():  # snapshot-34
    spooking = {"card": "Ostrich", "display": {"Savannah": ["Lion"]}, "phase": 4}
    assert "1 animal and the card leave, you get 3 tokens" in said(laid_out(**spooking))
    options = {"spooked_turn_has_review": "off"}
    without = laid_out(options=options, **spooking)
    assert "1 animal and the card leave, you get no tokens" in said(without)
    assert "spooked turn has review off" in "".join(shown(without).splitlines()[:2])


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
    assert asked(over()) == "The game is over."
    assert "Choose" not in text


# Questions and words


def test_who_waits_is_told_who_decides():
    assert asked(laid_out(), 1) == "Ann decides: researching."
    assert asked(offering(), SPECTATOR) == "Ben decides: offering for a card."
    assert "Choose" not in shown(laid_out(), 1)


def test_doing_nothing_more_comes_last():
    choices = DRAWING.arrange(scene_of(table(2)))
    assert [choice["words"] for choice in choices] == ["draws", "stops"]


def test_animals_and_habitats_in_words_have_a_colour():
    setting = scene_of(table(2)).setting
    text = DRAWING.ink(setting, "Ann puts 3 tokens on Lion in Savannah, not on Lioness")
    assert text.plain == "Ann puts 3 tokens on Lion in Savannah, not on Lioness"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["Lion", "Savannah"]


def test_a_sure_thing_is_the_only_hundred_percent():
    assert "100%" not in said(giving_tokens())
    position = table(2, display={"Shoreline": ["Herring Gull"]}, tokens=[5])
    lay_dice(position, "Shoreline", "Herring Gull")
    do(position, LAY_NO_MORE)
    assert list(offered(scene_of(position)).values())[-1].startswith("+2: 100%")
    do(rolling(position, 1), tokens(1))
    assert "1d+1 83%" in shown(position)
