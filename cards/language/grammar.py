"""The nodes of the card languages: their grammars are msgspec Structs, and `shapes` turns them into nodes."""

from shapes.nodes import Either, Field, Flag, Many, Mapping, Node, Number, Text, Thing, Word, fields_of, node_of

__all__ = [
    "Either",
    "Field",
    "Flag",
    "Many",
    "Mapping",
    "Node",
    "Number",
    "Text",
    "Thing",
    "Word",
    "fields_of",
    "node_of",
]
