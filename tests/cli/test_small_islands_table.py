"""The drawing of Small Islands: positions read as text."""

import random
import re

import pytest

from cli.small_islands_scenes import (
    DRAWING,
    STEPS,
    above_treasure,
    acting,
    asks,
    at,
    claiming,
    cursed,
    drawn,
    flowing,
    moving,
    offered,
    over,
    placing,
    removing,
    rich,
    said,
    scene_of,
    shown,
    with_tile,
)
from games.small_islands.positions import card, choose, do, play, to
from games.small_islands.sights import wanted
from parlour.cli.screen import question
from parlour.cli.tables.small_islands.pieces import runs, span
from parlour.games.small_islands import GAME
from parlour.games.small_islands.moves import DECLINE, Act
from parlour.games.small_islands.table import Step
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

NOTICE = "Clue cards and triads are reconstructed, not the publisher's."
MOST_LINES = 46
SITE = "I10"  # left of white by "next to a hut"
every_step = pytest.mark.parametrize("step", STEPS)


def line_of(text, beginning):
    """The line that begins so, without spaces at its end."""
    return next(line for line in text.splitlines() if line.startswith(beginning)).rstrip()


@every_step
def test_every_question_is_drawn_whole(step):
    scene = scene_of(at(step))
    close = drawn(scene, spaced=False)
    assert offered(close, scene.ask["question"]) >= set(range(1, len(scene.choices) + 1))
    assert len(close.splitlines()) <= MOST_LINES
    assert NOTICE in drawn(scene, width=100) or step == "vehicle"
    shown(at(step), SPECTATOR)


@every_step
def test_every_step_asks_with_a_rule(step):
    scene = scene_of(at(step))
    name = scene.names[scene.view["viewer"]]
    assert re.fullmatch(rf"{name}: .*small_islands-\d\d[bc]?\)\.", question(scene))
    assert question(scene_of(at(step), SPECTATOR)).startswith(f"{name} decides: ")


def test_whole_games_can_be_drawn():
    whim, position = random.Random(5), GAME.deal(4, 5, {"turns": 40})
    every, number = 13 if INTERPRETED else 5, 0
    while GAME.engine.actors(position):
        if number % every == 0:
            scene = scene_of(position)
            numbers = offered(drawn(scene, spaced=False), scene.ask["question"])
            assert numbers >= set(range(1, len(scene.choices) + 1))
            assert question(scene)
        play(position, wanted(position, whim))
        number += 1
    assert "Final score" in shown(position)


# The map


def test_hexes_are_found_by_letter_and_number():  # small_islands-74
    text = shown(acting(), spaced=False)
    letters = line_of(text, "   B").split("b beach")[0].split()
    assert letters == list("BCDEFGHIJKLMNO")
    row = line_of(text, " 4 ")
    assert row[3] == "m"  # B4
    assert row[3 + 4 * 4 : 3 + 5 * 4] == "R  1"  # F4, with the vehicle of the first seat


def test_what_is_on_the_map():  # small_islands-05, small_islands-32, small_islands-35
    text = shown(rich(), spaced=False)
    assert "mP" in text  # F5: a palm tree, not in the largest mountains
    assert "J↓ 2" in text  # K4: a statue facing south, a vehicle
    assert re.search(r"G3", text)  # and below a cube and another vehicle
    assert "M * " in text  # J5: an amulet
    assert text.count("^" * 12) == 4
    assert "~~~~" in text
    assert "^" not in said(acting(options={"volcano": "off"}))


def test_a_struck_out_hex_has_a_small_letter():  # small_islands-49
    position = removing()
    assert below(shown(position), " 4 ")[3 + 4 * 4] == "W"  # F4
    assert below(shown(to(position, "F4")), " 4 ")[3 + 4 * 4] == "w"


def below(text, beginning):
    """The line below the one that begins so."""
    lines = text.splitlines()
    return lines[lines.index(next(line for line in lines if line.startswith(beginning))) + 1]


def test_offered_hexes_are_marked():
    assert "+ choose it" in shown(moving())
    assert "+ choose it" not in shown(acting())


