"""What dice can do and what an animal is worth, as whole numbers, for light playouts.

Chances are in 4096ths, worth in tenths of a point. People get exact ones: sight/chances.py.
"""

from itertools import product

import numpy as np

from parlour.games.snapshot.box.animals import ANIMALS, DIFFICULTY, HARDEST, STARS
from parlour.games.snapshot.box.assignments import ASSIGNMENTS, COVER_POINTS, COVER_SET, WANTED
from parlour.games.snapshot.box.dice import DICE, SHOTS, SIDES
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.rules.photography import opens
from parlour.kit.rule import rule
from parlour.kit.sets import has

SURE = 4096
TOKENS_HOPED_FOR = 3  # that an animal will get, when dice are laid
ICON_WORTH, PHOTO_WORTH = 13, 10  # an icon on the way to an article; a photo on the way to awards

# SUCCESS[n, need]: that n dice show `need` or more in all.
_sums = [[sum(shown) for shown in product(range(1, SIDES + 1), repeat=n)] for n in range(DICE)]
_needs = range(HARDEST + 1)
SUCCESS = np.array(
    [[SURE * sum(s >= need for s in sums) // len(sums) for need in _needs] for sums in _sums]
)
# ENTERING[habitat, n]: that one of n dice is high enough to enter.
_low = [sum(not opens(h, shown) for shown in range(1, SIDES + 1)) for h in range(HABITATS)]
ENTERING = np.array(
    [[int(SURE * (1 - (low / SIDES) ** n)) for n in range(DICE + 1)] for low in _low]
)


def _gain_of_more(n: int, left: int, need: int) -> int:
    """The best gain a die when up to `left` more dice join n on one animal."""
    gains = [
        (SUCCESS[n + k, need] - SUCCESS[n, need]) // k for k in range(1, min(left, SHOTS - n) + 1)
    ]
    return max(gains, default=0)


def _gain_of_entry(left: int, need: int) -> int:
    """The best success a die when one of `left` dice enters a habitat and some go on an animal."""
    return max((SUCCESS[k, need] // (k + 1) for k in range(1, left)), default=0)


GAIN_OF_MORE = np.array(
    [
        [[_gain_of_more(n, left, need) for need in _needs] for left in range(DICE + 1)]
        for n in range(DICE)
    ]
)
GAIN_OF_ENTRY = np.array(
    [[_gain_of_entry(left, need) for need in _needs] for left in range(DICE + 1)]
)

# WORTH[assignment + 1, animal]: stars, icons and cover; the first row is for an unknown assignment.
WORTH = np.tile(STARS * 10 + PHOTO_WORTH, (ASSIGNMENTS + 1, 1))
for card, animal in product(range(ASSIGNMENTS), range(ANIMALS)):
    icons = sum(int(wanted) >> animal & 1 for wanted in WANTED[card])
    cover = COVER_POINTS * 10 if int(COVER_SET[card]) >> animal & 1 else 0
    WORTH[card + 1, animal] += icons * ICON_WORTH + cover


@rule
def worth_of(player, animal):
    """What a photograph of the animal would bring the player."""
    return WORTH[player.assignment, animal]


@rule
def need_of(player, animal):
    """What dice should show in all, if the animal gets some of the player's tokens."""
    return max(0, DIFFICULTY[animal] - min(player.tokens, TOKENS_HOPED_FOR))


@rule
def gain_of_entry(player, habitat, number, left):
    """What each die brings at best when the first of `left` goes on this habitat's card."""
    best = 0
    for place in range(habitat.count):
        animal = habitat.column[place]
        gain = GAIN_OF_ENTRY[left, need_of(player, animal)] * worth_of(player, animal)
        best = max(best, gain)
    return best * ENTERING[number, 1]


@rule
def gain_of_second(player, habitat, number, left):
    """What another die on the habitat card brings, the rest going on one animal."""
    best = 0
    for place in range(habitat.count):
        animal = habitat.column[place]
        chance = SUCCESS[min(left - 1, SHOTS), need_of(player, animal)]
        best = max(best, chance * worth_of(player, animal))
    return best * (ENTERING[number, habitat.dice + 1] - ENTERING[number, habitat.dice])


@rule
def gain_on_animal(player, habitat, number, animal, dice, left):
    """What each of some more dice brings on an animal that has so many."""
    gain = GAIN_OF_MORE[dice, left, need_of(player, animal)] * worth_of(player, animal)
    if has(habitat.sideways, animal) and dice == 0:
        gain += 1  # it must be attempted anyway
    return gain * ENTERING[number, habitat.dice]
