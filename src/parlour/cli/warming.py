"""Compiled rules: the first start of a game says how long it compiles, later ones say nothing.

A mark beside the compiled code names the files that a command needs of a game: while all of them
are there, nothing is compiled. The folder has another name after every change of the rules, so the
mark goes with what it stands for.
"""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rich.console import Console

from parlour.games import known
from parlour.kit.box import open_box

PACKAGE = Path(__file__).parents[1]
SHARED = (PACKAGE / "kit", PACKAGE / "bots")
RULE = re.compile(r"^@rule$", re.MULTILINE)
SECONDS_A_RULE = 0.2  # on one slow core
ROUND = 10  # seconds, for nobody knows this machine


@contextmanager
def warming(game: str, purpose: str, console: Console) -> Iterator[None]:
    """Compile within this what a command needs; it says so first, if it is not compiled yet."""
    mark = _mark(game, purpose)
    is_warm = mark is not None and _holds(mark)
    if not is_warm and console.is_terminal:
        console.print(estimate(game), highlight=False)
    with console.status("Setting up the table …" if is_warm else "Compiling …"):
        yield
    if mark and not is_warm:
        with suppress(OSError):  # then it is said once more
            _set(mark)


def estimate(game: str) -> str:
    """How long it will take to compile a game, in a sentence."""
    rules = sum(map(_rules, (PACKAGE / "games" / known(game), *SHARED)))
    seconds = max(1, round(rules * SECONDS_A_RULE / ROUND)) * ROUND
    return (
        f"The rules of {open_box(game).text('title')}, {rules} functions, are compiled at the "
        f"first start: about {seconds} seconds, once."
    )


def _rules(folder: Path) -> int:
    return sum(len(RULE.findall(path.read_text("utf-8"))) for path in folder.rglob("*.py"))


def _mark(game: str, purpose: str) -> Path | None:
    """The mark's file; none where compiled code cannot be kept."""
    from parlour.kit.rule import CACHE_FOLDER

    return CACHE_FOLDER and CACHE_FOLDER / f"{game}.{purpose}.compiled"


def _set(mark: Path) -> None:
    from parlour.kit.cache.compiled import in_use

    names = sorted(path.name for path in in_use if path.parent == mark.parent)
    mark.write_text("\n".join(names), "utf-8")


def _holds(mark: Path) -> bool:
    """Whether there is a mark, and all files that it names."""
    try:
        return mark.is_file() and _names(mark) <= set(os.listdir(mark.parent))
    except (OSError, ValueError):
        return False


def _names(mark: Path) -> set[str]:
    return set(mark.read_text("utf-8").splitlines())
