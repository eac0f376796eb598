"""A hash of everything that shapes compiled code: it names the folder where that is kept.

Numba notices an edit only in the file it compiles, not in what that file calls or reads. So every
edit, box, version, processor and flag gets a folder of its own.
"""

import hashlib
import os
import platform
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import llvmlite
import llvmlite.binding
import numba
import numpy as np

from parlour.errors import BadBox
from parlour.kit.box.file import held_in

PACKAGE = Path(__file__).parents[2]
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
