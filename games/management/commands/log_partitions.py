"""`manage.py log_partitions`: do at once what housekeeping does with the log, and list its partitions with sizes."""

from typing import Any

from django.core.management.base import BaseCommand
from django.db import connection

from games.clock.housekeeping import tend_log
from games.store import partitions

SIZE = """
    SELECT pg_size_pretty(pg_total_relation_size(oid)), greatest(reltuples, 0)::bigint
    FROM pg_class WHERE oid = %s::regclass
"""


class Command(BaseCommand):
    help = "Make the log's partitions ahead, take away those older than UU_LOG_KEPT_DAYS, and list what there is."

    def handle(self, **_: Any) -> None:
        for done in tend_log():
            self.stdout.write(done)
        if not partitions.is_parted():
            self.stdout.write("SQLite: the log is one table.")
            return
        with connection.cursor() as cursor:
            for name in (*(part.name for part in partitions.partitions()), partitions.REST):
                cursor.execute(SIZE, [name])
                size, rows = cursor.fetchone()
                self.stdout.write(f"{name}  {size}, about {rows:,} steps")
