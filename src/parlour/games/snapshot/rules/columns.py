"""The columns of animals below the habitats: snapshot-07, snapshot-24, snapshot-39."""

from parlour.games.snapshot.box.animals import DIFFICULTY, NO_ANIMAL
from parlour.kit.rule import rule
from parlour.kit.sets import add, remove


@rule
def highest(game, number):
    """The outermost animal of a habitat, which no other there exceeds, or NO_ANIMAL."""
    habitat = game.habitats[number]
    return habitat.column[habitat.count - 1] if habitat.count else NO_ANIMAL


# snapshot-23: strictly higher than every animal there. snapshot-28: equal is no higher.
@rule
def is_high_enough(game, animal, number):
    """Whether an animal may be placed in a habitat of its own."""
    top = highest(game, number)
    return top == NO_ANIMAL or DIFFICULTY[animal] > DIFFICULTY[top]


# snapshot-07: the lower difficulty lies closer. snapshot-08, snapshot-39: of equal ones the
# newcomer lies further out. snapshot-24: a placed card is higher than all and comes to the end.
@rule
def lay(habitat, animal):
    place = habitat.count
    while place > 0 and DIFFICULTY[habitat.column[place - 1]] > DIFFICULTY[animal]:
        habitat.column[place] = habitat.column[place - 1]
        place -= 1
    habitat.column[place] = animal
    habitat.count += 1


@rule
def take_out(habitat, animal):
    place = 0
    while habitat.column[place] != animal:
        place += 1
    habitat.count -= 1
    for further in range(place, habitat.count):
        habitat.column[further] = habitat.column[further + 1]
    habitat.column[habitat.count] = 0
    habitat.sideways = remove(habitat.sideways, animal)


@rule
def clear(habitat):
    """Take all animals out; the set of them."""
    animals = 0
    for place in range(habitat.count):
        animals = add(animals, habitat.column[place])
        habitat.column[place] = 0
    habitat.count = 0
    habitat.sideways = 0
    return animals
