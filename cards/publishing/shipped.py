"""Brings the sets that ship with the service into the database, and publishes what is new in them."""

from pathlib import Path

from django.db import transaction

from cards.extending import PublishedSets
from cards.files.format import content_hash, normal
from cards.files.reading import FileRefused, parse_file, read_file
from cards.files.rows import plain_of, write_rows
from cards.language.catalogue import SHIPPED
from cards.language.joining import extended
from cards.language.sets import BrokenCardSet, Plain
from cards.models import CardSet, CardSetVersion, Change
from cards.publishing.checks import errors_in, prepared_for_gate
from cards.publishing.freezing import freeze
from cards.selectors import published_version

Status = CardSetVersion.Status


@transaction.atomic
def do_load_file(path: Path) -> CardSetVersion | None:
    """Publish one shipped file if no version of its set has had this content; None if one has.

    It is looked at as a draft before the gate is; the games with what ships are played by the tests. Raises
    BrokenCardSet.
    """
    plain, issues = read_file(path.read_bytes(), PublishedSets())
    if plain is None or issues:
        raise BrokenCardSet(issues)
    prepared = prepared_for_gate(plain)
    card_set = _set_for(plain)
    CardSet.objects.select_for_update().get(pk=card_set.pk)  # two processes that start at once load it once
    if card_set.versions.filter(content_hash=content_hash(prepared.content)).exclude(status=Status.TRIAL).exists():
        return None
    published = published_version(card_set.slug)
    if errors := errors_in(plain, plain_of(published) if published else None, PublishedSets()):
        raise BrokenCardSet(errors)
    version = CardSetVersion.objects.create(
        card_set=card_set
    )  # beside an admin's own draft, and gone before anyone looks
    write_rows(version, normal(plain))
    freeze(version, prepared.content, prepared.pins)
    Change.objects.create(card_set=card_set, version=version, action=Change.Action.PUBLISHED)
    return version


def _set_for(plain: Plain) -> CardSet:
    ruleset = plain["ruleset"]
    card_set, _ = CardSet.objects.get_or_create(
        slug=plain["id"],
        defaults={
            "ruleset": ruleset,
            "is_default": not plain.get("extends")
            and not CardSet.objects.filter(ruleset=ruleset, is_default=True).exists(),
        },
    )
    return card_set


def do_load_shipped() -> list[CardSetVersion]:
    """Every file that ships with the service; what was already loaded is left alone."""
    loaded = [do_load_file(path) for path in _lowest_first(sorted(SHIPPED.glob("*.yaml")))]
    return [version for version in loaded if version is not None]


def _lowest_first(paths: list[Path]) -> list[Path]:
    """Each file after those that its set extends; a file that cannot be read is refused when its turn comes."""
    heads = {path.stem: path for path in paths}
    order: dict[str, Path] = {}

    def put(name: str, above: tuple[str, ...] = ()) -> None:
        if name not in heads or name in order or name in above:
            return
        for lower in _extended(heads[name]):
            put(lower, (*above, name))
        order[name] = heads[name]

    for name in heads:
        put(name)
    return list(order.values())


def _extended(path: Path) -> list[str]:
    try:
        plain = parse_file(path.read_bytes())
    except FileRefused:
        return []
    return extended(plain) if isinstance(plain, dict) else []
