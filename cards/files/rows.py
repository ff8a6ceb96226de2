"""Between rows and plain data: what a version's rows say as a file would, and rows that say what a file says."""

import msgspec

from cards.files.format import COMMON, normal
from cards.language.sets import Plain
from cards.models import Card, CardName, CardSetVersion

FRAME_COLUMNS: Plain = {"extends": [], "names": {}, "notes": "", "tags": {}, "more_copies": {}, "mixes": []}
"""The columns of what a set says of itself, and what each of them is without a word."""
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
            "extends": version.extends,
            "names": version.names,
            "notes": version.notes,
            "tags": version.tags,
            "more_copies": version.more_copies,
            "mixes": version.mixes,
            "cards": [plain_card(card) for card in cards],
        }
    )


def plain_card(card: Card) -> Plain:
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


def row_values(card: Plain) -> Plain:
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


def write_frame(version: CardSetVersion, columns: Plain) -> None:
    """Make a draft say this of itself; what is not among these columns stays as it is."""
    for column, value in columns.items():
        setattr(version, column, value)
    version.save(update_fields=list(columns))


def write_rows(version: CardSetVersion, plain: Plain) -> None:
    """Make a draft's rows say what this plain data says. Cards that stay keep their row."""
    write_frame(version, FRAME_COLUMNS | {key: plain[key] for key in FRAME_COLUMNS if key in plain})
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
