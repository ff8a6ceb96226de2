"""What is done to whole versions: copies of sets and cards, comparing, rolling back, release notes."""

import pytest
from django.db import DatabaseError, transaction
from django.urls import reverse

from accounts.models import AuditEntry
from cards.drafting.drafts import check_edit_frame, check_new_set, check_open_draft
from cards.drafting.duplicating import check_duplicate_card, check_duplicate_set, free_slug
from cards.files.rows import plain_of, write_rows
from cards.language.catalogue import SHIPPED
from cards.models import CardSet, CardSetVersion, Change, GateRun
from cards.problems import DraftExists, NotAllowed, NothingNew, SlugTaken, StillBroken
from cards.publishing.checks import publishable
from cards.publishing.publish import check_publish
from cards.publishing.rolling_back import check_roll_back
from cards.publishing.shipped import do_load_file
from cards.selectors import draft_of, latest_published, published_version
from tests.accounts.conftest import Api
from tests.cards.people import signed_in, staff
from tests.cards.test_admin import card_of, page, save

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]
UU = "unstable_unicorns"


@pytest.fixture
def client(ada):
    return signed_in(ada)


def publish(draft, by):
    """Its games are not what these tests are about: the gate has let it pass."""
    prepared = publishable(draft)
    GateRun.objects.create(version=draft, content=b"", content_hash=prepared.digest, state="passed")
    return check_publish(draft.pk, by)


@pytest.fixture
def second(published, ada, client):
    """Version 2, in which one card has other copies."""
    draft = check_open_draft(published, ada)
    save(client, card_of(draft, "rhinocorn"), copies=7)
    return publish(draft, ada)


def test_a_set_is_duplicated_in_one_click(client, published):
    form = page(client, "cards_cardsetversion_change", published.pk)
    assert 'value="unstable-unicorns-2e-2"' in form
    answer = client.post(reverse("admin:cards_duplicate", args=[published.pk]), {"slug": "mine"})
    draft = draft_of(CardSet.objects.get(slug="mine"))
    assert answer.headers["Location"] == reverse("admin:cards_cardsetversion_change", args=[draft.pk])
    assert plain_of(draft)["cards"] == plain_of(published)["cards"]
    assert draft.names["en"].endswith("(copy)")
    assert draft.names["pl"].endswith("(kopia)")
    assert not draft.card_set.is_default
    assert AuditEntry.objects.filter(action="duplicated", subject="mine draft").exists()


@pytest.mark.parametrize("slug", ["", "Mine", "a b", "-", "x" * 61, "é"])
def test_a_copy_needs_an_id_that_a_set_may_have(client, published, slug):
    client.post(reverse("admin:cards_duplicate", args=[published.pk]), {"slug": slug})
    assert CardSet.objects.count() == 1


def test_a_copy_never_takes_the_id_of_another_set(ada, published):
    with pytest.raises(SlugTaken):
        check_duplicate_set(published, published.card_set.slug, ada)
    check_duplicate_set(published, free_slug("unstable-unicorns-2e"), ada)
    assert free_slug("unstable-unicorns-2e") == "unstable-unicorns-2e-3"
    assert len(free_slug("x" * 60)) == 60


def test_a_card_is_duplicated_in_one_click_and_its_copy_opens(client, published, ada):
    draft = check_open_draft(published, ada)
    card = card_of(draft, "rhinocorn")
    assert 'id="duplicate-card"' in page(client, "cards_card_change", card.pk)
    answer = client.post(reverse("admin:cards_duplicate_card", args=[card.pk]))
    copy = card_of(draft, "rhinocorn_2")
    assert answer.headers["Location"] == reverse("admin:cards_card_change", args=[copy.pk])
    assert (copy.program, copy.kind, copy.values) == (card.program, card.kind, card.values)
    assert copy.names.get(language="en").name.endswith("(copy)")
    assert plain_of(draft)["cards"][-1]["id"] == "rhinocorn_2"
    assert check_duplicate_card(copy.pk, ada).face == "rhinocorn_3"
    assert Change.objects.filter(version=draft, action="edited").count() == 2


def test_the_copy_of_a_published_card_goes_into_the_draft(client, published):
    card = card_of(published, "rhinocorn")
    client.post(reverse("admin:cards_duplicate_card", args=[card.pk]))
    assert card_of(draft_of(published.card_set), "rhinocorn_2")
    url = reverse("admin:cards_duplicate_card", args=[card.pk])
    assert client.get(url).status_code == 405
    assert signed_in(staff("Vic", "viewer")).post(url).status_code == 403
    assert client.post(reverse("admin:cards_duplicate_card", args=[published.pk])).status_code == 404


def test_a_version_is_compared_with_any_of_its_set_and_with_what_it_was_copied_from(client, ada, published, second):
    copy = check_duplicate_set(published, "mine", ada)
    save(client, card_of(copy, "good_deal"), copies=9)
    url = reverse("admin:cards_diff", args=[copy.pk])
    with_first = client.get(url, {"with": published.pk}).context
    assert [one.card for one in with_first["shown"]] == ["", "good_deal"]
    assert "rhinocorn" in [one.card for one in client.get(url, {"with": second.pk}).context["shown"]]
    back = client.get(reverse("admin:cards_diff", args=[published.pk]), {"with": copy.pk})
    assert "good_deal" in [one.card for one in back.context["shown"]]
    assert client.get(url, {"with": "nonsense"}).status_code == 200


