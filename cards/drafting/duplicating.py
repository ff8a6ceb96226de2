"""Copies to start from: a whole set under another name, or one card more in a draft."""

import re
from uuid import UUID

from django.db import IntegrityError, transaction
from django.db.models import Max

import words
from accounts.models import Account
from cards.drafting.drafts import Action, changing, check_draft_for, record, require
from cards.files.rows import plain_card, plain_of, row_values, write_rows
from cards.models import Card, CardName, CardSet, CardSetVersion
from cards.problems import SlugTaken

LONGEST_SLUG = 60
LONGEST_FACE = 60
LONGEST_NAME = 120
_NUMBERED = re.compile(r"^(.*?)(?:([_-])(\d+))?$")


def free_slug(slug: str) -> str:
    """`dragons` becomes `dragons-2`, and `dragons-2` becomes `dragons-3`, unless that is taken too."""
    return _next_free(slug, "-", LONGEST_SLUG, set(CardSet.objects.values_list("slug", flat=True)))


def check_duplicate_set(source: CardSetVersion, slug: str, by: Account) -> CardSetVersion:
    """A new set whose draft says all that this version says. Raises SlugTaken."""
    require(by, "cards.add_cardset")
    try:
        with transaction.atomic():
            card_set = CardSet.objects.create(slug=slug, ruleset=source.card_set.ruleset)
            draft = CardSetVersion.objects.create(card_set=card_set)
            write_rows(draft, plain_of(source) | {"names": _copy_names(source.names)})
            record(draft, by, Action.DUPLICATED)
    except IntegrityError as error:
        raise SlugTaken from error
    return draft


def check_duplicate_card(card_id: UUID, by: Account) -> Card:
    """The same card once more, under another id, at the end of the draft; a published card's goes into the draft."""
    source = Card.objects.select_related("version__card_set", "image").prefetch_related("names").get(pk=card_id)
    draft = source.version if source.version.is_draft else check_draft_for(source.version, by)
    with changing(draft.pk, by, Action.EDITED) as version:
        faces = set(version.cards.values_list("face", flat=True))
        plain = plain_card(source) | {"id": _next_free(source.face, "_", LONGEST_FACE, faces)}
        last = version.cards.aggregate(last=Max("position"))["last"]
        card = Card.objects.create(version=version, position=0 if last is None else last + 1, **row_values(plain))
        CardName.objects.bulk_create(
            [CardName(card=card, language=code, name=name) for code, name in _copy_names(plain["names"]).items()]
        )
    return card


def _copy_names(names: dict[str, str]) -> dict[str, str]:
    """Names that tell the copy from what it was made of, in each language."""
    return {code: words.say(code, "cards-copy-name", name=name)[:LONGEST_NAME] for code, name in names.items()}


def _next_free(name: str, joint: str, longest: int, taken: set[str]) -> str:
    match = _NUMBERED.fullmatch(name)
    assert match is not None
    stem, number = (match[1], int(match[3])) if match[2] == joint else (name, 1)
    while True:
        number += 1
        end = f"{joint}{number}"
        if (found := stem[: longest - len(end)] + end) not in taken:
            return found
