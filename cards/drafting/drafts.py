"""Everything that is done to a draft. A change locks the draft, records who changed what, and raises the revision.

`seen` is the revision that the caller last saw. If somebody has saved since, `Stale` is raised and nothing is written.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import msgspec
from django.db import transaction

from accounts import audit
from accounts.models import Account
from cards.drafting.differences import Difference, FieldChange, differences
from cards.files.format import normal
from cards.files.rows import plain_of, write_frame, write_rows
from cards.language.sets import Plain
from cards.models import CardSet, CardSetVersion, Change
from cards.problems import AnotherSet, DraftExists, NotADraft, NotAllowed, Stale

Action = Change.Action
SUMMED_UP = 20
"""Of how many cards the trail says that they changed; the history of the set has them all."""


def require(by: Account, permission: str) -> None:
    if not by.has_perm(permission):
        raise NotAllowed


@contextmanager
def changing(version_id: UUID, by: Account, action: Change.Action) -> Iterator[CardSetVersion]:
    """Lock a draft; what is different afterwards is recorded. Nothing different, nothing recorded."""
    require(by, "cards.change_cardsetversion")
    with transaction.atomic():
        version = lock_draft(version_id)
        before, told = plain_of(version), version.release_notes
        yield version
        found = [*differences(before, plain_of(version)), *_told_anew(told, version.release_notes)]
        if found:
            version.revision += 1
            version.save(update_fields=["revision"])
            record(version, by, action, found)


def _told_anew(before: str, after: str) -> list[Difference]:
    """Release notes are no content, so no look at the content finds that they changed."""
    return [] if before == after else [Difference("changed", None, [FieldChange("release_notes", before, after)])]


def lock_draft(version_id: UUID) -> CardSetVersion:
    """The draft, locked until the transaction ends. Raises NotADraft."""
    locked = CardSetVersion.objects.select_for_update(of=("self",)).select_related("card_set")
    version = locked.filter(pk=version_id).first()
    if version is None or not version.is_draft:
        raise NotADraft
    return version


def record(
    version: CardSetVersion,
    by: Account | None,
    action: Change.Action,
    difference: Sequence[Difference] = (),
    reason: str = "",
) -> Change:
    return write_change(
        card_set=version.card_set,
        version=version,
        by=by,
        action=action,
        reason=reason,
        revision=version.revision,
        difference=msgspec.to_builtins(list(difference)),
    )


def write_change(by: Account | None, card_set: CardSet, *, reason: str = "", **columns: Any) -> Change:
    """Into the history of the set and, if somebody of the staff did it, into the trail of all that staff does."""
    change = Change.objects.create(by=by, card_set=card_set, **columns)
    if by is not None:
        audit.record_staff(
            audit.Area.CARDS,
            audit.Action(change.action),
            by=by.pk,
            subject=str(change.version or card_set),
            subject_id=change.pk,
            reason=reason,
            difference=[(one["card"] or card_set.slug, None, one["what"]) for one in change.difference[:SUMMED_UP]],
        )
    return change


def check_open_draft(source: CardSetVersion, by: Account) -> CardSetVersion:
    """A new draft with everything that this version has. A set has one draft at a time: raises DraftExists."""
    require(by, "cards.add_cardsetversion")
    with transaction.atomic():
        card_set = CardSet.objects.select_for_update().get(pk=source.card_set_id)
        if card_set.versions.filter(status=CardSetVersion.Status.DRAFT).exists():
            raise DraftExists(slug=card_set.slug)
        draft = CardSetVersion.objects.create(card_set=card_set, based_on=source)
        write_rows(draft, plain_of(source))
        record(draft, by, Action.CLONED)
    return draft


def check_draft_for(source: CardSetVersion, by: Account) -> CardSetVersion:
    """The draft of the set, which is opened from this version if there is none."""
    require(by, "cards.change_cardsetversion")
    found = source.card_set.versions.filter(status=CardSetVersion.Status.DRAFT).select_related("card_set").first()
    return found or check_open_draft(source, by)


def check_new_set(slug: str, ruleset: str, name: str, by: Account) -> CardSetVersion:
    """A new set with an empty draft."""
    require(by, "cards.add_cardset")
    with transaction.atomic():
        card_set = CardSet.objects.create(slug=slug, ruleset=ruleset)
        draft = CardSetVersion.objects.create(card_set=card_set, names={"en": name})
        record(draft, by, Action.CREATED)
    return draft


def check_discard(version_id: UUID, by: Account) -> None:
    """Throw a draft away; that it was there stays in the history, with what was different from its source."""
    require(by, "cards.delete_cardsetversion")
    with transaction.atomic():
        draft = lock_draft(version_id)
        lost = differences(plain_of(draft.based_on), plain_of(draft)) if draft.based_on else []
        record(draft, by, Action.DISCARDED, lost)
        draft.delete()


def check_edit_frame(version_id: UUID, seen: int, by: Account, frame: Plain) -> None:
    """What the set says of itself, as the columns to write: names, notes, what it extends."""
    with changing(version_id, by, Action.EDITED) as version:
        said = {column: getattr(version, column) for column in frame}
        if version.revision != seen and said != frame:
            raise Stale(**last_change(version))
        write_frame(version, frame)


def check_import(version_id: UUID, seen: int, by: Account, plain: Plain) -> None:
    """Make the draft what a file says. The file must have been checked; another set's file is refused."""
    with changing(version_id, by, Action.IMPORTED) as version:
        if version.revision != seen:
            raise Stale(**last_change(version))
        if (plain["id"], plain["ruleset"]) != (version.card_set.slug, version.card_set.ruleset):
            raise AnotherSet(found=plain["id"], expected=version.card_set.slug)
        write_rows(version, normal(plain))


def last_change(version: CardSetVersion) -> dict[str, str]:
    """Who saved last, and when: what `Stale` tells its reader."""
    change = version.changes.select_related("by").first()
    return {
        "who": str(change.by) if change and change.by else "?",
        "when": f"{change.at:%H:%M:%S}" if change else "?",
    }
