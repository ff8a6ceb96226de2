"""Deliveries until they are heard: in order, tried again, given up, and nobody late because of somebody else."""

import threading
from datetime import UTC, datetime, timedelta

import pytest

from games.models import Game, OutboxEntry
from games.store import times
from tests.games.people import Person
from tests.webhooks.conftest import attempts_of, listen, log_of
from tests.webhooks.receiver import meets, never_answers, receiving, status
from uu_service.ids import uuid7
from webhooks import health, queue, sending
from webhooks.delivering import claim, send
from webhooks.dispatcher import Dispatcher, deliver
from webhooks.events import GameFacts, GameStartedMessage
from webhooks.models import Attempt, Delivery, Webhook

pytestmark = pytest.mark.django_db(transaction=True)


def pile_up(webhook: dict, count: int, game=None) -> list[str]:
    """So many messages wait for the endpoint, each of a game of its own unless one is named."""
    row, now, made = Webhook.objects.get(pk=webhook["id"]), datetime.now(UTC) - timedelta(seconds=1), []
    for version in range(count):
        about = {"game": game or uuid7(), "ruleset": "toy", "version": version, "seat": 0, "text": "The game begins"}
        facts = GameFacts(account=row.account_id, **about)
        made.append(queue.make_delivery(row, GameStartedMessage(now, facts), now, facts.game, version))
    queue.put(made, [row], now)
    return [str(delivery.message) for delivery in made]


def trust(webhook: dict) -> None:
    Webhook.objects.filter(pk=webhook["id"]).update(last_success_at=datetime.now(UTC))


def later(seconds: float):
    """The database's time stands still, that much later."""
    return times.fixed(datetime.now(UTC) + timedelta(seconds=seconds))


def test_what_waits_is_delivered_and_the_answer_is_in_the_log(ann, receiver):
    webhook = listen(ann, receiver.url)
    pile_up(webhook, 1)
    deliver()
    (delivery,) = log_of(ann, webhook)
    assert (delivery["status"], delivery["tries"], delivery["id"]) == ("delivered", 1, receiver.heard[0].id)
    (attempt,) = attempts_of(ann, webhook, delivery)
    assert (attempt["outcome"], attempt["status_code"], attempt["answer"]) == ("delivered", 200, "ok")
    assert Webhook.objects.get().next_at is None


def test_messages_of_one_game_arrive_in_order_while_others_go_beside(ann, receiver):
    webhook = listen(ann, receiver.url)
    trust(webhook)
    one, other = pile_up(webhook, 12, uuid7()), pile_up(webhook, 12, uuid7())
    receiver.manner = meets(2)
    deliver()
    assert [message for message in receiver.ids() if message in one] == one
    assert [message for message in receiver.ids() if message in other] == other
    assert receiver.most_at_once == 2


def test_at_most_three_requests_are_made_to_one_endpoint_at_once(ann, receiver):
    webhook = listen(ann, receiver.url)
    trust(webhook)
    pile_up(webhook, 20)
    receiver.manner = meets(3)
    deliver()
    assert len(receiver.heard) == 20
    assert receiver.most_at_once == health.AT_ONCE == 3


def test_a_failure_is_tried_again_with_the_same_id_later_and_later(ann, receiver):
    webhook = listen(ann, receiver.url)
    (message,) = pile_up(webhook, 1)
    receiver.manner = status(503)
    passed, delays = 0.0, []
    for _ in range(4):
        with later(passed):
            deliver()
            row = Webhook.objects.annotate(now=times.clock_now()).get()
        delays.append((row.next_at - row.now).total_seconds())
        passed += delays[-1] + 1
    for delay, wanted in zip(delays, health.DELAYS, strict=False):
        assert wanted.total_seconds() <= delay <= wanted.total_seconds() * (1 + health.JITTER)
    receiver.manner = status(200)
    with later(passed):
        deliver()
    assert receiver.ids() == [message] * 5
    assert Delivery.objects.get().status == "delivered"
    assert Webhook.objects.get().failures == 0


def test_a_failed_message_does_not_hold_up_those_after_it(ann, receiver):
    webhook = listen(ann, receiver.url)
    first, second = pile_up(webhook, 2, uuid7())
    answers = iter([status(500), status(200)])
    receiver.manner = lambda *args: next(answers)(*args)
    deliver()
    assert receiver.ids() == [first, second]
    assert {str(row.message): row.status for row in Delivery.objects.all()} == {first: "pending", second: "delivered"}


def test_after_a_day_of_failures_the_endpoint_is_disabled_and_its_owner_told_elsewhere(ann, receiver):
    webhook = listen(ann, receiver.url)
    pile_up(webhook, 3)
    receiver.manner = status(500)
    passed = 0.0
    with receiving() as other_server:
        other = listen(ann, other_server.url)
        for _ in range(80):
            with later(passed):
                deliver()
            passed += 1800
            if not Webhook.objects.get(pk=webhook["id"]).is_enabled:
                break
        with later(passed):
            deliver()
        assert 20 * 3600 <= passed <= 34 * 3600
        told = other_server.heard[-1]
    shown = ann.get(f"webhooks/{webhook['id']}").json()
    assert (shown["enabled"], shown["disabled_reason"]) == (False, "failing")
    assert b'"webhook.disabled"' in told.body
    assert webhook["id"].encode() in told.body
    assert {row["status"] for row in log_of(ann, webhook)} == {"failed"}
    assert ann.get(f"webhooks/{other['id']}").json()["enabled"] is True


