"""What may come next in a program that is being typed, from the JSON Schema of its language.

The text up to the cursor is made whole (open brackets closed, a mark where the cursor is), read as YAML, and the mark's
place is looked up in the schema: the same words as the checks know, and no parser of our own.
"""

import re
from collections.abc import Iterator, Mapping

from cards.files.reading import FileRefused, parse_yaml
from shapes.describing import Schema

MARK = "\ue000"
_WORD = re.compile(r"[A-Za-z_]*$")
_CLOSERS = {"[": "]", "{": "}"}


def completions(schema: Schema, before: str) -> tuple[str, list[str]]:
    """The word that is being typed, and the words that may stand there and begin with it."""
    typed = _WORD.search(before)
    prefix = typed.group() if typed else ""
    for whole in _made_whole(before):
        try:
            data = parse_yaml(whole)
        except FileRefused:
            continue
        words = set(_at_mark([schema], data, schema))
        return prefix, sorted(word for word in words if word.startswith(prefix) and word != prefix)
    return prefix, []


def _made_whole(before: str) -> Iterator[str]:
    if len(before) > 20_000:
        return
    closers = _open_brackets(before)
    gap = " " if before.endswith((":", "-", ",")) else ""
    yield f"{before}{gap}{MARK}{closers}"
    yield f"{before}{gap}{MARK}: null{closers}"


def _open_brackets(text: str) -> str:
    stack: list[str] = []
    quote = ""
    for sign in text:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"":
            quote = sign
        elif sign in _CLOSERS:
            stack.append(_CLOSERS[sign])
        elif stack and sign == stack[-1]:
            stack.pop()
    return quote + "".join(reversed(stack))


def _at_mark(schemas: list[Schema], data: object, root: Schema) -> Iterator[str]:
    """Walk to the mark, taking with us every schema that could hold where we are."""
    flat = [flat for schema in schemas for flat in _flat(schema, root)]
    if isinstance(data, str) and MARK in data:
        yield from _words_of(flat)
    elif isinstance(data, list):
        for item in data:
            yield from _at_mark([schema["items"] for schema in flat if "items" in schema], item, root)
    elif isinstance(data, dict):
        yield from _in_object(flat, data, root)


def _in_object(flat: list[Schema], data: dict[object, object], root: Schema) -> Iterator[str]:
    siblings = {key for key in data if isinstance(key, str) and MARK not in key}
    fitting = [schema for schema in flat if siblings <= set(schema.get("properties", ()))]
    for key, value in data.items():
        if isinstance(key, str) and MARK in key:
            yield from (word for schema in fitting for word in schema.get("properties", ()) if word not in siblings)
        else:
            yield from _at_mark(
                [schema["properties"][key] for schema in fitting if key in schema["properties"]], value, root
            )
            yield from _at_mark([s["additionalProperties"] for s in flat if _is_open(s)], value, root)


def _is_open(schema: Schema) -> bool:
    return isinstance(schema.get("additionalProperties"), Mapping)


def _words_of(flat: list[Schema]) -> Iterator[str]:
    for schema in flat:
        yield from (word for word in (*schema.get("enum", ()), *schema.get("examples", ())) if isinstance(word, str))
        yield from schema.get("properties", ())
        if schema.get("type") == "boolean" or schema.get("const") is True:
            yield "true"


def _flat(schema: Schema, root: Schema) -> Iterator[Schema]:
    """The alternatives of a schema, references followed."""
    if "$ref" in schema:
        yield from _flat(root["$defs"][schema["$ref"].rsplit("/", 1)[1]], root)
    elif "anyOf" in schema:
        for member in schema["anyOf"]:
            yield from _flat(member, root)
    elif "allOf" in schema:
        for member in schema["allOf"]:
            yield from _flat(member, root)
    else:
        yield schema
