"""Where an expedition of Snapshot begins: the places for dice in the order of the board.

A place is a habitat card or an animal; places are numbered along the row, each card before its
animals (snapshot-74).
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from parlour.games.plans import Gesture
from parlour.games.snapshot.box.animals import ANIMALS, DIFFICULTY, NO_ANIMAL
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.moves import MOST_TOKENS
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.kit.positions import Reading

DONE: Gesture = ("do.done",)
ON_CARD: list[Gesture] = [(f"habitat.{HABITAT.id(habitat)}",) for habitat in range(HABITATS)]
ON_ANIMAL: list[Gesture] = [(f"display.{ANIMAL.id(animal)}",) for animal in range(ANIMALS)]
WITH_TOKENS: list[list[Gesture]] = [
    [(*touched, f"tokens.{count}") for count in range(MOST_TOKENS + 1)] for touched in ON_ANIMAL
]
_DIFFICULTY: list[int] = [int(difficulty) for difficulty in DIFFICULTY]
_TOKENS = {f"tokens.{count}": count for count in range(MOST_TOKENS + 1)}


class Board:
    """What lies on the board, what is in hand, and where dice and tokens may still go."""

    def __init__(self, game: Reading) -> None:
        self.game = game
        columns = [habitat.column[: habitat.count] for habitat in game.habitats]
        self.cards = [0, *accumulate(1 + len(column) for column in columns)]  # and the end
        self.animal: list[int] = [animal for column in columns for animal in (NO_ANIMAL, *column)]
        self.home = [habitat for habitat, column in enumerate(columns) for _ in (0, *column)]
        self.end = len(self.animal)
        self.used = [habitat for habitat in range(HABITATS) if columns[habitat]]
        self.spans = [(h, self.cards[h], self.cards[h + 1]) for h in self.used]
        self.number = {ON_CARD[habitat]: self.cards[habitat] for habitat in self.used}
        self.number |= {ON_ANIMAL[a]: place for place, a in enumerate(self.animal) if a >= 0}
        self.duties = [
            self.number[ON_ANIMAL[animal]]
            for column, habitat in zip(columns, game.habitats, strict=True)
            if habitat.sideways
            for animal in column
            if habitat.sideways >> animal & 1
        ]
        self._lie(game)

    def _lie(self, game: Reading) -> None:
        """What was laid in earlier choices, and what is left."""
        shots, laying = game.shots[: game.shot_count], game.phase == Phase.DICE
        self.laid = [0] * len(self.animal)
        for habitat in self.used:
            self.laid[self.cards[habitat]] = game.habitats[habitat].dice
        self.shots = [self.number[ON_ANIMAL[shot.animal]] for shot in shots]
        for place, shot in zip(self.shots, shots, strict=True):
            self.laid[place] = shot.dice
        asked = 0 if laying else game.asked
        self.given = {p: shots[n].tokens for n, p in enumerate(self.shots[:asked])}
        self.hand = game.dice if laying else 0
        self.supply = game.players[game.active].tokens
        self.first = self._first(game) if laying else self.end

    # snapshot-74: never back.
    def _first(self, game: Reading) -> int:
        """The first place where a die may still go."""
        if game.here == NOWHERE:
            return 0
        return int(self.cards[game.here] + (0 if game.at == NOWHERE else 1 + game.at))

    def gesture(self, place: int) -> Gesture:
        """A die there."""
        animal = self.animal[place]
        return ON_ANIMAL[animal] if animal >= 0 else ON_CARD[self.home[place]]

    def animals(self, habitat: int) -> range:
        """The places of its animals."""
        return range(self.cards[habitat] + 1, self.cards[habitat + 1])

    def tokens(self, gesture: Gesture) -> tuple[int, int] | None:
        """The animal's place and the number of tokens, if that is what is said."""
        if len(gesture) != 2 or gesture[1] not in _TOKENS or gesture[:1] not in self.number:
            return None
        return self.number[gesture[:1]], _TOKENS[gesture[1]]

    # snapshot-47
    def useful(self, place: int, dice: int) -> int:
        """With so many tokens a photograph is certain."""
        return max(0, _DIFFICULTY[self.animal[place]] - max(1, dice))

    # snapshot-42, snapshot-43, snapshot-45, snapshot-46
    def wanting(
        self, dice: Sequence[int], tokens: Mapping[int, int]
    ) -> tuple[list[int], list[int]]:
        """Places that need a die, and habitats of which any animal needs one."""
        animals = {place for place, count in tokens.items() if count and not dice[place]}
        animals.update(place for place in self.duties if not dice[place])
        missing, bare = sorted(animals), []
        for habitat, card, end in self.spans:
            tried = any(dice[card + 1 : end]) or any(card < place < end for place in animals)
            if tried and not dice[card]:
                missing.append(card)
            elif dice[card] and not tried:
                bare.append(habitat)
        return sorted(missing), bare
