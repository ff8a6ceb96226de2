"""Brings the sets that ship with the service into the database, and publishes what is new in them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.db import transaction

from cards.files.format import canonical, content_hash, normal
from cards.files.reading import read_file
from cards.files.rows import write_rows
from cards.language.catalogue import SHIPPED
from cards.language.sets import BrokenCardSet
from cards.models import CardSet, CardSetVersion, Change
from cards.publishing.freezing import freeze

Status = CardSetVersion.Status


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
