"""Struct to components of the schema: `shapes.components`, with drf-spectacular's warnings."""

from functools import partial

from drf_spectacular.drainage import warn

from shapes import components
from shapes.components import Component, NamedUnion, open_set, open_words, register_words

__all__ = ["Component", "NamedUnion", "components_of", "open_set", "open_words", "register_words"]

components_of = partial(components.components_of, warn=warn)
