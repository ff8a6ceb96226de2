"""Everything that is done to a draft. Each change locks the draft, is written down with who and what, and counts up.

The caller's `seen` is the revision it last saw: if somebody saved meanwhile it is told so, and nothing is overwritten.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import Max

from accounts.models import Account
from cards.drafting.differences import differences
from cards.files.format import Plain, content_hash, normal, plain_of, row_values
from cards.models import Card, CardImage, CardName, CardSet, CardSetVersion, Change
from cards.problems import AnotherSet, DraftExists, NotADraft, NotAllowed, Stale
from cards.publishing.shipped import write_rows

Action = Change.Action


def require(by: Account, permission: str) -> None:
    if not by.has_perm(permission):
        raise NotAllowed


@contextmanager
def _changing(version_id: UUID, by: Account, action: Change.Action) -> Iterator[CardSetVersion]:
    """Lock a draft; what is different afterwards is recorded. Nothing different, nothing recorded."""
    require(by, "cards.change_cardsetversion")
    with transaction.atomic():
        version = lock_draft(version_id)
        before = plain_of(version)
        yield version
        found = differences(before, plain_of(version))
        if found:
            version.revision += 1
            version.save(update_fields=["revision"])
            record(version, by, action, msgspec.to_builtins(found))


def lock_draft(version_id: UUID) -> CardSetVersion:
    """The draft, until the end of the transaction nobody else's. Raises NotADraft."""
    locked = CardSetVersion.objects.select_for_update(of=("self",)).select_related("card_set")
    version = locked.filter(pk=version_id).first()
    if version is None or not version.is_draft:
        raise NotADraft
    return version


def record(version: CardSetVersion, by: Account | None, action: Change.Action, difference: Any = ()) -> Change:
    return Change.objects.create(
        card_set=version.card_set,
        version=version,
        by=by,
        action=action,
        revision=version.revision,
        difference=list(difference),
    )


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
        record(draft, by, Action.DISCARDED, msgspec.to_builtins(lost))
        draft.delete()


def check_edit_frame(version_id: UUID, seen: int, by: Account, names: dict[str, str], notes: str) -> None:
    """The set's own names and notes."""
    with _changing(version_id, by, Action.EDITED) as version:
        if version.revision != seen and (version.names, version.notes) != (names, notes):
            raise Stale(**last_change(version))
        version.names, version.notes = names, notes
        version.save(update_fields=["names", "notes"])


def check_import(version_id: UUID, seen: int, by: Account, plain: Mapping[str, Any]) -> None:
    """Make the draft what a file says. The file must have been checked; another set's file is refused."""
    with _changing(version_id, by, Action.IMPORTED) as version:
        if version.revision != seen:
            raise Stale(**last_change(version))
        if (plain["id"], plain["ruleset"]) != (version.card_set.slug, version.card_set.ruleset):
            raise AnotherSet(found=plain["id"], expected=version.card_set.slug)
        write_rows(version, normal(plain))


def check_save_card(version_id: UUID, card_id: UUID | None, seen: int, by: Account, plain: Plain) -> Card:
    """Write one card of a draft; without an id it is a new one, at the end."""
    with _changing(version_id, by, Action.EDITED) as version:
        if card_id is None:
            last = version.cards.aggregate(last=Max("position"))["last"]
            card = Card(version=version, position=0 if last is None else last + 1)
        else:
            card = check_fresh(version, card_id, seen)
        for column, value in row_values(plain).items():
            setattr(card, column, value)
        card.revision += 1
        card.save()
        _write_names(card, plain["names"])
    return card


def check_set_copies(version_id: UUID, card_id: UUID, seen: int, by: Account, copies: int) -> None:
    with _changing(version_id, by, Action.EDITED) as version:
        card = check_fresh(version, card_id, seen)
        card.copies, card.revision = copies, card.revision + 1
        card.save(update_fields=["copies", "revision"])


def check_remove_card(version_id: UUID, card_id: UUID, seen: int, by: Account) -> None:
    with _changing(version_id, by, Action.EDITED) as version:
        check_fresh(version, card_id, seen).delete()


def check_fresh(version: CardSetVersion, card_id: UUID, seen: int) -> Card:
    """The card, if it still is as the caller saw it. Raises Stale."""
    card = version.cards.filter(pk=card_id).first()
    if card is None or card.revision != seen:
        raise Stale(**last_change(version))
    return card


def last_change(version: CardSetVersion) -> dict[str, str]:
    """Who saved last, and when, for the message to whoever came second."""
    change = version.changes.select_related("by").first()
    return {
        "who": str(change.by) if change and change.by else "?",
        "when": f"{change.at:%H:%M:%S}" if change else "?",
    }


def missing_images(plain: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Cards that name a picture nobody has uploaded, with its hash."""
    named = {card["image"]: card["id"] for card in plain["cards"] if card.get("image")}
    there = set(CardImage.objects.filter(pk__in=named).values_list("pk", flat=True))
    return [(face, image) for image, face in named.items() if image not in there]


def trial_of(draft: CardSetVersion, content: bytes) -> CardSetVersion:
    """The draft frozen as it is now, for a table that tries it; the same content is frozen once."""
    digest = content_hash(content)
    trial, _ = CardSetVersion.objects.get_or_create(
        card_set=draft.card_set,
        status=CardSetVersion.Status.TRIAL,
        content_hash=digest,
        defaults={"content": content, "names": draft.names, "notes": draft.notes},
    )
    return trial


def _write_names(card: Card, names: Mapping[str, str]) -> None:
    card.names.all().delete()
    CardName.objects.bulk_create([CardName(card=card, language=code, name=name) for code, name in names.items()])
