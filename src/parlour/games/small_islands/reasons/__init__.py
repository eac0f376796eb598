"""Why a move of Small Islands is not legal: a sentence to the player and the rule that forbids it.

Everything it tells lies open on the table or is the player's own, so a whole record and its
redaction give the same reason. A file a chapter, as in rules/.
"""

from collections.abc import Callable

import numpy as np

from parlour.games.game import Refusal
from parlour.games.small_islands.box.pieces import COLUMNS
from parlour.games.small_islands.moves import MOST_LEGAL, MOVES, Act, meaning
from parlour.games.small_islands.questions import QUESTIONS
from parlour.games.small_islands.reasons.acts import not_done, not_done_in_move
from parlour.games.small_islands.reasons.lava import no_lava
from parlour.games.small_islands.reasons.moving import no_bound
from parlour.games.small_islands.reasons.playing import (
    no_cube,
    not_begun_with,
    not_played,
    not_shown,
    not_this_tile,
)
from parlour.games.small_islands.reasons.setting_up import (
    no_object,
    no_start,
    no_statue,
    no_triad,
    no_triad_lava,
    no_triad_turn,
)
from parlour.games.small_islands.rules import legal_moves
from parlour.games.small_islands.table import Step
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading

Reason = Callable[[Reading, int, int], Refusal]  # (game, seat, answer)

# Why an answer to the question that is asked is not legal; to the others every answer is.
_REASONS: dict[int, Reason] = {
    Step.OBJECT: no_object,
    Step.STATUE: no_statue,
    Step.TRIAD: no_triad,
    Step.TRIAD_LAVA: no_triad_lava,
    Step.TRIAD_TURN: no_triad_turn,
    Step.VEHICLE: no_start,
    Step.ACTION: not_done,
    Step.MOVE: no_bound,
    Step.CARD: not_played,
    Step.TILE: not_this_tile,
    Step.SHOW: not_shown,
    Step.CUBE: no_cube,
    Step.LAVA: no_lava,
    Step.NEW_CLUE: not_begun_with,
}


def why_not(game: Reading, seat: int, move: int) -> Refusal:
    """Why the seat may not make the move, which is not legal."""
    if game.step == Step.OVER:
        return Refusal("the game is over", f"small_islands-{'67' if game.last else '69'}")
    if seat != game.asked:
        return _not_asked(game)
    if not 0 <= move < MOVES:
        return _another_question(game, seat)
    question, answer = meaning(move)
    if question == game.step:
        return _REASONS[question](game, seat, answer)
    if question == Step.ACTION and game.step == Step.MOVE:
        return not_done_in_move(game, seat, answer)
    if game.step in (Step.ACTION, Step.MOVE) and question in (*_FIRST, *_NOT_YET):
        return _not_yet(game, seat, question)
    return _another_question(game, seat)


# Whose decision it is, by question; what is not named here is a player's own turn.
_WHOSE: dict[int, str] = {
    **dict.fromkeys((Step.OBJECT, Step.STATUE, Step.FACING), "small_islands-07"),
    **dict.fromkeys((Step.TRIAD, Step.TRIAD_LAVA, Step.TRIAD_TURN), "small_islands-13"),
    Step.VEHICLE: "small_islands-16",
    Step.CLAIM: "small_islands-57",
    Step.CURSE: "small_islands-60",
    Step.NEW_CLUE: "small_islands-61c",
}


def _not_asked(game: Reading) -> Refusal:
    deciding = seat_name(game.asked)
    if game.step in _WHOSE:
        return Refusal(f"it is for {deciding} to decide now", _WHOSE[game.step])
    return Refusal(f"it is the turn of {deciding}", "small_islands-21")


def _not_yet(game: Reading, seat: int, question: int) -> Refusal:
    """What comes first, with a legal example if there is one."""
    if question not in _FIRST:
        return _NOT_YET[question]
    what, act = _FIRST[question]
    moves = np.empty(MOST_LEGAL, np.int64)
    legal = moves[: legal_moves(game.record, seat, moves)].tolist()
    said = [QUESTIONS.answer(game, seat, m).words for m in legal if act <= m < act + COLUMNS]
    like = f', like "{said[0]}"' if said else ""
    return Refusal(f"first name the {what}{like}", "small_islands-73")


# What is named too early in a turn.
_FIRST: dict[int, tuple[str, Act]] = {
    Step.CARD: ("column", Act.CLUE),
    Step.TILE: ("column", Act.TILE),
    Step.CUBE: ("colour", Act.CUBE),
}
_NOT_YET: dict[int, Refusal] = {
    Step.MOVE: Refusal("you are not in a move: first set out", "small_islands-73"),
    Step.SHOW: Refusal("a clue is shown only for a volcanic tile", "small_islands-37"),
    Step.LAVA: Refusal("lava flows only when an amulet is taken", "small_islands-62"),
    Step.CLAIM: Refusal("no treasure card is offered to you", "small_islands-57"),
    Step.CURSE: Refusal("no Curse has been turned up", "small_islands-60"),
    Step.NEW_CLUE: Refusal("no column begins anew now", "small_islands-61c"),
}


def _another_question(game: Reading, seat: int) -> Refusal:
    asked = QUESTIONS.steps[game.step].asked(game, seat)
    return Refusal(f"that is not asked now: {asked.says}", asked.rule)
