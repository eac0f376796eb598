"""Plans of Project L: pieces arranged in any order, and what a choice would lead to."""

import random

import pytest

from games.project_l.builders import builder
from games.project_l.layouts import ROOMY, finesse, nearly, touching
from games.project_l.positions import (
    DONE,
    MASTER,
    blind,
    do,
    do_all,
    now,
    placing,
    recycling,
    splitting,
    table,
    taking,
    upgrading,
    walk,
)
from parlour.errors import BadWords
from parlour.games.planned import plan, whole_series
from parlour.games.plans import gesture_of
from parlour.games.project_l import GAME
from parlour.games.project_l.moves import AMBASSADOR
from parlour.play.match import Match

pytestmark = pytest.mark.talk

MUCH_ROOM = {"stocks": ["D1 D1 I2 O4"], "slots": [[ROOMY, "pb02", "pb03"]]}
DOT_1, DOT_2 = placing(0, "D1", 5), placing(1, "D1", 1)
OTHER_DOT_1, DOMINO_1 = placing(0, "D1", 6), placing(0, "I2", 10, 11)
SQUARE_1, SQUARE_2 = placing(0, "O4", 5, 6, 10, 11), placing(1, "O4", 1, 2, 6, 7)


def gesture(position, move, seat=0):
    """The gesture of a move."""
    return gesture_of(GAME.questions.answer(now(position), seat, move).touches)


def gestures(position, *moves):
    return [gesture(position, move) for move in moves]


def planned(position, *said, seat=0):
    """A plan, from numbers of moves or gestures."""
    asked = [gesture(position, one, seat) if isinstance(one, int) else one for one in said]
    return plan(GAME.planner(position, seat), asked)


def sent(position, *said, seat=0):
    """The moves that sending a plan plays."""
    asked = [gesture(position, one, seat) if isinstance(one, int) else one for one in said]
    return whole_series(GAME.planner(position, seat), asked)


def aids(position, *said, seat=0):
    """What a plan leads to."""
    asked = [gesture(position, one, seat) if isinstance(one, int) else one for one in said]
    return GAME.planner(position, seat).aids(asked)["planned"]


def trouble(position, *said, seat=0):
    told = planned(position, *said, seat=seat)["trouble"]
    return f"{told['says']} ({told['rule']})"


# Master: one choice


def test_the_placements_of_a_master_come_in_any_order():  # project_l-40, project_l-41b
    position = table(2, **MUCH_ROOM)
    wanted = [MASTER, DOT_1, DOT_2, DONE]
    assert sent(position, MASTER, DOT_2, DOT_1) == wanted
    assert sent(position, DOT_1, MASTER, DOT_2) == wanted
    assert sent(position, DOT_2, DOT_1, MASTER) == wanted


def test_several_puzzles_can_only_be_a_master():  # project_l-40
    position = table(2, **MUCH_ROOM)
    assert sent(position, DOT_1) == [DOT_1]
    assert sent(position, DOT_1, DOT_2) == [MASTER, DOT_1, DOT_2, DONE]
    assert planned(position, DOT_1, DOT_2)["go"]["words"].startswith("places 2 pieces by Master: ")


def test_an_ambassador_is_meant_where_the_master_is_used():  # project_l-43
    position = table(2, **MUCH_ROOM, seats={0: {"mastered": 1, "symbols": 1}})
    assert sent(position, DOT_1, DOT_2) == [AMBASSADOR, DOT_1, DOT_2, DONE]
    position = table(2, **MUCH_ROOM, seats={0: {"symbols": 1}})
    assert sent(position, DOT_1, DOT_2)[0] == MASTER
    assert sent(position, DOT_1, DOT_2, AMBASSADOR)[0] == AMBASSADOR


def test_where_neither_can_be_the_last_placement_counts():
    position = table(2, **MUCH_ROOM, seats={0: {"mastered": 1}})
    assert sent(position, DOT_1, DOT_2) == [DOT_2]
    assert trouble(position, MASTER) == "You have used the Master of this turn. (project_l-40)"


def test_a_later_placement_takes_the_place_of_an_earlier_into_the_same_puzzle():
    position = table(2, **MUCH_ROOM)
    assert sent(position, DOT_1, OTHER_DOT_1) == [OTHER_DOT_1]
    assert sent(position, MASTER, DOT_1, DOT_2, DOMINO_1) == [MASTER, DOMINO_1, DOT_2, DONE]


