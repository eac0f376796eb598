"""Finesse: what each of the forty tiles pays, and when."""

import pytest

from games.project_l.layouts import (
    EVERY_PIECE,
    ROOMY,
    SPOTS,
    credits,
    finesse,
    nearly,
    step,
)
from games.project_l.positions import (
    BLACK,
    WHITE,
    blind,
    choosing,
    do,
    do_all,
    now,
    placing,
    put_seat,
    recycling,
    splitting,
    taking,
    told,
    upgrading,
)
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import AMBASSADOR, DONE, FREE_DOT_MOVE, INSERT, MASTER
from parlour.games.project_l.table import Step

PLACING = {
    "A01": "I4 O4 T4",
    "A02": "I4 O4 L4",
    "A03": "I4 O4 S4",
    "A04": "I4 T4 L4",
    "A05": "I4 T4 S4",
    "A06": "I4 L4 S4",
    "A07": "O4 T4 L4",
    "A08": "O4 T4 S4",
    "A09": "O4 L4 S4",
    "A10": "T4 L4 S4",
    "C07": "D1 I2 I3 V3",
    "C08": "I4 O4 T4 L4 S4",
    "FA1": "D1 I2",
    "FA2": "I3 V3",
}
OWNING_EACH = {
    "B01": "I4 O4",
    "B02": "I4 T4",
    "B03": "I4 L4",
    "B04": "I4 S4",
    "B05": "O4 T4",
    "B06": "O4 L4",
    "B07": "O4 S4",
    "B08": "T4 L4",
    "B09": "T4 S4",
    "B10": "L4 S4",
    "FB1": "D1 I2",
    "FB2": "I3 V3",
}
OWNING_TYPES = {"C05": "D1 I2 I3 V3", "C06": "I4 O4 T4 L4 S4"}
AT_ONCE = {"C02", "C03", "C04", "C09", "C10", "FC2", "FC4"}
AT_THE_END = {"C01", "FC1", "FC3", "FC5", "FC6"}
UPGRADE_TILES = ("C09", "C10")
PINK = sorted({*PLACING, *AT_ONCE})
BLUE = sorted({*OWNING_EACH, *OWNING_TYPES, *AT_THE_END})


def test_these_are_all_tiles():
    assert sorted([*PINK, *BLUE]) == sorted(TILE_IDS)
    assert len(TILE_IDS) == 40


# project_l-51: pink tiles pay at once and every time


@pytest.mark.parametrize("tile", PLACING)
def test_a_placed_piece_pays_if_the_tile_lists_it(tile):
    """project_l-51, project_l-53."""
    game = finesse(tile, stocks=[EVERY_PIECE], slots=[[ROOMY]])
    for name, cells in SPOTS.items():
        after = game.copy()
        do(after, 0, placing(0, name, *cells))
        assert credits(after, 0) == (0, name in PLACING[tile].split()), name


def test_it_pays_every_time():
    """project_l-51: even several times a turn."""
    game = finesse("FA1", stocks=["D1 D1 I2"], slots=[[ROOMY]])
    do_all(game, 0, placing(0, "D1", 5), placing(0, "D1", 6))
    assert credits(game, 0) == (0, 2)
    assert told(do(game, 0, placing(0, "I2", 7, 8)), Event.GAINED) == [(0, (1, 0, 0))]
    assert credits(game, 0) == (3, 0)


def test_it_pays_for_pieces_placed_by_master_and_ambassador():
    """project_l-53."""
    game = finesse("FA1", stocks=["D1 D1 D1 D1"], slots=[[ROOMY, "pb02"]])
    put_seat(game, 0, symbols=1)
    do_all(game, 0, MASTER, placing(0, "D1", 5), placing(1, "D1", 1))
    assert credits(game, 0) == (0, 2)
    do_all(game, 0, AMBASSADOR, placing(0, "D1", 6), placing(1, "D1", 2))
    assert credits(game, 0) == (0, 4)


def test_it_pays_for_pieces_placed_by_ghost():
    """project_l-53: but not for those that go to the stock."""
    game = finesse("FA1", stocks=["P5"], slots=[[ROOMY]])
    do(game, 0, splitting("P5 into D1 O4"))
    assert credits(game, 0) == (0, 0)
    do(game, 0, placing(0, "D1", 5))
    assert credits(game, 0) == (0, 1)


def test_c02_pays_each_piece_placed_by_master_or_ambassador_alone():
    """project_l-51, project_l-53."""
    game = finesse("C02", stocks=["D1 D1 D1 D1 D1 I4"], slots=[[ROOMY, "pb02"]])
    put_seat(game, 0, symbols=1, actions=4)
    do(game, 0, placing(0, "D1", 5))
    assert credits(game, 0) == (0, 0)
    do_all(game, 0, MASTER, placing(0, "D1", 6))
    assert credits(game, 0) == (0, 1)
    do(game, 0, placing(1, "D1", 1))
    assert credits(game, 0) == (0, 2)
    do_all(game, 0, AMBASSADOR, placing(0, "D1", 7), placing(1, "D1", 2))
    assert credits(game, 0) == (0, 4)


