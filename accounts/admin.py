"""Accounts for staff: find somebody, see their devices and keys, ban them with a reason, read what was done."""

from typing import Any
from uuid import UUID

from django import forms
from django.contrib import admin, messages
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group
from django.db.models import Max, Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from unfold.admin import ModelAdmin, TabularInline
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.forms import AdminPasswordChangeForm, BaseDialogForm, UserChangeForm, UserCreationForm
from unfold.widgets import UnfoldAdminTextareaWidget

import words
from accounts.deletion import do_delete_account
from accounts.models import Account, ApiKey, AuditEntry, Session
from accounts.moderation import do_ban, do_sign_out_everywhere, do_unban
from accounts.scopes import from_bits

TRAIL_SHOWN = 20
admin.site.unregister(Group)  # it comes back below, in the theme


@admin.register(Group)
class StaffGroupAdmin(GroupAdmin, ModelAdmin):
    """Sets of permissions for staff."""


class ReasonForm(BaseDialogForm):
    """Nothing is done to a person without a reason."""

    reason = forms.CharField(max_length=500, widget=UnfoldAdminTextareaWidget)


def _dialog(title: str, description: str) -> dict[str, Any]:
    return {"title": title, "description": description, "form_class": ReasonForm, "form_submit_text": title}


class ReadOnlyInline(TabularInline):
    extra = 0
    can_delete = False
    show_change_link = False

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class SessionInline(ReadOnlyInline):
    model = Session
    fields = readonly_fields = ["device_name", "created_at", "last_used_at", "ended_at", "ending"]
    ordering = ["-last_used_at"]


class ApiKeyInline(ReadOnlyInline):
    model = ApiKey
    fields = readonly_fields = ["name", "scopes", "created_at", "expires_at", "last_used_at"]
    ordering = ["-id"]

    @admin.display
    def scopes(self, key: ApiKey) -> str:
        return ", ".join(sorted(from_bits(key.scope_bits)))


@admin.register(Account)
class AccountAdmin(UserAdmin, ModelAdmin):
    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = AdminPasswordChangeForm
    list_display = ["__str__", "display_name", "language", "is_guest", "is_active", "date_joined", "last_seen"]
    list_filter = ["is_active", "is_guest", "is_staff", "language"]
    search_fields = ["username", "display_name", "id"]
    search_help_text = "username, display name or id"
    ordering = ["-id"]
    filter_horizontal = ["groups", "user_permissions"]
    readonly_fields = ["id", "is_guest", "is_active", "date_joined", "last_login", "preferences", "trail"]
    fieldsets = [
        (None, {"fields": ["id", "username", "password", "display_name", "language", "preferences"]}),
        ("State", {"fields": ["is_active", "is_guest", "date_joined", "last_login", "trail"]}),
        ("Staff", {"fields": ["is_staff", "is_superuser", "groups", "user_permissions"], "classes": ["collapse"]}),
    ]
    add_fieldsets = [(None, {"fields": ["username", "password1", "password2"]})]
    inlines = [SessionInline, ApiKeyInline]
    actions_detail = ["ban", "unban", "sign_out"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Account]:
        rows: QuerySet[Account] = super().get_queryset(request)
        return rows.annotate(seen=Max("sessions__last_used_at"))

    @admin.display(ordering="seen")
    def last_seen(self, account: Account) -> Any:
        return getattr(account, "seen", None)

    @admin.display(description="what was done")
    def trail(self, account: Account) -> SafeString | str:
        entries = AuditEntry.objects.filter(account_id=account.pk)[:TRAIL_SHOWN]
        lines = ((entry.at.strftime("%Y-%m-%d %H:%M"), entry.get_action_display(), entry.reason) for entry in entries)
        return format_html_join(SafeString("<br>"), "{} · {} · {}", lines) or "-"

    def get_inlines(self, request: HttpRequest, obj: Account | None) -> list[Any]:
        return list(self.inlines) if obj else []

    def get_readonly_fields(self, request: HttpRequest, obj: Account | None = None) -> list[str]:
        """Only a superuser makes staff: else whoever may edit accounts could make themselves one."""
        powers = [] if _is_superuser(request) else ["is_staff", "is_superuser", "groups", "user_permissions"]
        return [*super().get_readonly_fields(request, obj), *powers]

    def has_change_permission(self, request: HttpRequest, obj: Account | None = None) -> bool:
        return super().has_change_permission(request, obj) and _may_touch(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Account | None = None) -> bool:
        return super().has_delete_permission(request, obj) and _may_touch(request, obj)

    def has_ban_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        account = Account.objects.filter(pk=object_id).first() if object_id else None
        is_oneself = account is not None and account.pk == request.user.pk
        return request.user.has_perm("accounts.ban_account") and _may_touch(request, account) and not is_oneself

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> list[Any]:
        """A banned account can be unbanned, another banned."""
        is_active = Account.objects.filter(pk=object_id, is_active=True).exists()
        useless = "accounts_account_unban" if is_active else "accounts_account_ban"
        actions = super().get_actions_detail(request, object_id)
        return [one for one in actions if one.action_name != useless]

    @action(
        description="Ban",
        permissions=["ban"],
        url_path="ban",
        icon="block",
        variant=ActionVariant.DANGER,
        dialog=_dialog("Ban", "No token and no API key of the account works any more. The reason is kept."),
    )
    def ban(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_ban(UUID(object_id), by=_actor(request), reason=form.cleaned_data["reason"])
        return _done(request, object_id, "admin-account-banned")

    @action(
        description="Unban",
        permissions=["ban"],
        url_path="unban",
        icon="undo",
        dialog=_dialog("Unban", "Its tokens and API keys work again. The reason is kept."),
    )
    def unban(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_unban(UUID(object_id), by=_actor(request), reason=form.cleaned_data["reason"])
        return _done(request, object_id, "admin-account-unbanned")

    @action(
        description="Sign out everywhere",
        permissions=["ban"],
        url_path="sign-out",
        icon="logout",
        dialog=_dialog("Sign out everywhere", "A guest has no way back in after this. The reason is kept."),
    )
    def sign_out(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_sign_out_everywhere(UUID(object_id), by=_actor(request), reason=form.cleaned_data["reason"])
        return _done(request, object_id, "admin-account-signed-out")

    def delete_model(self, request: HttpRequest, obj: Account) -> None:
        do_delete_account(obj.pk, by=_actor(request), reason="in the admin")

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Account]) -> None:
        for account in queryset:
            self.delete_model(request, account)


@admin.register(AuditEntry)
class AuditEntryAdmin(ModelAdmin):
    """Read only: what happened cannot be edited."""

    list_display = ["at", "action", "account_id", "actor_id", "reason"]
    list_filter = ["action"]
    search_fields = ["account_id", "actor_id", "reason"]
    date_hierarchy = "at"

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


def _actor(request: HttpRequest) -> UUID:
    return UUID(str(request.user.pk))


def _is_superuser(request: HttpRequest) -> bool:
    return bool(getattr(request.user, "is_superuser", False))


def _may_touch(request: HttpRequest, account: Account | None) -> bool:
    """Nobody but a superuser touches a superuser."""
    return account is None or not account.is_superuser or _is_superuser(request)


def _done(request: HttpRequest, object_id: str, key: str) -> HttpResponse:
    """Back to the account: by htmx, which shows the dialog, or without it."""
    messages.success(request, words.say(get_language() or words.FALLBACK, key))
    url = reverse("admin:accounts_account_change", args=[object_id])
    return HttpResponse(headers={"HX-Redirect": url}) if "HX-Request" in request.headers else redirect(url)
