"""The contract as plain data: the committed openapi.yaml, read once, and what its references stand for."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import yaml
from msgspec import Struct

from manual.documents import ROOT

Schema = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")


class Described(Struct, frozen=True):
    """One operation of the contract, or one message that it sends."""

    id: str
    method: str
    path: str
    tag: str
    said: Schema


@cache
def contract() -> Schema:
    document: Schema = yaml.load((ROOT / "openapi.yaml").read_bytes(), Loader=yaml.CSafeLoader)
    return document


def operations() -> Iterator[Described]:
    """Every operation, then every message of webhooks, whose path is its type."""
    for group in ("paths", "webhooks"):
        for path, methods in contract()[group].items():
            for method in METHODS:
                if method in methods:
                    said = methods[method]
                    yield Described(said["operationId"], method.upper(), path, said["tags"][0], said)


def followed(part: Schema) -> Schema:
    """What a reference stands for; anything else is itself."""
    if "$ref" not in part:
        return part
    found: Any = contract()
    for name in part["$ref"].removeprefix("#/").split("/"):
        found = found[name]
    return {**found, **{key: value for key, value in part.items() if key != "$ref"}}


def type_in_words(schema: Schema) -> str:
    """`array of [Seat](types#seat)`, `string or null`: in Markdown."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](/docs/reference/types#{name.lower()})"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(map(type_in_words, schema[key])))
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join("null" if one == "null" else type_in_words({**schema, "type": one}) for one in kind)
    if kind == "array":
        return f"array of {type_in_words(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map to {type_in_words(schema['additionalProperties'])}"
    return f"{kind} ({schema['format']})" if "format" in schema else str(kind)


def bounds(schema: Schema) -> str:
    """What else its value must be, in words."""
    words = {"minimum": "at least", "maximum": "at most", "minLength": "length at least", "maxLength": "length at most"}
    words |= {"minItems": "items at least", "maxItems": "items at most", "default": "default", "x-default": "default"}
    return ", ".join(f"{word} {schema[key]}" for key, word in words.items() if key in schema)
