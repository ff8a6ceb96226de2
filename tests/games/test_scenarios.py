"""Scenario tables: an editor tries the cards of a draft, laid out by hand, from every seat, and takes back at will."""

from typing import Any

import pytest
from django.contrib.auth.models import Group

from accounts.models import Account
from cards.drafting.cards import check_save_card
from cards.drafting.drafts import check_open_draft
from cards.files.rows import plain_card
from cards.language.catalogue import SHIPPED
from cards.models import Card, CardSetVersion
from cards.publishing.publish import check_try
from cards.publishing.shipped import do_load_file
from games.models import Game, LoggedStep
from games.services.replay import state_at
from tests.cards.people import staff
from tests.games.people import Person, arriving

pytestmark = pytest.mark.django_db
UNICORNS, HUNTERS = "unstable-unicorns-2e", "kill-the-unicorns"


def at_the_table(account: Account, set_slug: str) -> tuple[Person, str]:
    """Tries a draft of this set, and follows the address that comes of it as the page does."""
    draft = check_open_draft(do_load_file(SHIPPED / f"{set_slug}.yaml"), account)
    return arriving(check_try(draft.pk, account))


@pytest.fixture
def ada() -> Account:
    return staff("Ada", "editor")


@pytest.fixture
def table(ada: Account) -> tuple[Person, str]:
    return at_the_table(ada, UNICORNS)


def lay(person: Person, game: str, *laid: tuple[Any, ...], seats: int = 3, bot: str | None = None) -> dict[str, Any]:
    places = [{"zone": zone, "seat": seat, "cards": list(cards)} for zone, seat, *cards in laid]
    answer = person.post(f"games/{game}/scenario", {"seats": seats, "bot": bot, "laid": places})
    assert answer.status_code == 201, answer.content
    view: dict[str, Any] = answer.json()
    return view


def cards(held: list[dict[str, str]]) -> list[str]:
    return [one["card"] for one in held]


def play_card(person: Person, game: str, card: str) -> dict[str, Any]:
    (prompt,) = person.view(game)["prompts"]
    form = next(form for form in prompt["forms"] if form["type"] == "play_card")
    value = next(choice["value"] for choice in form["fields"]["card"]["choices"] if choice["card"] == card)
    answer = person.act(game, "play_card", prompt["id"], card=value)
    assert answer.status_code == 200, answer.content
    view: dict[str, Any] = answer.json()
    return view


def others_pass(person: Person, game: str) -> None:
    for seat in (1, 2):
        person.post(f"games/{game}/scenario/seat", {"seat": seat})
        assert person.act(game, "pass").status_code == 200


def test_it_is_marked_private_and_listed_nowhere(table: tuple[Person, str]) -> None:
    person, game = table
    view = person.view(game)
    assert (view["scenario"], view["access"], view["spectators"]) == (True, "private", False)
    assert [bool(seat["bot"]) for seat in view["seats"]] == [False, True, True]
    other = Person("Bob")
    assert other.get(f"games/{game}").status_code == 404
    assert other.get("games").json()["items"] == []
    assert Game.objects.get().listed is False


def test_cards_lie_where_the_designer_wants_them(table: tuple[Person, str]) -> None:
    person, game = table
    view = lay(
        person,
        game,
        ("hand", 0, "good_deal", "neigh"),
        ("stable", 0, "rhinocorn"),
        ("stable", 1),
        ("deck", None, "yay", "re_target"),
        ("discard", None, "unicorn_poison"),
    )
    assert cards(view["you"]["hand"])[:2] == ["good_deal", "neigh"]
    assert [cards(seat["stable"]) for seat in view["table"]["seats"][:2]] == [["rhinocorn"], []]
    assert view["table"]["seats"][2]["stable"][0]["card"].startswith("baby")
    assert view["table"]["seats"][2]["hand_size"] == 5
    assert cards(view["table"]["discard"]) == ["unicorn_poison"]
    assert Game.objects.get(pk=game).status == "abandoned"
    assert view["prompts"][0]["text"]


def test_the_top_of_the_deck_is_drawn_first(table: tuple[Person, str]) -> None:
    person, game = table
    view = lay(person, game, ("hand", 0, "neigh"), ("stable", 0), ("deck", None, "yay", "re_target"))
    assert cards(view["you"]["hand"]) == ["neigh", "yay"]


