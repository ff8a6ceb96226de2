"""What pages for staff share: a dialog that asks for a reason, who acts, on whom they may, and the way back."""

from collections.abc import Callable
from typing import TypeVar
from uuid import UUID

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.forms import BaseDialogForm
from unfold.widgets import UnfoldAdminTextareaWidget

from accounts.models import Account
from accounts.staff_words import label, title, translated

Verb = TypeVar("Verb", bound=Callable[..., HttpResponse])


class ReasonForm(BaseDialogForm):
    """Nothing is done to a person without a reason."""

    reason = forms.CharField(label=title("admin-field-reason"), max_length=500, widget=UnfoldAdminTextareaWidget)


def verb(
    key: str,
    permission: str,
    url_path: str,
    icon: str,
    *,
    form: type[BaseDialogForm] = ReasonForm,
    variant: ActionVariant = ActionVariant.DEFAULT,
) -> Callable[[Verb], Verb]:
    """A button on the page of a row. It asks first, with the words of this verb and of what it does and does not do."""
    said = {"title": label(key), "description": label(f"{key}-help"), "form_submit_text": label(key)}
    marked: Callable[[Verb], Verb] = action(
        description=label(key),
        permissions=[permission],
        url_path=url_path,
        icon=icon,
        variant=variant,
        dialog={**said, "form_class": form},
    )
    return marked


def actor(request: HttpRequest) -> UUID:
    return UUID(str(request.user.pk))


def is_superuser(request: HttpRequest) -> bool:
    return bool(getattr(request.user, "is_superuser", False))


def may_touch(request: HttpRequest, account: Account | None) -> bool:
    """Only a superuser changes other staff, because a new password gives all rights of its account."""
    if account is None or is_superuser(request) or account.pk == request.user.pk:
        return True
    return not (account.is_staff or account.is_superuser)


def may_ban(request: HttpRequest, account: Account | None) -> bool:
    """Staff who may ban may also end what leads into an account, but not into their own."""
    is_oneself = account is not None and account.pk == request.user.pk
    return request.user.has_perm("accounts.ban_account") and may_touch(request, account) and not is_oneself


def done(request: HttpRequest, object_id: object, key: str, page: str = "accounts_account") -> HttpResponse:
    """Say so and go back to the page of the row: by htmx, which shows the dialog, or without it."""
    messages.success(request, translated(key))
    url = reverse(f"admin:{page}_change", args=[object_id])
    return HttpResponse(headers={"HX-Redirect": url}) if "HX-Request" in request.headers else redirect(url)
