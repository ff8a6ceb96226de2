"""A stream that is opened again whenever it breaks, at whichever process answers; everything heard is kept."""

import json
import threading
import time
from typing import Any

import httpx

from tests.games.server_sent import messages_in
from tools.chaos.people import Person

SILENCE_SECONDS = 20.0
"""Longer than from one heartbeat to the next."""
PAUSE_SECONDS = 0.5
OVER = 204


class StreamListener(threading.Thread):
    """Somebody's stream of a game, or of the account."""

    def __init__(self, person: Person, path: str, urls: list[str]) -> None:
        super().__init__(name=path, daemon=True)
        self.person, self.path, self.urls = person, path, urls
        self.heard: list[dict[str, Any]] = []
        self.last: int | None = None
        self.connections = 0
        self.resyncs = 0
        self.is_over = False
        self.is_ready = threading.Event()
        self.stopping = threading.Event()

    @property
    def game(self) -> str | None:
        return self.path.split("/")[1] if self.path.startswith("games/") else None

    @property
    def source(self) -> str:
        """The id of the game, or of the account."""
        return self.game or self.person.account

    def run(self) -> None:
        if self.game:
            self.last = 0
        while not (self.stopping.is_set() or self.is_over):
            try:
                self._listen()
            except (httpx.HTTPError, httpx.StreamError, json.JSONDecodeError):
                pass
            except RuntimeError as error:
                self.person.notebook.surprises.append(f"{self.path}: {error}")
                return
            self.urls = [*self.urls[1:], self.urls[0]]
            self.stopping.wait(PAUSE_SECONDS)

    def _listen(self) -> None:
        headers = {"Authorization": f"Bearer {self.person.access}"}
        if self.last is not None:
            headers["Last-Event-ID"] = str(self.last)
        url, timeout = f"{self.urls[0]}/api/v1/{self.path}", httpx.Timeout(5, read=SILENCE_SECONDS)
        with httpx.stream("GET", url, headers=headers, timeout=timeout) as stream:
            self.is_over = stream.status_code == OVER
            if stream.status_code == 401:
                self.person.renew()
            if stream.status_code == 200:
                self.connections += 1
                for kind, number, data in messages_in(stream.iter_lines()):
                    self._hear(kind, number, data)
                    if self.stopping.is_set():
                        return

    def _hear(self, kind: str, number: int | None, data: dict[str, Any]) -> None:
        if kind == "event":
            self.heard.append(data)
        if kind == "resync":
            self.resyncs += 1
        if kind == "now":
            self.is_ready.set()
        if number is not None:
            self.last = number


def wait_for_all(listeners: list[StreamListener], newest: dict[str, int], seconds: float) -> None:
    """Until everybody has heard what is newest at their tables and in their accounts' logs, or the time is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if all((one.last or 0) >= newest.get(one.source, 0) for one in listeners):
            return
        time.sleep(0.2)
