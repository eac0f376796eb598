"""The drawing of Project L: positions read as text."""

import re

import pytest
from rich.console import Console, Group

from cli.project_l_scenes import (
    DRAWING,
    STEPS,
    arrowing,
    extra,
    mastering,
    picking,
    placing_table,
    recycling_row,
    scene_of,
    splitting_ghost,
    touches,
)
from cli.terminal import PAGE, PASS_ON, PROMPT, Terminal, plain
from games.project_l.layouts import finesse, touching
from games.project_l.positions import (
    DONE,
    FIRST_PIECE,
    FIRST_SPACE,
    MASTER,
    do,
    finish,
    legal,
    now,
    set_supply,
    table,
    taking,
    upgrading,
    walk,
)
from parlour.cli.screen import question
from parlour.games.project_l import GAME
from parlour.games.project_l.table import Ending
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED


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


def said(position):
    return " ".join(shown(position).split())


def asked(position, seat=None):
    return question(scene_of(position, seat))


def moves(scene):
    return [choice["move"] for choice in scene.choices]


def words(scene):
    return [choice["words"] for choice in scene.choices]


def offered(scene, spaced):
    """All numbers that stand in the drawing as choices, ranges written out."""
    text = drawn(scene, spaced=spaced)
    market = re.findall(r"(\d+) (?:take|next|recycle)\b", text)
    own = "\n".join(line for line in text.splitlines() if CHOICES.match(line))
    ranges = [range(int(a), int(b) + 1) for a, b in re.findall(r"(\d+)-(\d+)", own)]
    single = re.findall(r"(?<!in )(?<![\w-])\d+(?![\w-])", own)
    return {*map(int, market + single), *(n for numbers in ranges for n in numbers)}


CHOICES = re.compile(r"for |place |reward|Choose|Split|\s{10}\d|\w\d in \d")


every_step = pytest.mark.parametrize("step", STEPS)


@every_step
@pytest.mark.parametrize("spaced", [True, False])
def test_every_legal_move_is_offered(step, spaced):
    scene = scene_of(STEPS[step]())
    assert set(range(1, len(scene.choices) + 1)) <= offered(scene, spaced)


@every_step
def test_a_number_means_the_words_beside_it(step):
    scene = scene_of(STEPS[step]())
    assert sorted(moves(scene)) == legal(STEPS[step](), scene.ask["seat"])
    placements = [move for move in moves(scene) if move < FIRST_SPACE]
    assert moves(scene)[len(scene.choices) - len(placements) :] == placements


@every_step
def test_every_step_asks_with_a_rule(step):
    question = asked(STEPS[step]())
    assert re.fullmatch(r"Ann: .* \(project_l-\d\d[a-f]?\)\.", question)


@every_step
@pytest.mark.parametrize("width", [80, 100])
def test_every_drawing_keeps_to_its_width(step, width):
    position = STEPS[step]()
    for viewer in (SPECTATOR, 0, now(position).seats - 1):
        for spaced in (True, False):
            shown(position, viewer, width=width, spaced=spaced)


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_whole_games_can_be_drawn(players):
    options = {"finesse": "on", "recycle_order": "on"}
    every = 29 if INTERPRETED else 13
    for number, (position, seat, _) in enumerate(walk(players, 5, options, most=300)):
        if number % every == 0:
            scene = scene_of(position, seat)
            assert set(range(1, len(scene.choices) + 1)) <= offered(scene, spaced=False)
            assert question(scene)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_fit_forty_rows(players):
    position = placing_table(players, options={"finesse": "on"}, tiles_gone=3)
    assert len(shown(position, spaced=False).splitlines()) <= 36


# What is seen


def test_the_market_shows_shape_worth_and_number():
    text = shown(table(2, market={0: "w07", 4: "gb05", 5: None}))
    assert "w07" in text
    assert "gb05*" in text
    assert "* shape reconstructed" in text
    assert "0p I4" in text
    assert "3p ↑↑" in text
    assert "1 take" in text
    assert "White deck: 41" in text
    assert "take its top" in text
    assert "recycle the row" in text


def test_only_official_shapes_need_no_legend():
    assert "reconstructed" not in shown(table(2, options={"expansions": "base"}))


