"""Describes nodes as JSON Schema; `json_schema` that of what a person writes, so that an editor can help with it."""

from typing import Any, assert_never

from shapes import nodes
from shapes.nodes import Node, fields_of, node_of

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(annotation: object, title: str) -> Schema:
    """A schema that accepts what `read` reads without a word about the shape; checks of meaning are not in it."""
    describer = Describer()
    root = describer.schema(node_of(annotation))
    return {"$schema": DIALECT, "title": title, **root, "$defs": dict(sorted(describer.defs.items()))}


class Describer:
    """Things and unions stand in $defs; short forms, heads and lone words beside the full ones."""

    def __init__(self) -> None:
        self.defs: Schema = {}

    def schema(self, node: Node) -> Schema:
        match node:
            case nodes.Anything():
                return {}
            case nodes.Word():
                return self.word(node)
            case nodes.Text():
                return self.text(node)
            case nodes.Number():
                form = "double" if isinstance(node, nodes.Real) else None  # without it a client may take decimals
                return {"type": node.json} | present(format=form, minimum=node.least, maximum=node.most)
            case nodes.Flag():
                return {"const": True} if node.only_true else {"type": "boolean"}
            case nodes.Scalar():
                return {"type": "string", "format": "date-time" if node.name == "time" else node.name}
            case nodes.Many():
                return self.many(node)
            case nodes.Mapping():
                return self.mapping(node)
            case nodes.Thing():
                return self.thing(node)
            case nodes.Either():
                return self.either(node)
            case _:
                assert_never(node)

    def word(self, node: nodes.Word) -> Schema:
        return {"enum": list(node.words), "title": node.title}

    def text(self, node: nodes.Text) -> Schema:
        pattern = f"^(?:{node.pattern})$" if node.pattern else None
        return {"type": "string", "title": node.title} | present(pattern=pattern, examples=node.told.get("examples"))

    def many(self, node: nodes.Many) -> Schema:
        whole = {"type": "array", "items": self.schema(node.item)} | present(
            maxItems=node.most, minItems=node.least or None
        )
        return {"anyOf": [whole["items"], whole]} if isinstance(node.item, nodes.Word | nodes.Text) else whole

    def mapping(self, node: nodes.Mapping) -> Schema:
        keys, values = self.schema(node.key), self.schema(node.value)
        return {"type": "object", "propertyNames": keys, "additionalProperties": values}

    def thing(self, node: nodes.Thing) -> Schema:
        name = node.struct.__name__
        if name not in self.defs:
            self.defs[name] = {}  # a Struct may hold itself
            self.defs[name] = self._object(node)
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, node: nodes.Thing) -> Schema:
        fields = fields_of(node.struct)
        whole: Schema = {
            "type": "object",
            "description": (node.struct.__doc__ or "").strip(),
            "properties": {field.key: self.schema(field.node) for field in fields},
            "required": [field.key for field in fields if field.required],
            "additionalProperties": False,
        }
        return {"anyOf": [whole["properties"][node.short], whole]} if node.short else whole

    def either(self, node: nodes.Either) -> Schema:
        if len(node.things) < 2:
            return {"title": node.title, "anyOf": [self.schema(member) for member in node.nodes]}
        if node.title not in self.defs:
            self.defs[node.title] = {}
            lone = [thing.head.key for thing in node.things if not thing.head.required]
            members = [self._headed(member) for member in node.nodes] + [{"enum": lone} for _ in lone[:1]]
            self.defs[node.title] = {"anyOf": members}
        return {"$ref": f"#/$defs/{node.title}"}

    def _headed(self, node: Node) -> Schema:
        schema = self.schema(node)
        return {"allOf": [schema, {"required": [node.head.key]}]} if isinstance(node, nodes.Thing) else schema


def present(**keywords: object) -> Schema:
    """The keywords that have a value."""
    return {name: value for name, value in keywords.items() if value is not None}