def test_rolling_back_says_what_changes_and_publishes_the_older_content_once_more(client, ada, published, second):
    draft = check_open_draft(second, ada)  # somebody is at work: that is left alone
    shown = client.get(reverse("admin:cards_rolling_back", args=[published.pk]))
    assert [one.card for one in shown.context["shown"]] == ["rhinocorn"]
    assert 'id="link-rollback"' in page(client, "cards_cardsetversion_change", published.pk)
    assert 'id="link-rollback"' not in page(client, "cards_cardsetversion_change", second.pk)
    client.post(reverse("admin:cards_rollback", args=[published.pk]), {"release_notes": "Back to version 1."})
    third = published_version(published.card_set.slug)
    assert (third.number, third.content_hash) == (3, published.content_hash)
    assert third.release_notes == "Back to version 1."
    assert latest_published(UU) == third
    assert draft_of(published.card_set) == draft
    change = Change.objects.get(action="rolled_back")
    assert (change.by, change.version, [one["card"] for one in change.difference]) == (ada, third, ["rhinocorn"])
    assert card_of(third, "rhinocorn").copies == card_of(published, "rhinocorn").copies


def test_rolling_back_to_what_is_taken_already_is_refused(ada, published, second):
    with pytest.raises(NothingNew):
        check_roll_back(second.pk, ada)
    assert CardSetVersion.objects.count() == 2


def test_rolling_back_goes_through_the_checks_of_a_draft(ada, published):
    """A language that was complete must stay complete, so what lacks it cannot come back."""
    bare = check_new_set("bare", UU, "Bare", ada)
    plain = plain_of(published)
    for card in plain["cards"]:
        card["names"] = {"en": card["names"]["en"]}
    write_rows(bare, plain)
    first = publish(bare, ada)
    draft = check_open_draft(first, ada)
    write_rows(draft, plain_of(published))
    publish(draft, ada)
    with pytest.raises(StillBroken):
        check_roll_back(first.pk, ada)
    assert CardSetVersion.objects.filter(card_set=first.card_set).count() == 2


def test_where_the_sets_under_it_have_changed_rolling_back_makes_a_draft_that_the_gate_plays(client, ada, published):
    dragons = do_load_file(SHIPPED / "unstable-unicorns-dragons.yaml")
    draft = check_open_draft(dragons, ada)
    save(client, draft.cards.first(), copies=5)
    publish(draft, ada)
    below = check_open_draft(published, ada)
    save(client, card_of(below, "rhinocorn"), copies=7)
    publish(below, ada)
    assert 'id="by-draft"' in page(client, "cards_rolling_back", dragons.pk)
    answer = client.post(reverse("admin:cards_rollback", args=[dragons.pk]), {"release_notes": "Back."})
    made = draft_of(dragons.card_set)
    assert answer.headers["Location"] == reverse("admin:cards_publishing", args=[made.pk])
    assert (plain_of(made)["cards"], made.release_notes) == (plain_of(dragons)["cards"], "Back.")
    with pytest.raises(DraftExists):
        check_roll_back(dragons.pk, ada)


def test_only_a_publisher_rolls_back(published, second):
    eve = staff("Eve", "editor")
    with pytest.raises(NotAllowed):
        check_roll_back(published.pk, eve)
    editor = signed_in(eve)
    assert editor.post(reverse("admin:cards_rollback", args=[published.pk])).status_code == 403
    assert editor.get(reverse("admin:cards_rolling_back", args=[published.pk])).status_code == 403


def test_release_notes_are_written_in_the_draft_shown_by_the_api_and_fixed_when_published(client, ada, published):
    draft = check_open_draft(published, ada)
    save(client, card_of(draft, "rhinocorn"), copies=7)
    draft.refresh_from_db()
    notes = "Rhinocorn: 7 copies.\n<b>no html</b>"
    check_edit_frame(draft.pk, draft.revision, ada, {"release_notes": notes})
    change = Change.objects.filter(version=draft, action="edited").first()
    assert [field["field"] for one in change.difference for field in one["fields"]] == ["release_notes"]
    assert "&lt;b&gt;no html" in page(client, "cards_cardsetversion_change", draft.pk)
    version = publish(draft, ada)
    slug = published.card_set.slug
    api = Api(Api().post("auth/guest").json()["access"])
    listed = api.get(f"card-sets/{slug}").json()["versions"]
    assert [one["release_notes"] for one in listed] == [notes, ""]
    assert api.get(f"card-sets/{slug}/versions/2").json()["release_notes"] == notes
    assert published.content_hash != version.content_hash
    with pytest.raises(DatabaseError), transaction.atomic():
        CardSetVersion.objects.filter(pk=version.pk).update(release_notes="other")


def test_a_new_draft_has_the_release_notes_of_no_other(ada, published, client):
    draft = check_open_draft(published, ada)
    save(client, card_of(draft, "rhinocorn"), copies=7)
    draft.refresh_from_db()
    check_edit_frame(draft.pk, draft.revision, ada, {"release_notes": "New."})
    assert check_open_draft(publish(draft, ada), ada).release_notes == ""
