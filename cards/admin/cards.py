"""Cards in the admin: listed by version, copies changed in the list, and a page where a program is written and seen."""

from urllib.parse import urlencode

from django.conf import settings
from django.contrib import admin, messages
from django.contrib.admin.views.main import ChangeList
from django.db.models import Prefetch, Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html

from accounts.staff_pages import StaffPage
from cards.admin import faces, shortcuts
from cards.admin.card_list import CopiesForm, VersionChangeList, cards_page, version_in_sight, version_with_id
from cards.admin.duplicating import duplicate_card
from cards.admin.filters import VersionFilter
from cards.admin.forms import NAME_FIELDS, CardForm, card_form_for
from cards.admin.live_urls import live_urls
from cards.admin.live_words import grammar_address
from cards.admin.value_fields import form_fields
from cards.admin.verbs import staff
from cards.drafting.cards import check_remove_card, check_save_card, check_set_copies
from cards.files.rows import plain_card
from cards.files.yamltext import one_line, program_text
from cards.models import Card, CardName, CardSetVersion
from cards.problems import CardSetRefusal, Stale
from cards.texts import card_text, kind_title, language, name_in, translate

READ_ONLY = (
    "face",
    "kind_shown",
    "copies",
    "names_shown",
    "text_shown",
    "program_shown",
    "values_shown",
    "provenance",
)
"""What the page of a published card shows."""
FOLDED = ("value_translation", "value_provenance_of")
"""Values that are about names and sources: they stand with those, folded away."""


