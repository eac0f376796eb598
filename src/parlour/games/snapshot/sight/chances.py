"""The chances of Snapshot, exact: so many ways of so many, and the same as a number.

All of it is open to everybody: dice are fair, and the cards of the deck are known. What is enough
the rules say.
"""

from functools import cache

from parlour.games.snapshot.box.animals import HOME, RACCOON
from parlour.games.snapshot.box.dice import SHOTS, SIDES
from parlour.games.snapshot.box.habitats import HABITATS
from parlour.games.snapshot.nouns import HABITAT
from parlour.games.snapshot.rules.photography import opens, suffices
from parlour.games.snapshot.rules.research import fitting_habitats
from parlour.games.snapshot.sight.schema import Chance, Spook
from parlour.kit.positions import Reading
from parlour.kit.sets import members


def _ways() -> list[list[int]]:
    """WAYS[dice][total]: in how many ways so many dice show that total."""
    table = [[1]]
    for _ in range(SHOTS):
        last = table[-1]
        table.append([sum(last[max(0, t - SIDES) : t]) for t in range(len(last) + SIDES)])
    return table


WAYS = _ways()


def chance(ways: int, of: int) -> Chance:
    """So many ways of so many, and as a number from 0 to 1."""
    return {"ways": ways, "of": of, "chance": ways / of}


# snapshot-50: one die is enough.
def entering(habitat: int, dice: int) -> Chance:
    """The chance to enter a habitat with so many dice, without a reroll."""
    return chance(SIDES**dice - _too_low(habitat) ** dice, SIDES**dice)


@cache
def _too_low(habitat: int) -> int:
    return sum(not opens(habitat, shown) for shown in range(1, SIDES + 1))


# snapshot-55: dice and tokens count together.
def photographing(animal: int, dice: int, tokens: int = 0) -> Chance:
    """The chance of a photograph once the habitat is entered; without dice there is none."""
    return chance(_enough(animal, dice, tokens), SIDES**dice) if dice else chance(0, 1)


@cache
def _enough(animal: int, dice: int, tokens: int) -> int:
    ways = enumerate(WAYS[dice])
    return sum(count for total, count in ways if suffices(animal, total + tokens))


# snapshot-36: with an empty deck the discard pile is drawn from. snapshot-32: the Raccoon spooks
# only where it fits nowhere.
def spooking(game: Reading) -> Spook | None:
    """The chance that the next card drawn cannot be placed; none if there is none to draw."""
    drawn = members(game.deck or game.discard)
    if not drawn:
        return None
    low = [animal for animal in drawn if not fitting_habitats(game.record, animal)]
    homes = [HOME[animal] for animal in low]
    own = {HABITAT.id(h): chance(homes.count(h), len(drawn)) for h in range(HABITATS)}
    return {
        **chance(len(low), len(drawn)),
        "source": "deck" if game.deck else "discard",
        "habitats": own,
        "anywhere": chance(int(RACCOON in low), len(drawn)),
    }
