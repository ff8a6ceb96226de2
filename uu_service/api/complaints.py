"""The complaints about a body or a query: every fault that its type finds, with its JSON pointer."""

from collections.abc import Iterable
from typing import TypeVar

from shapes.faults import Fault, nearest
from shapes.nodes import Either, Scalar, Word
from shapes.reading import Manner
from shapes.reading import read as read_shape
from uu_service.api.problems import Complaint

S = TypeVar("S")
LONGEST_NAME = 80


def read_plain(data: object, kind: type[S], *, strict: bool = True) -> tuple[S, list[Complaint]]:
    """The value, and all complaints: with one there is no value. Not strict: scalars may come as strings."""
    value, faults = read_shape(kind, data, Manner.JSON if strict else Manner.QUERY)
    return value, [_complaint(fault) for fault in faults]


def complaints_about(data: object, kind: type, *, strict: bool = True) -> list[Complaint]:
    return read_plain(data, kind, strict=strict)[1]


def _complaint(fault: Fault) -> Complaint:
    return Complaint("".join(f"/{_escape(step)}" for step in fault.path), fault.key, _args(fault))


def _args(fault: Fault) -> dict[str, object]:
    """What error-<key> needs to know."""
    if fault.key == "wrong_type":
        node = fault.node.nodes[0] if isinstance(fault.node, Either) else fault.node
        return {"expected": node.name if isinstance(node, Scalar) else node.json}
    if fault.key == "invalid":
        return {"reason": fault.found}
    if fault.limit is not None:
        return {"limit": fault.limit}
    if not fault.known:
        return {}
    is_literal = isinstance(fault.node, Word) and fault.node.enum is None
    known = [str(word) for word in fault.known]
    shown = ", ".join((sorted(known) if is_literal else known)[:20])
    return {"word": str(fault.found)[:80], "known": shown, "nearest": fault.nearest or "nothing-near"}


def _escape(step: str | int) -> str:
    """A long name that the client has made up is cut off."""
    name = str(step)
    shown = name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME] + "…"
    return shown.replace("~", "~0").replace("/", "~1")


def complaint_about_word(word: str | None, known: Iterable[str], pointer: str) -> Complaint | None:
    """For words that only the running service knows. None if there is no word, or it is known."""
    words = sorted(known)
    if word is None or word in words:
        return None
    args = {"word": word[:80], "known": ", ".join(words), "nearest": nearest(word, words) or "nothing-near"}
    return Complaint(pointer, "unknown_choice", args)
