"""The drawing of Tavarua: positions read as text."""

import random
import re

import pytest

from cli.tavarua_scenes import (
    DRAWING,
    STEPS,
    ashore,
    asked,
    catching,
    catching_with_card,
    drawn,
    exchanging,
    giving_up,
    last_round,
    offered,
    over,
    paddling,
    paddling_with_value,
    riding,
    scene_of,
    shown,
    with_card_to_choose,
    with_stoke_cards,
    with_value_to_choose,
)
from cli.terminal import plain
from games.tavarua.positions import choose, commit_all, do, legal, next_wave, table
from parlour.cli.screen import question
from parlour.games.tavarua import GAME
from parlour.games.tavarua.moves import DONE, TAKE_BACK
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

NOTICE = "Card copies, Wave cards and Stoke cards are reconstructed, not the publisher's."
LONG = "Abcdefghijklmnopqrstuvwxyz Abc"  # as long as a name in a box may be

every_step = pytest.mark.parametrize("step", STEPS)


def said(position, seat=None):
    return " ".join(shown(position, seat).split())


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
    assert re.fullmatch(rf"{name}: .*tavarua-\d\db?\)\.", question(scene))


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


@every_step
def test_long_names_break_nothing(step):
    scene = scene_of(STEPS[step]())
    for face in scene.setting["stoke_cards"].values():
        face["name"], face["text"] = LONG, LONG * 4
    scene.setting["names"] = [f"{LONG} {name}" for name in scene.names]
    for spaced in (True, False):
        drawn(scene, spaced=spaced)


@pytest.mark.parametrize(("players", "rounds"), [(1, 8), (3, 6), (6, 3)])
def test_whole_games_can_be_drawn(players, rounds):
    whim, position = random.Random(5), GAME.deal(players, 5, {"rounds": rounds})
    every, number = 9 if INTERPRETED else 3, 0
    while actors := GAME.engine.actors(position):
        if number % every == 0:
            scene = scene_of(position)
            assert all(offered(scene, spaced=False).values())
            assert question(scene)
            shown(position, SPECTATOR)
        seat = whim.choice(actors)
        GAME.engine.play(position, seat, whim.choice(legal(position, seat)))
        number += 1
    assert "Final score" in shown(position)


def lines_of(scene):
    """How many lines a table and its question take close together."""
    return len(drawn(scene, spaced=False).splitlines()) + len(question(scene)) // 80 + 1


@every_step
def test_every_step_fits_a_small_terminal(step):
    assert lines_of(scene_of(STEPS[step]())) <= 23


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nearly_every_table_of_a_game_fits_a_small_terminal(players):
    whim, position, taken = random.Random(8), GAME.deal(players, 8, {"rounds": 12}), []
    while actors := GAME.engine.actors(position):
        if whim.random() < (0.05 if INTERPRETED else 0.2):
            taken.append(lines_of(scene_of(position)))
        seat = whim.choice(actors)
        GAME.engine.play(position, seat, whim.choice(legal(position, seat)))
    assert sum(lines <= 23 for lines in taken) >= 0.8 * len(taken)


def test_close_together_nothing_that_stands_twice_is_drawn():
    close = shown(ashore(), spaced=False)
    assert "Last round" not in close
    assert "Board  " not in close
    assert "Shore: " not in close
    assert "· partly reconstructed" in close
    held = shown(with_stoke_cards(), 1, spaced=False)
    assert "Move 2 more spaces" in held  # asked for
    assert "Stoke   Leash" in shown(committed_with_leash(), 0, spaced=False)
    assert "keep your whole" not in shown(committed_with_leash(), 0, spaced=False)


def committed_with_leash():
    position = riding(stoke=[["Leash"]])
    choose(position, 0, "ride M1")
    return position


# The table


def test_rows_from_the_outside_in():  # tavarua-02, tavarua-47, tavarua-57
    text = shown(riding(6), SPECTATOR)
    assert re.search(r" 1 +⚀ 1 PERFECT    broken     2 of 2 free", text)
    assert re.search(r" 2 +⚄ 5 not broken not broken 2 of 2 free", text)
    assert re.search(r" 3  Ben, Cleopatra t… +⚂ 3 PERFECT    broken ", text)
    assert re.search(r" 4 +⚃ 4 PERFECT    broken     Ann; 1 of 2 free", text)
    assert re.search(r" 6 +⚅ 6 PERFECT    comes in   2 of 2 free", text)
    assert "Shore: Eve (random)  Wash: Dan (mc)" in text


