"""Programs that differ from a given one in exactly one place, found by walking the grammar."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from shapes.nodes import Either, Field, Flag, Many, Mapping, Node, Number, Text, Thing, Word, fields_of

PLAYERS = ("you", "others", "everyone", "them")


def neighbours(program: tuple[Struct, ...]) -> Iterator[tuple[Struct, ...]]:
    """Every program with one word, number or step changed, added or left out. Not all of them make sense."""
    for n, clause in enumerate(program):
        for other in _of_struct(clause):
            yield (*program[:n], other, *program[n + 1 :])


def _of_struct(struct: Struct) -> Iterator[Struct]:
    for field in fields_of(type(struct)):
        for other in _of_value(getattr(struct, field.attribute), field.node, field):
            yield msgspec.structs.replace(struct, **{field.attribute: other})


def _of_value(value: Any, node: Node, field: Field) -> Iterator[Any]:
    if isinstance(value, Struct):
        yield from _of_struct(value)
    elif isinstance(value, tuple):
        yield from _of_tuple(value, node, field)
    for other in _leaves(node):
        if other != value:
            yield other
    if not field.required and _may_be_absent(field, value):
        yield None


def _of_tuple(value: tuple[Any, ...], node: Node, field: Field) -> Iterator[tuple[Any, ...]]:
    many = next((one for one in _alternatives(node) if isinstance(one, Many)), None)
    assert many is not None
    yield from _regrouped(value)
    for n, item in enumerate(value):
        for other in _of_value(item, many.item, field):
            if other is not None and other not in value:
                yield (*value[:n], other, *value[n + 1 :])
        if len(value) > max(many.least, 1):
            yield (*value[:n], *value[n + 1 :])
    for word in _leaves(many.item):
        if word not in value:
            yield (*value, word)


def _regrouped(steps: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """A list in a list, with its border moved: the next step let in, the last one put out, or no border at all."""
    for n, step in enumerate(steps):
        inner = [(name, value) for name, value in _lists_of(step)]
        if not inner:
            continue
        name, last = inner[-1]
        if n + 1 < len(steps):
            yield (*steps[:n], msgspec.structs.replace(step, **{name: (*last, steps[n + 1])}), *steps[n + 2 :])
        if len(last) > 1:
            yield (*steps[:n], msgspec.structs.replace(step, **{name: last[:-1]}), last[-1], *steps[n + 1 :])
        yield (*steps[:n], *(item for _, items in inner for item in items), *steps[n + 1 :])


def _lists_of(step: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for name in getattr(step, "__struct_fields__", ()):
        value = getattr(step, name)
        if isinstance(value, tuple) and value and isinstance(value[0], Struct):
            yield name, value


def _leaves(node: Node) -> Iterator[Any]:
    """Plain values that may stand here."""
    match node:
        case Word():
            yield from node.words
        case Number(least=least, most=most):
            yield from (number for number in (least, 1, 2, 3, 5, most) if number is not None)
        case Flag():
            yield True
        case Text(title="player word or name"):
            yield from PLAYERS
        case Text(title="name"):
            yield from ("neigh", "narwhal")
        case Either():
            for inner in node.nodes:
                yield from _leaves(inner)
        case Many() | Mapping() | Thing() | Text():
            return


def _alternatives(node: Node) -> tuple[Node, ...]:
    return node.nodes if isinstance(node, Either) else (node,)


def _may_be_absent(field: Field, value: object) -> bool:
    return field.attribute in ("named", "not_", "what", "by") and isinstance(value, str)
