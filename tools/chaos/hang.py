"""`python -m tools.chaos.hang [--seconds 120] [--tables 8]`: Redis hangs for so long, then PostgreSQL, under play.

Prints what clients saw meanwhile, and fails if anything was lost or done twice.
"""

import argparse
import sys
import threading
import time
from collections import Counter, defaultdict
from typing import Any

import httpx

from tools.chaos import say
from tools.chaos.services import calm_down, open_chaos

PROBES = ("/healthz", "/readyz")
CALM_SECONDS = 15
AS_DEPLOYED = {"UU_DB_SECONDS": "2"}


class Seen:
    """What clients saw, by phase: answers by status, and how long each took."""

    def __init__(self) -> None:
        self.phase = "before"
        self.answers: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        self.seconds: dict[tuple[str, str], list[float]] = defaultdict(list)

    def note(self, what: str, began: float, outcome: str) -> None:
        self.answers[self.phase, what][outcome] += 1
        self.seconds[self.phase, what].append(time.monotonic() - began)

    def rows(self) -> list[str]:
        rows = ["| phase | asked | answers | p50 | p99 | most |", "|---|---|---|---|---|---|"]
        for (phase, what), counts in self.answers.items():
            took = sorted(self.seconds[phase, what])
            shares = (took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.99, 1.0))
            told = ", ".join(f"{name}: {count}" for name, count in sorted(counts.items()))
            rows.append(f"| {phase} | {what} | {told} | {' | '.join(f'{one:.2f} s' for one in shares)} |")
        return rows


class Watched(httpx.HTTPTransport):
    """Notes every request that passes."""

    def __init__(self, seen: Seen) -> None:
        super().__init__()
        self.seen = seen

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        began, path = time.monotonic(), request.url.path
        what = path if path in PROBES else "actions" if path.endswith("/actions") else f"other {request.method}"
        try:
            answer = super().handle_request(request)
        except httpx.TransportError as error:
            self.seen.note(what, began, type(error).__name__)
            raise
        self.seen.note(what, began, str(answer.status_code))
        return answer


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--tables", type=int, default=8)
    wanted = parser.parse_args()
    services = open_chaos()
    try:
        return _play(services, wanted)
    finally:
        services.stop_all()


def _play(services: Any, wanted: argparse.Namespace) -> int:
    from tools.chaos.people import Notebook
    from tools.chaos.players import ChaosTable
    from tools.chaos.verdict import TrialVerdict

    web = services.start_web(workers=2, env=AS_DEPLOYED)
    services.start_worker(["clock"], concurrency=2, env=AS_DEPLOYED)
    services.start_worker(["celery", "bots", "webhooks"], concurrency=1, env=AS_DEPLOYED)
    services.start_beat(env=AS_DEPLOYED)
    seen, ended, notebook = Seen(), threading.Event(), Notebook()

    class WatchedTable(ChaosTable):
        """Its requests are noted, and may take long."""

        def device(self) -> httpx.Client:
            return httpx.Client(timeout=15, transport=Watched(seen))

    tables = [WatchedTable(number, {"web": [web.url]}, notebook, 1) for number in range(wanted.tables)]
    for table in tables:
        table.start()
    prober = threading.Thread(target=_probe, args=(web.url, seen, ended), daemon=True)
    prober.start()
    for phase, server in (("Redis hung", services.redis), ("PostgreSQL hung", services.postgres)):
        time.sleep(CALM_SECONDS)
        say(phase)
        with server.halted():
            seen.phase = phase
            time.sleep(wanted.seconds)
        seen.phase = f"after {phase}"
    time.sleep(CALM_SECONDS)
    still_open = calm_down(tables)
    ended.set()
    say("\n" + "\n".join(seen.rows()))
    return TrialVerdict(notebook, still_open).tell()


def _probe(url: str, seen: Seen, ended: threading.Event) -> None:
    with httpx.Client(base_url=url, timeout=15, transport=Watched(seen)) as client:
        while not ended.wait(0.5):
            for path in PROBES:
                try:
                    client.get(path)
                except httpx.TransportError:
                    continue


if __name__ == "__main__":
    sys.exit(main())
