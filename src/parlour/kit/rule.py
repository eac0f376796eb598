"""`@rule`: one Python function, run interpreted, compiled, or inside a GPU kernel."""

import functools
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import njit, types

from parlour.kit import cache
from parlour.kit.cache.compiled import keep

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""Whether rules run as plain Python (NUMBA_DISABLE_JIT=1)."""

CACHE_FOLDER = cache.folder()

WHOLE_TYPES = (
    types.Integer,
    types.IntegerLiteral,
    types.Boolean,
    types.BooleanLiteral,
    types.IntEnumMember,
)


def rule(function: Callable[..., Any]) -> Any:
    """Compile a rule, cached and without the GIL, for one width of whole numbers.

    Numba compiles anew for every integer width and literal it meets, and plain Python keeps
    NumPy's narrow integers narrow. Both are spared: every whole-number argument arrives wide.
    """
    if INTERPRETED:
        return _widened(function)
    compiled = njit(nogil=True, error_model="numpy")(function)
    if CACHE_FOLDER:
        keep(compiled, CACHE_FOLDER)
    resolve = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: resolve(
        tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()}
    )
    return compiled


def _wide(kind: types.Type) -> types.Type:
    return types.int64 if isinstance(kind, WHOLE_TYPES) else kind


def _widened(function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def call(*args: Any) -> Any:
        return function(*map(_plain, args))

    return call


def _plain(value: Any) -> Any:
    if type(value) is np.void:  # a part of a record, taken by name: its fields become attributes
        return value.view(np.dtype((np.record, value.dtype)))
    return int(value) if isinstance(value, np.integer | np.bool_ | int) else value