def test_rows_have_one_number():  # tavarua-48, tavarua-90
    position = riding(4, options={"break_rule": "printed"})
    text = shown(position, SPECTATOR)
    assert re.search(r"\n 6 +⚀ 1 not broken", text)
    assert re.search(r"\n 3 +⚃ 4 broken +broken +Ann; full", text)
    assert re.search(r"\n 1 +⚅ 6 broken", text)
    assert re.search(r"Ann +1st wave 3 .*\n.*\n.*Ben +channel 4", text)
    paddles = riding(at=["shore"], seats={}, tokens=[3], options={"break_rule": "printed"})
    do(paddles, 0, 22, 27)
    values = offered(scene_of(paddles))
    assert values[5] == "as 4 (1 token): to row 4, next round die 5 broken"
    assert values[7] == "as 6 (3 tokens): to row 6, next round a new wave, broken 17%"


def test_players_at_a_glance():
    text = shown(riding(boards=["short", "long"]))
    assert re.search(r"▸ Ann +1st wave 4    short ····● +0     0  12\+8★ +– +20★", text)
    assert re.search(r"▸ Ben +channel 3 long  ···●··· +2     0 +– +– +0", text)
    assert "pile T3 M1, 1 Stoke, Perfect  bailed 7, Shore 9 in 3 rounds, wiped out 3" in text
    assert "Board   short, tail [· · · · ●] nose, marker +2" in text


def test_everything_in_a_pile_is_named():
    seats = {0: {"hang_tens": 2, "barrels": 1, "bonus": 3}}
    text = said(riding(seats=seats))
    assert "pile T3 M1, 2 Hang Ten, 1 Barrel, 3 by Stoke cards bailed 16" in text
    assert "pile no card" in shown(riding(piles=[]))


def test_boards_not_taken_yet_are_not_drawn():  # tavarua-05
    position = GAME.deal(2, 1)
    (seat,) = GAME.engine.actors(position)
    assert "●" not in shown(position)
    assert offered(scene_of(position)) == {
        1: "short board (5 spaces)",
        2: "long board (7 spaces, no card above 3)",
    }
    do(position, seat, 1)
    assert re.search(r"long  ···●···", shown(position))


def test_wave_cards_seen_and_unseen():  # tavarua-69
    text = shown(riding())
    assert "Wave cards left: 25" in text
    assert "Barrels seen: 0 of at most 4, next 11%" in text
    assert "Unseen shifts: -3×1 -2×5 -1×8 0×5 +1×8 +2×5 +3×1" in text
    assert "Unseen shifts" not in shown(riding(), spaced=False)
    assert "last: -1 Barrel" in shown(ashore())


def test_the_last_round_is_told():  # tavarua-35
    text = said(ashore())
    assert "Last round: Ann rode with M1 Ben paddled out with T1 as 2" in text
    assert "Wave card -1 Barrel" in text
    position = riding(2, at=["wave 3"], stoke=[["Claim It"]], hands=["T1 T2 T3 M1 M2"] * 2)
    commit_all(next_wave(position, 0), "bail T1 M2 with Claim It", "wait T1")
    assert "Ann bailed with T1 M2 and Claim It Ben waited with T1" in said(position)
    assert "Last round" not in said(riding())


def test_the_own_hand_and_stoke_cards():  # tavarua-06, tavarua-23
    text = said(with_stoke_cards())
    assert "Hand T1 T2 T3 M1 M2" in text
    assert "Leash, ride, catch: If you wipe out this round, keep your whole score pile." in text
    assert "(T4 M4 cannot be played on the long board)" in said(catching(), 1)
    others = shown(with_stoke_cards(), 2)
    assert "Leash" not in others
    assert "Hand" not in shown(with_stoke_cards(), SPECTATOR)


def test_a_text_of_the_box_is_told_from_what_the_card_does():  # tavarua-95
    scene = scene_of(with_stoke_cards())
    assert "the text of this box" not in drawn(scene)
    scene.setting["stoke_cards"]["leash"]["reworded"] = True
    only = "keep your whole score pile. (the text of this box; it does what tavarua-95 says)"
    assert only in " ".join(drawn(scene).split())


def test_options_that_are_unusual_are_named():
    text = shown(riding(options={"break_rule": "printed", "stoke_cards": "off"}))
    assert "break rule printed · stoke cards off" in text
    assert "Card copies and Wave cards are reconstructed" in text
    assert re.search(r"tail–nose +Stoke  short", text)  # no column for Stoke cards
    assert re.search(r"tail–nose +Stoke cards  short", shown(riding()))
    every = {"break_rule": "printed", "stoke_cards": "off", "unfinished_rides": "score"}
    assert "unfinished rides score" in shown(riding(options=every))