def test_lava_on_which_a_vehicle_stands():  # small_islands-43b
    position = rich(lava="F5", vehicles=["F4", "K4", "K4"])
    text = shown(to(do(position, Act.MOVE), "F5"), spaced=False)
    assert "~~~1" in text
    assert "Lava" not in text


def test_colours_tell_no_more_than_letters():
    plain, inked = shown(rich()), shown(rich(), colours="256")
    assert re.sub(r"\x1b\[[0-9;]*m", "", inked) == plain
    assert inked != plain


def test_a_broad_island_has_its_legend_below():
    scene = scene_of(acting())
    beside = drawn(scene)
    scene.view["changed"] |= {"a5": "beach", "q6": "beach"}
    assert re.search(r"\nb beach  j jungle", drawn(scene))
    assert not re.search(r"\nb beach", beside)


# Players and columns


def test_players_at_a_glance():
    text = shown(rich())
    assert re.search(r"▸ 1 Ann +F4 +2 +14 +4 2 = 8 +\* F6 \(2\)  \* J5 \(3\)", text)
    assert re.search(r"  2 Ben +K4 +1 +13 +4 1 +\* J5 \(1\)", text)


def test_columns_with_clues_roses_and_cubes():  # small_islands-26, small_islands-35
    text = shown(acting())
    assert "W white  12 not on a beach (1)  next to a palm tree (2)" in text
    assert "on E5 F4 F6 G4 G5 I9 I10 J9 K9 K10 M5 M6" in text
    assert "K black  N brown  without a clue: anywhere on land" in text
    tiles = acting(columns={"white": [("next to lava", 0), ("next to a hut", None)]})
    assert "next to lava (tile, 1)  next to a hut (no rose)" in shown(tiles)


def test_a_located_treasure():  # small_islands-36
    text = shown(above_treasure())
    assert "W white   1 LOCATED on F6  not on a beach (1)  next to a palm tree (2)" in text
    assert "LOCATED on F6  roses  1 2" in shown(above_treasure(), spaced=False)
    assert re.search(r"W F6 \(0\)", text)


def test_the_hand_tells_what_it_would_leave():  # small_islands-29
    text = shown(acting())
    assert re.search(r"   not in a jungle +11 +none +68 +68", text)
    assert re.search(r"   next to a hut +1 +3 +19 +19", text)
    assert "Your clue cards" not in shown(acting(), SPECTATOR)
    assert "Volcanic tiles" in shown(with_tile(), spaced=False)
    assert "Your clue cards" not in shown(claiming(), spaced=False)


def test_statues_tell_the_next_amulets():  # small_islands-64
    assert "Next amulets:  K12 (from K4)  B6 (from I9)  E5 (from E8)" in shown(acting())


# Choices


def test_deeds_with_a_column_stand_together():
    text = said(rich())
    assert "Choose 1 move 2 swap clues play a clue 3 white 4 grey 5 black 6 brown" in text
    assert "Amulet 8 move 9 swap clues play a clue 10 white" in text
    assert "remove a cube 15 white 16 grey" in text


def test_bounds_and_where_they_lead():  # small_islands-40
    text = said(moving())
    assert "To 2 F5 3–4 G4–5 5–6 H4–5" in text
    assert "In 2 E5 F6–7 I3–5" in text
    assert asks(moving()) == (
        "Ann: Name a hex to move to or end the move, with 3 bounds left (small_islands-40)."
    )
    position = moving()
    for name in ("F5", "F4", "F5"):
        to(position, name)
    assert "no bound left" in asks(position)


def test_over_lava_there_is_more():  # small_islands-42
    position = moving(lava="F5")
    text = said(position)
    assert "Lava 6 F5 for an amulet" in text
    assert "~" in text.partition("In 2")[2].partition("Choose")[0]


def test_lava_tells_what_changes():  # small_islands-63
    text = said(flowing())
    assert "3 D4: G 12→6, largest jungle -5" in text
    assert "14 J3: hut lost" in text


