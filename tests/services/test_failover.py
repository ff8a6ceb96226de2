"""The primary dies, its standby takes over: the service goes on without a restart, and keeps what it said.

`make soak` does the first of these with a hundred tables.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import psycopg
import pytest
from django.db import OperationalError, connection

from accounts.models import Account
from tests.services.fleet import Services
from tests.services.processes import ROOT, wait_until
from tests.services.standbys import Standby
from tests.services.test_hung import PROMPT, passes, send
from tests.services.test_spine import SLOW, Client, open_toy, toy

__all__ = ["toy"]
TABLES = os.environ.get("UU_FAILOVER_TABLES", "4")
SECONDS = os.environ.get("UU_FAILOVER_SECONDS", "2")


class Pair(NamedTuple):
    """A primary of this test's own, and the standby that its commits wait for."""

    primary: Standby
    standby: Standby


@pytest.fixture
def pair(services: Services) -> Iterator[Pair]:
    """Copied from the tests' own server, whose database is there already; processes of the service know both."""
    folder = Path(tempfile.mkdtemp(dir=services.folder))
    folder.chmod(0o755)
    primary = Standby(folder, services.postgres, "primary")
    primary.start()
    primary.promote()
    standby = Standby(folder, primary)
    standby.start()
    standby.is_waited_for()
    usual = services.database_hosts
    services.database_hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
    yield Pair(primary, standby)
    services.database_hosts = usual
    for server in (standby, primary):
        server.kill()
    shutil.rmtree(folder)


def taken(services: Services, standby: Standby, game: str) -> int:
    url = standby.url.removesuffix("uu") + services.env["DATABASE_URL"].rpartition("/")[2]
    with psycopg.connect(url) as reader:
        row = reader.execute("SELECT count(*) FROM games_step WHERE game_id = %s AND action <> ''", [game]).fetchone()
    assert row
    return int(row[0])


@pytest.mark.direct
def test_the_service_goes_on_when_the_primary_is_killed_and_its_standby_promoted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """100 tables in the long run. In a process of its own, which starts servers before Django reads its settings."""
    own = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    sizes = ["--tables", TABLES, "--seconds", SECONDS, "--unnoticed", "1"]
    command = [sys.executable, "-m", "tools.chaos.failover", *sizes]
    ran = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, timeout=1800, check=False)
    with capsys.disabled():
        sys.stdout.write(ran.stdout[ran.stdout.find("\n|") :])
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert "of these actions and events, not so any more | 0 |" in ran.stdout


def test_what_the_standby_has_not_confirmed_is_not_acknowledged_and_done_once(
    services: Services, toy: None, pair: Pair
) -> None:
    web = services.start_web(env=PROMPT)
    clients = [Client(web, "Ann"), Client(web, "Bob")]
    game = open_toy(clients, SLOW)
    client, action = passes(clients, game)
    with pair.standby.halted():
        for _ in range(2):
            answer = send(client, game, action, "same")
            assert answer.status_code in (409, 503), answer.text
            assert int(answer.headers["Retry-After"]) >= 1
        pair.primary.kill()
    pair.standby.promote()
    wait_until(lambda: send(client, game, action, "same").status_code == 200, 60, "the service to find the primary")
    assert send(client, game, action, "same").headers["Idempotent-Replayed"] == "true"
    assert taken(services, pair.standby, game) == 1


def test_a_service_that_finds_only_a_standby_answers_503_and_says_when_to_come_back(
    services: Services, toy: None, pair: Pair
) -> None:
    web = services.start_web(env=PROMPT)
    client = Client(web, "Ann")
    pair.primary.kill()
    answers = [
        client.http.get("me"),
        client.http.post("games", json={"ruleset": "toy"}),
        httpx.get(f"{web.url}/readyz"),
    ]
    assert [answer.status_code for answer in answers] == [503] * 3
    assert all(int(answer.headers["Retry-After"]) >= 1 for answer in answers)
    pair.standby.promote()
    wait_until(lambda: httpx.get(f"{web.url}/readyz").status_code == 200, 60, "the service to find the primary")
    assert client.http.get("me").status_code == 200


@pytest.mark.direct
def test_a_connection_on_which_nothing_can_be_written_counts_as_away_and_is_closed(services: Services) -> None:
    """A primary becomes a standby without ending its connections in some services for databases."""
    with connection.cursor() as cursor:
        cursor.execute("SET default_transaction_read_only = on")
    with pytest.raises(OperationalError, match="read-only"):
        Account.objects.create(is_guest=True)
    connection.close_if_unusable_or_obsolete()
    Account.objects.create(is_guest=True)
    assert Account.objects.count() == 1
