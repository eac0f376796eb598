"""The moves that an expedition is made of, in the one order that the rules know."""

from collections.abc import Iterator

from parlour.games.plans import Gesture, Series
from parlour.games.questions import Asked
from parlour.games.snapshot.moves import (
    FIRST_ON_ANIMAL,
    FIRST_ON_HABITAT,
    FIRST_TOKENS,
    LAY_NO_MORE,
)
from parlour.games.snapshot.plans.board import Board
from parlour.games.snapshot.plans.forced import is_forced
from parlour.games.snapshot.plans.said import Lying, Said, lying
from parlour.games.snapshot.plans.telling import dice_said, told, told_whole, wants


def series(board: Board, what: Said) -> Series:
    """The moves of what goes together."""
    found = lying(board, what)
    end = _first_want(board, found)
    if end == len(found.dice):
        return _closing(board, what, found)
    moves, words = list(_dice(board, found.dice, end)), told(board, found)
    if found.dice[end:] == board.laid[end:] and not any(what.tokens.values()):
        return Series(moves, words=words)
    return Series(moves, None, _wanted(board, found, end), wants(board, found, end), words)


# snapshot-46: tokens come when all dice lie.
def _closing(board: Board, what: Said, found: Lying) -> Series:
    """The moves of what could be gone with."""
    moves = list(_dice(board, found.dice, len(found.dice)))
    done = [LAY_NO_MORE] if found.left else []
    asked = list(_asked(board, found))
    said = [n for n, (place, _) in enumerate(asked) if place in what.tokens]
    answers = [FIRST_TOKENS + count for _, count in asked]
    until = 1 + said[-1] if said else 0
    if until or what.is_done:
        moves, done = moves + done, []
    whole = told_whole(board, found)
    words = told(board, found) if moves or until else ""
    rest = [*done, *answers[until:]]
    return Series([*moves, *answers[:until]], rest, (), _asks(found), words, whole)


def _first_want(board: Board, found: Lying) -> int:
    """The first place where a die is missing, or the end of the board."""
    bare = [board.cards[habitat] + 1 for habitat in found.bare]
    return min([*found.missing, *bare, len(found.dice)])


def _wanted(board: Board, found: Lying, place: int) -> tuple[Gesture, ...]:
    """What must be said before anything further on."""
    if place in found.missing:
        return (board.gesture(place),)
    return tuple(map(board.gesture, board.animals(board.home[place])))


def _asks(found: Lying) -> Asked | None:
    if not found.left:
        return None
    return Asked(f"{dice_said(found.left)} left: lay more, or go", "snapshot-44")


# snapshot-73: a die that can go to one place only lies there without a move.
def _dice(board: Board, dice: list[int], end: int) -> Iterator[int]:
    """The moves that lay dice, up to a place."""
    at, left = list(board.laid), board.hand
    for place in range(end):
        while at[place] < dice[place]:
            if left == board.hand or not is_forced(board, at, left):
                yield _move(board, place)
            at[place] += 1
            left -= 1


def _move(board: Board, place: int) -> int:
    habitat = board.home[place]
    beyond = place - board.cards[habitat]
    return FIRST_ON_ANIMAL + beyond - 1 if beyond else FIRST_ON_HABITAT + habitat


# snapshot-46, snapshot-47, snapshot-73: in turn, and only where there is a choice.
def _asked(board: Board, found: Lying) -> Iterator[tuple[int, int]]:
    """The animals that tokens are asked for, and how many they get."""
    supply = board.supply
    for place, dice in enumerate(found.dice):
        if not dice or board.animal[place] < 0 or place in board.given:
            continue
        if min(supply, board.useful(place, dice)):
            count = found.tokens.get(place, 0)
            supply -= count
            yield place, count
