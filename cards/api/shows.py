"""From rows to bodies. What is made of a published version is made once and kept: it cannot change."""

import gzip
import hashlib
from contextlib import suppress
from functools import lru_cache
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from cards.api import bodies
from cards.extending import PublishedSets
from cards.files.format import COMMON, default_of
from cards.files.rows import plain_of
from cards.files.yamltext import program_text
from cards.language.issues import Issue
from cards.language.joining import joined_cards, tag_names
from cards.language.phrasing import AT_ANY_TABLE, TableOptions
from cards.language.sets import Plain, TagNames
from cards.models import CardSet, CardSetVersion
from cards.publishing.mixes import mixes_of, read_mix
from cards.rulesets import card_rules, language_of
from cards.selectors import frozen_version, latest_versions, published_now, published_sets
from cards.summary import VersionSummary, summary_of
from cards.texts import card_text, name_in
from uu_service.api.pages import PageQuery, paginate
from uu_service.api.public import Encoded, encoded


class Representation(Struct, frozen=True):
    """A version in one language as bytes on the wire, plain and compressed."""

    plain: bytes
    gzipped: bytes
    etag: str


class Outdated(Exception):
    """Something was published, retired or made the default while a list was made."""


def listed(query: bodies.CardSetQuery, language: str) -> Encoded:
    """The list as it is now. It is made once and kept; one statement tells whether it still holds."""
    while True:
        with suppress(Outdated):
            return _listed(tuple(published_now()), query.ruleset, query.limit, query.cursor, language)


@lru_cache(maxsize=64)
def _listed(
    now: tuple[tuple[UUID, str, str, bool], ...], ruleset: str | None, limit: int, cursor: str | None, language: str
) -> Encoded:
    page = PageQuery(limit=limit, cursor=cursor)
    sets, following = paginate(published_sets(ruleset), page, order=("slug",))
    latest, find = latest_versions(sets), PublishedSets()
    shown = [(card_set, latest[card_set.pk]) for card_set in sets if card_set.pk in latest]
    items = [summary(card_set, version, language, find) for card_set, version in shown]
    if tuple(published_now()) != now:
        raise Outdated  # it is not kept under what was true before
    return encoded(bodies.CardSetList(items, following))


def summary(card_set: CardSet, version: CardSetVersion, language: str, find: PublishedSets) -> bodies.CardSetSummary:
    seen = _summary_of_frozen(version.pk)
    return bodies.CardSetSummary(
        slug=card_set.slug,
        ruleset=card_set.ruleset,
        name=name_in(version.names, language) or card_set.slug,
        is_default=card_set.is_default,
        latest_version=version.number or 0,
        languages=seen.languages,
        counts=bodies.CardCounts(seen.cards, seen.copies, seen.by_kind),
        extends=version.extends,
        mixes=_mixes(card_set, version, language, find),
    )


def detail(card_set: CardSet, versions: list[CardSetVersion], language: str) -> bodies.CardSetDetail:
    latest = next(version for version in versions if version.status == CardSetVersion.Status.PUBLISHED)
    return bodies.CardSetDetail(
        **_members(summary(card_set, latest, language, PublishedSets())),
        notes=latest.notes,
        versions=[_version_summary(version) for version in versions],
    )


def _members(shown: Struct) -> dict[str, Any]:
    """Its members by name, as they are."""
    return {name: getattr(shown, name) for name in shown.__struct_fields__}


def _mixes(card_set: CardSet, version: CardSetVersion, language: str, find: PublishedSets) -> list[bodies.CardMix]:
    """The mixes with this set that a table can be opened with now."""
    head = {"id": card_set.slug, "ruleset": card_set.ruleset, "extends": version.extends, "mixes": version.mixes}
    shown = []
    for slugs in mixes_of(head, find):
        found = [find.version(slug) for slug in slugs]
        versions = [one for one in found if one is not None and one.card_set.ruleset == card_set.ruleset]
        deck = _deck(card_set.ruleset, tuple(one.pk for one in versions)) if len(versions) == len(slugs) else None
        if deck is not None:
            shown.append(bodies.CardMix(slugs, deck.copies, [one.text(language) for one in deck.advice]))
    return shown


class _Deck(Struct, frozen=True):
    copies: int
    advice: list[Issue]


@lru_cache(maxsize=256)
def _deck(ruleset: str, version_ids: tuple[UUID, ...]) -> _Deck | None:
    """The deck of these versions; None if they do not fit together."""
    joined, _ = read_mix([plain_of(frozen_version(version_id)) for version_id in version_ids])
    if joined is None:
        return None
    return _Deck(sum(card.copies for card in joined.cards), list(card_rules(ruleset).advice(joined.cards)))


