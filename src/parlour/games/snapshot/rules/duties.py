"""Sideways animals: what must be attempted this turn, and how many dice that asks for.

`game.owed` counts them: a die for each sideways animal and one for each habitat with such an animal
(snapshot-37); as dice are laid, what is still missing (rules/dice.py).
"""

from parlour.games.snapshot.box import DICE, HABITATS
from parlour.kit.rule import rule
from parlour.kit.sets import add


@rule
def dice_for_duty(habitat):
    """What one more sideways animal here adds to what is owed."""
    return 1 if habitat.sideways else 2


# snapshot-37: nobody may create duties that six dice cannot meet.
@rule
def may_turn_sideways(game, habitat):
    return game.owed + dice_for_duty(habitat) <= DICE


# snapshot-25, snapshot-40
@rule
def turn_sideways(game, habitat, animal):
    game.owed += dice_for_duty(habitat)
    habitat.sideways = add(habitat.sideways, animal)


# snapshot-35, snapshot-60: the duty is this turn's.
@rule
def turn_all_upright(game):
    game.owed = 0
    for habitat in range(HABITATS):
        game.habitats[habitat].sideways = 0
