"""Cards beside the one that is written: those that do something alike, and those that somebody looks for."""

import pytest
from django.urls import reverse

from cards.drafting.drafts import check_open_draft
from cards.drafting.similar import most_similar
from cards.language.catalogue import SHIPPED, shipped
from cards.publishing.shipped import do_load_file
from tests.cards.people import staff

DECK = shipped("unstable-unicorns-2e")["cards"]
URL = "admin:cards_live_similar"


def test_the_nearest_card_says_the_same_words():
    (card,) = (card for card in DECK if card["id"] == "good_deal")
    others = [other for other in DECK if other["id"] != "good_deal"]
    assert most_similar(card, others, 1)[0]["id"] == "change_of_luck"
    assert most_similar(card, [], 4) == []


def test_a_card_that_says_nothing_is_like_those_of_its_kind():
    empty = {"id": "new", "names": {}, "kind": "upgrade", "abilities": []}
    assert {card["kind"] for card in most_similar(empty, DECK, 4)} == {"upgrade"}


@pytest.fixture
def draft():
    return check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), staff("Ada", "editor"))


def similar(client, draft, **sent):
    form = {"version": str(draft.pk), "kind": "magic", "program": "- when: on_play\n  do: [draw, discard]", **sent}
    return client.post(reverse(URL, args=["unstable_unicorns"]), form).json()["cards"]


@pytest.mark.django_db
def test_the_page_of_a_card_gets_others_to_start_from_but_not_itself(client, draft):
    client.force_login(draft.changes.first().by)
    card = draft.cards.get(face="good_deal")
    names = [found["name"] for found in similar(client, draft, card=str(card.pk))]
    assert "Good Deal" not in names
    assert len(names) == len(set(names)) == 4
    found = similar(client, draft, card="not an id", wanted="good deal")
    assert [one["name"] for one in found] == ["Good Deal"]
    assert found[0]["program"].startswith("- when: on_play")
    assert similar(client, draft, wanted="no card says this") == []
    assert similar(client, draft, version="nonsense", program="- [")
