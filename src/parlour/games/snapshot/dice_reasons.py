"""Why a die of Snapshot is not laid there, or why laying dice is not yet done.

What is left when every other reason has been looked at is the reason, as the move is not legal.
"""

from parlour.games.game import Refusal
from parlour.games.snapshot.animals import ANIMAL_NAMES
from parlour.games.snapshot.box import HABITAT_NAMES, HABITATS
from parlour.games.snapshot.duty_reasons import unmet
from parlour.games.snapshot.table import NOWHERE
from parlour.games.snapshot.words import column_here
from parlour.games.speech import counted
from parlour.kit.positions import Reading


def not_laid(game: Reading, answer: int) -> Refusal:
    """Why a die is not laid, or why not all is done."""
    if answer == 0:
        return _not_done(game)
    if game.dice == 0:
        return Refusal("all dice are laid", "snapshot-74")
    if answer <= HABITATS:
        return _not_on_card(game, answer - 1)
    return _not_on_animal(game, answer - 1 - HABITATS)


def _not_done(game: Reading) -> Refusal:
    if duties := _duties(game, range(HABITATS)):
        return _comes_first(duties[0])
    return _card_alone(game)


def _duties(game: Reading, habitats: range) -> list[int]:
    """The animals of some habitats that lie sideways without a die."""
    return [animal for number in habitats for animal in unmet(game, number)]


def _comes_first(animal: int) -> Refusal:
    sideways = f"first lay a die on {ANIMAL_NAMES[animal]}, which lies sideways"
    return Refusal(sideways, "snapshot-43")


def _card_alone(game: Reading) -> Refusal:
    habitat = HABITAT_NAMES[game.here]
    return Refusal(f"the {habitat} has a die but none of its animals has", "snapshot-45")


def _not_on_card(game: Reading, number: int) -> Refusal:
    habitat = HABITAT_NAMES[number]
    if not game.habitats[number].count:
        return Refusal(f"there is no animal in the {habitat}", "snapshot-45")
    if number < game.here:
        last = HABITAT_NAMES[game.here]
        return Refusal(f"dice never go back along the row from the {last}", "snapshot-74")
    if number == game.here and game.at != NOWHERE:
        return Refusal(f"dice never go back from animals to the {habitat} card", "snapshot-74")
    if passed := _duties(game, range(max(game.here, 0), number)):
        return _comes_first(passed[0])
    if game.at == NOWHERE and game.here not in (NOWHERE, number):
        return _card_alone(game)
    return _too_few_dice(game, number)


# snapshot-74: what is left after this die must be enough for what is then owed.
def _too_few_dice(game: Reading, number: int) -> Refusal:
    if duties := _duties(game, range(HABITATS)):
        return _kept_for(duties)
    habitat = HABITAT_NAMES[number]
    return Refusal(f"no die would be left for an animal in the {habitat}", "snapshot-45")


def _kept_for(duties: list[int]) -> Refusal:
    animals = " and ".join(ANIMAL_NAMES[animal] for animal in duties)
    return Refusal(f"too few dice would be left for what lies sideways: {animals}", "snapshot-43")


def _not_on_animal(game: Reading, place: int) -> Refusal:
    column = column_here(game)
    if game.here == NOWHERE:
        return Refusal("first lay a die on the card of a habitat", "snapshot-42")
    if place >= len(column):
        held = f"the {HABITAT_NAMES[game.here]} has {counted(len(column), 'animal')} only"
        return Refusal(held, "snapshot-74")
    if place < game.at:
        last = ANIMAL_NAMES[column[game.at]]
        return Refusal(f"dice never go back: {last} has the last one", "snapshot-74")
    passed = [animal for animal in unmet(game, game.here) if animal in column[:place]]
    return _comes_first(passed[0]) if passed else _kept_for(_duties(game, range(HABITATS)))
