"""Why a die is not laid there, or why laying dice is not yet done: snapshot-42 to snapshot-45."""

from parlour.games.game import Refusal
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.moves import LAYING_NO_MORE, ON_ANIMAL, ON_HABITAT
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.rules.duties import unmet_duties
from parlour.games.snapshot.table import NOWHERE
from parlour.games.speech import counted
from parlour.kit.positions import Reading

ALL_LAID = Refusal("all dice are laid", "snapshot-74")


def not_laid(game: Reading, answer: int) -> Refusal:
    """Why a die is not laid, or why not all is done."""
    if answer == LAYING_NO_MORE:
        duties = _duties(game, range(HABITATS))
        return comes_first(duties[0]) if duties else card_alone(game.here)
    if game.dice == 0:
        return ALL_LAID
    if answer < ON_ANIMAL:
        return _not_on_card(game, answer - ON_HABITAT)
    return _not_on_animal(game, answer - ON_ANIMAL)


def _duties(game: Reading, habitats: range) -> list[int]:
    """The animals of some habitats that lie sideways without a die, along the board."""
    unmet = int(unmet_duties(game.record))
    columns = [game.habitats[number].column[: game.habitats[number].count] for number in habitats]
    return [animal for column in columns for animal in column if unmet >> animal & 1]


def comes_first(animal: int) -> Refusal:
    """Of a duty that is passed over."""
    sideways = f"first lay a die on {ANIMAL.said(animal)}, which lies sideways"
    return Refusal(sideways, "snapshot-43")


def card_alone(number: int) -> Refusal:
    """Of a die on a habitat card for nothing."""
    habitat = HABITAT.said(number)
    return Refusal(f"the {habitat} has a die but none of its animals has", "snapshot-45")


def card_missing(number: int) -> Refusal:
    """Of dice on animals alone."""
    habitat = HABITAT.said(number)
    return Refusal(f"first lay a die on the card of the {habitat}", "snapshot-42")


def _not_on_card(game: Reading, number: int) -> Refusal:
    habitat = HABITAT.said(number)
    if not game.habitats[number].count:
        return no_animal(number)
    if number < game.here:
        return never_back(game)
    if number == game.here and game.at != NOWHERE:
        return Refusal(f"dice never go back from animals to the {habitat} card", "snapshot-74")
    if passed := _duties(game, range(max(game.here, 0), number)):
        return comes_first(passed[0])
    if game.at == NOWHERE and game.here not in (NOWHERE, number):
        return card_alone(game.here)
    return _too_few_dice(game, number)


def no_animal(number: int) -> Refusal:
    """Of a habitat where nothing lies."""
    return Refusal(f"there is no animal in the {HABITAT.said(number)}", "snapshot-45")


def never_back(game: Reading) -> Refusal:
    """Of a habitat before that of the last die."""
    last = HABITAT.said(game.here)
    return Refusal(f"dice never go back along the row from the {last}", "snapshot-74")


# snapshot-74: what is left after this die must be enough for what is then owed.
def _too_few_dice(game: Reading, number: int) -> Refusal:
    if duties := _duties(game, range(HABITATS)):
        return kept_for(duties)
    return none_for_animal(number)


def none_for_animal(number: int) -> Refusal:
    """Of a die too many beside a habitat card."""
    habitat = HABITAT.said(number)
    return Refusal(f"no die would be left for an animal in the {habitat}", "snapshot-45")


def none_for_card(number: int) -> Refusal:
    """Of a die too many beside animals of a habitat."""
    habitat = HABITAT.said(number)
    return Refusal(f"no die would be left for the card of the {habitat}", "snapshot-42")


def kept_for(duties: list[int]) -> Refusal:
    """Of a die too many while animals must be attempted."""
    animals = " and ".join(ANIMAL.said(animal) for animal in duties)
    return Refusal(f"too few dice would be left for what lies sideways: {animals}", "snapshot-43")


def _not_on_animal(game: Reading, place: int) -> Refusal:
    if game.here == NOWHERE:
        return Refusal("first lay a die on the card of a habitat", "snapshot-42")
    column = game.habitats[game.here].column[: game.habitats[game.here].count]
    if place >= len(column):
        held = f"the {HABITAT.said(game.here)} has {counted(len(column), 'animal')} only"
        return Refusal(held, "snapshot-74")
    if place < game.at:
        last = ANIMAL.said(column[game.at])
        return Refusal(f"dice never go back: {last} has the last one", "snapshot-74")
    here = _duties(game, range(game.here, game.here + 1))
    passed = [animal for animal in here if animal in column[:place]]
    return comes_first(passed[0]) if passed else kept_for(_duties(game, range(HABITATS)))
