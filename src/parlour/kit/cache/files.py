"""Files that are checked before they are used, and written whole or not at all.

A file begins with a hash of its key and of what follows. Whatever was cut, emptied, altered, taken
for another or put there by somebody else is never used: unpickling it could run anything, and
damaged machine code ends the process.
"""

import hashlib
import os
import shutil
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

HASH_BYTES = hashlib.sha256().digest_size
MOST_BYTES = 100_000_000
# A link is not followed, and a pipe not waited for. Windows has neither, but changes line ends.
HOW = os.O_RDONLY
for _flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
    HOW |= getattr(os, _flag, 0)


class Damaged(Exception):
    """A file is there, but not what was written for the key."""


def read(path: Path, key: bytes) -> bytes | None:
    """What was written for the key; nothing if there is no file."""
    try:
        found = _bytes(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Damaged(path.name) from error
    held = found[HASH_BYTES:]
    if found[:HASH_BYTES] != _hash(key, held):
        raise Damaged(path.name)
    return held


def _bytes(path: Path) -> bytes:
    with os.fdopen(os.open(path, HOW), "rb") as file:
        about = os.fstat(file.fileno())
        is_ours = not hasattr(os, "getuid") or about.st_uid == os.getuid()
        if not (stat.S_ISREG(about.st_mode) and is_ours and about.st_size <= MOST_BYTES):
            raise OSError("it is no file of ours")
        return file.read(MOST_BYTES)


def _hash(key: bytes, held: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(key).digest() + held).digest()


def write(path: Path, key: bytes, held: bytes) -> None:
    """Write a file in one step, so that a reader finds all of it or none, whatever was there."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # somebody may have tidied up
    handle, beside = tempfile.mkstemp(suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_hash(key, held) + held)
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise
