"""Permissions as the admin shows them: in words, in the language of who reads them."""

from typing import Any

from django import forms
from django.apps import apps
from django.contrib.auth.models import Permission
from django.db.models import ManyToManyField
from django.http import HttpRequest
from unfold.admin import ModelAdmin

import words
from accounts.staff_words import translated


def named(permission: Permission) -> str:
    """What it allows. Rows hold the English name only."""
    app, model = permission.content_type.app_label, permission.content_type.model_class()
    key = f"admin-may-{permission.codename.replace('_', '-')}"
    if not words.has(key):
        key = f"admin-may-{permission.codename.partition('_')[0]}"
    what = model._meta.verbose_name_plural if model else permission.content_type.model
    return f"{apps.get_app_config(app).verbose_name} · {translated(key, what=str(what))}"


class PermissionsField(forms.ModelMultipleChoiceField):
    def label_from_instance(self, obj: Any) -> str:
        return named(obj)


class NamesPermissions(ModelAdmin):
    """For pages on which permissions are given. It stands before Django's own page."""

    def formfield_for_manytomany(
        self, db_field: "ManyToManyField[Any, Any]", request: HttpRequest | None = None, **kwargs: Any
    ) -> Any:
        if db_field.related_model is Permission:
            kwargs["form_class"] = PermissionsField
        return super().formfield_for_manytomany(db_field, request, **kwargs)
