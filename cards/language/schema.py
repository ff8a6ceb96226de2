"""The JSON Schema of a grammar, so that an editor can help while a program is being typed."""

from typing import Any

from msgspec import Struct

from cards.language.grammar import Either, Flag, Many, Mapping, Node, Number, Text, Thing, Word, fields_of, node_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(annotation: Any, title: str) -> dict[str, Any]:
    """A schema that accepts what `read` reads without a word about the shape; checks of meaning are not in it."""
    defs: dict[str, Any] = {}
    root = _schema(node_of(annotation), defs)
    return {"$schema": DIALECT, "title": title, **root, "$defs": dict(sorted(defs.items()))}


def _schema(node: Node, defs: dict[str, Any]) -> dict[str, Any]:
    match node:
        case Word():
            return {"enum": list(node.words), "title": node.title}
        case Text():
            return {"type": "string", "title": node.title} | (
                {"pattern": f"^(?:{node.pattern})$"} if node.pattern else {}
            )
        case Number():
            bounds = {"minimum": node.least, "maximum": node.most}
            return {"type": "integer"} | {key: bound for key, bound in bounds.items() if bound is not None}
        case Flag():
            return {"const": True} if node.only_true else {"type": "boolean"}
        case Many():
            return _many(node, defs)
        case Mapping():
            return {
                "type": "object",
                "propertyNames": _schema(node.key, defs),
                "additionalProperties": _schema(node.value, defs),
            }
        case Thing():
            return _thing(node, defs)
        case Either():
            return _either(node, defs)


def _many(node: Many, defs: dict[str, Any]) -> dict[str, Any]:
    item = _schema(node.item, defs)
    whole: dict[str, Any] = {"type": "array", "items": item}
    if node.least:
        whole["minItems"] = node.least
    return {"anyOf": [item, whole]} if isinstance(node.item, Word | Text) else whole


def _thing(node: Thing, defs: dict[str, Any]) -> dict[str, Any]:
    if node.name not in defs:
        defs[node.name] = {}
        defs[node.name] = _object(node.struct, node.short, defs)
    return {"$ref": f"#/$defs/{node.name}"}


def _object(struct: type[Struct], short: str | None, defs: dict[str, Any]) -> dict[str, Any]:
    fields = fields_of(struct)
    whole: dict[str, Any] = {
        "type": "object",
        "description": (struct.__doc__ or "").strip(),
        "properties": {field.key: _schema(field.node, defs) for field in fields},
        "required": [field.key for field in fields if field.required],
        "additionalProperties": False,
    }
    if short is None:
        return whole
    return {"anyOf": [next(whole["properties"][field.key] for field in fields if field.key == short), whole]}


def _either(node: Either, defs: dict[str, Any]) -> dict[str, Any]:
    if len(node.things) < 2:
        return {"title": node.title, "anyOf": [_schema(member, defs) for member in node.nodes]}
    if node.title not in defs:
        defs[node.title] = {}
        lone = [thing.head.key for thing in node.things if not thing.head.required]
        members = [_headed(member, defs) for member in node.nodes] + [{"enum": lone} for _ in lone[:1]]
        defs[node.title] = {"anyOf": members}
    return {"$ref": f"#/$defs/{node.title}"}


def _headed(node: Node, defs: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(node, Thing):
        return _schema(node, defs)
    return {"allOf": [_schema(node, defs), {"required": [node.head.key]}]}
