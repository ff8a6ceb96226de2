"""From a game to somebody's server: what is told, to whom, in which order, and at what price to the game."""

import json
from datetime import timedelta

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from games.models import Game, OutboxEntry
from games.services.batches import settle_oldest
from games.store import times
from tests.games.people import Person, open_table
from tests.webhooks.conftest import listen
from webhooks.dispatcher import deliver
from webhooks.fan_out import fan_out
from webhooks.models import Delivery, Webhook

pytestmark = pytest.mark.django_db(transaction=True)
BRISK = {"mode": "live", "seconds": {"pause": 0}}


@pytest.fixture
def people(toy, settings):
    settings.ROOT_URLCONF = "tests.toy.urls"
    return [Person("Ann"), Person("Bob")]


def told(receiver):
    return [json.loads(heard.body) for heard in receiver.heard]


def play_a_card(person, game):
    prompt = person.view(game)["prompts"][0]
    card = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
    assert person.act(game, "lay_card", prompt["id"], card=card).status_code == 200


def settle_once(game):
    row = Game.objects.get(pk=game)
    with times.fixed(row.settles_at):
        settle_oldest()


def test_a_game_is_told_from_its_start_to_its_end(people, receiver):
    ann, bob = people
    listen(bob, receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    ann.act(game, "pass")
    bob.act(game, "concede", "x")
    deliver()
    messages = told(receiver)
    assert [message["type"] for message in messages] == ["game.started", "prompt.opened", "game.finished"]
    assert {message["data"]["account"] for message in messages} == {bob.account}
    assert {(message["data"]["game"], message["data"]["seat"]) for message in messages} == {(game, 1)}
    assert messages[-1]["data"]["winners"] == [0]
    versions = [message["data"]["version"] for message in messages]
    assert versions == sorted(versions)


def test_a_window_is_told_to_those_who_may_answer(people, receiver):
    ann, bob = people
    listen(bob, receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    play_a_card(ann, game)
    deliver()
    (window,) = [message["data"] for message in told(receiver) if message["type"] == "window.opened"]
    assert window["prompt"] == bob.view(game)["prompts"][0]["id"]


def test_a_prompt_is_told_with_its_id_and_deadline_and_is_the_one_in_the_view(people, receiver):
    ann, bob = people
    listen(bob, receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    ann.act(game, "pass")
    deliver()
    (asked,) = [message["data"] for message in told(receiver) if message["type"] == "prompt.opened"]
    view = bob.view(game)
    assert (asked["prompt"], asked["kind"]) == (view["prompts"][0]["id"], "turn")
    assert (asked["deadline"], asked["version"], asked["optional"]) == (view["deadline"], view["version"], False)


def test_nobody_is_told_of_anothers_prompts_and_never_the_id_of_a_card(people, receiver):
    ann, bob = people
    listen(ann, receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    play_a_card(ann, game)
    cards = {card["id"] for person in people for card in person.view(game)["you"]["hand"]}
    window = bob.view(game)["prompts"][0]["id"]
    deliver()
    bodies = [heard.body.decode() for heard in receiver.heard]
    assert bodies
    assert not [body for body in bodies if window in body or "window.opened" in body]
    assert not [card for card in cards if any(card in body for body in bodies)]
    fields = {name for message in told(receiver) for name in message["data"]}
    prompt = {"prompt", "kind", "optional", "deadline", "happened"}
    assert fields <= {"account", "game", "ruleset", "version", "seat", "text", *prompt}


def test_a_seat_that_goes_away_is_told_to_everybody_at_the_table(people, receiver):
    ann, bob = people
    listen(bob, receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    ann.delete(f"games/{game}/seats/0")
    deliver()
    (away,) = [message["data"] for message in told(receiver) if message["type"] == "seat.away"]
    assert (away["seat"], away["away_seat"]) == (1, 0)


def test_the_clock_tells_too(people, receiver):
    bob = people[1]
    listen(bob, receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    settle_once(game)
    deliver()
    assert [message["type"] for message in told(receiver)] == ["game.started", "prompt.opened"]


def test_only_what_an_endpoint_wants_is_sent_there(people, receiver):
    listen(people[0], receiver.url, events=["game.finished"])
    game = open_table(people, "toy", clock=BRISK)
    people[0].act(game, "concede", "x")
    deliver()
    assert [message["type"] for message in told(receiver)] == ["game.finished"]


def test_what_is_rolled_back_is_never_told(people, receiver):
    listen(people[0], receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    deliver()
    heard = len(receiver.heard)
    row = Game.objects.get(pk=game)

    class Crash(Exception):
        pass

    def act_and_crash():
        from games.services.changes import keep
        from games.services.playing import settle
        from games.store.locking import lock_game

        with transaction.atomic(), times.fixed(row.settles_at):
            opened = lock_game(row.id)
            settle(opened)
            keep(opened)
            assert opened.has_notices or opened.changed
            raise Crash

    with pytest.raises(Crash):
        act_and_crash()
    deliver()
    assert OutboxEntry.objects.count() == 0
    assert len(receiver.heard) == heard


def test_a_game_without_endpoints_pays_nothing_and_one_with_them_one_statement(people, receiver):
    def statements_of_a_pass(game):
        person = next(p for p in people if p.view(game)["prompts"])
        prompt = person.view(game)["prompts"][0]["id"]
        with CaptureQueriesContext(connection) as caught:
            assert person.act(game, "pass", prompt, key=prompt).status_code == 200
        return [q["sql"] for q in caught if not q["sql"].startswith(("BEGIN", "COMMIT"))]

    plain = statements_of_a_pass(open_table(people, "toy", clock=BRISK))
    for person in people:
        listen(person, receiver.url)
    told_of = statements_of_a_pass(open_table(people, "toy", clock=BRISK))
    assert len(told_of) == len(plain) + 1 <= 8
    assert not [sql for sql in plain if "outboxentry" in sql]
    assert len([sql for sql in told_of if "outboxentry" in sql]) == 1


@pytest.mark.parametrize("change", [{"is_enabled": False, "disabled_why": "owner"}, "banned", "deleted"])
def test_who_is_disabled_banned_or_gone_is_not_told(people, receiver, change):
    from accounts.models import Account

    ann, bob = people
    listen(bob, receiver.url)
    if isinstance(change, dict):
        Webhook.objects.update(**change)
    elif change == "banned":
        Account.objects.filter(pk=bob.account).update(is_active=False)
    game = open_table([ann, Person("Cid")], "toy", clock=BRISK) if change != "deleted" else None
    if change == "deleted":
        game = open_table(people, "toy", clock=BRISK)
        bob.delete("me")
    ann.act(game, "pass")
    deliver()
    assert receiver.heard == []


def test_entries_of_one_game_are_passed_on_one_after_the_other(people, receiver):
    listen(people[0], receiver.url)
    game = open_table(people, "toy", clock=BRISK)
    for _ in range(3):
        for person in people:
            person.act(game, "pass")
    waiting = OutboxEntry.objects.count()
    assert waiting >= 4
    assert fan_out() == 1
    while fan_out():
        pass
    versions = list(Delivery.objects.order_by("id").values_list("version", flat=True))
    assert versions == sorted(versions)
    assert len(versions) >= waiting


def test_an_entry_that_cannot_be_read_stops_nobody(people, receiver):
    listen(people[0], receiver.url)
    open_table(people, "toy", clock=BRISK)
    OutboxEntry.objects.update(notices=[{"kind": "unheard.of"}])
    open_table(people, "toy", clock=BRISK)
    deliver()
    assert {message["type"] for message in told(receiver)} == {"game.started", "prompt.opened"}
    assert OutboxEntry.objects.count() == 0


def test_a_lost_wake_up_is_made_good_by_the_sweep(people, receiver):
    from django.conf import settings

    listen(people[0], receiver.url)
    open_table(people, "toy", clock=BRISK)
    assert OutboxEntry.objects.exists()
    sweep = settings.CELERY_BEAT_SCHEDULE["sweep-webhooks"]
    assert sweep["task"] == "webhooks.deliver"
    assert timedelta(seconds=sweep["schedule"]) <= timedelta(seconds=10)
    from webhooks.tasks import deliver as task

    task()
    assert receiver.heard
