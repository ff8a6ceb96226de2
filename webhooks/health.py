"""How an endpoint fares: when it is tried again after failures, and when it is given up.

A dead endpoint is probed by one delivery at a time, however many wait: its backlog costs nobody else anything.
"""

import random
from datetime import datetime, timedelta

from webhooks.models import Webhook

DELAYS = [timedelta(seconds=s) for s in (5, 30, 120, 300, 900, 1800, 3600, 7200, 14400, 21600, 36000)]
MOST_TRIES = len(DELAYS) + 1  # over a day
JITTER = 0.2
STOPS_AFTER = 3
GIVEN_UP_AFTER = timedelta(hours=20)
AT_ONCE, AT_ONCE_CAUTIOUS = 3, 1


def delay_after(failures: int) -> timedelta:
    """How long to wait after that many failures in a row: longer each time, and never twice the same."""
    return DELAYS[min(failures, len(DELAYS)) - 1] * (1 + JITTER * random.random())  # noqa: S311 - no secret


def is_cautious(webhook: Webhook) -> bool:
    """Its last attempt failed, or none has ever succeeded: it gets one request at a time."""
    return webhook.failures > 0 or webhook.last_success_at is None


def most_at_once(webhook: Webhook) -> int:
    return AT_ONCE_CAUTIOUS if is_cautious(webhook) else AT_ONCE


def note_success(webhook: Webhook, now: datetime) -> None:
    webhook.failures, webhook.failing_since, webhook.resumes_at = 0, None, None
    webhook.last_success_at = now


def note_failure(webhook: Webhook, now: datetime) -> None:
    webhook.failures += 1
    webhook.failing_since = webhook.failing_since or now
    if webhook.failures >= STOPS_AFTER:
        webhook.resumes_at = now + delay_after(webhook.failures)


def is_given_up(webhook: Webhook, now: datetime, tries: int) -> bool:
    """Nothing got through for a day, although it was tried as often as it should be."""
    if webhook.failing_since is None or now - webhook.failing_since < GIVEN_UP_AFTER:
        return False
    return max(webhook.failures, tries) >= MOST_TRIES
