"""Who waits for whom in PostgreSQL."""

from django.db import connection


def somebody_waits() -> bool:
    """Whether anyone at this database waits for a lock, now: within a transaction the first look would be kept."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_clear_snapshot()")
        cursor.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        )
        return bool(cursor.fetchone()[0])
