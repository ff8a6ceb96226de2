"""What was counted, hour by hour, as the desk reads it."""

from datetime import UTC, date, datetime

from django.db.models import F, Sum

from uu_service.api.models import HourlyCount
from uu_service.tallies import HOUR, KEPT_DAYS, this_hour

HOURS_A_DAY = 24


def by_hour(what: str, hours: int = HOURS_A_DAY) -> dict[int, int]:
    """How often it happened in each of the last hours; the last of them is not over."""
    rows = HourlyCount.objects.filter(what=what, hour__gt=this_hour() - hours)
    return dict(rows.values_list("hour").annotate(Sum("count")).order_by("hour"))


def by_day(what: str, first: date) -> dict[date, int]:
    begun = int(datetime(first.year, first.month, first.day, tzinfo=UTC).timestamp()) // HOUR
    rows = HourlyCount.objects.filter(what=what, hour__gte=begun).annotate(day=F("hour") / HOURS_A_DAY)
    counts = rows.values_list("day").annotate(Sum("count")).order_by("day")
    return {datetime.fromtimestamp(int(day) * HOURS_A_DAY * HOUR, UTC).date(): count for day, count in counts}


def most_often(what: str, most: int, hours: int = HOURS_A_DAY) -> list[tuple[str, int]]:
    """Its keys that came most often in the last hours."""
    rows = HourlyCount.objects.filter(what=what, hour__gt=this_hour() - hours)
    return list(rows.values_list("key").annotate(total=Sum("count")).order_by("-total", "key")[:most])


def forget_old_tallies() -> int:
    return HourlyCount.objects.filter(hour__lt=this_hour() - KEPT_DAYS * HOURS_A_DAY).delete()[0]
