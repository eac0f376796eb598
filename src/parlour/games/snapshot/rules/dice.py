"""Laying the six dice, one at a time and never back: snapshot-42 to snapshot-45, snapshot-74.

Each new die goes to the last one's target or beyond: habitat by habitat, the card first, then its
animals outward. So every allocation has one way to it. `game.owed` counts the dice that sideways
animals, their habitat cards and a habitat card without an animal still ask for; a die may go only
where the others can still pay that.
"""

from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.events import Event
from parlour.games.snapshot.moves import LAYING_NO_MORE, ON_ANIMAL, ON_HABITAT
from parlour.games.snapshot.rules.tokens import begin_tokens
from parlour.games.snapshot.table import NOWHERE
from parlour.kit.rule import rule
from parlour.kit.sets import add, has, only
from parlour.kit.table import tell


# snapshot-44: not all need be used. snapshot-43: but all that is owed must be.
@rule
def dice_choices(game):
    choices = only(LAYING_NO_MORE) if game.owed == 0 else 0
    choices |= cards_to_choose(game) << ON_HABITAT
    return choices | animals_to_choose(game) << ON_ANIMAL


@rule
def cards_to_choose(game):
    if game.here != NOWHERE and game.at == NOWHERE:
        return only(game.here) if game.owed < game.dice else 0
    if game.here != NOWHERE and has_duty_beyond(game.habitats[game.here], game.at):
        return 0
    return cards_beyond(game)


# snapshot-45: only where animals lie. snapshot-43: never past a sideways animal without a die.
@rule
def cards_beyond(game):
    found = 0
    for number in range(game.here + 1, HABITATS):
        habitat = game.habitats[number]
        if habitat.count and owed_with_card(game, habitat) < game.dice:
            found = add(found, number)
        if habitat.sideways:
            break
    return found


# snapshot-42: a habitat with a die must get one on an animal too; its duties ask for that anyway.
@rule
def owed_with_card(game, habitat):
    """What is owed once a first die lies on the habitat card."""
    return game.owed - 1 if habitat.sideways else game.owed + 1


# snapshot-42: animals only where a die lies on the habitat card.
@rule
def animals_to_choose(game):
    """The set of places in the column of the last die's habitat where a die may go."""
    if game.here == NOWHERE:
        return 0
    habitat = game.habitats[game.here]
    if habitat.sideways:
        return animals_up_to_duty(game, habitat)
    if game.owed - pays(game, habitat, False) >= game.dice:
        return 0
    return only(habitat.count) - only(max(game.at, 0))


# snapshot-43: never past a sideways animal without a die.
@rule
def animals_up_to_duty(game, habitat):
    found = 0
    for place in range(max(game.at, 0), habitat.count):
        duty = is_duty(game, habitat, place)
        if game.owed - pays(game, habitat, duty) < game.dice:
            found = add(found, place)
        if duty:
            break
    return found


@rule
def is_duty(game, habitat, place):
    """Whether a sideways animal without a die lies there."""
    return place > game.at and has(habitat.sideways, habitat.column[place])


@rule
def pays(game, habitat, duty):
    """What a die on an animal takes from what is owed."""
    return 1 if duty or (game.at == NOWHERE and habitat.sideways == 0) else 0


@rule
def has_duty_beyond(habitat, at):
    if habitat.sideways:
        for place in range(at + 1, habitat.count):
            if has(habitat.sideways, habitat.column[place]):
                return True
    return False


@rule
def lay_die(game, answer):
    if answer >= ON_ANIMAL:
        lay_on_animal(game, answer - ON_ANIMAL)
    elif answer >= ON_HABITAT:
        lay_on_card(game, answer - ON_HABITAT)
    if answer == LAYING_NO_MORE or game.dice == 0:
        begin_tokens(game)


@rule
def lay_on_card(game, number):
    habitat = game.habitats[number]
    if number != game.here:
        game.owed = owed_with_card(game, habitat)
        game.here, game.at = number, NOWHERE
    habitat.dice += 1
    game.dice -= 1
    tell(game, Event.DIE_ON_HABITAT, game.active, number)


@rule
def lay_on_animal(game, place):
    habitat = game.habitats[game.here]
    game.owed -= pays(game, habitat, is_duty(game, habitat, place))
    if place != game.at:
        begin_shot(game, habitat.column[place])
    game.at = place
    game.shots[game.shot_count - 1].dice += 1
    game.dice -= 1
    tell(game, Event.DIE_ON_ANIMAL, game.active, habitat.column[place])


@rule
def begin_shot(game, animal):
    shot = game.shots[game.shot_count]
    shot.animal, shot.habitat, shot.dice, shot.tokens = animal, game.here, 0, 0
    game.shot_count += 1
