"""What the admin of card sets once did wrong, silently. Each stays mended."""

import re

import pytest
from django.urls import reverse
from django.utils import timezone

from cards.drafting.drafts import check_new_set, check_open_draft
from cards.language.catalogue import SHIPPED
from cards.models import CardSet, CardSetVersion, Change, GateRun
from cards.publishing.default import check_make_default
from cards.publishing.shipped import do_load_file
from cards.selectors import draft_of, latest_published
from tests.cards.people import signed_in, staff
from tests.cards.test_admin import card_of, form_of, page, save

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]
UU = "unstable_unicorns"


@pytest.fixture
def client(ada):
    return signed_in(ada)


@pytest.fixture
def draft(published, ada):
    return check_open_draft(published, ada)


@pytest.fixture
def other_draft(draft, ada):
    """Newer than the other draft: what the admin shows when it does not know better."""
    return check_new_set("other", UU, "Other", ada)


def published_as(draft, number, **columns):
    """Published without the gate, which is not what these tests are about."""
    when = timezone.now()
    CardSetVersion.objects.filter(pk=draft.pk).update(
        status="published", number=number, published_at=when, content=b"{}", content_hash=str(draft.pk)[:8], **columns
    )
    draft.refresh_from_db()


def new_card(version, **change):
    sent = {"face": "gluecorn", "kind": "basic_unicorn", "copies": 2, "name_en": "Glue", "seen": 0, "program": ""}
    return {**sent, "value_two_player": "on", "version": str(version.pk), **change}


def cards_list(version):
    return f"{reverse('admin:cards_card_changelist')}?version__id__exact={version.pk}"


def test_the_form_of_a_new_card_starts_with_the_defaults_of_the_language(client, draft):
    answer = client.get(reverse("admin:cards_card_add"), {"version": draft.pk})
    form = answer.context["adminform"].form
    assert form["value_two_player"].value() is True


def test_whoever_adds_changes_or_deletes_a_card_comes_back_to_its_set(client, draft, other_draft):
    added = client.post(reverse("admin:cards_card_add") + f"?version={draft.pk}", new_card(draft))
    assert added.headers["Location"] == cards_list(draft)
    card = card_of(draft, "gluecorn")
    assert save(client, card, copies=3).headers["Location"] == cards_list(draft)
    gone = client.post(reverse("admin:cards_card_delete", args=[card.pk]), {"post": "yes"})
    assert gone.headers["Location"] == cards_list(draft)


def test_retiring_the_last_set_of_a_game_names_what_stops_and_wants_to_be_confirmed(client, published):
    retire, asks = (reverse(f"admin:cards_{name}", args=[published.pk]) for name in ("retire", "retiring"))
    assert 'id="stops"' in client.get(asks).content.decode()
    refused = client.post(retire, follow=True)
    assert refused.redirect_chain[-1][0] == asks
    assert latest_published(UU) == published
    client.post(retire, {"confirmed": "on"})
    assert latest_published(UU) is None


def test_readyz_says_when_a_game_has_no_set_to_play_with(client, published):
    do_load_file(SHIPPED / "kill-the-unicorns.yaml")
    assert "card_sets" not in client.get("/readyz").json()["degraded"]
    client.post(reverse("admin:cards_retire", args=[published.pk]), {"confirmed": "on"})
    sick = client.get("/readyz").json()
    assert "card_sets" in sick["degraded"]
    assert sick["why"]["card_sets"].startswith(f"No new table can be opened for: {UU}.")


def test_readyz_says_what_a_new_database_lacks(client):
    why = client.get("/readyz").json()["why"]["card_sets"]
    assert "unstable_unicorns, kill_the_unicorns" in why
    assert "manage.py load_card_sets" in why


def test_retiring_one_of_two_versions_says_which_is_taken_instead(client, ada, published, draft):
    published_as(draft, number=2)
    assert "unstable-unicorns-2e version 1." in page(client, "cards_retiring", draft.pk)
    client.post(reverse("admin:cards_retire", args=[draft.pk]))
    assert latest_published(UU) == published


def test_the_default_can_be_moved_from_the_page_that_warns(client, published, other_draft):
    published_as(other_draft, number=1)
    asks = page(client, "cards_retiring", published.pk)
    assert reverse("admin:cards_make_default", args=[other_draft.card_set_id]) in asks
    assert 'id="changes-default"' in asks
    client.post(reverse("admin:cards_make_default", args=[other_draft.card_set_id]))
    assert 'id="changes-default"' not in page(client, "cards_retiring", published.pk)


