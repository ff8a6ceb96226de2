"""Who has sat together lately. Ids of games sort by time, so the index on seats finds them."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from datetime import timedelta
from uuid import UUID

from games.models import Seat
from games.store import times
from uu_service.ids import earliest_at


def tables_since(accounts: Collection[UUID], ago: timedelta) -> Iterable[list[UUID]]:
    """For each game that was opened since then, those of these accounts that have a seat there."""
    seats = Seat.objects.filter(account_id__in=accounts, game_id__gte=earliest_at(times.python_now() - ago))
    tables: dict[UUID, list[UUID]] = defaultdict(list)
    for game_id, account_id in seats.values_list("game_id", "account_id"):
        if account_id:
            tables[game_id].append(account_id)
    return tables.values()
