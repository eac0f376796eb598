"""Place, Master and Ambassador: project_l-39 to project_l-44."""

from collections import Counter
from itertools import permutations

import pytest

from games.project_l.polyominoes import PICTURES, cells_of, corner, fitting
from games.project_l.positions import (
    actors,
    cell_set,
    counts,
    do,
    do_all,
    finish,
    kinds,
    legal,
    may,
    pile,
    placements,
    placing,
    player,
    put_seat,
    slots,
    stock,
    table,
    told,
    whim,
)
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.placements import (
    COVERED,
    FIRST_CELL,
    ORIENTATION,
    PIECE_PLACED,
    PLACEMENTS,
)
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import AMBASSADOR, DONE, INSERT, MASTER
from parlour.games.project_l.table import PIECE_MARK, Step
from parlour.kit.rule import INTERPRETED

PER_PIECE = (25, 40, 30, 64, 20, 16, 48, 96, 48, 96, 48, 64)
MANY = 200 if INTERPRETED else 1000


def covered(placement):
    """The cells of a placement."""
    return frozenset(cell for cell in range(25) if int(COVERED[placement]) >> cell & 1)


def with_free(chance, position, seat):
    """Cells left free at random in each slot of a seat, some slots without a puzzle."""
    laid, found = position.games["players"]["slots"], []
    for slot in range(4):
        part = chance.choice([0, 3, 8, 15, 21, 25])
        free = frozenset(chance.sample(range(25), part))
        laid["puzzle"][0, seat, slot] = chance.randrange(86) if part else -1
        laid["free"][0, seat, slot] = cell_set(free)
        found.append(free)
    return found


# The 595 placements


def test_there_are_595_placements():  # project_l-39
    assert PLACEMENTS == len(COVERED) == len(PIECE_PLACED) == 595
    assert tuple(Counter(PIECE_PLACED.tolist())[p] for p in range(12)) == PER_PIECE


def test_each_placement_is_listed_once():  # project_l-39
    laid = [(PIECE_IDS[PIECE_PLACED[n]], covered(n)) for n in range(PLACEMENTS)]
    assert len(set(laid)) == 595
    assert set(laid) == set(fitting(PICTURES, frozenset(range(25))))


def test_piece_first_cell_and_hold_name_a_placement():  # project_l-39
    named = {(PIECE_PLACED[n], FIRST_CELL[n], ORIENTATION[n]) for n in range(PLACEMENTS)}
    assert len(named) == 595
    assert all(FIRST_CELL[n] == min(covered(n)) for n in range(PLACEMENTS))


def held(words, cells):
    """Cells flipped, then turned, as the words say."""
    if "flipped" in words:
        cells = [(r, -c) for r, c in cells]
    quarters = {"turned": 1, "turned twice": 2, "turned thrice": 3}
    for _ in range(quarters.get(words.removeprefix("flipped").strip(), 0)):
        cells = [(c, -r) for r, c in cells]
    return corner(cells)


def test_the_words_say_how_the_piece_is_held():  # project_l-39
    upright = {n: ORIENTATION[n] for n in range(PLACEMENTS) if ORIENTATION[n] == ""}
    forms = {PIECE_PLACED[n]: [divmod(cell, 5) for cell in covered(n)] for n in upright}
    for n in range(PLACEMENTS):
        lies = corner([divmod(cell, 5) for cell in covered(n)])
        assert held(ORIENTATION[n], forms[PIECE_PLACED[n]]) == lies
    assert {PIECE_IDS[p]: len(form) for p, form in forms.items()} == {
        name: len(cells_of(picture)) for name, picture in PICTURES.items()
    }


@pytest.mark.sweep
def test_any_stock_fits_as_brute_force_says():  # project_l-39
    chance, position = whim(1), table(2)
    for _ in range(MANY):
        mine = chance.sample(PIECE_IDS, chance.randrange(7))
        put_seat(position, 0, stock=counts(" ".join(mine)))
        free = with_free(chance, position, 0)
        found = [
            (slot, PIECE_IDS[PIECE_PLACED[n]], covered(n)) for slot, n in placements(position, 0)
        ]
        wanted = [(slot, *laid) for slot in range(4) for laid in fitting(mine, free[slot])]
        assert len(found) == len(wanted)
        assert set(found) == set(wanted)


# Place


def test_a_piece_leaves_the_stock_and_covers_its_cells():  # project_l-39
    position = table(2, stocks=["D1 V3 V3"], slots=[[None, "w20"]])
    events = do(position, 0, placing(1, "V3", 16, 17, 11))
    slot = player(position, 0).slots[1]
    assert stock(position, 0) == "D1 V3"
    assert slot.free == cell_set([6, 13, 18])
    marked = {cell: mark for cell, mark in enumerate(slot.cells) if mark}
    assert marked == {11: PIECE_MARK + PIECE_IDS.index("V3"), 16: 12, 17: 12}
    assert told(events, Event.PLACED) == [(0, (PIECE_IDS.index("V3"), slot.puzzle, 1))]
    assert player(position, 0).actions == 2


