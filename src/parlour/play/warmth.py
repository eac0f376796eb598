"""Whether a game's rules are compiled already, and how long it takes if they are not.

A mark beside the compiled code names the files that a purpose needs of a game: while all of them
are there, nothing is compiled. The folder has another name after every change of the rules, so the
mark goes with what it stands for.
"""

import os
import re
from pathlib import Path
from typing import NamedTuple

from parlour.games import known

PACKAGE = Path(__file__).parents[1]
SHARED = (PACKAGE / "kit", PACKAGE / "bots")
RULE = re.compile(r"^@rule$", re.MULTILINE)
SECONDS_A_RULE = 0.2  # on one slow core


def rules_of(game: str) -> int:
    """How many functions are compiled for a game."""
    return sum(map(_rules, (PACKAGE / "games" / known(game), *SHARED)))


def seconds_for(game: str) -> float:
    """About how long it takes to compile a game, where nobody knows the machine."""
    return rules_of(game) * SECONDS_A_RULE


def _rules(folder: Path) -> int:
    return sum(len(RULE.findall(path.read_text("utf-8"))) for path in folder.rglob("*.py"))


class Mark(NamedTuple):
    """What says that all is compiled that a purpose needs of a game."""

    game: str
    purpose: str

    @property
    def path(self) -> Path | None:
        """The mark's file; none where compiled code cannot be kept."""
        from parlour.kit.rule import CACHE_FOLDER

        return CACHE_FOLDER and CACHE_FOLDER / f"{self.game}.{self.purpose}.compiled"

    def holds(self) -> bool:
        """Whether there is a mark, and all files that it names."""
        path = self.path
        try:
            return bool(path and path.is_file() and _names(path) <= set(os.listdir(path.parent)))
        except (OSError, ValueError):
            return False

    def set(self) -> None:
        """Name what this process has used; fails where that cannot be written."""
        from parlour.kit.cache.compiled import in_use

        if path := self.path:
            names = sorted(used.name for used in in_use if used.parent == path.parent)
            path.write_text("\n".join(names), "utf-8")


def _names(mark: Path) -> set[str]:
    return set(mark.read_text("utf-8").splitlines())
