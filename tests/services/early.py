"""A pytest plugin that starts the servers before Django reads its settings, when the services tests are asked for.

`pytest tests/services` or UU_TEST_SERVICES=1 puts the whole run on PostgreSQL and Redis; with UU_TEST_PGBOUNCER=1 as
well, every connection goes through a PgBouncer in transaction mode.
"""

import os
import sys

import pytest

from tests.services.bouncers import Bouncer, start_bouncer
from tests.services.servers import Postgres, Redis, start_servers

URLS = ("DATABASE_URL", "REDIS_URL")


class Started:
    """What runs for this session; None in a run without services."""

    folder = None
    postgres: Postgres | None = None
    bouncer: Bouncer | None = None
    redis: Redis | None = None


def is_wanted() -> bool:
    return bool(os.environ.get("UU_TEST_SERVICES")) or any("tests/services" in word for word in sys.argv[1:])


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Servers that we did not start are never used: the environment's addresses are dropped. With xdist, every worker
    has servers of its own."""
    for name in (*URLS, "PYTHONDONTWRITEBYTECODE"):  # the processes of a test need not compile every module again
        os.environ.pop(name, None)
    os.environ.setdefault("UU_CLOCK_PACE_SECONDS", "0")  # no test waits for a bot, unless it is about that
    os.environ.setdefault("UU_TALLY_SECONDS", "0")  # no thread writes beside a test, unless it is about that
    if is_wanted():
        os.environ["UU_TEST_SERVICES"] = "1"
        os.environ.setdefault("UU_DB_SECONDS", "120")  # a busy machine is slow, and its database not hung
        Started.folder, Started.postgres, Started.redis = start_servers()
        os.environ["DATABASE_URL"] = Started.postgres.url
        if os.environ.get("UU_TEST_PGBOUNCER"):
            Started.bouncer = start_bouncer(Started.folder, Started.postgres)
            os.environ |= {"DATABASE_URL": Started.bouncer.url, "UU_DB_PGBOUNCER": "1"}
        os.environ["REDIS_URL"] = Started.redis.url
