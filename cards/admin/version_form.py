"""The form of a draft's own page: what the set says of itself, and what is new in it."""

from typing import Any

from django import forms
from unfold.widgets import (
    UnfoldAdminCheckboxSelectMultipleWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
)

import words
from accounts.staff_words import label
from cards.admin.value_fields import ShapedField
from cards.language.joining import extended
from cards.language.sets import Mixes, MoreCopies, Plain, TagNames
from cards.models import CardSetVersion
from cards.selectors import published_sets
from cards.texts import translate

NAME_FIELDS = [f"name_{language}" for language in words.LANGUAGES]


HEAD_FIELDS = ["extends", "tags", "more_copies", "mixes"]
EXAMPLES = {
    "tags": "winged: {en: Winged, es: Alado}",
    "more_copies": "some_card: 2",
    "mixes": "- [some-set, another-set]",
}


class VersionForm(forms.ModelForm):
    """What the set says of itself in this version; cards are edited on their own pages."""

    seen = forms.IntegerField(widget=forms.HiddenInput)
    name_en = forms.CharField(label="English", max_length=120, widget=UnfoldAdminTextInputWidget)
    name_es = forms.CharField(label="Español", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)
    name_fr = forms.CharField(label="Français", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)
    name_it = forms.CharField(label="Italiano", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)
    name_pl = forms.CharField(label="Polski", required=False, max_length=120, widget=UnfoldAdminTextInputWidget)

    extends = forms.MultipleChoiceField(required=False, widget=UnfoldAdminCheckboxSelectMultipleWidget)
    tags = ShapedField(TagNames, {})
    more_copies = ShapedField(MoreCopies, {})
    mixes = ShapedField(Mixes, [])

    class Meta:
        model = CardSetVersion
        fields = ["notes", "release_notes"]
        widgets = {"notes": UnfoldAdminTextareaWidget, "release_notes": UnfoldAdminTextareaWidget}
        help_texts = {"release_notes": label("cards-help-release-notes")}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        names = {f"name_{language}": name for language, name in self.instance.names.items()}
        head = {field: getattr(self.instance, field) for field in HEAD_FIELDS}
        self.initial = {**self.initial, **names, **head, "seen": self.instance.revision}
        for field in HEAD_FIELDS:
            self.fields[field].label = translate(f"cards-label-{field.replace('_', '-')}")
            help_key = f"cards-help-{field.replace('_', '-')}"
            self.fields[field].help_text = translate(help_key, example=EXAMPLES.get(field, ""))
        choices = self.fields["extends"]
        assert isinstance(choices, forms.MultipleChoiceField)
        choices.choices = _sets_to_extend(self.instance)

    def frame(self) -> Plain:
        """What the form says, as the columns hold it."""
        said = {field: self.cleaned_data[field] for field in ("notes", "release_notes", *HEAD_FIELDS)}
        said["release_notes"] = said["release_notes"].replace("\r\n", "\n")
        return {"names": self.names(), **said}

    def names(self) -> dict[str, str]:
        return {field[5:]: self.cleaned_data[field] for field in NAME_FIELDS if self.cleaned_data.get(field)}


def _sets_to_extend(version: CardSetVersion) -> list[tuple[str, str]]:
    """Published sets of the same game, and what the draft names already."""
    others = published_sets(version.card_set.ruleset).exclude(pk=version.card_set_id)
    slugs = [*others.values_list("slug", flat=True), *extended({"extends": version.extends})]
    return [(slug, slug) for slug in dict.fromkeys(slugs)]
