"""The desk's panel about reports: how many wait for a decision, and which have waited longest."""

from datetime import timedelta

from django.urls import reverse
from django.utils import timezone
from django.utils.timesince import timesince

from accounts.desk import DeskFigure, DeskTable, Panel
from accounts.staff_words import choice_key, translated
from players.models import Report

LONG = timedelta(days=1)
"""Who has reported something may expect an answer sooner."""
SHOWN = 5


def reports_panel() -> Panel:
    waiting = Report.objects.filter(verdict=Report.Verdict.OPEN).order_by("at")
    oldest = list(waiting[:SHOWN])
    is_old = bool(oldest) and timezone.now() - oldest[0].at > LONG
    reports = f"{reverse('admin:players_report_changelist')}?verdict__exact=open"
    lines = [
        (
            reverse("admin:players_report_change", args=[report.pk]),
            [report.name, translated(choice_key(report.reason)), timesince(report.at, depth=1)],
        )
        for report in oldest
    ]
    return Panel(
        "desk-reports",
        [DeskFigure("desk-reports-open", str(waiting.count()), reports, is_old)],
        tables=[
            DeskTable("desk-reports-oldest", ["admin-field-name", "admin-field-reason", "admin-field-waits-for"], lines)
        ],
    )