def test_c02_pays_nothing_for_ghost():
    game = finesse("C02", stocks=["P5"], slots=[[ROOMY]])
    do_all(game, 0, splitting("P5 into D1 O4"), placing(0, "D1", 5))
    assert credits(game, 0) == (0, 0)


def test_c03_pays_each_completed_puzzle():
    slots = [nearly("w01", 12), nearly("w13", 7), nearly("b01", 15)]
    game = finesse("C03", stocks=["D1 D1 D1"], slots=[slots])
    do(game, 0, placing(2, "D1", 15))
    assert credits(game, 0) == (0, 1)
    do_all(game, 0, MASTER, placing(0, "D1", 12))
    assert credits(game, 0) == (0, 1)
    do(game, 0, placing(1, "D1", 7))
    assert credits(game, 0) == (0, 3)


def test_c04_pays_each_take_from_row_or_deck():
    game = finesse("C04")
    do(game, 0, taking(0))
    assert credits(game, 0) == (0, 1)
    do(game, 0, blind(BLACK))
    assert credits(game, 0) == (0, 2)
    do(game, 0, FREE_DOT_MOVE)
    assert credits(game, 0) == (2, 0)


@pytest.mark.parametrize("tile", UPGRADE_TILES)
def test_upgrade_tiles_pay_each_upgrade_action(tile):
    """project_l-54: taking a D1 included."""
    game = finesse(tile, stocks=["D1 I2"])
    do(game, 0, upgrading("D1", "I2"))
    assert credits(game, 0) == (0, 1)
    do(game, 0, FREE_DOT_MOVE)
    assert credits(game, 0) == (0, 2)
    do(game, 0, taking(0))
    assert credits(game, 0) == (2, 0)


def test_upgrade_tiles_pay_for_a_piece_in_place_of_the_dot():
    """project_l-54, project_l-37."""
    game = finesse("C09", supply={"D1": 0})
    do(game, 0, choosing("I2"))
    assert credits(game, 0) == (0, 1)


@pytest.mark.parametrize("tile", UPGRADE_TILES)
@pytest.mark.parametrize(("name", "cell", "arrows"), [("gb04", 12, 2), ("gb06", 6, 1)])
def test_upgrade_tiles_pay_each_arrow_received(tile, name, cell, arrows):
    """project_l-54: when it is received, not when it is used, even if it is declined."""
    game = finesse(tile, stocks=["D1"], slots=[[nearly(name, cell)]])
    do(game, 0, placing(0, "D1", cell))
    assert credits(game, 0) == (0, arrows)
    used = game.copy()
    do_all(used, 0, *[upgrading("D1", "I2")] * arrows)
    assert step(used, 0) == Step.ACTION
    assert credits(used, 0) == (0, arrows)
    do_all(game, 0, *[DONE] * arrows)
    assert step(game, 0) == Step.ACTION
    assert credits(game, 0) == (0, arrows)


def test_fc2_pays_two_for_each_recycle():
    game = finesse("FC2")
    do(game, 0, recycling(WHITE))
    assert credits(game, 0) == (0, 2)
    do(game, 0, recycling(BLACK))
    assert credits(game, 0) == (0, 4)


def test_fc2_pays_once_the_order_is_named():
    game = finesse("FC2", options={"recycle_order": "on"})
    do_all(game, 0, recycling(WHITE), taking(2), taking(0))
    assert credits(game, 0) == (0, 0)
    do(game, 0, taking(3))
    assert credits(game, 0) == (0, 2)


def test_fc4_pays_each_insert():
    game = finesse("FC4", seats={0: {"credits": 4}}, bank=31)
    do(game, 0, INSERT)
    assert credits(game, 0) == (2, 1)
    do(game, 0, INSERT)
    assert credits(game, 0) == (0, 2)
    assert now(game).bank == 33


def test_a_tile_pays_for_what_it_asks_alone():
    """project_l-51: nothing that pays by one of these tiles pays by another."""
    doings = {"C04": taking(0), "C09": FREE_DOT_MOVE, "FC2": recycling(WHITE), "FC4": INSERT}
    for tile in PINK:
        game = finesse(tile, seats={0: {"credits": 2}}, bank=33)
        for wanted, move in doings.items():
            after = game.copy()
            do(after, 0, move)
            pays = tile == wanted or (tile in UPGRADE_TILES and wanted in UPGRADE_TILES)
            assert (credits(after, 0)[1] > 0) == pays, (tile, wanted)


@pytest.mark.parametrize("tile", PINK)
def test_a_pink_tile_pays_nothing_at_the_end_of_the_turn(tile):
    """project_l-51."""
    game = finesse(tile, stocks=[EVERY_PIECE], slots=[["w01", ROOMY]])
    do(game, 0, DONE)
    assert credits(game, 0) == (0, 0)