def test_a_change_of_the_default_needs_a_publisher_and_is_written_down(client, ada, published, other_draft):
    published_as(other_draft, number=1)
    url = reverse("admin:cards_make_default", args=[other_draft.card_set_id])
    editor = signed_in(staff("Eve", "editor"))
    assert editor.post(url).status_code == 403
    form = reverse("admin:cards_cardset_change", args=[other_draft.card_set_id])
    assert editor.post(form, {"is_default": "on"}).status_code == 403
    assert client.get(url).status_code == 405
    client.post(url)
    assert CardSet.objects.get(is_default=True).slug == "other"
    changes = Change.objects.filter(action="default", by=ada)
    assert {change.card_set.slug for change in changes} == {"other", "unstable-unicorns-2e"}
    text = page(client, "cards_change_change", changes.get(card_set__slug="other").pk)
    assert "default" in text


def test_only_what_is_published_and_stands_alone_becomes_the_default(client, ada, published, draft):
    empty = check_new_set("empty", UU, "Empty", ada)
    answer = client.post(reverse("admin:cards_make_default", args=[empty.card_set_id]), follow=True)
    assert "Nothing of this set is published yet" in answer.content.decode()
    CardSetVersion.objects.filter(pk=empty.pk).update(
        status="published",
        number=1,
        published_at=published.published_at,
        content=b"{}",
        content_hash="x",
        extends=["a"],
    )
    answer = client.post(reverse("admin:cards_make_default", args=[empty.card_set_id]), follow=True)
    assert "only a set that stands alone" in answer.content.decode()
    assert check_make_default(published.card_set_id, ada).is_default
    assert not Change.objects.filter(action="default").exists()


@pytest.mark.parametrize("group", ["viewer", "operator"])
def test_who_may_not_make_a_set_gets_no_form_for_it(published, group):
    client = signed_in(staff("Vic", group))
    url = reverse("admin:cards_cardset_add")
    assert client.get(url).status_code == 403
    assert client.post(url, {"slug": "x", "ruleset": UU, "name": "X"}).status_code == 403


def test_a_script_is_told_that_its_writer_is_signed_out(client, draft):
    url = reverse("admin:cards_live_check", args=[UU])
    card = card_of(draft, "rhinocorn")
    assert client.post(url, form_of(card)).json()["problems"] == []
    client.logout()
    for name, args in (
        ("cards_live_check", [UU]),
        ("cards_live_complete", [UU]),
        ("cards_live_allowed", [UU]),
        ("cards_live_similar", [UU]),
        ("cards_live_grammar", [UU, "en", "any"]),
        ("cards_live_token", []),
    ):
        answer = client.post(reverse(f"admin:{name}", args=args), form_of(card))
        assert (answer.status_code, answer.json()) == (401, {"signed_out": True})


def test_the_token_of_a_new_session_is_given_to_a_page_that_outlived_the_old(client, draft):
    assert client.get(reverse("admin:cards_live_token")).json()["token"]


def test_a_script_needs_the_token_of_its_form(ada, draft):
    from django.test import Client

    strict = Client(enforce_csrf_checks=True)
    strict.force_login(ada)
    url = reverse("admin:cards_live_check", args=[UU])
    assert strict.post(url, form_of(card_of(draft, "rhinocorn"))).status_code == 403


def live_in(client, draft, card, **change):
    sent = {**form_of(card, **change), "version": str(draft.pk), "card": str(card.pk)}
    return client.post(reverse("admin:cards_live_check", args=[UU]), sent).json()


def test_the_id_of_another_card_is_a_problem_while_typing(client, draft):
    card = card_of(draft, "rhinocorn")
    assert live_in(client, draft, card)["problems"] == []
    (problem,) = live_in(client, draft, card, face="unicorn_poison")["problems"]
    assert (problem["place"], problem["message"]) == ("id", "two cards have this id")


def test_a_name_that_the_published_version_has_is_missed_while_typing(client, draft):
    answer = live_in(client, draft, card_of(draft, "rhinocorn"), name_pl="", name_fr="")
    assert [problem["place"] for problem in answer["problems"]] == ["names.fr", "names.pl"]


def test_a_name_that_no_version_needs_is_only_noted(client, other_draft):
    sent = new_card(other_draft)
    answer = client.post(reverse("admin:cards_live_check", args=[UU]), sent).json()
    assert answer["problems"] == []
    assert answer["unnamed"]["note"].startswith("No name in: es, fr, it, pl.")


def test_a_problem_leads_to_its_line_in_the_program(client, draft):
    text = "- when: on_play\n  do:\n  - draw: {count: 4}\n  - destroy: {of: unicron}\n"
    sent = text.replace("\n", "\r\n")  # as forms do
    (problem,) = live_in(client, draft, card_of(draft, "unicorn_poison"), program=sent)["problems"]
    line, start, end = problem["span"]
    assert (line, text[start:end]) == (4, "unicron")
    assert problem["labels"] == {"line": "line 4", "fix": "put “unicorn” there"}


