"""Moves of Small Islands as numbers and as words, and back."""

import pytest

from games.small_islands.hunting import walk
from games.small_islands.positions import SEATS, asked, legal
from games.small_islands.wording import (
    EVERY_QUESTION,
    acting,
    building,
    planting,
    read,
    say,
)
from parlour.errors import BadWords
from parlour.games.small_islands import GAME, faces
from parlour.games.small_islands.box.terrains import (TRIAD)
from parlour.games.small_islands.box.map import (HEX_NAMES)
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, MOVES, Act
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED

MOST = 60 if INTERPRETED else 300
OPTIONS = (
    {"object_placement": "players"},
    {"volcano": "off", "new_map_clue_from": "hand"},
    {"new_map_clue_from": "hand", "raise_ends_turn": "on"},
)
H5 = HEX_NAMES.index("H5")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Act.END_TURN, "end turn"),
        (Act.END_MOVE, "end move"),
        (Act.TAKE, "take amulet"),
        (Act.LEAVE, "leave amulet"),
        (Act.MOVE, "move"),
        (Act.SWAP, "swap clues"),
        (Act.BUY_MOVE, "amulet: move"),
        (Act.BUY_SWAP, "amulet: swap clues"),
        (Act.RAISE, "raise white"),
        (Act.CLUE + 1, "clue on grey"),
        (Act.TILE + 2, "tile on black"),
        (Act.BUY_CLUE + 3, "amulet: clue on brown"),
        (Act.BUY_TILE, "amulet: tile on white"),
        (Act.CUBE + 1, "amulet: cube of grey"),
        (FIRST[Step.CARD], "play on a beach"),
        (FIRST[Step.TILE] + 2, "tile next to lava"),
        (FIRST[Step.SHOW] + 1, "show on the largest beach"),
        (FIRST[Step.NEW_CLUE] + 4, "begin with not on a beach"),
        (FIRST[Step.CLAIM], "claim"),
        (FIRST[Step.CLAIM] + 1, "decline"),
        (FIRST[Step.CURSE], "pay amulet"),
        (FIRST[Step.CURSE] + 1, "pay gold"),
        (FIRST[Step.TRIAD], "triad beach and jungle"),
        (FIRST[Step.TRIAD_TURN] + 1, "first terrain NE"),
        (FIRST[Step.FACING] + 5, "face NW"),
        (FIRST_SPOT[Step.MOVE] + H5, "to H5"),
        (FIRST_SPOT[Step.LAVA] + H5, "lava on H5"),
        (FIRST_SPOT[Step.CUBE] + H5, "remove H5"),
        (FIRST_SPOT[Step.VEHICLE] + H5, "start on H5"),
        (FIRST_SPOT[Step.OBJECT] + H5, "hut on H5"),
        (FIRST_SPOT[Step.STATUE] + H5, "statue on H5"),
        (FIRST_SPOT[Step.TRIAD_LAVA] + H5, "triad lava on H5"),
    ],
)
def test_how_moves_are_said(move, words):
    """small_islands-73, small_islands-74"""
    assert say(acting(), int(move)) == words
    assert read(acting(), words) == move


def test_huts_come_before_palm_trees():
    """small_islands-07"""
    move = int(FIRST_SPOT[Step.OBJECT]) + H5
    assert say(building(), move) == "hut on H5"
    assert say(planting(), move) == "palm on H5"


def test_every_number_has_words_of_its_own():
    game = acting().reading()
    said = {GAME.say(game, 0, move).lower() for move in range(MOVES)}
    assert len(said) == MOVES


def test_words_mean_their_number_whatever_is_asked():
    """Then the reason says what is asked instead; huts and palm trees share their numbers."""
    position = acting()
    game = position.reading()
    for move in range(MOVES):
        words = GAME.say(game, 0, move)
        assert GAME.read(game, 0, words) == move
        assert GAME.read(game, 0, f" {words.upper().replace(' ', '  ')}. ") == move


@pytest.mark.parametrize("question", EVERY_QUESTION)
def test_the_words_of_every_legal_move_mean_that_move(question):
    position = question()
    for move in legal(position):
        assert read(position, say(position, move)) == move


@pytest.mark.parametrize("move", [-1, MOVES])
def test_what_is_no_move_is_not_said(move):
    with pytest.raises(BadWords, match=rf"^Move {move} means nothing here\.$"):
        say(acting(), move)


def test_equal_triads_of_a_box_are_told_apart(monkeypatch):
    """small_islands-13"""
    monkeypatch.setattr(faces, "TRIAD", TRIAD[[0, 1, 0, 0]])
    names = [faces.triad_name(triad) for triad in range(4)]
    assert names[2:] == ["beach and jungle 2", "beach and jungle 3"]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", SEATS)
def test_every_move_of_a_game_is_said_and_read(players, options):
    """small_islands-75: by what the player sees alone."""
    for _, position in walk(players, seed=players, options=options, most=MOST):
        if GAME.engine.actors(position):
            seat, moves, seen = asked(position), legal(position), position.copy()
            GAME.engine.redact(seen, seat)
            whole, part = position.reading(), seen.reading()
            said = [GAME.say(part, seat, move) for move in moves]
            assert said == [GAME.say(whole, seat, move) for move in moves]
            assert [GAME.read(part, seat, words) for words in said] == moves
