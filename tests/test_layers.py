"""Imports go downward only: kit ← games ← play, bots ← research, server, cli."""

import ast
from pathlib import Path

import pytest

import parlour
from parlour.games import SHELF
from parlour.kit.cache.hashing import COMPILED_PARTS

PACKAGE = Path(parlour.__file__).parent
BELOW = {
    "kit": set(),
    "games": {"kit"},
    "play": {"kit", "games"},
    "bots": {"kit", "games"},
    "research": {"kit", "games", "play", "bots"},
    "server": {"kit", "games", "play", "bots"},
    "cli": {"kit", "games", "play", "bots", "server"},
}
BENEATH_ALL = {"errors", "printable", "__version__"}
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imported_layers(path):
    """The layers of the package that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            base = node.module or ""
            names = (
                [f"{base}.{alias.name}" for alias in node.names] if base == "parlour" else [base]
            )
        yield from (name.split(".")[1] for name in names if name.startswith("parlour."))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_its_own_layer_and_below(path):
    layer = path.relative_to(PACKAGE).parts[0]
    assert set(imported_layers(path)) - {layer} - BENEATH_ALL <= BELOW[layer]


def imported_from_games(path):
    """What a file imports below games, as the parts behind it: ("mu", "sight", "schema")."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("parlour.games."):
            yield tuple(node.module.split(".")[2:])


def test_a_game_imports_no_other_game():
    for path in (PACKAGE / "games").rglob("*.py"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        for found in imported_from_games(path):
            assert found[0] == game or found[0] not in SHELF, path


@pytest.mark.parametrize("game", SHELF)
def test_what_is_compiled_imports_nothing_of_the_talk(game):
    """Else an edit of words would leave old code in the cache (kit/cache/)."""
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        room = path.relative_to(PACKAGE / "games" / game).parts[0].removesuffix(".py")
        if room in COMPILED_PARTS - {"__init__", "events", "options"}:
            rooms = {found[1] for found in imported_from_games(path) if len(found) > 1}
            assert rooms <= COMPILED_PARTS, path


@pytest.mark.parametrize("game", SHELF)
def test_who_draws_knows_a_game_by_its_data_alone(game):
    for path in (PACKAGE / "cli" / "tables" / game).rglob("*.py"):
        for found in imported_from_games(path):
            assert found[0] not in SHELF or found == (game, "sight", "schema"), path
