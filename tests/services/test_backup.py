"""docs/operating.md, Backup and restore, as it is written: dumped under play, restored elsewhere, played on."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from games.models import Game, LoggedStep
from tests.games.people import fill
from tests.services.fleet import Services, Web
from tests.services.processes import ROOT, wait_until
from tests.services.windows import start_game
from tools.chaos.audit import lost_actions
from tools.chaos.people import Notebook
from tools.chaos.players import ChaosTable, stop_all
from tools.chaos.services import has_played

SECTION = (ROOT / "docs" / "operating.md").read_text().split("## Backup and restore")[1].split("\n## ")[0]
DUMP, RESTORE, *_ = re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)
ELSEWHERE = "uu_restored"
TABLES = 4
FREELY = {
    "UU_CLOCK_SHORTEST_SECONDS": "0.05",
    **{f"UU_THROTTLE_{name}": "99999/second" for name in ("AUTH", "CREATE", "PLAY", "READ", "TABLE")},
}


def run(commands: str, folder: Path, env: dict[str, str]) -> str:
    """As an operator types them; `python` is this one."""
    own = {**os.environ, **env, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    typed = commands.replace("manage.py", str(ROOT / "manage.py"))
    done = subprocess.run(["sh", "-euc", typed], cwd=folder, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def looking_at(database: str) -> Iterator[None]:
    """This process and those that it starts use another database of the same server."""
    usual = connection.settings_dict["NAME"]
    connection.close()
    connection.settings_dict["NAME"] = database
    try:
        yield
    finally:
        connection.close()
        connection.settings_dict["NAME"] = usual


@pytest.fixture
def addresses(services: Services) -> Iterator[dict[str, str]]:
    """Of the server itself: what is backed up does not go through a pooler."""
    server = services.postgres.url.removesuffix("/uu")
    yield {"DATABASE_URL": f"{server}/{connection.settings_dict['NAME']}", "RESTORED_URL": f"{server}/{ELSEWHERE}"}
    services.stop_all()
    with psycopg.connect(services.postgres.url, autocommit=True) as admin:
        admin.execute(f"DROP DATABASE IF EXISTS {ELSEWHERE} WITH (FORCE)")


def play(web: Web, notebook: Notebook) -> list[ChaosTable]:
    tables = [ChaosTable(number, {"web": [web.url]}, notebook, 1) for number in range(TABLES)]
    for table in tables:
        table.start()
    wait_until(lambda: has_played(tables, notebook, times=3), 120, "every table to have played")
    return tables


def goes_on(table: ChaosTable, web: Web) -> bool:
    """Whether the same people, with the tokens that they had, can play on at the table where they sat."""
    game = list(table.seats)[-1]
    for _, person in table.people:
        person.urls, person.versions = [web.url], {}
    version = table.people[0][1].view(game)["version"]
    for seat, person in table.people * 50:
        view = person.view(game)
        if view["version"] > version or view["status"] != "running":
            return True
        for prompt in view["prompts"][:1]:
            person.act(game, seat, fill(prompt, table.rng))
        time.sleep(0.1)
    return False


def test_a_dump_under_play_is_restored_elsewhere_and_every_game_goes_on(
    services: Services, addresses: dict[str, str], tmp_path: Path
) -> None:
    call_command("load_card_sets", verbosity=0)
    notebook = Notebook()
    tables = play(services.start_web(env=FREELY), notebook)
    before = list(notebook.acknowledged)
    run(DUMP, tmp_path, addresses)
    stop_all(tables)
    told = run(RESTORE, tmp_path, {**services.env, **addresses})
    assert f"All {TABLES} running games can be played on." in told
    with looking_at(ELSEWHERE):
        assert lost_actions(before) == []  # what was acknowledged after the dump had begun need not be in it
        web = services.start_web(env=FREELY)
        services.start_worker(["clock"], env=FREELY)
        services.start_beat(env=FREELY)
        assert [goes_on(table, web) for table in tables] == [True] * TABLES


def test_a_game_that_cannot_be_played_on_is_named_with_the_reason(
    services: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    games = [start_game("kill_the_unicorns", 3, {"seconds": {"turn": 600}}) for _ in range(5)]
    call_command("check_games")
    assert "All 5 running games can be played on." in capsys.readouterr().out
    Game.objects.filter(pk=games[0]).update(state=b"rubbish")
    Game.objects.filter(pk=games[1]).update(card_sets=[])
    Game.objects.filter(pk=games[2]).update(ruleset="chess")
    LoggedStep.objects.filter(game_id=games[3]).order_by("-last")[0].delete()
    with pytest.raises(CommandError, match="4 of 5 running games"):
        call_command("check_games")
    told = capsys.readouterr().out
    for game, why in zip(games, ("its state", "its cards", "no game called chess", "its log"), strict=False):
        assert re.search(f"^{game}: .*{why}", told, re.MULTILINE), told