def test_what_would_make_one_grand_champion():  # tavarua-83, tavarua-85
    rides = {0: {"best": [[9, 5], [13, 9]]}, 1: {"best": [[11, 9], [10, 5]]}}
    assert said(riding(2, seats=rides)).count("Grand Champion with 6 short Choose") == 1
    assert "Grand Champion" not in shown(riding(2))  # one is
    assert "Grand Champion" not in shown(riding(1))
    alike = said(riding(2, seats={1: {"best": [[5, 0], [0, 0]]}}))
    assert "Grand Champion with 5 (shared) short or 5 (shared) long Choose" in alike


# Choices


def test_actions_with_what_they_risk_and_bring():  # tavarua-28
    assert offered(scene_of(riding())) == {
        1: "ride: safest card thrown 8%",
        2: "bail: scores 7, not among your best two",
    }
    better = riding(seats={0: {"best": [[12, 3], [0, 0]]}})
    assert offered(scene_of(better))[2] == "bail: scores 4 in place of 3, 1 more"
    first = riding(seats={})
    assert offered(scene_of(first))[2] == "bail: scores 4, 4 more"
    doomed = riding(hands=["T1 T1 T2 T3 T4"])
    assert offered(scene_of(doomed))[1] == "ride: every card runs off the board"


def test_a_wave_to_catch_and_who_else_could():  # tavarua-48, tavarua-52
    found = offered(scene_of(catching(), 1))
    assert (
        found[1] == "catch: safest card thrown 0%; 1 place free, Cleopatra the Great could try too"
    )
    assert found[2] == "paddle out: to row 1–3"
    assert found[3] == "wait: change cards"
    assert found[4] == "paddle in: to row 3–6"


def test_cards_tell_marker_and_chance():  # tavarua-37, tavarua-71
    found = offered(scene_of(with_card_to_choose()))
    assert found[1] == "T1: as 0 →+2 43%, as 1–3 →off"
    assert found[4] == "M1: as 0 →+2 43%, as 1 →+1 20%, as 2 →0 8%, as 3 →-1 20%"
    plain_cards = offered(scene_of(with_card_to_choose(poor=True)))
    assert plain_cards[1] == "T1: off the board, a sure wipe-out that leaves 3"
    assert plain_cards[5] == "M2: marker 0, thrown 8%, worth 10, or 3 if thrown"


def test_values_tell_tokens_and_worth():  # tavarua-32
    found = offered(scene_of(with_value_to_choose()))
    assert found[1] == "as 0 (1 token): marker +2, thrown 43%, worth 10, or 10 if thrown"
    assert found[2] == "as 1: marker +1, thrown 20%, worth 9, or 9 if thrown"
    assert "So far: ride M1 with Leash" in shown(with_value_to_choose())
    assert "Hang Ten" in shown(long_board())


def long_board():
    position = riding(boards=["long"], balances=[1])
    do(position, 0, 18)
    return position


def test_paddling_tells_the_next_wave():  # tavarua-15, tavarua-66
    found = offered(scene_of(paddling()))
    assert found[1] == "T1: to row 6, next round die 2 broken"
    assert "M1: as 0 →Shore, as 1 →6, as 2 →5" in shown(paddling(tokens=1))
    values = offered(scene_of(paddling_with_value()))
    assert values[1] == "as 0 (3 tokens): stay on the Shore"
    assert values[5] == "as 4 (1 token): to row 3, next round die 5 not broken"
    assert values[7] == "as 6 (3 tokens): to row 1, next round a new wave, broken 17%"
    ridden = riding(at=["shore", "wave 4"], piles=[], balances=[], seats={}, tokens=[0])
    do(ridden, 0, 22)
    assert "to row 4, next round die 3 broken and full" in said(ridden)


def test_stoke_cards_tell_the_actions_they_go_with():  # tavarua-34
    found = offered(scene_of(with_stoke_cards()))
    assert found == {1: "no card", 2: "Trim: ride", 3: "Leash: ride", 4: "Claim It: bail"}
    patrol = table(2, stoke=[["Dawn Patrol"]])
    do(patrol, 0, legal(patrol, 0)[1])
    assert offered(scene_of(patrol)) == {1: "wait: 2 tokens"}