def test_raising_tells_how_many_cards():  # small_islands-52, small_islands-55
    assert "raise the treasure 3 white: 4 cards, uses your action" in said(above_treasure())
    assert "white: 4 cards" in said(do(above_treasure(), Act.MOVE))
    assert "uses" not in said(do(above_treasure(), Act.MOVE))
    assert "Raise white, play a clue, move or swap clues" in asks(above_treasure())


def test_what_lies_under_the_vehicle_is_asked_for_first():  # small_islands-44, small_islands-52
    located = card(do(acting(vehicles=[SITE, "K4", "K4"]), Act.CLUE, "white"), "next to a hut")
    assert asks(located) == "Ann: Raise white or end the turn (small_islands-52)."
    raising = do(above_treasure(), Act.MOVE)
    assert asks(raising).startswith(
        "Ann: Raise white, name a hex to move to or end the move, with 3"
    )
    assert asks(do(raising, Act.RAISE, "white")).startswith("Ann: Claim ")
    taking = do(acting(amulets="F5"), Act.MOVE)
    for name in ("F5", "F4", "F5"):
        to(taking, name)
    told = "Take the amulet or end the move: you have no bound left (small_islands-40)"
    assert asks(taking) == f"Ann: {told}."


def test_a_vehicle_walled_in_has_bounds_left():  # small_islands-42
    walled = do(acting(lava="F5 G4 G5 H4 H5"), Act.MOVE)
    told = "End the move: no bound leads anywhere from here (small_islands-40)"
    assert asks(walled) == f"Ann: {told}."


def test_others_hear_of_the_vehicle():  # small_islands-22
    assert asks(at("start"), 1) == "Ann decides: an amulet under the vehicle."


def test_discarded_clues_and_treasure_are_told_apart():  # small_islands-08, small_islands-46
    text = shown(do(acting(treasure=[2] * 9), Act.SWAP))
    assert " 4 old clues" in text
    assert text.count("discarded") == 1


def test_setting_up():  # small_islands-06, small_islands-13, small_islands-15
    assert re.search(
        r"turn the statue to the N: first amulet on [A-Q]\d", said(placing(Step.FACING))
    )
    assert "Put a hut on land, 4 hexes or more from any other" in asks(placing(Step.OBJECT))
    assert re.search(r"first terrain to the \w+: \w+ becomes \w+", said(at("triad-turn")))


# A raising


def test_a_claim():  # small_islands-57
    position = claiming()
    text = said(position)
    assert "Raising white on F6 by Ann Roses ▸ 1 Ann 2 Ben 1 Ann" in text
    assert re.search(r"now: gold \d before: none 3 cards to come, no Curse can be among", text)
    assert re.search(r"2 decline gold \d: then Ben", text)
    choose(position, DECLINE)
    assert re.search(r"decline gold \d: then Ann", said(position))
    choose(position, DECLINE)
    assert re.search(r"decline gold \d: it is discarded", said(position))
    assert "You saw" not in said(position, 2)


def test_a_curse():  # small_islands-60
    text = said(cursed())
    assert "1 lose an amulet: of 1 2 lose gold 3" in text
    assert "THE LAST TREASURE" in text
    assert "discarded unseen" in text


# The end


def test_the_final_table():  # small_islands-67, small_islands-68
    text = shown(over())
    assert re.search(r"1\. 1 Ann +8 +2 3 5", text)
    assert re.search(r"3\. 3 Cleopatra the Great +0 +0 none", text)
    assert asks(over()) == "The game is over."
    assert "in reach" not in text
    last = rich(options={"turns": 1})
    assert "THE LAST TURN: then the game is over (small_islands-69)." in shown(last)


# Words


def test_options_that_are_unusual_are_named():
    text = shown(acting(options={"open_treasure": "on", "raise_ends_turn": "on"}))
    assert "raise ends turn on · open treasure on" in text


def test_ink_keeps_the_words():
    setting = GAME.setting(acting().reading())
    words = "Ann plays next to a hut on white; brown is next"
    assert DRAWING.ink(setting, words).plain == words
    assert len(DRAWING.ink(setting, words).spans) == 2


def test_runs_of_hexes():
    names = ["C10", "C9", "D9", "C7", "C8", "A1"]
    assert [span(run) for run in runs(names)] == ["A1", "C7–10", "D9"]
