"""What pages show of a version: a few numbers, problems, readable differences."""

import difflib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from uuid import UUID

from msgspec import Struct

import words
from accounts.staff_words import column_key
from cards.drafting.differences import Difference, FieldChange
from cards.files.rows import plain_of
from cards.files.yamltext import one_line, program_text
from cards.language.phrasing import NO_TAGS, KnownTags
from cards.language.sets import Plain
from cards.models import CardSetVersion
from cards.publishing.checks import Checked, checked, errors_of
from cards.selectors import frozen_version
from cards.summary import VersionSummary, summary_of
from cards.texts import card_text, kind_title, language, name_in, translate


class Line(Struct, frozen=True):
    """A line of a readable difference: kept (" "), taken away ("-") or put there ("+")."""

    sign: str
    text: str


class Shown(Struct, frozen=True):
    """A field of a card, before and after."""

    field: str
    lines: list[Line]

    @property
    def is_different(self) -> bool:
        """Whether it reads differently: what a file does not say may be what another says."""
        return any(line.sign != " " for line in self.lines)

    @property
    def label(self) -> str:
        """In words, as the card's page calls it; a field that no page has keeps its name."""
        keys = (column_key(self.field), column_key(f"{self.field}_shown"))
        return next((translate(key) for key in keys if words.has(key)), self.field)


class ShownDifference(Struct, frozen=True):
    what: str
    card: str
    name: str
    fields: list[Shown]


def version_summary(version: CardSetVersion) -> VersionSummary:
    return _draft_summary(version.pk, version.revision) if version.is_draft else _frozen_summary(version.pk)


def problem_count(version: CardSetVersion, newest_change: object) -> int:
    """For lists: looked at once for each state of a draft and of all that is published. Any change is a new state."""
    return _problem_count(version.pk, version.revision, newest_change) if version.is_draft else 0


@lru_cache(maxsize=512)
def _problem_count(version_id: UUID, revision: int, newest_change: object) -> int:
    return len(errors_of(frozen_version(version_id)))


@lru_cache(maxsize=512)
def _draft_summary(version_id: UUID, revision: int) -> VersionSummary:
    return summary_of(plain_of(frozen_version(version_id)))


def kinds_line(version: CardSetVersion, seen: VersionSummary) -> str:
    """How many copies there are of each kind."""
    ruleset = version.card_set.ruleset
    return ", ".join(f"{kind_title(ruleset, kind, language())}: {count}" for kind, count in seen.by_kind.items())


@lru_cache(maxsize=256)
def _frozen_summary(version_id: UUID) -> VersionSummary:
    return summary_of(plain_of(frozen_version(version_id)))


def problems_of(version: CardSetVersion) -> Checked:
    """A published version has none: it has passed the gate."""
    return checked(version) if version.is_draft else Checked([], [])


def readable(
    ruleset: str, found: Sequence[Difference], old: Plain, new: Plain, tags: KnownTags = NO_TAGS
) -> list[ShownDifference]:
    """Differences card by card, programs line by line, with what the card says before and after."""
    before = {card["id"]: card for card in old.get("cards", ())}
    after = {card["id"]: card for card in new.get("cards", ())}
    shown = []
    for difference in found:
        face = difference.card or ""
        card = after.get(face) or before.get(face) or {}
        fields = [_field(change) for change in difference.fields]
        if any(change.field == "abilities" for change in difference.fields):
            fields.append(_words(ruleset, before.get(face), after.get(face), tags))
        name = name_in(card.get("names", {}), language())
        shown.append(ShownDifference(difference.what, face, name, [field for field in fields if field.is_different]))
    return shown


def _field(change: FieldChange) -> Shown:
    if change.field == "abilities":
        return Shown("program", _lines(program_text(change.before or []), program_text(change.after or [])))
    if change.field in ("tags", "mixes"):
        return Shown(change.field, _lines(program_text(change.before or []), program_text(change.after or [])))
    if isinstance(change.before, dict) or isinstance(change.after, dict):
        return Shown(change.field, _lines(_table(change.before), _table(change.after)))
    if change.field == "copies":  # what a file does not say is one
        return Shown("copies", _lines(_value(change.before or 1), _value(change.after or 1)))
    return Shown(change.field, _lines(_value(change.before), _value(change.after)))


def _words(
    ruleset: str, before: Mapping[str, object] | None, after: Mapping[str, object] | None, tags: KnownTags
) -> Shown:
    texts = [card_text(ruleset, card, language(), tags=tags) if card else "" for card in (before, after)]
    return Shown("text", _lines(*texts))


def _lines(before: str, after: str) -> list[Line]:
    lines = difflib.ndiff(before.splitlines(), after.splitlines())
    return [Line(line[0], line[2:]) for line in lines if line[0] != "?"]


def _table(value: object) -> str:
    return "\n".join(f"{key}: {_value(item)}" for key, item in value.items()) if isinstance(value, dict) else ""


def _value(value: object) -> str:
    return "" if value is None else value if isinstance(value, str) else one_line(value)
