"""Files that people name: whether a name is free, and what tells one file from another."""

import os
from contextlib import suppress
from pathlib import Path

from parlour.errors import BadFile
from parlour.printable import shown

PRIVATE = 0o600
MOST_SHOWN = 200  # signs of a path
Stamp = tuple[int, int, int, int]


def named(words: str) -> Path:
    """The file that a person names."""
    if not words.isprintable():
        raise BadFile(f"{shown(words)} is no name of a file: it has signs that cannot be seen.")
    return Path(words)


def stamp(path: Path) -> Stamp | None:
    """What tells a file from any other, and from itself after a change; None if it is not there."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def reserve(path: Path) -> bool:
    """Whether the name was free: an empty file holds it then, so that nobody else takes it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        return False
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise BadFile(f"{shown(path, MOST_SHOWN)} cannot be written: {reason}.") from None
    return True


def remove(path: Path) -> None:
    """Take a file away, if that can be done."""
    with suppress(OSError):
        path.unlink()
