"""Why a move of Project L is refused: one sentence to the player, and the rule that forbids it."""

import pytest

from games.project_l.layouts import ROOMY, touching
from games.project_l.positions import (
    blind,
    choosing,
    do,
    do_all,
    legal,
    now,
    placing,
    put_seat,
    recycling,
    set_market,
    set_supply,
    splitting,
    table,
    taking,
    upgrading,
    walk,
)
from parlour.games import sheet
from parlour.games.project_l import GAME
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
    MOVES,
)
from parlour.games.project_l.table import Ending, Step

OUTSIDE = (-1, MOVES)


def refused(position, move, seat=0):
    """What a seat is told that must decide and tries the move, as (sentence, rule)."""
    assert move not in legal(position, seat)
    refusal = GAME.why_not(now(position), seat, move)
    seen = position.copy()
    GAME.engine.redact(seen, seat)
    assert GAME.why_not(now(seen), seat, move) == refusal
    return f"{refusal.sentence} ({refusal.rule})"


@pytest.mark.sweep
@pytest.mark.parametrize("players", [1, 2, 4, 5, 6])
def test_every_number_that_is_no_legal_move_is_refused_by_a_rule(players):
    rules = sheet.rules("project_l")
    options = {"recycle_order": 1, "finesse": 1, "pieces": 10}
    for position, seat, _ in walk(players, seed=players, options=options, most=60):
        game = now(position)
        for move in set(range(-1, MOVES + 1)) - set(legal(position, seat)):
            sentence, rule = GAME.why_not(game, seat, move)
            assert rule in rules
            assert sentence[0].islower()
            assert not sentence.endswith(".")


# Place


def placing_into(*slots, stock="D1 I2 T4", **told):
    """Seat 0 may place into these puzzles."""
    return table(slots=[slots], stocks=[stock], **told)


def test_a_piece_lies_wholly_on_free_cells():  # project_l-39
    game = placing_into(("b01", "..... ..... ..... .AA.. ....."))
    wanted = "your I2 does not fit there: b4 is covered already (project_l-39)"
    assert refused(game, placing(0, "I2", 15, 16)) == wanted
    wanted = "your T4 does not fit there: c3 is outside the recess (project_l-39)"
    assert refused(game, placing(0, "T4", 12, 16, 17, 18)) == wanted


def test_only_an_own_loose_piece_is_placed_into_an_own_puzzle():  # project_l-39
    game = placing_into(("b01", "..... ..... ..... .AA.. ....."), stock="D1")
    wanted = "you have no I2 in stock (project_l-39)"
    assert refused(game, placing(0, "I2", 20, 21)) == wanted
    wanted = "you have no puzzle in slot 2 (project_l-39)"
    assert refused(game, placing(1, "D1", 20)) == wanted


@pytest.mark.parametrize("move", OUTSIDE)
def test_a_number_that_is_no_move_is_no_action(move):  # project_l-22
    assert refused(table(), move) == "there is no such action (project_l-22)"


# Take and Recycle

FOUR = [["w01", "w02", "w05", "b01"]]
NO_ROOM = "you have four unfinished puzzles: complete one first (project_l-25)"
ONE_BLACK = "the end is near: you may take only one black puzzle a turn (project_l-27)"


@pytest.mark.parametrize("move", [taking(0), taking(7), blind(0), blind(1)])
def test_with_four_puzzles_none_is_taken(move):  # project_l-25
    assert refused(table(slots=FOUR), move) == NO_ROOM


@pytest.mark.parametrize("move", [taking(0), taking(8), blind(0)])
def test_with_four_puzzles_none_is_taken_alone(move):  # project_l-25, project_l-83b
    assert refused(table(1, slots=FOUR), move) == NO_ROOM


@pytest.mark.parametrize("move", [taking(5), blind(1)])
def test_near_the_end_one_black_puzzle_a_turn_is_all(move):  # project_l-27, project_l-68
    game = table(ending=Ending.TRIGGERED, seats={0: {"blacks": 1}})
    assert refused(game, move) == ONE_BLACK


def test_places_that_do_not_exist():  # project_l-08, project_l-09, project_l-83
    assert refused(table(4), taking(8)) == "there is only one set of puzzles (project_l-08)"
    assert refused(table(5), taking(3)) == "the rows have only three places (project_l-09)"
    assert refused(table(1), taking(9)) == "the grid has only nine places (project_l-83)"
    assert refused(table(1), blind(1)) == "playing alone you have a single deck (project_l-83)"


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_gap_holds_nothing(players):  # project_l-24
    wanted = "no puzzle lies there: the deck was empty (project_l-24)"
    assert refused(table(players, market={2: None}), taking(2)) == wanted


