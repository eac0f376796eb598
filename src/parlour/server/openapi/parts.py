"""The schemas of what games send: setting, view, aids and things told of each, and what all share.

Names of a game's own begin with the game's: `MuView`, `ProjectLView`. `Setting`, `View` and `Aids`
are those of any game.
"""

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any, is_typeddict

from parlour.games import SHELF, take
from parlour.games.views import Ask, Plan, Told
from parlour.server.openapi.schemas import REFERENCE, Schema, Schemas, reference, spoken, union

UNDONE = "undone"  # told by Match in any game


def components(games: Iterable[str] = SHELF) -> dict[str, Any]:
    """The schemas of all that these games send, by their names."""
    found, names = Schemas(), tuple(games)
    for shared in (Ask, Plan, Told):
        found.of(shared)
    for game in names:
        _add(found, game)
    return {**found.held, **_any_game(names)}


def _add(found: Schemas, game: str) -> None:
    """The schemas of one game."""
    for kind in _types(import_module(f"parlour.games.{game}.sight.schema")):
        found.of(kind)
    setting = found.held[f"{spoken(game)}Setting"]["properties"]
    setting["game"] = {"type": "string", "enum": [game]}
    found.held[f"{spoken(game)}Told"] = _told(game, found.held["Told"])


def _types(module: ModuleType) -> list[Any]:
    """The types that a module declares."""
    found = [kind for kind in vars(module).values() if is_typeddict(kind)]
    return [kind for kind in found if kind.__module__ == module.__name__]


def _told(game: str, told: Schema) -> Schema:
    """What is told in one game: of the kinds that its events have."""
    kinds = sorted(kind.name.lower() for kind in take(game).events)
    kind = {"type": "string", "enum": [*kinds, UNDONE]}
    says = f"What happened in {take(game).title}, as data with its words."
    return {**told, "description": says, "properties": {**told["properties"], "kind": kind}}


def _any_game(games: tuple[str, ...]) -> dict[str, Schema]:
    """The same part of any game; a setting says of which."""
    settings = {game: f"{REFERENCE}{spoken(game)}Setting" for game in games}
    any_game = {part: _either(part, games) for part in ("Setting", "View", "Aids")}
    any_game["Setting"]["discriminator"] = {"propertyName": "game", "mapping": settings}
    return any_game


def _either(part: str, games: tuple[str, ...]) -> Schema:
    says = f"The {part.lower()} of any game."
    return {"description": says, **union(reference(spoken(game) + part) for game in games)}
