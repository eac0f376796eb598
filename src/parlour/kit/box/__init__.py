"""What is in the box: a game's components as data, every number with its provenance.

A box file is TOML. Another one may take its place for a process (PARLOUR_BOX_<GAME>=path); it is
checked to the last number, and every mistake gets one sentence that says where it is. A game that
has read all it knows says so (`no_more`): what is left then is a mistake too.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.errors import BadBox
from parlour.kit.box.file import held_in, named, parsed, text_of
from parlour.kit.box.keys import NOT_KNOWN, PLAIN, Keys, hidden, most_alike, spelled
from parlour.kit.box.lines import Steps, line_numbers
from parlour.printable import quoted, shown

FORMAT = 1
LONGEST_TEXT = 500  # characters
LONGEST_PATH = 200
GAMES = Path(__file__).parents[2] / "games"
PROVENANCES = {
    "official": "from the publisher's rules or components",
    "seed": "from the one-page rule sheet",
    "seen": "from a third party",
    "inferred": "carried over from an earlier edition or derived from what is known",
    "reconstructed": "made up here to fit what is known",
    "decision": "chosen here where the sheet is silent",
}
UNSURE = ("reconstructed", "inferred", "seen")  # kinds of facts, the least sure first


class Box:
    """A component file: its numbers by path ("deck.points"), each checked as it is read."""

    def __init__(self, path: Path, *games: str) -> None:
        """Open the box of a game, or of one of several games."""
        self.path = path
        held = held_in(path)
        self.hash = hashlib.sha256(held).hexdigest()
        self.words = text_of(path, held)
        self.data: dict[str, Any] = parsed(path, self.words)
        self.keys = Keys()
        self.remarks: list[str] = []  # what its owner should know although all is well
        self._check(games)

    def _check(self, games: tuple[str, ...]) -> None:
        if self.whole("format", 1, 999) != FORMAT:
            raise self.mistake("format", f"must be {FORMAT}, the format read here")
        if self.text("game") not in games:
            wanted = " or ".join(f'"{game}"' for game in games)
            raise self.mistake("game", f"must be {wanted}, not {quoted(self.game)}")
        if steps := hidden(self.data):
            raise self._mistake(steps, "must have visible characters and plain spaces alone")
        for where, _ in self.facts():
            self.provenance(where)

    @property
    def game(self) -> str:
        """The name of the game it is for."""
        return self.text("game")

    @property
    def is_own(self) -> bool:
        """Whether somebody wrote it who owns the game: it is not the one that came with Parlour."""
        return self.path.resolve() != usual(self.game).resolve()

    def __str__(self) -> str:
        name = self.path.name if self.is_own else "the one that comes with Parlour"
        return f"{name} ({short(self.hash)})"

    def at(self, where: str) -> Any:
        """What stands at a path of names and list positions, like "tables.0.hand"."""
        steps, found = tuple(where.split(".")), self.data
        for depth, step in enumerate(steps):
            try:
                found = found[int(step) if isinstance(found, list) else step]
            except (KeyError, IndexError, TypeError, ValueError):
                raise self._missing(steps, depth, found) from None
        self.keys.note(steps)
        return found

    def _missing(self, steps: Steps, depth: int, beside: Any) -> BadBox:
        """The error for what is not there; a slip of the pen may stand beside."""
        outer, name = steps[:depth], steps[depth]
        if isinstance(beside, dict):
            odd = {other for other in beside if (*outer, other) not in self.keys.read}
            if slip := most_alike(name, odd - _usual_names(self.data.get("game"))):
                return self._slip((*outer, slip), name)
        return self._mistake(steps, "is missing")

    def _slip(self, steps: Steps, meant: str) -> BadBox:
        advice = f"did you mean {meant}?" if meant else "leave it out."
        return self._mistake(steps, f"{NOT_KNOWN}; {advice}")

    def no_more(self) -> None:
        """Say that all was read that is known here: refuse a key or entry that is left."""
        for steps in self.keys.unread(self.data):
            raise self._slip(steps, self.keys.meant_by(steps))

    def whole(self, where: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        found = self.at(where)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            wanted = f"must be a whole number from {least} to {most}, not {quoted(found)}"
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

    def counted(self, where: str, least: int, most: int) -> int:
        """How many entries a list has, within bounds."""
        found = self.at(where)
        if not isinstance(found, list) or not least <= len(found) <= most:
            raise self.mistake(where, f"must be a list of {least} to {most} entries")
        return len(found)

    def whether(self, where: str) -> bool:
        """Yes or no."""
        found = self.at(where)
        if not isinstance(found, bool):
            raise self.mistake(where, f"must be true or false, not {quoted(found)}")
        return found

    def text(self, where: str) -> str:
        """Words that are not empty, and fit to be shown."""
        found = self.at(where)
        if not isinstance(found, str) or not found.strip():
            raise self.mistake(where, "must be text between quotation marks")
        if len(found) > LONGEST_TEXT or not found.isprintable():
            wanted = f"must be one line of up to {LONGEST_TEXT} characters, not {quoted(found)}"
            raise self.mistake(where, wanted)
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

    def unsure(self) -> list[tuple[str, str]]:
        """What is not certain: the names of its tables, and their kind of provenance."""
        found: dict[str, list[str]] = {}
        for where, _ in self.facts():
            kind, name = self.provenance(where)[0], where.split(".")[0].replace("_", " ")
            if kind in UNSURE and name not in found.setdefault(kind, []):
                found[kind].append(name)
        return [(", ".join(found[kind]), kind) for kind in UNSURE if kind in found]

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
        return self._mistake(tuple(where.split(".")), trouble)

    def _mistake(self, steps: Steps, trouble: str) -> BadBox:
        """What is missing should stand in the table it is missing from."""
        lines = line_numbers(self.words)
        line = lines.get(steps) or lines.get(steps[:-1])
        place = f" in line {line}" if line else ""
        stop = "" if trouble.endswith((".", "?")) else "."
        said = f"{shown(spelled(steps), LONGEST_PATH)} {trouble}{stop}"
        return BadBox(f"The box {named(self.path)} has a mistake{place}: {said}")


def short(full: str) -> str:
    """The beginning of a hash, enough to tell boxes apart."""
    return full[:12]


def usual(game: str) -> Path:
    """The file of the box that comes with Parlour."""
    return GAMES / game / "box.toml"


def _usual_names(game: Any) -> set[str]:
    """All names in the box that comes with Parlour: they are no slips of the pen."""
    if not isinstance(game, str) or not PLAIN.fullmatch(game) or not usual(game).is_file():
        return set()
    return {step for steps in line_numbers(usual(game).read_text("utf-8")) for step in steps}


def open_box(game: str) -> Box:
    """The game's box: the one named in PARLOUR_BOX_<GAME>, or the one that comes with Parlour."""
    named = os.environ.get(variable(game))
    return Box(Path(named) if named else usual(game), game)


def variable(game: str) -> str:
    """The environment variable that names a box for a game."""
    return f"PARLOUR_BOX_{game.upper()}"
