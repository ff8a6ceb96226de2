"""One action from a request to a commit; one deadline from a column to a settlement. On the toy game."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from games.models import Game, LoggedStep
from games.rules.kernel.prompts import Action
from games.services.batches import settle_oldest
from games.services.playing import answer
from games.store import times
from games.store.locking import lock_game, save_games
from tests.games.people import Person, open_table
from tests.toy.cards import ToyCards
from tests.toy.registered import registered
from tests.toy.ruleset import Toy, ToyRun

pytestmark = pytest.mark.django_db(transaction=True)
STATEMENTS_AN_ACTION = 6


def at_window(people: list[Person], game: str) -> None:
    """Let the active seat play its first card: a window is open for the others."""
    while True:
        for person in people:
            view = person.view(game)
            for prompt in view["prompts"]:
                if prompt["kind"] == "turn":
                    card = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
                    assert person.act(game, "lay_card", prompt["id"], card=card).status_code == 200
                    return
        settle_pause(game)


def settle_pause(game: str) -> None:
    row = Game.objects.get(pk=game)
    assert row.settles_at
    with times.fixed(row.settles_at):
        settle_oldest()


@pytest.fixture
def people(toy: Toy) -> list[Person]:
    return [Person("Ann"), Person("Bob"), Person("Cid")]


def test_a_table_is_opened_joined_started_and_played(people: list[Person]) -> None:
    game = open_table(people, "toy")
    view = people[0].view(game)
    assert view["status"] == "running"
    assert view["waiting_for"] == [0]
    assert [form["type"] for form in view["prompts"][0]["forms"]] == ["lay_card", "pass"]
    assert people[1].view(game)["prompts"] == []
    after = people[0].act(game, "pass").json()
    assert after["waiting_for"] == [1]
    assert after["version"] > view["version"]


def test_an_illegal_action_says_why_and_what_is_legal_and_changes_nothing(people: list[Person]) -> None:
    game = open_table(people, "toy")
    before = Game.objects.get(pk=game)
    refused = people[0].act(game, "lay_card", card="no-such-card")
    assert refused.status_code == 422
    problem = refused.json()
    assert problem["code"] == "illegal_action"
    assert problem["errors"][0]["pointer"] == "/card"
    assert problem["version"] == before.version
    assert problem["prompts"][0]["forms"]
    after = Game.objects.get(pk=game)
    assert (bytes(after.state), after.version) == (bytes(before.state), before.version)


def test_somebody_elses_prompt_is_closed_for_you(people: list[Person]) -> None:
    game = open_table(people, "toy")
    prompt = people[0].view(game)["prompts"][0]["id"]
    refused = people[1].act(game, "pass", prompt)
    assert (refused.status_code, refused.json()["code"]) == (409, "prompt_closed")


def test_who_does_not_sit_here_cannot_act(people: list[Person]) -> None:
    game = open_table(people[:2], "toy")
    assert people[2].act(game, "pass", "x").json()["code"] == "not_seated"
    private = open_table(people[:2], "toy", access="private")
    assert people[2].act(private, "pass", "x").status_code == 404


def test_the_same_key_gives_the_same_answer_and_no_second_effect(people: list[Person]) -> None:
    game = open_table(people, "toy")
    prompt = people[0].view(game)["prompts"][0]["id"]
    first = people[0].act(game, "pass", prompt, key="k-1")
    again = people[0].act(game, "pass", prompt, key="k-1")
    assert again.headers["Idempotent-Replayed"] == "true"
    assert first.content == again.content
    other = people[0].act(game, "concede", prompt, key="k-1")
    assert other.json()["code"] == "idempotency_key_reused"


def test_a_window_that_times_out_is_settled_once(people: list[Person]) -> None:
    game = open_table(people, "toy")
    at_window(people, game)
    row = Game.objects.get(pk=game)
    assert row.settles_at and row.closes_at
    with times.fixed(row.settles_at - timedelta(milliseconds=1)):
        assert not settle_oldest()
    with times.fixed(row.settles_at):
        assert settle_oldest()
        assert not settle_oldest()
    assert all(prompt["kind"] != "window" for prompt in people[1].view(game)["prompts"])


def test_a_reader_settles_what_is_due_even_with_no_worker_alive(people: list[Person]) -> None:
    game = open_table(people, "toy")
    at_window(people, game)
    row = Game.objects.get(pk=game)
    assert row.settles_at
    with times.fixed(row.settles_at - timedelta(milliseconds=1)):
        assert [p["kind"] for p in people[1].view(game)["prompts"]] == ["window"]
    with times.fixed(row.settles_at):
        assert "window" not in [p["kind"] for p in people[1].view(game)["prompts"]]


def test_an_answer_counts_until_closes_at_and_not_after(people: list[Person]) -> None:
    game = open_table(people, "toy")
    at_window(people, game)
    row = Game.objects.get(pk=game)
    assert row.closes_at
    late = next(p for p in people if p.view(game)["prompts"] and p.view(game)["prompts"][0]["kind"] == "window")
    prompt = late.view(game)["prompts"][0]
    with times.fixed(row.closes_at + timedelta(milliseconds=1)):
        refused = late.act(game, "pass", prompt["id"])
    assert refused.json()["code"] == "prompt_closed"
    with times.fixed(row.closes_at):
        assert late.act(game, "pass", prompt["id"]).status_code == 200


class LongToy(Toy):
    """A deck for a game of two thousand turns."""

    name = "long_toy"

    def compile(self, card_sets: Any) -> ToyCards:
        faces = super().compile(card_sets).faces
        return ToyCards(tuple(msgspec.structs.replace(face, copies=face.copies * 53) for face in faces))


@pytest.fixture
def long_toy(toy: Toy) -> Iterator[None]:
    with registered(LongToy()):
        yield


def statements(person: Person, game: str, key: str) -> int:
    """How many statements one action takes, BEGIN and COMMIT not counted."""
    prompt = person.view(game)["prompts"][0]["id"]
    with CaptureQueriesContext(connection) as captured:
        assert person.act(game, "pass", prompt, key=key).status_code == 200
    return len([query for query in captured if not query["sql"].startswith(("BEGIN", "COMMIT"))])


def pass_on(game: str, count: int) -> None:
    """That many more actions, as in one long afternoon."""
    with transaction.atomic():
        opened = lock_game(Game.objects.get(pk=game).id)
        for _ in range(count):
            assert opened.state is not None
            prompt = opened.state.owed[0]
            assert answer(opened, Action(prompt.seat, prompt.id, "pass")) is None
        save_games([opened])


@pytest.mark.parametrize("seats", [2, 8])
def test_the_number_of_statements_of_an_action_does_not_grow(long_toy: None, seats: int) -> None:
    crowd = [Person(f"P{number}") for number in range(seats)]
    game = open_table(crowd, "long_toy", clock={"mode": "live", "seconds": {"pause": 0}})
    first = statements(crowd[0], game, "first")
    pass_on(game, 999)
    late = statements(next(person for person in crowd if person.view(game)["prompts"]), game, "late")
    assert LoggedStep.objects.filter(game_id=game).count() > 1_000
    assert first == late == STATEMENTS_AN_ACTION


def test_events_are_numbered_without_a_gap_and_redacted(people: list[Person]) -> None:
    game = open_table(people, "toy")
    people[0].act(game, "pass")
    mine = people[0].get(f"games/{game}/events?after=0").json()["events"]
    theirs = people[1].get(f"games/{game}/events?after=0").json()["events"]
    assert [e["number"] for e in mine] == list(range(1, len(mine) + 1)) == [e["number"] for e in theirs]
    drawn = next(e for e in mine if e["type"] == "card_drawn" and e["seat"] == 0)
    assert drawn["card"] is not None
    assert next(e for e in theirs if e["number"] == drawn["number"])["card"] is None


def test_two_timeouts_in_a_row_make_a_seat_away_until_it_acts(people: list[Person]) -> None:
    game = open_table(people[:2], "toy", clock={"mode": "live", "seconds": {"pause": 0}})
    for _ in range(2):
        settle_pause(game)
        people[1].act(game, "pass")
    seats = people[1].view(game)["seats"]
    assert [seat["away"] for seat in seats] == [True, False]
    people[0].patch(f"games/{game}/seats/0", {"away": False})
    assert people[1].view(game)["seats"][0]["away"] is False


def test_a_game_whose_settlement_fails_is_put_off_and_does_not_hold_up_the_others(
    people: list[Person], toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = open_table(people, "toy"), open_table(people, "toy")
    Game.objects.filter(pk=broken).update(state=b"rubbish", settles_at=datetime(2020, 1, 1, tzinfo=UTC))
    row = Game.objects.get(pk=sound)
    assert row.settles_at
    with times.fixed(row.settles_at):
        settle_oldest()
        settle_oldest()
    failed = Game.objects.get(pk=broken)
    assert failed.failures == 1
    assert "ValidationError" in failed.failure or "DecodeError" in failed.failure
    assert Game.objects.get(pk=sound).version > row.version


def test_a_bot_plays_its_turn(people: list[Person]) -> None:
    from games.bots.turns import play_bots

    game = open_table(people[:1], "toy", bots=2, clock={"mode": "live", "seconds": {"pause": 0}})
    people[0].act(game, "pass")
    assert play_bots(Game.objects.get(pk=game).id) > 0
    assert LoggedStep.objects.filter(game_id=game).count() > 4


def test_an_effect_that_never_ends_is_refused_and_hurts_no_game(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def for_ever(self: Toy, run: ToyRun, seat: int, copy: int) -> None:
        while True:
            run.tick("loop")

    game = open_table(people, "toy")
    before = Game.objects.get(pk=game)
    monkeypatch.setattr(Toy, "play", for_ever)
    card = people[0].view(game)["prompts"][0]["forms"][0]["fields"]["card"]["choices"][0]["value"]
    refused = people[0].act(game, "lay_card", card=card)
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal_action")
    assert "never end" in refused.json()["detail"]
    assert bytes(Game.objects.get(pk=game).state) == bytes(before.state)
    assert people[0].act(game, "pass").status_code == 200
