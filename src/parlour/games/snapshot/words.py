"""Moves of Snapshot in words; hearing.py is the way back.

A number means something only where its question is asked, and there it is named by animal, seat or
habitat, never by a slot or a position (snapshot-73).
"""

from collections.abc import Callable
from itertools import pairwise

from parlour.errors import BadWords
from parlour.games.snapshot.animals import ANIMAL_NAMES, ANIMALS, HOMES, RACCOON
from parlour.games.snapshot.box import HABITAT_NAMES, HABITATS
from parlour.games.snapshot.moves import FIRST, MOVES, PAIRS
from parlour.games.snapshot.table import NOWHERE, Phase
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading
from parlour.kit.sets import members

# The numbers of each question, by phase.
_starts = [*FIRST.tolist()[Phase.RESEARCH : Phase.REVIEW], MOVES]
RUNS: dict[int, range] = {
    phase: range(*run) for phase, run in enumerate(pairwise(_starts), Phase.RESEARCH)
}
_HOME = [
    None if animal == RACCOON else HOMES.tolist()[animal].bit_length() - 1
    for animal in range(ANIMALS)
]


def say(game: Reading, seat: int, move: int) -> str:
    """What the seat does by the move in this position: "lays a die on the Savannah"."""
    words = words_of(game, move)
    if words is None:
        raise BadWords(f"Move {move} means nothing here.")
    return words


def words_of(game: Reading, move: int) -> str | None:
    """The words of a move that has a meaning in this phase."""
    run = RUNS.get(game.phase, range(0))
    return _WORDS[game.phase](game, move - run.start) if move in run else None


def example(game: Reading) -> str:
    """A legal move in words, rather than one that ends the question."""
    answers = members(game.choices)
    return say(game, game.turn, RUNS[game.phase].start + next(filter(None, answers), 0))


def home_of(animal: int) -> int | None:
    """The animal's habitat; the Raccoon has none of its own."""
    return _HOME[animal]


# What an answer is called, by phase.


def _card(game: Reading, answer: int) -> str:
    card, habitat = ANIMAL_NAMES[game.card], HABITAT_NAMES[(answer - 1) % HABITATS]
    if answer == 0:
        return f"reserves {card}"
    if answer <= HABITATS:
        return f"places {card} in the {habitat}"
    return f"lets {card} spook the {habitat}"


def _answer(game: Reading, answer: int) -> str | None:
    if answer > game.seats:
        return None
    return f"accepts the offer of {seat_name(answer - 1)}" if answer else "declines"


def _add(game: Reading, answer: int) -> str | None:
    if answer == 0:
        return "adds no more"
    which, habitat = divmod(answer - 1, HABITATS)
    reserve = members(game.players[game.active].reserve)
    return _addition(reserve[which], habitat) if which < len(reserve) else None


def _addition(animal: int, habitat: int) -> str:
    if habitat == home_of(animal):
        return f"adds {ANIMAL_NAMES[animal]}"
    return f"adds {ANIMAL_NAMES[animal]} to the {HABITAT_NAMES[habitat]}"


def _die(game: Reading, answer: int) -> str | None:
    if answer == 0:
        return "lays no more dice"
    if answer <= HABITATS:
        return f"lays a die on the {HABITAT_NAMES[answer - 1]}"
    column, place = column_here(game), answer - 1 - HABITATS
    return f"lays a die on {ANIMAL_NAMES[column[place]]}" if place < len(column) else None


def column_here(game: Reading) -> list[int]:
    """The animals of the habitat with the last die, outward."""
    if game.here == NOWHERE:
        return []
    habitat = game.habitats[game.here]
    return list(habitat.column[: habitat.count])


def _tokens(game: Reading, answer: int) -> str:
    animal = ANIMAL_NAMES[game.shots[game.asked].animal]
    if answer > 1:
        return f"puts {answer} tokens on {animal}"
    return f"puts {'1' if answer else 'no'} token on {animal}"


def _pay(game: Reading, answer: int) -> str | None:
    if answer == 0:
        return "gives up"
    low, high = PAIRS[answer - 1]
    if high > game.shot_count:
        return None
    first, second = _source(game, low), _source(game, high)
    return f"pays from {first}" if low == high else f"pays from {first} and {second}"


def _source(game: Reading, source: int) -> str:
    return ANIMAL_NAMES[game.shots[source - 1].animal] if source else "the supply"


_WORDS: dict[int, Callable[[Reading, int], str | None]] = {
    Phase.RESEARCH: lambda game, answer: ("stops", "draws")[answer],
    Phase.OFFERS: lambda game, answer: ("passes", "offers a token")[answer],
    Phase.ANSWER: _answer,
    Phase.CARD: _card,
    Phase.ADDING: _add,
    Phase.DICE: _die,
    Phase.TOKENS: _tokens,
    Phase.HABITAT: lambda game, answer: f"goes to the {HABITAT_NAMES[answer]}",
    Phase.REROLL: _pay,
}
