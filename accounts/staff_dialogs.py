"""What pages for staff share: a dialog that asks for a reason, who acts, on whom they may, and the way back."""

from uuid import UUID

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import get_language
from unfold.forms import BaseDialogForm
from unfold.widgets import UnfoldAdminTextareaWidget

import words
from accounts.models import Account
from accounts.staff_words import label, title


class ReasonForm(BaseDialogForm):
    """Nothing is done to a person without a reason."""

    reason = forms.CharField(label=title("admin-field-reason"), max_length=500, widget=UnfoldAdminTextareaWidget)


def dialog(key: str) -> dict[str, object]:
    """A question first, with the words of this verb and of what it does and does not do."""
    said = {"title": label(key), "description": label(f"{key}-help"), "form_submit_text": label(key)}
    return {**said, "form_class": ReasonForm}


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


def done(request: HttpRequest, account_id: str, key: str) -> HttpResponse:
    """Back to the account: by htmx, which shows the dialog, or without it."""
    messages.success(request, words.say(get_language() or words.FALLBACK, key))
    url = reverse("admin:accounts_account_change", args=[account_id])
    return HttpResponse(headers={"HX-Redirect": url}) if "HX-Request" in request.headers else redirect(url)
