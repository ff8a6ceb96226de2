"""The quickstarts do what they say: their code is taken from the page and run against the service."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.accounts.outside import code_in, mail_server, oidc_issuer
from tests.docs.quickstarts import code_of, keeping_code_of, phones_code_of
from tests.games.server import embedded_service
from tools.node import NODE

PROGRAMS = {  # the fence of its code, a file's name, what runs it, how its last line begins
    "curl": ("sh", "quickstart.sh", ["sh", "-eu"], "winners: "),
    "python": ("python", "quickstart.py", [sys.executable], "winners: "),
    "typescript": ("ts", "quickstart.mts", [str(NODE)], "winners: "),
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with embedded_service(tmp_path_factory.mktemp("serve"), UU_THROTTLE_PLAY="999/second") as address:
        yield address


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_quickstart_plays(service: str, tmp_path: Path, language: str) -> None:
    fence, name, command, ending = PROGRAMS[language]
    code = code_of(language, fence, service)
    assert service in code
    (tmp_path / name).write_text(code)
    played = subprocess.run([*command, name], cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False)
    assert played.returncode == 0, played.stdout[-2000:] + played.stderr[-2000:]
    assert played.stdout.splitlines()[-1].startswith(ending)


@pytest.mark.parametrize("language", PROGRAMS)
def test_two_phones_that_press_play_end_at_one_table(service: str, tmp_path: Path, language: str) -> None:
    """Over HTTP and the stream of each account; the one with curl looks, the others hear of it."""
    fence, name, command, _ = PROGRAMS[language]
    (tmp_path / name).write_text(phones_code_of(language, fence, service))
    played = subprocess.run([*command, name], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert played.returncode == 0, played.stdout[-2000:] + played.stderr[-2000:]
    assert played.stdout.splitlines()[-1].lower() == "at one table: true"


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_quickstart_goes_from_a_guest_to_an_account_that_survives_a_lost_phone(tmp_path: Path, language: str) -> None:
    """With a real mail server and a real issuer; whoever types the codes reads them in the mails."""
    fence, name, command, _ = PROGRAMS[language]
    with mail_server(tmp_path) as mails, oidc_issuer(tmp_path) as issuer:
        issuers = {"apple": {"issuer": issuer.url, "audiences": ["the-app"]}}
        env = {"UU_IDENTITY_ISSUERS": json.dumps(issuers), "UU_IDENTITY_ALLOWED_NETWORKS": "127.0.0.0/8"}
        with embedded_service(tmp_path, UU_MAIL_URL=mails.url, **env) as service:
            (tmp_path / name).write_text(keeping_code_of(language, fence, service))
            token = issuer.body()
            given = {**os.environ, "ID_TOKEN": token["token"], "NONCE": token["nonce"]}
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
            with subprocess.Popen([*command, name], cwd=tmp_path, env=given, text=True, **pipes) as program:
                assert program.stdin
                assert program.stdout
                program.stdin.write(code_in(mails.wait_for("ann@example.org")) + "\n")
                program.stdin.flush()
                mails.wait_for("ann@example.org", 3)  # the first code, a notice of the identity, the second code
                recovery = next(mail for mail in mails.mails() if "back into" in mail["Subject"])
                program.stdin.write(code_in(recovery) + "\n")
                program.stdin.flush()
                said = program.stdout.read()
                assert program.wait(60) == 0, said
    assert "linked: apple" in said
    assert said.splitlines()[-1] == "back as Ann"
