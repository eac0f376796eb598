"""Moves of Small Islands as numbers and as words, and back."""

import pytest

from games.small_islands.hunting import walk
from games.small_islands.positions import SEATS, VALUES, asked, legal
from games.small_islands.wording import (
    EVERY_QUESTION,
    acting,
    asking,
    building,
    choosing,
    claiming,
    covering,
    cursed,
    erecting,
    facing,
    flowing,
    moving,
    parking,
    planting,
    playing,
    read,
    renewing,
    say,
    showing,
    starting,
    striking,
    tiling,
    turning,
)
from parlour.errors import BadWords
from parlour.games.small_islands import GAME
from parlour.games.small_islands.box.map import HEX_NAMES
from parlour.games.small_islands.box.terrains import TRIAD
from parlour.games.small_islands.moves import CLAIM, DECLINE, FIRST, FIRST_SPOT, MOVES, Act, meaning
from parlour.games.small_islands.nouns import triad_names
from parlour.games.small_islands.table import Step
from parlour.kit.rule import INTERPRETED

pytestmark = pytest.mark.talk

MOST = 60 if INTERPRETED else 300
OPTIONS = (
    {"object_placement": "players"},
    {"volcano": "off", "new_map_clue_from": "hand"},
    {"new_map_clue_from": "hand", "raise_ends_turn": "on"},
)
H5 = HEX_NAMES.index("H5")


@pytest.mark.parametrize(
    ("question", "move", "words"),
    [
        (acting, Act.END_TURN, "ends the turn"),
        (moving, Act.END_MOVE, "ends the move"),
        (starting, Act.TAKE, "takes the amulet on I5"),
        (starting, Act.LEAVE, "leaves the amulet on I5"),
        (acting, Act.MOVE, "sets out"),
        (acting, Act.SWAP, "swaps clues"),
        (acting, Act.BUY_MOVE, "spends an amulet on a move"),
        (moving, Act.BUY_SWAP, "spends an amulet on a swap of clues"),
        (moving, Act.RAISE, "raises the white treasure"),
        (acting, Act.CLUE + 1, "plays a clue on grey"),
        (acting, Act.TILE + 2, "plays a volcanic tile on black"),
        (acting, Act.BUY_CLUE + 3, "spends an amulet on a clue on brown"),
        (acting, Act.BUY_TILE, "spends an amulet on a volcanic tile on white"),
        (acting, Act.CUBE + 1, "spends an amulet on removing a grey cube"),
        (playing, FIRST[Step.CARD], 'plays "on a beach" on white'),
        (tiling, FIRST[Step.TILE] + 2, 'plays the volcanic tile "next to lava" on white'),
        (
            showing,
            FIRST[Step.SHOW] + 1,
            'shows "on the largest beach", which does not fit white',
        ),
        (renewing, FIRST[Step.NEW_CLUE] + 4, 'begins white with "not on a beach"'),
        (cursed, FIRST[Step.CURSE], "loses an amulet"),
        (cursed, FIRST[Step.CURSE] + 1, "loses gold 3"),
        (choosing, FIRST[Step.TRIAD], "chooses the triad beach and jungle"),
        (turning, FIRST[Step.TRIAD_TURN] + 1, "puts the first terrain to the NE"),
        (facing, FIRST[Step.FACING] + 5, "turns the statue to the NW"),
        (moving, FIRST_SPOT[Step.MOVE] + H5, "moves to H5"),
        (flowing, FIRST_SPOT[Step.LAVA] + H5, "covers H5 with lava"),
        (striking, FIRST_SPOT[Step.CUBE] + H5, "removes the white cube on H5"),
        (parking, FIRST_SPOT[Step.VEHICLE] + H5, "starts on H5"),
        (building, FIRST_SPOT[Step.OBJECT] + H5, "puts a hut on H5"),
        (planting, FIRST_SPOT[Step.OBJECT] + H5, "puts a palm tree on H5"),
        (erecting, FIRST_SPOT[Step.STATUE] + H5, "puts a statue on H5"),
        (covering, FIRST_SPOT[Step.TRIAD_LAVA] + H5, "puts the lava of the triad on H5"),
    ],
)
def test_how_moves_are_said(question, move, words):
    """small_islands-07, small_islands-73, small_islands-74"""
    position = question()
    assert say(position, int(move)) == words
    assert read(position, words) == move


def test_the_card_on_offer_is_named():
    """small_islands-57"""
    position = claiming()
    up = VALUES[position.games[0]["up"]]
    said = [say(position, int(FIRST[Step.CLAIM]) + answer) for answer in (CLAIM, DECLINE)]
    assert said == [f"claims gold {up}", f"declines gold {up}"]


@pytest.mark.parametrize("question", EVERY_QUESTION)
def test_every_answer_has_words_of_its_own_that_mean_it(question):
    """Legal or not; then the reason says why."""
    position = question()
    game, seat = position.reading(), asking(position)
    answers = GAME.questions.meanings(game, seat)
    assert len({answer.words for answer in answers.values()}) == len(answers)
    for move, answer in answers.items():
        assert GAME.read(game, seat, answer.words) == move
        assert GAME.read(game, seat, f" {answer.words.upper().replace(' ', '  ')}. ") == move


@pytest.mark.parametrize("question", EVERY_QUESTION)
def test_every_number_means_one_question_and_one_answer(question):
    step, found = question().games[0]["step"], GAME.questions.steps
    for move in found[int(step)].answers:
        asked_for, answer = meaning(move)
        assert asked_for in (step, Step.ACTION)
        starts = FIRST_SPOT if move >= FIRST_SPOT[Step.MOVE] else FIRST
        assert starts[asked_for] + answer == move


@pytest.mark.parametrize("move", [-1, MOVES])
def test_what_is_no_move_is_not_said(move):
    with pytest.raises(BadWords, match=rf"^Move {move} means nothing here\.$"):
        say(acting(), move)


def test_equal_triads_of_a_box_are_told_apart():
    """small_islands-13"""
    names = triad_names(TRIAD[[0, 1, 0, 0]].tolist())
    assert names[2:] == ["beach and jungle 2", "beach and jungle 3"]


@pytest.mark.soak
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
