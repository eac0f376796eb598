"""Ghost: project_l-45 to project_l-47."""

import pytest

from games.project_l.polyominoes import COLOURED, PICTURES, cells_of, tilings
from games.project_l.positions import (
    actors,
    do,
    do_all,
    kinds,
    legal,
    may,
    now,
    pieces,
    pile,
    placements,
    placing,
    player,
    slots,
    splits,
    splitting,
    stock,
    supply,
    table,
    told,
)
from parlour.games.project_l.box.pieces import PIECE_IDS, SPLITS
from parlour.games.project_l.box.placements import PIECE_PLACED
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FIRST_SPACE, FIRST_SPLIT
from parlour.games.project_l.nouns import SPLIT
from parlour.games.project_l.table import Step

LISTED = {"P5": 11, "U5": 7, "L5": 9}
DOTS = "P5 into D1 D1 D1 D1 D1"


def ways_to_cut(ghost):
    """Every multiset of coloured pieces that tiles a ghost, by search."""
    shape = frozenset(r * 5 + c for r, c in cells_of(PICTURES[ghost]))
    found = {tuple(sorted(name for name, _ in laid)) for laid in tilings(shape, COLOURED)}
    return {" ".join(name for name in COLOURED for _ in range(cut.count(name))) for cut in found}


@pytest.mark.parametrize("ghost", LISTED)
def test_the_splits_are_all_that_tile_the_ghost(ghost):  # project_l-45
    listed = [SPLIT.said(split) for split in range(SPLITS)]
    mine = [words for words in listed if words.startswith(ghost)]
    assert len(mine) == len(set(mine)) == LISTED[ghost]
    assert {words.removeprefix(f"{ghost} into ") for words in mine} == ways_to_cut(ghost)


@pytest.mark.parametrize("ghost", LISTED)
def test_each_split_of_a_ghost_in_stock_can_be_chosen(ghost):  # project_l-45
    position = table(2, stocks=[f"D1 {ghost}"])
    assert len(splits(position)) == LISTED[ghost]
    assert all(words.startswith(ghost) for words in splits(position))
    assert splits(table(2, stocks=["D1 S4"])) == []


@pytest.mark.parametrize("split", range(SPLITS))
def test_the_ghost_goes_back_and_its_parts_come(split):  # project_l-45
    words = SPLIT.said(split)
    ghost, parts = words.split(" into ")
    position = table(2, stocks=[f"O4 {ghost} {ghost}"])
    before = now(position).supply
    events = do(position, 0, FIRST_SPLIT + split)
    assert sorted(stock(position, 0).split()) == sorted([ghost, "O4", *parts.split()])
    for p, name in enumerate(PIECE_IDS):
        change = (name == ghost) - parts.split().count(name)
        assert now(position).supply[p] - before[p] == change
    assert told(events, Event.SPLIT) == [(0, (split, 0, 0))]
    assert (player(position, 0).actions, actors(position)) == (2, [0])


@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ({"D1": 5, "I2": 0}, 1 + 4 + 2),  # dots; dots and one of four, of three cells
        ({"D1": 4, "I2": 2}, 10),  # all but five dots
        ({"D1": 0, "I2": 1}, 2),
        ({"D1": 1, "I2": 1}, 4 + 2),
        ({"D1": 1, "I2": 2}, 4 + 2 + 1),
        ({"all": 0, "D1": 3, "I2": 1}, 1),
        ({"all": 0, "D1": 15}, 1),
        ({"all": 0, "D1": 4}, 0),
        ({"D1": 1, "I2": 0, "O4": 0, "S4": 0}, 2),
    ],
)
def test_the_supply_must_hold_all_parts(held, offered):  # project_l-46
    assert len(splits(table(2, stocks=["P5"], supply=held))) == offered


def test_the_last_pieces_can_be_taken():  # project_l-46
    position = table(2, stocks=["P5"], supply={"D1": 3, "I2": 1})
    do(position, 0, splitting("P5 into D1 D1 D1 I2"))
    assert (supply(position, "D1"), supply(position, "I2")) == (0, 0)


