"""The image, as far as it can be tried without Docker: what it copies is all that production needs to run."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.services.fleet import BIN, Services, answers
from tests.services.processes import ROOT, Process, free_port

DOCKERFILE = (ROOT / "Dockerfile").read_text()
COPIED = [
    name
    for names in re.findall(r"^COPY (?!--|requirements)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    for name in names.split()
]
PRODUCTION = {
    "UU_PRODUCTION": "1",
    "UU_SECRET_KEY": "not a secret, but as long as a key has to be, and with 7 kinds of letters!",
    "UU_ALLOWED_HOSTS": "127.0.0.1",
    "UU_TLS": "0",
    "PATH": f"{BIN}:{os.environ['PATH']}",
}


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """The folder that the Dockerfile makes."""
    allowed = (ROOT / ".dockerignore").read_text().splitlines()
    for name in COPIED:
        assert f"!{name}" in allowed
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_the_image_serves_the_service(services: Services, image: Path) -> None:
    env = {**services.env, **PRODUCTION, "UU_STATIC_DIR": str(image / "static")}
    [collect] = re.findall(r"^RUN (UU_PRODUCTION=.+)$", DOCKERFILE, re.MULTILINE)
    for command in (collect.replace("/tmp/build", str(image / "build")), "python manage.py load_card_sets"):
        done = subprocess.run(
            ["sh", "-c", command], cwd=image, env={**os.environ, **env}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    [command] = re.findall(r"^CMD (\[.+\])$", DOCKERFILE, re.MULTILINE)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    given = [{"0.0.0.0": "127.0.0.1", "8000": str(port)}.get(word, word) for word in json.loads(command)]
    ready = f"{url}/readyz"
    web = Process("image", given, image / "image.log", env=env, is_ready=lambda: answers(ready), folder=image)
    try:
        web.start()
        guest = httpx.post(f"{url}/api/v1/auth/guest").json()
        headers = {"Authorization": f"Bearer {guest['access']}"}
        made = httpx.post(f"{url}/api/v1/games", json={"ruleset": "kill_the_unicorns"}, headers=headers)
        assert made.status_code == 201
        assert httpx.get(f"{url}/docs").status_code == 200
        [style] = re.findall(r'"(/static/[^"]+\.css)"', httpx.get(f"{url}/admin/login/").text)[:1]
        assert httpx.get(f"{url}{style}").status_code == 200
    finally:
        web.stop()
