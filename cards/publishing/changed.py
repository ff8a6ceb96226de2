"""Which cards of a set play differently than before: those that trial games should show first."""

from collections.abc import Mapping, Sequence

from cards.drafting.differences import FieldChange, differences
from cards.files.rows import plain_of
from cards.language.sets import Plain
from cards.models import CardSetVersion
from cards.selectors import published_version

OF_NO_MATTER = frozenset({"names", "translation", "provenance", "image"})
"""What of a card may change without a change in any game."""


def changed_since_publication(draft: CardSetVersion) -> list[str]:
    """The draft's cards that are new or changed; without a published version all of them."""
    published = published_version(draft.card_set.slug)
    return changed_cards(plain_of(published) if published else None, plain_of(draft))


def changed_cards(before: Plain | None, after: Plain) -> list[str]:
    """The cards of a set that are new or play differently than before."""
    if before is None:
        return [card["id"] for card in after["cards"]]
    found = [one for one in differences(before, after) if one.card and one.what != "removed" and _matters(one.fields)]
    return [*(str(one.card) for one in found), *_more_copies(before, after)]


def _matters(fields: Sequence[FieldChange]) -> bool:
    return any(change.field not in OF_NO_MATTER for change in fields)


def _more_copies(before: Mapping[str, object], after: Mapping[str, object]) -> list[str]:
    """Cards of the sets under it of which it adds another number of copies than before."""
    old, new = before.get("more_copies") or {}, after.get("more_copies") or {}
    assert isinstance(old, dict)
    assert isinstance(new, dict)
    return [card for card in {**old, **new} if old.get(card) != new.get(card)]