def test_new_pieces_may_be_placed_one_a_puzzle():  # project_l-47
    position = table(2, stocks=["P5"], slots=[["w07", "w10", "w16"]])
    do(position, 0, splitting("P5 into D1 I2 I2"))
    mine = player(position, 0)
    assert (mine.step, pieces(mine.fresh)) == (Step.GHOST_PLACE, "D1 I2 I2")
    assert {slot for slot, _ in placements(position)} == {0, 1, 2}
    do(position, 0, placing(1, "I2", 6, 11))
    assert {slot for slot, _ in placements(position)} == {0, 2}
    assert (pieces(player(position, 0).fresh), stock(position, 0)) == ("D1 I2", "D1 I2")
    do(position, 0, placing(2, "I2", 10, 11))
    assert {PIECE_IDS[PIECE_PLACED[n]] for _, n in placements(position)} == {"D1"}
    do(position, 0, placing(0, "D1", 6))
    mine = player(position, 0)
    assert (mine.step, mine.actions, mine.used) == (Step.ACTION, 2, 0)
    assert pieces(mine.fresh) == ""


def test_it_ends_by_itself_when_only_a_used_puzzle_is_left():  # project_l-47, project_l-41b
    position = table(2, stocks=["P5"], slots=[["w16"]])
    do_all(position, 0, splitting("P5 into D1 I2 I2"), placing(0, "D1", 10))
    assert (player(position, 0).step, player(position, 0).actions) == (Step.ACTION, 2)
    assert pieces(player(position, 0).fresh) == ""


def test_pieces_of_before_cannot_be_placed_by_it():  # project_l-47
    position = table(2, stocks=["V3 P5"], slots=[["w03", "w05"]])
    do(position, 0, splitting("P5 into I2 I3"))
    assert {PIECE_IDS[PIECE_PLACED[n]] for _, n in placements(position)} == {"I2"}


def test_equal_pieces_are_interchangeable_but_not_more_than_came():  # project_l-47
    position = table(2, stocks=["D1 D1 P5"], slots=[["w03", "w05"]])
    do_all(position, 0, splitting("P5 into D1 O4"), placing(0, "D1", 11))
    assert player(position, 0).step == Step.ACTION
    assert stock(position, 0) == "D1 D1 O4"


def test_new_pieces_may_be_kept():  # project_l-47
    position = table(2, stocks=["P5"], slots=[["w03"]])
    do(position, 0, splitting("P5 into I2 V3"))
    assert may(position, 0, DONE)
    assert all(move < FIRST_SPACE for move in legal(position)[:-1])
    do(position, 0, DONE)
    assert stock(position, 0) == "I2 V3"
    assert (player(position, 0).step, player(position, 0).actions) == (Step.ACTION, 2)


@pytest.mark.parametrize(
    ("laid", "goes_on"),
    [
        ([], False),
        ([("w03", "..... ..... .AB.. ..B..")], False),  # full, and completed with it
        ([("w16", "..... ..... A.BB.")], False),  # only single cells left
        (["w01"], True),
    ],
)
def test_where_no_new_piece_fits_the_action_is_over_at_once(laid, goes_on):
    """project_l-47, project_l-41b"""
    position = table(2, stocks=["U5"], slots=[laid])
    do(position, 0, splitting("U5 into I2 V3"))
    assert player(position, 0).step == (Step.GHOST_PLACE if goes_on else Step.ACTION)
    assert pieces(player(position, 0).fresh) == ("I2 V3" if goes_on else "")


def test_puzzles_filled_by_it_are_completed_at_its_end():  # project_l-47, project_l-42
    position = table(2, stocks=["P5"], slots=[["w01", "w03"]])
    do_all(position, 0, splitting("P5 into I2 V3"), placing(0, "I2", 12, 17))
    assert slots(position, 0)[:2] == ["w01", "w03"]
    events = do(position, 0, placing(1, "V3", 11, 12, 17))
    assert kinds(events)[1:] == [Event.COMPLETED] * 2 + [Event.REWARDED] * 2
    assert pile(position, 0) == ["w01", "w03"]
    assert stock(position, 0) == "I2 I2 I3 V3"


def test_a_ghost_may_be_split_again_and_again():  # project_l-45, project_l-21
    position = table(2, stocks=["P5 P5 L5"])
    do_all(position, 0, splitting(DOTS), splitting(DOTS), splitting("L5 into D1 I4"))
    assert stock(position, 0) == "D1 " * 11 + "I4"
    assert actors(position) == [1]
