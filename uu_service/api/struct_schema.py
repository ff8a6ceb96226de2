"""Structs become components of the schema: `shapes.components`, for drf-spectacular.

Importing this registers the extensions with it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from drf_spectacular.drainage import warn
from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.plumbing import ResolvedComponent

from shapes import components
from shapes.components import Component

components_of = partial(components.components_of, warn=warn)


class StructExtension(OpenApiSerializerExtension):
    """A Struct in an Operation, with everything it holds, as components."""

    target_class = "msgspec.Struct"
    match_subclasses = True

    def get_name(self, auto_schema: Any, direction: Any) -> str:
        name = str(self.target.__name__)
        return name.removesuffix("Request") if direction == "request" else name  # drf-spectacular puts it back

    def map_serializer(self, auto_schema: Any, direction: Any) -> Any:
        own, others = components_of(self.target, is_request=direction == "request")
        _register(auto_schema.registry, others)
        return own


class NamedUnionExtension(StructExtension):
    """A union with a name, likewise."""

    target_class = "shapes.components.NamedUnion"


class Late(NamedTuple):
    """A body that is made when the schema is generated, from what is registered by then."""

    make: Callable[[], Any]


class LateExtension(StructExtension):
    """What was made stands in for it. The same must be made each time, or it would be two components of one name."""

    target_class = "uu_service.api.struct_schema.Late"

    def __init__(self, target: Late) -> None:
        super().__init__(target.make())

    def get_identity(self, auto_schema: Any, direction: Any) -> Any:
        return self.target


def _register(registry: Any, found: Mapping[str, Component]) -> None:
    for name, (schema, origin) in found.items():
        component = ResolvedComponent(name=name, type=ResolvedComponent.SCHEMA, object=origin, schema=schema)
        registry.register_on_missing(component)
