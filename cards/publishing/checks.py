"""Checks of a whole set before it may be published: by the card language, and by what its game needs.

A set that extends others is checked together with each of them.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

import words
from cards.drafting.images import missing_images
from cards.extending import PublishedSets, extended_by
from cards.fields import dumps
from cards.files.format import canonical, content_hash, normal
from cards.files.rows import plain_of
from cards.language.issues import Issue, issue, step_into
from cards.language.joining import (
    AnyJoined,
    FindSet,
    Foundation,
    base_of,
    foundations,
    issues_in_set,
    read_sets,
    tag_names,
    told_once,
)
from cards.language.sets import Plain, TagNames, card_place
from cards.models import CardSet, CardSetVersion
from cards.problems import NothingNew, StillBroken
from cards.publishing.mixes import issues_in_mixes
from cards.rulesets import CardRules, card_rules, language_of, languages
from cards.selectors import published_version
from cards.summary import summary_of
from cards.texts import card_text

MOST_CARDS = 500


class Checked(Struct, frozen=True):
    """Errors prevent a publication; warnings do not."""

    errors: list[Issue]
    warnings: list[Issue]


class Publishable(Struct, frozen=True):
    """A draft without errors, as it is now."""

    content: bytes
    """What would be frozen."""
    stacks: bytes
    """What the gate plays: a list of sets for each way to play this one, the lowest first and this one last."""
    pins: list[list[object]]
    """The versions of the sets under it, as [slug, number]."""

    @property
    def digest(self) -> str:
        """Changes with the set and with what lies under it."""
        return content_hash(self.stacks)


def checked(version: CardSetVersion) -> Checked:
    """Everything that a look at the set, without playing, finds wrong."""
    return set_with_issues(plain_of(version), _before(version))


def errors_of(version: CardSetVersion) -> list[Issue]:
    """What stands in the way of publishing a draft, as far as a look finds it."""
    return errors_in(plain_of(version), _before(version), PublishedSets())


def draft_issues(draft: CardSetVersion, plain: Plain) -> list[Issue]:
    """What would be wrong with the shape and the names of a draft if it said this. Quick enough to ask while typing."""
    return [*issues_in_set(dict(plain), languages(), PublishedSets()), *_lost_names(plain, _before(draft))]


def _before(version: CardSetVersion) -> Plain | None:
    published = published_version(version.card_set.slug)
    return plain_of(published) if published else None


def publishable(draft: CardSetVersion) -> Publishable:
    """What would be published, and played before. Raises StillBroken, NothingNew."""
    refuse_errors(draft)
    prepared = prepared_for_gate(plain_of(draft))
    latest = published_version(draft.card_set.slug)
    if latest is not None and latest.content_hash == content_hash(prepared.content):
        raise NothingNew(number=latest.number)
    return prepared


def prepared_for_gate(plain: Plain) -> Publishable:
    """The set with all that may lie under it, whatever is wrong with it."""
    find = PublishedSets()
    under, _ = foundations(plain, find)
    stacks = [[*lower, normal(plain)] for lower in under]
    return Publishable(canonical(plain), dumps(stacks).encode(), find.pins(under))


def refuse_errors(draft: CardSetVersion) -> None:
    """Raises StillBroken with the first error."""
    errors = errors_of(draft)
    if errors:
        raise StillBroken(count=len(errors), first=errors[0])


def set_with_issues(plain: Plain, before: Plain | None, find: FindSet | None = None) -> Checked:
    """Everything wrong with a set; `before` is what it would replace."""
    find = find or PublishedSets()
    errors = errors_in(plain, before, find)
    warnings = list(_incomplete_languages(plain, before))
    if not errors:
        under, _ = foundations(plain, find)
        warnings += [*_about_tags(plain, under), *_advice(plain, under), *issues_in_mixes(plain, find)]
        warnings += _broken_above(plain)
    return Checked(errors, warnings)


def errors_in(plain: Plain, before: Plain | None, find: FindSet) -> list[Issue]:
    """What stands in the way of publishing a set; `before` is what it would replace."""
    errors = [*issues_in_set(dict(plain), languages(), find), *_without_pictures(plain), *_too_many(plain)]
    if not errors:
        under, _ = foundations(plain, find)
        errors += [*_unsayable(plain, under), *_lacking_together(plain, under)]
    return [*errors, *_lost_names(plain, before)]


def _without_pictures(plain: Plain) -> Iterator[Issue]:
    for face, digest in missing_images(plain):
        yield issue(f"{card_place(face)}.image", "set-no-image", hash=digest[:12])


def _too_many(plain: Plain) -> Iterator[Issue]:
    if len(plain["cards"]) > MOST_CARDS:
        yield issue("cards", "set-many-cards", limit=MOST_CARDS, found=len(plain["cards"]))


def _unsayable(plain: Plain, under: Sequence[Foundation]) -> Iterator[Issue]:
    """Cards whose program is right and for which there are no words in some language."""
    tags = _tags_at_hand(plain, under)
    for card in plain["cards"]:
        for language in words.LANGUAGES:
            try:
                card_text(plain["ruleset"], card, language, tags=tags)
            except Exception as error:  # noqa: BLE001 - whatever the renderer stumbles over, the card is to be named
                place = f"{card_place(card['id'])}.abilities"
                yield issue(place, "set-unsayable", code=language, reason=str(error))


def _tags_at_hand(plain: Plain, under: Sequence[Foundation]) -> TagNames:
    return tag_names([one.get("tags", {}) for one in (plain, *(base for lower in under for base in lower))])


def _lacking_together(plain: Plain, under: Sequence[Foundation]) -> list[Issue]:
    """What the game cannot do without, and no set of the deck has."""
    rules = card_rules(plain["ruleset"])
    return told_once({base_of(lower): list(rules.needs(_joined(plain, lower).cards)) for lower in under})


def _advice(plain: Plain, under: Sequence[Foundation]) -> list[Issue]:
    rules: CardRules = card_rules(plain["ruleset"])
    return told_once({base_of(lower): list(rules.advice(_joined(plain, lower).cards)) for lower in under})


def _joined(plain: Plain, lower: Foundation) -> AnyJoined:
    joined, _ = read_sets([*lower, plain], languages())
    assert joined is not None, "a set is joined only when nothing is wrong with it"
    return joined


def _about_tags(plain: Plain, under: Sequence[Foundation]) -> Iterator[Issue]:
    """Tags that some language has no name for, and names of tags that nobody uses."""
    known = _tags_at_hand(plain, under)
    own = _joined(plain, under[0]).sets[-1].cards
    used = language_of(plain["ruleset"]).tags_in(own)
    for tag in sorted(used):
        if codes := [code for code in words.LANGUAGES if not known.get(tag, {}).get(code)]:
            yield issue(step_into("tags", tag), "set-tag-unnamed", codes=", ".join(codes))
    for tag in sorted(set(plain.get("tags", {})) - used):
        yield issue(step_into("tags", tag), "set-tag-unused")


def _broken_above(plain: Plain) -> Iterator[Issue]:
    """Published sets that extend this one, and do not fit it any more if it becomes so."""
    card_set = CardSet.objects.filter(slug=plain["id"]).first()
    for other in extended_by(card_set) if card_set else ():
        lower, _ = foundations(plain, PublishedSets())
        _, found = read_sets([*lower[0], plain, other], languages())
        if found:
            first = f"{found[0].place}: {found[0].message}"
            yield issue("", "set-breaks-another", set=other["id"], reason=first)


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
