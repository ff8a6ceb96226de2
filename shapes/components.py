"""The components of an OpenAPI document, in the shape that client generators like.

Answers always carry all their fields, so all are required there; requests refuse unknown ones. Unions have a
discriminator and a name, enums a component of their own: nothing is inline, and no name is made up. A set of words that
may grow is marked with @open_set: an enum would break the clients that were generated before the next word came. A
union that may grow has `x-open`: clients ignore members that they do not know.
"""

import ast
import enum
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import NODEFAULT, UNSET

from shapes import nodes
from shapes.describing import Describer, Schema, present
from shapes.nodes import Field, Node, fields_of, node_of

ROOT = "#/components/schemas/"
OPEN_UNION = "x-open"
MAY_GROW = "An open union: kinds may be added, so pass over one that you do not know."
OPEN = "An open set: words may be added, so treat one that you do not know as you would any other."
E = TypeVar("E", bound=enum.EnumMeta)
_UNIONS: dict[frozenset[type], type["NamedUnion"]] = {}
_OPEN: set[type] = set()
_WORDS: dict[str, tuple[Callable[[], Iterable[str]], str]] = {}


class Component(NamedTuple):
    """A named schema and the class it comes from, by which two of one name are told apart."""

    schema: Schema
    origin: type


class NamedUnion:
    """The name of a union of tagged Structs: class Action(NamedUnion): members = PlayCard | Pass."""

    members: ClassVar[Any]
    is_open: ClassVar[bool] = False
    """Whether members may be added, so that clients must ignore those that they do not know."""

    def __init_subclass__(cls) -> None:
        _UNIONS[frozenset(get_args(cls.members))] = cls


def open_set(kind: E) -> E:
    """An enum of answers that may grow: in the schema a string, with the words known today."""
    _OPEN.add(kind)
    return kind


def register_words(name: str, known: Callable[[], Iterable[str]], about: str) -> None:
    """Make Annotated[str, Meta(title=name)] an open set of words that only a running service knows."""
    _WORDS[name] = (known, about)


def open_words(known: Iterable[str], description: str) -> Schema:
    return {"type": "string", "description": f"{description} {OPEN}".strip(), "x-extensible-enum": sorted(known)}


def contract_name(kind: type) -> str:
    """What the contract calls a class: by its own name, unless it says another in `contract_name`."""
    return str(vars(kind).get("contract_name", kind.__name__))


def components_of(kind: Any, *, is_request: bool, warn: Callable[[str], None]) -> tuple[Schema, dict[str, Component]]:
    """The schema of a Struct or NamedUnion, and the components it refers to."""
    components = _Components(is_request, warn)
    components.schema(node_of(kind.members if issubclass(kind, NamedUnion) else kind))
    return components.found.pop(components.name(kind)).schema, components.found


