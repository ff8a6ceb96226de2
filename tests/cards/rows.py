"""Small sets of cards, made row by row, for tests that need no printed card."""

from typing import Any

from django.utils import timezone

from cards.files.format import canonical, content_hash
from cards.files.rows import plain_of
from cards.models import Card, CardName, CardSet, CardSetVersion


def a_version(slug: str = "small", status: str = "draft", number: int | None = None, **fields: Any) -> CardSetVersion:
    """A version with two cards, written as a draft and then given its status, as publishing does."""
    card_set, _ = CardSet.objects.get_or_create(slug=slug, defaults={"ruleset": "unstable_unicorns"})
    version = CardSetVersion.objects.create(card_set=card_set, names={"en": slug}, **fields)
    for position, face in enumerate(("sparkle", "glitter")):
        card = Card.objects.create(version=version, position=position, face=face, kind="basic_unicorn", copies=3)
        CardName.objects.create(card=card, language="en", name=face.title())
    if status != "draft":
        content = canonical(plain_of(version))
        CardSetVersion.objects.filter(id=version.id).update(
            status="published" if number else status,
            number=number,
            published_at=timezone.now() if number else None,
            content=content,
            content_hash=content_hash(content),
        )
    if status == "retired":
        CardSetVersion.objects.filter(id=version.id).update(status="retired")
    version.refresh_from_db()
    return version
