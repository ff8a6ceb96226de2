"""The form of one card: names by language, its program as YAML, and the values that its ruleset knows."""

from functools import cache
from typing import Any

from django import forms
from unfold.widgets import (
    UnfoldAdminFileFieldWidget,
    UnfoldAdminIntegerFieldWidget,
    UnfoldAdminSelectWidget,
    UnfoldAdminTextareaWidget,
    UnfoldAdminTextInputWidget,
    UnfoldBooleanSwitchWidget,
)

import words
from accounts.staff_words import label, title
from cards.admin.value_fields import form_fields, initial_values, kinds_of, read_values
from cards.drafting.cards import unchanged_card
from cards.drafting.drafts import lock_draft
from cards.drafting.images import ImageRefused, do_store_image
from cards.files.format import normal_card
from cards.files.reading import FileRefused, parse_yaml
from cards.files.yamltext import program_text
from cards.language.sets import Plain
from cards.models import Card, CardImage, CardSetVersion, ruleset_choices
from cards.problems import CardSetRefusal
from cards.rulesets import language_of
from cards.texts import kind_title, language, place_and_text, translate

LONGEST_PROGRAM = 20_000
NAME_FIELDS = [f"name_{language}" for language in words.LANGUAGES]


class ProgramField(forms.CharField):
    """A program as YAML text; reads into plain data. What the program means is checked beside it, not here."""

    widget = UnfoldAdminTextareaWidget(attrs={"rows": 16, "spellcheck": "false", "class": "program", "wrap": "off"})

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(required=False, max_length=LONGEST_PROGRAM, strip=False, **kwargs)

    def prepare_value(self, value: object) -> object:
        return value if isinstance(value, str) else program_text(value)

    def clean(self, value: object) -> object:
        text = super().clean(value)
        try:
            return (parse_yaml(text) if text.strip() else None) or []
        except FileRefused as refused:
            raise forms.ValidationError(place_and_text(refused.issue)) from refused


class CardForm(forms.ModelForm):
    """Bound to one version, whose ruleset decides about kinds and values (see card_form_for)."""

    ruleset: str
    version: CardSetVersion | None = None

    kind = forms.ChoiceField(label=title("admin-field-kind"), widget=UnfoldAdminSelectWidget)
    copies = forms.IntegerField(
        label=title("admin-field-copies"), min_value=0, max_value=99, initial=1, widget=UnfoldAdminIntegerFieldWidget
    )
    program = ProgramField(label=title("admin-field-program"))
    picture = forms.FileField(label=title("admin-field-picture"), required=False, widget=UnfoldAdminFileFieldWidget)
    remove_picture = forms.BooleanField(
        label=title("admin-field-remove-picture"), required=False, widget=UnfoldBooleanSwitchWidget
    )
    seen = forms.IntegerField(widget=forms.HiddenInput, initial=0)

    class Meta:
        model = Card
        fields = ["face", "provenance"]
        widgets = {"face": UnfoldAdminTextInputWidget, "provenance": UnfoldAdminTextInputWidget}
        help_texts = {"face": label("cards-help-face"), "provenance": label("cards-help-provenance")}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        kinds = kinds_of(self.ruleset)
        field = self.fields["kind"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [(kind, kind_title(self.ruleset, kind, language())) for kind in kinds]
        own = self._initial() if self.instance.kind else initial_values(self.ruleset, {})
        self.initial = {**self.initial, **own}

    def _initial(self) -> dict[str, object]:
        card = self.instance
        names = {f"name_{name.language}": name.name for name in card.names.all()}
        own = {"kind": card.kind, "copies": card.copies, "program": card.program, "seen": card.revision}
        return own | names | initial_values(self.ruleset, card.values)

    def clean_picture(self) -> CardImage | None:
        upload = self.cleaned_data.get("picture")
        if not upload:
            return None
        try:
            return do_store_image(upload)
        except ImageRefused as refused:
            raise forms.ValidationError(translate(refused.reason, **refused.words_args)) from refused

    def clean(self) -> dict[str, object]:
        cleaned = super().clean() or {}
        if self.version is not None:
            self._require_unchanged_place(self.version, cleaned)
        return cleaned

    def _require_unchanged_place(self, version: CardSetVersion, cleaned: dict[str, Any]) -> None:
        """Under the draft's lock, which is held until the card is saved: is it still as this form saw it?"""
        try:
            draft = lock_draft(version.pk)
            if not self.instance._state.adding:
                unchanged_card(draft, self.instance.pk, cleaned.get("seen") or 0)
        except CardSetRefusal as refused:
            raise forms.ValidationError(refused.text(language())) from refused
        twins = version.cards.filter(face=cleaned.get("face")).exclude(pk=self.instance.pk)
        if twins.exists():
            self.add_error("face", translate("cards-face-taken", face=cleaned["face"]))

    def plain_card(self) -> Plain:
        """The card as its file would say it, from what could be read of the form."""
        cleaned = getattr(self, "cleaned_data", {})
        uploaded = cleaned.get("picture")
        kept = None if cleaned.get("remove_picture") else self.instance.image_id
        card = {
            "id": cleaned.get("face", ""),
            "names": {field[5:]: cleaned[field] for field in NAME_FIELDS if cleaned.get(field)},
            "copies": cleaned.get("copies", 1),
            "provenance": cleaned.get("provenance") or None,
            "image": uploaded.pk if isinstance(uploaded, CardImage) else kept,
            "kind": cleaned.get("kind", ""),
            **read_values(self.ruleset, cleaned),
            "abilities": cleaned.get("program", []),
        }
        return normal_card(card, language_of(self.ruleset).card)


@cache
def card_form_for(ruleset: str) -> type[CardForm]:
    """The form class of a ruleset's cards."""
    names = {
        field: forms.CharField(
            label=title("cards-label-name") if field == "name_en" else dict(_languages())[field[5:]],
            required=field == "name_en",
            max_length=120,
            widget=UnfoldAdminTextInputWidget,
        )
        for field in NAME_FIELDS
    }
    return type("RulesetCardForm", (CardForm,), {"ruleset": ruleset, **names, **form_fields(ruleset)})


def _languages() -> list[tuple[str, str]]:
    from django.conf import settings

    return list(settings.LANGUAGES)


class ImportForm(forms.Form):
    """A card set file for a dry run."""

    file = forms.FileField(widget=UnfoldAdminFileFieldWidget)


class NewSetForm(forms.Form):
    """A new set, which begins as an empty draft."""

    slug = forms.RegexField(
        r"^[a-z0-9]+(-[a-z0-9]+)*$",
        label=title("admin-field-slug"),
        help_text=label("cards-help-slug"),
        max_length=60,
        widget=UnfoldAdminTextInputWidget,
    )
    ruleset = forms.ChoiceField(
        label=title("admin-field-ruleset"), choices=ruleset_choices, widget=UnfoldAdminSelectWidget
    )
    name = forms.CharField(label=title("cards-label-name"), max_length=120, widget=UnfoldAdminTextInputWidget)
