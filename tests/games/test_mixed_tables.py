"""Tables with several card sets: opened only if the sets make a game, dealt from all of them, and told what is good."""

from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

import words
from cards.files.format import canonical, content_hash
from cards.language.catalogue import shipped
from cards.models import CardSet, CardSetVersion
from cards.publishing.shipped import do_load_file
from games.models import Game
from games.rules.kernel.game import decode, decode_table
from games.rules.kernel.ruleset import ruleset_named
from games.store.decks import deck_of
from tests.cards.expansion import SMALL, UU, clashing, expansion, written
from tests.games.people import Person, open_table, without_pauses

pytestmark = pytest.mark.django_db(transaction=True)
BASE_AND_SMALL = [{"slug": UU}, {"slug": SMALL}]


@pytest.fixture(autouse=True)
def _sets(tmp_path: Path) -> None:
    call_command("load_card_sets", verbosity=0)
    do_load_file(written(tmp_path, expansion(mixes=[[UU, "nothing"]])))


@pytest.fixture
def ann() -> Person:
    return Person("Ann")


def refused(person: Person, *slugs: str, language: str = "en", **settings: Any) -> list[dict[str, Any]]:
    sets = [{"slug": slug} for slug in slugs]
    body = {"ruleset": "unstable_unicorns", "card_sets": sets, **settings}
    answer = person.post("games", body, Accept_Language=language)
    assert answer.status_code == 422, answer.content
    assert not Game.objects.exists()
    errors: list[dict[str, Any]] = answer.json()["errors"]
    return errors


def publish_unchecked(plain: dict[str, Any]) -> None:
    """A set that was published before anybody looked at what it is played with."""
    content = canonical(plain)
    card_set = CardSet.objects.create(slug=plain["id"], ruleset=plain["ruleset"])
    CardSetVersion.objects.create(
        card_set=card_set,
        status="published",
        number=1,
        published_at=card_set.created_at,
        names=plain["names"],
        extends=plain.get("extends", []),
        content=content,
        content_hash=content_hash(content),
    )


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_two_sets_that_share_a_card_are_refused_by_name(ann: Person, language: str) -> None:
    publish_unchecked(clashing())
    (error,) = refused(ann, UU, "clashing", language=language)
    assert (error["pointer"], error["code"]) == ("/card_sets/1", "card_in_two_sets")
    assert all(name in error["detail"] for name in (UU, "clashing", "llamacorn"))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_an_expansion_without_its_base_is_refused_with_what_is_missing(ann: Person, language: str) -> None:
    (error,) = refused(ann, SMALL, language=language)
    assert (error["pointer"], error["code"]) == ("/card_sets/0", "needs_card_set")
    assert UU in error["detail"]


def test_two_bases_that_share_all_their_cards_are_one_complaint(ann: Person) -> None:
    publish_unchecked({**shipped(UU), "id": "twin"})
    assert [error["code"] for error in refused(ann, UU, "twin")] == ["card_in_two_sets"]


def test_a_set_that_fits_no_longer_is_refused_with_the_place(ann: Person) -> None:
    own = {"id": "own", "names": {"en": "Own"}, "kind": "basic_unicorn"}
    publish_unchecked(expansion(id="lost", more_copies={"no_such_card": 2}, cards=[own], tags={}))
    (error,) = refused(ann, UU, "lost")
    assert error["code"] == "cannot_start"
    assert "more_copies.no_such_card" in error["detail"]


@pytest.mark.parametrize("sets", [BASE_AND_SMALL, BASE_AND_SMALL[::-1]])
def test_base_and_expansion_open_start_and_deal_from_both(ann: Person, sets: list[dict[str, str]]) -> None:
    game = open_table(
        [ann, Person("Bob")], "unstable_unicorns", card_sets=sets, clock=without_pauses("unstable_unicorns")
    )
    view = ann.view(game)
    assert [one["slug"] for one in view["card_set_versions"]] == [one["slug"] for one in sets]
    row = Game.objects.get(pk=game)
    cards = deck_of(row).cards
    dealt = _dealt(row)
    base = sum(card.get("copies", 1) for card in shipped(UU)["cards"] if card.get("two_player", True))
    assert len(dealt) == base + 13 + 2
    counted = {face.id: dealt.count(face.index) for face in cards.faces}
    assert (counted["dragon_herald"], counted["neigh_beast"], counted["llamacorn"]) == (3, 3, 3)
    assert sum(counted[card["id"]] for card in expansion()["cards"]) == 13


