"""Card sets as others read them. Games hold a version's id and hash and read `content`, nothing else."""

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from uuid import UUID

from django.db.models import QuerySet

from cards.models import CardImage, CardSet, CardSetVersion
from uu_service.statements import written_once

Status = CardSetVersion.Status
HIGHEST_NUMBER = 2**31 - 1
"""That a column for a version's number can hold."""


def published_version(slug: str, number: int | None = None, but: UUID | None = None) -> CardSetVersion | None:
    """That version of a set, retired ones too; without a number the latest that new games may take.

    Without a number, `but` leaves one version out.
    """
    versions = CardSetVersion.objects.filter(card_set__slug=slug).select_related("card_set")
    if number is not None:
        return versions.filter(number=number).first()
    return _without(versions.filter(status=Status.PUBLISHED), but).order_by("-number").first()


def _without(versions: QuerySet[CardSetVersion], but: UUID | None) -> QuerySet[CardSetVersion]:
    return versions.exclude(pk=but) if but else versions


def published_versions_alone(ruleset: str | None = None) -> QuerySet[CardSetVersion]:
    """Versions that new games may take and that are enough for a table: their sets extend no other."""
    versions = CardSetVersion.objects.filter(status=Status.PUBLISHED, extends=[])
    return versions.filter(card_set__ruleset=ruleset) if ruleset else versions


def latest_published(ruleset: str, but: UUID | None = None) -> CardSetVersion | None:
    """What a new game of this ruleset is played with when its table names no set: the default set's latest.

    Only a set that stands alone is enough for a table. `but` leaves one version out.
    """
    return (
        _without(published_versions_alone(ruleset), but)
        .select_related("card_set")
        .order_by("-card_set__is_default", "card_set__created_at", "card_set_id", "-number")
        .first()
    )


def published_sets(ruleset: str | None = None) -> QuerySet[CardSet]:
    """Sets that a new game may name."""
    sets = CardSet.objects.filter(versions__status=Status.PUBLISHED).distinct().order_by("slug")
    return sets.filter(ruleset=ruleset) if ruleset else sets


@written_once
def published_now() -> QuerySet[CardSetVersion, tuple[UUID, str, str, bool]]:
    """All that lists of published sets depend on: a published version itself cannot change."""
    rows = CardSetVersion.objects.filter(status=Status.PUBLISHED).order_by("pk")
    return rows.values_list("pk", "card_set__slug", "card_set__ruleset", "card_set__is_default")


def draft_of(card_set: CardSet) -> CardSetVersion | None:
    return card_set.versions.filter(status=Status.DRAFT).select_related("card_set").first()


def frozen_version(version_id: UUID) -> CardSetVersion:
    """A version with its set, by id."""
    return CardSetVersion.objects.select_related("card_set").get(pk=version_id)


def version_names(ids: Iterable[UUID]) -> dict[UUID, dict[str, str]]:
    """What these versions are called, in each language."""
    return dict(CardSetVersion.objects.filter(pk__in=list(ids)).values_list("pk", "names"))


def numbered_version_id(slug: str, number: int) -> UUID | None:
    """A number, once given, is for ever that version's: it is looked up once a process."""
    with suppress(CardSetVersion.DoesNotExist):
        return _numbered_id(slug, number)
    return None


@lru_cache(maxsize=512)
def _numbered_id(slug: str, number: int) -> UUID:
    """What is not there may come, and is not kept."""
    found = _numbered(slug, number) if number <= HIGHEST_NUMBER else []
    if not found:
        raise CardSetVersion.DoesNotExist
    return found[0][0]


def forget_numbers() -> None:
    """For tests, whose databases give the same numbers to other versions."""
    _numbered_id.cache_clear()


def trial_version_id(slug: str, version_id: UUID) -> UUID | None:
    """The same id, if it is that of a draft that is being tried."""
    trials = CardSetVersion.objects.filter(pk=version_id, card_set__slug=slug, status=CardSetVersion.Status.TRIAL)
    return trials.values_list("pk", flat=True).first()


@written_once
def _numbered(slug: str, number: int) -> QuerySet[CardSetVersion, tuple[UUID]]:
    return CardSetVersion.objects.filter(card_set__slug=slug, number=number).values_list("pk")


def versions_of(card_set: CardSet) -> list[CardSetVersion]:
    """All that were ever published, newest first, without their content."""
    return list(card_set.versions.exclude(number=None).order_by("-number").defer("content"))


def latest_versions(card_sets: Iterable[CardSet]) -> dict[UUID, CardSetVersion]:
    """The latest published version of each of these sets, by the set's id, without content."""
    versions = CardSetVersion.objects.filter(card_set__in=list(card_sets), status=Status.PUBLISHED)
    return {version.card_set_id: version for version in versions.order_by("number").defer("content")}


def card_image(sha256: str) -> CardImage | None:
    return CardImage.objects.filter(pk=sha256).first()