def test_a_piece_may_be_turned_and_flipped():  # project_l-39
    position = table(2, stocks=["L4"], slots=[["b20"]])
    for cells in ([6, 7, 8, 11], [6, 7, 8, 13], [6, 11, 16, 17], [7, 12, 17, 16]):
        assert may(position, 0, placing(0, "L4", *cells))


def test_cells_already_covered_and_cells_beside_the_recess_are_no_place():  # project_l-39
    position = table(2, stocks=["I2 D1"], slots=[[("w16", "..... ..... .AA..")]])
    laid = [(PIECE_IDS[PIECE_PLACED[n]], sorted(covered(n))) for _, n in placements(position)]
    assert laid == [("D1", [10]), ("D1", [13]), ("D1", [14]), ("I2", [13, 14])]


def test_only_own_pieces_go_into_own_puzzles():  # project_l-39
    position = table(2, stocks=["D1", "I2"], slots=[["w01"], ["w02", "w03"]])
    assert {(slot, PIECE_IDS[PIECE_PLACED[n]]) for slot, n in placements(position)} == {(0, "D1")}
    assert legal(position, 1) == []


def test_the_order_of_placements_leaves_no_trace():  # project_l-39, project_l-41b
    moves = [placing(0, "D1", 6), placing(0, "I2", 11, 16), placing(1, "D1", 12)]
    found = set()
    for order in permutations(moves):
        position = table(2, stocks=["D1 D1 I2"], slots=[["w07", "w03"]])
        do_all(position, 0, *order)
        found.add(position.position())
    assert len(found) == 1


# Master


def mastering(told, *laid, symbols=0):
    """A position in which a Master has begun."""
    position = table(2, stocks=[told], slots=[laid], seats={0: {"symbols": symbols}})
    do(position, 0, MASTER)
    return position


def slots_offered(position):
    """The slots into which something may be placed now."""
    return sorted({slot for slot, _ in placements(position)})


def test_one_piece_into_each_puzzle():  # project_l-40
    position = mastering("D1 D1 D1 D1", "w03", "w04", "w05")
    assert slots_offered(position) == [0, 1, 2]
    do(position, 0, placing(1, "D1", 11))
    assert slots_offered(position) == [0, 2]
    do(position, 0, placing(0, "D1", 11))
    assert slots_offered(position) == [2]
    do(position, 0, placing(2, "D1", 11))
    assert stock(position, 0) == "D1"
    assert (player(position, 0).step, player(position, 0).actions) == (Step.ACTION, 2)


def test_master_costs_one_action_however_much_it_places():  # project_l-40
    position = mastering("D1 I2", "w07", "w10")
    assert player(position, 0).actions == 2
    do_all(position, 0, placing(0, "D1", 6), placing(1, "I2", 6, 11))
    assert player(position, 0).actions == 2
    assert kinds(position.events()) == [Event.PLACED]


def test_only_some_of_them_may_get_one():  # project_l-40
    position = mastering("D1 D1", "w03", "w04")
    do_all(position, 0, placing(1, "D1", 11), DONE)
    assert (player(position, 0).step, player(position, 0).used) == (Step.ACTION, 0)
    assert stock(position, 0) == "D1"


def test_master_once_a_turn():  # project_l-40
    position = mastering("D1 D1 D1", "w16")
    do(position, 0, placing(0, "D1", 10))
    assert placements(position)
    assert not may(position, 0, MASTER)
    finish(position)
    finish(position)
    assert may(position, 0, MASTER)


def test_an_inserted_action_allows_no_second_master():  # project_l-40
    position = mastering("D1 D1 D1", "w16")
    put_seat(position, 0, credits=2, actions=0)
    do_all(position, 0, placing(0, "D1", 10), INSERT)
    assert placements(position)
    assert not may(position, 0, MASTER)


def test_at_least_one_piece_must_be_placed():  # project_l-41
    position = mastering("D1 D1", "w03", "w04")
    assert DONE not in legal(position)
    assert legal(position) == [move for move in legal(position) if move < 4 * PLACEMENTS]
    do(position, 0, placing(0, "D1", 11))
    assert DONE in legal(position)


