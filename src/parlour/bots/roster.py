"""The bots that can be given a seat by an id: what a table offers, and what it keeps in its log."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from parlour.bots import make
from parlour.bots.thought import Bot
from parlour.errors import UnknownBot
from parlour.printable import shown

SEARCHES = (
    "For each decision it guesses {} times what it cannot see and plays on from there, most often"
    " with the moves that did well, and takes the best."
)


class Listed(NamedTuple):
    """A bot that anybody may give a seat; without a `strength` nobody has measured it."""

    id: str
    name: str
    words: str  # how it plays, for a person
    strength: str | None  # what was measured of exactly this bot


_LISTED = (
    Listed("random", "Random", "Plays any legal move, each equally likely.", None),
    Listed(
        "mc-200",
        "Monte Carlo 200",
        SEARCHES.format("200"),
        "Against bots that play at random it won 93 to 100 % of the games at every table of Project"
        " L, Snapshot and Tavarua, 120 games each; nothing else is measured.",
    ),
    Listed("mc-2000", "Monte Carlo 2,000", SEARCHES.format("2,000"), None),
)
_MADE: dict[str, Callable[[int], Bot]] = {
    "random": partial(make, "random"),
    "mc-200": partial(make, "mc", playouts=200),
    "mc-2000": partial(make, "mc", playouts=2000),
}

ROSTER: dict[str, Listed] = {each.id: each for each in _LISTED}
"""Every bot that may be seated, by its id."""


def seated(id: str, seed: int) -> Bot:
    """A new bot of that id."""
    if not isinstance(id, str) or id not in ROSTER:
        raise UnknownBot(f'No bot "{shown(id)}" can be seated; there are {", ".join(ROSTER)}.')
    return _MADE[id](seed)
