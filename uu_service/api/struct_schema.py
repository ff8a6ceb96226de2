"""Structs become components of the schema: `shapes.components`, for drf-spectacular.

Importing this registers the extensions with it.
"""

from collections.abc import Mapping
from functools import cache, partial, reduce
from operator import or_
from typing import Any

from drf_spectacular.drainage import warn
from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ComponentRegistry, ResolvedComponent
from drf_spectacular.utils import Direction

from shapes import components
from shapes.components import Component, NamedUnion, contract_name
from shapes.describing import Schema
from shapes.nodes import Late

__all__ = ["Late", "components_of", "union_of"]

components_of = partial(components.components_of, warn=warn)


@cache
def union_of(name: str, about: str, members: tuple[type, ...], is_open: bool = False) -> Any:
    """A union with a name, of members that are known only by now. One member needs no name for the union."""
    if len(members) == 1:
        return members[0]
    return type(name, (NamedUnion,), {"members": reduce(or_, members), "__doc__": about, "is_open": is_open})


class StructExtension(OpenApiSerializerExtension):
    """A Struct in an Operation, with everything it holds, as components."""

    target_class = "msgspec.Struct"
    match_subclasses = True

    def get_name(self, auto_schema: AutoSchema, direction: Direction) -> str:
        name = contract_name(self.target)
        return name.removesuffix("Request") if direction == "request" else name  # drf-spectacular puts it back

    def map_serializer(self, auto_schema: AutoSchema, direction: Direction) -> Schema:
        own, others = components_of(self.target, is_request=direction == "request")
        _register(auto_schema.registry, others)
        return own


class NamedUnionExtension(StructExtension):
    """A union with a name, likewise."""

    target_class = "shapes.components.NamedUnion"


class LateExtension(StructExtension):
    """A body made late: what was made stands in for it. The same must be made each time, or it would be two components
    of one name."""

    target_class = "shapes.nodes.Late"

    def __init__(self, target: Late) -> None:
        super().__init__(target.make())

    def get_identity(self, auto_schema: AutoSchema, direction: Direction) -> object:
        return self.target


def _register(registry: ComponentRegistry, found: Mapping[str, Component]) -> None:
    for name, (schema, origin) in found.items():
        component = ResolvedComponent(name=name, type=ResolvedComponent.SCHEMA, object=origin, schema=schema)
        registry.register_on_missing(component)
