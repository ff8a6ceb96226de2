"""The card sets that come with the service: every file in cards/data."""

from functools import cache
from pathlib import Path

from cards.language.joining import foundations, tag_names
from cards.language.sets import BrokenCardSet, Plain, TagNames, parse_yaml

SHIPPED = Path(__file__).parent.parent / "data"


class NothingShipped(LookupError):
    """No card set of this ruleset comes with the service."""


@cache
def shipped(slug: str) -> Plain:
    """A set that comes with the service, as plain data. Never change it: it is shared."""
    raw, issues = parse_yaml((SHIPPED / f"{slug}.yaml").read_text(encoding="utf-8"))
    if issues or not isinstance(raw, dict):
        raise BrokenCardSet(issues)
    return raw


def shipped_slugs() -> list[str]:
    return sorted(path.stem for path in SHIPPED.glob("*.yaml"))


def shipped_tags(card_set: Plain) -> TagNames:
    """What the tags of a shipped set, and of those under it, are called."""
    under, _ = foundations(card_set, shipped)
    return tag_names([one.get("tags", {}) for one in (card_set, *(base for lower in under for base in lower))])


def default_set(ruleset: str) -> Plain:
    """The first set of a ruleset that comes with the service and stands alone. Raises NothingShipped."""
    for slug in shipped_slugs():
        if shipped(slug)["ruleset"] == ruleset and not shipped(slug).get("extends"):
            return shipped(slug)
    raise NothingShipped(f'no file in {SHIPPED} is a card set of "{ruleset}"')
