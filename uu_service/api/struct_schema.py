"""Struct to JSON Schema, in the shape that client generators like.

Answers always carry all their fields, so all are required there; requests refuse unknown ones. Unions have a
discriminator and a name, enums a component of their own: nothing is inline, and no name is made up. A set of words that
may grow is marked with @open_set: an enum would break the clients that were generated before the next word came.
"""

import enum
import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, NamedTuple, TypeVar, get_args

import msgspec
from drf_spectacular.drainage import warn
from msgspec import inspect as types

_ROOT = "#/components/schemas/"
_UNIONS: dict[frozenset[str], type["NamedUnion"]] = {}
_OPEN: set[type] = set()
_WORDS: dict[str, tuple[Callable[[], Iterable[str]], str]] = {}
E = TypeVar("E", bound=enum.EnumMeta)
OPEN = "An open set: words may be added, so treat one that you do not know as you would any other."

Schema = dict[str, Any]


class Component(NamedTuple):
    """A named schema and the class it comes from, by which two of one name are told apart."""

    schema: Schema
    origin: type


class NamedUnion:
    """The name of a union of tagged Structs: class Action(NamedUnion): members = PlayCard | Pass."""

    members: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        _UNIONS[frozenset(member.__name__ for member in get_args(cls.members))] = cls


def open_set(kind: E) -> E:
    """An enum of answers that may grow: in the schema a string, with the words known today."""
    _OPEN.add(kind)
    return kind


def register_words(name: str, known: Callable[[], Iterable[str]], about: str) -> None:
    """Make Annotated[str, Meta(title=name)] an open set of words that only a running service knows."""
    _WORDS[name] = (known, about)


def open_words(known: Iterable[str], description: str) -> Schema:
    return {"type": "string", "description": f"{description} {OPEN}".strip(), "x-extensible-enum": sorted(known)}


def components_of(kind: Any, *, is_request: bool) -> tuple[Schema, dict[str, Component]]:
    """The schema of a Struct or NamedUnion, and the components it refers to."""
    subject = kind.members if issubclass(kind, NamedUnion) else kind
    classes = {cls.__name__: cls for cls in _classes_in(types.type_info(subject), set())}
    (top,), raw = msgspec.json.schema_components([subject], ref_template=_ROOT + "{name}")
    shaper = _Shaper(classes, is_request)
    shaper.shape(top, kind.__name__)
    shaped = {
        shaper.name(name): Component(shaper.component(name, schema), classes[name]) for name, schema in raw.items()
    }
    everything = {**shaped, **shaper.unions}
    return everything.pop(shaper.name(kind.__name__)).schema, everything


