"""Components put together: of games, of the socket's frames, and of the document FastAPI wrote."""

from collections.abc import Iterable, Mapping
from typing import Any

from parlour.server.openapi.schemas import Schema, Schemas


def with_structs(
    components: Mapping[str, Schema],
    types: Iterable[Any],
    named: Mapping[str, Any] | None = None,
) -> dict[str, Schema]:
    """The components with more types, structs or TypedDicts; unions under the names given.

    A member that is bytes made elsewhere says what they are by
    `Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]`.
    """
    more = Schemas()
    for kind in types:
        more.of(kind)
    unions = {name: more.of(kind) for name, kind in (named or {}).items()}
    return _together(_together(components, more.held), unions)


def extended(document: Mapping[str, Any], parts: Mapping[str, Schema]) -> dict[str, Any]:
    """The document with these schemas among its components."""
    held = document.get("components", {})
    schemas = _together(held.get("schemas", {}), parts)
    return {**document, "components": {**held, "schemas": schemas}}


def _together(some: Mapping[str, Schema], more: Mapping[str, Schema]) -> dict[str, Schema]:
    """All of them; what has the same name must be the same."""
    clashes = sorted(name for name in some.keys() & more.keys() if some[name] != more[name])
    if clashes:
        raise AssertionError(f"Different schemas share a name: {', '.join(clashes)}.")
    return {**some, **more}
