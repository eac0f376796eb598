"""Saves and records: matches written to files, and taken up again.

A *save* is private (mode 0600): it holds the secret and continues. A *record* is public: while the
game runs it holds the commitment and hides what others may not know; after the end it holds all,
and `verify` proves it.
"""

from pathlib import Path

from parlour.errors import BadFile
from parlour.play.files import RECORD, SAVE, Content, read, write
from parlour.play.match import Match
from parlour.play.replay import replayed
from parlour.play.written import content
from parlour.printable import shown

PRIVATE, PUBLIC = 0o600, 0o644


def save(match: Match, path: str | Path) -> None:
    """Write a match so that it can be continued; keep the file to yourself."""
    write(path, content(_played(match), SAVE), PRIVATE)


def write_record(match: Match, path: str | Path) -> None:
    """Write a match for everybody to see; one from a seed, or a fork, only after its end."""
    write(path, content(_played(match), RECORD), PUBLIC)


def load(path: str | Path, parent: str | Path | None = None) -> Match:
    """Continue a saved match, or take up the record of one that has ended.

    The record of a fork names the match it came from, whose file is the parent.
    """
    return taken_up(read(path), path, parent)


def taken_up(held: Content, path: str | Path, parent: str | Path | None) -> Match:
    """The match of a file that was read."""
    try:
        return replayed(held, str(path), None if parent is None else load(parent))
    except RecursionError:
        raise BadFile(f"{path} is no file of Parlour's: it is nested without end.") from None


def _played(given: Match) -> Match:
    if not isinstance(given, Match):
        raise BadFile(f"Only a match can be written to a file, not {shown(given)}.")
    return given
