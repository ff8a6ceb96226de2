"""One command runs the whole service in one process, and Ctrl-C ends it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.services.ports import free_port
from tests.services.processes import ENDS_WITHIN, wait_until

ROOT = Path(__file__).parent.parent.parent


def serve(folder, port, **more):
    env = {k: v for k, v in os.environ.items() if k not in {"DATABASE_URL", "REDIS_URL"}}
    return subprocess.Popen(
        [sys.executable, "manage.py", "serve", "--port", str(port)],
        cwd=ROOT,
        env={**env, "UU_VAR_DIR": str(folder), "PYTHONUNBUFFERED": "1", **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    port = free_port()
    process = serve(tmp_path_factory.mktemp("var"), port)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(url, process)
        yield process, url, port
    finally:
        process.kill()
        process.wait()


def wait_for(url, process):
    def is_ready():
        assert process.poll() is None, f"it did not start: {process.stdout.read()}"
        try:
            return httpx.get(f"{url}/readyz", timeout=60).status_code == 200
        except httpx.TransportError:
            return False

    wait_until(is_ready, 120, "the service to be ready")


def test_it_serves_api_docs_and_admin(running):
    _, url, _ = running
    assert httpx.get(f"{url}/api/v1/schema", timeout=60).text.startswith("openapi: 3.1")
    assert "quickstart-curl" in httpx.get(f"{url}/docs/", timeout=60).text
    assert httpx.get(f"{url}/static/manual/manual.css", timeout=60).status_code == 200
    assert httpx.get(f"{url}/admin", follow_redirects=True, timeout=60).status_code == 200
    assert httpx.post(f"{url}/api/v1/auth/guest", timeout=60).status_code == 201


def test_the_lines_of_the_readme_do_something_real(running):
    _, url, _ = running
    section = (ROOT / "README.md").read_text().split("## Five lines")[1]
    blocks = [block.split("```")[0] for block in section.split("```sh")[1:]]
    script = "".join(blocks).replace("http://127.0.0.1:8000", url).replace("curl -s", "curl -sS -f")
    done = subprocess.run(["sh", "-e", "-c", script], capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    for word in ('"is_guest":true', "unstable-unicorns-2e", '"status":"lobby"', '"bot":"easy"'):
        assert word in done.stdout


def test_a_large_body_is_refused_unread(running):
    _, url, _ = running
    answer = httpx.post(
        f"{url}/api/v1/auth/guest", content=b"x" * 10_000_000, headers={"content-type": "application/json"}, timeout=60
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")


def test_a_large_body_of_no_declared_length_is_refused_too(running):
    _, url, _ = running
    chunks = (b" " * 10_000 for _ in range(40))
    answer = httpx.post(
        f"{url}/api/v1/auth/guest", content=chunks, headers={"content-type": "application/json"}, timeout=60
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")


def test_a_port_in_use_is_one_clear_sentence(running, tmp_path):
    _, _, port = running
    second = serve(tmp_path, port)
    output, _ = second.communicate(timeout=300)
    assert second.returncode == 1
    assert output.strip() == f"CommandError: Port {port} is in use: choose another, like make run PORT={port + 1}"


def test_ctrl_c_stops_it_cleanly(running):
    process, url, _ = running
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    assert f"{url}/docs" in output
    assert output.strip().endswith("Stopped.")
    assert "Traceback" not in output


def test_sigterm_stops_it_within_ten_seconds_although_a_task_is_busy(tmp_path):
    port = free_port()
    process = serve(tmp_path, port, DJANGO_SETTINGS_MODULE="tests.uu_service.slow_task_settings")
    try:
        wait_for(f"http://127.0.0.1:{port}", process)
        wait_until((tmp_path / "begun").exists, 60, "the task to begin")
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        output, _ = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    assert time.monotonic() - began < ENDS_WITHIN
    assert process.returncode == 0
    assert output.strip().endswith("Stopped.")
