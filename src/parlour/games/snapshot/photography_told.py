"""What sayings about habitats and rerolls of Snapshot mean."""

from parlour.errors import AmbiguousWords, BadWords
from parlour.games.snapshot.animals import ANIMAL_NAMES
from parlour.games.snapshot.box import REROLL_PRICE
from parlour.games.snapshot.moves import FIRST_GO, FIRST_PAY, PAIRS
from parlour.games.snapshot.naming import Told, animal_named, habitat_named
from parlour.games.snapshot.words import example
from parlour.kit.positions import Reading

SUPPLY = 0  # as a source of tokens
SUPPLY_CALLED = {"supply", "the supply", "my supply"}


def gone(game: Reading, told: Told) -> int:
    """The habitat that comes next."""
    return FIRST_GO + habitat_named(game, told["habitat"] or "")


def paid(game: Reading, told: Told) -> int:
    """Two tokens from the sources named: both from one, or one from each."""
    said = (told["sources"] or "").split(" and ")
    sources = sorted(_source(game, part) for part in said)
    if len(sources) > REROLL_PRICE:
        raise BadWords(f'A reroll costs {REROLL_PRICE} tokens; say it like "{example(game)}".')
    return FIRST_PAY + PAIRS.index((sources[0], sources[-1]))


def _source(game: Reading, said: str) -> int:
    if said in SUPPLY_CALLED:
        return SUPPLY
    shots = game.shots[: game.shot_count]
    holding, rolled = [s.animal for s in shots if s.tokens], [s.animal for s in shots]
    animal = animal_named(game, said, holding, rolled)
    if animal not in rolled:
        raise BadWords(f"{ANIMAL_NAMES[animal]} has no dice, so it has no tokens (snapshot-51).")
    return rolled.index(animal) + 1


# snapshot-51: tokens are alike, but those on animals are there for a purpose.
def paid_anyhow(game: Reading, told: Told) -> int:
    """Both from the supply where it has them, else the only way there is."""
    ways = [pair for pair in range(len(PAIRS)) if game.choices >> (1 + pair) & 1]
    if len(ways) > 1 and PAIRS[ways[0]] != (SUPPLY, SUPPLY):
        raise AmbiguousWords(f'Say where the tokens come from, like "{example(game)}".')
    return FIRST_PAY + (ways or [0])[0]
