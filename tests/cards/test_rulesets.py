"""Card sets know rulesets only by a registry; a ruleset brings its language, its needs and its title."""

import pytest
from django.urls import reverse
from django.utils import translation

from cards.models import CardSet
from cards.publishing.shipped import do_load_shipped
from cards.rulesets import UnknownRuleset, card_rules, language_of, languages, ruleset_names, ruleset_title
from games.rules.kernel import ruleset as registry
from tests.accounts.conftest import Api
from tests.cards.people import signed_in, staff
from tests.cards.rows import a_version


def test_the_language_of_every_ruleset_is_known() -> None:
    assert list(languages()) == ruleset_names() == [ruleset.name for ruleset in registry.rulesets()]
    assert all(language_of(name).ruleset == name for name in ruleset_names())


def test_an_unknown_ruleset_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownRuleset, match=r'no ruleset "chess"; registered are: unstable_unicorns, kill_the'):
        card_rules("chess")


def test_a_title_is_in_the_language_and_a_bare_name_without_one() -> None:
    assert ruleset_title("kill_the_unicorns", "en") == "Kill the Unicorns"
    assert ruleset_title("chess", "pl") == "chess"


@pytest.mark.django_db
def test_the_admin_offers_and_filters_by_the_titles_of_the_rulesets(settings) -> None:
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": "django.core.files.storage.InMemoryStorage"}}
    a_version()
    client = signed_in(staff("Ada", "publisher"))
    new = client.get(reverse("admin:cards_cardset_add")).content.decode()
    assert '<option value="kill_the_unicorns">Kill the Unicorns</option>' in new
    listed = client.get(reverse("admin:cards_cardset_changelist")).content.decode()
    assert "ruleset__exact=kill_the_unicorns" in listed
    assert CardSet.objects.get().get_ruleset_display() == "Unstable Unicorns"


@pytest.mark.django_db
def test_a_set_of_a_ruleset_that_is_gone_is_still_listed() -> None:
    CardSet.objects.filter(pk=a_version("old", "published", 1).card_set_id).update(ruleset="chess")
    with translation.override("pl"):
        assert CardSet.objects.get().get_ruleset_display() == "chess"


@pytest.mark.django_db
@pytest.mark.parametrize(("word", "near"), [("chess", ""), ("kill_the_unicorn", "kill_the_unicorns"), ("", "")])
def test_an_unknown_ruleset_in_a_query_gets_the_known_ones(word, near) -> None:
    answer = Api(Api().post("auth/guest").json()["access"]).get(f"card-sets?ruleset={word}")
    (error,) = answer.json()["errors"]
    assert (answer.status_code, error["pointer"], error["code"]) == (400, "/ruleset", "unknown_choice")
    assert near in error["detail"] if near else "kill_the_unicorns, unstable_unicorns" in error["detail"]


@pytest.mark.django_db
def test_values_hold_what_a_card_of_this_game_has_and_leave_out_only_what_is_empty() -> None:
    do_load_shipped()
    api = Api(Api().post("auth/guest").json()["access"])
    uu, ku = _values(api, "unstable-unicorns-2e"), _values(api, "kill-the-unicorns")
    assert {values["two_player"] for values in uu.values()} == {True, False}
    assert uu["baby_narwhal"]["named"] == ["narwhal"]
    assert "named" not in uu["rhinocorn"]
    assert not [face for face, values in ku.items() if values.get("pin") is False or values.get("decks") == []]


def _values(api: Api, slug: str) -> dict[str, dict[str, object]]:
    return {card["id"]: card["values"] for card in api.get(f"card-sets/{slug}/versions/1").json()["cards"]}
