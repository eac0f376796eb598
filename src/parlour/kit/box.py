"""What is in the box: a game's components as data, every number with its provenance.

A box file is TOML. Another one may take its place for a process (PARLOUR_BOX_<GAME>=path); it is
checked to the last number, and every mistake gets one sentence that says where it is.
"""

import hashlib
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.errors import BadBox

FORMAT = 1
GAMES = Path(__file__).parents[1] / "games"
PROVENANCES = {
    "official": "from the publisher's rules or components",
    "seed": "from the one-page rule sheet",
    "seen": "from a third party",
    "inferred": "carried over from an earlier edition or derived from what is known",
    "reconstructed": "made up here to fit what is known",
    "decision": "chosen here where the sheet is silent",
}


class Box:
    """A component file: its numbers by path ("deck.points"), each checked as it is read."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        try:
            held = path.read_bytes()
            self.data: dict[str, Any] = tomllib.loads(held.decode())
        except OSError as error:
            raise BadBox(f"The box {path} cannot be read: {error.strerror}.") from None
        except (ValueError, RecursionError) as error:
            raise BadBox(f"The box {path} is not valid TOML: {error}.") from None
        self.hash = hashlib.sha256(held).hexdigest()
        self._check(game)

    def _check(self, game: str) -> None:
        if self.whole("format", 1, 999) != FORMAT:
            raise self.mistake("format", f"must be {FORMAT}, the format read here")
        if self.text("game") != game:
            raise self.mistake("game", f'must be "{game}", the game this box is for')
        for where, _ in self.facts():
            self.provenance(where)

    def at(self, where: str) -> Any:
        """What stands at a path of names and list positions, like "tables.0.hand"."""
        found: Any = self.data
        for step in where.split("."):
            try:
                found = found[int(step) if isinstance(found, list) else step]
            except (KeyError, IndexError, TypeError, ValueError):
                raise self.mistake(where, "is missing") from None
        return found

    def whole(self, where: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        found = self.at(where)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            wanted = f"must be a whole number from {least} to {most}, not {found!r}"
            raise self.mistake(where, wanted)
        return found

    def wholes(self, where: str, count: int, least: int, most: int) -> list[int]:
        """A list of so many whole numbers within bounds."""
        self.sized(where, count)
        return [self.whole(f"{where}.{i}", least, most) for i in range(count)]

    def sized(self, where: str, count: int) -> list[Any]:
        """A list of so many entries."""
        found = self.at(where)
        if not isinstance(found, list) or len(found) != count:
            raise self.mistake(where, f"must be a list of {count} entries")
        return found

    def text(self, where: str) -> str:
        """Words that are not empty."""
        found = self.at(where)
        if not isinstance(found, str) or not found.strip():
            raise self.mistake(where, "must be text between quotation marks")
        return found

    def facts(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every table of the box that holds facts about components, with its path."""
        for name, value in self.data.items():
            if isinstance(value, dict):
                yield name, value
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                for i, entry in enumerate(value):
                    yield f"{name}.{i}", entry

    def kinds(self) -> set[str]:
        """The kinds of provenance its facts have."""
        return {self.provenance(where)[0] for where, _ in self.facts()}

    def provenance(self, where: str) -> tuple[str, str]:
        """Where the facts of a table come from: the kind, and the source or reason."""
        kind, _, source = self.text(f"{where}.provenance").partition(": ")
        if kind not in PROVENANCES or not source:
            kinds = ", ".join(PROVENANCES)
            raise self.mistake(
                f"{where}.provenance", f'must be "kind: source", kind one of {kinds}'
            )
        return kind, source

    def mistake(self, where: str, trouble: str) -> BadBox:
        """The error for a mistake at a path."""
        return BadBox(f"The box {self.path} has a mistake: {where} {trouble}.")


def open_box(game: str) -> Box:
    """The game's box: the one named in PARLOUR_BOX_<GAME>, or the one that comes with Parlour."""
    named = os.environ.get(f"PARLOUR_BOX_{game.upper()}")
    return Box(Path(named) if named else GAMES / game / "box.toml", game)
