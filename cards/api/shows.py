"""From rows to bodies. What is made of a published version is made once and kept: it cannot change."""

import gzip
import hashlib
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from cards.api import bodies
from cards.files.format import COMMON, default_of
from cards.files.rows import plain_of
from cards.models import CardSet, CardSetVersion
from cards.rulesets import language_of
from cards.selectors import frozen_version
from cards.summary import VersionSummary, summary_of
from cards.texts import card_text, name_in


class Representation(Struct, frozen=True):
    """A version in one language as bytes on the wire, plain and compressed."""

    plain: bytes
    gzipped: bytes
    etag: str


def summary(card_set: CardSet, version: CardSetVersion, language: str) -> bodies.CardSetSummary:
    return bodies.CardSetSummary(**_summary(card_set, version, language))


def detail(card_set: CardSet, versions: list[CardSetVersion], language: str) -> bodies.CardSetDetail:
    latest = next(version for version in versions if version.status == CardSetVersion.Status.PUBLISHED)
    return bodies.CardSetDetail(
        **_summary(card_set, latest, language),
        notes=latest.notes,
        versions=[_version_summary(version) for version in versions],
    )


@lru_cache(maxsize=64)
def representation(version_id: Any, language: str) -> Representation:
    body = msgspec.json.encode(_version(frozen_version(version_id), language))
    etag = f"{hashlib.sha256(body).hexdigest()[:32]}-{language}"
    return Representation(body, gzip.compress(body, mtime=0), etag)


def _summary(card_set: CardSet, version: CardSetVersion, language: str) -> dict[str, Any]:
    seen = _glance(version.pk)
    return {
        "slug": card_set.slug,
        "ruleset": card_set.ruleset,
        "name": name_in(version.names, language) or card_set.slug,
        "is_default": card_set.is_default,
        "latest_version": version.number or 0,
        "languages": seen.languages,
        "counts": bodies.CardCounts(seen.cards, seen.copies, seen.by_kind),
    }


@lru_cache(maxsize=256)
def _glance(version_id: Any) -> VersionSummary:
    return summary_of(plain_of(frozen_version(version_id)))


def _version_summary(version: CardSetVersion) -> bodies.CardSetVersionSummary:
    assert version.number is not None
    assert version.published_at is not None
    return bodies.CardSetVersionSummary(
        number=version.number,
        retired=version.status == CardSetVersion.Status.RETIRED,
        published_at=version.published_at,
        content_hash=version.content_hash,
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
        content_hash=version.content_hash,
        published_at=version.published_at,
        cards=[_card(plain["ruleset"], card, language) for card in plain["cards"]],
    )


def _card(ruleset: str, card: dict[str, Any], language: str) -> bodies.CardDetail:
    image = card.get("image")
    return bodies.CardDetail(
        id=card["id"],
        name=name_in(card["names"], language),
        kind=card["kind"],
        copies=card.get("copies", 1),
        image=f"/api/v1/card-images/{image}.webp" if image else None,
        text=card_text(ruleset, card, language),
        program=card.get("abilities", []),
        values=_values(ruleset, card),
        provenance=card.get("provenance"),
    )


def _values(ruleset: str, card: dict[str, Any]) -> dict[str, Any]:
    """A file leaves out what is the default; a client need not know defaults, so only empty ones are left out here."""
    said = {key: card.get(key, default) for key, default in default_of(language_of(ruleset).card).items()}
    return {key: value for key, value in said.items() if key not in COMMON and (key in card or value)}
