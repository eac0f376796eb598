"""The shelf: one word a game. A game is imported only when somebody takes it down."""

from importlib import import_module
from typing import TYPE_CHECKING

from parlour.errors import UnknownGame
from parlour.printable import shown

if TYPE_CHECKING:
    from parlour.games.game import Game

SHELF = ("mu", "project_l", "snapshot", "tavarua", "small_islands")


def take(name: str) -> "Game":
    """The game of that name."""
    game: Game = import_module(f"parlour.games.{known(name)}").GAME
    return game


def known(name: str) -> str:
    """The name, if there is a game of that name."""
    if not isinstance(name, str) or name not in SHELF:
        raise UnknownGame(f'There is no game "{shown(name)}"; the shelf has {", ".join(SHELF)}.')
    return name
