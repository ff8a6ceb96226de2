"""Every block of code in the documents is run or read by a test, or stands here with the reason why not."""

import re
import shlex
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from django.core.management import load_command_class
from django.core.management.base import BaseCommand

from matching.wish import QuickPlay
from tests.contract import operation_for
from tools.checks import ROOT

FENCE = re.compile(r"^```(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
RUN = {  # page, fence: what runs it, or makes it and compares
    ("README.md", "sh"): "tests/uu_service/test_serve.py",
    ("docs/quickstart-*.md", "*"): "tests/docs/test_quickstarts.py",
    ("docs/live-updates.md", "js"): "tests/browser/test_live_updates.py",
    ("docs/live-updates.md", "kotlin"): "tools/clients/tools.py",
    ("docs/live-updates.md", "swift"): "tools/clients/tools.py",
    ("docs/webhooks.md", "python"): "tests/webhooks/test_docs.py",
    ("docs/webhooks.md", "typescript"): "tests/webhooks/test_docs.py",
    ("docs/effect-language.md", "yaml"): "tests/language/test_manual.py",
    ("docs/effect-language-kill-the-unicorns.md", "yaml"): "tests/rules/kill_the_unicorns/test_verbs.py",
    ("docs/events.md", "json"): "tests/docs/test_events.py",
    ("docs/transcript.md", "http"): "tests/docs/test_transcript.py",
    ("docs/transcript.md", "json"): "tests/docs/test_transcript.py",
    ("docs/limits.md", "http"): "uu_service/management/commands/write_limits.py",
    ("docs/clients.md", ""): "tools/clients/page.py",
    ("docs/architecture.md", "text"): "tests/docs/test_architecture.py",
}
NOT_RUN = {  # how it begins: why
    "action = run.ask": "a line of a ruleset, which tests/toy plays",
    "POST /": "a message as it arrives; tests/webhooks/test_docs.py sends real ones",
    "pg_dump": "tests/services/test_backup.py runs it, against a server of its own",
    "createdb": "tests/services/test_backup.py runs it, against a server of its own",
    "printf 'POSTGRES_PASSWORD": "needs a Docker daemon; tests/services/test_image.py does what the image does",
    "useradd": "changes the machine; tests/services/test_units.py starts what the units start",
    "sudo -u postgres": "changes the operator's own server; tests/services makes databases in one of its own",
    "kubectl create secret": "needs a cluster; tests/uu_service/test_deployments.py checks the manifests",
    "ALTER SYSTEM SET synchronous": "for the operator's own server; tests/services/standbys.py sets its own so",
    "DATABASE_URL=postgres://uu:…@one": "an address; tests/uu_service/test_database_address.py reads such ones",
    "ALTER ROLE uu": "for the operator's own server; the run through PgBouncer sets the same",
    "id: small-dragons": "a sketch whose cards are left out; tests/cards/test_expansions.py plays whole sets",
    "GET /api/v1/card-sets/": "an address; the gallery and tests/cards/test_faces.py ask for such ones",
}
READ = ("python manage.py", "curl -X", '{"ruleset"', '{"apple"', "python -c")
"""How blocks begin that the tests below read."""


class Block(NamedTuple):
    page: str
    fence: str
    code: str


def blocks() -> list[Block]:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [
        Block(page.relative_to(ROOT).as_posix(), *found) for page in pages for found in FENCE.findall(page.read_text())
    ]


def is_known(block: Block) -> bool:
    run = any(fnmatch(block.page, page) and fnmatch(block.fence, fence) for page, fence in RUN)
    return run or block.code.startswith((*NOT_RUN, *READ))


def beginning(start: str) -> list[str]:
    return [block.code for block in blocks() if block.code.startswith(start)]


def test_every_block_is_run_read_or_left_out_for_a_reason() -> None:
    assert [(block.page, block.fence, block.code[:60]) for block in blocks() if not is_known(block)] == []


def test_what_is_said_to_run_a_block_is_there_and_no_line_here_is_left_over() -> None:
    assert [path for path in RUN.values() if not (ROOT / path).is_file()] == []
    assert [start for start in (*NOT_RUN, *READ) if not beginning(start)] == []
    assert [
        (page, fence)
        for page, fence in RUN
        if not any(fnmatch(block.page, page) and fnmatch(block.fence, fence) for block in blocks())
    ] == []


@pytest.mark.parametrize("line", [line for code in beginning("python manage.py") for line in code.splitlines()])
def test_a_command_takes_what_the_documents_give_it(line: str) -> None:
    name, *given = shlex.split(line)[2:]
    app = next(path.parts[0] for path in Path().glob(f"*/management/commands/{name}.py"))
    command: BaseCommand = load_command_class(app, name)
    command.create_parser("manage.py", name).parse_args(given)


@pytest.mark.parametrize("line", beginning("curl -X"))
def test_a_request_of_a_page_is_in_the_contract(line: str) -> None:
    _, _, method, address, *_ = shlex.split(line)
    assert operation_for(method, address.removeprefix("$URL")) is not None


def test_the_wish_for_a_quick_game_is_one() -> None:
    for code in beginning('{"ruleset"'):
        msgspec.json.decode(code, type=QuickPlay)


def test_the_issuers_are_what_the_setting_takes() -> None:
    [code] = beginning('{"apple"')
    found = msgspec.json.decode(code, type=dict[str, dict[str, str | list[str]]])
    assert {"audiences"} <= set.intersection(*map(set, found.values()))


def test_the_backup_of_sqlite_is_a_database(tmp_path: Path) -> None:
    import sqlite3
    import subprocess
    import sys

    [code] = beginning("python -c")
    (tmp_path / "var").mkdir()
    with sqlite3.connect(tmp_path / "var" / "uu.sqlite3") as database:
        database.execute("CREATE TABLE games (id)")
    subprocess.run([sys.executable, *shlex.split(code)[1:]], cwd=tmp_path, check=True)
    with sqlite3.connect(tmp_path / "uu-backup.sqlite3") as copy:
        assert copy.execute("SELECT name FROM sqlite_master").fetchall() == [("games",)]
