"""The JSON Schema of a card's program, as `shapes` describes what people write."""

from shapes.describing import json_schema

__all__ = ["json_schema"]
