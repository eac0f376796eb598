"""Every puzzle of the box can be filled, with as few pieces as its shape allows: project_l-56."""

import pytest

from games.project_l.polyominoes import COLOURED, fewest
from games.project_l.positions import do, pile, placing, points, put_seat, slots, stock, table
from parlour.games.project_l.box.puzzles import POINTS, PUZZLE_IDS, PUZZLE_SETS, RECESS
from parlour.games.project_l.table import Step

# The fewest pieces of levels 1 to 4 that fill each puzzle, in the order of the box.
FEWEST = "".join(
    [
        "11111111111111122222222222232222",  # white: base
        "222222222333" + "3",  # Ghost, Ambassador
        "23333333333444444444",  # black: base
        "333333344445" + "34" + "5555555",  # Ghost, Ambassador, Phoenix
    ]
)
every_puzzle = pytest.mark.parametrize("name", PUZZLE_IDS)


def recess(name):
    """The cells of a puzzle."""
    mask = int(RECESS[PUZZLE_IDS.index(name)])
    return frozenset(cell for cell in range(25) if mask >> cell & 1)


def test_the_box_has_86_puzzles():  # project_l-06, project_l-07
    counted = {(box, name[-3]): 0 for name, box in zip(PUZZLE_IDS, PUZZLE_SETS, strict=True)}
    for name, box in zip(PUZZLE_IDS, PUZZLE_SETS, strict=True):
        counted[box, name[-3]] += 1
    assert counted == {
        ("base", "w"): 32,
        ("ghost", "w"): 12,
        ("ambassador", "w"): 1,
        ("base", "b"): 20,
        ("ghost", "b"): 12,
        ("ambassador", "b"): 2,
        ("phoenix", "b"): 7,
    }


def test_no_puzzle_needs_more_pieces_than_its_shape():  # project_l-39
    found = [len(fewest(recess(name), COLOURED)) for name in PUZZLE_IDS]
    assert "".join(map(str, found)) == FEWEST


@every_puzzle
def test_a_filling_completes_the_puzzle(name):  # project_l-39, project_l-56, project_l-58
    filling = fewest(recess(name))
    used = sorted(laid for laid, _ in filling)
    position = table(2, stocks=[" ".join(used)], slots=[[name]])
    put_seat(position, 0, actions=len(filling) + 1)
    for laid, cells in filling:
        assert slots(position, 0)[0] == name
        do(position, 0, placing(0, laid, *cells))
    assert (slots(position, 0), pile(position, 0)) == ([None] * 4, [name])
    assert points(position)[0] == POINTS[PUZZLE_IDS.index(name)]
    assert all(stock(position, 0).split().count(laid) >= used.count(laid) for laid in used)


@every_puzzle
def test_a_filling_of_an_emptied_slot_leaves_no_trace(name):  # project_l-56
    position = table(2, stocks=["D1 " * 20], slots=[[name]])
    put_seat(position, 0, actions=21)
    for cell in sorted(recess(name)):
        do(position, 0, placing(0, "D1", cell))
    slot = position.games["players"]["slots"][0, 0, 0]
    assert (int(slot["free"]), int(slot["puzzle"]), slot["cells"].any()) == (0, -1, False)
    assert position.games["players"]["step"][0, 0] in (Step.ACTION, Step.ARROW)
