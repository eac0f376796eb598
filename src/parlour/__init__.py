"""Parlour: modern board games as plain Python rules, compiled for play, search and simulation.

The front door. Everything is imported when first asked for, so that importing Parlour costs
nothing:

Match, save, load, write_record, verify   one game among people and bots, and its files
SHELF, take, SPECTATOR                    the games by name; the viewer who is no player
make_bot                                  a bot by name, for any game
simulate, side_by_side                    games by the million, and many games stepped together
ParlourError                              all that is ever refused, in one sentence
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.bots import make as make_bot
    from parlour.errors import ParlourError
    from parlour.games import SHELF, take
    from parlour.games.series import side_by_side, simulate
    from parlour.kit.record import SPECTATOR
    from parlour.play.match import Match
    from parlour.play.saves import load, save, write_record
    from parlour.play.verify import verify

__version__ = "0.1.0"
__all__ = [
    "SHELF",
    "SPECTATOR",
    "Match",
    "ParlourError",
    "__version__",
    "load",
    "make_bot",
    "save",
    "side_by_side",
    "simulate",
    "take",
    "verify",
    "write_record",
]

_ROOMS = {
    "SHELF": "games",
    "SPECTATOR": "kit.record",
    "Match": "play.match",
    "ParlourError": "errors",
    "load": "play.saves",
    "make_bot": "bots:make",
    "save": "play.saves",
    "side_by_side": "games.series",
    "simulate": "games.series",
    "take": "games",
    "verify": "play.verify",
    "write_record": "play.saves",
}


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"parlour has no {name}")
    module, _, called = _ROOMS[name].partition(":")
    return getattr(import_module(f"parlour.{module}"), called or name)


def __dir__() -> list[str]:
    return __all__