def test_one_person_plays_every_seat(table: tuple[Person, str]) -> None:
    person, game = table
    view = lay(person, game, ("hand", 0, "good_deal"), ("stable", 0), ("hand", 1, "neigh"))
    game = view["id"]
    assert view["waiting_for"] == [0]
    view = play_card(person, game, "good_deal")
    assert view["waiting_for"] == [1, 2] and view["prompts"] == []
    view = person.post(f"games/{game}/scenario/seat", {"seat": 1}).json()
    assert (view["your_seat"], view["prompts"][0]["kind"]) == (1, "neigh_window")
    form = next(form for form in view["prompts"][0]["forms"] if form["type"] == "neigh")
    value = form["fields"]["card"]["choices"][0]["value"]
    view = person.act(game, "neigh", card=value).json()
    assert view["waiting_for"] == [0, 2]
    assert person.post(f"games/{game}/scenario/seat", {"seat": 9}).status_code == 404


def test_what_was_done_is_taken_back_without_a_shuffle(table: tuple[Person, str]) -> None:
    person, game = table
    begun = lay(person, game, ("hand", 0, "good_deal", "yay"), ("stable", 0))
    game = begun["id"]
    after = play_card(person, game, "good_deal")
    undone = person.post(f"games/{game}/scenario/undo").json()
    assert (undone["you"], undone["table"], undone["waiting_for"]) == (begun["you"], begun["table"], [0])
    assert undone["version"] > after["version"]
    again = play_card(person, game, "good_deal")
    assert again["table"]["deck_size"] == after["table"]["deck_size"]
    others_pass(person, game)
    person.post(f"games/{game}/scenario/undo", {"all": True})
    restarted = person.post(f"games/{game}/scenario/seat", {"seat": 0}).json()
    assert restarted["you"] == begun["you"]
    steps = LoggedStep.objects.filter(game_id=game).count()
    assert person.post(f"games/{game}/scenario/undo").json()["version"] == restarted["version"]
    assert LoggedStep.objects.filter(game_id=game).count() == steps, "nothing is left to take back"


def test_a_bots_answers_are_taken_back_with_the_answer_before_them(table: tuple[Person, str]) -> None:
    person, game = table
    before = person.view(game)
    prompt = before["prompts"][0]
    form = prompt["forms"][0]
    fields = {name: field["choices"][0]["value"] for name, field in form["fields"].items()}
    person.act(game, form["type"], prompt["id"], **fields)
    undone = person.post(f"games/{game}/scenario/undo").json()
    assert undone["you"] == before["you"]
    assert undone["table"] == before["table"]


def test_a_game_that_was_won_goes_on_after_taking_back(table: tuple[Person, str]) -> None:
    person, game = table
    places = {place["zone"]: place["cards"] for place in person.get(f"games/{game}/scenario").json()["places"]}
    standing = [card for card in places["stable"] if card.startswith("baby")][:6]
    game = lay(person, game, ("hand", 0, "rhinocorn"), ("stable", 0, *standing))["id"]
    play_card(person, game, "rhinocorn")
    others_pass(person, game)
    assert person.view(game)["outcome"]["winners"] == [0]
    row = Game.objects.get(pk=game)
    _, state = state_at(row, list(row.steps.order_by("last")), row.version)
    assert state is not None and state.outcome is not None
    undone = person.post(f"games/{game}/scenario/undo").json()
    assert (undone["status"], undone["outcome"], undone["waiting_for"]) == ("running", None, [2])
    assert person.act(game, "pass").json()["status"] == "finished"


@pytest.mark.parametrize(
    ("laid", "pointer"),
    [
        ([{"zone": "moon", "cards": []}], "/laid/0/zone"),
        ([{"zone": "hand", "cards": []}], "/laid/0/seat"),
        ([{"zone": "hand", "seat": 7, "cards": []}], "/laid/0/seat"),
        ([{"zone": "hand", "seat": 0, "cards": ["baby_unicorn_pink"]}], "/laid/0/cards/0"),
        ([{"zone": "hand", "seat": 0, "cards": ["good_deal"] * 50}], "/laid"),
        ([{"zone": "discard", "cards": []}, {"zone": "discard", "cards": []}], "/laid"),
    ],
)
def test_what_cannot_be_laid_is_refused_in_words(table: tuple[Person, str], laid: Any, pointer: str) -> None:
    person, game = table
    answer = person.post(f"games/{game}/scenario", {"seats": 3, "laid": laid})
    assert answer.status_code == 422
    assert [error["pointer"] for error in answer.json()["errors"]] == [pointer]
    assert Game.objects.count() == 1 and Game.objects.get().status == "running"


