"""The admin of card sets, page by page."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from cards.admin.value_fields import initial_values
from cards.files.format import to_file
from cards.files.rows import plain_of
from cards.models import Card, CardImage, CardSet, CardSetVersion, Change
from cards.selectors import draft_of, latest_published
from tests.cards.people import signed_in, staff
from tests.cards.test_images import picture

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]
UU = "unstable_unicorns"


@pytest.fixture
def client(ada):
    return signed_in(ada)


@pytest.fixture
def draft(client, published):
    client.post(reverse("admin:cards_clone", args=[published.pk]))
    return draft_of(published.card_set)


def page(client, name, *args, **query):
    answer = client.get(reverse(f"admin:{name}", args=args), query)
    assert answer.status_code == 200, answer.status_code
    return answer.content.decode()


def form_of(card, **change):
    """What the card's page would send."""
    answer = {
        "face": card.face,
        "kind": card.kind,
        "copies": card.copies,
        "provenance": card.provenance,
        "seen": card.revision,
        **{f"name_{name.language}": name.name for name in card.names.all()},
        **{name: sent(value) for name, value in initial_values(UU, card.values).items()},
        "program": json.dumps(card.program),
    }
    return {**answer, **change}


def sent(value):
    """As a browser sends it: a box that is ticked, or text."""
    if isinstance(value, bool):
        return "on" if value else ""
    return json.dumps(value) if value else ""


def card_of(version, face):
    return Card.objects.get(version=version, face=face)


def save(client, card, **change):
    return client.post(reverse("admin:cards_card_change", args=[card.pk]), form_of(card, **change))


@pytest.mark.parametrize("model", ["cardset", "cardsetversion", "card", "change"])
def test_every_list_opens(client, draft, model):
    answer = client.get(reverse(f"admin:cards_{model}_changelist"), follow=True)
    assert answer.status_code == 200


def test_the_version_page_shows_the_set_at_a_glance(client, published, draft):
    text = page(client, "cards_cardsetversion_change", published.pk)
    assert "84 cards" in text
    assert "Clone to draft" in text
    assert "Retire" in text
    assert 'name="notes"' not in text
    text = page(client, "cards_cardsetversion_change", draft.pk)
    assert "Check and publish" in text
    assert "Discard draft" in text
    assert 'name="notes"' in text


def test_clone_copies_everything_and_leaves_the_source_alone(published, draft):
    assert plain_of(draft) == plain_of(published)
    assert draft.based_on == published
    assert draft.status == "draft"


def test_a_set_has_one_draft_at_a_time(client, published, draft):
    answer = client.post(reverse("admin:cards_clone", args=[published.pk]), follow=True)
    assert "already has a draft" in answer.content.decode()
    assert CardSetVersion.objects.filter(status="draft").count() == 1


def test_a_card_is_changed_and_the_change_is_written_down(client, draft, ada):
    answer = save(client, card_of(draft, "rhinocorn"), copies=3, name_pl="Nosorożec")
    assert answer.status_code == 302
    card = card_of(draft, "rhinocorn")
    assert card.copies == 3
    assert {name.language: name.name for name in card.names.all()}["pl"] == "Nosorożec"
    change = Change.objects.filter(action="edited").get()
    assert (change.by, change.revision) == (ada, 1)
    (difference,) = change.difference
    assert difference["card"] == "rhinocorn"
    assert {field["field"] for field in difference["fields"]} == {"names", "copies"}
    assert "Nosorożec" in page(client, "cards_change_change", change.pk)


def test_saving_without_a_change_writes_nothing_down(client, draft):
    card = card_of(draft, "rhinocorn")
    save(client, card)
    assert not Change.objects.filter(action="edited").exists()
    assert plain_of(draft) == plain_of(draft.based_on)