def test_the_only_piece_of_its_shape_is_moved():
    position = table(2, **MUCH_ROOM)
    assert sent(position, SQUARE_1, SQUARE_2) == [SQUARE_2]
    assert sent(position, MASTER, SQUARE_1, SQUARE_2) == [MASTER, SQUARE_2, DONE]


def test_another_action_takes_the_place_of_all_that_was_said():
    position = table(2, **MUCH_ROOM)
    take = taking(0)
    assert sent(position, MASTER, DOT_1, take) == [take]
    assert sent(position, take, DOT_1) == [DOT_1]
    assert sent(position, take, DOT_1, DOT_2) == [MASTER, DOT_1, DOT_2, DONE]


def test_a_master_needs_a_piece_and_may_be_finished_in_so_many_words():  # project_l-41
    position = table(2, **MUCH_ROOM)
    alone = planned(position, MASTER)
    assert (alone["moves"], alone["go"], alone["asks"]["question"]) == ([MASTER], None, "master")
    with pytest.raises(BadWords, match="no whole choice yet"):
        sent(position, MASTER)
    finished = [("do.master",), gesture(position, DOT_1), ("do.finish",)]
    assert sent(position, *finished) == [MASTER, DOT_1, DONE]
    assert sent(position, *finished, DOT_2) == [MASTER, DOT_1, DOT_2, DONE]
    assert trouble(position, ("do.finish",))


def test_all_that_may_come_next_is_offered_and_every_piece_may_go_again():
    position = table(2, **MUCH_ROOM)
    found = planned(position, MASTER, DOT_1)
    for other in (DOT_2, OTHER_DOT_1, DOMINO_1, SQUARE_2, taking(0), recycling(0)):
        assert list(gesture(position, other)) in found["next"]
    assert found["removable"] == [["do.master"], list(gesture(position, DOT_1))]


def test_a_match_plays_a_whole_master_and_takes_it_back():  # project_l-17e
    match = Match(GAME, 2, seed=3)
    seat = match.actors[0]
    match.play(seat, taking(4))
    spot = next(c["touches"] for c in match.ask(seat)["choices"] if c["move"] < taking(0))
    before, entries = match.table.copy(), len(match.log)
    match.play(seat, [spot, ["do.master"]])
    assert [entry.move for entry in match.log[entries:]][::2] == [MASTER]
    match.undo(seat)
    assert match.table == before
    assert match.aids(seat, [spot])["planned"]["puzzles"]


# Goals


def mock():
    """The table of the drawing: seat 1 has picked up the square."""
    two = ("b11", "..... ...D. ..... AB... ABBBB")
    three = ("b14", "..... ..... .III. LLL.. L....")
    four = ("w14", "..... ..... ..... ..II. .....")
    return table(
        3,
        passes=1,
        stocks=["I2", "D1 I2 V3 O4 P5", "I2"],
        slots=[[], [None, two, three, four]],
        supply={"D1": 0, "I2": 2},
        black=[],
        black_known=["b10"],
        seats={1: {"score": 8, "completed": 6}},
        options={"open_piles": "on"},
    )


HERE = placing(1, "O4", 12, 13, 17, 18)


def test_a_piece_and_a_puzzle_are_a_placement_where_only_one_fits():  # project_l-39
    position = mock()
    assert sent(position, ("piece.o4", "puzzle.1.b11"), seat=1) == [HERE]
    assert sent(position, ("own.2.c3", "piece.o4"), seat=1) == [HERE]
    cells = ("own.2.c3", "own.2.c4", "own.2.d3", "own.2.d4")
    assert sent(position, cells, seat=1) == [HERE]  # the cells tell the piece
    both = [("piece.o4", "puzzle.1.b11"), ("piece.d1", "puzzle.1.w14")]
    assert sent(position, *both, seat=1) == [MASTER, HERE, placing(3, "D1", 13), DONE]


