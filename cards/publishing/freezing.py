"""Makes a version out of a draft that no later edit can change: published under a number, or for a trial table."""

from django.utils import timezone

from cards.files.format import content_hash
from cards.models import CardSetVersion


def freeze(version: CardSetVersion, content: bytes, pins: list[list[object]]) -> None:
    """Publish a draft with these bytes under the next number. The gate is the caller's business.

    `pins` are the versions of the sets under it that it was checked with.
    """
    numbers = version.card_set.versions.exclude(number=None).order_by("-number").values_list("number", flat=True)
    version.number = (numbers.first() or 0) + 1
    version.status = CardSetVersion.Status.PUBLISHED
    version.content, version.content_hash = content, content_hash(content)
    version.checked_with = pins
    version.published_at = timezone.now()
    version.save()


def trial_of(draft: CardSetVersion, content: bytes, pins: list[list[object]]) -> CardSetVersion:
    """The draft frozen as it is now, for a table that tries it; the same content is frozen once."""
    digest = content_hash(content)
    trial, _ = CardSetVersion.objects.get_or_create(
        card_set=draft.card_set,
        status=CardSetVersion.Status.TRIAL,
        content_hash=digest,
        defaults={"content": content, "names": draft.names, "notes": draft.notes, "checked_with": pins},
    )
    return trial