def test_the_second_editor_is_told_and_overwrites_nothing(client, draft):
    seen = card_of(draft, "rhinocorn")
    save(signed_in(staff("Bob", "editor")), seen, copies=7)
    answer = save(client, seen, copies=2, name_en="Mine")
    text = answer.content.decode()
    assert "Bob saved at" in text
    assert 'value="Mine"' in text
    assert card_of(draft, "rhinocorn").copies == 7


def test_the_second_editor_of_copies_in_the_list_is_told(client, draft):
    listing = reverse("admin:cards_card_changelist") + f"?version__id__exact={draft.pk}"
    sent = copies_form(client.get(listing))
    save(signed_in(staff("Bob", "editor")), card_of(draft, "rhinocorn"), copies=7)
    number = next(key for key, value in sent.items() if value == str(card_of(draft, "rhinocorn").pk)).split("-")[1]
    answer = client.post(listing, {**sent, f"form-{number}-copies": "2"})
    assert "Bob saved at" in answer.content.decode()
    assert card_of(draft, "rhinocorn").copies == 7


def test_copies_are_changed_in_the_list(client, draft):
    listing = reverse("admin:cards_card_changelist") + f"?version__id__exact={draft.pk}"
    sent = copies_form(client.get(listing))
    answer = client.post(listing, {**sent, "form-0-copies": "4"})
    assert answer.status_code == 302
    assert draft.cards.order_by("position")[0].copies == 4
    refused = client.post(listing, {**copies_form(client.get(listing)), "form-0-copies": "-1"})
    assert refused.status_code == 200
    assert draft.cards.order_by("position")[0].copies == 4


def copies_form(answer):
    formset = answer.context["cl"].formset
    sent = {
        "form-TOTAL_FORMS": formset.total_form_count(),
        "form-INITIAL_FORMS": formset.initial_form_count(),
        "_save": "Save",
    }
    for number, form in enumerate(formset.forms):
        sent |= {f"form-{number}-id": str(form.instance.pk), f"form-{number}-copies": str(form.instance.copies)}
        sent[f"form-{number}-copies-seen"] = str(form.instance.revision)
    return sent


def test_copies_of_a_published_version_cannot_be_changed_in_the_list(client, published):
    listing = reverse("admin:cards_card_changelist") + f"?version__id__exact={published.pk}"
    assert client.get(listing).context["cl"].formset is None


def test_a_card_of_a_published_version_is_shown_and_not_edited(client, published):
    card = card_of(published, "rhinocorn")
    text = page(client, "cards_card_change", card.pk)
    assert 'name="program"' not in text
    assert "turn_start" in text
    assert save(client, card, copies=9).status_code == 403


def test_a_card_is_added_and_removed(client, draft):
    new = {"face": "gluecorn", "kind": "basic_unicorn", "copies": 2, "name_en": "Glue", "seen": 0}
    new |= {"value_two_player": "on", "program": "", "version": str(draft.pk)}
    answer = client.post(reverse("admin:cards_card_add") + f"?version={draft.pk}", new)
    assert answer.status_code == 302, answer.content.decode()[:2000]
    card = card_of(draft, "gluecorn")
    assert card.position == 84
    again = client.post(reverse("admin:cards_card_add") + f"?version={draft.pk}", new)
    assert "Another card has the id" in again.content.decode()
    client.post(reverse("admin:cards_card_delete", args=[card.pk]), {"post": "yes"})
    assert not draft.cards.filter(face="gluecorn").exists()
    assert plain_of(draft) == plain_of(draft.based_on)


def test_a_picture_is_uploaded_with_a_card(client, draft):
    upload = SimpleUploadedFile("x.png", picture().read(), "image/png")
    save(client, card_of(draft, "rhinocorn"), picture=upload)
    card = card_of(draft, "rhinocorn")
    assert card.image_id == CardImage.objects.get().pk
    assert next(c for c in plain_of(draft)["cards"] if c["id"] == "rhinocorn")["image"] == card.image_id
    svg = SimpleUploadedFile("x.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml")
    assert "PNG, JPEG or WebP" in save(client, card, picture=svg).content.decode()
    save(client, card, remove_picture="on")
    assert card_of(draft, "rhinocorn").image_id is None


