"""The balance report of a version in the admin: its page, its progress, its pictures, its data. Viewers only read."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any
from uuid import UUID

import msgspec
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed, JsonResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from django.utils import timezone

from cards.admin.pages import version_frame
from cards.admin.verbs import staff
from cards.balance.reports import check_start_report, do_end_lost_reports, tally_of
from cards.balance.showing import ShownReport, shown_report
from cards.balance.wording import card_names, claim_texts
from cards.extending import PublishedSets
from cards.files.rows import plain_of
from cards.language.joining import foundations
from cards.language.sets import Plain
from cards.models import BalanceReport, CardSetVersion
from cards.problems import CardSetRefusal
from cards.publishing.checks import prepared_for_gate
from cards.selectors import frozen_version
from cards.texts import language, translate

State = BalanceReport.State
MOST_REPORTS = 20


def balance_urls(wrap: Callable[..., Any]) -> list[URLPattern]:
    under = "<uuid:version_id>/balance/"
    return [
        path(under, wrap(balance_page), name="cards_balance"),
        path(f"{under}start/", wrap(balance_start), name="cards_balance_start"),
        path(f"{under}<uuid:report_id>/progress/", wrap(balance_progress), name="cards_balance_progress"),
        path(f"{under}<uuid:report_id>/report.json", wrap(balance_data), name="cards_balance_data"),
        path(f"{under}<uuid:report_id>/<slug:plot>.svg", wrap(balance_plot), name="cards_balance_plot"),
    ]


def balance_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """The latest report on the version, or the one that `report` names; beside what `with` names, or what it was."""
    version = _version(request, version_id)
    do_end_lost_reports()
    reports, asked = version.balance_reports.defer("content"), _asked_id(request, "report")
    report = (reports.filter(pk=asked).first() if asked else None) or reports.first()
    shown = _shown(report, _beside(version, request)) if report else None
    return version_frame(
        request,
        "balance",
        version,
        translate("cards-page-balance"),
        report=report,
        others=[other for other in _reports_of_set(version)[:MOST_REPORTS] if other != report],
        may_start=version.status != CardSetVersion.Status.TRIAL and staff(request).has_perm("cards.try_cardsetversion"),
        plots=list(drawing().PLOTS) if shown and shown.new.games else [],
        beside=request.GET.get("with", ""),
        **(_in_words(version, report, shown) if report else {}),
    )


def balance_start(request: HttpRequest, version_id: UUID) -> HttpResponse:
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    if not staff(request).has_perm("cards.try_cardsetversion"):
        raise PermissionDenied
    try:
        check_start_report(version_id, staff(request))
    except CardSetRefusal as refused:
        messages.error(request, refused.text(language()))
    return redirect(reverse("admin:cards_balance", args=[version_id]))


def balance_progress(request: HttpRequest, version_id: UUID, report_id: UUID) -> JsonResponse:
    """How far it is; `part` grows when there is more to show."""
    _version(request, version_id)
    do_end_lost_reports()
    columns = ("state", "done", "total", "began_at", "moved_at")
    report = BalanceReport.objects.filter(pk=report_id, version_id=version_id).only(*columns).first()
    if report is None:
        return JsonResponse({"state": "gone", "over": True}, status=404)
    return JsonResponse(
        {
            "state": report.state,
            "done": report.done,
            "total": report.total,
            "over": report.is_over,
            "line": progress_line(report),
        }
    )


def balance_data(request: HttpRequest, version_id: UUID, report_id: UUID) -> HttpResponse:
    """Everything that was counted, to be read by other programs."""
    report = _report(request, version_id, report_id)
    body = {
        "version": str(report.version),
        "content_hash": report.content_hash,
        "against": str(report.against) if report.against else None,
        "against_hash": report.against_hash,
        "made_by": report.made_by,
        "state": report.state,
        "changed": report.changed,
        "tally": report.tally,
        "against_tally": report.against_tally,
    }
    name = f"balance-{report.version.card_set.slug}-{report.pk}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(msgspec.json.encode(body), content_type="application/json", headers=headers)


def drawing() -> ModuleType:
    """What draws reports brings a library of its own: a process loads it when somebody looks at a report."""
    return import_module("cards.balance.plots")


def balance_plot(request: HttpRequest, version_id: UUID, report_id: UUID, plot: str) -> HttpResponse:
    report = _report(request, version_id, report_id)
    shown = _shown(report, _beside(report.version, request))
    plots = drawing()
    if plot not in plots.PLOTS or shown is None:
        raise Http404
    plotter = plots.Plotter(shown, report.version.card_set.ruleset, language(), _name_beside(report, request))
    return HttpResponse(plots.PLOTS[plot](plotter), content_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def progress_line(report: BalanceReport) -> str:
    """How far it has come, and how long the rest takes if all games are needed."""
    state = "starting" if report.state == State.PLAYING and not report.total else report.state
    return translate(
        "cards-balance-line", state=state, done=report.done, total=report.total, minutes=_minutes_left(report)
    )


def _minutes_left(report: BalanceReport) -> int:
    if report.began_at is None or not report.done:
        return 0
    each = (timezone.now() - report.began_at).total_seconds() / report.done
    return round(each * (report.total - report.done) / 60)


def _version(request: HttpRequest, version_id: UUID) -> CardSetVersion:
    if not staff(request).has_perm("cards.view_cardsetversion"):
        raise PermissionDenied
    return frozen_version(version_id)


def _report(request: HttpRequest, version_id: UUID, report_id: UUID) -> BalanceReport:
    _version(request, version_id)
    found = BalanceReport.objects.filter(pk=report_id, version_id=version_id).defer("content")
    report = found.select_related("version__card_set", "against__card_set").first()
    if report is None:
        raise Http404
    return report


def _reports_of_set(version: CardSetVersion) -> QuerySet[BalanceReport]:
    """Those with something to show, the newest first."""
    done = BalanceReport.objects.filter(version__card_set=version.card_set, state=State.DONE)
    return done.select_related("version__card_set").defer("content", "tally", "against_tally")


def _asked_id(request: HttpRequest, name: str) -> UUID | None:
    try:
        return UUID(request.GET.get(name, ""))
    except ValueError:
        return None


def _beside(version: CardSetVersion, request: HttpRequest) -> BalanceReport | None:
    """Another report on the same set to compare with, if one is asked for."""
    asked = _asked_id(request, "with")
    same_set = BalanceReport.objects.filter(version__card_set=version.card_set, state=State.DONE)
    return same_set.filter(pk=asked).select_related("version__card_set").first() if asked else None


def _name_beside(report: BalanceReport, request: HttpRequest) -> str:
    other = _beside(report.version, request)
    return str(other or report.against or "")


def _shown(report: BalanceReport, beside: BalanceReport | None) -> ShownReport | None:
    new = tally_of(report.tally)
    if new is None:
        return None
    old = tally_of(beside.tally if beside else report.against_tally)
    own = plain_of(report.version)
    names = card_names([*_under(own), own], language())
    return shown_report(new, old, names, [card["id"] for card in own["cards"]], report.changed)


def _under(plain: Plain) -> list[Plain]:
    under, _ = foundations(plain, PublishedSets())
    return [base for lower in under for base in lower]


def _in_words(version: CardSetVersion, report: BalanceReport, shown: ShownReport | None) -> dict[str, object]:
    said: dict[str, object] = {
        "line": progress_line(report),
        "is_older": prepared_for_gate(plain_of(version)).digest != report.content_hash,
        "shown": shown,
    }
    if shown is None:
        return said
    own, ruleset = plain_of(version), version.card_set.ruleset
    names = card_names([*_under(own), own], language())
    return said | {
        "about_new": claim_texts(shown.found.about_new, names, ruleset, language()),
        "about_change": claim_texts(shown.found.about_change, names, ruleset, language()),
    }
