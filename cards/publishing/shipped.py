"""Writes a set's plain data into rows, and brings the sets that ship with the service into the database."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.db import transaction
from django.utils import timezone

from cards.files.format import canonical, content_hash, normal, row_values
from cards.files.reading import read_file
from cards.language.catalogue import SHIPPED
from cards.language.sets import BrokenCardSet
from cards.models import Card, CardName, CardSet, CardSetVersion, Change

Status = CardSetVersion.Status
_COLUMNS = ["kind", "copies", "values", "program", "provenance", "image", "position", "revision"]


def write_rows(version: CardSetVersion, plain: Mapping[str, Any]) -> None:
    """Make a draft's rows say what this plain data says. Cards that stay keep their row."""
    version.names, version.notes = plain["names"], plain.get("notes") or ""
    version.save(update_fields=["names", "notes"])
    kept = {card.face: card for card in version.cards.all()}
    faces = {card["id"] for card in plain["cards"]}
    version.cards.exclude(face__in=faces).delete()
    CardName.objects.filter(card__version=version).delete()
    new: list[Card] = []
    old: list[Card] = []
    names: list[CardName] = []
    for position, plain_card in enumerate(plain["cards"]):
        card = kept.get(plain_card["id"]) or Card(version=version)
        (old if plain_card["id"] in kept else new).append(card)
        for column, value in (row_values(plain_card) | {"position": position, "revision": card.revision + 1}).items():
            setattr(card, column, value)
        names += [CardName(card=card, language=language, name=name) for language, name in plain_card["names"].items()]
    Card.objects.bulk_create(new)
    Card.objects.bulk_update(old, _COLUMNS)
    CardName.objects.bulk_create(names)


def freeze(version: CardSetVersion, content: bytes) -> None:
    """Publish a draft with these bytes under the next number. The gate is the caller's business."""
    numbers = version.card_set.versions.exclude(number=None).order_by("-number").values_list("number", flat=True)
    version.number = (numbers.first() or 0) + 1
    version.status = Status.PUBLISHED
    version.content, version.content_hash = content, content_hash(content)
    version.published_at = timezone.now()
    version.save()


@transaction.atomic
def do_load_file(path: Path) -> CardSetVersion | None:
    """Publish one shipped file if no version of its set has had this content; None if one has. Raises BrokenCardSet."""
    plain, issues = read_file(path.read_bytes())
    if plain is None or issues:
        raise BrokenCardSet(issues)
    content = canonical(plain)
    card_set = _set_for(plain)
    CardSet.objects.select_for_update().get(pk=card_set.pk)  # two processes that start at once load it once
    if card_set.versions.filter(content_hash=content_hash(content)).exclude(status=Status.TRIAL).exists():
        return None
    version = CardSetVersion.objects.create(
        card_set=card_set
    )  # beside an admin's own draft, and gone before anyone looks
    write_rows(version, normal(plain))
    freeze(version, content)
    Change.objects.create(card_set=card_set, version=version, action=Change.Action.PUBLISHED)
    return version


def _set_for(plain: Mapping[str, Any]) -> CardSet:
    ruleset = plain["ruleset"]
    card_set, _ = CardSet.objects.get_or_create(
        slug=plain["id"],
        defaults={
            "ruleset": ruleset,
            "is_default": not CardSet.objects.filter(ruleset=ruleset, is_default=True).exists(),
        },
    )
    return card_set


def do_load_shipped() -> list[CardSetVersion]:
    """Every file that ships with the service; what was already loaded is left alone."""
    loaded = [do_load_file(path) for path in sorted(SHIPPED.glob("*.yaml"))]
    return [version for version in loaded if version is not None]
