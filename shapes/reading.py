"""Reads plain data (what JSON, YAML or a query string gives) into values of a type, gathering every fault on the way.

msgspec stops at the first fault; people who fill in a form or write a card want to see all of them.
"""

import enum
import re
from typing import Any, assert_never

import msgspec

from shapes import nodes
from shapes.faults import Fault, Path
from shapes.nodes import SCALARS, Node, fields_of, node_of

DEEPEST = 24
MOST_FAULTS = 20  # of an app's data: enough to correct at once, and the most that a hostile body can cost
LARGEST = 2**53  # larger integers lose digits in some languages, and do not fit a column
_Limited = nodes.Number | nodes.Text | nodes.Many
UNSTORABLE = re.compile("[\x00\ud800-\udfff]")  # PostgreSQL can store neither zero nor half a character


class Manner(enum.Enum):
    """Who wrote the data; that decides what is accepted."""

    JSON = "an app: exactly what the type says"
    QUERY = "an address: numbers, booleans and times come as text"
    PROGRAM = "a person: one item may stand for a list, a pattern means the whole text, and null is nothing"


def read(annotation: object, raw: object, manner: Manner = Manner.JSON) -> tuple[Any, list[Fault]]:
    """The value and no faults, or None and every fault (of an app's data, the first twenty)."""
    reader = _Reader(manner)
    try:
        value = reader.node(node_of(annotation), raw, ())
    except _EnoughFaults:
        value = None
    return (None if reader.faults else value), reader.faults


class _EnoughFaults(Exception):
    """Stops the reading at the last fault that is reported."""


