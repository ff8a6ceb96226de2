"""Small whole values of a grammar, one after the other, and programs whose gaps are filled with them.

A gap is what a block that has just been put there leaves open: `null`, or a list without its first item.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

from cards.language.issues import step_into
from shapes import nodes
from shapes.nodes import Node, Thing, fields_of

T = TypeVar("T")
NEW_NAME = "chosen"
DEEPEST = 3
"""Verbs inside verbs: beyond it only those that need nothing are taken."""


class Filling:
    """Fills the gaps of a program, each with the sample that has the number of its place. `gaps` are the places."""

    def __init__(self, numbers: Mapping[str, int], names: Sequence[str]) -> None:
        self.numbers, self.names = numbers, names
        self.gaps: list[str] = []

    def sampler(self, place: str) -> "Sampler":
        self.gaps.append(place)
        return Sampler(self.numbers.get(place, 0), self.names)

    def filled(self, node: Node, data: object, place: str) -> object:
        """The same data without gaps. What the grammar does not know stays as it is."""
        if is_gap(node, data):
            return self.sampler(place).sample(node)
        match node:
            case nodes.Many() if isinstance(data, list):
                return [self.filled(node.item, item, step_into(place, n)) for n, item in enumerate(data)]
            case nodes.Thing() if isinstance(data, dict):
                return self.thing(node, data, place)
            case nodes.Either():
                member = member_for(node, data)
                return data if member is None else self.filled(member, data, place)
        return data

    def thing(self, node: Thing, data: dict[str, object], place: str) -> object:
        """One with a gap has just been put there: it may need something that others of its kind do without."""
        fields = {field.key: field for field in fields_of(node.struct)}
        whole = {
            key: self.filled(fields[key].node, value, step_into(place, key)) if key in fields else value
            for key, value in data.items()
        }
        if not any(is_gap(fields[key].node, value) for key, value in data.items() if key in fields):
            return whole
        sampler = self.sampler(place)
        extra = sampler.choose([None, *(field for field in fields.values() if field.key not in data)])
        return whole if extra is None else whole | {extra.key: sampler.sample(extra.node)}


class Sampler:
    """Makes a value. Its number decides every choice, the first one fastest: 0, 1, 2 … make all that there are."""

    def __init__(self, number: int, names: Sequence[str]) -> None:
        self.number, self.names = number, names

    def choose(self, options: Sequence[T]) -> T:
        self.number, chosen = divmod(self.number, len(options))
        return options[chosen]

    def sample(self, node: Node, depth: int = 0) -> object:
        match node:
            case nodes.Word():
                return self.choose(node.words)
            case nodes.Text():
                known = node.told.get("examples")
                return self.choose([*known, *self.names, NEW_NAME] if isinstance(known, list) else [NEW_NAME])
            case nodes.Number():
                return node.least if node.least is not None and node.least > 0 else 1
            case nodes.Flag():
                return True
            case nodes.Many():
                numbers = range(self.number, self.number + max(node.least, 1))
                return [Sampler(number, self.names).sample(node.item, depth) for number in numbers]
            case nodes.Thing():
                return self.thing(node, depth)
            case nodes.Either():
                return self.sample(self.choose(_shallow(node) if depth >= DEEPEST else node.nodes), depth)
        return {}

    def thing(self, node: Thing, depth: int) -> object:
        """What it must have, and at most one thing that it may have."""
        fields = fields_of(node.struct)
        extra = self.choose([None, *(field for field in fields if not field.required and field != node.head)])
        wanted = [field for field in fields if field.required or field == extra]
        if not wanted and not node.head.required:
            return {node.head.key: self.sample(node.head.node, depth + 1)}
        return {field.key: self.sample(field.node, depth + 1) for field in wanted}


def is_gap(node: Node, data: object) -> bool:
    return data is None or (data == [] and isinstance(node, nodes.Many) and node.least > 0)


def member_for(node: nodes.Either, data: object) -> Node | None:
    """The alternative that data is written as: by its heads, or by the type of the data."""
    if isinstance(data, dict):
        heads = {thing.head.key for thing in node.things} & set(data)
        fitting = [thing for thing in node.things if thing.head.key in heads and heads <= _keys(thing)]
        return fitting[0] if fitting else node.things[0] if len(node.things) == 1 else None
    if isinstance(data, str) and data in {thing.head.key for thing in node.things}:
        return None
    return next((one for one in node.nodes if type(data) in one.plain), None)


def _keys(thing: Thing) -> set[str]:
    return {field.key for field in fields_of(thing.struct)}


def _shallow(node: nodes.Either) -> Sequence[Node]:
    lone = [member for member in node.nodes if not isinstance(member, nodes.Thing) or not member.head.required]
    return lone or node.nodes


def names_in(data: object) -> list[str]:
    """Every text of a program that could be a name that a step gives."""
    if isinstance(data, str):
        return [data] if re.fullmatch(r"[a-z][a-z0-9_]*", data) else []
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return list(dict.fromkeys(name for value in inside for name in names_in(value)))