def test_html_in_a_name_is_shown_as_text(client, draft):
    save(client, card_of(draft, "rhinocorn"), name_en="<script>alert(1)</script>")
    for text in (
        page(client, "cards_card_change", card_of(draft, "rhinocorn").pk),
        page(client, "cards_card_changelist", version__id__exact=draft.pk),
        page(client, "cards_diff", draft.pk),
        page(client, "cards_change_change", Change.objects.filter(action="edited").get().pk),
    ):
        assert "<script>alert(1)" not in text
        assert "&lt;script&gt;alert(1)" in text


def live(client, card, **change):
    return client.post(reverse("admin:cards_live_check", args=["unstable_unicorns"]), form_of(card, **change)).json()


def test_a_broken_program_is_named_with_its_place_while_typing(client, draft):
    card = card_of(draft, "unicorn_poison")
    assert live(client, card)["problems"] == []
    (problem,) = live(client, card, program="- when: on_play\n  do: [{destroy: {of: unicron}}]")["problems"]
    assert problem["place"] == "abilities[0].do[0].destroy.of"
    assert problem["suggestion"] == "unicorn"
    assert draft.cards.get(face="unicorn_poison").program == card.program


@pytest.mark.parametrize(
    "program",
    [
        "- when: [",
        "- " * 400,
        "&a [*a, *a]",
        "x" * 20_001,
        "- when: on_play\n  when: enter",
        "\x00",
        "- {1: 2}",
        "true",
    ],
)
def test_no_program_breaks_the_live_check(client, draft, program):
    answer = live(client, card_of(draft, "unicorn_poison"), program=program)
    assert answer["problems"]


def test_words_are_offered_while_typing(client, draft):
    url = reverse("admin:cards_live_complete", args=["unstable_unicorns"])
    assert "destroy" in client.post(url, {"before": "- when: on_play\n  do: [des"}).json()["words"]


def test_a_draft_may_hold_a_broken_program_and_says_so(client, draft):
    save(client, card_of(draft, "unicorn_poison"), program="- when: on_play\n  do: [{destroy: {of: unicron}}]")
    text = page(client, "cards_cardsetversion_change", draft.pk)
    assert "cards[unicorn_poison].abilities[0].do[0].destroy.of" in text
    text = page(client, "cards_publishing", draft.pk)
    assert "unknown kind" in text
    assert 'id="gate-form"' not in text


def test_the_difference_is_readable(client, draft):
    save(client, card_of(draft, "unicorn_poison"), program="- when: on_play\n  do: [draw]", copies=2)
    text = page(client, "cards_diff", draft.pk)
    assert "unicorn_poison" in text
    assert "Compared with unstable-unicorns-2e version 1." in text
    assert 'class="plus"' in text
    assert 'class="minus"' in text


def upload(client, draft, data, name="set.yaml"):
    answer = client.post(reverse("admin:cards_import", args=[draft.pk]), {"file": SimpleUploadedFile(name, data)})
    assert answer.status_code == 200
    return answer


def test_an_import_is_tried_and_then_applied(client, draft, ada):
    data = to_file(plain_of(draft), "yaml").replace(b"id: rhinocorn\n", b"id: rhinocorn\n  copies: 5\n")
    answer = upload(client, draft, data)
    assert "It would change this" in answer.content.decode()
    assert plain_of(draft) == plain_of(draft.based_on)
    ticket = answer.context["ticket"]
    client.post(reverse("admin:cards_import", args=[draft.pk]), {"apply": "", "ticket": ticket})
    assert card_of(draft, "rhinocorn").copies == 5
    assert Change.objects.get(action="imported").by == ada


