"""Bots for any game: each decides from what its seat sees, and no more."""

from parlour.bots.budget import Budget
from parlour.bots.monte_carlo import MonteCarloBot
from parlour.bots.random_bot import RandomBot
from parlour.bots.thought import Bot
from parlour.errors import BadNumber, UnknownBot, whole
from parlour.printable import shown

BOTS: dict[str, type[RandomBot | MonteCarloBot]] = {"random": RandomBot, "mc": MonteCarloBot}


def make(
    name: str,
    seed: int = 0,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
) -> Bot:
    """The bot of that name; what it may spend on a decision matters only to one that searches."""
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot(f'There is no bot "{shown(name)}"; there are {", ".join(BOTS)}.')
    return BOTS[name](whole(seed, BadNumber, "A seed"), Budget(playouts, seconds, threads))
