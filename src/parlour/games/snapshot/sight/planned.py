"""What a planned expedition of Snapshot would bring, and what each further touch would change.

Chances alone: a plan is looked at before anything is rolled.
"""

from collections.abc import Sequence
from math import prod

from parlour.games.plans import Gesture
from parlour.games.snapshot.box.animals import STARS
from parlour.games.snapshot.box.tokens import REROLL_PRICE
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.plans import expedition
from parlour.games.snapshot.plans.board import Board
from parlour.games.snapshot.plans.said import known, lying
from parlour.games.snapshot.sight.chances import entering, photographing
from parlour.games.snapshot.sight.gains import gain
from parlour.games.snapshot.sight.schema import (
    Chance,
    Outlook,
    Owed,
    Planned,
    PlannedAnimal,
    PlannedHabitat,
    There,
)
from parlour.kit.positions import Reading

_STARS: list[int] = STARS.tolist()


def planned(game: Reading, seat: int, gestures: tuple[Gesture, ...]) -> Planned | None:
    """An expedition as gestures leave it; nothing where none is prepared."""
    found = expedition(game, seat)
    if found is None:
        return None
    board = found.board
    plan = Plan(board, gestures)
    return {
        **plan.outlook(),
        "dice": plan.left,
        "tokens": plan.supply,
        "rerolls": plan.supply // REROLL_PRICE,
        "habitats": {HABITAT.id(habitat): plan.habitat(habitat) for habitat in board.used},
        "animals": {ANIMAL.id(board.animal[p]): plan.animal(p) for p in plan.animals},
        "owed": plan.owed(),
        "gain": gain(game, seat, [board.animal[place] for place in plan.attempted]),
        "there": [_there(board, gestures, gesture) for gesture in found.follows(gestures)],
    }


class Plan:
    """Dice and tokens as they would lie, with what they may bring."""

    def __init__(self, board: Board, gestures: Sequence[Gesture]) -> None:
        what = known(board, gestures)
        self.board, self.lying = board, lying(board, what)
        self.left = self.lying.left
        self.tokens = {**board.given, **what.tokens}
        self.supply = board.supply - sum(what.tokens.values())
        self.animals = [place for place, animal in enumerate(board.animal) if animal >= 0]
        self.attempted = [place for place in self.animals if self.lying.dice[place]]

    def entry(self, habitat: int) -> Chance | None:
        """The chance to enter a habitat, if dice lie there."""
        dice = self.lying.dice[self.board.cards[habitat]]
        return entering(habitat, dice) if dice else None

    def inside(self, place: int) -> Chance | None:
        """The chance of a photograph once inside, if the animal has dice."""
        dice = self.lying.dice[place]
        if not dice:
            return None
        return photographing(self.board.animal[place], dice, self.tokens.get(place, 0))

    def photo(self, place: int) -> float:
        """The chance of a photograph."""
        entry, inside = self.entry(self.board.home[place]), self.inside(place)
        return entry["chance"] * inside["chance"] if entry and inside else 0.0

    def outlook(self) -> Outlook:
        """What all of it may bring."""
        stars = sum(_STARS[self.board.animal[p]] * self.photo(p) for p in self.attempted)
        habitats = {self.board.home[place] for place in self.attempted}
        chances = [*map(self.entry, habitats), *map(self.inside, self.attempted)]
        every = prod(found["chance"] if found else 0.0 for found in chances)
        return {"stars": stars, "all": every if self.attempted else 0.0}

    def habitat(self, habitat: int) -> PlannedHabitat:
        """A habitat as it would be left."""
        dice = self.lying.dice[self.board.cards[habitat]]
        return {"dice": dice, "entry": self.entry(habitat)}

    def animal(self, place: int) -> PlannedAnimal:
        """An animal as it would be left."""
        return {
            "dice": self.lying.dice[place],
            "tokens": self.tokens.get(place, 0),
            "inside": self.inside(place),
            "photo": self.photo(place),
        }

    # snapshot-43
    def owed(self) -> Owed:
        """What the plan still lacks."""
        board, dice = self.board, self.lying.dice
        unmet = [ANIMAL.id(board.animal[place]) for place in board.duties if not dice[place]]
        return {"dice": len(self.lying.missing) + len(self.lying.bare), "animals": unmet}


def _there(board: Board, gestures: tuple[Gesture, ...], gesture: Gesture) -> There:
    """What one more touch leads to."""
    plan = Plan(board, (*gestures, gesture))
    place = board.number.get(gesture[:1], board.end)
    entry = plan.entry(board.home[place]) if place < board.end else None
    animal = plan.animal(place) if place < board.end and board.animal[place] >= 0 else None
    inside = animal["inside"] if animal else None
    return {
        **plan.outlook(),
        "touches": list(gesture),
        "entry": entry["chance"] if entry else None,
        "inside": inside["chance"] if inside else None,
        "photo": animal["photo"] if animal else None,
    }