@pytest.mark.parametrize(("told", "laid"), [("O4", ["w07"]), ("", ["w07"]), ("D1", [])])
def test_where_nothing_fits_there_is_no_master_and_no_ambassador(told, laid):  # project_l-41
    position = table(2, stocks=[told], slots=[laid], seats={0: {"symbols": 1}})
    assert not may(position, 0, MASTER)
    assert not may(position, 0, AMBASSADOR)


@pytest.mark.parametrize(
    ("told", "laid", "goes_on"),
    [
        ("D1", ["w07", "w03"], False),  # no piece left
        ("D1 D1", ["w07"], False),  # no puzzle left
        ("D1 O4", ["w07", "w10"], False),  # what is left does not fit
        ("D1 O4", ["w07", "w08"], True),
        ("D1 D1", ["w07", "w10"], True),
    ],
)
def test_placing_ends_by_itself_when_nothing_more_fits(told, laid, goes_on):  # project_l-41b
    position = mastering(told, *laid)
    do(position, 0, placing(0, "D1", 6))
    assert player(position, 0).step == (Step.MULTI_PLACE if goes_on else Step.ACTION)
    assert player(position, 0).used == (1 if goes_on else 0)


def test_the_order_of_a_masters_placements_makes_no_difference():  # project_l-41b
    moves = [placing(0, "D1", 6), placing(1, "D1", 11), placing(2, "I2", 12, 17)]
    found = set()
    for order in permutations(moves):
        position = mastering("D1 D1 I2 I4", "w07", "w03", "w01", "b20")
        do_all(position, 0, *order, DONE)
        found.add(position.position())
    assert len(found) == 1


def test_pieces_of_a_filled_puzzle_come_back_only_after_the_action():  # project_l-42
    position = mastering("I2 D1", "w01", "w02")
    events = do(position, 0, placing(0, "I2", 12, 17))
    assert kinds(events) == [Event.PLACED]
    assert slots(position, 0)[:2] == ["w01", "w02"]
    assert stock(position, 0) == "D1"
    assert legal(position) == [placing(1, "D1", 12), placing(1, "D1", 17), DONE]
    events = do(position, 0, placing(1, "D1", 12))
    assert kinds(events) == [Event.PLACED, Event.COMPLETED, Event.REWARDED]
    assert (slots(position, 0)[:2], pile(position, 0)) == ([None, "w02"], ["w01"])
    assert stock(position, 0) == "I2 I2"


def test_a_filled_puzzle_is_completed_when_master_ends_by_done():  # project_l-42
    position = mastering("I2 D1", "w12", "w07")
    do_all(position, 0, placing(0, "I2", 12, 17), DONE)
    assert pile(position, 0) == ["w12"]
    assert stock(position, 0) == "D1 D1 I2"


# Ambassador


def test_an_m_is_spent_for_placing_like_master():  # project_l-43
    position = table(2, stocks=["D1 D1"], slots=[["w03", "w04"]], seats={0: {"symbols": 2}})
    events = do(position, 0, AMBASSADOR)
    mine = player(position, 0)
    assert told(events, Event.AMBASSADOR) == [(0, (0, 0, 0))]
    assert (mine.symbols, mine.actions, mine.mastered, mine.step) == (1, 2, 0, Step.MULTI_PLACE)
    assert DONE not in legal(position)
    do(position, 0, placing(0, "D1", 11))
    assert slots_offered(position) == [1]


def test_ambassador_twice_and_master_in_one_turn():  # project_l-43
    position = table(2, stocks=["D1 D1 D1"], slots=[["w16"]], seats={0: {"symbols": 2}})
    for move, cell in ((AMBASSADOR, 10), (AMBASSADOR, 12), (MASTER, 14)):
        do_all(position, 0, move, placing(0, "D1", cell))
    assert (player(position, 0).symbols, actors(position)) == (0, [1])


def test_master_leaves_the_ambassador():  # project_l-43
    position = mastering("D1 D1", "w16", symbols=1)
    do(position, 0, placing(0, "D1", 10))
    assert may(position, 0, AMBASSADOR)


def test_without_an_m_there_is_no_ambassador():  # project_l-43
    assert not may(table(2, stocks=["D1"], slots=[["w16"]]), 0, AMBASSADOR)


def test_an_m_can_be_spent_only_in_a_later_turn():  # project_l-44
    position = table(2, stocks=["D1"], slots=[[("aw01", "..... ..... AAABB C.D.."), "w16"]])
    do(position, 0, placing(0, "D1", 19))
    mine = player(position, 0)
    assert (mine.symbols, mine.new_symbols, pile(position, 0)) == (0, 1, ["aw01"])
    assert placements(position)
    assert not may(position, 0, AMBASSADOR)
    finish(position)
    assert (player(position, 0).symbols, player(position, 0).new_symbols) == (1, 0)
    finish(position)
    assert may(position, 0, AMBASSADOR)
