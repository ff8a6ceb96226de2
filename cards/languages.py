"""The card language of each ruleset, by its name: what a card may hold, its program's grammar and checks."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from cards.language import kill_the_unicorns, unstable_unicorns
from cards.language.issues import Issue
from cards.language.sets import Language


class Tongue(Struct, frozen=True):
    """A language with what an editor of its programs needs."""

    language: Language[Any]
    parse: Callable[[object, str | None], tuple[Any, list[Issue]]]
    schema: Callable[[], dict[str, object]]


TONGUES: dict[str, Tongue] = {
    module.LANGUAGE.ruleset: Tongue(module.LANGUAGE, module.parse, module.program_schema)
    for module in (unstable_unicorns, kill_the_unicorns)
}
LANGUAGES: dict[str, Language[Any]] = {ruleset: tongue.language for ruleset, tongue in TONGUES.items()}