def test_an_import_onto_a_draft_that_moved_on_is_refused(client, draft):
    answer = upload(client, draft, to_file(plain_of(draft), "json"))
    save(client, card_of(draft, "rhinocorn"), copies=7)
    again = {"apply": "", "ticket": answer.context["ticket"]}
    answer = client.post(reverse("admin:cards_import", args=[draft.pk]), again, follow=True)
    assert "Ada saved at" in answer.content.decode()
    assert card_of(draft, "rhinocorn").copies == 7


def test_a_forged_ticket_is_refused(client, draft):
    forged = {"apply": "", "ticket": "x:y:z"}
    answer = client.post(reverse("admin:cards_import", args=[draft.pk]), forged, follow=True)
    assert "choose the file again" in answer.content.decode()


def test_an_import_with_errors_shows_all_of_them_and_changes_nothing(client, draft):
    data = to_file(plain_of(draft), "yaml").replace(b"kind: magical_unicorn", b"kind: magicorn", 3)
    answer = upload(client, draft, data)
    assert len(answer.context["issues"]) == 3
    assert "The file has 3 errors; nothing was changed." in answer.content.decode()
    assert "ticket" not in answer.context


def test_the_export_is_the_file(client, published):
    for kind in ("yaml", "json"):
        answer = client.get(reverse("admin:cards_export", args=[published.pk, kind]))
        assert answer.content == to_file(plain_of(published), kind)
        assert f"unstable-unicorns-2e-v1.{kind}" in answer.headers["Content-Disposition"]


def test_a_new_set_begins_as_an_empty_draft(client):
    sent = {"slug": "my-set", "ruleset": "unstable_unicorns", "name": "Mine"}
    client.post(reverse("admin:cards_cardset_add"), sent)
    draft = draft_of(CardSet.objects.get(slug="my-set"))
    assert "Eight players" not in page(client, "cards_cardsetversion_change", draft.pk)
    assert "the set has no card yet" in page(client, "cards_cardsetversion_change", draft.pk)
    assert "Another set" in client.post(reverse("admin:cards_cardset_add"), sent).content.decode()


def test_retire_and_restore(client, published):
    client.post(reverse("admin:cards_retire", args=[published.pk]), {"confirmed": "on"})
    published.refresh_from_db()
    assert published.status == "retired"
    assert latest_published("unstable_unicorns") is None
    client.post(reverse("admin:cards_restore", args=[published.pk]))
    assert plain_of(draft_of(published.card_set)) == plain_of(published)


def test_only_what_is_published_is_retired(client, draft):
    answer = client.post(reverse("admin:cards_retire", args=[draft.pk]), follow=True)
    assert "Only a published version can be retired." in answer.content.decode()
    draft.refresh_from_db()
    assert draft.status == "draft"


def test_a_discarded_draft_stays_in_the_history(client, draft, ada):
    save(client, card_of(draft, "rhinocorn"), copies=7)
    client.post(reverse("admin:cards_discard", args=[draft.pk]))
    assert not CardSetVersion.objects.filter(status="draft").exists()
    change = Change.objects.get(action="discarded")
    assert (change.by, change.difference[0]["card"]) == (ada, "rhinocorn")


def test_names_and_notes_of_the_set_are_edited(client, draft):
    url = reverse("admin:cards_cardsetversion_change", args=[draft.pk])
    client.post(url, {"name_en": "Base", "notes": "Fresh.", "seen": draft.revision})
    draft.refresh_from_db()
    assert (draft.names, draft.notes) == ({"en": "Base"}, "Fresh.")


VERBS = ["clone", "restore", "retire", "discard", "gate", "publish", "try"]


