"""Rolling back: what an older version said becomes the newest version, through the checks that a draft goes through."""

from uuid import UUID

from django.db import transaction

from accounts.models import Account
from cards.drafting.differences import differences
from cards.drafting.drafts import check_open_draft, record, require
from cards.extending import PublishedSets
from cards.files.format import content_hash
from cards.files.rows import plain_of, write_rows
from cards.models import CardSet, CardSetVersion, Change
from cards.problems import NothingNew, NotPublished, StillBroken
from cards.publishing.checks import Publishable, errors_in, prepared_for_gate
from cards.publishing.freezing import freeze
from cards.publishing.reviewing import check_ask_review, is_review_needed
from cards.selectors import frozen_version, published_version

Action = Change.Action


def needs_a_draft(source: CardSetVersion, prepared: Publishable) -> bool:
    """Whether its games must be played again, or somebody must look at it first.

    What was published has passed the gate. That holds as long as the sets under it are the ones that it passed with.
    """
    return is_review_needed() or prepared.pins != source.checked_with


def check_roll_back(version_id: UUID, by: Account, release_notes: str = "") -> CardSetVersion:
    """Publish once more what a version said; or, where that needs the gate or a review, put it into a draft.

    Raises NotPublished, NothingNew, StillBroken, DraftExists.
    """
    require(by, "cards.publish_cardsetversion")
    with transaction.atomic():
        source = frozen_version(version_id)
        CardSet.objects.select_for_update().get(pk=source.card_set_id)  # one publication at a time
        if source.number is None:
            raise NotPublished
        prepared = prepared_for_gate(plain_of(source))
        _refuse(source, prepared)
        if needs_a_draft(source, prepared):
            return _as_draft(source, by, release_notes)
        return _published(source, prepared, by, release_notes)


def _refuse(source: CardSetVersion, prepared: Publishable) -> None:
    """What a draft with this content would be refused for."""
    latest = published_version(source.card_set.slug)
    if latest is not None and latest.content_hash == content_hash(prepared.content):
        raise NothingNew(number=latest.number)
    if errors := errors_in(plain_of(source), plain_of(latest) if latest else None, PublishedSets()):
        raise StillBroken(count=len(errors), first=errors[0])


def _published(source: CardSetVersion, prepared: Publishable, by: Account, release_notes: str) -> CardSetVersion:
    """Beside a draft that somebody may be writing: it is frozen before anybody sees it."""
    latest = published_version(source.card_set.slug)
    found = differences(plain_of(latest), plain_of(source)) if latest else []
    version = CardSetVersion.objects.create(
        card_set=source.card_set, based_on=source, release_notes=release_notes.strip()
    )
    write_rows(version, plain_of(source))
    freeze(version, prepared.content, prepared.pins)
    record(version, by, Action.ROLLED_BACK, found)
    return version


def _as_draft(source: CardSetVersion, by: Account, release_notes: str) -> CardSetVersion:
    draft = check_open_draft(source, by)
    draft.release_notes = release_notes.strip()
    draft.save(update_fields=["release_notes"])
    record(draft, by, Action.ROLLED_BACK)
    if is_review_needed():
        check_ask_review(draft.pk, by)
    return draft
