"""Card sets in the admin: which there are, what is published of each, and which is the default."""

from uuid import UUID

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError
from django.db.models import Max, Q, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html

from accounts.staff_pages import StaffPage
from cards.admin.forms import NewSetForm
from cards.admin.verbs import staff, version_page
from cards.drafting.drafts import check_new_set
from cards.models import CardSet
from cards.problems import CardSetRefusal
from cards.publishing.default import check_make_default
from cards.texts import language, translate
from uu_service.statements import beside

PUBLISH = "cards.publish_cardsetversion"


def make_default(request: HttpRequest, set_id: UUID) -> HttpResponse:
    """New tables play with this set unless they name another."""
    if not staff(request).has_perm(PUBLISH):
        raise PermissionDenied
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    try:
        chosen = check_make_default(set_id, staff(request))
        messages.success(request, translate("cards-done-default", slug=chosen.slug))
    except CardSetRefusal as refused:
        messages.error(request, refused.text(language()))
    return redirect(reverse("admin:cards_cardset_change", args=[set_id]))


@admin.register(CardSet)
class CardSetAdmin(StaffPage):
    list_display = ["slug", "ruleset", "is_default", "latest", "drafts", "versions_link"]
    list_filter = ["ruleset"]
    search_fields = ["slug"]
    fields = ["slug", "ruleset", "is_default"]
    change_form_outer_before_template = "admin/cards/set_before.html"

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        own = [path("<uuid:set_id>/make-default/", wrap(make_default), name="cards_make_default")]
        return [*own, *super().get_urls()]

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardSet]:
        published = Max("versions__number", filter=Q(versions__status="published"))
        draft = Max("versions__revision", filter=Q(versions__status="draft"))
        sets: QuerySet[CardSet] = super().get_queryset(request)
        return beside(sets, latest_number=published, draft_revision=draft)

    def add_view(
        self, request: HttpRequest, form_url: str = "", extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        """A new set is its first draft: there is nothing else to say about it yet."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = NewSetForm(request.POST or None)
        if request.method == "POST" and form.is_valid():
            try:
                draft = check_new_set(**form.cleaned_data, by=staff(request))
                return redirect(version_page(draft.pk))
            except IntegrityError:
                form.add_error("slug", translate("cards-slug-taken"))
        context = self.admin_site.each_context(request) | {"form": form, "title": translate("cards-page-new-set")}
        return TemplateResponse(request, "admin/cards/new_set.html", context)

    def has_change_permission(self, request: HttpRequest, obj: CardSet | None = None) -> bool:
        """Never here: what a set says of itself is edited in its draft, and the default has a verb of its own."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: CardSet | None = None) -> bool:
        """Never: games may hold its versions."""
        return False

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        card_set = self.get_object(request, object_id)
        may = card_set is not None and not card_set.is_default and staff(request).has_perm(PUBLISH)
        extra_context = (extra_context or {}) | {"card_set": card_set, "may_make_default": may}
        answer: HttpResponse = super().change_view(request, object_id, form_url, extra_context)
        return answer

    @admin.display(ordering="latest_number")
    def latest(self, card_set: CardSet) -> str:
        number = card_set.latest_number
        return translate("cards-version-number", number=number) if number else "—"

    @admin.display
    def drafts(self, card_set: CardSet) -> str:
        revision = card_set.draft_revision
        return "—" if revision is None else translate("cards-draft-changes", count=revision)

    @admin.display
    def versions_link(self, card_set: CardSet) -> str:
        link = f"{reverse('admin:cards_cardsetversion_changelist')}?card_set__id__exact={card_set.pk}"
        return format_html('<a href="{}">{}</a>', link, translate("admin-models-cardsetversion"))
