"""What every page of the admin is built on: what staff does there is written down once, in one trail."""

from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlencode

from django.core.exceptions import PermissionDenied
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from unfold.admin import ModelAdmin

from accounts.models import Account
from accounts.staff_words import help_texts

Doings = Callable[[Account], Iterable[tuple[str, str, str]]]
what_accounts_do: list[Doings] = []
"""Other rooms add here what the page of an account shows of them: an address, its words, and a remark."""


class ReadOnly:
    """Rows are changed by the services: staff has verbs, not fields. For pages and for tables within one."""

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class StaffPage(ModelAdmin):
    """A model's pages. Django's own log is not written: the services, or the page itself, write into the trail."""

    trail_field = "subject_id"
    """The field of a trail entry that points at a row of this model."""

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:
        """With help in the language of the reader, or none."""
        declared = getattr(getattr(self.form, "Meta", None), "help_texts", None) or {}
        kwargs.setdefault("help_texts", {**help_texts(self.model), **declared})
        return super().get_form(request, obj, change, **kwargs)

    def log_addition(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        """It is in the trail."""

    def log_change(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        """It is in the trail."""

    def log_deletions(self, request: HttpRequest, queryset: QuerySet[Any]) -> Any:
        """It is in the trail."""

    def history_view(
        self, request: HttpRequest, object_id: str, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """What was done to this row."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        query = urlencode({self.trail_field: object_id, "whose": "all"})
        return redirect(f"{reverse('admin:accounts_auditentry_changelist')}?{query}")
