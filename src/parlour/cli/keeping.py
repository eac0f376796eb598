"""Where a game at the terminal is kept: nothing is lost by leaving, and nobody else's file is.

A sitting has one file: the one it was loaded from, or the last one it wrote whole. Any other that
is there already is replaced only if a person says so; else the game gets a new name.
"""

import shlex
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Self

from parlour.cli.calling import called
from parlour.cli.terminal.files import MOST_SHOWN, Stamp, named, remove, reserve, stamp
from parlour.errors import BadFile
from parlour.printable import shown

if TYPE_CHECKING:
    from parlour.play.match import Match


class Keeping:
    """The file of a sitting, and how it stood when the sitting saw it last."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file  # as it was named; None until one is needed
        self.seen: Stamp | None = None  # of the file that is this game's own

    @classmethod
    def of(cls, save: str | None, load: str | None) -> Self:
        """As the command says; refused if the file to save in is something else already."""
        kept = cls(named(save) if save else Path(load) if load else None)
        kept.seen = stamp(Path(load)) if load else None
        if save and (other := kept.other_in(Path(save))):
            raise BadFile(f"{other} Name a new file, or continue a saved game with --load.")
        return kept

    @property
    def is_named(self) -> bool:
        """Whether somebody named a file."""
        return self.file is not None

    def other_in(self, path: Path) -> str:
        """What else a file is, in a sentence; nothing if it is free or this game's own."""
        found = stamp(path)
        if found is None or found == self.seen:
            return ""
        if not path.is_file():
            raise BadFile(f"{shown(path, MOST_SHOWN)} is no plain file: name another.")
        return f"{shown(path, MOST_SHOWN)} is there already{_what(path)}."

    def keep(self, match: "Match") -> str:
        """Save the game where nothing else is; how to go on, in words."""
        if self.file is None:
            return self._keep_new(match, Path(), match.game.name)
        if stamp(self.file) == self.seen is not None:
            return self._write(match, self.file, is_new=False)
        if reserve(self.file):
            return self._write(match, self.file, is_new=True)
        moved = f"{shown(self.file, MOST_SHOWN)} is not this game's file."
        return f"{moved} {self._keep_new(match, self.file.parent, self.file.stem)}"

    def keep_somewhere(self, match: "Match") -> str:
        """The same, or if that cannot be written under a new name here or among temporary files."""
        try:
            return self.keep(match)
        except BadFile as refusal:
            for folder in (Path(), Path(tempfile.gettempdir())):
                with suppress(BadFile):
                    return f"{refusal} {self._keep_new(match, folder, match.game.name)}"
            raise

    def keep_as(self, match: "Match", path: Path) -> str:
        """Save the game in this file, whatever it was; from then on it is the game's own."""
        return self._write(match, path, reserve(path))

    def _keep_new(self, match: "Match", folder: Path, stem: str) -> str:
        """Save the game under the first name that nobody has: mu-1.json, mu-2.json, …"""
        names = (folder / f"{stem}-{number}.json" for number in count(1))
        return self._write(match, next(filter(reserve, names)), is_new=True)

    def _write(self, match: "Match", path: Path, is_new: bool) -> str:
        from parlour.play.saves import save

        try:
            save(match, path)
        except BaseException:
            if is_new:
                remove(path)
            raise
        self.file, self.seen = path, stamp(path)
        return _how_to_go_on(match, path)


def _what(path: Path) -> str:
    """What a file holds, to follow "is there already"."""
    from parlour.play.files import read

    try:
        return f", a saved game of {read(path)['game']}"
    except BadFile:
        return " and no game of Parlour's"


def _how_to_go_on(match: "Match", path: Path) -> str:
    file = shlex.quote(str(path))
    if match.is_over:
        proof = f"{called()} verify {file}{_kept(match)}"
        return f"The game is in {path}: `{called()} replay {file}` shows it, `{proof}` proves it."
    return f"The game is saved in {path}; `{called()} play --load {file}` continues it."


def to_keep(match: "Match") -> list[str]:
    """What a player may note during a game, to prove the record of it afterwards."""
    played = f"What was played so far: head {match.head}"
    if match.commitment:
        return [f"The shuffle was fixed before the game: commitment {match.commitment}", played]
    return [match.origin.caution, played]


def _kept(match: "Match") -> str:
    promised = f" --commitment {match.commitment}" if match.commitment else ""
    return f"{promised} --head {match.head}"
