"""JSON Schemas (draft 2020-12, as in OpenAPI 3.1) of TypedDicts, structs and all they mention.

Whatever has a name becomes a component, which others refer to; its docstring describes it. A
TypedDict is closed, a struct if it forbids what it does not know.
"""

import inspect as sources
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

Schema = dict[str, Any]
Named = inspect.TypedDictType | inspect.StructType | inspect.DataclassType
Many = inspect.ListType | inspect.SetType | inspect.FrozenSetType | inspect.VarTupleType

REFERENCE = "#/components/schemas/"
OF_A_GAME = re.compile(r"parlour\.games\.(\w+)\.sight\.schema")
PLAIN: dict[type[inspect.Type], Schema] = {
    inspect.AnyType: {},
    inspect.RawType: {},
    inspect.NoneType: {"type": "null"},
    inspect.BoolType: {"type": "boolean"},
    inspect.IntType: {"type": "integer"},
    inspect.FloatType: {"type": "number"},
    inspect.StrType: {"type": "string"},
    inspect.BytesType: {"type": "string", "contentEncoding": "base64"},
    inspect.DateTimeType: {"type": "string", "format": "date-time"},
    inspect.UUIDType: {"type": "string", "format": "uuid"},
}
TYPES = {str: "string", int: "integer"}
NUMBERS = {"ge": "minimum", "le": "maximum", "gt": "exclusiveMinimum", "lt": "exclusiveMaximum"}
TEXTS = {"min_length": "minLength", "max_length": "maxLength", "pattern": "pattern"}
LISTS = {"min_length": "minItems", "max_length": "maxItems"}
OBJECTS = {"min_length": "minProperties", "max_length": "maxProperties"}
LIMITS: dict[type[inspect.Type], dict[str, str]] = {
    inspect.IntType: NUMBERS,
    inspect.FloatType: NUMBERS,
    inspect.StrType: TEXTS,
    inspect.DictType: OBJECTS,
    **dict.fromkeys(Many.__args__, LISTS),
}


def spoken(game: str) -> str:
    """A game's name as names of types begin: "ProjectL"."""
    return game.title().replace("_", "")


def name_of(kind: type) -> str:
    """The component of a class: a game's own begin with the game's name."""
    game = OF_A_GAME.fullmatch(kind.__module__)
    return (spoken(game[1]) if game else "") + kind.__name__


def reference(name: str) -> Schema:
    """A reference to a component."""
    return {"$ref": REFERENCE + name}


def described(kind: type, schema: Schema) -> Schema:
    """A schema with the class's own docstring."""
    doc = kind.__dict__.get("__doc__")
    return {"description": sources.cleandoc(doc), **schema} if doc else schema


def union(schemas: Iterable[Schema]) -> Schema:
    """One or the other."""
    return {"anyOf": list(schemas)}


class Schemas:
    """Components by name: a type comes with all types that it mentions."""

    def __init__(self) -> None:
        self.held: dict[str, Schema] = {}
        self._classes: dict[str, type] = {}

    def of(self, kind: Any) -> Schema:
        """The schema of a type; only a reference, if it has a name."""
        return self._schema(inspect.type_info(kind))

    def _schema(self, kind: inspect.Type) -> Schema:
        match kind:
            case inspect.Metadata():
                return self._annotated(kind)
            case inspect.TypedDictType() | inspect.StructType() | inspect.DataclassType():
                return self._component(kind)
            case inspect.UnionType():
                return self._union(kind)
            case inspect.DictType():
                return _limited(kind, self._dict(kind))
            case inspect.TupleType():
                return self._tuple(kind)
            case _ if isinstance(kind, Many):
                return _limited(kind, {"type": "array", "items": self._schema(kind.item_type)})
            case inspect.LiteralType():
                return _enum(kind.values)
            case inspect.EnumType():
                return _enum(member.value for member in kind.cls)
        return _limited(kind, PLAIN[type(kind)])

    def _annotated(self, kind: inspect.Metadata) -> Schema:
        """What somebody wrote by hand counts; a reference stands alone."""
        extra = kind.extra_json_schema or {}
        return dict(extra) if "$ref" in extra else {**self._schema(kind.type), **extra}

    def _union(self, kind: inspect.UnionType) -> Schema:
        found = union(map(self._schema, kind.types))
        tags = {
            one.tag: REFERENCE + name_of(one.cls)
            for one in kind.types
            if isinstance(one, inspect.StructType) and one.tag_field
        }
        if len(tags) < len(kind.types):
            return found
        field = next(one.tag_field for one in kind.types if isinstance(one, inspect.StructType))
        return {**found, "discriminator": {"propertyName": field, "mapping": tags}}

    def _dict(self, kind: inspect.DictType) -> Schema:
        found = {"type": "object", "additionalProperties": self._schema(kind.value_type)}
        keys = self._schema(kind.key_type)
        is_any_text = keys.get("type") != "string" or keys == PLAIN[inspect.StrType]
        return found if is_any_text else {**found, "propertyNames": keys}

    def _tuple(self, kind: inspect.TupleType) -> Schema:
        items = [self._schema(one) for one in kind.item_types]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}

    def _component(self, kind: Named) -> Schema:
        name = name_of(kind.cls)
        if self._classes.setdefault(name, kind.cls) is not kind.cls:
            raise AssertionError(f"Two types are called {name}: rename one of them.")
        if name not in self.held:
            self.held[name] = {}  # its place is taken, if it mentions itself
            self.held[name] = described(kind.cls, self._object(kind))
        return reference(name)

    def _object(self, kind: Named) -> Schema:
        fields = _in_order(kind)
        members = {field.encode_name: self._member(field) for field in fields}
        required = [field.encode_name for field in fields if field.required]
        if isinstance(kind, inspect.StructType) and kind.tag_field:
            members = {kind.tag_field: _enum([kind.tag]), **members}
            required = [kind.tag_field, *required]
        found: Schema = {"type": "object", "properties": members}
        if required:
            found["required"] = required
        return {**found, "additionalProperties": False} if _is_closed(kind) else found

    def _member(self, field: inspect.Field) -> Schema:
        found = self._schema(field.type)
        if field.default is msgspec.NODEFAULT:
            return found
        return {**found, "default": msgspec.to_builtins(field.default)}


def _is_closed(kind: Named) -> bool:
    return isinstance(kind, inspect.TypedDictType) or (
        isinstance(kind, inspect.StructType) and kind.forbid_unknown_fields
    )


def _in_order(kind: Named) -> list[inspect.Field]:
    """The members as they were declared: a TypedDict's come sorted."""
    if not isinstance(kind, inspect.TypedDictType):
        return list(kind.fields)
    declared = list(kind.cls.__annotations__)
    return sorted(kind.fields, key=lambda field: declared.index(field.name))


def _enum(values: Iterable[Any]) -> Schema:
    found = list(values)
    kinds = {TYPES.get(type(value)) for value in found}
    kind = kinds.pop() if len(kinds) == 1 else None
    return {"type": kind, "enum": found} if kind else {"enum": found}


def _limited(kind: inspect.Type, schema: Schema) -> Schema:
    """With what a type says of sizes."""
    limits = {word: getattr(kind, own) for own, word in LIMITS.get(type(kind), {}).items()}
    return {**schema, **{word: limit for word, limit in limits.items() if limit is not None}}