def test_both_buttons_for_the_history_lead_to_it(client, draft):
    save(client, card_of(draft, "rhinocorn"), copies=3)
    save(client, card_of(draft, "unicorn_poison"), copies=4)
    for model, row in (("cardsetversion", draft), ("card", card_of(draft, "rhinocorn"))):
        text = client.get(reverse(f"admin:cards_{model}_history", args=[row.pk]), follow=True).content.decode()
        assert "rhinocorn (changed)" in text
        assert ("unicorn_poison (changed)" in text) == (model == "cardsetversion")


def test_the_history_of_a_card_lists_only_what_changed(client, draft):
    save(client, card_of(draft, "rhinocorn"), copies=3)
    (difference,) = Change.objects.get(action="edited").difference
    assert [field["field"] for field in difference["fields"]] == ["copies"]


def test_a_field_that_reads_the_same_before_and_after_is_not_shown(client, draft, ada):
    """A file that says nothing of copies, and one that says 1: older entries hold such a change."""
    fields = [{"field": "copies", "before": None, "after": 1}, {"field": "kind", "before": "magic", "after": "upgrade"}]
    told = [{"what": "changed", "card": "rhinocorn", "fields": fields}]
    change = Change.objects.create(card_set=draft.card_set, version=draft, action="edited", by=ada, difference=told)
    text = client.get(reverse("admin:cards_change_change", args=[change.pk])).content.decode()
    assert "<b>kind</b>" in text
    assert "<b>copies</b>" not in text


def test_a_difference_names_its_fields_in_the_language_of_the_reader(client, draft):
    save(client, card_of(draft, "rhinocorn"), copies=3, name_pl="Nosorożec")
    answer = client.get(reverse("admin:cards_diff", args=[draft.pk]), headers={"Accept-Language": "pl"})
    assert re.findall("<b>(.*?)</b>", answer.content.decode()) == ["nazwy", "egzemplarze"]


def test_a_gate_that_has_told_nothing_yet_does_not_count_to_zero(client, draft, ada):
    run = GateRun.objects.create(version=draft, content=b"", content_hash="x", by=ada, state="playing")
    answer = client.get(reverse("admin:cards_gate_progress", args=[draft.pk, run.pk])).json()
    assert answer["line"] == "The games are being prepared …"


def test_the_link_to_the_site_leads_to_a_page(client, published):
    answer = client.get(client.get(reverse("admin:cards_cardset_changelist")).context["site_url"])
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/html")


def test_a_draft_shows_that_it_has_no_card_yet(client, ada):
    draft = check_new_set("empty", UU, "Empty", ada)
    assert "the set has no card yet" in page(client, "cards_cardsetversion_change", draft.pk)
    assert draft_of(draft.card_set) == draft


def test_a_published_card_is_one_click_from_its_draft(client, published):
    card = card_of(published, "rhinocorn")
    assert 'id="edit-in-draft"' in page(client, "cards_card_change", card.pk)
    url = reverse("admin:cards_edit_in_draft", args=[card.pk])
    first = client.post(url)
    draft = draft_of(published.card_set)
    assert first.headers["Location"] == reverse("admin:cards_card_change", args=[card_of(draft, "rhinocorn").pk])
    assert client.post(url).headers["Location"] == first.headers["Location"]
    card_of(draft, "rhinocorn").delete()
    assert client.post(url).headers["Location"] == cards_list(draft)
    assert client.get(url).status_code == 405
    assert signed_in(staff("Vic", "viewer")).post(url).status_code == 403


def test_cards_are_found_by_what_their_rules_text_says(client, published):
    def found(text, language):
        query = {"version__id__exact": published.pk, "q": text}
        answer = client.get(reverse("admin:cards_card_changelist"), query, headers={"Accept-Language": language})
        return [card.face for card in answer.context["cl"].result_list]

    assert "tiny_stable" in found("sacrifice", "en")
    assert "tiny_stable" in found("poświęć", "pl")
    assert found("no card says this", "en") == []


def test_a_search_goes_on_in_all_versions(client, published, draft):
    """The list opens with the cards of the newest draft; the card that is looked for may be in another."""
    card_of(draft, "rhinocorn").delete()
    listing = client.get(reverse("admin:cards_card_changelist"), {"version__id__exact": draft.pk, "q": "Rhinocorn"})
    assert list(listing.context["cl"].result_list) == []
    everywhere = re.search(r'id="everywhere" href="([^"]+)"', listing.content.decode())
    found = client.get(reverse("admin:cards_card_changelist") + everywhere[1])
    assert [card.version for card in found.context["cl"].result_list] == [published]
    assert str(published) in found.content.decode()


def test_any_two_versions_are_compared(client, ada, published, draft):
    save(client, card_of(draft, "rhinocorn"), copies=7)
    published_as(draft, number=2)
    third = check_open_draft(published, ada)
    text = client.get(reverse("admin:cards_diff", args=[third.pk]), {"with": published.pk}).content.decode()
    assert "Compared with unstable-unicorns-2e version 1." in text
    assert f'value="{draft.pk}"' in text
