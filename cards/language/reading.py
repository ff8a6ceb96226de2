"""Reads what a person wrote into the Structs of a grammar; every fault is an issue with its place in the file."""

from typing import Any

from cards.language.issues import Issue, issue, step_into
from shapes.faults import Fault
from shapes.nodes import Either, Flag, Mapping, Node, Number, Text, Thing, Word, fields_of
from shapes.reading import Manner
from shapes.reading import read as read_shape


def read(annotation: Any, raw: object, place: str = "") -> tuple[Any, list[Issue]]:
    """The value, or None, and all that is wrong with it."""
    value, faults = read_shape(annotation, raw, Manner.PROGRAM)
    return value, [_issue(fault, place) for fault in faults]


def _issue(fault: Fault, place: str) -> Issue:
    path = fault.path[:-1] if fault.key == "missing" else fault.path  # the author looks at what is there
    for step in path:
        place = step_into(place, step)
    match fault.key, fault.node:
        case "wrong_type", Thing(struct=struct):
            keys = [field.key for field in fields_of(struct)]
            expected = "{" + ", ".join(keys[:4]) + ("…}" if len(keys) > 4 else "}")
            return issue(place, "wrong-object", expected=expected, found=shown(fault.found))
        case "unknown_choice", Word() if not isinstance(fault.found, str):
            return issue(place, "wrong-type", title=title_of(fault.node), found=shown(fault.found))
        case key, node:
            return issue(place, key.replace("_", "-"), fault.nearest, **_args(fault, node))


def _args(fault: Fault, node: Node) -> dict[str, str | int]:
    """What issue-<key> needs to know."""
    match fault.key:
        case "wrong_type":
            return {"title": title_of(node), "found": shown(fault.found)}
        case "two_at_once":
            return {"title": title_of(node), "first": fault.found[0], "second": fault.found[1]}
        case "bad_format" if isinstance(node, Text):
            return {"title": title_of(node), "word": fault.found, "pattern": node.pattern or ""}
        case "too_deep" | "bad_characters":
            return {}
        case _ if fault.limit is not None:
            return {"limit": int(fault.limit), "found": str(fault.found)}
        case _:
            return {"title": title_of(node), "word": str(fault.found)}


def title_of(node: Node) -> str:
    """The case of the message `shape-title` that names what may stand here."""
    match node:
        case Word() | Text() | Either():
            return node.title.replace(" ", "-")
        case Number():
            return "whole-number"
        case Flag():
            return "true" if node.only_true else "true-or-false"
        case Mapping():
            return "names-with-values"
        case _:
            return "list"


def shown(raw: object) -> str:
    """A raw value as the message `shape-found` shows it: short. The words for nothing and for a list are its own."""
    match raw:
        case None:
            return "nothing"
        case bool():
            return "true" if raw else "false"
        case dict():
            return "{" + ", ".join(str(key) for key in list(raw)[:3]) + "}"
        case list():
            return "list"
        case _:
            return f'"{str(raw)[:40]}"'