class _Reader:
    """Each method returns the value that it has read. After a fault the value does not matter: `read` returns None."""

    def __init__(self, manner: Manner) -> None:
        self.faults: list[Fault] = []
        self.by_hand = manner is Manner.PROGRAM
        self.strict = manner is not Manner.QUERY

    def wrong(
        self,
        path: Path,
        key: str,
        node: Node,
        found: object,
        *,
        known: tuple[object, ...] = (),
        limit: float | None = None,
    ) -> object:
        """Note a fault; the value is None."""
        self.faults.append(Fault(path, key, node, found, known, limit))
        if not self.by_hand and len(self.faults) >= MOST_FAULTS:
            raise _EnoughFaults
        return None

    def node(self, node: Node, raw: object, path: Path) -> object:
        if len(path) > DEEPEST:
            return self.wrong(path, "too_deep", node, raw)
        if raw is None and node.nullable and not self.by_hand:
            return None
        match node:
            case nodes.Anything():
                return raw
            case nodes.Word():
                return self.word(node, raw, path)
            case nodes.Text():
                return self.text(node, raw, path)
            case nodes.Many():
                return self.many(node, raw, path)
            case nodes.Mapping():
                return self.mapping(node, raw, path)
            case nodes.Thing():
                return self.thing(node, raw, path)
            case nodes.Either():
                return self.either(node, raw, path)
            case nodes.Number() | nodes.Flag() | nodes.Scalar():
                return self.scalar(node, raw, path)
            case _:
                assert_never(node)

    def word(self, node: nodes.Word, raw: object, path: Path) -> object:
        if not any(type(raw) is type(word) and raw == word for word in node.words):
            return self.wrong(path, "unknown_choice", node, raw, known=node.words)
        return node.enum(raw) if node.enum else raw

    def text(self, node: nodes.Text, raw: object, path: Path) -> object:
        if not isinstance(raw, str):
            return self.wrong(path, "wrong_type", node, raw)
        if not self.limits(node, len(raw), path, ("too_short", "too_long")):
            return raw
        matches = re.fullmatch if self.by_hand else re.search
        if node.pattern and not matches(node.pattern, raw):
            self.wrong(path, "bad_format", node, raw)
        if UNSTORABLE.search(raw):
            self.wrong(path, "bad_characters", node, raw)
        return raw

    def scalar(self, node: nodes.Number | nodes.Flag | nodes.Scalar, raw: object, path: Path) -> object:
        kind: Any = SCALARS[node.name] if isinstance(node, nodes.Scalar) else node.plain[-1]
        try:
            value = msgspec.convert(raw, kind, strict=self.strict)
        except msgspec.ValidationError:
            return self.wrong(path, "wrong_type", node, raw)
        match node:
            case nodes.Number():
                self.number(node, value, path)
            case nodes.Flag(only_true=True) if not value:
                self.wrong(path, "wrong_type", node, raw)
            case nodes.Scalar(zoned=True) if value.tzinfo is None:
                self.wrong(path, "wrong_type", node, raw)
        return value

    def number(self, node: nodes.Number, value: float, path: Path) -> None:
        if not self.limits(node, value, path, ("too_small", "too_large")):
            return
        if isinstance(value, int) and abs(value) > LARGEST:
            key, limit = ("too_large", LARGEST) if value > 0 else ("too_small", -LARGEST)
            self.wrong(path, key, node, value, limit=limit)

    def limits(self, node: _Limited, size: float, path: Path, keys: tuple[str, str]) -> bool:
        """Whether the size is within the limits of the node; if not, a fault is noted."""
        if node.least is not None and not size >= node.least:  # NaN is neither more nor less than anything
            self.wrong(path, keys[0], node, size, limit=node.least)
            return False
        if node.most is not None and size > node.most:
            self.wrong(path, keys[1], node, size, limit=node.most)
            return False
        return True

    def many(self, node: nodes.Many, raw: object, path: Path) -> object:
        if self.by_hand and isinstance(raw, str) and isinstance(node.item, nodes.Word | nodes.Text):
            return node.kind([self.node(node.item, raw, path)])
        if not isinstance(raw, list):
            return self.wrong(path, "wrong_type", node, raw)
        self.limits(node, len(raw), path, ("few_items", "many_items"))
        if self.by_hand and isinstance(node.item, nodes.Word) and (node.least or 0) < 2:
            self.twins(node.item, raw, path)
        looked_at = raw[: node.most]  # what is over the limit is refused anyway
        return node.kind([self.node(node.item, item, (*path, n)) for n, item in enumerate(looked_at)])

    def twins(self, node: nodes.Word, raw: list[object], path: Path) -> None:
        """Note every word that a person wrote twice in a list.

        Lists that need two or more words are left out: whether two of theirs may be the same depends on what they mean.
        """
        for n, item in enumerate(raw):
            if item in raw[:n]:
                self.wrong((*path, n), "twice", node, item)

    def mapping(self, node: nodes.Mapping, raw: object, path: Path) -> object:
        if not isinstance(raw, dict):
            return self.wrong(path, "wrong_type", node, raw)
        return {
            self.node(node.key, key, (*path, str(key))): self.node(node.value, item, (*path, str(key)))
            for key, item in raw.items()
        }

    def thing(self, node: nodes.Thing, raw: object, path: Path) -> object:
        before = len(self.faults)
        values = self.values(node, raw, path)
        if len(self.faults) > before:
            return None
        try:
            return node.struct(**values)
        except ValueError as error:  # a __post_init__ that refuses; its own words name the reason
            return self.wrong(path, "invalid", node, str(error))

    def values(self, node: nodes.Thing, raw: object, path: Path) -> dict[str, object]:
        fields = {field.key: field for field in fields_of(node.struct)}
        if not isinstance(raw, dict):
            if node.short:
                return {fields[node.short].attribute: self.node(fields[node.short].node, raw, path)}
            self.wrong(path, "wrong_type", node, raw)
            return {}
        self.wrong_keys(node, raw, path, tuple(fields))
        values: dict[str, object] = {}
        for key, field in fields.items():
            if key in raw:
                values[field.attribute] = self.node(field.node, raw[key], (*path, key))
            elif field.required:
                self.wrong((*path, key), "missing", node, key)
        return values

    def wrong_keys(self, node: nodes.Thing, raw: dict[object, object], path: Path, known: tuple[str, ...]) -> None:
        if node.tag_field and raw.get(node.tag_field, node.tag) != node.tag:
            self.wrong((*path, node.tag_field), "unknown_choice", node, raw[node.tag_field], known=(node.tag,))
        for key in raw:
            if key not in known and key != node.tag_field:
                self.wrong((*path, str(key)), "unknown_field", node, key, known=known)

    def either(self, node: nodes.Either, raw: object, path: Path) -> object:
        if len(node.things) > 1 and isinstance(raw, dict):
            return self.tagged(node, raw, path) if node.things[0].tag_field else self.headed(node, raw, path)
        if len(node.things) > 1 and isinstance(raw, str) and not node.things[0].tag_field:
            return self.lone(node, raw, path)
        fitting = [member for member in node.nodes if _fits(member, raw)]
        if not fitting:
            return self.wrong(path, "wrong_type", node, raw)
        words = [member for member in fitting if isinstance(member, nodes.Word) and raw in member.words]
        return self.node((words or fitting[::-1])[0], raw, path)

    def tagged(self, node: nodes.Either, raw: dict[object, object], path: Path) -> object:
        things = {thing.tag: thing for thing in node.things}
        key = str(node.things[0].tag_field)
        if key not in raw:
            return self.wrong((*path, key), "missing", node, key)
        if not isinstance(raw[key], str | int) or raw[key] not in things:
            return self.wrong((*path, key), "unknown_choice", node, raw[key], known=tuple(things))
        return self.thing(things[raw[key]], raw, path)

    def headed(self, node: nodes.Either, raw: dict[object, object], path: Path) -> object:
        heads = {thing.head.key: thing for thing in node.things}
        meant = [key for key in raw if key in heads]
        fitting = [heads[key] for key in meant if set(meant) <= {field.key for field in fields_of(heads[key].struct)}]
        if len(fitting) == 1:
            return self.thing(fitting[0], raw, path)
        if meant:
            return self.wrong(path, "two_at_once", node, tuple(meant))
        first = next(iter(raw), "")
        return self.wrong((*path, str(first)), "unknown_choice", node, str(first), known=tuple(heads))

    def lone(self, node: nodes.Either, raw: str, path: Path) -> object:
        heads = {thing.head.key: thing for thing in node.things}
        words = tuple(word for member in node.nodes if isinstance(member, nodes.Word) for word in member.words)
        if raw in words:
            return raw
        if raw not in heads:
            return self.wrong(path, "unknown_choice", node, raw, known=(*words, *heads))
        if heads[raw].head.required:
            return self.wrong(path, "not_alone", node, raw)
        return heads[raw].struct()


def _fits(node: Node, raw: object) -> bool:
    """Whether data of this type may be meant for the node."""
    return type(raw) in node.plain or (isinstance(node, nodes.Thing) and node.short is not None)
