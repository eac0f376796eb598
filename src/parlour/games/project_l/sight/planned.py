"""What a planned choice of Project L leads to: points, pieces, what can be filled then.

All of it follows from what lies open. A card that comes up by the choice is a guess and is not
told; nobody else's move is guessed.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from parlour.games.planner import Prospect
from parlour.games.project_l.box.mats import SLOTS
from parlour.games.project_l.box.pieces import PIECES, SPLIT_GHOST
from parlour.games.project_l.box.placements import COVERED, PIECE_PLACED, PLACEMENTS
from parlour.games.project_l.box.puzzles import NO_PUZZLE, POINTS
from parlour.games.project_l.moves import (
    FIRST_DECK,
    FIRST_RECYCLE,
    FIRST_SPACE,
    FIRST_SPLIT,
    FIRST_UPGRADE,
    MASTER,
)
from parlour.games.project_l.nouns import PIECE, PUZZLE
from parlour.games.project_l.options import FINESSE
from parlour.games.project_l.sight.schema import Filling, Into, Planned
from parlour.games.project_l.sight.worth import filling, if_stopped, saved
from parlour.games.project_l.table import PIECE_MARK, Ending, Step
from parlour.kit.positions import Reading

_COVERED, _PIECE, _GHOST = COVERED.tolist(), PIECE_PLACED.tolist(), SPLIT_GHOST.tolist()
_POINTS = POINTS.tolist()


def planned(game: Reading, seat: int, plan: Prospect) -> Planned:
    """What a plan leads to, for the seat that makes it."""
    then, moves = plan.made or plan.then, plan.moves
    puzzles = dict(_puzzles(game, seat, moves))
    score = _score(game, seat, then, puzzles)
    taken = _taken(game, seat, moves[0])
    gives, gets = _traded(game, seat, then, moves, puzzles)
    found: Planned = {
        "score": score,
        "points": score - _score(game, seat, game, {}),
        "puzzles": puzzles,
        "gives": _counted(gives),
        "gets": _counted(gets),
        "takes": None if taken == NO_PUZZLE else PUZZLE.id(taken),
        "fillings": _fillings(game, seat, then, taken),
        "ends_turn": game.ending < Ending.TOUCHES and _is_turn_over(game, seat, then),
    }
    if game.options[FINESSE]:
        found["credits"] = _credits(then, seat) - _credits(game, seat)
    return found


def _score(game: Reading, seat: int, then: Reading, puzzles: dict[str, Into]) -> int:
    if game.ending >= Ending.TOUCHES:
        return if_stopped(then, seat)
    return int(game.players[seat].score) + sum(into["points"] for into in puzzles.values())


def _is_turn_over(game: Reading, seat: int, then: Reading) -> bool:
    return bool(then.players[seat].step == Step.WAIT or then.passes != game.passes)


def _credits(game: Reading, seat: int) -> int:
    own = game.players[seat]
    return int(own.credits + own.new_credits)


# Puzzles that are placed into


def _puzzles(game: Reading, seat: int, moves: Sequence[int]) -> Iterator[tuple[str, Into]]:
    for slot in range(SLOTS):
        laid = [m % PLACEMENTS for m in moves if m < FIRST_SPACE and m // PLACEMENTS == slot]
        if laid:
            lying = game.players[seat].slots[slot]
            yield f"puzzle.{seat}.{PUZZLE.id(lying.puzzle)}", _into(game, lying, laid)


def _into(game: Reading, slot: Reading, laid: list[int]) -> Into:
    free = slot.free & ~sum(_COVERED[placement] for placement in laid)
    if free:
        return {"left": free.bit_count(), "points": 0, "back": {}}
    if game.ending >= Ending.TOUCHES:  # project_l-70: no pieces return
        return {"left": 0, "points": saved(slot.puzzle), "back": {}}
    back = Counter(_PIECE[placement] for placement in laid)
    back.update(mark - PIECE_MARK for mark in slot.cells if mark >= PIECE_MARK)
    return {"left": 0, "points": _POINTS[slot.puzzle], "back": _counted(back)}


# Pieces and puzzles that change hands


def _traded(
    game: Reading, seat: int, then: Reading, moves: Sequence[int], puzzles: dict[str, Into]
) -> tuple[Counter[int], Counter[int]]:
    """What goes to the supply, and what must have come from it, given what is loose then."""
    gives: Counter[int] = Counter(_given(moves[0]))
    gets: Counter[int] = Counter(dict(enumerate(then.players[seat].stock)))
    gets.subtract(dict(enumerate(game.players[seat].stock)))
    gets.update(gives)
    gets.update(_PIECE[move % PLACEMENTS] for move in moves if move < FIRST_SPACE)
    for into in puzzles.values():
        gets.subtract({PIECE.number(id): count for id, count in into["back"].items()})
    return gives, gets


def _given(move: int) -> Iterator[int]:
    if FIRST_UPGRADE <= move < FIRST_SPLIT:
        yield (move - FIRST_UPGRADE) // PIECES
    elif FIRST_SPLIT <= move < MASTER:
        yield _GHOST[move - FIRST_SPLIT]


def _counted(pieces: Counter[int]) -> dict[str, int]:
    return {PIECE.id(piece): count for piece, count in sorted(pieces.items()) if count}


def _taken(game: Reading, seat: int, move: int) -> int:
    """The puzzle that a Take brings; what lies unseen on a deck is not known."""
    if game.players[seat].step != Step.ACTION:  # a puzzle named for the bottom of its deck
        return NO_PUZZLE
    if FIRST_SPACE <= move < FIRST_DECK:
        return int(game.market[move - FIRST_SPACE])
    if FIRST_DECK <= move < FIRST_RECYCLE and game.seats > 1:
        deck = game.decks[move - FIRST_DECK]
        if not deck.unseen_left:
            return int(deck.known[deck.known_first])
    return NO_PUZZLE


def _fillings(game: Reading, seat: int, then: Reading, taken: int) -> dict[str, Filling | None]:
    """What the seat's puzzles would take then: those it has now, and the one it takes."""
    if then.ending == Ending.OVER:
        return {}
    known = {slot.puzzle for slot in game.players[seat].slots} | {taken}
    return {
        f"puzzle.{seat}.{PUZZLE.id(slot.puzzle)}": filling(then, seat, slot.puzzle, slot.free)
        for slot in then.players[seat].slots
        if slot.puzzle != NO_PUZZLE and slot.puzzle in known and slot.free
    }
