"""Several things in one sentence: “a, b and c”, as each language joins them."""

import re
from collections.abc import Sequence

from babel.lists import format_list


def both(language: str, things: Sequence[str]) -> str:
    """All of them: “a, b and c”."""
    return _euphonic(language, format_list(list(things), style="standard", locale=language))


def either(language: str, things: Sequence[str]) -> str:
    """One of them: “a, b or c”."""
    return _euphonic(language, format_list(list(things), style="or", locale=language))


def _euphonic(language: str, text: str) -> str:
    """Spanish: “e Instantáneas”, “u otro”. CLDR knows this, its patterns alone do not."""
    if language != "es":
        return text
    return re.sub(
        r"\bo (?=h?[oó])", "u ", re.sub(r"\by (?=h?[ií])", "e ", text, flags=re.IGNORECASE), flags=re.IGNORECASE
    )
