"""The card language of a ruleset, with what an editor of its programs needs."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct

from cards.language.catalogue import LANGUAGES
from cards.language.issues import Issue
from cards.language.sets import Language


class Tongue(Struct, frozen=True):
    language: Language[Any]
    parse: Callable[[object, str | None], tuple[Any, list[Issue]]]
    schema: Callable[[], dict[str, object]]
    render: Callable[[Any, str, str], str]


@cache
def tongue(ruleset: str) -> Tongue:
    """Each ruleset's language is a package of that name: LANGUAGE, parse, program_schema, render."""
    module = import_module(f"cards.language.{ruleset}")
    return Tongue(LANGUAGES[ruleset], module.parse, module.program_schema, module.render)
