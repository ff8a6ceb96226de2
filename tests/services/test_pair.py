"""The two servers of `make chaos` change places as often as the primary is killed, and keep what was acknowledged."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tools.chaos.pair import Pair


@pytest.fixture
def pair() -> Iterator[Pair]:
    folder = Path(tempfile.mkdtemp(prefix="uu-pair-"))
    folder.chmod(0o755)
    pair = Pair(folder)
    try:
        pair.primary.start()
        pair.add_standby()
        yield pair
    finally:
        pair.stop()
        pair.close()
        shutil.rmtree(folder)


@pytest.mark.direct
def test_the_primary_is_killed_again_and_again_and_nothing_is_lost(pair: Pair) -> None:
    address = f"postgres://uu@{','.join(f'127.0.0.1:{server.port}' for server in pair.servers)}/uu"
    for number in range(3):
        with psycopg.connect(address, target_session_attrs="read-write") as writer:
            writer.execute("CREATE TABLE IF NOT EXISTS kept (number int)")
            writer.execute("INSERT INTO kept VALUES (%s)", [number])
        first = pair.primary
        pair.kill_primary()
        pair.promote()
        pair.renew_standby()
        assert (pair.primary is first, pair.standby is first, first.is_alive) == (False, True, True)
    with psycopg.connect(address, target_session_attrs="read-write") as reader:
        assert reader.execute("SELECT number FROM kept ORDER BY number").fetchall() == [(0,), (1,), (2,)]
