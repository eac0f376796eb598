"""Files of matches on disk: JSON, written whole or not at all, read with every mistake named.

Their shape is in match.schema.json beside this file; the checksum tells an edit from a whole file.
"""

import hashlib
import json
import os
import stat
import tempfile
from pathlib import Path
from typing import Any

from parlour.errors import BadFile
from parlour.printable import quoted, shown

FORMAT, OLDEST = 3, 1
WITHOUT_WORDS = (1,)  # formats whose moves were said in other words
WITHOUT_HEADS = (1, 2)  # formats without a chained history
MOST_BYTES = 64 << 20  # more than any game could ever fill
SAVE, RECORD = "save", "record"
FIELDS: dict[str, type | tuple[type, ...]] = {
    "parlour": str,
    "format": int,
    "game": str,
    "rules": int,
    "box": str,
    "seats": int,
    "options": dict,
    "names": list,
    "luck": dict,
    "head": str,
    "log": list,
    "result": (list, type(None)),
    "checksum": str,
}

Content = dict[str, Any]


def fields(format: int) -> dict[str, type | tuple[type, ...]]:
    """What a file of a format holds."""
    return {name: FIELDS[name] for name in FIELDS if name != "head" or format not in WITHOUT_HEADS}


def checksum(held: Content) -> str:
    """A hash over everything but itself."""
    rest = {name: value for name, value in held.items() if name != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def write(path: str | Path, held: Content, mode: int) -> None:
    """Write a file beside the old one, then put it in its place: whole or not at all."""
    text = json.dumps(held, indent=1, ensure_ascii=False) + "\n"
    try:
        path = Path(path)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:20]}.")
        try:
            _fill(handle, text)
            os.chmod(name, mode)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {_reason(error)}.") from None
    except (TypeError, ValueError):
        raise BadFile(f"{quoted(path)} is no name of a file.") from None


def _fill(handle: int, text: str) -> None:
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _reason(error: OSError) -> str:
    return (error.strerror or "no reason given").lower()


def read(path: str | Path) -> Content:
    """The content of a save or record that is whole, ours and unedited."""
    try:
        text = _text(Path(path))
    except BadFile:
        raise
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {_reason(error)}.") from None
    except UnicodeDecodeError:
        raise BadFile(f"{path} is no file of Parlour's: it is not text.") from None
    except (TypeError, ValueError):
        raise BadFile(f"{quoted(path)} is no name of a file.") from None
    return check(_parsed(text, str(path)), str(path))


def _text(path: Path) -> str:
    """All of a file, if it is one, and not endless."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise BadFile(f"{path} is no file that could hold a game.")
    with path.open("rb") as file:
        held = file.read(MOST_BYTES + 1)
    if len(held) > MOST_BYTES:
        raise BadFile(f"{path} is no file of Parlour's: it is far too large.")
    return held.decode("utf-8")


def _parsed(text: str, path: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_without_repeats)
    except (ValueError, RecursionError):
        if '"parlour"' in text[:40]:
            raise BadFile(
                f"{path} is damaged: it breaks off or was cut; use another copy."
            ) from None
        raise BadFile(f"{path} is no file of Parlour's: it is not JSON.") from None


def _without_repeats(pairs: list[tuple[str, Any]]) -> Content:
    """An object, refused if it says anything twice."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError
    return dict(pairs)


def check(held: Any, path: str) -> Content:
    """Refuse what is not ours, of another version, incomplete, or edited."""
    if not isinstance(held, dict) or held.get("parlour") not in (SAVE, RECORD):
        raise BadFile(f"{path} is no save or record of Parlour's.")
    _check_version(held, path)
    for name, kind in fields(held["format"]).items():
        if name not in held or not isinstance(held[name], kind):
            raise BadFile(f'{path} is damaged: "{name}" is missing or not what it should be.')
    if strange := held.keys() - fields(held["format"]):
        odd = quoted(min(strange))
        raise BadFile(f"{path} was edited: it holds {odd}, which no such file holds.")
    if not _fits(held):
        raise BadFile(f"{path} was edited: its checksum does not fit what it holds.")
    return held


def _fits(held: Content) -> bool:
    try:
        return bool(checksum(held) == held["checksum"])
    except (RecursionError, ValueError):  # nested too deep, or text that is no text
        return False


def _check_version(held: Content, path: str) -> None:
    found = held.get("format")
    if type(found) is not int:
        raise BadFile(f'{path} is damaged: "format" is missing or not what it should be.')
    if found < OLDEST:
        reads = f"this Parlour reads {OLDEST} to {FORMAT}"
        raise BadFile(f"{path} is of an older format ({shown(found)}); {reads}.")
    if found > FORMAT:
        raise BadFile(f"{path} is of a newer format ({shown(found)}); update Parlour to read it.")
