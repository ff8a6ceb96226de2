"""A third game's card sets are written, checked, gated and published like any other's, and played with."""

from typing import Any

import pytest
import yaml
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from cards.models import CardSet, CardSetVersion, GateRun
from cards.publishing import gate_child
from cards.selectors import draft_of, latest_published
from tests.cards.people import signed_in, staff
from tests.games.people import Person, open_table, without_pauses
from tests.toy.cards import BOX
from tests.toy.playing import play_to_the_end
from tests.toy.ruleset import Toy

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("toy")]


@pytest.fixture
def admin(settings: Any) -> Client:
    storage = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    settings.STORAGES = {**settings.STORAGES, "staticfiles": storage}
    return signed_in(staff("Ada", "publisher"))


@pytest.fixture
def draft(admin: Client) -> CardSetVersion:
    """A new set of the toy, as the admin's page makes it."""
    admin.post(reverse("admin:cards_cardset_add"), {"slug": "beach", "ruleset": "toy", "name": "Beach"})
    found = draft_of(CardSet.objects.get(slug="beach"))
    assert found is not None
    return found


def beach(**change: Any) -> dict[str, Any]:
    """The set in the box with a polished pebble and a shell in it, under a name of its own."""
    plain = yaml.safe_load(BOX.read_text(encoding="utf-8"))
    agate = {"id": "agate", "names": {"en": "Agate"}, "copies": 4, "kind": "pebble", "polished": True}
    shell = {"id": "shell", "names": {"en": "Shell"}, "copies": 2, "kind": "shell"}
    plain["cards"] += [{**agate, "abilities": ["score"]}, shell]
    return {**plain, "id": "beach", "names": {"en": "Beach"}, **change}


def dry_run(admin: Client, draft: CardSetVersion, plain: dict[str, Any], language: str = "en") -> Any:
    file = SimpleUploadedFile("beach.yaml", yaml.safe_dump(plain).encode())
    address = reverse("admin:cards_import", args=[draft.pk])
    return admin.post(address, {"file": file, "try": ""}, headers={"Accept-Language": language})


def brought_in(admin: Client, draft: CardSetVersion) -> None:
    ticket = dry_run(admin, draft, beach()).context["ticket"]
    admin.post(reverse("admin:cards_import", args=[draft.pk]), {"ticket": ticket, "apply": ""})


def published(admin: Client, draft: CardSetVersion, monkeypatch: pytest.MonkeyPatch) -> CardSetVersion:
    """Through the gate, whose games a child process plays that knows the toy by its settings alone."""
    monkeypatch.setenv("DJANGO_SETTINGS_MODULE", "tests.toy.settings")
    monkeypatch.setenv("UU_GATE_GAMES", "8")
    admin.post(reverse("admin:cards_gate", args=[draft.pk]))
    run = GateRun.objects.get(version=draft)
    gate_child.play_gate_run(run.pk)
    run.refresh_from_db()
    assert (run.state, run.findings) == ("passed", [])
    admin.post(reverse("admin:cards_publish", args=[draft.pk]))
    version = latest_published("toy")
    assert version is not None
    return version


def test_the_admin_offers_the_toy_by_its_title(admin: Client) -> None:
    address = reverse("admin:cards_cardset_add")
    assert '<option value="toy">Toy</option>' in admin.get(address).content.decode()
    polish = admin.get(address, headers={"Accept-Language": "pl"}).content.decode()
    assert '<option value="toy">Zabawka</option>' in polish


def test_a_card_page_shows_the_toys_own_fields_and_texts(admin: Client, draft: CardSetVersion) -> None:
    page = admin.get(f"{reverse('admin:cards_card_add')}?version={draft.pk}").content.decode()
    assert 'name="value_polished"' in page
    form = {"face": "x", "kind": "pebble", "copies": 1, "seen": 0, "name_en": "X", "program": "[score]"}
    answer = admin.post(reverse("admin:cards_live_check", args=["toy"]), form).json()
    assert (answer["problems"], answer["texts"]["pl"]["text"]) == ([], "Zdobądź punkt")
    offered = admin.post(reverse("admin:cards_live_complete", args=["toy"]), {"before": "- s"}).json()
    assert offered["words"] == ["score", "share"]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([{"id": "x", "names": {"en": "X"}, "kind": "pebble"}], "Kamyk robi dokładnie jedną rzecz"),
        ([{"id": "x", "names": {"en": "X"}, "kind": "shell", "copies": 50}], "Nikt nie może wygrać"),
    ],
)
def test_what_is_wrong_with_a_toys_set_is_said_in_the_admins_language(
    admin: Client, draft: CardSetVersion, cards: list[Any], said: str
) -> None:
    assert said in dry_run(admin, draft, beach(cards=cards), "pl").content.decode()


def test_a_set_that_an_admin_made_is_published_and_played_with(
    admin: Client, draft: CardSetVersion, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought_in(admin, draft)
    version = published(admin, draft, monkeypatch)
    ann = Person("Ann")
    cards = {card["id"]: card for card in ann.get("card-sets/beach/versions/1").json()["cards"]}
    assert (cards["agate"]["values"], cards["agate"]["text"]) == ({"polished": True}, "Score a point")
    assert cards["point"]["values"] == {}
    assert [item["slug"] for item in ann.get("card-sets?ruleset=toy").json()["items"]] == ["beach"]
    people = [ann, Person("Bob")]
    game = open_table(people, "toy", card_sets=[{"slug": "beach"}], clock=without_pauses("toy"))
    assert ann.view(game)["card_set_versions"][0]["hash"] == version.content_hash
    assert play_to_the_end(people, game)["outcome"]


def test_the_rules_play_what_the_set_says(toy: Toy) -> None:
    cards = toy.compile([beach()])
    assert [face.polished for face in cards.faces if face.id == "agate"] == [True]
    assert len(cards.deck) == 46
    assert list(toy.needs(cards.faces)) == []
