"""Sets under sets, as the database has them: what a version stands on, and what is known there."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from cards.files.rows import plain_of
from cards.language.joining import Foundation, foundations, tag_names, without_base
from cards.language.sets import Plain, TagNames
from cards.models import CardSet, CardSetVersion
from cards.selectors import published_sets, published_version


class PublishedSets:
    """Finds sets as new games take them, and keeps what it found: within one look a set does not change."""

    def __init__(self) -> None:
        self._found: dict[str, CardSetVersion | None] = {}

    def __call__(self, slug: str) -> Plain | None:
        version = self.version(slug)
        return plain_of(version) if version is not None else None

    def version(self, slug: str) -> CardSetVersion | None:
        """The latest published version of a set."""
        if slug not in self._found:
            self._found[slug] = published_version(slug)
        return self._found[slug]

    def under(self, foundation: Foundation) -> list[CardSetVersion]:
        """The versions of a foundation that was found here."""
        versions = [self.version(plain["id"]) for plain in foundation]
        return [version for version in versions if version is not None]

    def pins(self, all_foundations: Sequence[Foundation]) -> list[list[object]]:
        """The versions of all these foundations, as [slug, number], each once."""
        versions = {plain["id"]: self.version(plain["id"]) for found in all_foundations for plain in found}
        return [[slug, version.number] for slug, version in versions.items() if version is not None]


class Misfit(Struct, frozen=True):
    """Why a set is not played with the others: its place among them, a code, and what the message needs."""

    index: int
    code: Literal["needs_card_set", "card_in_two_sets"]
    args: dict[str, object]


def misfits(versions: Sequence[CardSetVersion]) -> Iterator[Misfit]:
    """The sets that lack all that they extend, or have a card that a set before them has."""
    slugs = [version.card_set.slug for version in versions]
    owners: dict[str, str] = {}
    for index, plain in enumerate(plain_of(version) for version in versions):
        for fault in without_base(plain.get("extends", []), slugs):
            yield Misfit(index, "needs_card_set", {"slug": slugs[index], **fault.args})
        faces = [card["id"] for card in plain["cards"]]
        for face in [face for face in faces if face in owners][:1]:
            yield Misfit(index, "card_in_two_sets", {"first": owners[face], "second": slugs[index], "card": face})
        owners = dict.fromkeys(faces, slugs[index]) | owners


def tag_names_of(version: CardSetVersion) -> TagNames:
    """What the tags of a version, and of the sets under it, are called.

    A draft stands on what is published now, a frozen version on what it was checked with.
    """
    plain = plain_of(version)
    if version.is_draft:
        under, _ = foundations(plain, PublishedSets())
        lower = [base for foundation in under for base in foundation]
    else:
        lower = [plain_of(base) for base in checked_with(version)]
    return tag_names([one.get("tags", {}) for one in (plain, *lower)])


def checked_with(version: CardSetVersion) -> list[CardSetVersion]:
    """The versions under a frozen one that it was checked and played with."""
    found = [published_version(slug, number) for slug, number in version.checked_with]
    return [base for base in found if base is not None]


def extended_by(card_set: CardSet) -> list[Plain]:
    """The published sets that name this one among what they extend."""
    others = published_sets(card_set.ruleset).exclude(pk=card_set.pk)
    plains = [plain for other in others if (plain := PublishedSets()(other.slug)) is not None]
    return [plain for plain in plains if card_set.slug in plain.get("extends", [])]
