"""Every way to deploy it holds the same processes and variables: the table, compose, systemd, Kubernetes."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

ROOT = Path(__file__).parents[2]
UNITS, MANIFESTS = ROOT / "deploy" / "systemd", ROOT / "deploy" / "kubernetes"
OF_THE_PLACE = {"--host", "--port", "--workers", "-c", "--schedule", "--pidfile"}
"""Options whose values differ from place to place. How many there are, docs/deploying.md tells."""
BY_THE_TABLE = {
    "web, REST": "web",
    "web, listening": "listen",
    "bots worker": "bots",
    "clock worker": "clock",
    "matching worker": "matching",
    "webhooks worker": "webhooks",
}
KUBERNETES = ("1.29", "1.32")


def what(command: str | list[str]) -> tuple[str, ...]:
    """The program and what it is to do, without what differs from place to place."""
    words = shlex.split(command) if isinstance(command, str) else list(command)
    words[0] = Path(words[0]).name
    skipped = {place + 1 for place, word in enumerate(words) if word in OF_THE_PLACE}
    flags = [
        word for place, word in enumerate(words) if place not in skipped and word.split("=")[0] not in OF_THE_PLACE
    ]
    return tuple(flags)


def compose() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    return services


def default_command() -> list[str]:
    found = re.findall(r"^CMD (\[.+\])$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    command: list[str] = yaml.safe_load(found[0])
    return command


def composed() -> dict[str, tuple[str, ...]]:
    ours = {name: told for name, told in compose().items() if told.get("image") == "uu-service" and name != "migrate"}
    return {name: what(told.get("command") or default_command()) for name, told in ours.items()}


def units() -> dict[str, tuple[str, ...]]:
    found = {
        path.stem.removeprefix("uu-"): path.read_text() for path in UNITS.glob("uu-*.service") if "@" not in path.name
    }
    return {name: what(line) for name, text in found.items() if name != "migrate" for line in started_by(text)}


def started_by(unit: str) -> list[str]:
    return re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)


def documents() -> list[dict[str, Any]]:
    return [document for path in sorted(MANIFESTS.glob("*.yaml")) for document in yaml.safe_load_all(path.read_text())]


def deployments() -> dict[str, dict[str, Any]]:
    """The one container of each deployment of ours, by its name."""
    pods = [document["spec"]["template"]["spec"] for document in documents() if document["kind"] == "Deployment"]
    containers = [pod["containers"][0] for pod in pods]
    return {container["name"]: container for container in containers if container["image"] == "uu-service"}


def test_compose_systemd_and_kubernetes_start_the_same_processes():
    kubernetes = {name: what(container["command"]) for name, container in deployments().items()}
    assert composed() == units() == kubernetes


def test_the_table_of_processes_names_each_of_them_with_its_command():
    rows = re.findall(r"^\| ([^|]+) \| `([^`]+)`[^|]* \|", (ROOT / "docs" / "operating.md").read_text(), re.MULTILINE)
    table = {
        name.split(" (")[0]: what(command) for name, command in rows if command.split()[0] in ("granian", "celery")
    }
    named = {BY_THE_TABLE.get(name, name): set(command) for name, command in table.items()}
    assert named.keys() == composed().keys()
    assert {name: words - set(composed()[name]) for name, words in named.items() if words - set(composed()[name])} == {}


def test_each_of_them_is_given_the_variables_that_compose_gives():
    shared = {"UU_PRODUCTION", *compose()["worker"]["environment"]} - {"METRICS_PORT"}
    example = set(re.findall(r"^(\w+)=", (UNITS / "environment.example").read_text(), re.MULTILINE))
    assert example >= shared
    [config] = [document for document in documents() if document["kind"] == "ConfigMap"]
    assert {*config["data"], "UU_SECRET_KEY", "DATABASE_URL", "UU_PRODUCTION"} >= shared  # a Secret; the image
    known = set(re.findall(r"`([A-Z][A-Z_]+)`", (ROOT / "docs" / "operating.md").read_text()))
    assert example | config["data"].keys() <= known


def test_the_listening_process_has_its_pool_everywhere():
    assert compose()["listen"]["environment"]["UU_DB_POOL"] == "10"
    assert {"name": "UU_DB_POOL", "value": "10"} in deployments()["listen"]["env"]
    assert "Environment=UU_DB_POOL=10" in (UNITS / "uu-listen.service").read_text()


def test_every_process_has_a_health_check_and_a_limit_of_memory_everywhere():
    asked = set(re.findall(r"^(\w+)=\d+/", (UNITS / "health").read_text(), re.MULTILINE))
    assert asked == composed().keys()
    for name, container in deployments().items():
        assert container["livenessProbe"] and container["startupProbe"]
        assert container["resources"]["limits"]["memory"] and container["resources"]["requests"]["cpu"]
        service = compose()[name]
        assert service["mem_limit"]
        assert "disable" not in service.get("healthcheck", {})
        assert "MemoryMax=" in (UNITS / f"uu-{name}.service").read_text()


def test_whoever_is_asked_for_metrics_serves_them_at_that_port():
    for name, port in re.findall(r"^(\w+)=(\d+)/metrics$", (UNITS / "health").read_text(), re.MULTILINE):
        assert f"Environment=METRICS_PORT={port}\n" in (UNITS / f"uu-{name}.service").read_text()
        container = deployments()[name]
        [metrics] = [variable["value"] for variable in container["env"] if variable["name"] == "METRICS_PORT"]
        assert int(metrics) == container["livenessProbe"]["httpGet"]["port"]


@pytest.mark.parametrize("version", KUBERNETES)
def test_kubernetes_knows_every_word_of_the_manifests(version):
    for document in documents():
        kubernetes_validate.validate(document, version, strict=True)


def test_compose_knows_every_word_of_its_file():
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_systemd_knows_every_word_of_the_units(tmp_path):
    """Where systemd is: its own judgement, with our programs in the place of the installed ones."""
    for path in UNITS.glob("uu*"):
        text = path.read_text().replace("/opt/uu/.venv/bin", str(Path(sys.executable).parent))
        (tmp_path / path.name).write_text(text)
    names = sorted(str(path) for path in tmp_path.glob("uu*") if "@" not in path.name)
    instances = [tmp_path / "uu-health@web.service", tmp_path / "uu-health@web.timer"]
    for instance in instances:
        shutil.copy(tmp_path / instance.name.replace("@web", "@"), instance)
    judge = shutil.which("systemd-analyze")
    if judge is None:
        assert all("ExecStart=" in Path(name).read_text() for name in names if name.endswith(".service"))
        return
    command = [judge, "verify", "--man=no", *names, *map(str, instances)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if line.startswith(("uu", str(tmp_path)))]
    assert ours == [], done.stderr
