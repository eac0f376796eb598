"""Which habitat is next, and rerolls."""

from itertools import product

from parlour.games.questions import Answer, Asked, Depending, Question, each
from parlour.games.snapshot.box.habitats import HABITAT_NUMBERS
from parlour.games.snapshot.box.tokens import REROLL_PRICE
from parlour.games.snapshot.moves import FIRST_GO, FIRST_PAY, GIVE_UP, PAIRS
from parlour.games.snapshot.nouns import ANIMAL, HABITAT, ROLL
from parlour.games.speech import seat_name
from parlour.kit.positions import Reading

HABITAT_QUESTION = Question(
    "habitat",
    "choosing the next habitat",
    Asked("choose the habitat to enter next; its dice are rolled at once", "snapshot-49"),
    each(FIRST_GO, HABITAT, "goes to the {}", "habitat.{}"),
)


# Rerolls


def _asks_reroll(game: Reading, seat: int) -> Asked:
    shows = f"needs {HABITAT_NUMBERS[game.here]} and shows {ROLL.said(game.rolled, seat_name)}"
    price = f"pay {REROLL_PRICE} tokens to reroll a die, or give up"
    return Asked(f"the {HABITAT.said(game.here)} {shows}: {price}", "snapshot-51")


def _give_up(game: Reading, seat: int) -> Answer:
    there = HABITAT.said(game.here)
    return Answer("gives up", ("do.give-up",), (f"gives up the {there}", "stops", "done", "leaves"))


def _pay(low: int, high: int) -> Depending:
    """Two tokens, from one source or from two: the supply, then animals with dice."""

    def answer(game: Reading, seat: int) -> Answer | None:
        if high > game.shot_count:
            return None
        (firsts, one), (seconds, other) = _source(game, low), _source(game, high)
        pairs = [*product(firsts, seconds), *product(seconds, firsts)]
        said = [f"pays from {first} and {second}" for first, second in pairs]
        if low == high:
            said = [f"pays from {first}" for first in firsts] + said
            rich = low == 0 and game.players[game.active].tokens >= REROLL_PRICE
            said += ["pays"] if rich else []
        return Answer(said[0], tuple(sorted((one, other))), tuple(said[1:]))

    return answer


def _source(game: Reading, source: int) -> tuple[tuple[str, ...], str]:
    """Where a token comes from, in words, as they may be spelt, and as a thing."""
    if source == 0:
        return ("the supply",), f"seat.{game.active}.tokens"
    animal = game.shots[source - 1].animal
    names = (ANIMAL.said(animal), *ANIMAL.forms[animal])
    return names, f"display.{ANIMAL.id(animal)}"


REROLL_QUESTION = Question(
    "reroll",
    "rerolling or giving up",
    _asks_reroll,
    {
        GIVE_UP: _give_up,
        **{FIRST_PAY + number: _pay(*pair) for number, pair in enumerate(PAIRS)},
    },
)
