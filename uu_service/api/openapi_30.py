"""The contract for generators that read only OpenAPI 3.0: the same, in the older words, and without webhooks.

A 3.0 document has no list of types, no `const`, no names of maps, nothing beside a `$ref`, no `webhooks` and no scopes
for bearer tokens.
"""

import yaml

from shapes.describing import Schema

_VERBS = {"get", "post", "patch", "put", "delete"}
_AS_IT_IS = {"example", "examples", "default", "mapping"}  # values, not schemas


def as_3_0(document: Schema) -> Schema:
    """A new document; the given one is left alone."""
    schemas = document["components"]["schemas"]
    older = _older_schema({key: value for key, value in document.items() if key != "webhooks"}, schemas)
    older["openapi"] = "3.0.3"
    licence = older["info"]["license"]
    licence["url"] = f"https://spdx.org/licenses/{licence.pop('identifier')}.html"
    for path in older["paths"].values():
        for verb in _VERBS & path.keys():
            _without_scopes(path[verb])
    _drop_unused(older)
    return older


def written(document: Schema) -> bytes:
    """As YAML, in the order in which it was given."""
    text = yaml.dump(document, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True, width=110)
    return text.encode()


def _older(node: object, schemas: Schema) -> object:
    if isinstance(node, list):
        return [_older(item, schemas) for item in node]
    return _older_schema(node, schemas) if isinstance(node, dict) else node


def _older_schema(node: Schema, schemas: Schema) -> Schema:
    given = {key: value if key in _AS_IT_IS else _older(value, schemas) for key, value in node.items()}
    if isinstance(node.get("properties"), dict):  # a member may be called `default`
        given["properties"] = {name: _older(member, schemas) for name, member in node["properties"].items()}
    for rewrite in (_type_list, _constant, _bounds, _schema_examples, _any_names):
        given = rewrite(given)
    return _lonely_ref(_nullable_ref(given, schemas))


def _type_list(schema: Schema) -> Schema:
    if not isinstance(schema.get("type"), list):
        return schema
    (kind,) = (kind for kind in schema["type"] if kind != "null")
    return {**schema, "type": kind, "nullable": True}


def _constant(schema: Schema) -> Schema:
    if "const" not in schema or "type" not in schema:
        return schema
    return {"enum": [schema["const"]], **{key: value for key, value in schema.items() if key != "const"}}


def _bounds(schema: Schema) -> Schema:
    """`exclusiveMinimum: 0` is said as `minimum: 0, exclusiveMinimum: true`."""
    for bound in ("Minimum", "Maximum"):
        limit = schema.get(f"exclusive{bound}")
        if isinstance(limit, int | float) and not isinstance(limit, bool):
            schema = {**schema, bound.lower(): limit, f"exclusive{bound}": True}
    return schema


def _schema_examples(schema: Schema) -> Schema:
    """A schema's list of examples is one example; the named examples of a body are a map and stay."""
    if not isinstance(schema.get("examples"), list):
        return schema
    rest = {key: value for key, value in schema.items() if key != "examples"}
    return {**rest, "example": schema["examples"][0]} if schema["examples"] else rest


def _any_names(schema: Schema) -> Schema:
    """Which names a map may have cannot be said."""
    return {key: value for key, value in schema.items() if key != "propertyNames"}


def _nullable_ref(schema: Schema, schemas: Schema) -> Schema:
    """`nullable` counts only beside a `type`, so that of the schema referred to is said again."""
    arms = schema.get("anyOf", [])
    refs = [arm for arm in arms if arm.get("type") != "null"]
    if len(refs) == len(arms) or len(refs) != 1:
        return schema
    kind = schemas[refs[0]["$ref"].rpartition("/")[2]]["type"]
    rest = {key: value for key, value in schema.items() if key != "anyOf"}
    return {"type": kind, "allOf": refs, "nullable": True, **rest}


def _lonely_ref(schema: Schema) -> Schema:
    if "$ref" not in schema or len(schema) == 1 or not isinstance(schema["$ref"], str):
        return schema
    return {"allOf": [{"$ref": schema["$ref"]}], **{key: value for key, value in schema.items() if key != "$ref"}}


def _without_scopes(operation: Schema) -> None:
    """The description names them."""
    operation["security"] = [{name: [] for name in way} for way in operation["security"]]


def _drop_unused(document: Schema) -> None:
    """Components that only webhooks used."""
    schemas = document["components"]["schemas"]
    while unused := schemas.keys() - _refs_in(document):
        for name in unused:
            del schemas[name]


def _refs_in(node: object) -> set[str]:
    if isinstance(node, list):
        return set().union(*map(_refs_in, node)) if node else set()
    if not isinstance(node, dict):
        return set()
    found = set().union(*map(_refs_in, node.values())) if node else set()
    return found | {node["$ref"].rpartition("/")[2]} if isinstance(node.get("$ref"), str) else found
