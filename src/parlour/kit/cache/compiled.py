"""What a rule was compiled to, kept in files of ours: one for each signature.

Numba's own files answer damage with a traceback or a crash, and two processes that compile at once
may mix up its index. So a dispatcher gets another cache object in the place of Numba's. That place,
`_cache`, and how a result is taken apart and put together are no public part of Numba;
tests/kit/test_compiled.py says what of it is needed here.
"""

import hashlib
import inspect
import logging
import pickle
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.errors import NumbaWarning
from numba.core.serialize import dumps

from parlour.kit.cache import files
from parlour.printable import shown

LONGEST_NAME = 100
in_use: set[Path] = set()
"""The files that this process has read or written."""
_said: list[str] = []


def keep(dispatcher: Any, folder: Path) -> None:
    """Keep in the folder what the dispatcher compiles; a function without a source is not kept."""
    try:
        dispatcher._cache = Kept(dispatcher.py_func, folder)
    except (OSError, TypeError):
        return


class Kept(NullCache):  # type: ignore[misc]
    """What one function was compiled to."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self.function = function
        self.folder = folder
        self.source = _source(inspect.getfile(function))
        plain = function.__qualname__.replace("<locals>.", "").replace("<lambda>", "lambda")
        self.name = f"{function.__module__}.{plain}"[-LONGEST_NAME:]

    @property
    def cache_path(self) -> str:
        """Where it is kept, for Numba's statistics."""
        return str(self.folder)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """What was kept for the signature; None if nothing was, or nothing that can be used."""
        target.refresh()
        try:
            path, key = self._place(signature, target.codegen())
            if (held := files.read(path, key)) is None:
                return None
            result = CompileResult._rebuild(target, *pickle.loads(held))
        except Exception:  # whatever it is, compiling goes on
            _say_once(
                f"Compiled code kept in {shown(self.folder, 200)} was damaged and is made anew; "
                "this may take a minute."
            )
            return None
        in_use.add(path)
        return result

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what was compiled for the signature, if that is possible."""
        if result.library.has_dynamic_globals or result.lifted:
            warnings.warn(f"{self.name} refers to what cannot be kept", NumbaWarning, stacklevel=2)
            return
        path, key = self._place(signature, result.codegen)
        try:
            files.write(path, key, dumps(result._reduce()))
            in_use.add(path)
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            _say_once(
                f"Compiled code cannot be kept in {shown(self.folder, 200)} ({reason}), so the "
                "next start compiles it anew."
            )

    def _place(self, signature: Any, codegen: Any) -> tuple[Path, bytes]:
        """The file for a signature, and the key of all that tells its code from other code."""
        cells = [cell.cell_contents for cell in self.function.__closure__ or ()]
        where = list(self.function.__code__.co_positions())  # two on one line differ by columns
        parts = (self.name, self.source, where, str(signature), codegen.magic_tuple())
        key = repr((*parts, dumps(cells) if cells else b"")).encode()
        return self.folder / f"{self.name}-{hashlib.sha256(key).hexdigest()[:32]}.code", key


@cache
def _source(file: str) -> str:
    """A hash of the file that a function stands in: it may be no part of the package."""
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def _say_once(sentence: str) -> None:
    """One sentence a process, for what is wrong with one file is mostly wrong with many."""
    if not _said:
        _said.append(sentence)
        logging.getLogger("parlour").warning(sentence)