class _Components(Describer):
    def __init__(self, is_request: bool, warn: Callable[[str], None]) -> None:
        self.is_request, self.warn = is_request, warn
        self.found: dict[str, Component] = {}
        self.place = ""

    def name(self, kind: type) -> str:
        name = contract_name(kind)
        return f"{name.removesuffix('Request')}Request" if self.is_request else name

    def refer(self, name: str, schema: Schema, origin: type) -> Schema:
        self.found[name] = Component(schema, origin)
        return {"$ref": ROOT + name}

    def schema(self, node: Node) -> Schema:
        """With what only a schema says. Plain values that may be null have two types: generators guess at anyOf."""
        if node.shown is not None:
            return {**node.told, **self.late(node.shown)}
        schema = super().schema(node)
        schema = schema if isinstance(node, nodes.Mapping) else {**node.told, **schema}
        if not node.nullable:
            return schema
        if "type" in schema:
            return {**schema, **node.beside, "type": [schema["type"], "null"]}
        return {"anyOf": [schema, {"type": "null"}], **node.beside}

    def late(self, late: nodes.Late) -> Schema:
        """What is made by now. Several Structs without tags are any of them, under the name of their union."""
        made = late.make()
        node = node_of(getattr(made, "members", made))
        if not isinstance(node, nodes.Either) or node.things[0].tag_field:
            return self.schema(node)
        refs = [self.thing(thing) for thing in node.things]
        return self.refer(self.name(made), {**_about(made), "anyOf": refs}, made)

    def word(self, node: nodes.Word) -> Schema:
        values = sorted(node.words)
        kind = "string" if all(isinstance(value, str) for value in values) else "integer"
        if node.enum is None and len(values) == 1:
            return {"type": kind, "const": values[0]}
        if node.enum is None:
            made_up = "".join(word[:1].upper() + word[1:] for word in re.split(r"[._]", self.place))
            name = node.title if node.title[0].isupper() else made_up  # a small one is for people
            return self.refer(name, {"type": kind, "enum": values}, str)
        schema = {"type": kind, **_about(node.enum), "enum": values}
        if node.enum in _OPEN:
            schema = open_words(values, schema.get("description", ""))
        return self.refer(node.enum.__name__, schema, node.enum)

    def text(self, node: nodes.Text) -> Schema:
        if node.title in _WORDS:
            known, about = _WORDS[node.title]
            return self.refer(node.title, open_words(known(), about), str)
        return {"type": "string"} | present(maxLength=node.most, minLength=node.least, pattern=node.pattern)

    def many(self, node: nodes.Many) -> Schema:
        return {"type": "array", "items": self.schema(node.item)} | present(
            maxItems=node.most, minItems=node.least or None
        )

    def mapping(self, node: nodes.Mapping) -> Schema:
        keys = {name: value for name, value in self.schema(node.key).items() if name != "type"}
        self.place += ".value"  # the map itself is called by its place in clients
        values = self.schema(node.value) or True
        return {"additionalProperties": values, **node.told, "type": "object"} | present(propertyNames=keys or None)

    def thing(self, node: nodes.Thing) -> Schema:
        name = self.name(node.struct)
        if name not in self.found:
            self.refer(name, {}, node.struct)  # a Struct may hold itself
            self.refer(name, self._object(node), node.struct)
        return {"$ref": ROOT + name}

    def _object(self, node: nodes.Thing) -> Schema:
        fields = fields_of(node.struct)
        told = {"type": "string", "const": node.tag, "description": f"Always `{node.tag}`: tells which kind this is."}
        tag = {node.tag_field: told} if node.tag_field else {}
        needed = [*tag, *(field.key for field in fields if self._is_required(node, field))]
        properties = tag | {field.key: self._property(node, field) for field in fields}
        closed = present(required=needed or None, additionalProperties=False if self.is_request else None)
        return {**_about(node.struct), "type": "object", "properties": properties, **closed}

    def _is_required(self, node: nodes.Thing, field: Field) -> bool:
        """An answer always says everything, but what is UNSET or left out as a default."""
        if field.required or self.is_request:
            return field.required
        return field.default is not UNSET and not node.struct.__struct_config__.omit_defaults

    def _property(self, node: nodes.Thing, field: Field) -> Schema:
        self.place = f"{contract_name(node.struct)}.{field.key}"
        schema = self.schema(field.node)
        about = said_of(node.struct).get(field.attribute)
        if about and "description" not in schema:
            schema = {"description": about, **schema}
        if not self.is_request or field.default in (NODEFAULT, UNSET, None):
            return schema
        return _with_default(schema, msgspec.to_builtins(field.default, str_keys=True))

    def either(self, node: nodes.Either) -> Schema:
        others = [self.schema(member) for member in node.nodes if not isinstance(member, nodes.Thing)]
        if len(node.things) < 2:
            return {"anyOf": [*others, *map(self.thing, node.things)]}
        union = self._open_union(node) if node.union else self._union(node.things)
        return {"anyOf": [*others, union]} if others else union

    def _union(self, things: tuple[nodes.Thing, ...]) -> Schema:
        place = self.place
        schema = self._told_apart(things)
        union = _UNIONS.get(frozenset(thing.struct for thing in things))
        if union is None:
            self.warn(f"{place} has a union without a name: define a NamedUnion of its members")
            return schema
        return self.refer(self.name(union), {**_told_of(union, union.is_open), **schema}, union)

    def _open_union(self, node: nodes.Either) -> Schema:
        """One that its members join has its own name, and may grow."""
        kind = type(node.union)
        return self.refer(node.title, {**_told_of(kind, True), **self._told_apart(node.things)}, kind)

    def _told_apart(self, things: tuple[nodes.Thing, ...]) -> Schema:
        refs = {thing.tag: self.thing(thing) for thing in things}
        mapping = {tag: ref["$ref"] for tag, ref in refs.items()}
        return {
            "oneOf": list(refs.values()),
            "discriminator": {"propertyName": things[0].tag_field, "mapping": mapping},
        }


def _told_of(union: type, is_open: bool) -> Schema:
    """What its docstring says, and whether it may grow."""
    said = inspect.cleandoc(union.__doc__) if union.__doc__ else ""
    if is_open:
        return {"description": f"{said} {MAY_GROW}".strip(), OPEN_UNION: True}
    return present(description=said or None)


@cache
def said_of(struct: type) -> dict[str, str]:
    """What stands under the fields of a class and of those it inherits from: a string after a field is about it."""
    told: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        told |= _said_in(kind)
    return told


def _said_in(kind: type) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):  # made while the program runs: no file has its text
        return {}
    body = getattr(ast.parse(source).body[0], "body", [])
    return {
        field.target.id: inspect.cleandoc(about.value.value)
        for field, about in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(about, ast.Expr) and isinstance(about.value, ast.Constant) and isinstance(about.value.value, str)
    }


def _with_default(schema: Schema, default: Any) -> Schema:
    """What holds if a member is left out. Said in words, and under a name of our own: generators take the keyword
    `default` for a promise that the member is always there."""
    if isinstance(default, dict | list):
        return {**schema, "x-default": default}
    about = f"{schema.get('description', '')} Default: `{msgspec.json.encode(default).decode()}`."
    return {**schema, "description": about.strip(), "x-default": default}


def _about(kind: type) -> Schema:
    """What the class says of itself, its further lines as they stand: a change here would show in every client."""
    return {"description": textwrap.dedent(kind.__doc__).strip()} if kind.__doc__ else {}