@lru_cache(maxsize=64)
def representation(version_id: UUID, language: str) -> Representation:
    return _encoded(_version(frozen_version(version_id), language), language)


@lru_cache(maxsize=64)
def table_cards(ruleset: str, version_ids: tuple[UUID, ...], options: bytes, language: str) -> Representation:
    """The cards of these versions as a table with these options, as JSON, plays them."""
    decided = msgspec.json.decode(options)
    versions = [frozen_version(version_id) for version_id in version_ids]
    plains = [plain_of(version) for version in versions]
    homes = [version for version, plain in zip(versions, plains, strict=True) for _ in plain["cards"]]
    tags = tag_names([plain.get("tags", {}) for plain in plains])
    cards = [_card(home, card, language, tags, decided) for home, card in zip(homes, joined_cards(plains), strict=True)]
    deck = _deck(ruleset, version_ids)
    advice = [one.text(language) for one in deck.advice] if deck else []
    return _encoded(bodies.TableCards(ruleset=ruleset, language=language, cards=cards, advice=advice), language)


def _encoded(what: Struct, language: str) -> Representation:
    return compressed(msgspec.json.encode(what), language)


def compressed(body: bytes, language: str) -> Representation:
    """These bytes, ready to be sent in either form."""
    etag = f"{hashlib.sha256(body).hexdigest()[:32]}-{language}"
    return Representation(body, gzip.compress(body, mtime=0), etag)


@lru_cache(maxsize=256)
def _summary_of_frozen(version_id: UUID) -> VersionSummary:
    return summary_of(plain_of(frozen_version(version_id)))


def _version_summary(version: CardSetVersion) -> bodies.CardSetVersionSummary:
    assert version.number is not None
    assert version.published_at is not None
    return bodies.CardSetVersionSummary(
        number=version.number,
        retired=version.status == CardSetVersion.Status.RETIRED,
        published_at=version.published_at,
        content_hash=version.content_hash,
        release_notes=version.release_notes,
    )


def _version(version: CardSetVersion, language: str) -> bodies.CardSetVersionDetail:
    assert version.number is not None
    assert version.published_at is not None
    plain = plain_of(version)
    return bodies.CardSetVersionDetail(
        slug=version.card_set.slug,
        ruleset=plain["ruleset"],
        number=version.number,
        name=name_in(plain["names"], language) or version.card_set.slug,
        language=language,
        notes=plain.get("notes", ""),
        release_notes=version.release_notes,
        extends=plain.get("extends", []),
        checked_with=[bodies.CardSetPin(slug, number) for slug, number in version.checked_with],
        tags=[bodies.TagName(tag, name_in(names, language)) for tag, names in plain.get("tags", {}).items()],
        more_copies=plain.get("more_copies", {}),
        content_hash=version.content_hash,
        published_at=version.published_at,
        cards=[_card(version, card, language, version.tag_names) for card in plain["cards"]],
    )


def _card(
    version: CardSetVersion, card: Plain, language: str, tags: TagNames, options: TableOptions = AT_ANY_TABLE
) -> bodies.CardDetail:
    image, ruleset = card.get("image"), version.card_set.ruleset
    return bodies.CardDetail(
        id=card["id"],
        name=name_in(card["names"], language),
        kind=card["kind"],
        copies=card.get("copies", 1),
        image=f"/api/v1/card-images/{image}.webp" if image else None,
        face=_face_address(version, card, language),
        text=card_text(ruleset, card, language, options, tags),
        program=program_text(card.get("abilities", [])),
        values=_values(ruleset, card),
        provenance=card.get("provenance"),
    )


def _face_address(version: CardSetVersion, card: Plain, language: str) -> str:
    """A draft that is being tried has no number; whoever sits at its table knows its id."""
    place = f"card-sets/{version.card_set.slug}/versions/{version.number or 0}/cards/{card['id']}"
    trial = "" if version.number else f"&trial={version.pk}"
    return f"/api/v1/{place}/face.svg?language={language}{trial}"


def _values(ruleset: str, card: dict[str, object]) -> dict[str, object]:
    """A file leaves out what is the default; a client need not know defaults, so only empty ones are left out here."""
    said = {key: card.get(key, default) for key, default in default_of(language_of(ruleset).card).items()}
    return {key: value for key, value in said.items() if key not in COMMON and (key in card or value)}