def test_an_empty_deck_gives_nothing():  # project_l-23, project_l-31
    game = table(black=[], black_known=[])
    assert refused(game, blind(1)) == "the black deck is empty (project_l-23)"
    wanted = "the black deck is empty, so its row stays as it is (project_l-31)"
    assert refused(game, recycling(1)) == wanted
    assert refused(table(1, white=[]), blind(0)) == "the deck is empty (project_l-23)"


@pytest.mark.parametrize(("seat", "place"), [(0, 9), (3, 1)])
def test_a_puzzle_of_the_other_set_is_not_taken(seat, place):  # project_l-26
    game = table(6, market={place: "w05"})
    wanted = "w05 lies in the set of the other stone (project_l-26)"
    assert refused(game, taking(place), seat) == wanted


@pytest.mark.parametrize("deck", [0, 1])
def test_only_the_clear_stone_rules_the_decks(deck):  # project_l-26, project_l-32
    wanted = "only the holder of the clear stone takes from a deck (project_l-26)"
    assert refused(table(5), blind(deck), 2) == wanted
    wanted = "only the holder of the clear stone recycles (project_l-32)"
    assert refused(table(5), recycling(deck), 2) == wanted


def test_alone_there_is_no_recycling():  # project_l-83b
    wanted = "playing alone you cannot recycle (project_l-83b)"
    assert refused(table(1), recycling(0)) == wanted


# Upgrade


@pytest.mark.parametrize(
    ("given", "taken", "wanted"),
    [
        ("D1", "I3", "you cannot get I3 for D1: it is too high (project_l-33)"),
        ("I2", "T4", "you cannot get T4 for I2: it is too high (project_l-33)"),
        ("V3", "I2", "you have no V3 in stock (project_l-33)"),
        ("I3", "I2", "your I3 lies in a puzzle, and none is in stock (project_l-38)"),
        ("I2", "V3", "the supply has no V3 left (project_l-33)"),
        ("I2", "I2", "giving and taking I2 would change nothing (project_l-36)"),
        ("P5", "P5", "giving and taking P5 would change nothing (project_l-36)"),
        ("T4", "P5", "an Upgrade action never gains a ghost like P5 (project_l-35)"),
        ("P5", "L5", "an Upgrade action never gains a ghost like L5 (project_l-35)"),
        ("D1", "U5", "an Upgrade action never gains a ghost like U5 (project_l-35)"),
        ("L5", "P5", "you have no L5 in stock (project_l-33)"),
    ],
)
def test_exchanges_that_are_none(given, taken, wanted):
    game = table(
        stocks=["D1 I2 T4 P5"],
        slots=[[("b01", "..... ..... ..... AAA.. .....")]],
        supply={"V3": 0},
    )
    assert refused(game, upgrading(given, taken)) == wanted


def test_a_level_is_stepped_over_only_when_it_has_run_out():  # project_l-37
    game = table(stocks=["D1"], supply={"I2": 0})
    wanted = "you cannot get T4 for D1: it is too high (project_l-33)"
    assert refused(game, upgrading("D1", "T4")) == wanted


def test_nothing_is_free_with_the_switch_off():  # project_l-34
    game = table(options={"free_dot": "off"}, supply={"D1": 0})
    wanted = "in this game no piece is taken for nothing (project_l-34)"
    for move in (FREE_DOT_MOVE, choosing("I2"), choosing("D1")):
        assert refused(game, move) == wanted


@pytest.mark.parametrize("name", ["D1", "I2", "P5"])
def test_a_dot_is_not_replaced_while_there_is_one(name):  # project_l-37
    wanted = "the supply has a D1: nothing else is taken for nothing (project_l-37)"
    assert refused(table(), choosing(name)) == wanted


def test_what_replaces_a_dot_is_of_the_next_level():  # project_l-37
    game = table(supply={"D1": 0, "T4": 0})
    assert refused(game, FREE_DOT_MOVE) == "the supply has no D1 left (project_l-37)"
    assert refused(game, choosing("D1")) == "the supply has no D1 left (project_l-37)"
    assert refused(game, choosing("T4")) == "the supply has no T4 left (project_l-37)"
    for name in ("I3", "P5"):
        wanted = f"you cannot take {name} in place of a D1: it is too high (project_l-37)"
        assert refused(game, choosing(name)) == wanted


# Ghost, Master, Ambassador, Insert


def test_a_split_needs_the_ghost_and_the_pieces():  # project_l-45, project_l-46
    game = table(stocks=["P5"], supply={"D1": 1, "O4": 0})
    wanted = "you have no U5 in stock to split (project_l-45)"
    assert refused(game, splitting("U5 into I2 V3")) == wanted
    wanted = "the supply has not enough O4 left (project_l-46)"
    assert refused(game, splitting("P5 into D1 O4")) == wanted
    wanted = "the supply has not enough D1 left (project_l-46)"
    assert refused(game, splitting("P5 into D1 D1 V3")) == wanted


