"""Between rows and plain data: what a version's rows say as a file would, and rows that say what a file says."""

from collections.abc import Mapping
from typing import Any

import msgspec

from cards.files.format import COMMON, Plain, normal
from cards.models import Card, CardName, CardSetVersion

_COLUMNS = ["kind", "copies", "values", "program", "provenance", "image", "position", "revision"]


def plain_of(version: CardSetVersion) -> Plain:
    """A version as its file says it, from its rows (three queries) or, once frozen, from its content."""
    if not version.is_draft:
        plain: Plain = msgspec.json.decode(bytes(version.content))
        return plain
    cards = version.cards.order_by("position", "id").prefetch_related("names")
    return normal(
        {
            "id": version.card_set.slug,
            "ruleset": version.card_set.ruleset,
            "names": version.names,
            "notes": version.notes,
            "cards": [plain_card(card) for card in cards],
        }
    )


def plain_card(card: Any) -> Plain:
    """One row as its file says it; names must have been fetched with it."""
    return {
        "id": card.face,
        "names": {name.language: name.name for name in card.names.all()},
        "copies": card.copies,
        "provenance": card.provenance or None,
        "image": card.image_id,
        "kind": card.kind,
        **card.values,
        "abilities": card.program,
    }


def row_values(card: Mapping[str, Any]) -> Plain:
    """The columns of a Card row for one card of a file, names apart."""
    return {
        "face": card["id"],
        "kind": card.get("kind", ""),
        "copies": card.get("copies", 1),
        "provenance": card.get("provenance") or "",
        "image_id": card.get("image"),
        "program": card.get("abilities", []),
        "values": {key: value for key, value in card.items() if key not in COMMON},
    }


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
