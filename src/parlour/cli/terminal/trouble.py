"""A mistake of Parlour's own: one sentence for people, and a file for those who mend it."""

import os
import tempfile
import traceback
from contextlib import suppress
from pathlib import Path

BROKEN = 1  # the exit code


def reported(error: BaseException) -> str:
    """What to say; how it came about is written into a file among the temporary ones."""
    what = f"Something went wrong in Parlour itself ({type(error).__name__})"
    with suppress(OSError):
        return f"{what}: please report it, with the file {_written(error)}."
    return f"{what}: please report it."


def _written(error: BaseException) -> Path:
    handle, name = tempfile.mkstemp(prefix="parlour-", suffix=".txt")
    with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
        file.writelines(traceback.format_exception(error))
    return Path(name)
