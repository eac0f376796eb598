"""Options and setting up: project_l-02 to project_l-13."""

from collections import Counter
from functools import cache

import pytest

from games.project_l.positions import (
    BLACK,
    STONES_APART,
    TABLES,
    WHITE,
    actors,
    deck,
    finish,
    market,
    now,
    pieces,
    player,
    puzzles,
    slots,
    stock,
    told,
)
from parlour.errors import BadOption, BadSeats
from parlour.games.project_l import GAME
from parlour.games.project_l.box.puzzles import PUZZLE_IDS, PUZZLE_SETS
from parlour.games.project_l.box.tiles import TILE_IDS
from parlour.games.project_l.events import Event
from parlour.kit.record import SPECTATOR
from parlour.kit.rule import INTERPRETED

DEALS = 120 if INTERPRETED else 1000
BLACKS = {2: 12, 3: 14, 4: 16, 5: 20, 6: 24}
BOXES = {
    "base": ("base",),
    "ghost": ("base", "ghost"),
    "ambassador": ("base", "ambassador"),
    "full": ("base", "ghost", "ambassador"),
}
WHITE_PLACES = {**dict.fromkeys((2, 3, 4), range(4)), **dict.fromkeys((5, 6), (0, 1, 2, 8, 9, 10))}
every_table = pytest.mark.parametrize("players", TABLES)
every_box = pytest.mark.parametrize("boxes", BOXES)


@cache
def deals(players, **options):
    """Many games just dealt."""
    return [GAME.deal(players, seed, options) for seed in range(DEALS)]


def is_about(number, expected):
    """Whether a number is what luck may well bring: within four standard deviations."""
    return abs(number - expected) < 4 * expected**0.5


def named(boxes, colour, phoenix=False):
    """The puzzles of a colour in the chosen boxes."""
    chosen = (*BOXES[boxes], "phoenix") if phoenix else BOXES[boxes]
    letter = "wb"[colour]
    rows = zip(PUZZLE_IDS, PUZZLE_SETS, strict=True)
    return sorted(name for name, box in rows if box in chosen and name[-3] == letter)


def in_game(position, colour):
    """The puzzles of a colour in the rows and the deck."""
    places = WHITE_PLACES[now(position).seats]
    row = [now(position).market[place + 4 * colour] for place in places]
    return sorted([*puzzles(row), *deck(position, colour)])


def gone(position, colour):
    """The puzzles of a colour that are not in the game."""
    record = now(position)
    left = (record.gone_white, record.gone_black)[colour]
    return [PUZZLE_IDS[p + 45 * colour] for p in range(45) if left >> p & 1]


def test_the_switches_and_their_defaults():  # project_l-02
    values = {
        o.name: (o.labels or o.range, o.labels[o.default] if o.labels else o.default)
        for o in GAME.options
    }
    assert values == {
        "expansions": (("base", "ghost", "ambassador", "full"), "full"),
        "finesse": (("off", "on", "ambassador"), "off"),
        "phoenix": (("off", "on"), "off"),
        "endless_white": (("off", "on"), "off"),
        "pieces": (("10", "15"), "15"),
        "free_dot": (("off", "on"), "on"),
        "recycle_order": (("off", "on"), "off"),
        "open_piles": (("off", "on"), "off"),
        "solo_level": (("normal", "hard", "unbeatable"), "normal"),
        "round_cap": ("1 to 50", 50),
        "credits_break_ties_first": (("off", "on"), "off"),
    }


@pytest.mark.parametrize("given", [{"round_cap": 0}, {"round_cap": 51}, {"pieces": "12"}])
def test_other_values_are_refused(given):  # project_l-02
    with pytest.raises(BadOption):
        GAME.deal(2, 0, given)


def test_one_to_six_people_play():  # project_l-03
    assert list(GAME.seats) == [1, *TABLES]
    for players in (0, 7):
        with pytest.raises(BadSeats, match=f"1 to 6 players, not {players}"):
            GAME.deal(players)


@pytest.mark.parametrize(("boxes", "blacks"), [("base", 20), ("ambassador", 22)])
def test_six_need_the_ghost_or_the_phoenix_puzzles(boxes, blacks):  # project_l-03
    with pytest.raises(BadOption, match=f"need 24 black puzzles; these boxes have {blacks} "):
        GAME.deal(6, 0, {"expansions": boxes})
    assert actors(GAME.deal(6, 0, {"expansions": boxes, "phoenix": "on"}))
    assert actors(GAME.deal(5, 0, {"expansions": boxes}))


