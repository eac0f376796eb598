"""The chances of Snapshot, exact: so many ways of so many, and the same as a number.

All of it is open to everybody: dice are fair, and the cards of the deck are known.
"""

from collections.abc import Sequence
from typing import Any

from parlour.games.snapshot.animals import DIFFICULTY, HOMES, RACCOON
from parlour.games.snapshot.box import FACES, HABITATS, NUMBER, SHOTS
from parlour.kit.sets import members

Chance = dict[str, Any]


def _ways() -> list[list[int]]:
    """WAYS[dice][total]: in how many ways so many dice show that total."""
    table = [[1]]
    for _ in range(SHOTS):
        last = table[-1]
        table.append([sum(last[max(0, t - FACES) : t]) for t in range(len(last) + FACES)])
    return table


WAYS = _ways()


def chance(ways: int, of: int) -> Chance:
    """So many ways of so many, and as a number from 0 to 1."""
    return {"ways": ways, "of": of, "chance": ways / of}


# snapshot-50: one die with the habitat's number or more is enough.
def entering(habitat: int, dice: int) -> Chance:
    """The chance to enter a habitat with so many dice, without a reroll."""
    every = FACES**dice
    return chance(every - int(NUMBER[habitat] - 1) ** dice, every)


# snapshot-51
def rerolling(habitat: int) -> Chance:
    """The chance that one rerolled die enters a habitat."""
    return entering(habitat, 1)


# snapshot-55: dice and tokens together must reach the difficulty.
def photographing(animal: int, dice: int, tokens: int = 0) -> Chance:
    """The chance of a photograph once the habitat is entered; without dice there is none."""
    if not dice:
        return chance(0, 1)
    needed = max(0, int(DIFFICULTY[animal]) - tokens)
    return chance(sum(WAYS[dice][needed:]), FACES**dice)


def by_dice(animal: int) -> list[Chance]:
    """The chance of a photograph with 1, 2 and more dice, and no token."""
    return [photographing(animal, dice) for dice in range(1, SHOTS + 1)]


# snapshot-47: more tokens than make it certain are never laid.
def by_tokens(animal: int, dice: int, most: int) -> list[Chance]:
    """The chance of a photograph with 0, 1 and more tokens, as many as make sense."""
    useful = min(most, max(0, int(DIFFICULTY[animal]) - dice))
    return [photographing(animal, dice, tokens) for tokens in range(useful + 1)]


# snapshot-23, snapshot-28: a card that is no higher than some animal of its habitat cannot lie
# there. snapshot-32: the Raccoon only if that is so everywhere.
def fits(animal: int, highest: Sequence[int]) -> list[int]:
    """The habitats where an animal is high enough to be placed."""
    return [h for h in members(HOMES[animal]) if int(DIFFICULTY[animal]) > highest[h]]


def spooking(cards: int, highest: Sequence[int]) -> Chance | None:
    """The chance that the next card of a set cannot be placed; none if the set is empty.

    `habitats` has it habitat by habitat; `anywhere` is the Raccoon's, who would spook any of them.
    """
    drawn = members(cards)
    if not drawn:
        return None
    low = [a for a in drawn if not fits(a, highest)]
    own = [sum(int(HOMES[a]) == 1 << h for a in low) for h in range(HABITATS)]
    return {
        **chance(len(low), len(drawn)),
        "habitats": [chance(ways, len(drawn)) for ways in own],
        "anywhere": chance(int(RACCOON in low), len(drawn)),
    }