def test_known_puzzles_of_a_deck_are_named_where_there_is_room():  # project_l-29
    text = shown(table(2, white=["w01"], white_known=["w02"], black=[], black_known=["b01"]))
    assert "White deck: 2, below w02" in text
    assert "take its top, b01" in text
    many = [f"w{n:02}" for n in range(1, 12)]
    assert "White deck: 12, 11 known" in shown(table(2, white=["w12"], white_known=many))
    assert "Black deck: empty" in shown(table(2, black=[], black_known=[]))


def test_own_puzzles_have_rows_columns_and_a_plan():
    picture = "..... .A... .A... .B... ....."
    text = shown(table(2, stocks=["D1 T4"], slots=[[("w07", picture), "w09"]]))
    assert "    a b c d e" in text
    assert "1: w07 0p I4     2: w09 0p T4" in text
    assert re.search(r"2   I2 +2", text)
    assert re.search(r"4   D1 +4   ░░░░░░", text)
    assert re.search(r"fill D1 +fill T4", text)


def test_equal_pieces_are_told_apart_without_colour():
    picture = "..... .A... .A... .B... .B..."
    assert re.search(r"I2\n.*I2\n.*i2\n.*i2", _column(table(2, slots=[[("w07", picture)]])))


def _column(position):
    own = shown(position).partition("a b c d e")[2]
    return "\n".join(line[:17].rstrip() for line in own.splitlines())


def test_without_colour_nothing_but_text_is_written_and_with_it_pieces_have_their_own():
    assert "\x1b" not in shown(placing_table())
    assert "\x1b[38;2;255;255;255;48;2;229;0;125m" in shown(placing_table(), colours="truecolor")
    assert plain(shown(placing_table(), colours="truecolor")) == shown(placing_table())


def test_placements_are_grouped_by_piece_and_puzzle():
    scene = scene_of(placing_table())
    text = drawn(scene)
    ways = [n for n, said in enumerate(words(scene), 1) if said.startswith("places T4 in 2")]
    assert ways == list(range(ways[0], ways[-1] + 1))
    assert re.search(rf"for T4 .* {ways[0]}-{ways[-1]}\b", text)
    assert re.search(r"Where +\d+ is D1 in 1 at c2; `list D1 in 1` shows them all", text)


def test_a_few_placements_are_listed_one_by_one():
    scene = scene_of(table(2, slots=[["w07"]]))
    text = drawn(scene, spaced=False)
    spots = [said.removeprefix("places I2 in 1 at ") for said in words(scene)]
    numbers = [n for n, told in enumerate(words(scene), 1) if told.startswith("places I2")]
    line = next(line for line in text.splitlines() if line.startswith("I2 in 1"))
    assert line.split(maxsplit=3)[3].split("  ") == [f"{n} {spots[n - 1]}" for n in numbers]


def test_upgrades_stand_in_the_column_of_the_piece_to_get():
    scene = scene_of(placing_table())
    number = moves(scene).index(upgrading("I2", "V3")) + 1
    lines = drawn(scene).splitlines()
    head = next(line for line in lines if line.startswith("to get"))
    row = next(line for line in lines if line.startswith("for I2"))
    assert row[: head.index("V3") + 2].split()[-1] == str(number)


def test_a_piece_instead_of_a_dot_is_for_nothing():  # project_l-37
    position = table(2, supply={"D1": 0})
    scene = scene_of(position)
    number = moves(scene).index(FIRST_PIECE + 1) + 1
    assert re.search(rf"for nothing +{number}\b", drawn(scene))
    assert "no D1 left" in drawn(scene)


def test_others_are_seen_at_a_glance():
    seats = {0: {"symbols": 1, "new_symbols": 1}, 1: {"completed": 4, "symbols": 1}}
    position = placing_table(3, seats=seats)
    text = shown(position, spaced=False)
    assert re.search(r"Ann .* 0 done 0p  first  M 1\+1", text)
    assert re.search(r"Ben +1 +1 .* 4 done  M 1 ", text)
    assert "b19 16" in text
    assert "Cleopatra the G…" in text
    assert re.search(r"w01 0p I2 +b19 5p D1", shown(position))


