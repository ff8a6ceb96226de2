"""Reads an uploaded card set file: never trusts its size, encoding, depth or kind, and says where it is wrong."""

import json
import re
from collections.abc import Hashable
from typing import Protocol

import yaml

from cards.language.issues import Issue, issue
from cards.language.joining import FindSet, issues_in_set, no_set
from cards.language.sets import Plain
from cards.rulesets import languages

LARGEST = 1024 * 1024
DEEPEST = 40
LONGEST_NUMBER = 30
NUMBER = re.compile(r"[-+]?[0-9.][0-9a-fA-FxXoO_:.+-]*")
"""Whatever YAML may take for one: decimal, hexadecimal, or in sixties with colons. No card needs long ones."""

NAMES = re.compile(r"[\s-]*(names|[a-z]{2}):")


class _Strict(yaml.CSafeLoader):
    """Plain data only, and a key that comes twice is a mistake, not the second one."""

    yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in resolvers if first != "+" or tag != "tag:yaml.org,2002:int"]
        for first, resolvers in yaml.CSafeLoader.yaml_implicit_resolvers.items()
    }
    """`+2` stays text: it means two more, which no number of a card says."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise FileRefused(_line(key.start_mark), "file-twice", word=str(key.value))
            seen.add(str(key.value))
        return super().construct_mapping(node, deep)


class FileRefused(Exception):
    """Not a card set: `issue` says where and why."""

    def __init__(self, place: str, key: str, /, **args: str | int) -> None:
        self.issue = issue(place, key, **args)
        super().__init__(str(self.issue))


def read_file(data: bytes, find: FindSet = no_set) -> tuple[Plain | None, list[Issue]]:
    """The set as plain data, and everything wrong with it; one that cannot be read at all is None.

    The sets that it extends are found by `find`.
    """
    try:
        plain = parse_file(data)
    except FileRefused as refused:
        return None, [refused.issue]
    issues = issues_in_set(plain, languages(), find)
    return (plain if isinstance(plain, dict) else None), issues


def parse_file(data: bytes) -> object:
    """Plain data from YAML or JSON bytes. Raises FileRefused."""
    if len(data) > LARGEST:
        raise FileRefused("file", "file-too-long", found=len(data), most=LARGEST)
    text = decoded(data)
    if text.lstrip()[:1] == "{":
        return parse_json(text)
    return parse_yaml(text)


def parse_json(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant, parse_int=_short_number)
    except json.JSONDecodeError as error:
        raise FileRefused(f"line {error.lineno}", "file-not-json", reason=error.msg) from error
    except RecursionError as error:
        raise FileRefused("file", "file-nested") from error


def parse_yaml(text: str) -> object:
    try:
        _look_over(text)
        return yaml.load(text, Loader=_Strict)  # noqa: S506 - a safe loader, made stricter
    except yaml.YAMLError as error:
        reason = str(getattr(error, "problem", None) or error)
        mark = getattr(error, "problem_mark", None)
        key = "file-name-unquoted" if _is_at_a_name(text, mark) else "file-not-yaml"
        raise FileRefused(_line(mark), key, reason=reason) from error
    except (ValueError, TypeError) as error:  # a date that is none, a key that is a list
        raise FileRefused("file", "file-not-yaml", reason=str(error)) from error


def decoded(data: bytes) -> str:
    if b"\0" in data[:1024] and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise FileRefused("file", "file-not-text")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileRefused(f"line {line}", "file-not-utf8") from error
    if not text.strip():
        raise FileRefused("file", "file-empty")
    return text


def _look_over(text: str) -> None:
    """Refuses what would cost more to build than to write: aliases (they multiply), deep nesting, huge numbers."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        line = _line(event.start_mark)
        if isinstance(event, yaml.AliasEvent):
            raise FileRefused(line, "file-alias")
        if isinstance(event, yaml.ScalarEvent) and not event.style and _is_huge(event.value):
            raise FileRefused(line, "file-huge-number", most=LONGEST_NUMBER)
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        if isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise FileRefused(line, "file-nested")


def _is_at_a_name(text: str, mark: "_Mark | None") -> bool:
    """Whether YAML gave up at the names of a card, or just after them."""
    lines = text.splitlines()[max(mark.line - 1, 0) : mark.line + 1] if mark else []
    return any(NAMES.match(line) for line in lines)


class _Mark(Protocol):
    """Where PyYAML is, whether its parser is the one in C or the one in Python."""

    line: int


def _line(mark: _Mark | None) -> str:
    return f"line {mark.line + 1}" if mark else "file"


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise FileRefused("file", "file-twice", word=key)
        result[key] = value
    return result


def _is_huge(text: str) -> bool:
    return len(text) > LONGEST_NUMBER and bool(NUMBER.fullmatch(text))


def _short_number(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise FileRefused("file", "file-huge-number", most=LONGEST_NUMBER)
    return int(text)


def _no_constant(word: str) -> None:
    raise FileRefused("file", "file-not-a-number", word=word)
