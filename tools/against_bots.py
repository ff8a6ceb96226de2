"""`python -m tools.against_bots`: a person plays a whole game against bots over HTTP, and says how long they took.

On an embedded server of its own, or at `--address`. The person knows no rules, and answers after a second or two. A
bot's time is from its question to its answer as the person sees it: the table's pace, thinking, and the way there.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.games.people import fill
from tests.services.ports import free_port
from tests.services.processes import answers, wait_until
from tools.checks import ROOT

Json = dict[str, Any]
LONGEST_POLL = 20
PERSON_SECONDS = (0.5, 2.0)


class PersonAtTable:
    """One guest at one table, who waits for news as an app does."""

    def __init__(self, address: str, seed: int) -> None:
        self.http = httpx.Client(base_url=f"{address}/api/v1/", timeout=60)
        self.refresh = ""
        self._take_tokens("auth/guest", {})
        self.rng = random.Random(seed)
        self.bots_took: list[float] = []
        self.actions = 0

    def play(self, ruleset: str, bot: str, bots: int, pace: float) -> Json:
        """A whole game; returns how it ended."""
        clock = {"seconds": {"pace": pace}}
        game = self._post("games", {"ruleset": ruleset, "bots": [bot] * bots, "clock": clock})["id"]
        view = self._post(f"games/{game}/start", {})
        while view["status"] == "running":
            view = self._answer(game, view) if view["prompts"] else self._wait(game, view)
        return dict(view["outcome"])

    def _answer(self, game: str, view: Json) -> Json:
        time.sleep(self.rng.uniform(*PERSON_SECONDS))
        answer = self._send("POST", f"games/{game}/actions", fill(view["prompts"][0], self.rng))
        if answer.status_code == 409:  # somebody was faster
            return self._get(f"games/{game}")
        answer.raise_for_status()
        self.actions += 1
        return dict(answer.json())

    def _wait(self, game: str, view: Json) -> Json:
        began, waited_for = time.monotonic(), view["waiting_for"]
        news = self._get(f"games/{game}/events?after={view['version']}&wait={LONGEST_POLL}")
        if waited_for and news["events"]:
            self.bots_took.append(time.monotonic() - began)
        return self._get(f"games/{game}")

    def _get(self, path: str) -> Json:
        return dict(self._send("GET", path).raise_for_status().json())

    def _post(self, path: str, body: Json) -> Json:
        return dict(self._send("POST", path, body).raise_for_status().json())

    def _send(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """A game may last longer than an access token: then there is a new one, and it is sent again."""
        answer = self.http.request(method, path, json=body)
        if answer.status_code == httpx.codes.UNAUTHORIZED:
            self._take_tokens("auth/token/refresh", {"refresh": self.refresh})
            answer = self.http.request(method, path, json=body)
        return answer

    def _take_tokens(self, path: str, body: Json) -> None:
        self.http.headers.pop("Authorization", None)
        tokens = self.http.post(path, json=body).raise_for_status().json()
        self.refresh = tokens["refresh"]
        self.http.headers["Authorization"] = f"Bearer {tokens['access']}"


@contextmanager
def server() -> Iterator[str]:
    """An embedded server for as long as this block lasts."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        env = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "REDIS_URL"}}
        process = subprocess.Popen(
            [sys.executable, "manage.py", "serve", "--port", str(port)],
            cwd=ROOT,
            env={**env, "UU_VAR_DIR": folder, "UU_LOG_LEVEL": "ERROR"},
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_until(lambda: answers(f"http://127.0.0.1:{port}/readyz"), 180, "the server")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


def report(person: PersonAtTable, outcome: Json, seconds: float, pace: float) -> str:
    took = sorted(person.bots_took)
    at = {"p50": took[len(took) // 2], "p95": took[int(0.95 * (len(took) - 1))], "longest": took[-1]}
    times = ", ".join(f"{name} {value:.1f} s" for name, value in at.items())
    return (
        f"{outcome['reason']}, won by {outcome['winners']}: {seconds:.0f} s, {person.actions} answers of the person, "
        f"{len(took)} of bots; from question to answer, {pace} s of pace included: {times}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", help="of a server that runs; without it one is started")
    parser.add_argument("--ruleset", default="unstable_unicorns")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--pace", type=float, default=1.5, help="seconds that a bot takes at least")
    parser.add_argument("--seed", type=int, default=0, help="of the person's answers")
    given = parser.parse_args()
    with server() if not given.address else _nothing(given.address) as address:
        person, began = PersonAtTable(address, given.seed), time.monotonic()
        outcome = person.play(given.ruleset, given.bot, given.bots, given.pace)
        sys.stdout.write(report(person, outcome, time.monotonic() - began, given.pace) + "\n")


@contextmanager
def _nothing(address: str) -> Iterator[str]:
    yield address


if __name__ == "__main__":
    main()