# project_l-51: blue tiles look at what you have when your turn ends


def at_the_end(tile, stock, slots=()):
    """What a tile pays a seat that ends its turn with these pieces and puzzles."""
    game = finesse(tile, stocks=[stock], slots=[slots])
    do(game, 0, DONE)
    assert credits(game, 0)[1] == 0
    return credits(game, 0)[0]


@pytest.mark.parametrize("tile", OWNING_EACH)
def test_each_piece_owned_pays_if_the_tile_lists_it(tile):
    for name in PIECE_IDS:
        listed = name in OWNING_EACH[tile].split()
        assert at_the_end(tile, f"{name} {name} {name}") == 3 * listed, name
    assert at_the_end(tile, EVERY_PIECE) == 2


@pytest.mark.parametrize("tile", OWNING_TYPES)
def test_each_shape_owned_pays_if_the_tile_lists_it(tile):
    for name in PIECE_IDS:
        listed = name in OWNING_TYPES[tile].split()
        assert at_the_end(tile, f"{name} {name}") == listed, name
    assert at_the_end(tile, f"{EVERY_PIECE} {EVERY_PIECE}") == len(OWNING_TYPES[tile].split())


@pytest.mark.parametrize(("tile", "paid"), [("FB1", 4), ("C05", 3)])
def test_owned_pieces_lie_in_the_stock_and_in_unfinished_puzzles(tile, paid):
    """project_l-52: two in stock, three on a puzzle."""
    picture = "..... AABBB ..... ..... ....C"
    assert at_the_end(tile, "D1 I2", [None, (ROOMY, picture)]) == paid


@pytest.mark.parametrize("count", range(5))
def test_c01_pays_each_unfinished_puzzle(count):
    assert at_the_end("C01", "D1", ["w01", "w02", "b03", "b04"][:count]) == count


def test_c01_looks_past_gaps_between_the_puzzles():
    assert at_the_end("C01", "D1", [None, "w02", None, "b04"]) == 2


def test_fc1_pays_four_for_no_unfinished_puzzle():
    assert at_the_end("FC1", "D1") == 4
    assert at_the_end("FC1", "D1", [None, None, None, "w01"]) == 0


def test_fc3_pays_four_for_every_level_from_one_to_four():
    assert at_the_end("FC3", "D1 I2 V3 S4") == 4
    assert at_the_end("FC3", "D1 I2 I3 O4") == 4
    for missing in ("D1", "I2", "V3", "S4"):
        assert at_the_end("FC3", "D1 I2 V3 S4 P5".replace(missing, "")) == 0, missing
    assert at_the_end("FC3", "D1 V3 S4", [(ROOMY, "..... AA... ..... ..... .....")]) == 4


def test_fc5_pays_four_for_no_two_pieces_alike():
    assert at_the_end("FC5", EVERY_PIECE) == 4
    assert at_the_end("FC5", "") == 4
    for name in PIECE_IDS:
        assert at_the_end("FC5", f"{name} {name}") == 0, name
    assert at_the_end("FC5", "D1 V3", [(ROOMY, "..... A.... ..... ..... .....")]) == 0


def test_fc6_pays_three_for_no_piece_of_levels_one_and_two():
    assert at_the_end("FC6", "I3 V3 V3 I4 P5") == 3
    assert at_the_end("FC6", "D1 V3") == 0
    assert at_the_end("FC6", "I2 V3") == 0
    assert at_the_end("FC6", "V3", [(ROOMY, "..... A.... ..... ..... .....")]) == 0


@pytest.mark.parametrize("tile", BLUE)
def test_a_blue_tile_pays_nothing_before_the_end(tile):
    """project_l-51: only what you have when your turn ends, and only once."""
    stock = "D1 D1 V3 I4 I4 O4 O4 T4 L4 L4 S4 P5"
    game = finesse(tile, stocks=[stock], slots=[[ROOMY]], seats={0: {"credits": 2}}, bank=33)
    do_all(game, 0, MASTER, placing(0, "D1", 5), FREE_DOT_MOVE, taking(0), INSERT)
    assert credits(game, 0) == (0, 0)


def test_a_blue_tile_looks_only_at_the_end():
    """project_l-51: no puzzle is unfinished then; or one is, taken by the last action."""
    game = finesse("FC1", stocks=["D1 I2"], slots=[["w01"]], seats={0: {"actions": 1}})
    do(game, 0, placing(0, "I2", 12, 17))
    assert credits(game, 0) == (4, 0)
    begun = finesse("FC1", seats={0: {"actions": 1}})
    do(begun, 0, taking(0))
    assert credits(begun, 0) == (0, 0)


def test_nobody_else_is_paid():
    game = finesse("C01", players=3, slots=[["w01"], ["w02", "w03"], ["w04"]])
    do(game, 0, DONE)
    assert [credits(game, seat) for seat in range(3)] == [(1, 0), (0, 0), (0, 0)]
