"""The list of one version's cards, in which copies are changed; a number carries the revision its page has seen."""

from typing import Any, cast
from uuid import UUID

from django import forms
from django.contrib.admin.views.main import ChangeList
from django.http import HttpRequest, QueryDict
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from unfold.widgets import UnfoldAdminIntegerFieldWidget

from cards.admin.verbs import staff
from cards.drafting.cards import unchanged_card
from cards.drafting.drafts import lock_draft
from cards.models import Card, CardSetVersion
from cards.problems import CardSetRefusal
from cards.texts import language


class VersionChangeList(ChangeList):
    """One version's cards. Without a choice it is the first there is; copies are edited in drafts only."""

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        super().__init__(request, *args, **kwargs)
        version = version_with_id(request.GET.get("version__id__exact"))
        if version is None or not version.is_draft or not staff(request).has_perm("cards.change_card"):
            self.list_editable = ()


class CopiesInput(UnfoldAdminIntegerFieldWidget):
    """A number that carries the revision its page has seen."""

    seen = 0

    def render(self, name: str, value: object, attrs: object = None, renderer: object = None) -> SafeString:
        field = super().render(name, value, attrs, renderer)
        return format_html('{}<input type="hidden" name="{}-seen" value="{}">', field, name, self.seen)


class CopiesForm(forms.ModelForm):
    copies = forms.IntegerField(min_value=0, max_value=99, widget=CopiesInput(attrs={"class": "copies"}))

    class Meta:
        model = Card
        fields = ["copies"]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        cast("CopiesInput", self.fields["copies"].widget).seen = self.instance.revision

    def seen(self) -> int:
        value = self.data.get(f"{self.add_prefix('copies')}-seen", "")
        return int(value) if value.isdigit() else -1

    def clean(self) -> dict[str, object]:
        cleaned = super().clean() or {}
        if self.has_changed():
            try:
                unchanged_card(lock_draft(self.instance.version_id), self.instance.pk, self.seen())
            except CardSetRefusal as refused:
                raise forms.ValidationError(refused.text(language())) from refused
        return cleaned


def cards_page(version_id: UUID) -> str:
    """The list of one version's cards."""
    return f"{reverse('admin:cards_card_changelist')}?version__id__exact={version_id}"


def version_in_sight(request: HttpRequest) -> str | None:
    """The version that the address speaks of: a list's filter, a new card's set, or the filter one came from."""
    came_from = QueryDict(request.GET.get("_changelist_filters", ""))
    return request.GET.get("version") or request.GET.get("version__id__exact") or came_from.get("version__id__exact")


def version_with_id(version_id: str | None) -> CardSetVersion | None:
    try:
        key = UUID(version_id or "")
    except ValueError:
        return None
    return CardSetVersion.objects.select_related("card_set").filter(pk=key).defer("content").first()
