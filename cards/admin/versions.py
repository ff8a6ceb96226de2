"""Versions in the admin: their state, the set's own names and notes, and what can be done next."""

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html

from accounts.staff_pages import StaffPage
from cards.admin import files, pages
from cards.admin.balance import balance_urls
from cards.admin.looks import kinds_line, problem_count, problems_of, version_summary
from cards.admin.verbs import BUTTONS, VERBS, DuplicateSet, Retire, RollBack, staff
from cards.admin.version_form import HEAD_FIELDS, NAME_FIELDS, VersionForm
from cards.drafting.drafts import check_edit_frame
from cards.drafting.duplicating import free_slug
from cards.files.yamltext import program_text
from cards.models import CardSetVersion, Change
from cards.problems import CardSetRefusal
from cards.selectors import published_version
from cards.texts import language, translate


@admin.register(CardSetVersion)
class CardSetVersionAdmin(StaffPage):
    form = VersionForm
    list_display = ["title", "state", "cards_shown", "languages_shown", "problems_shown", "published_at"]
    list_filter = ["status", "card_set", "card_set__ruleset"]
    list_select_related = ["card_set"]
    list_per_page = 50
    list_before_template = "admin/cards/styles.html"
    change_form_outer_before_template = "admin/cards/version_before.html"
    fieldsets = [(None, {"fields": [*NAME_FIELDS, "notes", "release_notes", *HEAD_FIELDS, "seen"]})]

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardSetVersion]:
        """Trials are never listed."""
        versions: QuerySet[CardSetVersion] = super().get_queryset(request)
        newest = Change.objects.order_by("-at", "-id").values("pk")[:1]
        return versions.exclude(status=CardSetVersion.Status.TRIAL).defer("content").annotate(newest_change=newest)

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        verbs = [path(f"<uuid:version_id>/{verb.name}/", wrap(verb.view), name=f"cards_{verb.name}") for verb in VERBS]
        own = [
            path("<uuid:version_id>/diff/", wrap(pages.diff_page), name="cards_diff"),
            path("<uuid:version_id>/import/", wrap(files.import_page), name="cards_import"),
            path("<uuid:version_id>/export.<str:kind>", wrap(files.export), name="cards_export"),
            path("<uuid:version_id>/retiring/", wrap(pages.retire_page), name="cards_retiring"),
            path("<uuid:version_id>/rolling-back/", wrap(pages.rolling_back_page), name="cards_rolling_back"),
            path("<uuid:version_id>/publishing/", wrap(pages.publish_page), name="cards_publishing"),
            path("<uuid:version_id>/gate/<uuid:run_id>/", wrap(pages.gate_progress), name="cards_gate_progress"),
        ]
        return [*own, *verbs, *balance_urls(wrap), *super().get_urls()]

    def has_add_permission(self, request: HttpRequest) -> bool:
        """A draft begins as a clone, or with a new set."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: CardSetVersion | None = None) -> bool:
        return (obj is None or obj.is_draft) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: CardSetVersion | None = None) -> bool:
        """Never here: drafts are discarded, versions retired."""
        return False

    def get_fieldsets(self, request: HttpRequest, obj: CardSetVersion | None = None) -> object:
        if self.has_change_permission(request, obj):
            return self.fieldsets
        shown = ["names_shown", "notes", "release_notes", *(f"{field}_shown" for field in HEAD_FIELDS)]
        return [(None, {"fields": [*shown, "number", "published_at", "content_hash"]})]

    def get_readonly_fields(self, request: HttpRequest, obj: CardSetVersion | None = None) -> object:
        if self.has_change_permission(request, obj):
            return ()
        return ("names_shown", *(f"{field}_shown" for field in HEAD_FIELDS), "published_at", "content_hash")

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        version = self.get_object(request, object_id)
        if version is not None:
            extra_context = (extra_context or {}) | {
                "version": version,
                "summary": (summary := version_summary(version)),
                "kinds": kinds_line(version, summary),
                "checked": problems_of(version),
                "buttons": [
                    (verb, reverse(f"admin:cards_{verb.name}", args=[version.pk]))
                    for verb in BUTTONS
                    if verb.is_open(request, version)
                ],
                "may_retire": Retire.is_open(request, version),
                "may_roll_back": RollBack.is_open(request, version) and not _is_taken_now(version),
                "may_duplicate": DuplicateSet.is_open(request, version),
                "free_slug": free_slug(version.card_set.slug),
                "may_publish": version.is_draft and staff(request).has_perm("cards.try_cardsetversion"),
                "may_edit": self.has_change_permission(request, version),
                "show_save_and_add_another": False,
            }
        answer: HttpResponse = super().change_view(request, object_id, form_url, extra_context)
        return answer

    def history_view(
        self, request: HttpRequest, object_id: str, extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        """What was done to this version, from the one history that there is."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        return redirect(f"{reverse('admin:cards_change_changelist')}?version__id__exact={object_id}")

    def save_model(self, request: HttpRequest, obj: CardSetVersion, form: VersionForm, change: bool) -> None:
        obj.refresh_from_db()
        try:
            check_edit_frame(obj.pk, form.cleaned_data["seen"], staff(request), form.frame())
        except CardSetRefusal as refused:
            messages.error(request, refused.text(language()))

    @admin.display(ordering="number")
    def title(self, version: CardSetVersion) -> str:
        return str(version)

    @admin.display(ordering="status")
    def state(self, version: CardSetVersion) -> str:
        return format_html('<span class="state state-{}">{}</span>', version.status, version.get_status_display())

    @admin.display
    def cards_shown(self, version: CardSetVersion) -> str:
        seen = version_summary(version)
        kinds = kinds_line(version, seen)
        link = f"{reverse('admin:cards_card_changelist')}?version__id__exact={version.pk}"
        return format_html('<a href="{}">{} / {}</a><br><small>{}</small>', link, seen.cards, seen.copies, kinds)

    @admin.display
    def languages_shown(self, version: CardSetVersion) -> str:
        seen = version_summary(version)
        return ", ".join([*seen.languages, *(f"{code} −{count}" for code, count in seen.lacking.items())])

    @admin.display
    def problems_shown(self, version: CardSetVersion) -> str:
        count = problem_count(version, getattr(version, "newest_change", None))
        return format_html('<span class="problems-{}">{}</span>', "some" if count else "none", count)

    @admin.display
    def names_shown(self, version: CardSetVersion) -> str:
        return " · ".join(f"{code}: {name}" for code, name in version.names.items())

    @admin.display
    def extends_shown(self, version: CardSetVersion) -> str:
        under = ", ".join(f"{slug} {number}" for slug, number in version.checked_with)
        return f"{', '.join(version.extends)} ({translate('cards-checked-with', sets=under)})" if under else "—"

    @admin.display
    def tags_shown(self, version: CardSetVersion) -> str:
        return _as_yaml(version.tags)

    @admin.display
    def more_copies_shown(self, version: CardSetVersion) -> str:
        return _as_yaml(version.more_copies)

    @admin.display
    def mixes_shown(self, version: CardSetVersion) -> str:
        return _as_yaml(version.mixes)


def _is_taken_now(version: CardSetVersion) -> bool:
    """Whether new games take it: then there is nothing to go back to."""
    latest = published_version(version.card_set.slug)
    return latest is not None and latest.pk == version.pk


def _as_yaml(value: object) -> str:
    return format_html('<pre class="program">{}</pre>', program_text(value)) if value else "—"
