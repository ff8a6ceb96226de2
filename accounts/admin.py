"""Accounts for staff: find somebody, see their devices and keys, ban them with a reason, read what was done."""

from typing import Any
from uuid import UUID

from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group
from django.db import transaction
from django.db.models import Max, Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from unfold.admin import TabularInline
from unfold.enums import ActionVariant
from unfold.forms import AdminPasswordChangeForm, UserChangeForm, UserCreationForm

from accounts import admin_trail, admin_ways, audit  # noqa: F401 - two of them register their pages
from accounts.deletion import do_delete_account
from accounts.models import Account, ApiKey, AuditEntry, Identity, Session
from accounts.moderation import do_ban, do_sign_out_everywhere, do_unban
from accounts.powers import FIELDS as POWERS
from accounts.powers import changed, powers_of, powers_of_group
from accounts.scopes import from_bits
from accounts.signin import do_note_password
from accounts.staff_dialogs import ReasonForm, actor, done, is_superuser, may_ban, may_touch, verb
from accounts.staff_pages import ReadOnly, StaffPage, what_accounts_do
from accounts.staff_powers import NamesPermissions
from accounts.staff_words import label, translated

TRAIL_SHOWN = 20
admin.site.unregister(Group)  # it comes back below, in the theme


@admin.register(Group)
class StaffGroupAdmin(NamesPermissions, GroupAdmin, StaffPage):
    """Sets of permissions for staff. Only a superuser changes them: else a member could add to their own."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return is_superuser(request)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_superuser(request)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return is_superuser(request)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        """Here a group gets its permissions; its name it has got already."""
        group = form.instance
        before = powers_of_group(group) | {"name": form.initial.get("name", "")}
        super().save_related(request, form, formsets, change)
        if difference := changed(before, powers_of_group(group)):
            _record_group(request, audit.Action.EDITED if change else audit.Action.CREATED, group, difference)

    def delete_model(self, request: HttpRequest, obj: Group) -> None:
        gone = {"name": "", "permissions": []}
        _record_group(request, audit.Action.DELETED, obj, changed(powers_of_group(obj), gone))
        super().delete_model(request, obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Group]) -> None:
        for group in queryset:
            self.delete_model(request, group)


def _record_group(request: HttpRequest, action: audit.Action, group: Group, difference: list[audit.Changed]) -> None:
    audit.record_staff(
        audit.Area.GROUPS, action, by=actor(request), subject=group.name, subject_id=group.pk, difference=difference
    )


class ReadOnlyInline(ReadOnly, TabularInline):
    extra = 0
    can_delete = False
    ends: str
    """What ending one of these is called, and where that is done: on its own page, with a reason."""

    @admin.display
    def way_out(self, row: Model) -> str:
        if getattr(row, "ended_at", None):
            return ""
        meta: Any = row._meta
        page = reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[row.pk])
        return format_html('<a class="underline" href="{}">{}</a>', page, translated(self.ends))


class SessionInline(ReadOnlyInline):
    model = Session
    fields = readonly_fields = ["device_name", "created_at", "last_used_at", "ended_at", "ending", "way_out"]
    ends = "admin-verb-end-session"
    ordering = ["-last_used_at"]


class ApiKeyInline(ReadOnlyInline):
    model = ApiKey
    fields = readonly_fields = ["name", "scopes", "created_at", "expires_at", "last_used_at", "way_out"]
    ends = "admin-verb-remove-key"
    ordering = ["-id"]

    @admin.display
    def scopes(self, key: ApiKey) -> str:
        return ", ".join(sorted(from_bits(key.scope_bits)))


class IdentityInline(ReadOnlyInline):
    model = Identity
    fields = readonly_fields = ["issuer", "created_at", "last_used_at", "way_out"]
    ends = "admin-verb-unlink"
    ordering = ["-id"]


@admin.register(Account)
class AccountAdmin(NamesPermissions, UserAdmin, StaffPage):  # type: ignore[misc]  # Django leaves out `change`
    form = UserChangeForm
    add_form = UserCreationForm
    change_password_form = AdminPasswordChangeForm
    list_display = ["__str__", "display_name", "language", "is_guest", "is_active", "date_joined", "last_seen"]
    list_filter = ["is_active", "is_guest", "is_staff", "language"]
    search_fields = ["username", "email", "display_name", "id"]
    search_help_text = label("admin-account-search")
    ordering = ["-id"]
    filter_horizontal = ["groups", "user_permissions"]
    readonly_fields = [
        "id",
        "email",
        "is_guest",
        "is_active",
        "date_joined",
        "last_login",
        "preferences",
        "games_shown",
        "trail",
    ]
    fieldsets = [
        (None, {"fields": ["id", "username", "email", "password", "display_name", "language", "preferences"]}),
        (
            label("admin-part-state"),
            {"fields": ["is_active", "is_guest", "date_joined", "last_login", "games_shown", "trail"]},
        ),
        (
            label("admin-part-staff"),
            {"fields": ["is_staff", "is_superuser", "groups", "user_permissions"], "classes": ["collapse"]},
        ),
    ]
    add_fieldsets = [(None, {"fields": ["username", "password1", "password2"]})]
    inlines = [SessionInline, ApiKeyInline, IdentityInline]
    actions_detail = ["ban", "unban", "sign_out"]
    trail_field = "account_id"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Account]:
        rows: QuerySet[Account] = super().get_queryset(request)
        return rows.annotate(seen=Max("sessions__last_used_at"))

    @admin.display(ordering="seen")
    def last_seen(self, account: Account) -> Any:
        return getattr(account, "seen", None)

    @admin.display
    def trail(self, account: Account) -> SafeString | str:
        entries = AuditEntry.objects.filter(account_id=account.pk)[:TRAIL_SHOWN]
        lines = ((entry.at.strftime("%Y-%m-%d %H:%M"), entry.get_action_display(), entry.reason) for entry in entries)
        return format_html_join(SafeString("<br>"), "{} · {} · {}", lines) or "-"

    @admin.display
    def games_shown(self, account: Account) -> SafeString | str:
        """Where this person plays and has played, the newest first; told by the room that knows."""
        lines = [line for told in what_accounts_do for line in told(account)]
        return format_html_join(SafeString("<br>"), '<a class="underline" href="{}">{}</a> · {}', lines) or "—"

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

    @verb("admin-verb-ban", "ban", "ban", "block", variant=ActionVariant.DANGER)
    def ban(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_ban(UUID(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, object_id, "admin-account-banned")

    @verb("admin-verb-unban", "ban", "unban", "undo")
    def unban(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_unban(UUID(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, object_id, "admin-account-unbanned")

    @verb("admin-verb-sign-out", "ban", "sign-out", "logout")
    def sign_out(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_sign_out_everywhere(UUID(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return done(request, object_id, "admin-account-signed-out")

    def save_model(self, request: HttpRequest, obj: Account, form: Any, change: bool) -> None:
        """Write down which fields were changed, but not their values; only of permissions the values too."""
        obj.is_guest = obj.is_guest and not obj.username
        form.powers_before = powers_of(obj)
        with transaction.atomic():
            super().save_model(request, obj, form, change)
            what = audit.Action.EDITED if change else audit.Action.MADE_BY_STAFF
            if fields := [field for field in form.changed_data if field not in POWERS]:
                audit.record(what, obj.pk, by=actor(request), reason=", ".join(fields))

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        if difference := changed(form.powers_before, powers_of(form.instance)):
            audit.record(audit.Action.POWERS_CHANGED, form.instance.pk, by=actor(request), difference=difference)

    def user_change_password(self, request: HttpRequest, id: str, form_url: str = "") -> HttpResponse:
        answer: HttpResponse = super().user_change_password(request, id, form_url)
        if request.method == "POST" and answer.status_code == 302:
            do_note_password(UUID(id), by=actor(request))
        return answer

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> tuple[Any, Any, set[str], Any]:
        """The ways into an account are deleted with it; that needs no permission of its own."""
        listed, counts, _, protected = super().get_deleted_objects(objs, request)
        return listed, counts, set(), protected

    def delete_model(self, request: HttpRequest, obj: Account) -> None:
        do_delete_account(obj.pk, by=actor(request), reason="in the admin")

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Account]) -> None:
        for account in queryset:
            self.delete_model(request, account)
