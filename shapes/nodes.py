"""Turns annotations (those of msgspec Structs above all) into nodes, by which data is read and described.

Two conventions beyond msgspec's own make programs short to write. A Struct may name in `short` the field that a lone
value stands for (`sacrifice: this`). In a union of Structs without tags the first required field of each, or else its
first, is its *head*: the key that says which one is meant (`{destroy: …}`); a head that has a default may stand alone
as a word (`draw`). An `OpenUnion` beside `Meta` stands for the union of its members.
"""

import types
import typing
from collections.abc import Callable
from datetime import date, datetime, timedelta
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Literal
from uuid import UUID

import msgspec
from msgspec import NODEFAULT, Meta, Struct, UnsetType

JSON_TYPES = {str: "string", int: "integer", float: "number", bool: "boolean", list: "array", dict: "object"}
UNTITLED = "word"
SCALARS = {"time": datetime, "date": date, "duration": timedelta, "uuid": UUID}


class _Node(Struct, frozen=True, kw_only=True):
    """What every node has: the types of its plain data, and whether null is allowed too.

    `told` and `beside` hold what only a schema shows, such as a description: of the value, or of a value or null.
    """

    plain: ClassVar[tuple[type, ...]] = (dict,)
    nullable: bool = False
    told: dict[str, object] = {}
    beside: dict[str, object] = {}
    shown: "Late | None" = None
    """What a contract shows instead."""

    @property
    def json(self) -> str:
        return JSON_TYPES[self.plain[-1]]


class Anything(_Node, frozen=True):
    """Any JSON value, taken as it is."""

    plain = tuple(JSON_TYPES)


class Word(_Node, frozen=True):
    """One word of a closed list; with an enum, its member."""

    plain = (str,)
    title: str
    words: tuple[Any, ...]
    enum: type[Enum] | None = None


class Text(_Node, frozen=True):
    """Free text, or a name the author makes up (then it has a pattern)."""

    plain = (str,)
    title: str
    pattern: str | None
    least: int | None
    most: int | None


class Number(_Node, frozen=True):
    """A whole number."""

    plain: ClassVar[tuple[type, ...]] = (int,)
    least: int | None
    most: int | None


class Real(Number, frozen=True):
    """Any number."""

    plain = (int, float)


class Flag(_Node, frozen=True):
    """True, or true and false."""

    plain = (bool,)
    only_true: bool = False


class Scalar(_Node, frozen=True):
    """What JSON writes as a string, by its name in SCALARS: a time (with its zone, if that is asked for), an id."""

    plain = (str,)
    name: str
    zoned: bool


class Many(_Node, frozen=True):
    """A list, read into a list or a tuple."""

    plain = (list,)
    item: "Node"
    kind: type
    least: int
    most: int | None


class Mapping(_Node, frozen=True):
    """Keys that the author makes up, to values of one node."""

    value: "Node"
    key: "Node"


class Thing(_Node, frozen=True):
    """An object with known fields, read into a Struct. Its fields are looked up late: types are recursive."""

    struct: type[Struct]

    @property
    def short(self) -> str | None:
        return getattr(self.struct, "short", None)

    @property
    def tag_field(self) -> str | None:
        return self.struct.__struct_config__.tag_field

    @property
    def tag(self) -> Any:
        return self.struct.__struct_config__.tag

    @property
    def head(self) -> "Field":
        fields = fields_of(self.struct)
        return next((field for field in fields if field.required), fields[0])


class Either(_Node, frozen=True):
    """One of several nodes, told apart by the JSON type, and several Things by their tags or heads."""

    title: str
    fixed: tuple["Node", ...] = ()
    union: "OpenUnion | None" = None
    """Where its members join it later, they are looked up late."""

    @property
    def nodes(self) -> tuple["Node", ...]:
        return self.fixed if self.union is None else _things(self.union.joined())

    @property
    def things(self) -> tuple[Thing, ...]:
        return tuple(node for node in self.nodes if isinstance(node, Thing))


Node = Anything | Word | Text | Number | Flag | Scalar | Many | Mapping | Thing | Either


class Late(typing.NamedTuple):
    """A type that is made when a contract is generated, from what is registered by then.

    Beside `Meta` in an annotation it is what the contract shows; data is read by the annotation itself.
    """

    make: Callable[[], Any]