@pytest.mark.parametrize("boxes", ["ghost", "full"])
def test_with_ghost_puzzles_six_can_play(boxes):  # project_l-03
    assert actors(GAME.deal(6, 0, {"expansions": boxes}))


@pytest.mark.sweep
@every_table
def test_each_chair_is_equally_likely_to_begin(players):  # project_l-04
    first = Counter(now(position).first for position in deals(players))
    assert sorted(first) == list(range(players))
    assert all(is_about(count, DEALS / players) for count in first.values())


@every_table
def test_whoever_has_the_mark_begins_and_the_next_clockwise_follows(players):  # project_l-04
    for seed in range(6):
        position = GAME.deal(players, seed)
        first = now(position).first
        assert told(position.events(), Event.BEGINS) == [(first, (0, 0, 0))]
        assert first in actors(position)
        finish(position)
        assert (first + 1) % players in actors(position)


@every_table
def test_everybody_starts_with_a_dot_and_a_domino(players):  # project_l-05
    position = GAME.deal(players)
    assert [stock(position, seat) for seat in range(players)] == ["D1 I2"] * players
    assert [stock(position, seat) for seat in range(players, 6)] == [""] * (6 - players)
    assert slots(position, 0) == [None] * 4


@every_box
@pytest.mark.parametrize("players", [2, 5])
def test_all_white_puzzles_of_the_boxes_are_used(players, boxes):  # project_l-06, project_l-02
    position = GAME.deal(players, 3, {"expansions": boxes})
    assert in_game(position, WHITE) == named(boxes, WHITE)
    assert len(in_game(position, WHITE)) == {"base": 32, "ghost": 44, "ambassador": 33}.get(
        boxes, 45
    )
    assert sorted(gone(position, WHITE)) == sorted(
        set(named("full", WHITE)) - set(named(boxes, WHITE))
    )


@pytest.mark.sweep
def test_every_white_puzzle_is_equally_likely_on_top_and_at_the_bottom():  # project_l-06
    for place in (0, -1):
        found = Counter(deck(position, WHITE)[place] for position in deals(2))
        assert max(found.values()) < DEALS / 45 + 5 * (DEALS / 45) ** 0.5
        assert len(found) > 35


@pytest.mark.sweep
@every_table
def test_so_many_black_puzzles_are_used(players):  # project_l-07
    for position in deals(players)[:20]:
        used = in_game(position, BLACK)
        assert len(used) == len(set(used)) == BLACKS[players]
        assert set(used) <= set(named("full", BLACK))


@every_table
@pytest.mark.parametrize("phoenix", [False, True])
def test_the_other_black_puzzles_leave(players, phoenix):  # project_l-07, project_l-80
    position = GAME.deal(players, 1, {"phoenix": int(phoenix)})
    everything = named("full", BLACK, phoenix=True)
    assert sorted(in_game(position, BLACK) + gone(position, BLACK)) == everything
    assert set(in_game(position, BLACK)) <= set(named("full", BLACK, phoenix))


@pytest.mark.sweep
def test_each_black_puzzle_is_equally_likely_to_be_used():  # project_l-07
    found = Counter(name for position in deals(2) for name in in_game(position, BLACK))
    assert sorted(found) == named("full", BLACK)
    assert all(is_about(count, DEALS * 12 / 34) for count in found.values())


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_nobody_sees_decks_and_puzzles_that_left(viewer):  # project_l-07, project_l-11
    position = GAME.deal(2, 1, {"finesse": "on"})
    GAME.engine.redact(position, viewer)
    record = now(position)
    assert record.gone_black == record.gone_white == 0
    assert not any(record.decks[WHITE].unseen)
    assert not any(record.decks[BLACK].unseen)
    assert record.face_down == [0, 0]
    assert len(set(record.tiles)) == 8


@pytest.mark.parametrize(("players", "left"), [(2, 8), (3, 10), (4, 12)])
def test_up_to_four_have_two_rows_of_four(players, left):  # project_l-08
    position = GAME.deal(players)
    assert None not in market(position, 0) + market(position, 4)
    assert market(position, 8, 8) == [None] * 8
    assert all(name[-3] == "w" for name in market(position, 0))
    assert all(name[-3] == "b" for name in market(position, 4))
    assert (len(deck(position, WHITE)), len(deck(position, BLACK))) == (41, left)


