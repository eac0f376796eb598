"""Moves of Small Islands in words; hearing.py is the way back.

Every number has a meaning of its own, wherever it is said: the question it answers, and the answer.
Only whether a hut or a palm tree is put down is for the position to tell.
"""

from itertools import pairwise

from parlour.errors import BadWords
from parlour.games.small_islands.box import COLUMN_NAMES, HUTS
from parlour.games.small_islands.clues import CLUES, clue_name
from parlour.games.small_islands.faces import direction_name, hex_name, triad_name
from parlour.games.small_islands.map import HEXES, members
from parlour.games.small_islands.moves import FIRST, FIRST_SPOT, MOVES
from parlour.games.small_islands.table import Step
from parlour.kit.positions import Reading
from parlour.kit.sets import first

# Acts answer three questions alike, and count as answers to the first of these.
_chosen = [Step.ACTION, Step.CARD, Step.TILE, Step.SHOW, Step.NEW_CLUE, Step.CLAIM, Step.CURSE]
_chosen += [Step.TRIAD, Step.TRIAD_TURN, Step.FACING]
_starts = {int(FIRST[step]): step for step in _chosen}
_starts |= {int(FIRST_SPOT[step]): step for step in Step if FIRST_SPOT[step] < MOVES}
ACTING = (Step.START, Step.ACTION, Step.MOVE)

# The numbers of each question, by step; of MOVE, its hexes.
RUNS: dict[int, range] = {
    _starts[run[0]]: range(*run) for run in pairwise([*sorted(_starts), MOVES])
}
# The question that a number answers, and the answer.
MEANINGS = [(step, move - run.start) for step, run in RUNS.items() for move in run]

_columns = ["raise {}", "clue on {}", "tile on {}"]
_columns += ["amulet: clue on {}", "amulet: tile on {}", "amulet: cube of {}"]
ACT_WORDS = [
    "end turn",
    "end move",
    "take amulet",
    "leave amulet",
    "move",
    "swap clues",
    "amulet: move",
    "amulet: swap clues",
    *(words.format(colour) for words in _columns for colour in COLUMN_NAMES),
]
ON_HEX = {
    Step.MOVE: "to {}",
    Step.LAVA: "lava on {}",
    Step.CUBE: "remove {}",
    Step.VEHICLE: "start on {}",
    Step.OBJECT: "hut on {}",
    Step.STATUE: "statue on {}",
    Step.TRIAD_LAVA: "triad lava on {}",
}
WITH_CARD = {Step.CARD: "play {}", Step.SHOW: "show {}", Step.NEW_CLUE: "begin with {}"}


def _answer_words(step: int, answer: int) -> str:
    if step in ON_HEX:
        return ON_HEX[Step(step)].format(hex_name(answer))
    if step in WITH_CARD:
        return WITH_CARD[Step(step)].format(clue_name(answer))
    if step == Step.TILE:
        return f"tile {clue_name(CLUES + answer)}"
    if step == Step.TRIAD:
        return f"triad {triad_name(answer)}"
    if step in (Step.FACING, Step.TRIAD_TURN):
        asked = "face" if step == Step.FACING else "first terrain"
        return f"{asked} {direction_name(answer)}"
    if step == Step.ACTION:
        return ACT_WORDS[answer]
    return (("claim", "decline") if step == Step.CLAIM else ("pay amulet", "pay gold"))[answer]


WORDS = [_answer_words(step, answer) for step, answer in MEANINGS]
PALM_WORDS = [f"palm on {hex_name(at)}" for at in range(HEXES)]


def say(game: Reading, seat: int, move: int) -> str:
    """The move in words: "clue on white"."""
    if not 0 <= move < MOVES:
        raise BadWords(f"Move {move} means nothing here.")
    if move in RUNS[Step.OBJECT] and is_palm(game):
        return PALM_WORDS[MEANINGS[move][1]]
    return WORDS[move]


# small_islands-07: huts first.
def is_palm(game: Reading) -> bool:
    """Whether it is a palm tree that is to be put down now."""
    return bool(game.step == Step.OBJECT and game.placed >= HUTS)


def example(game: Reading, seat: int) -> str:
    """A legal move in words: a hex where there is one, rather than one that ends the question."""
    if any(game.spots):
        return say(game, seat, int(FIRST_SPOT[game.step]) + members(game.spots)[0])
    choices = game.players[seat].choices
    others = choices & ~1 if game.step == Step.ACTION else 0
    return say(game, seat, int(FIRST[game.step]) + first(others or choices))
