"""What must be refused on a published version, through the ORM and in raw SQL: the same list for every database."""

from collections.abc import Callable

from django.db import connection

from cards.models import Card, CardName, CardSetVersion


def _sql(statement: str) -> Callable[[CardSetVersion], None]:
    def run(version: CardSetVersion) -> None:
        card = Card.objects.filter(version=version)[0]
        keys = {"version": version.pk, "card": card.pk}
        if connection.vendor == "sqlite":
            keys = {name: key.hex for name, key in keys.items()}
        with connection.cursor() as cursor:
            cursor.execute(statement.format(**{name: f"'{key}'" for name, key in keys.items()}))

    return run


def _save_a_card(version: CardSetVersion) -> None:
    card = Card.objects.filter(version=version)[0]
    card.copies = 9
    card.save()


def _save_the_version(version: CardSetVersion) -> None:
    version.notes = "other"
    version.save()


REFUSED: dict[str, Callable[[CardSetVersion], object]] = {
    "save the version": _save_the_version,
    "delete the version": lambda version: version.delete(),
    "back to draft": lambda version: CardSetVersion.objects.filter(pk=version.pk).update(status="draft"),
    "save a card": _save_a_card,
    "delete a card": lambda version: Card.objects.filter(version=version)[0].delete(),
    "add a card": lambda version: Card.objects.create(version=version, face="new", kind="magic"),
    "bulk update of cards": lambda version: Card.objects.filter(version=version).update(copies=0),
    "rename a card": lambda version: CardName.objects.filter(card__version=version).update(name="x"),
    "delete a name": lambda version: CardName.objects.filter(card__version=version).delete(),
    "add a name": lambda version: CardName.objects.create(
        card=Card.objects.filter(version=version)[0], language="pl", name="x"
    ),
    "sql: content": _sql("UPDATE cards_cardsetversion SET content_hash = 'x' WHERE id = {version}"),
    "sql: retire and change": _sql("UPDATE cards_cardsetversion SET status='retired', notes='x' WHERE id = {version}"),
    "sql: number": _sql("UPDATE cards_cardsetversion SET number = 99 WHERE id = {version}"),
    "sql: delete version": _sql("DELETE FROM cards_cardsetversion WHERE id = {version}"),
    "sql: delete cards": _sql("DELETE FROM cards_card WHERE version_id = {version}"),
    "sql: program": _sql("UPDATE cards_card SET program = '[]', kind = 'x' WHERE version_id = {version}"),
    "sql: names": _sql("UPDATE cards_cardname SET name = 'x' WHERE card_id = {card}"),
    "sql: delete names": _sql("DELETE FROM cards_cardname WHERE card_id = {card}"),
}
