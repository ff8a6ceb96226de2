"""Checks of a whole set before it may be published: what its language finds, and what its game cannot do without."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

import words
from cards.drafting.images import missing_images
from cards.files.format import canonical, content_hash
from cards.files.rows import plain_of
from cards.language.issues import Issue, issue
from cards.language.sets import card_place, read_set
from cards.models import CardSetVersion
from cards.problems import NothingNew, StillBroken
from cards.rulesets import card_rules, languages
from cards.selectors import published_version
from cards.summary import summary_of
from cards.texts import card_text

MOST_CARDS = 500
Plain = Mapping[str, Any]


class Checked(Struct, frozen=True):
    """Errors stand in the way of publishing; warnings are only told."""

    errors: list[Issue]
    warnings: list[Issue]


def checked(version: CardSetVersion) -> Checked:
    """Everything that a look at the set, without playing, finds wrong."""
    published = published_version(version.card_set.slug)
    return check_whole_set(plain_of(version), plain_of(published) if published else None)


def publishable_content(draft: CardSetVersion) -> bytes:
    """What would be frozen. Raises StillBroken, NothingNew."""
    refuse_errors(draft)
    content = canonical(plain_of(draft))
    latest = published_version(draft.card_set.slug)
    if latest is not None and latest.content_hash == content_hash(content):
        raise NothingNew(number=latest.number)
    return content


def refuse_errors(draft: CardSetVersion) -> None:
    """Raises StillBroken with the first error."""
    errors = checked(draft).errors
    if errors:
        raise StillBroken(count=len(errors), first=errors[0])


def check_whole_set(plain: Plain, before: Plain | None) -> Checked:
    """Everything wrong with a set; `before` is what it would replace."""
    card_set, errors = read_set(dict(plain), languages())
    errors += [*_without_pictures(plain), *_too_many(plain)]
    if card_set is not None and not errors:
        errors += [*_unsayable(plain), *card_rules(card_set.ruleset).needs(card_set.cards)]
    return Checked([*errors, *_lost_names(plain, before)], list(_incomplete_languages(plain, before)))


def _without_pictures(plain: Plain) -> Iterator[Issue]:
    for face, digest in missing_images(plain):
        yield issue(f"{card_place(face)}.image", "set-no-image", hash=digest[:12])


def _too_many(plain: Plain) -> Iterator[Issue]:
    if len(plain["cards"]) > MOST_CARDS:
        yield issue("cards", "set-many-cards", limit=MOST_CARDS, found=len(plain["cards"]))


def _unsayable(plain: Plain) -> Iterator[Issue]:
    """Cards whose program is right and for which there are no words in some language."""
    for card in plain["cards"]:
        for language in words.LANGUAGES:
            try:
                card_text(plain["ruleset"], card, language)
            except Exception as error:  # noqa: BLE001 - whatever the renderer stumbles over, the card is to be named
                place = f"{card_place(card['id'])}.abilities"
                yield issue(place, "set-unsayable", code=language, reason=str(error))


def _lost_names(plain: Plain, before: Plain | None) -> Iterator[Issue]:
    """A language that was complete must stay complete."""
    for language in _lacking(plain, before, was_complete=True):
        for card in plain["cards"]:
            if not card["names"].get(language):
                yield issue(f"{card_place(card['id'])}.names.{language}", "set-language-lost", code=language)


def _incomplete_languages(plain: Plain, before: Plain | None) -> Iterator[Issue]:
    """One that never was complete is shown in English where it lacks a name."""
    for language, count in _lacking(plain, before, was_complete=False).items():
        yield issue(f"names.{language}", "set-language-incomplete", code=language, count=count)


def _lacking(plain: Plain, before: Plain | None, *, was_complete: bool) -> dict[str, int]:
    """How many cards have no name in a language, for the languages that were complete before, or for the others."""
    had = summary_of(before).languages if before else []
    return {code: count for code, count in summary_of(plain).lacking.items() if (code in had) == was_complete}