class OpenUnion:
    """Beside `Meta` in an annotation it stands for the union of its members, which join it later."""

    members: tuple[type[Struct], ...] = ()

    def joined(self) -> tuple[type[Struct], ...]:
        """The members that there are by now."""
        return self.members


class Field(Struct, frozen=True):
    """One field of a Thing: its key in the data, its name in Python, its node; an UNSET default is left out."""

    key: str
    attribute: str
    node: Node
    required: bool
    default: object = NODEFAULT


Said = dict[str, Any]
"""What the `Meta` beside an annotation says, by the names of its arguments."""


@cache
def fields_of(struct: type[Struct]) -> tuple[Field, ...]:
    """The fields of a Struct, each with its node."""
    hints = typing.get_type_hints(struct, include_extras=True)
    return tuple(
        Field(field.encode_name, field.name, node_of(hints[field.name]), field.required, _default(field))
        for field in msgspec.structs.fields(struct)
    )


def _default(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


def node_of(annotation: object) -> Node:
    """The node that an annotation stands for."""
    if typing.get_origin(annotation) is not typing.Annotated:
        return _node(annotation, {})
    annotation, *extras = typing.get_args(annotation)
    metas = [extra for extra in extras if isinstance(extra, Meta)]
    said: Said = {name: value for meta in metas for name, value in meta.__rich_repr__()}
    told = {key: said.pop(key) for key in ("description", "examples") if key in said}
    told |= said.pop("extra_json_schema", {})
    unions = [extra for extra in extras if isinstance(extra, OpenUnion)]
    late = next((extra for extra in extras if isinstance(extra, Late)), None)
    node = _open(unions[0], said) if unions else _node(Any if late and _is_foreign(annotation) else annotation, said)
    if said:
        raise TypeError(f"no node can keep what {annotation!r} says: {', '.join(said)}")
    return msgspec.structs.replace(node, shown=late, **{"beside" if node.nullable else "told": told})


def _is_foreign(annotation: Any) -> bool:
    """A class that only a Late says how to show: nothing reads it."""
    known = (str, int, float, Enum, Struct, *SCALARS.values())
    return isinstance(annotation, type) and not issubclass(annotation, known)


def _node(annotation: object, said: Said) -> Node:
    """Takes what it understands out of what is said; what is left in it would be a promise that nobody keeps."""
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        return _union(arguments, said.pop("title", "value"))
    if origin is Literal:
        flag = Flag(only_true=True)
        return flag if arguments == (True,) else Word(title=said.pop("title", UNTITLED), words=arguments)
    if origin is list or (origin is tuple and arguments[1:] == (...,)):
        least, most = said.pop("min_length", 0), said.pop("max_length", None)
        return Many(item=node_of(arguments[0]), kind=origin, least=least, most=most)
    if origin is dict:
        return Mapping(key=node_of(arguments[0]), value=node_of(arguments[1]))
    return _plain(annotation, said)


def _union(members: tuple[object, ...], title: str) -> Node:
    nodes = tuple(node_of(member) for member in members if member not in (types.NoneType, UnsetType))
    node = nodes[0] if len(nodes) == 1 else Either(title=title, fixed=nodes)
    return msgspec.structs.replace(node, nullable=node.nullable or types.NoneType in members)


def _open(union: OpenUnion, said: Said) -> Node:
    return Either(title=said.pop("title", "value"), union=union)


@cache
def _things(members: tuple[type[Struct], ...]) -> tuple[Thing, ...]:
    return tuple(Thing(struct=member) for member in members)


def _plain(kind: object, said: Said) -> Node:
    if kind in (Any, object):
        return Anything()
    if kind is bool:
        return Flag()
    if kind in (int, float):
        return (Number if kind is int else Real)(**_limits(said, "ge", "le"))
    if kind is str:
        limits = _limits(said, "min_length", "max_length")
        return Text(title=said.pop("title", "text"), pattern=said.pop("pattern", None), **limits)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Word(title=said.pop("title", UNTITLED), words=tuple(member.value for member in kind), enum=kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return Thing(struct=kind)
    for name, scalar in SCALARS.items():
        if kind is scalar:
            return Scalar(name=name, zoned=said.pop("tz", False))
    raise TypeError(f"no node for {kind!r}")


def _limits(said: Said, least: str, most: str) -> Said:
    return {"least": said.pop(least, None), "most": said.pop(most, None)}
