"""What of a piece of data does not fit the TypedDict that a game declares for it."""

from importlib import import_module
from types import NoneType, UnionType
from typing import (
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def misfits(game, kind, part):
    """The places where a part of a game does not fit its type."""
    schema = import_module(f"parlour.games.{game}.sight.schema")
    return misfits_of(getattr(schema, kind), part)


def misfits_of(kind, part):
    """The places where a part does not fit a type that all games share."""
    return list(_misfits(kind, part, kind.__name__))


def _misfits(kind, value, where):
    origin = get_origin(kind)
    if origin in (Required, NotRequired):
        yield from _misfits(get_args(kind)[0], value, where)
    elif is_typeddict(kind):
        yield from _misfits_of_record(kind, value, where)
    elif origin is dict:
        yield from _misfits_of_dict(*get_args(kind), value, where)
    elif origin is list:
        yield from _misfits_of_list(*get_args(kind), value, where)
    elif not _fits(origin, kind, value, where):
        yield f"{where}: {value!r:.60} is no {kind}"


def _fits(origin, kind, value, where):
    if origin in (Union, UnionType):
        return any(not list(_misfits(one, value, where)) for one in get_args(kind))
    if origin is Literal:
        return value in get_args(kind)
    wanted = NoneType if kind is None else kind
    return type(value) is wanted or (kind is float and type(value) is int)


def _misfits_of_list(item_kind, value, where):
    if not isinstance(value, list):
        yield f"{where}: {value!r:.60} is no list"
        return
    for n, item in enumerate(value):
        yield from _misfits(item_kind, item, f"{where}[{n}]")


def _misfits_of_record(kind, value, where):
    if not isinstance(value, dict):
        yield f"{where}: {value!r:.60} is no {kind.__name__}"
        return
    hints = get_type_hints(kind, include_extras=True)
    for missing in kind.__required_keys__ - set(value):
        yield f"{where}: {missing} is missing"
    for name, held in value.items():
        if name in hints:
            yield from _misfits(hints[name], held, f"{where}.{name}")
        else:
            yield f"{where}: {name} is not declared"


def _misfits_of_dict(key_kind, item_kind, value, where):
    if not isinstance(value, dict):
        yield f"{where}: {value!r:.60} is no dict"
        return
    for key, item in value.items():
        yield from _misfits(key_kind, key, f"{where} key")
        yield from _misfits(item_kind, item, f"{where}[{key}]")
