"""The file of a box: read whole, or refused with one sentence."""

import tomllib
from pathlib import Path
from typing import Any

from parlour.errors import BadBox
from parlour.printable import shown

MOST_BYTES = 1_000_000
MOST_DOTS = 100  # in a line: the parser's time grows with the square of a key's parts
LONGEST_NAME = 300  # characters of the file's name in a sentence
ANOTHER = "name another file; `parlour box GAME` prints one to begin with"


def named(path: Path) -> str:
    """The file as a sentence names it."""
    return shown(path, LONGEST_NAME)


def held_in(path: Path) -> bytes:
    """The bytes of a file; what never ends or is far too big is not waited for."""
    try:
        held = None if _is_endless(path) else _begin(path)
    except (OSError, ValueError) as error:  # a name may have characters that no file can have
        reason = (getattr(error, "strerror", None) or "no name of a file").lower()
        raise BadBox(f"The box {named(path)} cannot be read ({reason}): {ANOTHER}.") from None
    if held is None:
        raise BadBox(f"The box {named(path)} is no file that can be read twice: {ANOTHER}.")
    if len(held) > MOST_BYTES:
        raise BadBox(f"The box {named(path)} has more than {MOST_BYTES:,} bytes: {ANOTHER}.")
    return held


def _is_endless(path: Path) -> bool:
    """Whether it is a pipe or a device, which may never come to an end."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _begin(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def text_of(path: Path, held: bytes) -> str:
    """The bytes as text; some editors begin it with a mark."""
    try:
        return held.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadBox(
            f"The box {named(path)} is not text in UTF-8, so not valid TOML: {ANOTHER}."
        ) from None


def parsed(path: Path, text: str) -> dict[str, Any]:
    """What the text says; the parser tells the line of what it does not understand."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadBox(f"The box {named(path)} has more than {MOST_DOTS} dots in line {number}.")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadBox(f"The box {named(path)} is not valid TOML: its lists go too deep.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"The box {named(path)} is not valid TOML: {error}.") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise BadBox(f"The box {named(path)} has a number of far too many digits.") from None
