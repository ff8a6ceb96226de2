"""Webhooks of a few servers: one answers nothing, one was switched off, and what was sent to them."""

import random
from datetime import datetime, timedelta
from typing import Any

from accounts.models import Account
from webhooks.models import Delivery, Webhook

SERVERS: list[tuple[str, dict[str, Any]]] = [
    ("https://club.example.org/uu", {}),
    ("https://chat.example.com/hooks/unicorns", {}),
    ("https://slow.example.net/in", {"failures": 7}),
    ("https://gone.example.net/in", {"is_enabled": False, "disabled_why": "failing"}),
]
DAYS = 14


def fill_webhooks(chance: random.Random, now: datetime, people: list[Account]) -> None:
    for number, (url, columns) in enumerate(SERVERS):
        since = {"failing_since": now - timedelta(hours=5)} if columns.get("failures") else {}
        off = {"disabled_at": now - timedelta(days=3)} if columns.get("disabled_why") else {}
        hook = Webhook.objects.create(
            account=people[number], url=url, events=["game.finished"], secret=b"", **columns, **since, **off
        )
        Delivery.objects.bulk_create(_deliveries(chance, now, hook))


def _deliveries(chance: random.Random, now: datetime, hook: Webhook) -> list[Delivery]:
    """A server that fails has some that never came, and some that wait."""
    is_sick = bool(hook.failures or not hook.is_enabled)
    found = []
    for back in range(DAYS):
        for _ in range(chance.randint(4, 12)):
            at = now - timedelta(days=back, hours=chance.uniform(0, 20))
            waits = is_sick and hook.is_enabled and back == 0
            status = "pending" if waits else "failed" if is_sick and chance.random() < 0.4 else "delivered"
            ended = None if waits else at
            row = Delivery(webhook=hook, event="game.finished", body="{}", status=status, tries=chance.randint(1, 6))
            row.created_at, row.finished_at, row.due_at = at, ended, now + timedelta(minutes=30)
            found.append(row)
    return found
