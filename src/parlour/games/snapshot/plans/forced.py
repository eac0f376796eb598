"""Dice that lie by themselves, because they can go to one place only: snapshot-73."""

from parlour.games.snapshot.box.dice import DICE
from parlour.games.snapshot.plans.board import Board
from parlour.games.snapshot.table import Phase


# snapshot-74: with no die to spare the next one goes to the first place that needs it.
def is_forced(board: Board, at: list[int], left: int) -> bool:
    """Whether the next die can go to one place only; dice lie in the order of the board."""
    missing, bare = board.wanting(at, {})
    if len(missing) + len(bare) < left:
        return False
    return all(len(board.animals(habitat)) == 1 for habitat in bare)


def has_begun(board: Board) -> bool:
    """Whether the seat itself has laid a die or answered for tokens."""
    if sum(board.laid) > _by_themselves(board):
        return True
    if board.game.phase == Phase.DICE:
        return False
    return any(board.useful(place, board.laid[place]) for place in board.given)


def _by_themselves(board: Board) -> int:
    """How many dice lie before anybody is asked."""
    at, left = [0] * len(board.laid), DICE
    places = _to_begin_with(board)
    while left and len(places) == 1:
        at[places[0]] += 1
        left -= 1
        places = board.wanting(at, {})[0][:1] if is_forced(board, at, left) else []
    return DICE - left


# snapshot-43: never past a habitat with a duty; before it only where dice are to spare.
def _to_begin_with(board: Board) -> list[int]:
    """Where the first die may go, if one must be laid."""
    owed, found = len(board.wanting([0] * len(board.laid), {})[0]), []
    for habitat in board.used if owed else ():
        has_duty = bool(board.game.habitats[habitat].sideways)
        if has_duty or owed + 1 < DICE:
            found.append(board.cards[habitat])
        if has_duty:
            break
    return found