def test_a_missing_copy_is_called_by_its_name(table: tuple[Person, str]) -> None:
    person, game = table
    laid = [{"zone": "hand", "seat": 0, "cards": ["good_deal", "good_deal", "good_deal"]}]
    answer = person.post(f"games/{game}/scenario", {"seats": 3, "laid": laid}, Accept_Language="pl")
    (error,) = answer.json()["errors"]
    assert "good_deal" not in error["detail"] and "egzemplarzy" in error["detail"]


def test_only_editors_and_only_their_own(table: tuple[Person, str], ada: Account) -> None:
    person, game = table
    other = Person("Bob")
    assert other.get(f"games/{game}/scenario").status_code == 404
    ada.groups.clear()
    for answer in (
        person.get(f"games/{game}/scenario"),
        person.post(f"games/{game}/scenario", {"seats": 3}),
        person.post(f"games/{game}/scenario/undo"),
        person.post(f"games/{game}/scenario/seat", {"seat": 1}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "permission_denied")


def test_an_ordinary_game_is_no_scenario(table: tuple[Person, str], ada: Account) -> None:
    person, _ = table
    CardSetVersion.objects.filter(status="draft").delete()
    game = person.post("games", {"ruleset": "unstable_unicorns", "bots": ["random"], "access": "private"}).json()
    assert game["scenario"] is False
    assert person.post(f"games/{game['id']}/scenario/undo").status_code == 404


def test_nobody_plays_a_scenario_again_as_a_table(table: tuple[Person, str]) -> None:
    person, game = table
    person.post(f"games/{game}/actions", {"type": "concede"})
    assert person.post(f"games/{game}/rematch").status_code == 404


def test_a_new_card_of_a_draft_is_tried_and_has_a_face(ada: Account) -> None:
    ada.groups.add(Group.objects.get(name="publisher"))
    draft = check_open_draft(do_load_file(SHIPPED / f"{UNICORNS}.yaml"), ada)
    old = plain_card(Card.objects.get(version=draft, face="good_deal"))
    new = {**old, "id": "better_deal", "names": {code: f"Better {code}" for code in old["names"]}}
    check_save_card(draft.pk, None, 0, ada, new)
    person, game = arriving(check_try(draft.pk, ada))
    view = lay(person, game, ("hand", 0, "better_deal"), ("stable", 0))
    assert cards(view["you"]["hand"])[0] == "better_deal"
    play_card(person, view["id"], "better_deal")
    told = person.get(f"games/{view['id']}/cards").json()["cards"]
    (face,) = [card["face"] for card in told if card["id"] == "better_deal"]
    answer = Person("Bob").client.get(face)
    assert (answer.status_code == 200 and b"<svg" in answer.content[:100]) or answer.headers.get("Content-Encoding")
    assert Person("Eve").client.get(face.split("&trial=")[0]).status_code == 404


def test_hunters_have_their_characters_unicorns_and_stratagems(ada: Account) -> None:
    person, game = at_the_table(ada, HUNTERS)
    places = {place["zone"]: place for place in person.get(f"games/{game}/scenario").json()["places"]}
    assert set(places) == {"character", "drawn", "collection", "row"}
    row, own = places["row"]["cards"][:2], places["collection"]["cards"][2:4]
    view = lay(person, game, ("character", 1, "wizard"), ("row", None, *row), ("collection", 0, *own))
    assert view["table"]["hunters"][1]["character"] == "wizard"
    assert [slot["unicorn"]["id"] for slot in view["table"]["row"][:2]] == row
    assert {unicorn["id"] for unicorn in view["table"]["hunters"][0]["unicorns"]} >= set(own)
    drawn = cards(view["you"]["drawn"])
    again = lay(person, view["id"], ("character", 0, view["table"]["hunters"][0]["character"]), ("drawn", 0, drawn[1]))
    assert drawn[1] in cards(again["you"]["drawn"])
    taken = {"seats": 3, "laid": [{"zone": "character", "seat": n, "cards": ["wizard"]} for n in (0, 1)]}
    assert person.post(f"games/{again['id']}/scenario", taken).status_code == 422