def test_one_poisonous_message_is_given_up_without_disabling_the_endpoint(ann, receiver):
    webhook = listen(ann, receiver.url)
    (bad,) = pile_up(webhook, 1)
    good = receiver.manner
    receiver.manner = lambda conn, heard, over: (status(500) if heard.id == bad else good)(conn, heard, over)
    passed = 0.0
    for _ in range(health.MOST_TRIES):
        pile_up(webhook, 1)
        with later(passed):
            deliver()
            row = Delivery.objects.annotate(now=times.clock_now()).get(message=bad)
        passed += max(0.0, (row.due_at - row.now).total_seconds()) + 1
    assert Delivery.objects.get(message=bad).status == "failed"
    assert Webhook.objects.get().is_enabled


def test_gone_means_gone(ann, receiver):
    webhook = listen(ann, receiver.url)
    pile_up(webhook, 1)
    receiver.manner = status(410)
    deliver()
    assert ann.get(f"webhooks/{webhook['id']}").json()["disabled_reason"] == "gone"


def test_ten_thousand_messages_for_a_dead_endpoint_make_nobody_late(ann, receiver, monkeypatch):
    """The dead one is tried a few times and then left alone; everybody else's are delivered meanwhile."""
    monkeypatch.setattr(sending, "TOTAL_SECONDS", 1.0)
    with receiving(never_answers) as dead:
        listen_dead = listen(ann, dead.url)
        trust(listen_dead)
        pile_up(listen_dead, 10_000)
        others = [Person(f"P{n}") for n in range(5)]
        wanted = [message for person in others for message in pile_up(listen(person, receiver.url), 4)]
        Dispatcher().run()
        assert sorted(receiver.ids()) == sorted(wanted)
        assert dead.connections <= 5
        last = max(heard.at for heard in receiver.heard)
        first_timeout = Attempt.objects.filter(outcome="timed_out").count()
        assert first_timeout == dead.connections
        assert last - dead.heard[0].at < 60
    assert Delivery.objects.filter(status="pending").count() == 10_000
    assert Webhook.objects.get(pk=listen_dead["id"]).next_at > datetime.now(UTC)


def test_many_doubtful_endpoints_leave_threads_for_those_that_answer(ann, receiver):
    with receiving(never_answers) as dead:
        for n in range(5):
            person = Person(f"P{n}")
            for _ in range(8):
                pile_up(listen(person, dead.url), 1)
        good = listen(ann, receiver.url)
        trust(good)
        pile_up(good, 3)
        Dispatcher(seconds=8).run()
        assert dead.most_at_once == dead.connections == 12
        assert len(receiver.heard) == 3


def test_who_dies_between_sending_and_recording_leaves_a_message_that_is_sent_again(ann, receiver):
    webhook = listen(ann, receiver.url)
    (message,) = pile_up(webhook, 1)
    jobs = claim(10, cautious=True)
    assert send(jobs[0]).outcome == "delivered"  # and here the worker dies
    deliver()
    assert receiver.ids() == [message]
    with later(60):
        deliver()
    assert receiver.ids() == [message, message]
    assert Delivery.objects.get().status == "delivered"


def test_two_dispatchers_do_not_send_the_same_message(ann, receiver):
    webhook = listen(ann, receiver.url)
    trust(webhook)
    pile_up(webhook, 30)
    from django.db import connections

    def run():
        Dispatcher().run()
        connections.close_all()

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(receiver.ids()) == len(set(receiver.ids())) == 30


def test_an_endpoint_that_is_removed_while_something_is_on_its_way_is_no_error(ann, receiver):
    webhook = listen(ann, receiver.url)
    pile_up(webhook, 1)
    receiver.manner = lambda conn, heard, over: conn.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    jobs = claim(1, cautious=True)
    assert ann.delete(f"webhooks/{webhook['id']}").status_code == 204
    from webhooks.delivering import record

    record(jobs[0], send(jobs[0]))
    assert Delivery.objects.count() == Attempt.objects.count() == 0


def test_the_log_forgets_what_is_old(ann, receiver, settings):
    from webhooks.housekeeping import tidy

    webhook = listen(ann, receiver.url)
    pile_up(webhook, 3)
    deliver()
    old_time = datetime.now(UTC) - timedelta(days=15)
    Delivery.objects.filter(version__lt=2).update(created_at=old_time)
    game = Game.objects.create(ruleset="toy", min_seats=2, max_seats=2, created_at=old_time, touched_at=old_time)
    OutboxEntry.objects.create(game=game, version=1, at=old_time, notices=[])
    assert (tidy(), tidy()) == (2, 0)
    assert OutboxEntry.objects.count() == 0
    assert Delivery.objects.count() == 1
