"""What the processes would have counted: requests by the hour, errors by code, slow answers; one bad evening."""

import random
from datetime import datetime

from uu_service.api.models import HourlyCount

DAYS = 14
HOUR = 3600
REQUESTS_AN_HOUR = 900
PROBLEMS = {
    "not_your_turn": 60, "prompt_closed": 45, "not_authenticated": 30, "too_many_requests": 12, "not_found": 25,
    "illegal_action": 18, "stale_version": 9, "invalid_body": 6,
}  # fmt: skip
SLOW = {"GET admin/cards/card/": 6, "POST api/v1/games": 3, "GET api/v1/games/<uuid:game_id>/replay": 2}
BAD_HOURS_AGO = range(50, 53)
"""An evening two days ago when the database was busy."""


def fill_counts(chance: random.Random, now: datetime) -> None:
    from tools.busy_day.filling import CURVE

    this_hour = int(now.timestamp()) // HOUR
    rows = []
    for hour in range(this_hour - DAYS * 24, this_hour + 1):
        busy = CURVE[hour % 24] / 8 * chance.uniform(0.8, 1.2)
        is_bad = this_hour - hour in BAD_HOURS_AGO
        counts = {("requests", ""): REQUESTS_AN_HOUR * busy, ("settled", ""): 300 * busy}
        counts[("late", "")] = 40 if is_bad else chance.choice([0, 0, 0, 0, 1]) * busy
        counts[("failed", "")] = 90 if is_bad else chance.choice([0] * 20 + [1])
        counts |= {("problem", code): often * busy / 4 for code, often in PROBLEMS.items()}
        counts |= {("slow", route): often * busy * (8 if is_bad else 1) for route, often in SLOW.items()}
        counts[("webhook", "delivered")], counts[("webhook", "timed_out")] = 60 * busy, 3 * busy
        rows += [
            HourlyCount(hour=hour, what=what, key=key, count=round(n)) for (what, key), n in counts.items() if round(n)
        ]
    HourlyCount.objects.bulk_create(rows, batch_size=500)
