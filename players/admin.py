"""The queue of reports, with the log of the game in words, and the names that the operator refuses."""

from typing import Any
from uuid import UUID

from django import forms
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from unfold.enums import ActionVariant

from accounts import audit
from accounts.models import Account
from accounts.names import NameRefused, clean_player_name
from accounts.staff_dialogs import ReasonForm, actor, done, may_touch, verb
from accounts.staff_pages import ReadOnly, StaffPage, what_accounts_do
from accounts.staff_words import title, translated
from cards.texts import language
from games.services.event_texts import EventTexts
from games.store.decks import deck_of
from games.store.log import events_after
from players.models import RefusedName, Report
from players.moderating import LONGEST_SUSPENSION, do_ban_for_good, do_dismiss, do_rename, do_suspend

EVENTS_BEFORE, EVENTS_SHOWN = 20, 60


class RenameForm(ReasonForm):
    """What the account is to be called instead."""

    name = forms.CharField(label=title("admin-field-name"), max_length=40)

    def clean_name(self) -> str:
        try:
            return clean_player_name(self.cleaned_data["name"])
        except NameRefused as refused:
            key = f"error-{refused.code.replace('_', '-')}"
            raise forms.ValidationError(translated(key, **refused.words_args)) from refused


class SuspendForm(ReasonForm):
    """For how long."""

    days = forms.IntegerField(label=title("admin-field-days"), min_value=1, max_value=LONGEST_SUSPENSION, initial=7)


@admin.register(Report)
class ReportAdmin(ReadOnly, StaffPage):
    """Read only, but for the decision. A decision closes every open report about the account."""

    list_display = ["at", "reason", "name", "verdict", "game", "event"]
    list_filter = ["verdict", "reason"]
    search_fields = ["about__id", "name", "game__id"]
    ordering = ["-verdict", "at"]
    list_select_related = ["game"]
    list_per_page = 50
    show_full_result_count = False
    fields = readonly_fields = ["at", "reason", "name", "about_shown", "by", "verdict", "decided_at", "log_shown"]
    actions_detail = ["rename", "suspend", "ban", "dismiss"]

    def has_decide_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        """Nobody decides about themselves, and only a superuser about staff."""
        found = Report.objects.filter(pk=object_id).select_related("about").first() if object_id else None
        about = found.about if found else None
        is_oneself = about is not None and about.pk == request.user.pk
        return request.user.has_perm("players.decide_report") and may_touch(request, about) and not is_oneself

    @admin.display
    def about_shown(self, report: Report) -> SafeString:
        """The account as it is called now, and the way to its page."""
        page = reverse("admin:accounts_account_change", args=[report.about_id])
        count = Report.objects.filter(about=report.about_id).count()
        return format_html('<a href="{}">{}</a> ({})', page, str(report.about), count)

    @admin.display
    def log_shown(self, report: Report) -> SafeString | str:
        """The game around the event, as a spectator would read it."""
        game = report.game
        if game is None:
            return "–"
        first = max(0, (report.event or game.version) - EVENTS_BEFORE)
        texts = EventTexts.at(list(game.seats.all()), deck_of(game), language(), None)
        rows = [
            (number, f"{at:%H:%M:%S}", "→" if number == report.event else "", texts.text(event))
            for number, at, event in events_after(game.pk, first, None, EVENTS_SHOWN)
        ]
        link = format_html('<a href="{}">{}</a><br>', reverse("admin:games_log", args=[game.pk]), str(game))
        return link + format_html_join(SafeString("<br>"), "{} · {} {} {}", rows)

    @verb("admin-verb-rename", "decide", "rename", "edit", form=RenameForm)
    def rename(self, request: HttpRequest, form: RenameForm, object_id: str) -> HttpResponse:
        given = form.cleaned_data
        do_rename(_about(object_id), given["name"], by=actor(request), reason=given["reason"])
        return _decided(request, object_id)

    @verb("admin-verb-suspend", "decide", "suspend", "timer", form=SuspendForm, variant=ActionVariant.WARNING)
    def suspend(self, request: HttpRequest, form: SuspendForm, object_id: str) -> HttpResponse:
        given = form.cleaned_data
        do_suspend(_about(object_id), given["days"], by=actor(request), reason=given["reason"])
        return _decided(request, object_id)

    @verb("admin-verb-ban", "decide", "ban", "block", variant=ActionVariant.DANGER)
    def ban(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_ban_for_good(_about(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return _decided(request, object_id)

    @verb("admin-verb-dismiss", "decide", "dismiss", "check")
    def dismiss(self, request: HttpRequest, form: ReasonForm, object_id: str) -> HttpResponse:
        do_dismiss(_about(object_id), by=actor(request), reason=form.cleaned_data["reason"])
        return _decided(request, object_id)


def _about(report_id: str) -> UUID:
    return Report.objects.values_list("about_id", flat=True).get(pk=report_id)


def _decided(request: HttpRequest, report_id: str) -> HttpResponse:
    return done(request, report_id, "admin-report-decided", page="players_report")


@admin.register(RefusedName)
class RefusedNameAdmin(StaffPage):
    """The operator's list. It holds for names that are chosen from now on."""

    list_display = ["text", "anywhere"]
    search_fields = ["text"]
    ordering = ["text"]

    def save_model(self, request: HttpRequest, obj: RefusedName, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        _write_down(request, audit.Action.EDITED if change else audit.Action.CREATED, obj)

    def delete_model(self, request: HttpRequest, obj: RefusedName) -> None:
        _write_down(request, audit.Action.DELETED, obj)
        super().delete_model(request, obj)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[RefusedName]) -> None:
        for name in queryset:
            self.delete_model(request, name)


def _write_down(request: HttpRequest, what: audit.Action, name: RefusedName) -> None:
    audit.record_staff(audit.Area.ACCOUNTS, what, by=actor(request), subject=name.text, subject_id=name.pk)


def reports_about(account: Account) -> list[tuple[str, str, str]]:
    """For the page of an account: what was reported about it."""
    rows: QuerySet[Any, tuple[UUID, str, str]] = (
        Report.objects.filter(about=account).order_by("-at").values_list("pk", "reason", "verdict")
    )
    return [
        (
            reverse("admin:players_report_change", args=[pk]),
            translated(f"admin-choice-{reason.replace('_', '-')}"),
            translated(f"admin-choice-{verdict.replace('_', '-')}"),
        )
        for pk, reason, verdict in rows[:20]
    ]


what_accounts_do.append(reports_about)
