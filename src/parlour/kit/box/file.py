"""The file of a box: read whole, or refused with one sentence."""

import tomllib
from pathlib import Path
from typing import Any

from parlour.errors import BadBox

MOST_BYTES = 1_000_000
ANOTHER = "name another file; `parlour box GAME` prints one to begin with"


def held_in(path: Path) -> bytes:
    """The bytes of a file; what never ends or is far too big is not waited for."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise BadBox(f"The box {path} is no file that can be read twice: {ANOTHER}.")
        with path.open("rb") as file:
            held = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise BadBox(f"The box {path} cannot be read ({reason}): {ANOTHER}.") from None
    if len(held) > MOST_BYTES:
        raise BadBox(f"The box {path} has more than {MOST_BYTES:,} bytes: {ANOTHER}.")
    return held


def text_of(path: Path, held: bytes) -> str:
    """The bytes as text; some editors begin it with a mark."""
    try:
        return held.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadBox(
            f"The box {path} is not text in UTF-8, so not valid TOML: {ANOTHER}."
        ) from None


def parsed(path: Path, text: str) -> dict[str, Any]:
    """What the text says; the parser tells the line of what it does not understand."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadBox(f"The box {path} is not valid TOML: its lists go too deep.") from None
    except ValueError as error:
        raise BadBox(f"The box {path} is not valid TOML: {error}.") from None