def test_a_second_master_is_refused():  # project_l-40
    game = placing_into(ROOMY, seats={0: {"mastered": 1}})
    assert refused(game, MASTER) == "you have used the Master of this turn (project_l-40)"


@pytest.mark.parametrize("move", [MASTER, AMBASSADOR])
def test_where_nothing_fits_there_is_no_master(move):  # project_l-41
    game = placing_into("w01", stock="O4", seats={0: {"symbols": 1}})
    wanted = "none of your pieces fits into a puzzle of yours (project_l-41)"
    assert refused(game, move) == wanted


def test_an_ambassador_needs_an_earlier_m():  # project_l-43, project_l-44
    wanted = "you have no M tile to spend (project_l-43)"
    assert refused(placing_into(ROOMY), AMBASSADOR) == wanted
    game = placing_into(ROOMY, seats={0: {"new_symbols": 1}})
    wanted = "an M gained in this turn is for a later one (project_l-44)"
    assert refused(game, AMBASSADOR) == wanted


@pytest.mark.parametrize(
    ("finesse", "credits", "gained", "wanted"),
    [
        ("off", 0, 0, "extra actions are bought only with Finesse (project_l-48)"),
        ("on", 1, 0, "an extra action costs 2 credits (project_l-48)"),
        ("on", 0, 1, "an extra action costs 2 credits (project_l-48)"),
        ("on", 1, 1, "credits gained in this turn are for a later one (project_l-49)"),
    ],
)
def test_an_insert_costs_earlier_credits(finesse, credits, gained, wanted):
    fields = {"credits": credits, "new_credits": gained}
    assert refused(table(options={"finesse": finesse}, seats={0: fields}), INSERT) == wanted


def test_after_the_last_action_only_an_insert_helps():  # project_l-48
    game = table(options={"finesse": "on"}, seats={0: {"step": Step.EXTRA, "credits": 2}})
    wanted = "you have no action left: insert one or end the turn (project_l-48)"
    for move in (taking(0), FREE_DOT_MOVE, MASTER, *OUTSIDE):
        assert refused(game, move) == wanted
    put_seat(game, 0, credits=1)  # another player's gain took one (project_l-17c)
    assert refused(game, INSERT) == "an extra action costs 2 credits (project_l-48)"


# Within an action


def test_a_row_goes_under_puzzle_by_puzzle():  # project_l-30
    game = table(options={"recycle_order": "on"}, market={1: "w05", 5: "b03"})
    do_all(game, 0, recycling(0), taking(1))
    assert refused(game, taking(1)) == "w05 is to go under already (project_l-30)"
    assert refused(game, taking(5)) == "b03 is not in the row you recycle (project_l-30)"
    wanted = "say which puzzle of the white row goes under next (project_l-30)"
    for move in (0, taking(9), blind(0), DONE, *OUTSIDE):
        assert refused(game, move) == wanted


def test_with_two_sets_only_the_clear_row_goes_under():  # project_l-30, project_l-32
    game = table(6, options={"recycle_order": "on"}, market={12: "b03"})
    do(game, 0, recycling(1))
    assert refused(game, taking(12)) == "b03 is not in the row you recycle (project_l-30)"


@pytest.mark.parametrize("action", [MASTER, AMBASSADOR])
def test_a_master_places_at_least_one_piece_and_one_a_puzzle(action):  # project_l-40, -41
    game = placing_into(ROOMY, ROOMY, stock="D1 D1 D1", seats={0: {"symbols": 1}})
    do(game, 0, action)
    assert refused(game, DONE) == "place at least one piece first (project_l-41)"
    do(game, 0, placing(1, "D1", 5))
    wanted = "this action has placed a piece in slot 2 already (project_l-40)"
    assert refused(game, placing(1, "D1", 6)) == wanted
    wanted = "you have no I2 in stock (project_l-39)"
    assert refused(game, placing(0, "I2", 5, 6)) == wanted
    wanted = "your D1 does not fit there: a1 is outside the recess (project_l-39)"
    assert refused(game, placing(0, "D1", 0)) == wanted
    wanted = "you are placing pieces now: finish that first (project_l-41b)"
    for move in (taking(0), FREE_DOT_MOVE, MASTER, *OUTSIDE):
        assert refused(game, move) == wanted


