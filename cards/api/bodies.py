"""What these endpoints answer with."""

from datetime import datetime
from functools import cache
from typing import Annotated, Any, get_type_hints
from uuid import UUID

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields

from cards.files.format import COMMON
from cards.rulesets import card_kinds, languages, ruleset_names
from shapes.components import register_words, said_of
from shapes.nodes import Late
from uu_service.api.languages import Language
from uu_service.api.pages import PageQuery

RulesetName = Annotated[str, Meta(title="RulesetName")]
register_words("RulesetName", ruleset_names, "The games that this service runs.")
CardKind = Annotated[str, Meta(title="CardKind")]
register_words("CardKind", card_kinds, "What kind of card it is; each ruleset has its own kinds.")


class CardSetQuery(PageQuery):
    """Which card sets are listed."""

    ruleset: Annotated[RulesetName | None, Meta(description="Only sets of this game.")] = None


class CardFaceQuery(Struct, forbid_unknown_fields=True):
    """In which language a face speaks, and of which draft it is if it is of one that is being tried."""

    language: Annotated[
        Language | None, Meta(description="The language of name and text; wins over `Accept-Language`.")
    ] = None
    trial: Annotated[
        UUID | None, Meta(description="The id of a draft that is being tried, which has no number but 0.")
    ] = None


class CardCounts(Struct, frozen=True):
    """How many there are: different cards, physical copies, and copies by kind."""

    cards: int
    """Different cards."""
    copies: int
    """Physical copies."""
    by_kind: dict[CardKind, int]
    """Physical copies by kind."""


class CardMix(Struct, frozen=True):
    """Sets that are well played together."""

    card_sets: list[str]
    """The slugs to send to `POST games` in `card_sets`."""
    copies: int
    """Physical copies of all sets together."""
    advice: Annotated[list[str], Meta(description="What the rules advise about this deck, in your language.")]


class CardSetPin(Struct, frozen=True):
    """A published version of a set."""

    slug: str
    """The name of the set in addresses."""
    number: int
    """The number of the version."""


class TagName(Struct, frozen=True):
    """A tag that cards bear and other cards look for."""

    tag: str
    """The tag, the same in every language."""
    name: str
    """What texts call it, in your language."""


RELEASE_NOTES = (
    "What is new in this version, as its publisher wrote it: plain text, the same in every language. May be empty."
)


class CardSetSummary(Struct, frozen=True, kw_only=True):
    """A set that new games may use."""

    slug: str
    """The name of the set in addresses."""
    ruleset: RulesetName
    """The game that it is for."""
    name: str
    """What people call it, in your language."""
    is_default: Annotated[bool, Meta(description="Used by new tables that name no set.")]
    latest_version: Annotated[int, Meta(description="The number that new games take.")]
    languages: Annotated[list[str], Meta(description="Languages in which every card has a name.")]
    counts: CardCounts
    """How many cards it has."""
    extends: Annotated[
        list[str], Meta(description="A table with this set needs one of these sets too. Empty: the set stands alone.")
    ]
    mixes: Annotated[
        list[CardMix],
        Meta(description="Recommended mixes with this set: with what it extends first, then as its authors advise."),
    ]


class CardSetList(Struct, frozen=True):
    items: list[CardSetSummary]
    """Sets, by slug."""
    next_cursor: str | None
    """Send it as `cursor` for the next page; null: this is the last."""


class CardSetVersionSummary(Struct, frozen=True, kw_only=True):
    """One published version; a retired one is kept for the games that use it."""

    number: int
    """The number of the version."""
    retired: bool
    """New games no longer take it."""
    published_at: datetime
    """When it was published."""
    content_hash: str
    """The SHA-256 of its content."""
    release_notes: Annotated[str, Meta(description=RELEASE_NOTES)]


class CardSetDetail(CardSetSummary, frozen=True, kw_only=True):
    """A set with all versions that were ever published, newest first."""

    notes: str
    """What its authors say of it."""
    versions: list[CardSetVersionSummary]
    """All versions, the newest first."""


@cache
def _values_struct(cards: tuple[type[Struct], ...]) -> type[Struct]:
    """One Struct with all that the cards of these types have beside what every card has; all of it may be left out."""
    found: dict[str, tuple[str, object, object]] = {}
    for card in cards:
        hints, about = get_type_hints(card, include_extras=True), said_of(card)
        for field in (field for field in fields(card) if field.encode_name not in COMMON):
            hint: object = hints[field.name]
            kind: object = Annotated[hint, Meta(description=about.get(field.name))] | UnsetType
            if found.setdefault(field.name, (field.name, kind, UNSET))[1] != kind:
                raise TypeError(f"{field.name} of a card is of two types: {card.__module__} has the other one")
    about_it = "What cards of some ruleset or kind have beside what every card has."
    return defstruct("CardValues", list(found.values()), namespace={"__doc__": about_it})


CardValues = Annotated[
    dict[str, Any], Late(lambda: _values_struct(tuple(language.card for language in languages().values())))
]


class CardDetail(Struct, frozen=True, kw_only=True):
    """One card of a version."""

    id: str
    """What views and events call the card."""
    name: str
    """Its name, in your language."""
    kind: CardKind
    """What kind of card it is."""
    copies: int
    """How many physical copies there are."""
    image: Annotated[str | None, Meta(description="Where its picture is, if it has one.")]
    face: Annotated[str, Meta(description="Where its drawn face is, in this language.")]
    text: Annotated[str, Meta(description="What it does, in your language.")]
    program: Annotated[str, Meta(description="What it does, in the effect language, as YAML; empty: nothing.")]
    values: CardValues
    """What only cards of this ruleset or kind have. A value that is left out is empty: false, null or nothing."""
    provenance: str | None
    """Where its values come from."""


class CardSetVersionDetail(Struct, frozen=True, kw_only=True):
    """A whole published version. It never changes: keep it."""

    slug: str
    """The name of the set in addresses."""
    ruleset: RulesetName
    """The game that it is for."""
    number: int
    """The number of the version."""
    name: str
    """What people call the set, in your language."""
    language: Annotated[str, Meta(description="The language of names and texts; single ones may fall back to English.")]
    notes: str
    """What its authors say of it."""
    release_notes: Annotated[str, Meta(description=RELEASE_NOTES)]
    extends: Annotated[
        list[str], Meta(description="A table with this set needs one of these sets too. Empty: the set stands alone.")
    ]
    checked_with: Annotated[
        list[CardSetPin], Meta(description="The versions of the sets under it that it was checked and played with.")
    ]
    tags: list[TagName]
    """The tags that it names."""
    more_copies: Annotated[
        dict[str, int],
        Meta(description="How many copies it adds to cards of the sets it is played with, by the id of the card."),
    ]
    content_hash: str
    """The SHA-256 of its content."""
    published_at: datetime
    """When it was published."""
    cards: list[CardDetail]
    """Every card."""


class TableCards(Struct, frozen=True, kw_only=True):
    """Every card that a table plays with, from all of its sets."""

    ruleset: RulesetName
    """The game that is played at this table."""
    language: str
    """The language of names and texts."""
    cards: list[CardDetail]
    """Their texts give this table's answer where options decide; copies are those of all sets together."""
    advice: Annotated[list[str], Meta(description="What the rules advise about this deck, in your language.")]
