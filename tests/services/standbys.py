"""A standby of a test's PostgreSQL: a copy that follows its primary, and takes its place when it is promoted."""

from pathlib import Path

import psycopg

from tests.services.processes import wait_until
from tests.services.servers import Postgres

PATIENCE_SECONDS = 60


class Standby(Postgres):
    """Commits of its primary wait for it after `is_waited_for`."""

    def __init__(self, folder: Path, primary: Postgres, name: str = "standby") -> None:
        self.primary = primary
        super().__init__(folder, name)

    def _fill(self) -> None:
        copy(self.primary, self)

    def _answers(self) -> bool:
        try:
            with psycopg.connect(self.url, connect_timeout=2):
                return True
        except psycopg.OperationalError:
            return False

    def is_waited_for(self) -> None:
        """From now on the primary acknowledges no commit before it is here too."""
        wait_for(self.primary, self)

    def promote(self) -> None:
        promote(self)


def copy(primary: Postgres, into: Postgres) -> None:
    """Fill the empty folder of a server with all that its primary has, so that it follows it from there."""
    source = f"host=127.0.0.1 port={primary.port} user=uu application_name={into.name}"
    how = ["--wal-method", "stream", "--checkpoint", "fast", "--no-sync", "--no-manifest", "--write-recovery-conf"]
    into.run("pg_basebackup", "--dbname", source, *how, "-D", into.data)


def wait_for(primary: Postgres, standby: Postgres) -> None:
    """From now on the primary acknowledges no commit before its standby has it too."""
    with psycopg.connect(primary.url, autocommit=True) as admin:
        admin.execute("ALTER ROLE uu SET synchronous_commit = on")
        admin.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{standby.name}'")
        admin.execute("SELECT pg_reload_conf()")
    wait_until(lambda: is_synchronous(primary, standby), PATIENCE_SECONDS, "the standby to be synchronous")


def is_synchronous(primary: Postgres, standby: Postgres) -> bool:
    found = "SELECT 1 FROM pg_stat_replication WHERE application_name = %s AND sync_state = 'sync'"
    with psycopg.connect(primary.url, autocommit=True) as admin:
        return admin.execute(found, [standby.name]).fetchone() is not None


def wait_for_nobody(primary: Postgres) -> None:
    with psycopg.connect(primary.url, autocommit=True) as admin:
        admin.execute("ALTER SYSTEM RESET synchronous_standby_names")
        admin.execute("SELECT pg_reload_conf()")


def promote(standby: Postgres) -> None:
    """It takes writes when this returns."""
    with psycopg.connect(standby.url, autocommit=True) as admin:
        admin.execute(f"SELECT pg_promote(wait => true, wait_seconds => {PATIENCE_SECONDS})")
