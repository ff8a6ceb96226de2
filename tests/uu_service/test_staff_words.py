"""Every label of the admin is said in five languages."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from django.contrib import admin
from django.contrib.auth.models import Group, Permission
from django.utils.translation import gettext, override

import words
from accounts.models import Account
from accounts.staff_words import choice_key, column_key
from cards.language.catalogue import SHIPPED
from cards.models import Card, CardSet, CardSetVersion
from cards.publishing.shipped import do_load_file
from matching.vocabulary import TicketReason
from tests.cards.people import staff

DJANGOS_OWN = {"auth"}
"""Apps whose words come with Django, in all our languages."""
PAGES = [
    (page.model, one)
    for page in admin.site._registry.values()
    if page.model._meta.app_label not in DJANGOS_OWN
    for one in (page, *page.inlines)
]


def columns_of(page) -> Iterator[str]:
    """Everything that a page, or a table within one, shows a label for."""
    fieldsets = [name for _, options in page.fieldsets or () for name in options["fields"]]
    shown = [*getattr(page, "list_display", ()), *(page.fields or ()), *page.readonly_fields, *fieldsets]
    yield from (name for name in dict.fromkeys(shown) if isinstance(name, str) and name != "__str__")


@pytest.mark.parametrize(("model", "page"), PAGES, ids=lambda value: getattr(value, "__name__", str(value)))
def test_every_column_of_a_page_has_a_message(model, page):
    lacking = [name for name in columns_of(page) if not words.has(column_key(name)) and not is_language(name)]
    assert not lacking


def is_language(name: str) -> bool:
    """The fields of a name in each language: languages are called the same everywhere."""
    return name.startswith("name_") or name == "seen"


@pytest.mark.parametrize(("model", "page"), PAGES, ids=lambda value: getattr(value, "__name__", str(value)))
def test_every_model_and_choice_has_a_message(model, page):
    name = page.model._meta.model_name
    assert words.has(f"admin-model-{name}")
    assert words.has(f"admin-models-{name}")
    values = [value for field in page.model._meta.concrete_fields for value, _ in field.flatchoices]
    known = [value for value in values if value not in words.LANGUAGES and "unicorns" not in str(value)]
    assert not [value for value in known if not words.has(choice_key(value))]


BUTTONS = {"es": "Añadir carta", "fr": "Ajout de carte", "it": "Aggiungi carta", "pl": "Dodaj kartę"}


@pytest.mark.parametrize("language", BUTTONS)
def test_a_button_is_wholly_in_the_language_of_its_reader(language):
    """Django's verb and our noun."""
    with override(language):
        assert gettext("Add %s") % Card._meta.verbose_name == BUTTONS[language]


@pytest.mark.django_db
def test_the_page_of_a_card_has_no_english_label_for_a_polish_reader(client):
    version = do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")
    client.force_login(staff("Ada", "publisher"))
    card = version.cards.get(face="rhinocorn")
    text = client.get(f"/admin/cards/card/{card.pk}/change/", headers={"Accept-Language": "pl"}).content.decode()
    labels = {label.strip().removesuffix(":") for label in re.findall(r"<label[^>]*>\s*([^<]+?)\s*<", text)}
    assert {"Rodzaj", "Tekst zasad", "Egzemplarze", "Nazwy"} <= labels
    assert not labels & {"Kind", "Rules text", "Copies", "Names", "Program shown", "Provenance", "Values"}


@pytest.mark.django_db
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_permission_is_named_in_the_language_of_its_reader(client, language):
    client.force_login(Account.objects.create_superuser("Ada"))
    group = Group.objects.get(name="operator")
    for path in (f"auth/group/{group.pk}/change/", f"accounts/account/{Account.objects.get().pk}/change/"):
        page = client.get(f"/admin/{path}", headers={"accept-language": language}).content.decode()
        said = {unescape(one) for one in re.findall(r"<option[^>]*>([^<]* · [^<]*)</option>", page)}
        assert len(said) == Permission.objects.count(), "two permissions never have the same name"
        assert not [one for one in said if " | " in one or (language != "en" and "Can " in one)]


@pytest.mark.parametrize("language", ["es", "fr", "it", "pl"])
def test_a_version_is_named_in_the_language_of_its_reader(language):
    numbered = CardSetVersion(card_set=CardSet(slug="mine"), number=3, status="published")
    with override(language):
        assert str(numbered) == f"mine {words.say(language, 'cards-version-number', number=3)}"
        assert str(CardSetVersion(card_set=CardSet(slug="mine"))).startswith("mine ")
        assert "draft" not in str(CardSetVersion(card_set=CardSet(slug="mine")))


@pytest.mark.parametrize("reason", TicketReason)
def test_why_a_ticket_ended_is_said_in_every_language(reason):
    said = {words.say(language, "desk-ticket-reason", reason=str(reason)) for language in words.LANGUAGES}
    assert len(said) == len(words.LANGUAGES)