def test_where_several_fit_the_cells_are_asked_for():
    position = mock()
    wanted = "Your D1 fits there in 6 ways: name all its cells. (project_l-39)"
    assert trouble(position, ("piece.d1", "puzzle.1.b14"), seat=1) == wanted


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (("piece.v3", "puzzle.1.w14"), "Your V3 does not fit there. (project_l-39)"),
        (("piece.t4", "puzzle.1.b14"), "You have no T4 in stock. (project_l-39)"),
        (("piece.o4",), "Say where your O4 goes, or what you take for it. (project_l-39)"),
        (("puzzle.1.b11",), "Say which piece goes into that puzzle. (project_l-39)"),
        (("supply.t4",), "Say which piece you give for T4. (project_l-33)"),
        (("piece.o4", "puzzle.0.w01"), "Pieces go into puzzles of your own only. (project_l-39)"),
        (
            ("own.2.a1", "piece.d1"),
            "Your D1 does not fit there: a1 is outside the recess. (project_l-39)",
        ),
    ],
)
def test_what_means_nothing_is_told_why(said, wanted):
    assert trouble(mock(), said, seat=1) == wanted


def test_a_piece_that_has_been_placed_by_the_action_is_told_of():  # project_l-40
    position = table(2, **MUCH_ROOM)
    do_all(position, 0, MASTER, DOT_1)
    wanted = "This action has placed a piece in slot 1 already. (project_l-40)"
    assert trouble(position, OTHER_DOT_1) == wanted
    assert trouble(position, ("piece.i2", f"puzzle.0.{ROOMY}")) == wanted


# What a choice leads to


def test_the_drawing_is_told_in_full():
    position = mock()
    assert GAME.aids(now(position), 1)["at_stake"] == {"seat.0": 0, "seat.1": 9, "seat.2": 0}
    found = aids(position, HERE, seat=1)
    back = {"d1": 1, "i2": 1, "o4": 1, "l5": 1}
    assert found["puzzles"] == {"puzzle.1.b11": {"left": 0, "points": 4, "back": back}}
    assert (found["score"], found["points"], found["gets"]) == (12, 4, {"i2": 1})
    assert (found["gives"], found["takes"], found["ends_turn"]) == ({}, None, False)
    assert "puzzle.1.b11" not in found["fillings"]
    filling = {"pieces": ["d1"], "gain": None}
    assert found["fillings"]["puzzle.1.w14"] == filling


def test_a_placement_that_fills_nothing_says_what_is_left():
    position = mock()
    found = aids(position, placing(2, "O4", 18, 19, 23, 24), seat=1)
    assert found["puzzles"] == {"puzzle.1.b14": {"left": 2, "points": 0, "back": {}}}
    assert (found["score"], found["points"], found["gets"]) == (8, 0, {})
    assert found["fillings"]["puzzle.1.b14"] == {"pieces": ["i2"], "gain": None}


def test_an_upgrade_says_what_is_given_what_comes_and_what_it_fills():  # project_l-33
    position = table(2, stocks=["I2"], slots=[["w13"]])
    assert GAME.aids(now(position), 0)["fillings"]["puzzle.0.w13"] is None
    found = aids(position, upgrading("I2", "I3"))
    assert (found["gives"], found["gets"]) == ({"i2": 1}, {"i3": 1})
    assert found["fillings"] == {"puzzle.0.w13": {"pieces": ["i3"], "gain": None}}


def test_a_split_says_what_it_brings():  # project_l-45
    position = table(2, stocks=["P5"])
    found = aids(position, splitting("P5 into D1 O4"))
    assert (found["gives"], found["gets"]) == ({"p5": 1}, {"d1": 1, "o4": 1})


def test_a_take_says_what_the_puzzle_would_need():
    position = table(2, stocks=["I3"], market={0: "w13"})
    found = aids(position, taking(0))
    assert (found["takes"], found["points"]) == ("w13", 0)
    assert found["fillings"] == {"puzzle.0.w13": {"pieces": ["i3"], "gain": None}}


def test_the_top_of_a_deck_is_told_only_where_all_know_it():  # project_l-29
    assert aids(mock(), blind(1), seat=1)["takes"] == "b10"
    unknown = aids(table(2), blind(0))
    assert (unknown["takes"], unknown["fillings"]) == (None, {})


def test_a_master_sums_up_what_it_fills():  # project_l-42, project_l-62
    slots = [[nearly("b07", 6), nearly("b10", 22), ROOMY]]
    position = table(2, stocks=["D1 D1 I2"], slots=slots, seats={0: {"score": 3}})
    said = [placing(0, "D1", 6), placing(1, "D1", 22), placing(2, "I2", 5, 6)]
    found = aids(position, *said)
    worth = [into["points"] for into in found["puzzles"].values()]
    assert [points > 0 for points in worth] == [True, True, False]
    assert found["score"] == 3 + sum(worth)
    do_all(position, 0, MASTER, *said)
    assert now(position).players[0].score == found["score"]


