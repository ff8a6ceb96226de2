"""What the admin calls apps, models, columns and choices: messages of words/, found by their names.

A model says `created_at`, the admin says "made" in the language of who reads it. A name without a message keeps its
own; tests/uu_service/test_staff_words.py finds it.
"""

from typing import Any

from django.apps import apps
from django.db.models import Field, Model
from django.utils.functional import lazy
from django.utils.text import capfirst
from django.utils.translation import get_language

import words


def translated(key: str, **args: object) -> str:
    """A message in the language of the request."""
    return words.say((get_language() or words.FALLBACK).split("-")[0], key, **args)


label: Any = lazy(translated, str)
"""A message that is put into words when it is shown."""
title: Any = lazy(lambda key: capfirst(translated(key)), str)
"""The same, as the label of a form that no model has a field for."""


def column_key(name: str) -> str:
    return f"admin-field-{name.replace('_', '-')}"


def choice_key(value: object) -> str:
    return f"admin-choice-{str(value).replace('_', '-')}"


def name_model(model: type[Model]) -> None:
    """Give a model, its fields and their choices their names, and its app too."""
    meta: Any = model._meta
    app = apps.get_app_config(meta.app_label)
    if words.has(key := f"admin-app-{meta.app_label}"):
        app.verbose_name = label(key)
    if words.has(key := f"admin-model-{meta.model_name}"):
        meta.verbose_name, meta.verbose_name_plural = label(key), label(f"admin-models-{meta.model_name}")
    for field in meta.concrete_fields + meta.many_to_many:
        _name_field(field)


def _name_field(field: "Field[Any, Any]") -> None:
    if words.has(key := column_key(field.name)):
        field.verbose_name = label(key)
    values = [value for value, _ in field.flatchoices]
    if values and all(words.has(choice_key(value)) for value in values):
        field.choices = [(value, label(choice_key(value))) for value in values]


def help_texts(model: type[Model]) -> dict[str, Any]:
    """What pages say under a field. What a model says in plain English is for readers of the code, so it is left
    out."""
    meta: Any = model._meta
    plain = [field.name for field in meta.concrete_fields if isinstance(field.help_text, str) and field.help_text]
    keys = {name: f"admin-help-{name.replace('_', '-')}" for name in plain}
    return {name: label(key) if words.has(key) else "" for name, key in keys.items()}


def name_columns(page: type) -> None:
    """Give the columns that are methods of a page their names."""
    for name, method in vars(page).items():
        if callable(method) and words.has(key := column_key(name)):
            method.short_description = label(key)
