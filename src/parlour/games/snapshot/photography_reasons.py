"""Why a habitat of Snapshot is not gone to, and why a reroll is not paid for so."""

from parlour.games.game import Refusal
from parlour.games.snapshot.animals import ANIMAL_NAMES
from parlour.games.snapshot.box import HABITAT_NAMES, REROLL_PRICE
from parlour.games.snapshot.moves import PAIRS
from parlour.games.speech import counted
from parlour.kit.positions import Reading


def not_gone(game: Reading, answer: int) -> Refusal:
    """Why a habitat does not come next."""
    return Refusal(f"there are no dice at the {HABITAT_NAMES[answer]}", "snapshot-49")


# snapshot-52: giving up is always legal.
def not_paid(game: Reading, answer: int) -> Refusal:
    """Why a reroll is not paid from these two sources."""
    low, high = PAIRS[answer - 1]
    if high > game.shot_count:
        held = f"you have dice on {counted(game.shot_count, 'animal')} only"
        return Refusal(held, "snapshot-51")
    short = low if not _tokens(game, low) else high
    return Refusal(_too_few(game, short), "snapshot-51")


def _tokens(game: Reading, source: int) -> int:
    if source:
        return int(game.shots[source - 1].tokens)
    return int(game.players[game.active].tokens)


def _too_few(game: Reading, source: int) -> str:
    held = _tokens(game, source)
    what = f"only {counted(held, 'token')}" if held else "no token"
    where = f"on {ANIMAL_NAMES[game.shots[source - 1].animal]}" if source else "in your supply"
    if source and not game.shots[source - 1].dice:
        return f"there is no token {where}, which is done with"
    hint = f": a reroll costs {REROLL_PRICE}" if held else ""
    return f"there is {what} {where}{hint}"
