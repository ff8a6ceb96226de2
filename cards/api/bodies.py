"""What these endpoints answer with."""

from datetime import datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from cards.rulesets import ruleset_names
from shapes.components import register_words
from uu_service.api.pages import PageQuery

RulesetName = Annotated[str, Meta(title="RulesetName")]
register_words("RulesetName", ruleset_names, "The games that this service runs.")


class CardSetQuery(PageQuery):
    """Which card sets are listed."""

    ruleset: Annotated[RulesetName | None, Meta(description="Only sets of this game.")] = None


class CardCounts(Struct, frozen=True):
    """How many there are: different cards, physical copies, and copies by kind."""

    cards: int
    copies: int
    by_kind: dict[str, int]


class CardSetSummary(Struct, frozen=True, kw_only=True):
    """A set that new games may use."""

    slug: str
    ruleset: RulesetName
    name: str
    is_default: Annotated[bool, Meta(description="Used by new tables that name no set.")]
    latest_version: Annotated[int, Meta(description="The number that new games take.")]
    languages: Annotated[list[str], Meta(description="Languages in which every card has a name.")]
    counts: CardCounts


class CardSetList(Struct, frozen=True):
    items: list[CardSetSummary]
    next_cursor: str | None


class CardSetVersionSummary(Struct, frozen=True, kw_only=True):
    """One published version; a retired one is kept for the games that use it."""

    number: int
    retired: bool
    published_at: datetime
    content_hash: str


class CardSetDetail(CardSetSummary, frozen=True, kw_only=True):
    """A set with all versions that were ever published, newest first."""

    notes: str
    versions: list[CardSetVersionSummary]


class CardDetail(Struct, frozen=True, kw_only=True):
    """One card of a version."""

    id: str
    name: str
    kind: str
    copies: int
    image: Annotated[str | None, Meta(description="Where its picture is, if it has one.")]
    text: Annotated[str, Meta(description="What it does, in your language.")]
    program: Annotated[list[Any], Meta(description="What it does, in the effect language.")]
    values: Annotated[
        dict[str, Any],
        Meta(
            description="What only cards of this ruleset or kind have: the fields that its card sets know beside the "
            "common ones. One that is left out is empty: false, null, or nothing in it."
        ),
    ]
    provenance: str | None


class CardSetVersionDetail(Struct, frozen=True, kw_only=True):
    """A whole published version. It never changes: keep it."""

    slug: str
    ruleset: RulesetName
    number: int
    name: str
    language: Annotated[str, Meta(description="The language of names and texts; single ones may fall back to English.")]
    notes: str
    content_hash: str
    published_at: datetime
    cards: list[CardDetail]
