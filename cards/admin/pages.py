"""Pages of a version beside its form: differences, the gate, retiring, rolling back. Views of the admin site."""

from uuid import UUID

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse

from cards.admin.looks import ShownDifference, problems_of, readable
from cards.admin.reviews import review_step
from cards.admin.verbs import staff, version_or_404, version_page
from cards.drafting.differences import differences
from cards.files.rows import plain_of
from cards.models import CardSetVersion, GateRun
from cards.publishing.checks import prepared_for_gate
from cards.publishing.gate_runs import do_end_lost_runs, passed_run
from cards.publishing.retiring import consequences
from cards.publishing.reviewing import is_review_needed
from cards.publishing.rolling_back import needs_a_draft
from cards.rulesets import ruleset_title
from cards.selectors import published_version
from cards.texts import language, translate


def version_frame(
    request: HttpRequest, template: str, version: CardSetVersion, title: str, **context: object
) -> HttpResponse:
    base = admin.site.each_context(request) | {"version": version, "title": f"{version}: {title}", "subtitle": None}
    return TemplateResponse(request, f"admin/cards/{template}.html", base | context)


def version_for(
    request: HttpRequest, version_id: UUID, permission: str = "cards.view_cardsetversion"
) -> CardSetVersion:
    if not staff(request).has_perm(permission):
        raise PermissionDenied
    return version_or_404(version_id)


def diff_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """What is different from any other version; without a choice, from the published one or the one before it."""
    version = version_for(request, version_id)
    choices = versions_to_compare(version)
    other = next((one for one in choices if str(one.pk) == request.GET.get("with")), None) or _compared_with(version)
    title = translate("cards-page-diff")
    shown = differences_between(other, version)
    return version_frame(request, "diff", version, title, other=other, shown=shown, choices=choices)


def differences_between(old: CardSetVersion | None, new: CardSetVersion) -> list[ShownDifference]:
    before, after = plain_of(old) if old else {"cards": []}, plain_of(new)
    return readable(new.card_set.ruleset, differences(before, after), before, after, new.tag_names)


def versions_to_compare(version: CardSetVersion) -> list[CardSetVersion]:
    """All others of its set, and of the sets of the same game, of which it may be a copy; its own first."""
    others = CardSetVersion.objects.filter(card_set__ruleset=version.card_set.ruleset).select_related("card_set")
    others = others.exclude(pk=version.pk).exclude(status=CardSetVersion.Status.TRIAL).defer("content")
    return sorted(others, key=lambda one: one.card_set_id != version.card_set_id)


def _compared_with(version: CardSetVersion) -> CardSetVersion | None:
    if version.number is None:
        return published_version(version.card_set.slug) or version.based_on
    return version.card_set.versions.filter(number__lt=version.number).order_by("-number").first()


def publish_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """The gate: what a look finds, then the games, then the button."""
    version = version_for(request, version_id, "cards.try_cardsetversion")
    if not version.is_draft:
        return redirect(version_page(version.pk))
    do_end_lost_runs(version)
    prepared = prepared_for_gate(plain_of(version))
    digest = prepared.digest
    run = version.gate_runs.filter(content_hash=digest).first()
    return version_frame(
        request,
        "publish",
        version,
        translate("cards-page-publish"),
        checked=problems_of(version),
        run=run,
        line=gate_line(run) if run else "",
        early=early_line(run) if run else "",
        may_publish=staff(request).has_perm("cards.publish_cardsetversion"),
        passed=passed_run(version, digest) is not None,
        **review_step(request, version, prepared),
    )


def gate_line(run: GateRun) -> str:
    """How far it has come. A child that has told nothing yet is only starting."""
    state = "starting" if run.state == GateRun.State.PLAYING and not run.total else run.state
    return translate("cards-gate-line", state=state, done=run.done, total=run.total)


def early_line(run: GateRun) -> str:
    """How the games with new and changed cards went, which come first; empty where there are none."""
    if not run.early or (run.findings and run.done < run.early):
        return ""
    return translate("cards-gate-early", done="yes" if run.done >= run.early else "no", early=run.early)


def retire_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """What would follow, and what to do instead; then the button."""
    version = version_for(request, version_id, "cards.publish_cardsetversion")
    if version.status != CardSetVersion.Status.PUBLISHED:
        messages.error(request, translate("cards-not-published"))
        return redirect(version_page(version.pk))
    ruleset = ruleset_title(version.card_set.ruleset, language())
    then = consequences(version)
    return version_frame(request, "retire", version, translate("cards-page-retire"), then=then, ruleset=ruleset)


def rolling_back_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """What would be different from what new games take now; then the button."""
    version = version_for(request, version_id, "cards.publish_cardsetversion")
    latest = published_version(version.card_set.slug)
    if version.number is None:
        messages.error(request, translate("cards-not-published"))
        return redirect(version_page(version.pk))
    context = {
        "latest": latest,
        "shown": differences_between(latest, version),
        "by_draft": needs_a_draft(version, prepared_for_gate(plain_of(version))),
        "needs_review": is_review_needed(),
        "release_notes": translate("cards-rollback-notes", number=version.number),
    }
    return version_frame(request, "rollback", version, translate("cards-page-rollback"), **context)


def gate_progress(request: HttpRequest, version_id: UUID, run_id: UUID) -> JsonResponse:
    version = version_for(request, version_id, "cards.try_cardsetversion")
    do_end_lost_runs(version)
    run = GateRun.objects.filter(pk=run_id, version=version).defer("content").first()
    if run is None:
        return JsonResponse({"state": "gone", "over": True}, status=404)
    line = gate_line(run)
    return JsonResponse(
        {
            "state": run.state,
            "done": run.done,
            "total": run.total,
            "over": run.is_over,
            "line": line,
            "early": early_line(run),
        }
    )
