"""The rules text of a card: rendered from its program, never written by hand."""

from collections.abc import Mapping
from typing import Any


def card_text(ruleset: str, card: Mapping[str, Any], language: str) -> str:
    """What this card says, in this language. Empty for a card without abilities."""
    return ""
