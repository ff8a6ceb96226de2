"""The quickstarts do what they say: their code is taken from the page and run against the service."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.quickstarts import code_of
from tests.games.server import embedded_service
from tools.node import NODE

PROGRAMS = {  # the fence of its code, a file's name, what runs it, how its last line begins
    "curl": ("sh", "quickstart.sh", ["sh", "-eu"], "played, "),
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
