"""The rules text of a card: rendered from its program, never written by hand."""

from collections.abc import Mapping
from typing import Any

from cards.rulesets import language_of


def card_text(ruleset: str, card: Mapping[str, Any], language: str) -> str:
    """What this card says, in this language, a line for each clause. Empty for a card that does nothing by itself."""
    speaking = language_of(ruleset)
    kind = str(card.get("kind", ""))
    abilities, _ = speaking.parse(card.get("abilities", []), kind)  # a draft with faults says what could be read
    return speaking.render(abilities, kind, language)
