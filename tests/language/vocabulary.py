"""Every word that a grammar knows."""

from typing import Any

from msgspec import Struct

from shapes.nodes import Either, Many, Mapping, Node, Thing, Word, fields_of, node_of


def words_of(annotation: Any) -> set[str]:
    """Its closed lists and the keys of its things."""
    found: set[str] = set()
    for node in nodes_in(node_of(annotation), set()):
        if isinstance(node, Word):
            found.update(node.words)
        if isinstance(node, Thing):
            found.update(field.key for field in fields_of(node.struct))
    return found


def nodes_in(node: Node, done: set[type[Struct]]) -> list[Node]:
    """The node and every one inside it, each Struct once."""
    inner: tuple[Node, ...] = ()
    match node:
        case Many():
            inner = (node.item,)
        case Mapping():
            inner = (node.key, node.value)
        case Either():
            inner = node.nodes
        case Thing() if node.struct not in done:
            done.add(node.struct)
            inner = tuple(field.node for field in fields_of(node.struct))
    return [node, *(deeper for one in inner for deeper in nodes_in(one, done))]
