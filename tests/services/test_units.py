"""Every ExecStart of deploy/systemd runs as it stands until its health check answers; only ports and places differ."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from django.core.management import call_command

from tests.services.fleet import BIN, Services
from tests.services.ports import free_port
from tests.services.processes import ROOT, Process
from tests.services.test_image import HOST, PRODUCTION

UNITS = ROOT / "deploy" / "systemd"
HEALTH = dict(re.findall(r"^(\w+)=(\d+/\w+)$", (UNITS / "health").read_text(), re.MULTILINE))


class Unit:
    """One service as systemd would start it."""

    def __init__(self, name: str, services: Services, folder: Path) -> None:
        text = (UNITS / f"uu-{name}.service").read_text()
        [line] = re.findall(r"^ExecStart=(.+)$", text, re.MULTILINE)
        port, self.path = HEALTH[name].split("/")
        self.port = str(free_port())
        command = [self.here(word, port, folder) for word in shlex.split(line)]
        given = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE))
        env = {**services.env, **PRODUCTION, **{key: self.here(value, port, folder) for key, value in given.items()}}
        self.process = Process(name, command, folder / f"{name}.log", env=env, is_ready=self.is_well, folder=ROOT)

    def here(self, word: str, port: str, folder: Path) -> str:
        word = word.replace("/opt/uu/.venv/bin", str(BIN)).replace("/var/lib/uu", str(folder))
        return self.port if word == port else word

    def is_well(self) -> bool:
        try:
            answer = httpx.get(f"http://127.0.0.1:{self.port}/{self.path}", headers={"Host": HOST}, timeout=5)
        except httpx.HTTPError:
            return False
        return answer.status_code == 200


@pytest.fixture
def units(services: Services, tmp_path: Path) -> Iterator[dict[str, Unit]]:
    call_command("load_card_sets", verbosity=0)
    made = {name: Unit(name, services, tmp_path) for name in HEALTH}
    started = [unit.process.start() for unit in made.values()]
    yield made
    for process in started:
        process.stop()


def test_every_unit_starts_and_its_health_check_answers(units: dict[str, Unit]) -> None:
    assert {name for name, unit in units.items() if not unit.is_well()} == set()
