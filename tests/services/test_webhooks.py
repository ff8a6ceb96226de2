"""Webhooks on PostgreSQL, Redis and real workers: killed at the worst moment, beside each other, and overloaded."""

import threading
from collections import defaultdict
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import connection, transaction

from accounts.models import Account
from games.live.news import Notice, NoticeKind
from games.models import Game, OutboxEntry
from games.store import times
from tests.services.fleet import Services
from tests.services.locks import somebody_waits
from tests.services.processes import wait_until
from tests.services.windows import faults_of, open_windows
from tests.webhooks.receiver import Receiver, healthy, never_answers, receiving
from uu_service.celery import app
from uu_service.ids import uuid7
from webhooks.events import WebhookEvent
from webhooks.models import Delivery, Webhook
from webhooks.secrets import make_secret, seal


def endpoint(receiver: Receiver) -> Webhook:
    account = Account.objects.create_user(None, is_guest=True)
    events = [WebhookEvent.PROMPT_OPENED.value]
    return Webhook.objects.create(account=account, url=receiver.url, events=events, secret=seal(make_secret()))


def game_row() -> Game:
    now = times.python_now()
    return Game.objects.create(ruleset="toy", min_seats=2, max_seats=2, created_at=now, touched_at=now)


def entry(webhook: Webhook, game: Game, version: int) -> OutboxEntry:
    notice = Notice(
        kind=NoticeKind.PROMPT_OPENED,
        account=webhook.account_id,
        game=game.id,
        ruleset="toy",
        first=version,
        version=version,
        seat=0,
        prompt=f"p{version}",
        prompt_kind="turn",
    )
    return OutboxEntry(game=game, version=version, at=times.python_now(), notices=[msgspec.to_builtins(notice)])


def start_worker(services: Services, **options: object):
    env = {"UU_WEBHOOK_ALLOWED_NETWORKS": "127.0.0.0/8", "UU_SECRET_KEY": settings.SECRET_KEY}
    return services.start_worker(queues=["webhooks"], env=env, **options)  # type: ignore[arg-type]


def wake() -> None:
    app.send_task("webhooks.deliver")


def all_delivered() -> bool:
    return not OutboxEntry.objects.exists() and not Delivery.objects.exclude(status="delivered").exists()


def test_a_worker_killed_between_sending_and_recording_delivers_again_with_the_same_id(services: Services) -> None:
    may_answer = threading.Event()

    def answers_when_told(conn, heard, over) -> None:
        may_answer.wait(60)
        healthy(conn, heard, over)

    with receiving(answers_when_told) as receiver:
        webhook = endpoint(receiver)
        OutboxEntry.objects.bulk_create([entry(webhook, game_row(), 1)])
        worker = start_worker(services)
        wake()
        wait_until(lambda: bool(receiver.heard), 60, "the message to arrive")
        with transaction.atomic():
            Webhook.objects.select_for_update().get(pk=webhook.pk)
            may_answer.set()  # it is delivered, and whoever wants to write that down waits for the row
            wait_until(somebody_waits, 60, "the worker to begin recording")
            worker.kill()
        assert Delivery.objects.get().status == "pending"
        services.start_beat()
        start_worker(services)
        wait_until(all_delivered, 120, "the message to be sent again")
        assert receiver.ids() == [str(Delivery.objects.get().message)] * 2


def test_two_workers_keep_every_games_order_and_send_nothing_twice(services: Services) -> None:
    with receiving() as receiver:
        webhook = endpoint(receiver)
        Webhook.objects.update(last_success_at=times.python_now())
        games = [game_row() for _ in range(12)]
        for version in range(1, 9):
            OutboxEntry.objects.bulk_create([entry(webhook, game, version) for game in games])
        for _ in range(2):
            start_worker(services, concurrency=2)
        for _ in range(8):
            wake()
        wait_until(all_delivered, 120, "everything to be delivered")
        heard: dict[UUID, list[int]] = defaultdict(list)
        for one in receiver.heard:
            data = msgspec.json.decode(one.body)["data"]
            heard[data["game"]].append(data["version"])
        assert list(heard.values()) == [list(range(1, 9))] * 12
        assert receiver.most_at_once <= 3


def test_a_dead_endpoint_with_ten_thousand_messages_holds_up_neither_others_nor_windows(services: Services) -> None:
    with receiving(never_answers) as dead, receiving() as alive:
        mute, heard = endpoint(dead), endpoint(alive)
        now = times.python_now()
        Delivery.objects.bulk_create(
            Delivery(webhook=mute, event="ping", game_id=uuid7(), body="{}", due_at=now, created_at=now)
            for _ in range(10_000)
        )
        Webhook.objects.filter(pk=mute.pk).update(next_at=now, last_success_at=now)
        start_worker(services, concurrency=1)
        services.start_worker(queues=["clock"])
        services.start_beat()
        wait_until(lambda: dead.connections > 0, 60, "the dead endpoint to be tried")
        windows = open_windows(20, first_in=0.5, over=2.0)
        OutboxEntry.objects.bulk_create([entry(heard, game_row(), version) for version in range(1, 21)])
        wake()
        wait_until(lambda: len(alive.heard) == 20, 120, "the others' messages")
        wait_until(windows.are_settled, 60, "the windows to be settled")
        assert faults_of(windows) == []
        assert dead.connections < 20


def test_an_outage_of_broker_and_database_delays_and_loses_nothing(services: Services) -> None:
    with receiving() as receiver:
        webhook, game = endpoint(receiver), game_row()
        start_worker(services)
        services.start_beat()
        for server in (services.redis, services.postgres):
            server.kill()
            server.start()
        connection.close()
        OutboxEntry.objects.bulk_create([entry(webhook, game, version) for version in range(1, 6)])
        wait_until(all_delivered, 120, "everything to be delivered")
        assert len(set(receiver.ids())) == 5