def test_the_worth_of_the_others_puzzles_is_told_where_it_takes_no_more_lines():
    few = shown(table(2, slots=[[], ["w10"]]), spaced=False)
    assert re.search(r"Ben .* 0 done  w10 0p L4 4\b", few)
    four = ["w01", "b19", "b08", "w25"]
    many = table(2, slots=[[], four])
    assert re.search(r"0 done  w01 2  b19 16", shown(many, spaced=False))
    wide = shown(table(2, slots=[[], four[:3]]), width=100, spaced=False)
    assert "0 done  w01 0p I2 2  b19 5p D1 16" in wide


def test_bots_without_a_name_are_not_cut():
    names = [f"seat {number} (random)" for number in range(1, 7)]
    scene = scene_of(placing_table(6), names=names)
    assert "●seat 4 (random)  " in drawn(scene, spaced=False)
    assert re.search(r"^seat 2 {5,}", drawn(scene), re.MULTILINE)  # above a picture


def test_the_header_tells_the_options_that_were_chosen():
    options = {"finesse": "on", "pieces": "10"}
    assert "reconstructed" in shown(table(2)).splitlines()[0]
    assert " on" not in shown(table(2)).splitlines()[0]
    assert " · finesse on · pieces 10 ─" in shown(table(2, options=options))
    many = {
        "open_piles": "on",
        "round_cap": 7,
        "phoenix": "on",
        "endless_white": "on",
        "recycle_order": "on",
    }
    first, second = shown(table(2, options=many)).splitlines()[:2]
    assert "phoenix" not in first
    assert second.startswith("phoenix on · endless white on · recycle order on · open piles")


def test_points_are_shown_as_the_piles_lie():  # project_l-78
    seats = {0: {"score": 3}, 1: {"score": 5}}
    assert "done 5p" not in shown(table(2, seats=seats))
    assert "done 5p" in shown(table(2, seats=seats, options={"open_piles": "on"}))


def test_the_banner_tells_the_phase():
    assert "the last round is next" in shown(table(2, ending=Ending.TRIGGERED))
    assert "2 stones still to reach" in shown(table(5, ending=Ending.TRIGGERED))
    assert "1 stone still to reach" in shown(table(5, ending=Ending.LAST_ROUND))
    assert "Finishing Touches" in shown(touches())


def test_after_the_trigger_black_puzzles_are_counted():  # project_l-27
    position = table(2, black=[], black_known=[], ending=Ending.TRIGGERED)
    assert "you may still take 1 black puzzle this turn" in said(position)
    do(position, 0, taking(4))
    assert "no black puzzle any more this turn" in said(position)


def test_the_turn_says_what_is_left_of_it():
    assert "3 actions left, Master not used" in shown(placing_table())
    assert "2 actions left after this, Master used" in shown(mastering())
    assert "done this action" in shown(mastering())


def test_finesse_shows_the_tiles_and_what_they_pay():  # project_l-50
    text = shown(table(2, options={"finesse": "on"}))
    assert text.count("??") == 2
    assert "face down: pays nothing" in text
    text = shown(finesse("A02", seats={0: {"credits": 2, "new_credits": 1}}))
    assert "A02 pays 1 credit for each I4 or O4 or L4 placed" in text
    assert "8 rounds left, bank 35" in text
    assert "cr 2+1" in text
    assert "(inferred)" in shown(finesse("A01"))


def test_a_split_shows_every_combination():  # project_l-45
    scene = scene_of(table(2, stocks=["P5"]))
    text = drawn(scene)
    number = words(scene).index("splits P5 into D1 O4") + 1
    assert f"{number} D1 O4" in text.partition("Split P5")[2]


def test_a_recycled_row_shows_the_order():  # project_l-30
    text = shown(recycling_row())
    assert "1st ↓" in text
    assert "1 next" in text
    assert "goes under the white deck next" in asked(recycling_row())


def test_touches_show_what_they_bring():  # project_l-69
    text = shown(touches())
    assert "fill D1 +5p" in text
    assert "7 points, 2 if you stop now" in text
    assert "each for a point" in asked(touches())