class _Shaper:
    def __init__(self, classes: dict[str, type], is_request: bool) -> None:
        self.classes = classes
        self.is_request = is_request
        self.unions: dict[str, Component] = {}

    def name(self, name: str) -> str:
        is_enum = isinstance(self.classes.get(name), enum.EnumMeta)
        return f"{name.removesuffix('Request')}Request" if self.is_request and not is_enum else name

    def component(self, name: str, schema: Schema) -> Schema:
        schema = {key: value for key, value in schema.items() if key != "title"}
        cls = self.classes[name]
        if isinstance(cls, enum.EnumMeta):
            if cls in _OPEN:
                return open_words(schema["enum"], schema.get("description", ""))
            kind = "string" if all(isinstance(value, str) for value in schema["enum"]) else "integer"
            return {"type": kind, **schema}
        times = _times_in(cls)
        schema["properties"] = {
            key: self.shape(_dated(value) if key in times else value, f"{name}.{key}")
            for key, value in schema["properties"].items()
        }
        if not schema.get("required"):
            schema.pop("required", None)
        if self.is_request:
            return {**schema, "additionalProperties": False}
        for value in schema["properties"].values():
            value.pop("default", None)  # an answer always says it
        schema.pop("additionalProperties", None)
        required = [key for key in schema["properties"] if key not in _left_out(cls)]
        return {**schema, "required": required} if required else schema

    def shape(self, schema: Any, place: str) -> Any:
        """Rewrite references, name unions, and turn one-valued enums into constants."""
        if isinstance(schema, list):
            return [self.shape(item, place) for item in schema]
        if not isinstance(schema, dict):
            return schema
        if "discriminator" in schema:
            return self._union(schema, place)
        if "enum" in schema:
            return self._constant(schema, place)
        if "$ref" in schema:
            return {**schema, "$ref": self._ref(schema["$ref"])}
        if schema.get("title") in _WORDS:
            return self._vocabulary(schema)
        keep = {"default", "examples", "example", "const"}
        shaped = {key: value if key in keep else self.shape(value, place) for key, value in schema.items()}
        return _explicit(shaped)

    def _vocabulary(self, schema: Schema) -> Schema:
        name = schema["title"]
        known, about = _WORDS[name]
        self.unions[name] = Component(open_words(known(), about), str)
        return {"$ref": _ROOT + name, **{key: value for key, value in schema.items() if key not in ("title", "type")}}

    def _ref(self, ref: str) -> str:
        return _ROOT + self.name(ref.removeprefix(_ROOT))

    def _constant(self, schema: Schema, place: str) -> Schema:
        values = schema["enum"]
        rest = {key: value for key, value in schema.items() if key != "enum"}
        if len(values) == 1:
            return {"type": "string" if isinstance(values[0], str) else "integer", "const": values[0], **rest}
        name = "".join(word[:1].upper() + word[1:] for word in re.split(r"[._]", place))
        kind = "string" if all(isinstance(value, str) for value in values) else "integer"
        self.unions[name] = Component({"type": kind, "enum": values}, str)
        return {"$ref": _ROOT + name, **rest}

    def _union(self, schema: Schema, place: str) -> Schema:
        arms = [{"$ref": self._ref(arm["$ref"])} for arm in schema["anyOf"]]
        union = _UNIONS.get(frozenset(arm["$ref"].removeprefix(_ROOT) for arm in schema["anyOf"]))
        given = schema["discriminator"]
        mapping = {tag: self._ref(ref) for tag, ref in given["mapping"].items()}
        shaped: Schema = {"oneOf": arms, "discriminator": {"propertyName": given["propertyName"], "mapping": mapping}}
        if union is None:
            warn(f"{place} has a union without a name: define a NamedUnion of its members")
            return shaped
        name = self.name(union.__name__)
        described = {"description": inspect.cleandoc(union.__doc__), **shaped} if union.__doc__ else shaped
        self.unions[name] = Component(described, union)
        rest = {key: value for key, value in schema.items() if key not in {"anyOf", "discriminator"}}
        return {"$ref": _ROOT + name, **rest}


def _explicit(schema: Schema) -> Schema:
    """Nullable plain values as one type with null beside it, maps as maps: generators guess at the shorter forms."""
    null = {"type": "null"}
    if null in schema.get("anyOf", ()):
        (other,) = (arm for arm in schema["anyOf"] if arm != null)
        if "type" in other:
            rest = {key: value for key, value in schema.items() if key != "anyOf"}
            return {**other, **rest, "type": [other["type"], "null"]}
    if schema.get("type") == "object" and "properties" not in schema:
        return {"additionalProperties": True, **schema}
    if schema.get("type") == "array":
        return {**schema, "items": schema.get("items", {})}
    return schema


def _dated(schema: Any) -> Any:
    """msgspec names the format only of times that must have a zone; ours always have one."""
    if isinstance(schema, list):
        return [_dated(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    dated = {key: _dated(value) for key, value in schema.items()}
    return {**dated, "format": "date-time"} if schema.get("type") == "string" else dated


def _times_in(cls: type) -> set[str]:
    """The encoded names of the fields that hold a time, or none."""
    fields = types.type_info(cls).fields  # type: ignore[attr-defined]
    return {f.encode_name for f in fields if {type(arm) for arm in _arms(f.type)} & {types.DateTimeType}}


def _arms(info: Any) -> Iterable[Any]:
    return info.types if isinstance(info, types.UnionType) else (info,)


def _left_out(cls: type) -> set[str]:
    """Names of the fields that an answer may lack."""
    fields = types.type_info(cls).fields  # type: ignore[attr-defined]
    may = cls.__struct_config__.omit_defaults  # type: ignore[attr-defined]
    return {f.encode_name for f in fields if not f.required and (may or _is_unset(f))}


def _is_unset(field: types.Field) -> bool:
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _classes_in(info: Any, seen: set[type]) -> Iterator[type]:
    """Every Struct and enum class inside a type, itself included."""
    if isinstance(info, types.StructType | types.EnumType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info.cls
    if isinstance(info, types.StructType):
        for field in info.fields:
            yield from _classes_in(field.type, seen)
    for inner in ("type", "item_type", "key_type", "value_type"):
        if isinstance(getattr(info, inner, None), types.Type):
            yield from _classes_in(getattr(info, inner), seen)
    for arm in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
        yield from _classes_in(arm, seen)
