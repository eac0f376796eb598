"""Where compiled code is kept: a private folder named by a hash of everything that shapes the code.

Numba notices an edit only in the file it compiles, not in what that file calls or reads. So every
edit, box, version, processor and flag gets a folder of its own.
"""

import hashlib
import logging
import os
import platform
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import llvmlite
import llvmlite.binding
import numba
import numpy as np

from parlour.errors import BadBox, NoCacheFolder
from parlour.kit.box.file import held_in

PACKAGE = Path(__file__).parents[1]
COMPILED_LAYERS = ("kit", "games", "bots")
SOURCES = (".py", ".toml")
# Of a game's folder only this is compiled or read by what is; its talk may change at will.
COMPILED_PARTS = frozenset(
    {"__init__", "bots", "box", "events", "guess", "moves", "options", "rules", "table"}
)


def fingerprint() -> str:
    """A hash of sources, data, boxes, versions, processor and Numba's flags."""
    digest = hashlib.sha256()
    for part in (*_sources(), *_boxes(), *_versions(), *_flags()):
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()[:16]


def _sources() -> Iterator[bytes]:
    for layer in COMPILED_LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*")):
            if path.suffix in SOURCES and is_compiled(path.relative_to(PACKAGE)):
                yield str(path.relative_to(PACKAGE)).encode()
                yield path.read_bytes()


def is_compiled(path: Path) -> bool:
    """Whether compiled code depends on a file of the package."""
    layer, *inner = path.parts
    return layer != "games" or (len(inner) > 1 and Path(inner[1]).stem in COMPILED_PARTS)


def _boxes() -> Iterator[bytes]:
    for name, value in sorted(os.environ.items()):
        if name.startswith("PARLOUR_BOX_"):
            with suppress(BadBox):  # whoever opens the box says what is wrong with it
                yield name.encode() + b"=" + held_in(Path(value))


def _versions() -> Iterator[bytes]:
    for version in (numba.__version__, np.__version__, llvmlite.__version__):
        yield version.encode()
    yield platform.python_version().encode()
    yield llvmlite.binding.get_host_cpu_name().encode()
    yield str(sorted(llvmlite.binding.get_host_cpu_features().items())).encode()


def _flags() -> Iterator[bytes]:
    for name, value in sorted(os.environ.items()):
        if name.startswith("NUMBA_"):
            yield f"{name}={value}".encode()


def folder() -> Path | None:
    """The folder for compiled code, made and tried; None if there is nowhere to keep it."""
    if named := os.environ.get("PARLOUR_CACHE"):
        return _named_folder(Path(named))
    for parent in (_user_cache(), Path(tempfile.gettempdir()) / f"parlour-{_user()}"):
        inner = parent / fingerprint()
        if not (_trouble_with(parent) or _trouble_with(inner)):
            return inner
    logging.getLogger("parlour").warning(
        "No folder for compiled code can be written, so every start compiles anew; "
        "set PARLOUR_CACHE to a folder of yours to keep it."
    )
    return None


def _named_folder(named: Path) -> Path:
    """A folder of our own inside the named one, whose owner and mode are nobody else's business."""
    inner = named / fingerprint()
    if trouble := _trouble_with(inner):
        raise NoCacheFolder(
            f"The folder for compiled code, PARLOUR_CACHE={named}, cannot be used ({trouble}); "
            "name a folder of yours that can be written, or unset PARLOUR_CACHE."
        )
    return inner


def _user_cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(home) / "parlour"


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "me")


def _trouble_with(folder: Path) -> str:
    """Make a private folder and write a file in it: what went wrong, or nothing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if folder.is_symlink() or (hasattr(os, "getuid") and folder.stat().st_uid != os.getuid()):
            return "it belongs to somebody else"
        folder.chmod(0o700)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return error.strerror.lower() if error.strerror else "it cannot be written"
