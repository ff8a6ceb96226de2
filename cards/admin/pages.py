"""Pages of a version beside its form: differences, import, export, the gate. Views of the admin site."""

from uuid import UUID

from django.contrib import admin, messages
from django.core import signing
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import reverse

from cards.admin.forms import ImportForm
from cards.admin.looks import problems_of, readable
from cards.admin.verbs import staff, version_page
from cards.drafting.differences import differences
from cards.drafting.drafts import check_import
from cards.extending import PublishedSets
from cards.files.format import normal, to_file
from cards.files.reading import LARGEST, read_file
from cards.files.rows import plain_of
from cards.language.issues import issue
from cards.language.sets import Plain
from cards.models import CardSetVersion, GateRun
from cards.problems import CardSetRefusal
from cards.publishing.checks import prepared_for_gate, set_with_issues
from cards.publishing.gate_runs import do_end_lost_runs, passed_run
from cards.publishing.retiring import consequences
from cards.rulesets import ruleset_title
from cards.selectors import frozen_version, published_version
from cards.texts import language, translate

SHOWN_ISSUES = 100
SALT = "cards.import"


def admin_page(
    request: HttpRequest, template: str, version: CardSetVersion, title: str, **context: object
) -> HttpResponse:
    base = admin.site.each_context(request) | {"version": version, "title": f"{version}: {title}", "subtitle": None}
    return TemplateResponse(request, f"admin/cards/{template}.html", base | context)


def _version(request: HttpRequest, version_id: UUID, permission: str = "cards.view_cardsetversion") -> CardSetVersion:
    if not staff(request).has_perm(permission):
        raise PermissionDenied
    return frozen_version(version_id)


def diff_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """What is different from any other version; without a choice, from the published one or the one before it."""
    version = _version(request, version_id)
    choices = version.card_set.versions.exclude(pk=version.pk).exclude(status=CardSetVersion.Status.TRIAL)
    other = choices.filter(number=request.GET["with"]).first() if request.GET.get("with", "").isdigit() else None
    other = other or _compared_with(version)
    old = plain_of(other) if other else {"cards": []}
    new = plain_of(version)
    shown = readable(version.card_set.ruleset, differences(old, new), old, new, version.tag_names)
    return admin_page(request, "diff", version, translate("cards-page-diff"), other=other, shown=shown, choices=choices)


def _compared_with(version: CardSetVersion) -> CardSetVersion | None:
    if version.number is None:
        return published_version(version.card_set.slug)
    return version.card_set.versions.filter(number__lt=version.number).order_by("-number").first()


def export(request: HttpRequest, version_id: UUID, kind: str) -> HttpResponse:
    version = _version(request, version_id)
    label = f"v{version.number}" if version.number else version.status
    body = to_file(plain_of(version), "json" if kind == "json" else "yaml")
    name = f"{version.card_set.slug}-{label}.{kind}"
    media = "application/json" if kind == "json" else "application/yaml"
    return HttpResponse(body, content_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def import_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """First a dry run: the differences and every error. Then, if there is none, the same file is applied."""
    version = _version(request, version_id, "cards.change_cardsetversion")
    if not version.is_draft:
        messages.error(request, translate("cards-not-a-draft"))
        return redirect(version_page(version.pk))
    if request.method == "POST" and "apply" in request.POST:
        return _apply(request, version)
    form = ImportForm(request.POST or None, request.FILES or None)
    context: dict[str, object] = {"form": form}
    if request.method == "POST" and form.is_valid():
        context |= _dry_run(version, form.cleaned_data["file"].read(LARGEST + 1))
    return admin_page(request, "import", version, translate("cards-page-import"), **context)


def _dry_run(version: CardSetVersion, data: bytes) -> dict[str, object]:
    plain, issues = read_file(data, PublishedSets())
    if plain is not None and not issues:
        published = published_version(version.card_set.slug)
        issues = set_with_issues(plain, plain_of(published) if published else None).errors
        if (plain["id"], plain["ruleset"]) != (version.card_set.slug, version.card_set.ruleset):
            issues = [issue("id", "set-another", found=plain["id"], expected=version.card_set.slug)]
    if plain is None or issues:
        return {"ran": True, "issues": issues[:SHOWN_ISSUES], "more": max(0, len(issues) - SHOWN_ISSUES)}
    old, new = plain_of(version), normal(plain)
    shown = readable(version.card_set.ruleset, differences(old, new), old, new, version.tag_names)
    return {"ran": True, "shown": shown, "ticket": _ticket(version, plain)}


def _ticket(version: CardSetVersion, plain: Plain) -> str:
    """The checked file, signed: what is applied is what was shown, onto the draft as it was then."""
    return signing.dumps([str(version.pk), version.revision, plain], salt=SALT, compress=True)


def _apply(request: HttpRequest, version: CardSetVersion) -> HttpResponse:
    try:
        version_id, seen, plain = signing.loads(request.POST.get("ticket", ""), salt=SALT, max_age=3600)
        if version_id != str(version.pk):
            raise signing.BadSignature
        check_import(version.pk, seen, staff(request), plain)
    except signing.BadSignature:
        messages.error(request, translate("cards-import-again"))
        return redirect(reverse("admin:cards_import", args=[version.pk]))
    except CardSetRefusal as refused:
        messages.error(request, refused.text(language()))
        return redirect(reverse("admin:cards_import", args=[version.pk]))
    messages.success(request, translate("cards-done-imported"))
    return redirect(version_page(version.pk))


def publish_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """The gate: what a look finds, then the games, then the button."""
    version = _version(request, version_id, "cards.try_cardsetversion")
    if not version.is_draft:
        return redirect(version_page(version.pk))
    do_end_lost_runs(version)
    digest = prepared_for_gate(plain_of(version)).digest
    run = version.gate_runs.filter(content_hash=digest).first()
    return admin_page(
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
    version = _version(request, version_id, "cards.publish_cardsetversion")
    if version.status != CardSetVersion.Status.PUBLISHED:
        messages.error(request, translate("cards-not-published"))
        return redirect(version_page(version.pk))
    ruleset = ruleset_title(version.card_set.ruleset, language())
    then = consequences(version)
    return admin_page(request, "retire", version, translate("cards-page-retire"), then=then, ruleset=ruleset)


def gate_progress(request: HttpRequest, version_id: UUID, run_id: UUID) -> JsonResponse:
    version = _version(request, version_id, "cards.try_cardsetversion")
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
