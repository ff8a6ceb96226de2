"""A grammar is a set of msgspec Structs; this turns their annotations into nodes to read and to describe.

Two conventions beyond msgspec's own make programs short to write. A Struct may name in `short` the field that a lone
value stands for (`sacrifice: this`). In a union of Structs the first required field of each, or else its first, is its
*head*: the key that says which one is meant (`{destroy: …}`); a head that has a default may stand alone as a word
(`draw`). A `Family` beside `Meta` stands for the union of its members.
"""

import types
import typing
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Meta, Struct

from cards.language.families import Family


class Word(Struct, frozen=True):
    """One word of a closed list."""

    title: str
    words: tuple[str, ...]


class Text(Struct, frozen=True):
    """Free text, or a name the author makes up (then it has a pattern)."""

    title: str
    pattern: str | None


class Number(Struct, frozen=True):
    least: int | None
    most: int | None


class Flag(Struct, frozen=True):
    """True, or true and false."""

    only_true: bool


class Many(Struct, frozen=True):
    """A list; where its items are words or names, one alone is a list of one."""

    item: "Node"
    least: int


class Mapping(Struct, frozen=True):
    """Keys that the author makes up, to values of one node."""

    value: "Node"
    key: "Node"


class Thing(Struct, frozen=True):
    """An object with known fields, read into a Struct. Its fields are looked up late: grammars are recursive."""

    struct: type[Struct]

    @property
    def name(self) -> str:
        return self.struct.__name__

    @property
    def short(self) -> str | None:
        return getattr(self.struct, "short", None)

    @property
    def head(self) -> "Field":
        fields = fields_of(self.struct)
        return next((field for field in fields if field.required), fields[0])


class Either(Struct, frozen=True):
    """One of several nodes, told apart by the JSON type, and several Things by their heads."""

    title: str
    nodes: tuple["Node", ...]

    @property
    def things(self) -> tuple[Thing, ...]:
        return tuple(node for node in self.nodes if isinstance(node, Thing))


Node = Word | Text | Number | Flag | Many | Mapping | Thing | Either


class Field(Struct, frozen=True):
    """One field of a Thing: its key in the file, its name in Python, its node."""

    key: str
    attribute: str
    node: Node
    required: bool


@cache
def fields_of(struct: type[Struct]) -> tuple[Field, ...]:
    """The fields of a Struct, each with its node."""
    hints = typing.get_type_hints(struct, include_extras=True)
    return tuple(
        Field(field.encode_name, field.name, node_of(hints[field.name]), field.required)
        for field in msgspec.structs.fields(struct)
    )


@cache
def node_of(annotation: Any) -> Node:
    """The node that an annotation stands for."""
    meta = Meta()
    if typing.get_origin(annotation) is typing.Annotated:
        annotation, *extras = typing.get_args(annotation)
        meta = next(extra for extra in extras if isinstance(extra, Meta))
        for family in (extra for extra in extras if isinstance(extra, Family)):
            return Either(meta.title or "value", tuple(Thing(member) for member in family.members))
    return _node(annotation, meta)


def _node(annotation: Any, meta: Meta) -> Node:
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    title = meta.title or "word"
    if origin is Literal:
        return Flag(True) if arguments == (True,) else Word(title, arguments)
    if origin in (typing.Union, types.UnionType):
        members = [member for member in arguments if member is not types.NoneType]
        nodes = tuple(node_of(member) for member in members)
        return nodes[0] if len(nodes) == 1 else Either(meta.title or "value", nodes)
    if origin in (tuple, list):
        return Many(node_of(arguments[0]), meta.min_length or 0)
    if origin is dict:
        return Mapping(node_of(arguments[1]), node_of(arguments[0]))
    if annotation is bool:
        return Flag(False)
    if annotation is int:
        return Number(_whole(meta.ge), _whole(meta.le))
    if annotation is str:
        return Text(meta.title or "text", meta.pattern)
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        return Thing(annotation)
    raise TypeError(f"no grammar for {annotation!r}")


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


def words_of(annotation: Any) -> set[str]:
    """Every word a grammar knows: its closed lists and the keys of its things."""
    found: set[str] = set()
    _gather(node_of(annotation), found, set())
    return found


def _gather(node: Node, found: set[str], done: set[type[Struct]]) -> None:
    match node:
        case Word():
            found.update(node.words)
        case Many():
            _gather(node.item, found, done)
        case Mapping():
            _gather(node.value, found, done)
        case Either():
            for member in node.nodes:
                _gather(member, found, done)
        case Thing() if node.struct not in done:
            done.add(node.struct)
            for field in fields_of(node.struct):
                found.add(field.key)
                _gather(field.node, found, done)