def _dealt(row: Game) -> list[int]:
    """The face of each physical copy at the table."""
    state = decode(bytes(row.state))
    return list(decode_table(ruleset_named(row.ruleset), state.shown).faces)


def test_the_cards_of_a_mixed_table_say_their_copies_tags_and_share(ann: Person) -> None:
    game = ann.post("games", {"ruleset": "unstable_unicorns", "card_sets": BASE_AND_SMALL}).json()["id"]
    answer = ann.get(f"games/{game}/cards", Accept_Language="es").json()
    cards = {card["id"]: card for card in answer["cards"]}
    assert cards["llamacorn"]["copies"] == 3
    assert "«Dragón»" in cards["dragon_call"]["text"]
    assert "«Narval»" in cards["dragon_herald"]["text"]
    (advice,) = answer["advice"]
    assert "cartas de Relincho" in advice
    assert "12 %" in advice


def test_card_sets_say_what_they_extend_and_offer_mixes_that_open(ann: Person) -> None:
    items = {item["slug"]: item for item in ann.get("card-sets?ruleset=unstable_unicorns").json()["items"]}
    assert (items[UU]["extends"], items[SMALL]["extends"]) == ([], [UU])
    assert [mix["card_sets"] for mix in items[UU]["mixes"]] == [[UU]]
    (mix,) = items[SMALL]["mixes"]
    assert mix["card_sets"] == [UU, SMALL]
    assert mix["copies"] == items[UU]["counts"]["copies"] + items[SMALL]["counts"]["copies"] + 2
    assert "Neigh cards" in mix["advice"][0]
    chosen = [{"slug": slug} for slug in mix["card_sets"]]
    assert ann.post("games", {"ruleset": "unstable_unicorns", "card_sets": chosen}).status_code == 201
    assert ann.get(f"card-sets/{SMALL}").json()["mixes"] == items[SMALL]["mixes"]


def test_a_recommended_mix_is_offered_as_soon_as_all_its_sets_are_published(ann: Person, tmp_path: Path) -> None:
    own = {"id": "own", "names": {"en": "Own"}, "kind": "basic_unicorn"}
    do_load_file(written(tmp_path, expansion(id="nothing", cards=[own], tags={}, more_copies={})))
    mixes = [mix["card_sets"] for mix in ann.get(f"card-sets/{SMALL}").json()["mixes"]]
    assert mixes == [[UU, SMALL], [UU, "nothing", SMALL]]


def test_a_version_says_its_tags_more_copies_and_what_it_was_checked_with(ann: Person) -> None:
    version = ann.get(f"card-sets/{SMALL}/versions/1", Accept_Language="pl").json()
    assert version["extends"] == [UU]
    assert version["checked_with"] == [{"slug": UU, "number": 1}]
    assert version["tags"] == [{"tag": "dragon", "name": "Smok"}]
    assert version["more_copies"] == {"llamacorn": 2}
    texts = {card["id"]: card["text"] for card in version["cards"]}
    assert "„Narwal”" in texts["dragon_herald"]


def test_a_set_published_before_there_were_heads_still_plays(ann: Person) -> None:
    before = {key: value for key, value in shipped(UU).items() if key != "tags"}
    publish_unchecked({**before, "id": "of-before"})
    game = open_table(
        [ann, Person("Bob")],
        "unstable_unicorns",
        card_sets=[{"slug": "of-before"}],
        clock=without_pauses("unstable_unicorns"),
    )
    assert ann.view(game)["status"] == "running"
