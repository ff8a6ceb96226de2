"""The image, as far as it can be tried without Docker: what it copies is all that production needs to run."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.services.fleet import BIN, Services
from tests.services.ports import free_port
from tests.services.processes import ROOT, Process

DOCKERFILE = (ROOT / "Dockerfile").read_text()
HOST = "play.example"
PRODUCTION = {
    "UU_PRODUCTION": "1",
    "UU_SECRET_KEY": "not a secret, but as long as a key has to be, and with 7 kinds of letters!",
    "UU_ALLOWED_HOSTS": HOST,
    "UU_PROXIES": "1",
    "UU_TLS": "1",
    "PATH": f"{BIN}:{os.environ['PATH']}",
}


def lines(pattern: str) -> list[str]:
    """What follows, in each line of the Dockerfile that begins so."""
    return re.findall(f"^{pattern}$", DOCKERFILE, re.MULTILINE)


class Image:
    """The folder that the Dockerfile makes, and the process that it starts there."""

    def __init__(self, folder: Path, env: dict[str, str]) -> None:
        self.folder, self.port = folder, str(free_port())
        self.env = {
            **env,
            **PRODUCTION,
            "UU_STATIC_DIR": str(folder / "static"),
            "UU_MANUAL_DIR": str(folder / "pages"),
        }

    def build(self) -> None:
        allowed = (ROOT / ".dockerignore").read_text().splitlines()
        for name in " ".join(lines(r"COPY (?!--|requirements)(.+) \S+")).split():
            assert f"!{name}" in allowed
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, self.folder / name)
        [collect] = lines("RUN (UU_PRODUCTION=.+)")
        self.run("sh", "-c", collect.replace("/tmp/build", str(self.folder / "build")))

    def run(self, *command: str) -> None:
        env = {**os.environ, **self.env}
        done = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def is_healthy(self) -> bool:
        [check] = lines(r"HEALTHCHECK .*CMD (\[.+\])")
        command = [word.replace("8000", self.port) for word in json.loads(check)]
        return subprocess.run(command, env={**os.environ, **self.env}, capture_output=True, check=False).returncode == 0

    def start(self) -> Process:
        [command] = lines(r"CMD (\[.+\])")
        given = [{"0.0.0.0": "127.0.0.1", "8000": self.port}.get(word, word) for word in json.loads(command)]
        log = self.folder / "image.log"
        return Process("image", given, log, env=self.env, is_ready=self.is_healthy, folder=self.folder).start()

    def client(self) -> httpx.Client:
        """As the proxy speaks to it."""
        headers = {"Host": HOST, "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", headers=headers, timeout=60)


@pytest.fixture
def image(services: Services, tmp_path: Path) -> Iterator[Image]:
    image = Image(tmp_path, services.env)
    image.build()
    image.run("python", "manage.py", "load_card_sets")
    process = image.start()
    yield image
    process.stop()


def test_the_image_is_healthy_and_serves_the_service(image: Image) -> None:
    with image.client() as client:
        guest = client.post("/api/v1/auth/guest").json()
        client.headers["Authorization"] = f"Bearer {guest['access']}"
        assert client.post("/api/v1/games", json={"ruleset": "kill_the_unicorns"}).status_code == 201
        assert client.get("/docs/reference/takeAction").status_code == 200
        style = re.findall(r'"(/static/[^"]+\.css)"', client.get("/admin/login/").text)[0]
        assert client.get(style).status_code == 200
