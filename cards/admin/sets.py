"""Card sets in the admin: which there are, what is published of each, and which is the default."""

from django import forms
from django.contrib import admin
from django.db import IntegrityError
from django.db.models import Max, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.html import format_html
from unfold.admin import ModelAdmin

from cards.admin.forms import NewSetForm
from cards.admin.verbs import staff, version_page
from cards.drafting.drafts import check_new_set
from cards.models import CardSet
from cards.selectors import published_version
from cards.texts import translate


class CardSetForm(forms.ModelForm):
    """Only a set that is enough for a table may be what tables play by default."""

    def clean_is_default(self) -> bool:
        wanted: bool = self.cleaned_data["is_default"]
        latest = published_version(self.instance.slug)
        if wanted and latest is not None and latest.extends:
            raise forms.ValidationError(translate("cards-default-stands-alone"))
        return wanted


@admin.register(CardSet)
class CardSetAdmin(ModelAdmin):
    form = CardSetForm
    list_display = ["slug", "ruleset", "is_default", "latest", "drafts", "versions_link"]
    list_filter = ["ruleset"]
    search_fields = ["slug"]
    fields = ["slug", "ruleset", "is_default"]
    readonly_fields = ["slug", "ruleset"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardSet]:
        published = Max("versions__number", filter=Q(versions__status="published"))
        draft = Max("versions__revision", filter=Q(versions__status="draft"))
        sets: QuerySet[CardSet] = super().get_queryset(request)
        return sets.annotate(latest_number=published, draft_revision=draft)

    def add_view(
        self, request: HttpRequest, form_url: str = "", extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        """A new set is its first draft: there is nothing else to say about it yet."""
        form = NewSetForm(request.POST or None)
        if request.method == "POST" and form.is_valid():
            try:
                draft = check_new_set(**form.cleaned_data, by=staff(request))
                return redirect(version_page(draft.pk))
            except IntegrityError:
                form.add_error("slug", translate("cards-slug-taken"))
        context = self.admin_site.each_context(request) | {"form": form, "title": translate("cards-page-new-set")}
        return TemplateResponse(request, "admin/cards/new_set.html", context)

    def has_delete_permission(self, request: HttpRequest, obj: CardSet | None = None) -> bool:
        """Never: games may hold its versions."""
        return False

    def save_model(self, request: HttpRequest, obj: CardSet, form: object, change: bool) -> None:
        if obj.is_default:
            CardSet.objects.filter(ruleset=obj.ruleset).exclude(pk=obj.pk).update(is_default=False)
        super().save_model(request, obj, form, change)

    @admin.display(description="published", ordering="latest_number")
    def latest(self, card_set: CardSet) -> str:
        number = card_set.latest_number  # type: ignore[attr-defined]
        return f"version {number}" if number else "—"

    @admin.display(description="draft")
    def drafts(self, card_set: CardSet) -> str:
        revision = card_set.draft_revision  # type: ignore[attr-defined]
        return "—" if revision is None else f"{revision} changes"

    @admin.display(description="versions")
    def versions_link(self, card_set: CardSet) -> str:
        link = f"{reverse('admin:cards_cardsetversion_changelist')}?card_set__id__exact={card_set.pk}"
        return format_html('<a href="{}">versions</a>', link)
