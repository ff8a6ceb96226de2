"""A set as a file in the admin: out as YAML, JSON or CSV, and into a draft after a dry run."""

from uuid import UUID

from django.contrib import messages
from django.core import signing
from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from cards.admin.forms import ImportForm
from cards.admin.looks import readable
from cards.admin.pages import version_for, version_frame
from cards.admin.verbs import staff, version_page
from cards.drafting.differences import differences
from cards.drafting.drafts import check_import
from cards.extending import PublishedSets
from cards.files.format import normal, to_file
from cards.files.reading import LARGEST, read_file
from cards.files.rows import plain_of
from cards.files.table import read_table, to_table
from cards.language.issues import Issue, issue
from cards.language.sets import Plain
from cards.models import CardSetVersion
from cards.problems import CardSetRefusal
from cards.publishing.checks import set_with_issues
from cards.selectors import published_version
from cards.texts import language, translate

SHOWN_ISSUES = 100
SALT = "cards.import"
MEDIA = {"yaml": "application/yaml", "json": "application/json", "csv": "text/csv; charset=utf-8"}


def export(request: HttpRequest, version_id: UUID, kind: str) -> HttpResponse:
    version = version_for(request, version_id)
    label = f"v{version.number}" if version.number else version.status
    if kind not in MEDIA:
        raise Http404
    plain = plain_of(version)
    body = to_table(plain) if kind == "csv" else to_file(plain, "json" if kind == "json" else "yaml")
    name = f"{version.card_set.slug}-{label}.{kind}"
    return HttpResponse(
        body, content_type=MEDIA[kind], headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


def import_page(request: HttpRequest, version_id: UUID) -> HttpResponse:
    """First a dry run: the differences and every error. Then, if there is none, the same file is applied."""
    version = version_for(request, version_id, "cards.change_cardsetversion")
    if not version.is_draft:
        messages.error(request, translate("cards-not-a-draft"))
        return redirect(version_page(version.pk))
    if request.method == "POST" and "apply" in request.POST:
        return _apply(request, version)
    form = ImportForm(request.POST or None, request.FILES or None)
    context: dict[str, object] = {"form": form}
    if request.method == "POST" and form.is_valid():
        context |= _dry_run(version, form.cleaned_data["file"])
    return version_frame(request, "import", version, translate("cards-page-import"), **context)


def _dry_run(version: CardSetVersion, file: UploadedFile) -> dict[str, object]:
    plain, issues = _read(version, file)
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


def _read(version: CardSetVersion, file: UploadedFile) -> tuple[Plain | None, list[Issue]]:
    """A table by its name, for nothing in it says that it is one; it has no head, so the draft keeps its own."""
    data = file.read(LARGEST + 1)
    if (file.name or "").lower().endswith(".csv"):
        return read_table(data, plain_of(version), PublishedSets())
    return read_file(data, PublishedSets())


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
