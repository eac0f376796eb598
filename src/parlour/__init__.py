"""Parlour: modern board games as plain Python rules, compiled for play, search and simulation.

The front door: `Match`, `save`, `load`, `write_record`, `verify`, and `take` for a game from the
shelf. They are imported when first asked for, so that importing Parlour costs nothing.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_DOORS = {
    "Match": "parlour.play.match",
    "load": "parlour.play.saves",
    "save": "parlour.play.saves",
    "take": "parlour.games",
    "verify": "parlour.play.verify",
    "write_record": "parlour.play.saves",
}


def __getattr__(name: str) -> Any:
    if name not in _DOORS:
        raise AttributeError(f"parlour has no {name}")
    return getattr(import_module(_DOORS[name]), name)


def __dir__() -> list[str]:
    return [*_DOORS, "__version__"]