def test_the_last_action_ends_the_turn_and_finesse_counts_credits():
    position = table(2, **MUCH_ROOM, seats={0: {"actions": 1}})
    found = aids(position, DOT_1)
    assert found["ends_turn"]
    assert "credits" not in found
    assert aids(finesse("C09", stocks=["I2"]), upgrading("I2", "I3"))["credits"] == 1


# Recycle


def test_the_order_of_a_recycle_is_the_order_said():  # project_l-30
    position = table(2, options={"recycle_order": "on"})
    names = [taking(2), taking(0), taking(3)]
    wanted = [recycling(0), *names]
    assert sent(position, *wanted) == wanted
    assert sent(position, names[0], recycling(0), *names[1:]) == wanted
    assert sent(position, *wanted, taking(1)) == wanted  # the last needs no saying
    assert sent(position, recycling(0), names[1], *names) == wanted
    assert planned(position, recycling(0), names[0])["go"] is None
    assert sent(position, *wanted, taking(4)) == [taking(4)]


def test_who_cannot_take_a_puzzle_can_still_name_it_for_a_recycle():  # project_l-25, project_l-30
    slots = [["w01", "w02", "w03", "w04"]]
    market = {space: f"w{space + 10}" for space in range(4)}
    position = table(2, options={"recycle_order": "on"}, slots=slots, market=market)
    assert ["market.w12"] in planned(position)["next"]
    found = planned(position, ("market.w12",))
    assert (found["moves"], found["trouble"]) == ([recycling(0), taking(2)], None)
    position = table(2, slots=slots, market=market)
    assert trouble(position, ("market.w12",)).endswith("complete one first. (project_l-25)")


# Ghost and the end


def test_new_pieces_are_placed_in_any_order():  # project_l-47
    position = table(2, stocks=["P5 O4"], slots=[[ROOMY, "pb02"]])
    do(position, 0, splitting("P5 into D1 O4"))
    assert sent(position, SQUARE_2, DOT_1) == [DOT_1, SQUARE_2]
    assert sent(position, SQUARE_2, SQUARE_1) == [SQUARE_1, DONE]
    assert sent(position, ("do.finish",)) == [DONE]


def touches(**told):
    return touching(2, stocks=["D1 D1 I2"], slots=[["w13", nearly("b07", 6)]], **told)


def test_touches_are_laid_together_and_stopping_is_their_end():  # project_l-69
    position = touches(seats={0: {"score": 7}})
    dots = [placing(0, "D1", 7), placing(1, "D1", 6)]
    assert sent(position, *dots[::-1]) == [*dots, DONE]
    assert sent(position, *dots, ("do.stop",)) == [*dots, DONE]
    domino = placing(0, "I2", 7, 12)
    assert sent(position, dots[0], domino) == [domino, DONE]
    assert planned(position, dots[0])["go"]["words"].endswith(", then stops")


def test_touches_tell_the_score_they_lead_to():  # project_l-69, project_l-72
    position = touches(seats={0: {"score": 7}})
    now_ = GAME.aids(now(position), 0)
    b07 = now_["fillings"]["puzzle.0.b07"]["gain"]
    found = aids(position, placing(1, "D1", 6))
    assert found["points"] == b07 == found["puzzles"]["puzzle.0.b07"]["points"] - 1
    assert found["score"] == now_["if_stopped"]["seat.0"] + b07
    assert found["puzzles"]["puzzle.0.b07"]["back"] == {}
    assert not found["ends_turn"]


# Nothing hidden


@pytest.mark.parametrize("players", [1, 2, 5])
def test_two_guesses_tell_the_same_of_a_plan(players):
    chance = random.Random(players)
    options = {"round_cap": 3, "finesse": "on"}
    for position, seat, move in walk(players, 7, options, by=builder, most=150):
        if chance.random() < 0.6:
            continue
        planners = [GAME.planner(position, seat) for _ in range(2)]
        planners[1].opening.__dict__["guess"] = GAME.guess(position, seat, seed=99)
        said = [gesture(position, move, seat)]
        first, second = (planner.aids(said) for planner in planners)
        assert first == second