@pytest.mark.parametrize(("players", "left"), [(5, 14), (6, 18)])
def test_five_and_six_have_two_sets_of_two_rows_of_three(players, left):  # project_l-09
    position = GAME.deal(players)
    letters = [name and name[-3] for name in market(position, 0, 16)]
    assert letters == [*"www", None, *"bbb", None] * 2
    assert (len(deck(position, WHITE)), len(deck(position, BLACK))) == (39, left)


@every_table
def test_rows_are_filled_from_left_to_right_the_clear_set_first(players):  # project_l-09
    position = GAME.deal(players, 4)
    shown = puzzles(values[0] for _, values in told(position.events(), Event.REVEALED))
    for colour in (WHITE, BLACK):
        places = [now(position).market[place + 4 * colour] for place in WHITE_PLACES[players]]
        assert [name for name in shown if name[-3] == "wb"[colour]] == puzzles(places)


@pytest.mark.parametrize("players", STONES_APART)
def test_the_stones_go_to_the_first_and_the_third_or_fourth(players):  # project_l-10
    for seed in range(8):
        position = GAME.deal(players, seed)
        clear = now(position).first
        black = (clear + {5: 2, 6: 3}[players]) % players
        assert sorted(actors(position)) == sorted([clear, black])
        assert told(position.events(), Event.STONES_PASSED) == [(-1, (clear, black, 0))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_have_no_stones(players):  # project_l-10
    position = GAME.deal(players)
    assert actors(position) == [now(position).first]
    assert told(position.events(), Event.STONES_PASSED) == []


def row(position):
    """The ids of the ten tiles, the two face down first."""
    return [TILE_IDS[tile] for tile in (*now(position).face_down, *now(position).tiles)]


@pytest.mark.sweep
@pytest.mark.parametrize("pack", ["on", "ambassador"])
def test_two_a_two_b_and_six_c_tiles_lie_in_a_row(pack):  # project_l-11, project_l-81
    seen = set()
    for position in deals(3, finesse=pack):
        tiles = [name.removeprefix("F")[0] for name in row(position)]
        assert Counter(tiles) == {"A": 2, "B": 2, "C": 6}
        assert len(set(row(position))) == 10
        seen.update(row(position))
    assert seen == {name for name in TILE_IDS if pack == "ambassador" or name[0] != "F"}


@pytest.mark.sweep
def test_the_ten_tiles_are_shuffled_together():  # project_l-11
    for place in range(10):
        backs = Counter(row(position)[place][0] for position in deals(3, finesse="on"))
        assert is_about(backs["A"], DEALS / 5)
        assert is_about(backs["B"], DEALS / 5)


def test_without_finesse_there_are_no_tiles_and_no_credits():  # project_l-11, project_l-12
    position = GAME.deal(2)
    assert row(position) == ["A01"] * 10
    assert now(position).bank == 0


@every_table
def test_the_bank_has_35_credits_and_nobody_any(players):  # project_l-12
    position = GAME.deal(players, 0, {"finesse": "on"})
    assert now(position).bank == 35
    assert not any(mine.credits + mine.new_credits for mine in now(position).players)


@every_table
@pytest.mark.parametrize("number", [15, 10])
def test_the_supply_holds_all_pieces_but_those_given_out(players, number):  # project_l-13
    position = GAME.deal(players, 0, {"pieces": str(number)})
    small = [number - players] * 2
    assert now(position).supply == small + [number] * 7 + [10] * 3


@pytest.mark.parametrize(("boxes", "ghosts"), [("base", 0), ("ambassador", 0), ("ghost", 10)])
def test_only_with_the_ghost_puzzles_there_are_ghosts(boxes, ghosts):  # project_l-13
    position = GAME.deal(2, 0, {"expansions": boxes})
    assert now(position).supply == [13] * 2 + [15] * 7 + [ghosts] * 3


def test_a_turn_begins_with_three_actions_and_nothing_used():  # project_l-20
    mine = player(GAME.deal(2), now(GAME.deal(2)).first)
    assert (mine.actions, mine.mastered, mine.blacks, mine.used) == (3, 0, 0, 0)
    assert pieces(mine.fresh) == ""
