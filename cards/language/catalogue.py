"""The card languages there are, by ruleset, and the sets that come with the service."""

from functools import cache
from pathlib import Path
from typing import Any

from cards.language.issues import Issue
from cards.language.kill_the_unicorns import LANGUAGE as KILL_THE_UNICORNS
from cards.language.sets import CardSet, Language, parse_yaml, read_set
from cards.language.unstable_unicorns import LANGUAGE as UNSTABLE_UNICORNS

LANGUAGES: dict[str, Language[Any]] = {
    language.ruleset: language for language in (UNSTABLE_UNICORNS, KILL_THE_UNICORNS)
}
SHIPPED = Path(__file__).parent.parent / "data"


class BrokenCardSet(Exception):
    """A set that must not reach a game: `issues` names every card and place."""

    def __init__(self, issues: list[Issue]) -> None:
        super().__init__("\n".join(str(issue) for issue in issues))
        self.issues = issues


def check_set(raw: object) -> CardSet[Any]:
    """The set, read and checked by the language of its ruleset. Raises BrokenCardSet."""
    card_set, issues = read_set(raw, LANGUAGES)
    if card_set is None:
        raise BrokenCardSet(issues)
    return card_set


@cache
def shipped(slug: str) -> dict[str, Any]:
    """A set that comes with the service, as plain data. Never change it: it is shared."""
    raw, issues = parse_yaml((SHIPPED / f"{slug}.yaml").read_text(encoding="utf-8"))
    if issues or not isinstance(raw, dict):
        raise BrokenCardSet(issues)
    return raw


def default_set(ruleset: str) -> dict[str, Any]:
    """The set of a ruleset that comes with the service."""
    sets = [shipped(path.stem) for path in sorted(SHIPPED.glob("*.yaml"))]
    return next(plain for plain in sets if plain["ruleset"] == ruleset)
