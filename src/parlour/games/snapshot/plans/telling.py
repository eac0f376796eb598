"""An expedition in words: what a plan does, and what it still needs."""

from collections.abc import Iterator

from parlour.games.questions import Asked
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.plans.board import Board
from parlour.games.snapshot.plans.said import Lying
from parlour.games.speech import counted, listed


def name(board: Board, place: int) -> str:
    """A place as it is called."""
    animal = board.animal[place]
    return ANIMAL.said(animal) if animal >= 0 else f"the {HABITAT.said(board.home[place])}"


def dice_said(count: int) -> str:
    """So many dice."""
    return "1 die" if count == 1 else f"{count} dice"


def told(board: Board, found: Lying) -> str:
    """What is laid: "lays 2 dice on the Savannah, 1 die and 1 token on Ostrich"."""
    parts = list(_parts(board, found))
    if not parts:
        return "lays no more dice" if sum(board.laid) else "lays no dice"
    verb = "lays" if sum(found.dice) > sum(board.laid) else "puts"
    return f"{verb} {', '.join(parts)}"


def _parts(board: Board, found: Lying) -> Iterator[str]:
    for place, dice in enumerate(found.dice):
        new, tokens = dice - board.laid[place], found.tokens.get(place, 0)
        what = [dice_said(new)] if new else []
        what += [counted(tokens, "token")] if tokens else []
        if what:
            yield f"{' and '.join(what)} on {name(board, place)}"


# snapshot-49: with dice at several habitats the next choice is which comes first.
def told_whole(board: Board, found: Lying) -> str:
    """What is laid, and what that leads to."""
    habitats = [name(board, board.cards[h]) for h in board.used if found.dice[board.cards[h]]]
    if not habitats:
        return "lays no dice and takes no photograph"
    if len(habitats) == 1:
        return f"{told(board, found)} and rolls for {habitats[0]}"
    return f"{told(board, found)}, to go to {listed(habitats)}"


def wants(board: Board, found: Lying, place: int) -> Asked:
    """What is needed at a place before anything further on."""
    if place not in found.missing:
        there = HABITAT.said(board.home[place])
        return Asked(f"lay a die on an animal in the {there}: its card has one", "snapshot-45")
    lay = f"lay a die on {name(board, place)} too"
    if place in board.duties:
        return Asked(f"{lay}: it must be attempted", "snapshot-43")
    if board.animal[place] >= 0:
        return Asked(f"{lay}: it has tokens", "snapshot-46")
    animals = board.animals(board.home[place])
    tried = [p for p in animals if found.dice[p]] or [p for p in animals if p in found.missing]
    names = listed(name(board, animal) for animal in tried)
    return Asked(f"{lay}, or you do not get to {names}", "snapshot-42")
