"""Forms as a client fills them: each choice with its words, and the card, seat and zone that it is about."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

import words
from games.rules.kernel.choices import Choice
from games.rules.kernel.names import ZoneName
from games.rules.kernel.prompts import Form, FormField
from games.rules.kernel.ruleset import Ruleset
from games.services.texts import Speaker

FormType = Annotated[str, Meta(title="FormType")]


class FieldKind(StrEnum):
    """How a field is filled."""

    ONE = "one"
    SOME = "some"


class ChoiceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a field. No two choices of a field have the same label."""

    value: str
    """What you send if you choose it."""
    label: str
    """What its button says, in your language."""
    card: str | None = None
    """Which card it is about, as its card set calls it: for the picture and the text."""
    id: str | None = None
    """The id under which that card lies in your view."""
    seat: int | None = None
    """The seat that it is about, or whose card it is."""
    zone: ZoneName | None = None
    """Where the card lies."""


class FormFieldView(msgspec.Struct, frozen=True):
    """What one field of a form takes."""

    kind: FieldKind
    """`one`: send one value, as a string. `some`: send a list of different values."""
    min: int
    """The fewest values that you may send."""
    max: int
    """The most values that you may send."""
    choices: list[ChoiceView]
    """The values that you may send."""


class FormView(msgspec.Struct, frozen=True):
    """One legal way to answer: send this `type` and, for each field, a choice. Every filling is accepted."""

    type: FormType
    """The `type` of the action that you send."""
    label: str
    """What its button says, in your language."""
    fields: dict[str, FormFieldView]
    """What the action takes beside `type` and `prompt`, by the names of its members."""


class FormSpeaker:
    """Puts the forms of one seat's prompts into words."""

    def __init__(self, ruleset: Ruleset, cards: object, table: object, seat: int, speaker: Speaker) -> None:
        self.ruleset, self.cards, self.table, self.seat, self.speaker = ruleset, cards, table, seat, speaker

    def form(self, form: Form) -> FormView:
        return FormView(form.type, self.label(form), {name: self.field(field) for name, field in form.fields.items()})

    def label(self, form: Form) -> str:
        return self.speaker.say(form.label) if form.label else self.speaker.action(form.type)

    def field(self, field: FormField) -> FormFieldView:
        told = [self.ruleset.describe(self.cards, self.table, self.seat, field.of, choice) for choice in field.choices]
        views = [
            ChoiceView(value, label, choice.card, choice.id, choice.seat, choice.zone)
            for value, label, choice in zip(field.choices, self.labels(told), told, strict=True)
        ]
        if field.one_of is not None:
            return FormFieldView(FieldKind.ONE, 1, 1, views)
        return FormFieldView(FieldKind.SOME, field.min, field.max, views)

    def labels(self, choices: Sequence[Choice]) -> list[str]:
        """Words that tell the choices apart: with their places if there are several, numbered if there are twins."""
        labels = [self.speaker.say(choice.label) for choice in choices]
        if len({(choice.zone, choice.seat) for choice in choices if choice.place}) > 1:
            labels = [self.placed(label, choice) for label, choice in zip(labels, choices, strict=True)]
        return numbered(labels, self.speaker.language)

    def placed(self, label: str, choice: Choice) -> str:
        if choice.place is None:
            return label
        return words.say(self.speaker.language, "choice-at-place", label=label, place=self.speaker.say(choice.place))


def numbered(labels: Sequence[str], language: str) -> list[str]:
    """The same labels, but those that stand there more than once get numbers."""
    if len(set(labels)) == len(labels):
        return list(labels)
    times = Counter(labels)
    met: Counter[str] = Counter()
    told = []
    for label in labels:
        met[label] += 1
        twin = times[label] > 1
        told.append(words.say(language, "choice-numbered", label=label, number=met[label]) if twin else label)
    return told