@pytest.mark.parametrize("verb", VERBS)
def test_a_viewer_looks_and_changes_nothing(published, draft, verb):
    viewer = signed_in(staff("Vic", "viewer"))
    for version in (published, draft):
        assert viewer.get(reverse("admin:cards_cardsetversion_change", args=[version.pk])).status_code == 200
        assert viewer.get(reverse("admin:cards_diff", args=[version.pk])).status_code == 200
        assert viewer.post(reverse(f"admin:cards_{verb}", args=[version.pk])).status_code == 403
    assert save(viewer, card_of(draft, "rhinocorn"), copies=3).status_code == 403
    assert viewer.get(reverse("admin:cards_import", args=[draft.pk])).status_code == 403
    assert viewer.get(reverse("admin:cards_publishing", args=[draft.pk])).status_code == 403


def test_an_editor_writes_and_does_not_publish(draft):
    editor = signed_in(staff("Eve", "editor"))
    assert save(editor, card_of(draft, "rhinocorn"), copies=3).status_code == 302
    assert "A publisher can publish it now" not in page(editor, "cards_publishing", draft.pk)
    for verb in ("publish", "retire"):
        assert editor.post(reverse(f"admin:cards_{verb}", args=[draft.pk])).status_code == 403


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_is_never_done_by_a_link(client, draft, verb):
    assert client.get(reverse(f"admin:cards_{verb}", args=[draft.pk])).status_code == 405


def test_nobody_else_comes_in(draft):
    from django.test import Client

    for name in ("cards_diff", "cards_import", "cards_publishing", "cards_cardsetversion_change"):
        assert Client().get(reverse(f"admin:{name}", args=[draft.pk])).status_code == 302


@pytest.mark.parametrize("listing", ["cardset", "cardsetversion", "card", "change"])
def test_lists_cost_the_same_however_many_cards_there_are(client, draft, listing, django_assert_num_queries):
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    url = reverse(f"admin:cards_{listing}_changelist") + (
        f"?version__id__exact={draft.pk}" if listing == "card" else ""
    )
    client.get(url)
    with CaptureQueriesContext(
        connection,
    ) as few:
        client.get(url)
    template = draft.cards.first()
    for number in range(60):
        Card.objects.create(version=draft, face=f"more_{number}", kind=template.kind, position=100 + number)
    with django_assert_num_queries(len(few)):
        client.get(url)


def test_the_history_of_a_version_is_one_click_away(client, draft):
    save(client, card_of(draft, "rhinocorn"), copies=3)
    text = page(client, "cards_change_changelist", version__id__exact=draft.pk)
    assert "rhinocorn (changed)" in text
    assert "Published" not in text.split("<tbody")[1]


def test_the_button_of_the_list_adds_a_card_to_its_draft(client, draft):
    answer = client.get(reverse("admin:cards_card_changelist"), {"version__id__exact": draft.pk})
    assert f"?version={draft.pk}" in answer.content.decode()
    filters = {"_changelist_filters": f"version__id__exact={draft.pk}"}
    assert 'name="program"' in page(client, "cards_card_add", **filters)


def test_the_pages_speak_the_language_of_the_browser(client, draft):
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "es"
    assert "Descartar borrador" in page(client, "cards_cardsetversion_change", draft.pk)


def test_an_admin_reads_what_is_wrong_in_their_own_language(client, draft):
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    draft.cards.filter(kind="instant").delete()
    assert "Nikt nie może zarżeć" in page(client, "cards_publishing", draft.pk)
    address = reverse("admin:cards_import", args=[draft.pk])
    answer = client.post(address, {"file": SimpleUploadedFile("x.yaml", b"- a\n"), "try": ""}).content.decode()
    assert "oczekiwano zestawu kart" in answer
    gate = client.post(reverse("admin:cards_gate", args=[draft.pk]), follow=True).content.decode()
    assert "cards: Nikt nie może zarżeć" in gate


def test_a_program_that_cannot_be_read_is_told_in_the_language_of_the_page(client, draft):
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    form = form_of(card_of(draft, "rhinocorn"), program="- a: 1\n  a: 2")
    answer = client.post(reverse("admin:cards_live_check", args=[UU]), form).json()
    assert answer["problems"][0]["message"] == "line 2: „a” występuje dwa razy"
