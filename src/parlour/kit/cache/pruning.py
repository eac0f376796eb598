"""Old folders of compiled code are removed: every edit and version leaves one behind.

A mark in each folder is touched at every start. Whoever adds a folder removes a few that nobody
has used for long, and only such as carry our name, our mark or our old layout, and our owner: so a
warm start looks for nothing, and a folder that many things share loses nothing else.
"""

import os
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

MARK = "used_by_parlour"
NAME = re.compile("[0-9a-f]{16}")
BEFORE_MARKS = re.compile("(kit|rules|bots)_[0-9a-f]{40}")
DAY = 24 * 60 * 60  # seconds; a process that started today may still compile into its folder
LONG = 30 * DAY
NEWEST = 8  # folders that are left for so long, whatever else was made since
MOST_REMOVED = 3  # a start
MOST_LOOKED_AT = 1000  # entries of the folder that holds them all


def take_over(folder: Path) -> None:
    """Mark a folder as used now; if it is new, make room for it."""
    with suppress(OSError):  # then it is never removed
        mark = folder / MARK
        is_new = not mark.exists()
        mark.touch()
        if is_new:
            prune(folder)


def prune(mine: Path) -> None:
    """Remove a few of the folders beside mine that nobody has used for long."""
    others = sorted(_others(mine), reverse=True)
    ages = [time.time() - used for used, _ in others]
    stale = [
        other
        for place, (age, (_, other)) in enumerate(zip(ages, others, strict=True))
        if age > (DAY if place >= NEWEST else LONG)
    ]
    for other in stale[-MOST_REMOVED:]:
        _remove(other)


def _others(mine: Path) -> Iterator[tuple[float, Path]]:
    """The folders of ours beside mine, and when each was last used."""
    with os.scandir(mine.parent) as beside:
        for entry in islice(beside, MOST_LOOKED_AT):
            if NAME.fullmatch(entry.name) and entry.name != mine.name and _is_ours(entry):
                with suppress(OSError):  # it may go away while we look
                    if used := _last_used(Path(entry)):
                        yield used, Path(entry)


def _last_used(folder: Path) -> float:
    """When a folder of ours was last used; never, if it is none of ours.

    Before there were marks, compiled code lay in Numba's own layout: "kit_" and 40 digits.
    """
    if (folder / MARK).exists():
        return os.lstat(folder / MARK).st_mtime
    is_old = any(BEFORE_MARKS.fullmatch(name) for name in os.listdir(folder))
    return os.lstat(folder).st_mtime if is_old else 0


def _is_ours(entry: os.DirEntry[str]) -> bool:
    if not entry.is_dir(follow_symlinks=False):
        return False
    return not hasattr(os, "getuid") or entry.stat(follow_symlinks=False).st_uid == os.getuid()


def _remove(folder: Path) -> None:
    """The mark goes last, so that whoever is interrupted here leaves something to go on with."""
    with suppress(OSError):
        for inner in folder.iterdir():
            if inner.is_dir() and not inner.is_symlink():
                shutil.rmtree(inner, ignore_errors=True)
            elif inner.name != MARK:
                inner.unlink()
        (folder / MARK).unlink(missing_ok=True)
        folder.rmdir()
