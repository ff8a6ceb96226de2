"""Single cards of a draft: saved, counted, removed. `seen` is the revision of the card that the caller last saw."""

from collections.abc import Mapping
from uuid import UUID

from django.db.models import Max

from accounts.models import Account
from cards.drafting.drafts import Action, changing, last_change
from cards.files.rows import row_values
from cards.language.sets import Plain
from cards.models import Card, CardName, CardSetVersion
from cards.problems import Stale


def check_save_card(version_id: UUID, card_id: UUID | None, seen: int, by: Account, plain: Plain) -> Card:
    """Write one card of a draft; without an id it is a new one, at the end."""
    with changing(version_id, by, Action.EDITED) as version:
        if card_id is None:
            last = version.cards.aggregate(last=Max("position"))["last"]
            card = Card(version=version, position=0 if last is None else last + 1)
        else:
            card = unchanged_card(version, card_id, seen)
        for column, value in row_values(plain).items():
            setattr(card, column, value)
        card.revision += 1
        card.save()
        _write_names(card, plain["names"])
    return card


def check_set_copies(version_id: UUID, card_id: UUID, seen: int, by: Account, copies: int) -> None:
    with changing(version_id, by, Action.EDITED) as version:
        card = unchanged_card(version, card_id, seen)
        card.copies, card.revision = copies, card.revision + 1
        card.save(update_fields=["copies", "revision"])


def check_remove_card(version_id: UUID, card_id: UUID, seen: int, by: Account) -> None:
    with changing(version_id, by, Action.EDITED) as version:
        unchanged_card(version, card_id, seen).delete()


def unchanged_card(version: CardSetVersion, card_id: UUID, seen: int) -> Card:
    """The card, if it still is as the caller saw it. Raises Stale."""
    card = version.cards.filter(pk=card_id).first()
    if card is None or card.revision != seen:
        raise Stale(**last_change(version))
    return card


def _write_names(card: Card, names: Mapping[str, str]) -> None:
    card.names.all().delete()
    CardName.objects.bulk_create([CardName(card=card, language=code, name=name) for code, name in names.items()])
