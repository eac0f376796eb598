"""Why a habitat is not gone to, and why a reroll is not paid for so: snapshot-49, snapshot-51."""

from parlour.games.game import Refusal
from parlour.games.snapshot.box.tokens import REROLL_PRICE
from parlour.games.snapshot.moves import PAIRS, PAYING
from parlour.games.snapshot.nouns import ANIMAL, HABITAT
from parlour.games.snapshot.rules.photography import sources_with
from parlour.games.speech import counted
from parlour.kit.positions import Reading
from parlour.kit.sets import has


def not_gone(game: Reading, answer: int) -> Refusal:
    """Why a habitat does not come next."""
    return Refusal(f"there are no dice at the {HABITAT.said(answer)}", "snapshot-49")


# snapshot-52: giving up is always legal.
def not_paid(game: Reading, answer: int) -> Refusal:
    """Why a reroll is not paid from these two sources."""
    low, high = PAIRS[answer - PAYING]
    if high > game.shot_count:
        held = f"you have dice on {counted(game.shot_count, 'animal')} only"
        return Refusal(held, "snapshot-51")
    short = high if has(sources_with(game.record, 1), low) else low
    return Refusal(_too_few(game, short), "snapshot-51")


def _too_few(game: Reading, source: int) -> str:
    shot = game.shots[source - 1] if source else None
    held = shot.tokens if shot else game.players[game.active].tokens
    where = f"on {ANIMAL.said(shot.animal)}" if shot else "in your supply"
    if shot and not shot.dice:
        return f"there is no token {where}, which is done with"
    if not held:
        return f"there is no token {where}"
    return f"there is only {counted(held, 'token')} {where}: a reroll costs {REROLL_PRICE}"
