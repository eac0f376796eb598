"""Moves of Tavarua in words; hearing.py is the way back.

A number means something only where its question is asked. A whole choice is several moves, and the
words of each are as small as its step (tavarua-98).
"""

from collections.abc import Callable
from itertools import pairwise

from parlour.errors import BadWords
from parlour.games.speech import counted
from parlour.games.tavarua.box import LONG, SHORT, VALUE
from parlour.games.tavarua.faces import board_name, kind_name
from parlour.games.tavarua.moves import FIRST, TAKE_BACK
from parlour.games.tavarua.stoke import STOKE_NAMES, Action
from parlour.games.tavarua.table import Phase, Step
from parlour.kit.positions import Reading
from parlour.kit.sets import first, remove

# The numbers of each question, by step.
_starts = [*FIRST.tolist()[Step.BOARD :], TAKE_BACK]
RUNS: dict[int, range] = {
    step: range(*run) for step, run in enumerate(pairwise(_starts), Step.BOARD)
}
_ACTIONS = ("rides", "bails", "recovers", "catches", "paddles out", "waits", "paddles in")


def say(game: Reading, seat: int, move: int) -> str:
    """What the seat does by the move in this position: "switches to the long board"."""
    words = words_of(game, seat, move)
    if words is None:
        raise BadWords(f"Move {move} means nothing here.")
    return words


def words_of(game: Reading, seat: int, move: int) -> str | None:
    """The words of a move that has a meaning in the seat's step."""
    if move == TAKE_BACK:
        return "takes the choice back" if is_secret_phase(game) else None
    player = game.players[seat]
    run = RUNS.get(player.step, range(0))
    return _WORDS[player.step](game, player, move - run.start) if move in run else None


def meanings(game: Reading, seat: int) -> dict[str, int]:
    """The words of all moves that have a meaning in the seat's step, each with its number."""
    moves = (*RUNS.get(game.players[seat].step, ()), TAKE_BACK)
    return {words: move for move in moves if (words := words_of(game, seat, move))}


def is_secret_phase(game: Reading) -> bool:
    """Whether all choose at once now, in secret (tavarua-35)."""
    return game.phase in (Phase.EXCHANGE, Phase.PLAY)


def example(game: Reading, seat: int) -> str:
    """A legal move in words, rather than one that ends the question."""
    player = game.players[seat]
    start, others = RUNS[player.step].start, remove(player.choices, 0)
    return say(game, seat, start + (first(others) if others else 0))


# What an answer is called, by step.


def _ashore(game: Reading, player: Reading, answer: int) -> str:
    other = LONG if player.board == SHORT else SHORT
    switches = f"switches to the {board_name(other)}"
    return ("is done on the Shore", switches, "buys a Stoke card")[answer]


# In the Wash nobody is asked for the action, so its card tells it (tavarua-99).
def _card(game: Reading, player: Reading, kind: int) -> str:
    recovers = player.choice.action == Action.RECOVER
    return f"{'recovers with' if recovers else 'plays'} {kind_name(kind)}"


# tavarua-32
def _value(game: Reading, player: Reading, value: int) -> str:
    tokens = abs(value - int(VALUE[player.choice.card]))
    if tokens == 0:
        return "plays it as it is"
    return f"plays it as {value} with {counted(tokens, 'Stoke token')}"


def _discard(game: Reading, player: Reading, answer: int) -> str:
    if answer:
        return f"gives up {kind_name(answer - 1)}"
    keeps = game.phase == Phase.EXCHANGE and not player.choice.given
    return "keeps the hand" if keeps else "gives up no more"


_WORDS: dict[int, Callable[[Reading, Reading, int], str]] = {
    Step.BOARD: lambda game, player, board: f"takes the {board_name(board)}",
    Step.SHORE: _ashore,
    Step.ATTACH: lambda game, player, card: f"attaches {STOKE_NAMES[card]}",
    Step.ACTION: lambda game, player, action: _ACTIONS[action],
    Step.CARD: _card,
    Step.VALUE: _value,
    Step.DISCARD: _discard,
}
