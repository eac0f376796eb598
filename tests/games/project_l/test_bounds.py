"""How long a legal list, a game and a move's story can get."""

import pytest

from games.project_l.layouts import EVERY_PIECE, finesse, nearly, touching
from games.project_l.polyominoes import fitting
from games.project_l.positions import (
    TABLES,
    actors,
    anything,
    do,
    do_all,
    filler,
    kinds,
    legal,
    now,
    placing,
    put_seat,
    set_stock,
    table,
    told,
    walk,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.opened import BOX
from parlour.games.project_l.box.pieces import PIECE_IDS
from parlour.games.project_l.box.puzzles import PUZZLE_IDS, PUZZLE_SETS, REWARD_IDS
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, MASTER, MOST_LEGAL, MOST_MOVES, MOVES
from parlour.games.project_l.table import MOST_EVENTS, Ending
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.sweep

EVERY_TABLE = (1, *TABLES)
TURN_MOVES = 4  # Master, Ambassador, Insert, done


def cells(name):
    """The cells of a puzzle, as the box draws them."""
    rows = BOX.at(f"puzzles.{PUZZLE_IDS.index(name)}.rows")
    return frozenset(r * 5 + c for r, row in enumerate(rows) for c in range(5) if row[c] == "X")


def roomiest(sets):
    """The four puzzles with most placements, and how many each has, every shape at hand."""
    found = {
        name: len(fitting(PIECE_IDS, cells(name)))
        for name, of_set in zip(PUZZLE_IDS, PUZZLE_SETS, strict=True)
        if of_set in sets
    }
    best = sorted(found, key=found.__getitem__)[-4:]
    return best, [found[name] for name in best]


def exchanges(top):
    """How many exchanges there are with all shapes in stock and supply, up to a level."""
    levels = [int(name[1]) for name in PIECE_IDS]
    return sum(
        given != taken and levels[taken] <= min(levels[given] + 1, top)
        for given in range(12)
        for taken in range(12)
    )


@pytest.mark.parametrize(
    ("phoenix", "placements", "most"), [("off", 1121, 1242), ("on", 1518, 1639)]
)
def test_the_longest_legal_list(phoenix, placements, most):
    """Four roomy empty puzzles, every shape in stock and supply, M tiles and credits."""
    sets = {"base", "ghost", "ambassador"} | ({"phoenix"} if phoenix == "on" else set())
    names, counts = roomiest(sets)
    assert sum(counts) == placements
    assert exchanges(4) == 87
    assert placements + exchanges(4) + 1 + 27 + 2 + TURN_MOVES == most <= MOST_LEGAL
    seats = {0: {"symbols": 1, "credits": 2}}
    options = {"phoenix": phoenix, "finesse": "on"}
    game = table(2, stocks=[EVERY_PIECE], slots=[names], seats=seats, options=options)
    assert len(legal(game, 0)) == most


def test_the_bound_is_the_longest_list():
    """A puzzle less leaves room for Takes, but for no more than ten of them."""
    names, counts = roomiest(set(PUZZLE_SETS))
    assert MOST_LEGAL == GAME.contract.most_legal == 1639
    assert min(counts) > 10
    seats = {0: {"symbols": 1, "credits": 2}}
    options = {"phoenix": "on", "finesse": "on"}
    game = table(2, stocks=[EVERY_PIECE], slots=[names[1:]], seats=seats, options=options)
    assert len(legal(game, 0)) == MOST_LEGAL - counts[0] + 10


def test_lists_of_other_steps_are_shorter():
    """A Master, an arrow, touches: the arrow has 108 exchanges and the end."""
    names, counts = roomiest(set(PUZZLE_SETS))
    game = table(2, stocks=[EVERY_PIECE], slots=[names])
    do(game, 0, MASTER)
    assert len(legal(game, 0)) == sum(counts)
    arrow = table(2, stocks=[EVERY_PIECE], slots=[[nearly("gb04", 12)]])
    do(arrow, 0, placing(0, "D1", 12))
    assert len(legal(arrow, 0)) == exchanges(5) + 1 == 109
    last = touching(stocks=[EVERY_PIECE, ""], slots=[names])
    assert len(legal(last, 0)) == sum(counts) + 1


def test_there_are_2588_moves():
    assert MOVES == GAME.contract.moves == 2588


# The longest game


def most_moves_of_a_turn(inserts):
    """Every action a Master of four placements, all puzzles then completed, all rewards chosen."""
    an_action = 1 + 4 + 4
    return (3 + inserts) * an_action + inserts + 1


def test_the_longest_game_has_room():
    """Even if every action of every turn were the longest there is.

    Without Finesse 51 rounds, with it ten, and credits for 17 more actions in each turn; each of
    six players has two turns a round. Arrows come from black puzzles, each completed once.
    """
    arrows = sum({"UP1": 1, "UP2": 2}.get(reward, 0) for reward in _rewards())
    touches = sum(sorted((len(cells(name)) for name in PUZZLE_IDS), reverse=True)[:24])
    without = 51 * 2 * 6 * most_moves_of_a_turn(0)
    with_finesse = 10 * 2 * 6 * most_moves_of_a_turn(35 // 2)
    assert max(without, with_finesse) + arrows + touches + 6 <= MOST_MOVES
    assert GAME.contract.most_moves == MOST_MOVES


def _rewards():
    found = [BOX.at(f"puzzles.{p}.reward") for p in range(len(PUZZLE_IDS))]
    assert set(found) <= set(REWARD_IDS)
    return found


HEAVY = (
    {"recycle_order": "on", "phoenix": "on", "finesse": "ambassador"},
    {"endless_white": "on", "recycle_order": "on", "pieces": "10"},
    {"free_dot": "off", "expansions": "ghost", "finesse": "on"},
)


@pytest.mark.parametrize("options", HEAVY)
@pytest.mark.parametrize("players", EVERY_TABLE)
def test_the_bounds_hold_in_play(players, options):
    """Whoever fills puzzles, and whoever does anything."""
    if players == 1:
        options = {**options, "endless_white": "off"}
    if INTERPRETED:
        options = {**options, "round_cap": 2}
    for by in (filler, anything):
        moves = 0
        for position, seat, _ in walk(players, 7, options, by=by, most=MOST_MOVES + 1):
            assert 0 < len(legal(position, seat)) <= MOST_LEGAL
            assert len(position.events()) < MOST_EVENTS
            moves += 1
        assert 0 < moves <= MOST_MOVES


# The longest story of a move


def test_the_last_touch_of_six_players():
    """It tells of itself, of 24 puzzles, of what six players keep and of the end."""
    laid = [["w01", "w02", "w03", "w04"]] + [["b01", "b02", "b03", "b04"]] * 5
    game = touching(6, stocks=["D1", "", "", "", "", ""], slots=laid)
    assert len(do(game, 0, placing(0, "D1", 12))) == 1 + 24 + 6 + 1 < MOST_EVENTS


def test_the_longest_story_of_a_master():
    """Four puzzles completed and paid for out of an empty bank, a new white deck, and the end.

    The last placement of a Master is the last action of the last turn: four puzzles, four rewards,
    four gaps filled, credits of all returned; then all others' puzzles are counted.
    """
    laid = [["b01", "b02", "b03", "b04"]] * 4
    mine = [nearly("w13", 7), nearly("w14", 13), nearly("w06", 7), nearly("w08", 11)]
    gaps = dict.fromkeys((0, 1, 2, 8, 9, 10))
    game = finesse(
        "C03",
        players=5,
        passes=4,
        gone=9,
        options={"endless_white": "on"},
        stocks=["", "", "", "", "D1 D1 D1 D1"],
        slots=[*laid, mine],
        market=gaps,
        white=[],
        seats={seat: {"credits": 7} for seat in range(5)},
        bank=0,
    )
    game.games["tiles"][0, :] = TILE_IDS.index("C03")
    put_seat(game, 4, actions=1, credits=0, new_credits=7)
    do(game, 1, DONE)
    cells_left = [(0, 7), (1, 13), (2, 7), (3, 11)]
    do_all(game, 4, MASTER, *[placing(slot, "D1", cell) for slot, cell in cells_left[:3]])
    events = do(game, 4, placing(3, "D1", 11))
    found = kinds(events)
    assert found.count(Event.RETURNED) == 5
    assert found.count(Event.REVEALED) == 4
    assert found.count(Event.UNFINISHED) == 16
    assert now(game).ending == Ending.OVER
    assert found.count(Event.COMPLETED) == found.count(Event.REWARDED) == 4
    assert len(events) < MOST_EVENTS


def test_the_longest_story_of_arrows():
    """Four double arrows paid for by an Upgrade tile."""
    names = ["gb04", "gb05", "gb08", "gb09"]
    left = [12, 5, 2, 0]
    seats = {seat: {"credits": 7} for seat in range(5)}
    laid = [nearly(name, cell) for name, cell in zip(names, left, strict=True)]
    game = finesse("C09", players=5, slots=[laid], stocks=["D1 D1 D1 D1"], seats=seats, bank=0)
    moves = [placing(slot, "D1", cell) for slot, cell in enumerate(left)]
    events = do_all(game, 0, MASTER, *moves)
    assert sum(values[0] for _, values in told(events, Event.GAINED)) == 8
    assert len(events) < MOST_EVENTS


def test_a_stock_may_hold_every_piece():
    """The fields have room for all pieces of the largest box."""
    game = table(2, stocks=[""], slots=[["w01"]])
    set_stock(game, 0, " ".join(f"{name} " * 15 for name in PIECE_IDS))
    assert actors(game) == [0]
    do_all(game, 0, placing(0, "I2", 12, 17), DONE)
    assert now(game).players[0].stock == [15, 16, *[15] * 10]
