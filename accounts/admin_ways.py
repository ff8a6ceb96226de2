"""One device, one API key or one identity, for staff: read only, and each can be ended alone, with a reason."""

from typing import Any

from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from unfold.decorators import action
from unfold.enums import ActionVariant

from accounts.keys import check_remove_key
from accounts.models import ApiKey, Identity, Session
from accounts.moderation import do_end_session, do_unlink_identity
from accounts.scopes import from_bits
from accounts.staff_dialogs import ReasonForm, actor, dialog, done, may_ban
from accounts.staff_pages import StaffPage
from accounts.staff_words import label


class WayAdmin(StaffPage):
    """Found through its account; nothing is written here."""

    search_fields = ["account__username", "account__display_name", "account__id"]
    actions_detail = ["end"]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_end_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        row: Any = self.model._default_manager.filter(pk=object_id).first() if object_id else None
        return may_ban(request, row.account if row else None)


@admin.register(Session)
class SessionAdmin(WayAdmin):
    list_display = ["device_name", "account", "created_at", "last_used_at", "ended_at", "ending"]
    fields = ["account", "device_name", "created_at", "last_used_at", "proven_at", "ended_at", "ending"]

    @action(
        description=label("admin-verb-end-session"),
        permissions=["end"],
        url_path="end",
        icon="logout",
        variant=ActionVariant.DANGER,
        dialog=dialog("admin-verb-end-session"),
    )
    def end(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        session = get_object_or_404(Session, pk=object_id)
        do_end_session(session, by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, str(session.account_id), "admin-session-ended")


@admin.register(ApiKey)
class ApiKeyAdmin(WayAdmin):
    list_display = ["name", "account", "created_at", "expires_at", "last_used_at"]
    fields = ["account", "name", "scopes", "created_at", "expires_at", "last_used_at"]
    readonly_fields = ["scopes"]

    @admin.display
    def scopes(self, key: ApiKey) -> str:
        return ", ".join(sorted(from_bits(key.scope_bits)))

    @action(
        description=label("admin-verb-remove-key"),
        permissions=["end"],
        url_path="end",
        icon="key_off",
        variant=ActionVariant.DANGER,
        dialog=dialog("admin-verb-remove-key"),
    )
    def end(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        key = get_object_or_404(ApiKey, pk=object_id)
        check_remove_key(key.account_id, key.pk, by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, str(key.account_id), "admin-key-removed")


@admin.register(Identity)
class IdentityAdmin(WayAdmin):
    list_display = ["issuer", "account", "created_at", "last_used_at"]
    fields = ["account", "issuer", "subject", "created_at", "last_used_at"]

    @action(
        description=label("admin-verb-unlink"),
        permissions=["end"],
        url_path="end",
        icon="link_off",
        variant=ActionVariant.DANGER,
        dialog=dialog("admin-verb-unlink"),
    )
    def end(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        identity = get_object_or_404(Identity, pk=object_id)
        do_unlink_identity(identity, by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, str(identity.account_id), "admin-identity-unlinked")
