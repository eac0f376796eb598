"""Which compiled functions Python itself calls of a game, and for which types of arguments.

Kept beside the compiled code, so that a start loads them one by one, without any play. The folder
knows the rules by its name, but not those who call them: these are in the key of what is kept.
"""

import hashlib
import pickle
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
from numba import types
from numba.core.dispatcher import Dispatcher

from parlour.errors import BadFile
from parlour.games import take
from parlour.games.game import Game
from parlour.kit.cache import files
from parlour.kit.cache.hashing import COMPILED_PARTS
from parlour.kit.rule import INTERPRETED
from parlour.play.warmth import Mark
from parlour.server.kitchen.rehearsal import begin

PURPOSE = "server"
GAMES = Path(__file__).parents[2] / "games"
Entry = tuple[str, str, tuple[Any, ...]]  # module, name, types of arguments


def is_kept(game: str) -> bool:
    """Whether all is compiled that a server needs."""
    return _held(game) is not None and Mark(game, PURPOSE).holds()


def keep(game: str) -> None:
    """Keep what this process has called of a game; nothing else may have been compiled in it."""
    if (path := _path(game)) is None:
        raise BadFile("Compiled code cannot be kept: set PARLOUR_CACHE to a folder of yours.")
    files.write(path, _key(game), pickle.dumps(list(_used(game))))
    Mark(game, PURPOSE).set()


def forget(game: str) -> None:
    """Let the next child find out anew what is needed."""
    if path := _path(game):
        path.unlink(missing_ok=True)


def load(game: str) -> None:
    """Import a game and load all its compiled functions that a server calls."""
    taken = take(game)
    if INTERPRETED:
        return
    begin(taken)
    for module, name, kinds in pickle.loads(_held(game) or pickle.dumps(())):
        getattr(import_module(module), name).compile(kinds)


def _held(game: str) -> bytes | None:
    """What was kept; nothing where it was for other callers, or damaged."""
    path = _path(game)
    with suppress(files.Damaged):
        return files.read(path, _key(game)) if path else None
    return None


def _key(game: str) -> bytes:
    """A hash of all who call rules by name; whoever else does goes through the engine."""
    callers = (*GAMES.glob("*.py"), *(GAMES / game).rglob("*.py"), Path(begin.__code__.co_filename))
    digest = hashlib.sha256()
    for path in sorted(callers):
        digest.update(path.read_bytes())
    return digest.digest()


def _path(game: str) -> Path | None:
    mark = Mark(game, PURPOSE).path
    return mark and mark.with_suffix(".entries")


def _used(game: str) -> Iterator[Entry]:
    """Every rule that is found by its name, with the types it was compiled or loaded for."""
    for module, name, held in _rules_in("parlour.kit.", f"parlour.games.{game}."):
        if held.py_func.__module__ == module:
            yield from ((module, name, kinds) for kinds in held.signatures)


def use_unmet(game: Game) -> None:
    """What those who talk of a game call so rarely that no rehearsal met it.

    Almost all take the record and whole numbers; what takes something else fails in many ways.
    """
    inside, record = f"parlour.games.{game.name}.", numba.from_dtype(game.contract.record)
    for module, _, held in list(_rules_in(inside)):
        if module.split(".")[3] not in COMPILED_PARTS and not held.signatures:
            count = held.py_func.__code__.co_argcount - 1
            with suppress(Exception):
                held.compile((record, *[types.int64] * count))


def _rules_in(*beginnings: str) -> Iterator[tuple[str, str, Any]]:
    """The compiled functions that modules know: module, name and function."""
    for module, inside in list(sys.modules.items()):
        if module.startswith(beginnings):
            for name, held in list(vars(inside).items()):
                if isinstance(held, Dispatcher):
                    yield module, name, held
