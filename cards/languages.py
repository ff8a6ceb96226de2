"""The card language of a ruleset."""

from typing import Any

from cards.language.catalogue import LANGUAGES
from cards.language.sets import Language


def tongue(ruleset: str) -> Language[Any]:
    return LANGUAGES[ruleset]
