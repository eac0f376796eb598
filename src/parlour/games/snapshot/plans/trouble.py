"""Why the gestures of an expedition do not go together, in the sentences of reasons/."""

from collections.abc import Iterable

from parlour.games.game import Refusal
from parlour.games.plans import Gesture
from parlour.games.snapshot.moves import FIRST_ON_ANIMAL, FIRST_ON_HABITAT, STOP
from parlour.games.snapshot.plans.board import ON_CARD, Board
from parlour.games.snapshot.plans.said import Said, in_hand, lying
from parlour.games.snapshot.reasons import why_not
from parlour.games.snapshot.reasons.dice import (
    ALL_LAID,
    card_alone,
    card_missing,
    comes_first,
    kept_for,
    never_back,
    no_animal,
    none_for_animal,
    none_for_card,
)
from parlour.games.snapshot.reasons.tokens import certain, no_die_left, put_already, too_few
from parlour.games.snapshot.table import Phase


def trouble(board: Board, what: Said) -> Refusal | None:
    """The first thing that is wrong with what is said, if anything."""
    return (
        _back(board, what) or _too_many(board, what) or _not_done(board, what) or _put(board, what)
    )


def stranger(board: Board, gestures: Iterable[Gesture]) -> Refusal:
    """Why something else does not go with an expedition."""
    if board.game.phase == Phase.DICE:
        for gesture in gestures:
            if gesture in ON_CARD and gesture not in board.number:
                return no_animal(ON_CARD.index(gesture))
    return why_not(board.game, board.game.turn, STOP)


# snapshot-74: what was laid in an earlier choice is gone on from.
def _back(board: Board, what: Said) -> Refusal | None:
    for place in range(board.first):
        if what.dice[place] == board.laid[place]:
            continue
        habitat = board.home[place]
        beyond = place - board.cards[habitat]
        move = FIRST_ON_ANIMAL + beyond - 1 if beyond else FIRST_ON_HABITAT + habitat
        if board.game.phase != Phase.DICE or not beyond or habitat == board.game.here:
            return why_not(board.game, board.game.turn, move)
        return never_back(board.game)
    return None


# snapshot-74: what is owed must still be laid.
def _too_many(board: Board, what: Said) -> Refusal | None:
    left = in_hand(board, what.dice)
    if left < 0:
        return ALL_LAID
    missing, bare = board.wanting(what.dice, what.tokens)
    unreached = [place for place in missing if place < board.first]
    if len(missing) + len(bare) <= left and not unreached:
        return None
    if duties := [board.animal[place] for place in board.duties if not what.dice[place]]:
        return kept_for(duties)
    for place in unreached or missing:
        animal = board.animal[place]
        return no_die_left(animal) if animal >= 0 else none_for_card(board.home[place])
    return none_for_animal(bare[0])


def _not_done(board: Board, what: Said) -> Refusal | None:
    if not what.is_done:
        return None
    found = lying(board, what)
    for place in board.duties:
        if not found.dice[place]:
            return comes_first(board.animal[place])
    if found.missing:
        return card_missing(board.home[found.missing[0]])
    return card_alone(found.bare[0]) if found.bare else None


# snapshot-46, snapshot-47
def _put(board: Board, what: Said) -> Refusal | None:
    if not what.tokens:
        return None
    dice = lying(board, what).dice
    for place, count in what.tokens.items():
        if place in board.given:
            return put_already(board.animal[place])
        if count > (useful := board.useful(place, dice[place])):
            have = board.supply
            return too_few(have) if have <= useful else certain(board.animal[place], useful)
    return too_few(board.supply) if sum(what.tokens.values()) > board.supply else None
