"""From `make run` to the first answer, and what each process of the service holds in memory.

The floor is a process that imports what the service stands on (Django, DRF, Celery, a server) and nothing of ours.
"""

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median

import httpx

from bench.figures import Figure, ratios, spread
from bench.house import SETTINGS, House
from bench.plans import copied, lanes, make_plan
from bench.processes import resident_kib
from tests.services.ports import free_port
from tests.services.processes import Process, answers

FULL, QUICK, TINY = (3, 60), (3, 20), (1, 2)
IMPORTS = (
    "from django.conf import settings; settings.configure(); import django; django.setup(); "
    "import rest_framework.views, celery.app.base, granian, uvicorn, psycopg, redis, msgspec"
)
Started = tuple[float, float]
"""Seconds until it was ready, and the KiB that it held then."""


def measure(house: House, rounds: int, actions: int) -> list[Figure]:
    folder = house.services.folder / "embedded"
    folder.mkdir(exist_ok=True)
    first, _ = _embedded(folder)
    found = house.in_turns("start-up", rounds, {"service": lambda: _embedded(folder), "floor": lambda: _bare(folder)})
    (later, held), (floors, floor) = (list(zip(*some, strict=True)) for some in found.values())
    memory = {**_memory(house, actions), "embedded, everything in one": median(held)}
    times = f"{median(later):.1f} s beside {median(floors):.1f} s; first start {first:.1f} s"
    name = "`make run` to the first answer, second start, beside bare imports"
    return [Figure(name, ratios(later, floors), absolute=times)] + [
        Figure(
            f"memory: {name}, beside bare imports",
            spread([kib / median(floor)]),
            absolute=f"{kib / 1024:.0f} MiB beside {median(floor) / 1024:.0f} MiB",
        )
        for name, kib in memory.items()
    ]


def _embedded(folder: Path) -> Started:
    port = free_port()
    own = {"UU_VAR_DIR": str(folder), "DATABASE_URL": "", "REDIS_URL": "", "UU_LOG_LEVEL": "WARNING"}
    own["DJANGO_SETTINGS_MODULE"] = "uu_service.settings"
    url = f"http://127.0.0.1:{port}/api/v1/card-sets"
    return _started(folder, ["make", "-s", "run", f"PORT={port}"], lambda: answers(url), own)


def _bare(folder: Path) -> Started:
    ready = folder / "ready"
    ready.unlink(missing_ok=True)
    code = f"{IMPORTS}; import time, pathlib; pathlib.Path({str(ready)!r}).touch(); time.sleep(60)"
    return _started(folder, [sys.executable, "-c", code], ready.exists, {})


def _started(folder: Path, command: Sequence[str], is_ready: Callable[[], bool], env: Mapping[str, str]) -> Started:
    process = Process(command[0], command, folder / "started.log", env=env, is_ready=is_ready)
    began = time.perf_counter()
    try:
        process.start()
        return time.perf_counter() - began, resident_kib(process.pid)
    finally:
        process.stop()


def _memory(house: House, actions: int) -> dict[str, float]:
    """After some work, so that everything that is imported late has been."""
    services = house.services
    plan = make_plan("unstable_unicorns", 4, 1, 20, actions)
    web, listen = house.start_web(), house.start_web("asgi")
    [game] = copied([plan])
    house.load(web, lanes([plan], games=[game]))
    reader = {"Authorization": f"Bearer {plan.tokens[0]}"}
    assert httpx.get(f"{listen.url}/api/v1/games/{game}/events", headers=reader).status_code == 200
    parts = {
        "web, one worker": web,
        "listen": listen,
        "worker, two children": services.start_worker(["celery", "bots", "webhooks"], env=SETTINGS),
        "clock worker, two children": services.start_worker(["clock"], env=SETTINGS),
        "beat": services.start_beat(env=SETTINGS),
    }
    time.sleep(3)
    held = {name: resident_kib(process.pid) for name, process in parts.items()}
    services.stop_all()
    return held
