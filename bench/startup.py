"""From `make run` to the first answer, and what each process of the service holds in memory.

The floor is a process that imports what the service stands on (Django, DRF, Celery, a server) and nothing of ours.
"""

import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.figures import Figure
from bench.house import SETTINGS, House
from bench.processes import resident_kib
from bench.stats import ratios, spread
from tests.services.ports import free_port
from tests.services.processes import ROOT, Process, wait_until


class Size(NamedTuple):
    rounds: int
    actions: int


FULL, QUICK, TINY = Size(3, 60), Size(3, 20), Size(1, 2)
IMPORTS = (
    "from django.conf import settings; settings.configure(); import django; django.setup(); "
    "import rest_framework.views, celery.app.base, granian, uvicorn, psycopg, redis, msgspec"
)


def measure(house: House, size: Size) -> list[Figure]:
    return [*_starting(house, size), *_memory(house, size)]


def _starting(house: House, size: Size) -> list[Figure]:
    folder = house.services.folder / "embedded"
    folder.mkdir(exist_ok=True)
    first, _ = _seconds_to_answer(house, folder)
    later, floors, held = [], [], []
    for number in range(size.rounds):
        house.say(f"start-up: round {number + 1} of {size.rounds}")
        seconds, kib = _seconds_to_answer(house, folder)
        later.append(seconds)
        held.append(kib)
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", IMPORTS], check=True, cwd=ROOT)  # noqa: S603 - our own words
        floors.append(time.perf_counter() - began)
    house.details["embedded_kib"] = held
    return [
        Figure(
            "start-up",
            "`make run` to the first answer, second start, beside bare imports",
            ratios(later, floors),
            absolute=f"{spread(later).median:.1f} s beside {spread(floors).median:.1f} s; first start {first:.1f} s",
        )
    ]


def _seconds_to_answer(house: House, folder: Path) -> tuple[float, float]:
    """And the memory of the one process once it has answered."""
    port = free_port()
    own = {"UU_VAR_DIR": str(folder), "DATABASE_URL": "", "REDIS_URL": "", "UU_LOG_LEVEL": "WARNING"}
    own["DJANGO_SETTINGS_MODULE"] = "uu_service.settings"
    url = f"http://127.0.0.1:{port}/api/v1/rulesets"
    process = Process(
        "make run",
        ["make", "-s", "run", f"PORT={port}"],
        folder / "serve.log",
        env=own,
        is_ready=lambda: _answers(url),
    )
    began = time.perf_counter()
    try:
        process.start(timeout=120)
        seconds = time.perf_counter() - began
        return seconds, resident_kib(process.pid)
    finally:
        process.stop()


def _answers(url: str) -> bool:
    """Any answer of the API will do: without a token it is a refusal."""
    try:
        return httpx.get(url, timeout=5).status_code < 500
    except httpx.TransportError:
        return False


def _memory(house: House, size: Size) -> list[Figure]:
    """After some work, so that everything that is imported late has been."""
    from bench.plans import copied, lane, make_plan

    services = house.services
    plan = make_plan("unstable_unicorns", 4, 1, 20, size.actions)
    web, listen = house.start_web(), house.start_web("asgi")
    [game] = copied([plan])
    house.load(web, [lane(plan, f"/api/v1/games/{game}/actions")])
    events = {"Authorization": f"Bearer {plan.people[0].token}"}
    assert httpx.get(f"{listen.url}/api/v1/games/{game}/events", headers=events).status_code == 200
    parts: dict[str, Any] = {
        "web, one worker": web,
        "listen": listen,
        "worker, two children": services.start_worker(["celery", "bots", "webhooks"], env=SETTINGS),
        "clock worker, two children": services.start_worker(["clock"], env=SETTINGS),
        "beat": services.start_beat(env=SETTINGS),
    }
    time.sleep(3)
    held = {name: resident_kib(process.pid) for name, process in parts.items()}
    floor = _floor_kib(services.folder)
    services.stop_all()
    held["embedded, everything in one"] = spread(house.details.pop("embedded_kib")).median
    return [
        Figure(
            "start-up",
            f"memory: {name}, beside bare imports",
            spread([kib / floor]),
            absolute=f"{kib / 1024:.0f} MiB beside {floor / 1024:.0f} MiB",
        )
        for name, kib in held.items()
    ]


def _floor_kib(folder: Path) -> float:
    ready = folder / "floor.ready"
    code = f"{IMPORTS}; import time, pathlib; pathlib.Path({str(ready)!r}).touch(); time.sleep(60)"
    process = Process("floor", [sys.executable, "-c", code], folder / "floor.log", is_ready=ready.exists)
    process.start()
    try:
        wait_until(ready.exists, 60, "the floor")
        return resident_kib(process.pid)
    finally:
        process.stop()
        ready.unlink(missing_ok=True)