@admin.register(Card)
class CardAdmin(StaffPage):
    list_display = ["face", "picture_shown", "name_shown", "kind_shown", "copies", "text_shown"]
    list_editable = ["copies"]
    list_filter = [("version", VersionFilter), "kind"]
    list_per_page = 200
    search_fields = ["face", "names__name"]
    ordering = ["version", "position"]
    list_before_template = "admin/cards/cards_before.html"
    change_form_template = "admin/cards/card_form.html"
    warn_unsaved_form = True
    compressed_fields = False

    def get_queryset(self, request: HttpRequest) -> QuerySet[Card]:
        cards: QuerySet[Card] = super().get_queryset(request).exclude(version__status="trial")
        version = Prefetch("version", CardSetVersion.objects.select_related("card_set").defer("content"))
        return cards.prefetch_related(version, Prefetch("names", CardName.objects.order_by("language")))

    def get_urls(self) -> list[URLPattern]:
        edit = self.admin_site.admin_view(shortcuts.edit_in_draft)
        face = self.admin_site.admin_view(faces.face)
        own = [
            path("<uuid:card_id>/edit-in-draft/", edit, name="cards_edit_in_draft"),
            path("<uuid:card_id>/duplicate/", self.admin_site.admin_view(duplicate_card), name="cards_duplicate_card"),
            path("<uuid:card_id>/face.svg", face, name="cards_face"),
        ]
        return [*own, *live_urls(), *super().get_urls()]

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Card], search_term: str
    ) -> tuple[QuerySet[Card], bool]:
        """By id, by name, and by what the rules text says in the reader's language."""
        found, may_repeat = super().get_search_results(request, queryset, search_term)
        if not search_term:
            return found, may_repeat
        wanted = search_term.casefold()
        saying = [card.pk for card in queryset if wanted in self.text_shown(card).casefold()]
        return queryset.filter(Q(pk__in=saying) | Q(pk__in=found.values("pk"))), False

    def get_list_display(self, request: HttpRequest) -> list[str]:
        """Where cards of many versions are found, each says whose it is."""
        return self.list_display if "version__id__exact" in request.GET else ["face", "version", *self.list_display[1:]]

    def get_changelist(self, request: HttpRequest, **kwargs: object) -> type[ChangeList]:
        return VersionChangeList

    def get_changelist_form(self, request: HttpRequest, **kwargs: object) -> type[CopiesForm]:
        return CopiesForm

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, object] | None = None) -> HttpResponse:
        """One version is shown: without a choice the newest draft, else the newest. Only a search may go beyond."""
        if "version__id__exact" not in request.GET and not request.GET.get("q"):
            newest = CardSetVersion.objects.exclude(status="trial").order_by("-created_at").first()
            if newest is not None:
                more = request.GET.urlencode()
                return redirect(cards_page(newest.pk) + (f"&{more}" if more else ""))
        version = version_with_id(request.GET.get("version__id__exact"))
        searched = request.GET.get("q") if version else None
        everywhere = urlencode({"q": searched}) if searched else None
        context = {"version": version, "title": str(version) if version else None, "everywhere": everywhere}
        answer: HttpResponse = super().changelist_view(request, (extra_context or {}) | context)
        return answer

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Only where a draft is in sight; a new card needs to know which."""
        in_sight = version_with_id(version_in_sight(request))
        return in_sight is not None and in_sight.is_draft and staff(request).has_perm("cards.add_card")

    def has_change_permission(self, request: HttpRequest, obj: Card | None = None) -> bool:
        return (obj is None or obj.version.is_draft) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Card | None = None) -> bool:
        return (obj is None or obj.version.is_draft) and super().has_delete_permission(request, obj)

    def version_of(self, request: HttpRequest, obj: Card | None) -> CardSetVersion | None:
        """The version that a page is about: the card's, or the one a new card is for."""
        if obj is not None:
            return obj.version
        version = version_with_id(request.POST.get("version") or version_in_sight(request))
        return version if version is not None and version.is_draft else None

    def get_form(self, request: HttpRequest, obj: Card | None = None, change: bool = False, **kwargs: object) -> object:
        version = self.version_of(request, obj)
        if version is None or (change and not self.has_change_permission(request, obj)):
            return super().get_form(request, obj, change, **kwargs)
        form = card_form_for(version.card_set.ruleset)
        return type("BoundCardForm", (form,), {"version": version})

    def get_fieldsets(self, request: HttpRequest, obj: Card | None = None) -> object:
        version = self.version_of(request, obj)
        if version is None or not self.has_change_permission(request, obj):
            return [(None, {"fields": self.get_readonly_fields(request, obj)})]
        values = form_fields(version.card_set.ruleset)
        more = [field for field in values if field in FOLDED and field != "value_translation"]
        folded = {"classes": ["collapse"]}
        return [
            (None, {"fields": [("name_en", "face"), ("kind", "copies"), "seen"]}),
            (None, {"fields": ["program"]}),
            (None, {"fields": [field for field in values if field not in FOLDED]}),
            (translate("cards-part-names"), {"fields": [*NAME_FIELDS[1:], "value_translation"], **folded}),
            (translate("cards-part-more"), {"fields": ["provenance", *more, "picture", "remove_picture"], **folded}),
        ]

    def get_readonly_fields(self, request: HttpRequest, obj: Card | None = None) -> object:
        if self.has_change_permission(request, obj):
            return ()
        return READ_ONLY

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, object] | None = None,
    ) -> HttpResponse:
        card = self.get_object(request, object_id) if object_id else None
        version = self.version_of(request, card)
        if object_id is None and version is None:
            messages.error(request, translate("cards-not-a-draft"))
            return redirect(reverse("admin:cards_card_changelist"))
        extra_context = (extra_context or {}) | {
            "version": version,
            "card": card,
            "may_duplicate": card is not None and staff(request).has_perm("cards.add_card"),
            "may_edit_in_draft": card is not None and shortcuts.may_edit_in_draft(request, card),
            **(_editor(version) if version and version.is_draft else {}),
            "show_save_and_add_another": False,
            "actions_submit_line": shortcuts.beside_save(request, version),
        }
        answer: HttpResponse = super().changeform_view(request, object_id, form_url, extra_context)
        return answer

    def save_model(self, request: HttpRequest, obj: Card, form: object, change: bool) -> None:
        """Through the services, which write down who changed what. The form holds the lock and has checked."""
        if isinstance(form, CopiesForm):
            check_set_copies(obj.version_id, obj.pk, form.seen(), staff(request), form.cleaned_data["copies"])
            return
        assert isinstance(form, CardForm)
        assert form.version is not None
        card_id = obj.pk if change else None
        seen = form.cleaned_data["seen"] or 0
        saved = check_save_card(form.version.pk, card_id, seen, staff(request), form.plain_card())
        obj.pk, obj.version_id, obj.face = saved.pk, saved.version_id, saved.face

    def response_post_save_add(self, request: HttpRequest, obj: Card) -> HttpResponse:
        return shortcuts.after_saving(request, obj.version_id)

    def response_post_save_change(self, request: HttpRequest, obj: Card) -> HttpResponse:
        return shortcuts.after_saving(request, obj.version_id)

    def get_actions_submit_line(self, request: HttpRequest, object_id: str) -> list[shortcuts.Beside]:
        card = self.get_object(request, object_id)
        return shortcuts.beside_save(request, card.version if card else None)

    def delete_view(
        self, request: HttpRequest, object_id: str, extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        """Back to the list that the card was in; once it is gone nobody can tell which that was."""
        card = self.get_object(request, object_id)
        answer: HttpResponse = super().delete_view(request, object_id, extra_context)
        return redirect(cards_page(card.version_id)) if card and answer.status_code == 302 else answer

    def history_view(
        self, request: HttpRequest, object_id: str, extra_context: dict[str, object] | None = None
    ) -> HttpResponse:
        """What was done to this card, from the one history that there is."""
        card = self.get_object(request, object_id)
        if card is None or not self.has_view_permission(request, card):
            raise Http404
        query = urlencode({"version__id__exact": card.version_id, "card": card.face})
        return redirect(f"{reverse('admin:cards_change_changelist')}?{query}")

    def delete_model(self, request: HttpRequest, obj: Card) -> None:
        check_remove_card(obj.version_id, obj.pk, obj.revision, staff(request))

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Card]) -> None:
        for card in queryset:
            try:
                check_remove_card(card.version_id, card.pk, card.revision, staff(request))
            except (CardSetRefusal, Stale) as refused:
                messages.error(request, refused.text(language()))

    @admin.display
    def picture_shown(self, card: Card) -> str:
        return faces.picture(card, 60)

    @admin.display
    def name_shown(self, card: Card) -> str:
        return name_in({name.language: name.name for name in card.names.all()}, language())

    @admin.display(ordering="kind")
    def kind_shown(self, card: Card) -> str:
        return kind_title(card.version.card_set.ruleset, card.kind, language())

    @admin.display
    def names_shown(self, card: Card) -> str:
        return " · ".join(f"{name.language}: {name.name}" for name in card.names.all())

    @admin.display
    def text_shown(self, card: Card) -> str:
        return card_text(card.version.card_set.ruleset, plain_card(card), language(), tags=card.version.tag_names)

    @admin.display
    def program_shown(self, card: Card) -> str:
        return format_html('<pre class="program">{}</pre>', program_text(card.program))

    @admin.display
    def values_shown(self, card: Card) -> str:
        return one_line(card.values) if card.values else "—"


def _editor(version: CardSetVersion) -> dict[str, object]:
    """What the page of a card needs so that it can be written."""
    reader = language()
    address = grammar_address(version.card_set.ruleset, reader)
    return {"grammar": address, "shown_in": reader, "languages": settings.LANGUAGES}