def test_alone_one_sees_locks_and_the_opponent():  # project_l-83
    text = shown(table(1, locks=[0, 2, 1], opponent_score=9))
    assert re.search(r"open +▣ ▣ +▣ ", text)
    assert "Opponent: 9 points" in text
    assert "6 locks in its supply" in text
    assert "Deck: 16" in text
    assert "its top is white" in text
    assert re.search(r"▣ ▣ ▣ ▣ ▣ ▣ +▣×7 +▣×12 +locks", shown(table(1, locks=[6, 7, 12])))


def test_one_of_a_thing_is_told_as_one():
    text = shown(table(1, opponent_score=1, opponent_locks=1, seats={0: {"score": 1}}))
    assert "Opponent: 1 point " in text
    assert "1 lock in its supply" in text
    assert "You: 1 point, 3 actions left" in text


def test_six_see_two_sets_and_their_stones():  # project_l-15
    text = shown(table(6), 3)
    assert re.search(r"○ clear set +● black set", text)
    assert "▸○Ann" in text
    assert "▸●Dan (mc)" in text


# Questions


def test_who_waits_is_told_who_decides():
    assert asked(table(2), 1) == "Ann decides: choosing an action."
    assert asked(table(6), SPECTATOR) == "Ann and Dan (mc) decide: choosing an action."


def test_the_end_is_told():
    position = touches()
    for seat in GAME.engine.actors(position):
        do(position, seat, DONE)
    assert asked(position) == "The game is over."
    assert "the game is over" in shown(position)
    assert "reward" not in shown(position)


def test_questions_say_what_there_is_to_know():
    assert "1 more arrow to come" in asked(arrowing())
    assert "I4 has run out: pick a piece" in asked(picking())
    assert "Place new pieces (D1 O4)" in asked(splitting_ghost())
    assert "buy one more for 2 credits" in asked(extra())
    assert "or finish placing" in asked(mastering())
    assert "one each" in asked(_just_begun())


def test_the_last_action_is_told_to_be_the_last():  # project_l-20, project_l-48
    assert "cannot be taken back" not in asked(placing_table())
    last = {0: {"actions": 1}}
    assert "Your last action ends the turn" in asked(placing_table(seats=last))
    more = {0: {"actions": 1, "credits": 2}}
    assert "You have 1 action left: choose one" in asked(finesse("A01", seats=more))


def _just_begun():
    position = placing_table()
    do(position, 0, MASTER)
    return position


def test_a_reward_that_has_come_back_or_vanished():  # project_l-17c, project_l-60
    position = picking()
    set_supply(position, {"I4": 1})
    assert "is in the supply again" in asked(position)
    set_supply(position, {"all": 0})
    assert "go on without" in asked(position)
    assert "go without a reward" in shown(position)


def test_credits_that_had_to_be_returned():  # project_l-17c
    position = extra()
    position.games["players"]["credits"][0, 0] = 1
    assert "end the turn" in asked(position)


def test_touches_by_credits():  # project_l-71
    slots, seats = [["w32"]], {0: {"credits": 1}}
    position = touching(2, slots=slots, seats=seats, options={"finesse": "on"})
    assert "for a credit each" in asked(position)


def test_pieces_in_words_are_coloured():
    text = DRAWING.ink(GAME.setting(now(table())), "Ann upgrades I2 to T4, not B20 or T40")
    assert text.plain == "Ann upgrades I2 to T4, not B20 or T40"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["I2", "T4"]


def test_finished_turns_offer_nothing():
    position = table(5)
    finish(position, 0)
    assert "Choose" not in shown(position, 0)


# At a real terminal


def test_a_turn_at_a_terminal(tmp_path):
    arguments = ("play", "project_l", "--players", "2", "--bots", "random", "--seed", "3")
    with Terminal(*arguments, folder=tmp_path, lines=40) as sitting:
        sitting.wait(PROMPT, PASS_ON, PAGE, seconds=300)
        sitting.type("1")
        assert re.search(r"1: \w+\*? \dp", sitting.screen)
        sitting.type("list d1 in 1")
        number, cell = re.search(r"(\d+) places D1 in 1 at (\w\d)", sitting.screen).groups()
        assert re.search(rf"\b{number}\b", sitting.screen.partition("to get")[2])
        sitting.type("list nonsense")
        assert 'None of your choices has the words "nonsense".' in sitting.screen
        sitting.type(f"d1 1 {cell}")
        assert "Seat 1 places D1 in " in sitting.screen
