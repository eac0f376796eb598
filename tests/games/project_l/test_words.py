"""Moves of Project L as numbers and as words, and back."""

import pytest

from games.project_l.positions import (
    blind,
    choosing,
    legal,
    now,
    placing,
    recycling,
    splitting,
    taking,
    upgrading,
    walk,
)
from games.project_l.wording import at, meant, read, say
from parlour.errors import BadWords
from parlour.games.project_l import GAME
from parlour.games.project_l.moves import (
    AMBASSADOR,
    DONE,
    FIRST_DECK,
    FIRST_PIECE,
    FIRST_SPACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    FREE_DOT_MOVE,
    INSERT,
    MASTER,
    MOVES,
)
from parlour.games.project_l.table import Step
from walks import LONG

pytestmark = pytest.mark.talk

TABLES = (1, 2, 4, 5, 6)
FULL = TABLES if LONG else (1, 6)  # where every placement is read
STEPS = tuple(step for step in Step if step not in (Step.WAIT, Step.COMPLETE))


def test_moves_are_numbered_from_0_to_2587():  # project_l-83f
    assert (FIRST_SPACE, FIRST_DECK, FREE_DOT_MOVE, FIRST_UPGRADE) == (2380, 2396, 2400, 2401)
    assert (FIRST_SPLIT, MASTER, DONE, FIRST_PIECE, MOVES) == (2545, 2572, 2575, 2576, 2588)
    assert GAME.contract.moves == MOVES


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("players", TABLES)
def test_the_words_of_every_move_mean_that_move_alone(players, step):
    game = at(step, players)
    said = meant(game, 0)
    assert len(set(said.values())) == len(said)
    if step != Step.ACTION or players not in FULL:  # placements are said alike at every step
        said = {move: words for move, words in said.items() if move >= FIRST_SPACE or not move % 97}
    assert [GAME.read(game, 0, words) for words in said.values()] == list(said)


@pytest.mark.parametrize("players", TABLES)
def test_what_is_not_on_the_table_means_nothing(players):
    game = at(players=players)
    gaps = {taking(place) for place in range(16) if game.market[place] < 0}
    second_deck = {blind(1)} if players == 1 else set()
    assert set(range(MOVES)) - set(meant(game, 0)) == gaps | second_deck | {choosing("D1")}
    for move in (-1, MOVES):
        with pytest.raises(BadWords, match=rf"^Move {move} means nothing here\.$"):
            GAME.say(game, 0, move)


@pytest.mark.parametrize("players", TABLES)
def test_every_legal_move_of_a_game_is_said_and_read(players):
    for position, seat, _ in walk(players, seed=players, options={"recycle_order": 1}, most=60):
        game, moves = now(position), legal(position, seat)
        words = [GAME.say(game, seat, move) for move in moves]
        assert [GAME.read(game, seat, said) for said in words] == moves


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (placing(0, "D1", 3), "places D1 in 1 at d1"),
        (placing(1, "T4", 6, 10, 11, 12), "places T4 in 2 at b2"),
        (placing(1, "T4", 11, 16, 21, 17), "places T4 in 2 at b3 turned"),
        (placing(3, "T4", 10, 11, 12, 16), "places T4 in 4 at a3 turned twice"),
        (placing(3, "S4", 5, 6, 11, 12), "places S4 in 4 at a2 flipped"),
        (placing(0, "S4", 6, 10, 11, 15), "places S4 in 1 at b2 flipped turned"),
        (taking(0), "takes w05"),
        (taking(5), "takes b10"),
        (blind(0), "takes the top white puzzle"),
        (blind(1), "takes the top black puzzle"),
        (recycling(0), "recycles the white row"),
        (FREE_DOT_MOVE, "takes D1 for nothing"),
        (upgrading("I2", "T4"), "upgrades I2 to T4"),
        (splitting("P5 into D1 O4"), "splits P5 into D1 O4"),
        (MASTER, "begins Master"),
        (AMBASSADOR, "begins Ambassador"),
        (INSERT, "inserts an action"),
        (DONE, "ends the turn"),
        (choosing("T4"), "takes T4 for nothing"),
    ],
)
def test_how_moves_are_said(move, words):
    assert say(move) == words


def test_a_reward_is_picked():  # project_l-59
    assert say(choosing("T4"), Step.REWARD_PICK) == "picks T4"


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (Step.EXTRA, "ends the turn"),
        (Step.MULTI_PLACE, "finishes placing"),
        (Step.GHOST_PLACE, "finishes placing"),
        (Step.REWARD_PICK, "goes without a reward"),
        (Step.ARROW, "declines the arrow"),
        (Step.TOUCHES, "stops"),
    ],
)
def test_done_is_said_by_what_it_ends(step, words):
    assert say(DONE, step) == words


def test_a_row_is_put_under_puzzle_by_puzzle():  # project_l-30
    assert say(taking(0), Step.RECYCLE_ORDER) == "puts w05 under next"
    for words in ("puts w05 under next", "put w05 under", "w05", "white 1"):
        assert read(words, Step.RECYCLE_ORDER) == taking(0)


def test_alone_there_are_a_grid_and_a_single_deck():  # project_l-83, project_l-83f
    game = at(players=1)
    assert GAME.say(game, 0, taking(3)) == "takes w08"
    assert GAME.say(game, 0, blind(0)) == "takes the top puzzle"
    for words in ("take w08", "w08", "grid 4", "take grid 4", "take 4"):
        assert GAME.read(game, 0, words) == taking(3)
    for words in ("take the top puzzle", "top", "blind", "top white", "draw", "take from the deck"):
        assert GAME.read(game, 0, words) == blind(0)
