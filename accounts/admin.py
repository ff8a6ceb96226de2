"""Accounts for staff: find somebody, see their devices and keys, ban them with a reason, read what was done."""

from typing import Any
from uuid import UUID

from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group
from django.db import transaction
from django.db.models import Max, Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from unfold.admin import ModelAdmin, TabularInline
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.forms import AdminPasswordChangeForm, UserChangeForm, UserCreationForm

from accounts import admin_ways, audit  # noqa: F401 - the first registers its pages
from accounts.deletion import do_delete_account
from accounts.models import Account, ApiKey, AuditEntry, Identity, Session
from accounts.moderation import do_ban, do_sign_out_everywhere, do_unban
from accounts.scopes import from_bits
from accounts.signin import do_note_password
from accounts.staff_dialogs import ReasonForm, actor, dialog, done, is_superuser, may_ban, may_touch

TRAIL_SHOWN = 20
admin.site.unregister(Group)  # it comes back below, in the theme


@admin.register(Group)
class StaffGroupAdmin(GroupAdmin, ModelAdmin):
    """Sets of permissions for staff. Only a superuser changes them: else a member could add to their own."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return is_superuser(request)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_superuser(request)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_superuser(request)


class ReadOnlyInline(TabularInline):
    extra = 0
    can_delete = False
    show_change_link = True

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


class IdentityInline(ReadOnlyInline):
    model = Identity
    fields = readonly_fields = ["issuer", "created_at", "last_used_at"]
    ordering = ["-id"]


@admin.register(Account)
class AccountAdmin(UserAdmin, ModelAdmin):
    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = AdminPasswordChangeForm
    list_display = ["__str__", "display_name", "language", "is_guest", "is_active", "date_joined", "last_seen"]
    list_filter = ["is_active", "is_guest", "is_staff", "language"]
    search_fields = ["username", "email", "display_name", "id"]
    search_help_text = "username, e-mail address, display name or id"
    ordering = ["-id"]
    filter_horizontal = ["groups", "user_permissions"]
    readonly_fields = ["id", "email", "is_guest", "is_active", "date_joined", "last_login", "preferences", "trail"]
    fieldsets = [
        (None, {"fields": ["id", "username", "email", "password", "display_name", "language", "preferences"]}),
        ("State", {"fields": ["is_active", "is_guest", "date_joined", "last_login", "trail"]}),
        ("Staff", {"fields": ["is_staff", "is_superuser", "groups", "user_permissions"], "classes": ["collapse"]}),
    ]
    add_fieldsets = [(None, {"fields": ["username", "password1", "password2"]})]
    inlines = [SessionInline, ApiKeyInline, IdentityInline]
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
        powers = [] if is_superuser(request) else ["is_staff", "is_superuser", "groups", "user_permissions"]
        return [*super().get_readonly_fields(request, obj), *powers]

    def has_change_permission(self, request: HttpRequest, obj: Account | None = None) -> bool:
        return super().has_change_permission(request, obj) and may_touch(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Account | None = None) -> bool:
        return super().has_delete_permission(request, obj) and may_touch(request, obj)

    def has_ban_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        account = Account.objects.filter(pk=object_id).first() if object_id else None
        return may_ban(request, account)

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
        dialog=dialog("Ban", "No token and no API key of the account works any more. The reason is kept."),
    )
    def ban(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_ban(UUID(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, object_id, "admin-account-banned")

    @action(
        description="Unban",
        permissions=["ban"],
        url_path="unban",
        icon="undo",
        dialog=dialog("Unban", "Its tokens and API keys work again. The reason is kept."),
    )
    def unban(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_unban(UUID(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, object_id, "admin-account-unbanned")

    @action(
        description="Sign out everywhere",
        permissions=["ban"],
        url_path="sign-out",
        icon="logout",
        dialog=dialog("Sign out everywhere", "A guest has no way back in after this. The reason is kept."),
    )
    def sign_out(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_sign_out_everywhere(UUID(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, object_id, "admin-account-signed-out")

    def save_model(self, request: HttpRequest, obj: Account, form: Any, change: bool) -> None:
        """Which fields were changed is written down; their values are not."""
        obj.is_guest = obj.is_guest and not obj.username
        with transaction.atomic():
            super().save_model(request, obj, form, change)
            what = audit.Action.EDITED if change else audit.Action.MADE_BY_STAFF
            if form.changed_data:
                audit.record(what, obj.pk, by=actor(request), reason=", ".join(form.changed_data))

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> HttpResponse:
        answer: HttpResponse = super().user_change_password(request, id, form_url)
        if request.method == "POST" and answer.status_code == 302:
            do_note_password(UUID(id), by=actor(request))
        return answer

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> tuple[Any, Any, set[str], Any]:
        """What leads into an account goes with it: that needs no permission of its own."""
        listed, counts, _, protected = super().get_deleted_objects(objs, request)
        return listed, counts, set(), protected

    def delete_model(self, request: HttpRequest, obj: Account) -> None:
        do_delete_account(obj.pk, by=actor(request), reason="in the admin")

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
