"""The row of Finesse tiles: which one counts, when one goes, and what may lie in it."""

import pytest

from games.project_l.layouts import (
    ROOMY,
    credits,
    finesse,
    is_ended,
    wealth,
)
from games.project_l.positions import (
    BLACK,
    TABLES,
    actors,
    do,
    do_all,
    finish,
    finish_round,
    kinds,
    now,
    placing,
    set_stock,
    taking,
    told,
)
from parlour.games.project_l import GAME
from parlour.games.project_l.box.puzzles import POINTS, PUZZLE_IDS
from parlour.games.project_l.box.tiles import BACK, BACKS, TILE_IDS
from parlour.games.project_l.events import Event
from parlour.games.project_l.moves import DONE, FREE_DOT_MOVE
from parlour.games.project_l.table import Ending
from parlour.kit.rule import INTERPRETED

# project_l-50: only the leftmost tile, and only face up


def test_only_the_leftmost_tile_counts():
    """project_l-50."""
    for gone in range(2, 10):
        row = ["C04" if tile == gone - 2 else "C09" for tile in range(8)]
        game = finesse("C04", gone=gone)
        for i, name in enumerate(row):
            game.games["tiles"][0, i] = TILE_IDS.index(name)
        do(game, 0, taking(0))
        assert credits(game, 0) == (0, 1), gone
        do(game, 0, FREE_DOT_MOVE)
        assert credits(game, 0) == (0, 1), gone


@pytest.mark.parametrize("gone", [0, 1])
def test_face_down_tiles_pay_nothing(gone):
    """project_l-50: pink or blue, in rounds 1 and 2."""
    for tile in ("C04", "C01"):
        game = finesse(tile, gone=gone)
        game.games["face_down"][0] = TILE_IDS.index(tile)
        game.games["tiles"][0] = TILE_IDS.index(tile)
        do_all(game, 0, taking(0), taking(1), DONE)
        assert wealth(game) == [35, 0, 0]


def test_rounds_one_and_two_pay_nothing_and_round_three_does():
    """project_l-50: from the deal on."""
    game = finesse("C04", gone=0)
    for paid in ([0, 0], [0, 0], [1, 1]):
        for seat in (0, 1):
            do_all(game, seat, taking(0), DONE)
        assert wealth(game)[1:] == paid


def test_without_finesse_no_tile_pays():
    """project_l-02: the row is not even laid."""
    game = finesse("C04", options={"finesse": "off"})
    do_all(game, 0, taking(0), taking(1), DONE)
    assert Event.TILE_REMOVED not in kinds(finish(game))
    assert wealth(game) == [0, 0, 0]


# project_l-19, project_l-67: the row gets shorter, and its end is the end of the game


@pytest.mark.parametrize("players", TABLES)
def test_a_tile_goes_each_time_play_comes_back_to_the_first_player(players):
    """project_l-19: with five and six, each time the clear stone does."""
    game = finesse("C04", players=players, first=1, gone=0)
    for gone in range(1, 4):
        for _ in range(players - 1):
            finish(game)
            assert now(game).tiles_gone == gone - 1
        assert told(finish(game), Event.TILE_REMOVED) == [(-1, (10 - gone, 0, 0))]
        assert now(game).tiles_gone == gone


@pytest.mark.parametrize("players", TABLES)
def test_the_game_ends_with_the_last_tile(players):
    """project_l-19, project_l-67: at once, without a further round."""
    game = finesse("C04", players=players, first=1, gone=9)
    for _ in range(players - 1):
        finish(game)
        assert now(game).ending == Ending.NORMAL
    events = finish(game)
    assert now(game).tiles_gone == 10
    assert is_ended(game)
    assert Event.LAST_ROUND not in kinds(events)


@pytest.mark.parametrize("players", TABLES)
def test_ten_rounds_are_played(players):
    """project_l-19."""
    game = finesse("C04", players=players, gone=0)
    rounds = 0
    while actors(game):
        finish_round(game)
        rounds += 1
    assert rounds == 10
    assert now(game).ending == Ending.OVER


def test_touches_follow_the_last_tile():
    """project_l-19, project_l-53: they pay nothing, not even by the tile just removed."""
    game = finesse("FA1", gone=9, stocks=["D1 D1", "D1"], slots=[[ROOMY], [ROOMY]])
    game.games["tiles"][0, :] = TILE_IDS.index("FA1")
    finish_round(game)
    assert actors(game) == [0, 1]
    do(game, 0, placing(0, "D1", 5))
    assert wealth(game) == [35, 0, 0]


def test_touches_pay_nothing_when_tiles_are_left():
    """project_l-53: the deck ended the game first."""
    game = finesse("FA1", stocks=["D1 D1", ""], slots=[[ROOMY]], ending=Ending.LAST_ROUND)
    set_stock(game, 1, "")
    finish_round(game)
    assert actors(game) == [0]
    do(game, 0, placing(0, "D1", 5))
    assert wealth(game) == [35, 0, 0]


# project_l-80, project_l-81: more puzzles, more tiles


def deals(times, players=2, **options):
    """So many deals."""
    for seed in range(4 if INTERPRETED else times):
        yield now(GAME.deal(players, seed, options))


def backs(record):
    """How many tiles of each back lie in the row."""
    row = [BACKS[BACK[tile]] for tile in (*record.face_down, *record.tiles)]
    return {back: row.count(back) for back in BACKS}


@pytest.mark.sweep
@pytest.mark.parametrize("pack", ["on", "ambassador"])
def test_the_row_has_two_a_two_b_and_six_c_tiles(pack):
    """project_l-11, project_l-81."""
    for record in deals(40, finesse=pack):
        assert backs(record) == {"A": 2, "B": 2, "C": 6}
        assert len({*record.face_down, *record.tiles}) == 10
        assert record.bank == 35


def drawn_tiles(times, players, pack):
    """The names of all tiles drawn in so many deals."""
    found = set()
    for record in deals(times, players, finesse=pack):
        found |= {TILE_IDS[tile] for tile in (*record.face_down, *record.tiles)}
    return found


@pytest.mark.sweep
def test_without_the_pack_its_tiles_stay_away():
    """project_l-81."""
    assert not [name for name in drawn_tiles(40, 3, "on") if name.startswith("F")]


@pytest.mark.sweep
def test_with_the_pack_its_tiles_join_the_others():
    """project_l-81: FC2 too, with two and more players."""
    found = drawn_tiles(60, 3, "ambassador")
    if not INTERPRETED:
        assert found == set(TILE_IDS)
    assert [name for name in found if name.startswith("F")]
    assert [name for name in found if not name.startswith("F")]


@pytest.mark.sweep
def test_phoenix_puzzles_join_the_black_ones():
    """project_l-80: seven of six points; as many black puzzles are used as ever."""
    phoenix = {name for name in PUZZLE_IDS if name.startswith("pb")}
    assert [POINTS[PUZZLE_IDS.index(name)] for name in phoenix] == [6] * 7
    found, without = set(), set()
    for record in deals(60, phoenix="on"):
        assert record.decks[BLACK].unseen_left == 8
        found |= used_blacks(record)
    for record in deals(60, phoenix="off"):
        without |= used_blacks(record)
    assert found & phoenix
    assert INTERPRETED or phoenix < found
    assert not without & phoenix


def used_blacks(record):
    """The names of the black puzzles in the game."""
    pile = record.decks[BLACK]
    here = [*pile.unseen[: pile.unseen_left], *record.market[4:8]]
    assert len(here) == 12
    return {PUZZLE_IDS[p] for p in here}
