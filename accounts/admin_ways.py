"""One device, one API key or one identity, for staff: read only, and each can be ended alone, with a reason."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from unfold.enums import ActionVariant

from accounts.keys import check_remove_key
from accounts.models import ApiKey, Identity, Session
from accounts.moderation import do_end_session, do_unlink_identity
from accounts.scopes import from_bits
from accounts.staff_dialogs import ReasonForm, actor, done, may_ban, verb
from accounts.staff_pages import ReadOnly, StaffPage


class WayAdmin(ReadOnly, StaffPage):
    """Found through its account; nothing is written here."""

    search_fields = ["account__username", "account__display_name", "account__id"]
    actions_detail = ["end"]

    def has_end_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        row: Any = self.model._default_manager.filter(pk=object_id).first() if object_id else None
        return may_ban(request, row.account if row else None)


@admin.register(Session)
class SessionAdmin(WayAdmin):
    list_display = ["device_name", "account", "created_at", "last_used_at", "ended_at", "ending"]
    fields = ["account", "device_name", "created_at", "last_used_at", "proven_at", "ended_at", "ending"]

    @verb("admin-verb-end-session", "end", "end", "logout", variant=ActionVariant.DANGER)
    def end(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        session = get_object_or_404(Session, pk=object_id)
        do_end_session(session, by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, session.account_id, "admin-session-ended")


@admin.register(ApiKey)
class ApiKeyAdmin(WayAdmin):
    list_display = ["name", "account", "created_at", "expires_at", "last_used_at"]
    fields = ["account", "name", "scopes", "created_at", "expires_at", "last_used_at"]
    readonly_fields = ["scopes"]

    @admin.display
    def scopes(self, key: ApiKey) -> str:
        return ", ".join(sorted(from_bits(key.scope_bits)))

    @verb("admin-verb-remove-key", "end", "end", "key_off", variant=ActionVariant.DANGER)
    def end(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        key = get_object_or_404(ApiKey, pk=object_id)
        check_remove_key(key.account_id, key.pk, by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, key.account_id, "admin-key-removed")


@admin.register(Identity)
class IdentityAdmin(WayAdmin):
    list_display = ["issuer", "account", "created_at", "last_used_at"]
    fields = ["account", "issuer", "subject", "created_at", "last_used_at"]

    @verb("admin-verb-unlink", "end", "end", "link_off", variant=ActionVariant.DANGER)
    def end(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        identity = get_object_or_404(Identity, pk=object_id)
        do_unlink_identity(identity, by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, identity.account_id, "admin-identity-unlinked")
