"""What the gestures of an expedition say: dice and tokens by place, in whatever order."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from parlour.games.plans import Gesture
from parlour.games.snapshot.plans.board import DONE, Board


class Said(NamedTuple):
    """Dice and tokens as they would lie."""

    dice: list[int]  # by place, with those that lie already
    tokens: dict[int, int]  # by place; the last word counts
    is_done: bool = False  # it was said that no more dice follow


class Lying(NamedTuple):
    """The same with what needs no saying, and what is still needed."""

    dice: list[int]
    tokens: Mapping[int, int]
    left: int  # dice in hand
    missing: Sequence[int] = ()  # places that need a die
    bare: Sequence[int] = ()  # habitats of which any animal needs one


def said(board: Board, gestures: Iterable[Gesture]) -> Said | None:
    """What gestures say; None if one of them has nothing to do with an expedition."""
    dice, tokens, is_done = list(board.laid), {}, False
    for gesture in gestures:
        place = board.number.get(gesture)
        if place is not None:
            dice[place] += 1
        elif gesture == DONE:
            is_done = True
        elif put := board.tokens(gesture):
            tokens[put[0]] = put[1]
        else:
            return None
    return Said(dice, tokens, is_done)


def known(board: Board, gestures: Iterable[Gesture]) -> Said:
    """What gestures say that go together."""
    what = said(board, gestures)
    assert what, "all of it is about an expedition"
    return what


def in_hand(board: Board, dice: Sequence[int]) -> int:
    """How many dice are left."""
    return board.hand + sum(board.laid) - sum(dice)


# snapshot-73, snapshot-74: where no die is left over, what is needed is laid by itself.
def lying(board: Board, what: Said) -> Lying:
    """Where dice and tokens would lie."""
    dice, left = list(what.dice), in_hand(board, what.dice)
    missing, bare = board.wanting(dice, what.tokens)
    if not left or len(missing) + len(bare) < left:
        return Lying(dice, what.tokens, left, missing, bare)
    alone = [board.animals(habitat)[0] for habitat in bare if len(board.animals(habitat)) == 1]
    for place in (*missing, *alone):
        dice[place] += 1
    bare = [habitat for habitat in bare if len(board.animals(habitat)) > 1]
    return Lying(dice, what.tokens, len(bare), (), bare)
