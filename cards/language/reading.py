"""Reads what a person wrote into the Structs of a grammar; every fault is an issue with its place in the file."""

import re
from collections.abc import Sequence
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
        case "wrong_type" | "bad_format", Text() if "names" in fault.path[-2:-1] and _is_torn(fault):
            return issue(place, "name-unquoted", found=shown(fault.found))
        case "unknown_choice", Either(things=things) if heads := _heads_beside(fault.found, things):
            return issue(place, "belongs-beside", word=str(fault.found), head=heads[0], title=title_of(fault.node))
        case "unknown_field", Thing(head=head) if _is_inside(fault.found, head.node):
            return issue(place, "belongs-inside", word=str(fault.found), head=head.key)
        case "unknown_choice", Word() | Either() if isinstance(fault.found, str) and fault.known and not _meant(fault):
            known = ", ".join(str(word) for word in fault.known)
            title = title_of(fault.node)
            return issue(place, "unknown-choice-of", word=fault.found, known=known, title=title)
        case "wrong_type", Thing(struct=struct):
            keys = [field.key for field in fields_of(struct)]
            expected = "{" + ", ".join(keys[:4]) + ("…}" if len(keys) > 4 else "}")
            return issue(place, "wrong-object", expected=expected, found=shown(fault.found))
        case "unknown_choice", Word() if not isinstance(fault.found, str):
            return issue(place, "wrong-type", title=title_of(fault.node), found=shown(fault.found))
        case key, node:
            return issue(place, key.replace("_", "-"), fault.nearest, **_args(fault, node))


def _is_torn(fault: Fault) -> bool:
    """Whether YAML made something else of a name: a second entry after a comma, or a truth value."""
    return not isinstance(fault.found, str) or not re.fullmatch(r"[a-z]+(-[A-Za-z]+)?", fault.found)


def _heads_beside(word: object, things: Sequence[Thing]) -> list[str]:
    """The heads of the things that have this word beside their head."""
    return [thing.head.key for thing in things if any(field.key == word for field in fields_of(thing.struct))]


def _is_inside(word: object, node: Node) -> bool:
    return isinstance(node, Thing) and any(field.key == word for field in fields_of(node.struct))


def _meant(fault: Fault) -> str | None:
    """The nearest word, unless the one found is the end of several."""
    ends = [word for word in fault.known if str(word).endswith(f"_{fault.found}")]
    return None if len(ends) > 1 else fault.nearest


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