def test_a_ghost_action_places_only_new_pieces():  # project_l-47
    game = placing_into(ROOMY, ROOMY, stock="P5 I2 D1")
    do(game, 0, splitting("P5 into D1 O4"))
    assert (
        refused(game, placing(0, "I2", 5, 6)) == "your I2 is none of the new pieces (project_l-47)"
    )
    wanted = "you have no puzzle in slot 3 (project_l-39)"
    assert refused(game, placing(2, "I2", 5, 6)) == wanted
    do(game, 0, placing(0, "D1", 5))
    assert refused(game, placing(1, "D1", 5)) == "your D1 is none of the new pieces (project_l-47)"
    wanted = "this action has placed a piece in slot 1 already (project_l-47)"
    assert refused(game, placing(0, "O4", 6, 7, 11, 12)) == wanted
    wanted = "your O4 does not fit there: a1 is outside the recess (project_l-39)"
    assert refused(game, placing(1, "O4", 0, 1, 5, 6)) == wanted
    wanted = "you are placing the new pieces now: finish that first (project_l-47)"
    for move in (taking(0), FREE_DOT_MOVE, MASTER, *OUTSIDE):
        assert refused(game, move) == wanted


# Rewards and arrows


def owed(name, **supply):
    """Seat 0 picks in place of a reward piece that has run out."""
    game = table(supply={name: 0, **supply})
    put_seat(game, 0, step=Step.REWARD_PICK, due_count=1)
    game.games["players"]["due"][0, 0, 0] = choosing(name) - choosing("D1")
    return game


def test_a_reward_is_replaced_as_by_an_upgrade():  # project_l-59
    game = owed("V3", I2=0)
    assert refused(game, choosing("V3")) == "the supply has no V3 left (project_l-59)"
    assert refused(game, choosing("I2")) == "the supply has no I2 left (project_l-59)"
    assert (
        refused(game, choosing("P5"))
        == "you cannot get P5 in place of V3: it is too high (project_l-59)"
    )
    assert (
        refused(owed("I2"), choosing("T4"))
        == "you cannot get T4 in place of I2: it is too high (project_l-59)"
    )
    wanted = "your reward is a piece in place of V3, which has run out (project_l-59)"
    for move in (0, taking(0), FREE_DOT_MOVE, upgrading("D1", "I2"), *OUTSIDE):
        assert refused(game, move) == wanted


def test_a_reward_is_not_declined():  # project_l-17c, project_l-60
    game = owed("V3")
    assert refused(game, DONE) == "there are pieces to replace V3: pick one (project_l-17c)"
    set_supply(game, {"V3": 1})
    for move in (DONE, choosing("I3"), taking(0)):
        wanted = ("the supply has a V3 again: pick that", "project_l-17c")
        assert GAME.why_not(now(game), 0, move) == wanted


def test_an_arrow_is_an_upgrade_and_nothing_else():  # project_l-61
    game = table(stocks=["D1 T4"], supply={"P5": 0})
    put_seat(game, 0, step=Step.ARROW, arrows=1)
    wanted = "you have a red arrow: upgrade a piece or decline it (project_l-61)"
    for move in (0, taking(0), MASTER, INSERT, choosing("I2"), *OUTSIDE):
        assert refused(game, move) == wanted
    wanted = "a red arrow exchanges a piece and gives none for nothing (project_l-61)"
    assert refused(game, FREE_DOT_MOVE) == wanted
    assert refused(game, upgrading("T4", "P5")) == "the supply has no P5 left (project_l-33)"
    wanted = "you cannot get U5 for D1: it is too high (project_l-33)"
    assert refused(game, upgrading("D1", "U5")) == wanted
    assert refused(game, upgrading("I2", "D1")) == "you have no I2 in stock (project_l-33)"


# The end


def test_after_the_turns_there_are_only_touches():  # project_l-69, project_l-70
    game = touching(slots=[["b01"]], stocks=["D1 P5"])
    wanted = "your D1 does not fit there: a1 is outside the recess (project_l-39)"
    assert refused(game, placing(0, "D1", 0)) == wanted
    wanted = "touches go one by one, without Ghost, Master or Ambassador (project_l-70)"
    for move in (splitting("P5 into D1 O4"), MASTER, AMBASSADOR):
        assert refused(game, move) == wanted
    wanted = "the turns are over: place touches or stop (project_l-69)"
    for move in (taking(0), blind(0), FREE_DOT_MOVE, upgrading("D1", "I2"), INSERT, *OUTSIDE):
        assert refused(game, move) == wanted


def test_whoever_waits_is_told_so():  # project_l-14, project_l-15
    assert refused(table(2), taking(0), 1) == "it is not your turn (project_l-14)"
    game = table(5)
    set_market(game, {0: "w05"})
    assert refused(game, taking(0), 1) == "it is not your turn (project_l-15)"
