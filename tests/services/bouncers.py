"""PgBouncer in transaction mode before a test's PostgreSQL: each transaction gets whichever connection is free."""

import atexit
import shutil
from pathlib import Path

import psycopg

from tests.services.binaries import pgbouncer
from tests.services.ports import free_port
from tests.services.processes import Process
from tests.services.servers import Postgres, unprivileged

CONFIGURATION = """
[databases]
* = host=127.0.0.1 port={postgres}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {folder}/users
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
server_login_retry = 1
query_wait_timeout = 20
server_idle_timeout = 2
"""
LIMITS = {"lock_timeout": "60s", "statement_timeout": "90s", "idle_in_transaction_session_timeout": "30s"}
"""What a process asks for when it connects to PostgreSQL itself; behind PgBouncer the role has them."""


class Bouncer(Process):
    """It takes the same users and databases as the server behind it."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.port, user = free_port(), unprivileged()
        self.url = f"postgres://uu@127.0.0.1:{self.port}/uu"
        own = folder / "pgbouncer"
        own.mkdir()
        (own / "users").write_text('"uu" ""\n')
        configuration = own / "pgbouncer.ini"
        configuration.write_text(CONFIGURATION.format(postgres=postgres.port, port=self.port, folder=own))
        program, env = pgbouncer(folder)
        super().__init__(
            "pgbouncer",
            [str(program), str(configuration)],
            folder / "pgbouncer.log",
            env=env,
            is_ready=self._answers,
            user=user,
        )
        if user:
            shutil.chown(own, user)
        with psycopg.connect(postgres.url, autocommit=True) as admin:
            for name, limit in LIMITS.items():
                admin.execute(f"ALTER ROLE uu SET {name} = '{limit}'")

    def _answers(self) -> bool:
        try:
            with psycopg.connect(self.url, connect_timeout=2) as connection:
                return bool(connection.execute("SELECT 1").fetchone())
        except psycopg.OperationalError:
            return False


def start_bouncer(folder: Path, postgres: Postgres) -> Bouncer:
    """For as long as this process lives."""
    bouncer = Bouncer(folder, postgres)
    bouncer.start()
    atexit.register(bouncer.kill)
    return bouncer
