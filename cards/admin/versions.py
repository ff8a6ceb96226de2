"""Versions in the admin: their state, the set's own names and notes, and what can be done next."""

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from unfold.admin import ModelAdmin
from unfold.widgets import UnfoldAdminTextareaWidget, UnfoldAdminTextInputWidget

import words
from cards.admin import pages
from cards.admin.live import live_check, live_complete, live_schema
from cards.admin.looks import problems_of, version_summary
from cards.admin.verbs import BUTTONS, VERBS, staff
from cards.drafting.drafts import check_edit_frame
from cards.models import CardSetVersion
from cards.problems import CardSetRefusal
from cards.texts import language

NAME_FIELDS = [f"name_{language}" for language in words.LANGUAGES]


class VersionForm(forms.ModelForm):
    """The set's own names and notes in this version; cards are edited on their own pages."""

    seen = forms.IntegerField(widget=forms.HiddenInput)
    name_en = forms.CharField(label="Name", max_length=120, widget=UnfoldAdminTextInputWidget)
    name_es = forms.CharField(label="Español", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)
    name_fr = forms.CharField(label="Français", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)
    name_it = forms.CharField(label="Italiano", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)
    name_pl = forms.CharField(label="Polski", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)

    class Meta:
        model = CardSetVersion
        fields = ["notes"]
        widgets = {"notes": UnfoldAdminTextareaWidget}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        names = {f"name_{language}": name for language, name in self.instance.names.items()}
        self.initial = {**self.initial, **names, "seen": self.instance.revision}

    def names(self) -> dict[str, str]:
        return {field[5:]: self.cleaned_data[field] for field in NAME_FIELDS if self.cleaned_data.get(field)}


@admin.register(CardSetVersion)
class CardSetVersionAdmin(ModelAdmin):
    form = VersionForm
    list_display = ["title", "state", "cards_shown", "languages_shown", "problems_shown", "published_at"]
    list_filter = ["status", "card_set", "card_set__ruleset"]
    list_select_related = ["card_set"]
    list_before_template = "admin/cards/styles.html"
    change_form_outer_before_template = "admin/cards/version_before.html"
    fieldsets = [(None, {"fields": [*NAME_FIELDS, "notes", "seen"]})]

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardSetVersion]:
        """Trials are never listed."""
        versions: QuerySet[CardSetVersion] = super().get_queryset(request)
        return versions.exclude(status=CardSetVersion.Status.TRIAL).defer("content")

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        verbs = [path(f"<uuid:version_id>/{verb.name}/", wrap(verb.view), name=f"cards_{verb.name}") for verb in VERBS]
        own = [
            path("<uuid:version_id>/diff/", wrap(pages.diff_page), name="cards_diff"),
            path("<uuid:version_id>/import/", wrap(pages.import_page), name="cards_import"),
            path("<uuid:version_id>/export.<str:kind>", wrap(pages.export), name="cards_export"),
            path("<uuid:version_id>/publishing/", wrap(pages.publish_page), name="cards_publishing"),
            path("<uuid:version_id>/gate/<uuid:run_id>/", wrap(pages.gate_progress), name="cards_gate_progress"),
            path("live/<str:ruleset>/check/", wrap(live_check), name="cards_live_check"),
            path("live/<str:ruleset>/complete/", wrap(live_complete), name="cards_live_complete"),
            path("live/<str:ruleset>/schema/", wrap(live_schema), name="cards_live_schema"),
        ]
        return [*own, *verbs, *super().get_urls()]

    def has_add_permission(self, request: HttpRequest) -> bool:
        """A draft begins as a clone, or with a new set."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: CardSetVersion | None = None) -> bool:
        return (obj is None or obj.is_draft) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: CardSetVersion | None = None) -> bool:
        """Never here: drafts are discarded, versions retired."""
        return False

    def get_fieldsets(self, request: HttpRequest, obj: CardSetVersion | None = None) -> Any:
        if self.has_change_permission(request, obj):
            return self.fieldsets
        return [(None, {"fields": ["names_shown", "notes", "number", "published_at", "content_hash"]})]

    def get_readonly_fields(self, request: HttpRequest, obj: CardSetVersion | None = None) -> Any:
        return () if self.has_change_permission(request, obj) else ("names_shown", "published_at", "content_hash")

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        version = self.get_object(request, object_id)
        if version is not None:
            extra_context = (extra_context or {}) | {
                "version": version,
                "summary": version_summary(version),
                "checked": problems_of(version),
                "buttons": [
                    (verb, reverse(f"admin:cards_{verb.name}", args=[version.pk]))
                    for verb in BUTTONS
                    if verb.is_open(request, version)
                ],
                "may_publish": version.is_draft and staff(request).has_perm("cards.publish_cardsetversion"),
                "may_edit": self.has_change_permission(request, version),
                "show_save_and_add_another": False,
            }
        answer: HttpResponse = super().change_view(request, object_id, form_url, extra_context)
        return answer

    def save_model(self, request: HttpRequest, obj: CardSetVersion, form: VersionForm, change: bool) -> None:
        notes = form.cleaned_data["notes"]
        obj.refresh_from_db()
        try:
            check_edit_frame(obj.pk, form.cleaned_data["seen"], staff(request), form.names(), notes)
        except CardSetRefusal as refused:
            messages.error(request, refused.text(language()))

    @admin.display(description="version", ordering="number")
    def title(self, version: CardSetVersion) -> str:
        return str(version)

    @admin.display(description="status", ordering="status")
    def state(self, version: CardSetVersion) -> str:
        return format_html('<span class="state state-{}">{}</span>', version.status, version.get_status_display())

    @admin.display(description="cards")
    def cards_shown(self, version: CardSetVersion) -> str:
        seen = version_summary(version)
        kinds = ", ".join(f"{count} {kind.replace('_', ' ')}" for kind, count in seen.by_kind.items())
        link = f"{reverse('admin:cards_card_changelist')}?version__id__exact={version.pk}"
        return format_html('<a href="{}">{} / {}</a><br><small>{}</small>', link, seen.cards, seen.copies, kinds)

    @admin.display(description="languages")
    def languages_shown(self, version: CardSetVersion) -> str:
        seen = version_summary(version)
        return ", ".join([*seen.languages, *(f"{code} −{count}" for code, count in seen.lacking.items())])

    @admin.display(description="problems")
    def problems_shown(self, version: CardSetVersion) -> str:
        count = len(problems_of(version).errors)
        return format_html('<span class="problems-{}">{}</span>', "some" if count else "none", count)

    @admin.display(description="names")
    def names_shown(self, version: CardSetVersion) -> str:
        return " · ".join(f"{code}: {name}" for code, name in version.names.items())
