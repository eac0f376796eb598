"""Standard input, output and error, none of which can break a command: closed, full or gone."""

import os
import re
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO, cast

from parlour.cli.terminal.console import console
from parlour.cli.terminal.signs import STAND_IN
from parlour.printable import shown

# What takes the place of a stream that was closed: nothing to read, an output that refuses to be
# written to as a full one does, and errors that nobody wants to hear.
INPUT, OUTPUT, ERRORS = os.O_RDONLY, os.O_RDONLY, os.O_WRONLY
REFUSED = 2
SIZES, SIZE = ("COLUMNS", "LINES"), re.compile("[1-9][0-9]{0,3}")  # of a terminal


def prepare() -> None:
    """Open what was closed, forget sizes that are none, and let any sign be read and written."""
    sys.stdin = sys.stdin or _opened(0, INPUT, "r")
    sys.stdout = sys.stdout or _opened(1, OUTPUT, "w")
    sys.stderr = sys.stderr or _opened(2, ERRORS, "w")
    for name in SIZES:
        if not SIZE.fullmatch(os.environ.get(name, "")):
            os.environ.pop(name, None)
    streams = (sys.stdin, "backslashreplace"), (sys.stdout, STAND_IN), (sys.stderr, STAND_IN)
    for stream, errors in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _opened(number: int, flags: int, mode: str) -> TextIO:
    """A stream with the number of the closed one, so that no other file gets it."""
    handle = os.open(os.devnull, flags)
    if handle != number:
        os.dup2(handle, number)
        os.close(handle)
    return cast(TextIO, open(number, mode, encoding="utf-8", closefd=False))


def complain(sentence: str) -> int:
    """Say what is wrong, where there is somebody to hear it; the exit code of a refusal."""
    try:
        console(stderr=True).print(sentence, soft_wrap=True)
    except OSError:
        drop(sys.stderr)
    return REFUSED


def finish() -> None:
    """Write what is still to be written, while a mistake can be told."""
    sys.stdout.flush()
    with suppress(OSError):
        sys.stderr.flush()


def lost_output(error: OSError) -> int:
    """End after an output that cannot be written to: silently if its reader left; the code."""
    drop(sys.stdout)
    if isinstance(error, BrokenPipeError):
        return 0
    reason = (error.strerror or "no reason given").lower()
    if error.filename:
        return complain(f"{shown(error.filename)} cannot be used: {reason}.")
    return complain(f"Nothing can be written: {reason}.")


def drop(stream: object) -> None:
    """Lead a stream to nowhere, so that what it still holds is no trouble at the very end."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[attr-defined]
        os.close(nowhere)
