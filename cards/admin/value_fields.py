"""Form fields for what only one ruleset's cards have, made from the grammar of its card."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from django import forms
from unfold.widgets import (
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
    UnfoldBooleanSwitchWidget,
)

import words
from accounts.staff_words import label, title
from cards.files.format import COMMON, default_of
from cards.files.reading import FileRefused, parse_yaml
from cards.files.yamltext import one_line, program_text
from cards.language.reading import read
from cards.language.sets import CardBase
from cards.rulesets import language_of
from cards.texts import place_and_text
from shapes.nodes import Field, Flag, Number, Word, fields_of

LONGEST_HEAD = 20_000


class YAMLField(forms.CharField):
    """A small value written as YAML: a word, a list, a mapping."""

    widget = UnfoldAdminTextInputWidget

    def prepare_value(self, value: object) -> object:
        return value if isinstance(value, str) else "" if value in (None, [], {}, ()) else one_line(value)

    def clean(self, value: object) -> object:
        text = super().clean(value)
        try:
            return parse_yaml(text) if text.strip() else None
        except FileRefused as refused:
            raise forms.ValidationError(place_and_text(refused.issue)) from refused


class ShapedField(YAMLField):
    """A part of a set's head, written as YAML in several lines, whose form is checked."""

    widget = UnfoldAdminTextareaWidget(attrs={"rows": 3, "spellcheck": "false", "class": "program"})

    def __init__(self, shape: object, empty: object, **kwargs: Any) -> None:
        super().__init__(required=False, max_length=LONGEST_HEAD, strip=False, **kwargs)
        self.shape, self.empty = shape, empty

    def prepare_value(self, value: object) -> object:
        return value if isinstance(value, str) else program_text(value or [])

    def clean(self, value: object) -> object:
        plain = super().clean(value)
        if plain is None:
            return deepcopy(self.empty)
        _, issues = read(self.shape, plain)
        if issues:
            raise forms.ValidationError([place_and_text(issue) for issue in issues])
        return plain


def _fields(ruleset: str) -> tuple[Field, ...]:
    struct: type[CardBase] = language_of(ruleset).card
    return fields_of(struct)


def kinds_of(ruleset: str) -> tuple[str, ...]:
    node = next(field.node for field in _fields(ruleset) if field.key == "kind")
    assert isinstance(node, Word)
    return node.words


def own_fields(ruleset: str) -> list[Field]:
    return [field for field in _fields(ruleset) if field.key not in COMMON]


def form_fields(ruleset: str) -> dict[str, forms.Field]:
    return {f"value_{field.key}": _form_field(field) for field in own_fields(ruleset)}


def initial_values(ruleset: str, values: Mapping[str, object]) -> dict[str, object]:
    defaults = default_of(language_of(ruleset).card)
    return {f"value_{field.key}": values.get(field.key, defaults[field.key]) for field in own_fields(ruleset)}


def read_values(ruleset: str, cleaned: Mapping[str, object]) -> dict[str, object]:
    """What the form says, without what is the default or empty."""
    defaults = default_of(language_of(ruleset).card)
    said = {field.key: cleaned.get(f"value_{field.key}") for field in own_fields(ruleset)}
    return {key: value for key, value in said.items() if value not in (None, "", defaults[key])}


def _form_field(field: Field) -> forms.Field:
    said: Any = {"required": False, **_words(field)}
    match field.node:
        case Flag():
            return forms.BooleanField(widget=UnfoldBooleanSwitchWidget, **said)
        case Number(least=least, most=most):
            return forms.IntegerField(min_value=least, max_value=most, widget=UnfoldAdminIntegerFieldWidget, **said)
        case Word(words=known):
            choices = [("", "—"), *((word, word) for word in known)]
            return forms.ChoiceField(choices=choices, widget=UnfoldAdminSelectWidget, **said)
        case _:
            return YAMLField(**{"help_text": label("cards-help-yaml"), **said})


def _words(field: Field) -> dict[str, object]:
    """What the field is called and what it is for; a game that is added from outside may say nothing."""
    key = f"cards-value-{field.key.replace('_', '-')}"
    if not words.has(key):
        return {"label": field.key.replace("_", " ")}
    return {"label": title(key), "help_text": label(f"{key}-help")}
