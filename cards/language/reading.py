"""Reads plain data (what YAML or JSON gives) into the Structs of a grammar, gathering every fault on the way."""

import re
from typing import Any

from cards.language.grammar import (
    Either,
    Field,
    Flag,
    Many,
    Mapping,
    Node,
    Number,
    Text,
    Thing,
    Word,
    fields_of,
    node_of,
)
from cards.language.issues import Issue, nearest, step_into

DEEPEST = 24
BROKEN: Any = object()


def read(annotation: Any, raw: object, place: str = "") -> tuple[Any, list[Issue]]:
    """The value, or None, and all that is wrong with it."""
    reader = _Reader()
    value = reader.node(node_of(annotation), raw, place, 0)
    return (None if value is BROKEN else value), reader.issues


class _Reader:
    def __init__(self) -> None:
        self.issues: list[Issue] = []

    def wrong(self, place: str, message: str, suggestion: str | None = None) -> Any:
        self.issues.append(Issue(place, message, suggestion))
        return BROKEN

    def node(self, node: Node, raw: object, place: str, depth: int) -> Any:
        if depth > DEEPEST:
            return self.wrong(place, "nested too deeply")
        match node:
            case Word():
                return self.word(node, raw, place)
            case Text():
                return self.text(node, raw, place)
            case Number():
                return self.number(node, raw, place)
            case Flag():
                return self.flag(node, raw, place)
            case Many():
                return self.many(node, raw, place, depth)
            case Mapping():
                return self.mapping(node, raw, place, depth)
            case Thing():
                return self.thing(node, raw, place, depth)
            case Either():
                return self.either(node, raw, place, depth)

    def word(self, node: Word, raw: object, place: str) -> Any:
        if not isinstance(raw, str):
            return self.wrong(place, f"expected a {node.title}, found {shown(raw)}")
        if raw not in node.words:
            return self.wrong(place, f'unknown {node.title} "{raw}"', nearest(raw, node.words))
        return raw

    def text(self, node: Text, raw: object, place: str) -> Any:
        if not isinstance(raw, str):
            return self.wrong(place, f"expected a {node.title}, found {shown(raw)}")
        if node.pattern and not re.fullmatch(node.pattern, raw):
            return self.wrong(place, f'"{raw}" is not a {node.title}: it must match {node.pattern}')
        return raw

    def number(self, node: Number, raw: object, place: str) -> Any:
        if not isinstance(raw, int) or isinstance(raw, bool):
            return self.wrong(place, f"expected a whole number, found {shown(raw)}")
        if node.least is not None and raw < node.least:
            return self.wrong(place, f"must be at least {node.least}, found {raw}")
        if node.most is not None and raw > node.most:
            return self.wrong(place, f"must be at most {node.most}, found {raw}")
        return raw

    def flag(self, node: Flag, raw: object, place: str) -> Any:
        if not isinstance(raw, bool) or (node.only_true and not raw):
            return self.wrong(place, f"expected {'true' if node.only_true else 'true or false'}, found {shown(raw)}")
        return raw

    def many(self, node: Many, raw: object, place: str, depth: int) -> Any:
        if isinstance(raw, str) and isinstance(node.item, Word | Text):
            item = self.node(node.item, raw, place, depth + 1)
            return BROKEN if item is BROKEN else (item,)
        if not isinstance(raw, list):
            return self.wrong(place, f"expected a list, found {shown(raw)}")
        if len(raw) < node.least:
            return self.wrong(place, f"needs at least {node.least} item{'s' if node.least > 1 else ''}")
        items = [self.node(node.item, item, step_into(place, n), depth + 1) for n, item in enumerate(raw)]
        return BROKEN if any(item is BROKEN for item in items) else tuple(items)

    def mapping(self, node: Mapping, raw: object, place: str, depth: int) -> Any:
        if not isinstance(raw, dict):
            return self.wrong(place, f"expected names with values, found {shown(raw)}")
        value = {
            self.node(node.key, key, place, depth + 1): self.node(
                node.value, item, step_into(place, str(key)), depth + 1
            )
            for key, item in raw.items()
        }
        return BROKEN if any(part is BROKEN for pair in value.items() for part in pair) else value

    def thing(self, node: Thing, raw: object, place: str, depth: int) -> Any:
        if node.short and not isinstance(raw, dict):
            field = next(field for field in fields_of(node.struct) if field.key == node.short)
            value = self.node(field.node, raw, place, depth + 1)
            return BROKEN if value is BROKEN else node.struct(**{field.attribute: value})
        if not isinstance(raw, dict):
            return self.wrong(place, f"expected {_keys(fields_of(node.struct))}, found {shown(raw)}")
        fields = {field.key: field for field in fields_of(node.struct)}
        values: dict[str, Any] = {}
        for key, item in raw.items():
            if key not in fields:
                self.wrong(step_into(place, str(key)), f'unknown word "{key}"', nearest(str(key), fields))
                values[""] = BROKEN
                continue
            field = fields[key]
            values[field.attribute] = self.node(field.node, item, step_into(place, key), depth + 1)
        for field in fields.values():
            if field.required and field.key not in raw:
                values[field.attribute] = self.wrong(place, f'"{field.key}" is missing')
        return BROKEN if any(value is BROKEN for value in values.values()) else node.struct(**values)

    def either(self, node: Either, raw: object, place: str, depth: int) -> Any:
        if isinstance(raw, dict) and len(node.things) > 1:
            return self.headed(node, raw, place, depth)
        if isinstance(raw, str) and len(node.things) > 1:
            return self.lone(node, raw, place)
        fitting = [member for member in node.nodes if _fits(member, raw)]
        if not fitting:
            return self.wrong(place, f"expected a {node.title}, found {shown(raw)}")
        words = [member for member in fitting if isinstance(member, Word) and raw in member.words]
        return self.node((words or fitting[::-1])[0], raw, place, depth + 1)

    def headed(self, node: Either, raw: dict[Any, Any], place: str, depth: int) -> Any:
        heads = {thing.head.key: thing for thing in node.things}
        meant = [heads[key] for key in raw if key in heads]
        fitting = [thing for thing in meant if all(_has(thing, other.head.key) for other in meant)]
        if len(fitting) == 1:
            return self.thing(fitting[0], raw, place, depth)
        if meant:
            both = " and ".join(f'"{thing.head.key}"' for thing in meant)
            return self.wrong(place, f"says {both} at once: give each its own {node.title}")
        first = next(iter(raw), "")
        return self.wrong(step_into(place, str(first)), f'unknown {node.title} "{first}"', nearest(str(first), heads))

    def lone(self, node: Either, raw: str, place: str) -> Any:
        heads = {thing.head.key: thing for thing in node.things}
        words = [word for member in node.nodes if isinstance(member, Word) for word in member.words]
        if raw in words:
            return raw
        if raw not in heads:
            return self.wrong(place, f'unknown {node.title} "{raw}"', nearest(raw, (*words, *heads)))
        if heads[raw].head.required:
            return self.wrong(place, f'"{raw}" cannot stand alone: say what it is about')
        return heads[raw].struct()


def _has(thing: Thing, key: str) -> bool:
    return any(field.key == key for field in fields_of(thing.struct))


def _fits(node: Node, raw: object) -> bool:
    match node:
        case Word() | Text():
            return isinstance(raw, str)
        case Number():
            return isinstance(raw, int) and not isinstance(raw, bool)
        case Flag():
            return isinstance(raw, bool)
        case Many():
            return isinstance(raw, list)
        case Thing():
            return isinstance(raw, dict) or node.short is not None
        case _:
            return isinstance(raw, dict)


def shown(raw: object) -> str:
    """A raw value as a message shows it: short."""
    match raw:
        case None:
            return "nothing"
        case bool():
            return "true" if raw else "false"
        case dict():
            return "{" + ", ".join(str(key) for key in list(raw)[:3]) + "}"
        case list():
            return "a list"
        case _:
            return f'"{str(raw)[:40]}"'


def _keys(fields: tuple[Field, ...]) -> str:
    return "{" + ", ".join(field.key for field in fields[:4]) + ("…}" if len(fields) > 4 else "}")