def test_cards_to_give_up():  # tavarua-98
    assert offered(scene_of(giving_up())) == {1: "T3", 2: "M1", 3: "M2", 4: "no more"}
    assert "So far: bail T2" in shown(giving_up())
    assert offered(scene_of(exchanging()))[6] == "keep all"
    position = exchanging()
    do(position, 0, legal(position, 0)[1])
    assert "So far: exchange T1" in shown(position)


def test_on_the_shore():  # tavarua-21 to tavarua-25b
    position = ashore()
    while GAME.engine.actors(position) != [0]:
        do(position, GAME.engine.actors(position)[0], DONE)
    found = offered(scene_of(position))
    assert found == {
        1: "switch to the long board",
        2: "buy a Stoke card for 1 token",
        3: "done",
    }
    assert "Buy Stoke cards (you have 2 Stoke tokens), switch boards, or be done" in asked(position)
    do(position, 0, 3)
    assert "(you have 2 Stoke tokens), or be done" in asked(position)
    do(position, 0, 4, 4)
    assert asked(position) == (
        "Ann: You have nothing left to do on the Shore: be done (tavarua-25b)."
    )
    assert "(from the next round on)" in shown(position)
    assert asked(position, 1) == "Ann decides: on the Shore."


def test_fours_are_not_offered_on_the_long_board():  # tavarua-06
    cards = offered(scene_of(catching_with_card(), 1)).values()
    assert [words[:2] for words in cards] == ["T1", "M3"]


# Secret choices


def test_a_choice_lies_face_down():  # tavarua-35, tavarua-35b
    position = riding(stoke=[["Leash"]])
    choose(position, 0, "ride M1 with Leash")
    text = said(position, 0)
    face_down = "Your choice lies face down: ride M1 as 1 with Leash; it can be taken back until"
    assert face_down in text
    assert [choice["move"] for choice in scene_of(position, 0).choices] == [TAKE_BACK]
    assert "Choose 1 take your choice back" in text
    assert asked(position, 0) == (
        "Ann: Your choice lies face down: take it back, or wait for the others (tavarua-35b)."
    )
    assert re.search(r"✓ Ann", shown(position, 1))
    assert "Leash" not in shown(position, 1)


def test_whoever_chooses_last_is_told_so():  # tavarua-35b
    position = riding(2, hands=["T1 T2 T3 M1 M2"] * 2)
    choose(position, 0, "ride M1")
    assert "all others have chosen, so yours reveals all" in asked(position, 1)
    assert asked(position, SPECTATOR) == "Ben decides: choosing in secret."
    assert "reveals" not in asked(riding(1))


def test_keeping_all_cards_is_a_choice_too():  # tavarua-11
    position = exchanging()
    choose(position, 0, "keep")
    assert "Your choice lies face down: keep all cards" in said(position, 0)


def test_alone_nothing_is_secret():
    assert "round 7 of 25 · choose an action" in shown(riding(1))


# The end


def test_the_last_round_reminds_of_unfinished_rides():  # tavarua-80, tavarua-91b
    text = shown(last_round())
    assert "LAST ROUND: a ride not ended scores nothing; bail to score (tavarua-80)." in text
    assert "Shore 9 too late" in text
    scored = shown(last_round(options={"unfinished_rides": "score"}))
    assert "LAST ROUND: rides under way are scored as if bailed (tavarua-91b)." in scored


def test_the_final_table():  # tavarua-82, tavarua-83, tavarua-87
    text = shown(over())
    assert re.search(r"1\.  Ann +12\+8 = 20 +9 +29 Shortboard Champion", text)
    assert re.search(r"2\.  Cleopatra the… +9\+8 = 17 +9\+9 = 18 +35", text)
    assert re.search(r"3\.  Ben +3 14\+13 = 27 +30 Longboard Champion", text)
    assert "Grand Champion: Ann (tavarua-83)" in text
    assert "not by the total" in said(over())
    assert asked(over()) == "The game is over."


def test_alone_a_rank_is_told():  # tavarua-89
    text = shown(over(1))
    assert "Rank: Local (tavarua-89)" in text
    assert "Champion" not in text


# Words


def test_ink_keeps_the_words():
    words = "Ann plays teal 3, M2 and maroon 4"
    inked = DRAWING.ink(scene_of(riding()).setting, words)
    assert (inked.plain, len(inked.spans)) == (words, 3)


def test_doing_no_more_comes_last():
    for make in (exchanging, giving_up, ashore):
        moves = [choice["move"] for choice in scene_of(make()).choices]
        assert moves == [*sorted(moves)[1:], min(moves)]
