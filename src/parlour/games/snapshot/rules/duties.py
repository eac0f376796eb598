"""Sideways animals: what must be attempted this turn, and how many dice that asks for.

`game.owed` counts them: a die for each sideways animal and one for each habitat with such an animal
(snapshot-37); as dice are laid, what is still missing (rules/dice.py).
"""

from parlour.games.snapshot.box.dice import DICE
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.kit.rule import rule
from parlour.kit.sets import add, remove


@rule
def dice_for_duty(game, habitat):
    """What one more sideways animal in a habitat adds to what is owed."""
    return 1 if game.habitats[habitat].sideways else 2


# snapshot-37: nobody may create duties that six dice cannot meet.
@rule
def may_turn_sideways(game, habitat):
    return game.owed + dice_for_duty(game, habitat) <= DICE


# snapshot-25, snapshot-40
@rule
def turn_sideways(game, habitat, animal):
    game.owed += dice_for_duty(game, habitat)
    game.habitats[habitat].sideways = add(game.habitats[habitat].sideways, animal)


# snapshot-35, snapshot-60: the duty is this turn's.
@rule
def turn_all_upright(game):
    game.owed = 0
    for habitat in range(HABITATS):
        game.habitats[habitat].sideways = 0


# snapshot-43: each of them needs one.
@rule
def unmet_duties(game):
    """The set of the animals that lie sideways without a die."""
    found = 0
    for habitat in range(HABITATS):
        found |= game.habitats[habitat].sideways
    for number in range(game.shot_count):
        found = remove(found, game.shots[number].animal)
    return found
