"""A person with an app: sends again what got no answer, signs in again, and writes down what was acknowledged."""

import random
import threading
import time
import uuid
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import httpx

BEFORE_NEXT_TRY_SECONDS = 0.3
AGAIN = {"still_running"}


class TakenAction(NamedTuple):
    """An action that the service said it took."""

    game: str
    prompt: str
    seat: int
    action: dict[str, Any]


class Wait(NamedTuple):
    """From the first time that a request was sent to the answer that counts, on the monotonic clock."""

    path: str
    began: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.began


class Notebook:
    """What all people write down, each for itself: nothing of it comes from the service's own tables."""

    def __init__(self) -> None:
        self.acknowledged: list[TakenAction] = []
        self.games: list[str] = []
        self.waits: list[Wait] = []
        self.statuses: list[int] = []
        """Of every answer, in the order in which they came."""
        self.surprises: list[str] = []
        self.counts: Counter[str] = Counter()


class Stopped(Exception):
    """The time is over; what had no answer stays unanswered."""


class Person:
    """One account on one device. It may be asked by several threads."""

    def __init__(self, urls: Sequence[str], notebook: Notebook, stopping: threading.Event, http: httpx.Client) -> None:
        self.urls, self.notebook, self.stopping, self.http = list(urls), notebook, stopping, http
        self.access = self.refresh = self.account = ""
        self.versions: dict[str, int] = {}

    def sign_up(self, name: str = "") -> "Person":
        """As a guest, or with a name and a password."""
        body = {"username": name, "password": "correct-horse-battery"} if name else {}
        answer = self.send("POST", "auth/register" if name else "auth/guest", body)
        if answer.status_code == 409:  # the first time it was done, and nobody heard of it
            answer = self.send("POST", "auth/token", body)
        self._signed_in(self.must(answer))
        return self

    def post(self, path: str, body: object) -> Any:
        return self.must(self.send("POST", path, body))

    def view(self, game: str) -> Any:
        return self.seen(game, self.send("GET", f"games/{game}"))

    def seen(self, game: str, answer: httpx.Response) -> Any:
        """A view; what is shown of a game never goes back."""
        view = self.must(answer)
        if "Idempotent-Replayed" not in answer.headers:
            if view["version"] < self.versions.get(game, 0):
                self.notebook.surprises.append(f"{game}: version {view['version']} after {self.versions[game]}")
            self.versions[game] = view["version"]
        return view

    def events(self, game: str) -> list[dict[str, Any]]:
        """The game's whole log as this person reads it now."""
        events: list[dict[str, Any]] = []
        while True:
            after = events[-1]["number"] if events else 0
            page = self.must(self.send("GET", f"games/{game}/events?after={after}"))["events"]
            if not page:
                return events
            events += page

    def act(self, game: str, seat: int, action: dict[str, Any]) -> None:
        answer = self.send("POST", f"games/{game}/actions", action)
        if answer.status_code == 200:
            self.notebook.acknowledged.append(TakenAction(game, action.get("prompt", ""), seat, action))
            self.seen(game, answer)
        elif answer.json().get("code") not in ("prompt_closed", "game_over", "already_conceded"):
            self.notebook.surprises.append(f"{game}: {answer.status_code} {answer.text[:200]}")

    def must(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise RuntimeError(f"{answer.request.method} {answer.url.path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """The same request with the same key, until there is an answer that is not an outage."""
        began, key = time.monotonic(), uuid.uuid4().hex
        while not self.stopping.is_set():
            answer = self._try(method, path, body, key)
            if answer is not None and answer.status_code == 401 and self.refresh:
                self.renew()
            elif answer is not None:
                self.notebook.waits.append(Wait(path, began, time.monotonic()))
                return answer
            else:
                self.notebook.counts["sent again"] += 1
                time.sleep(BEFORE_NEXT_TRY_SECONDS)
        raise Stopped

    def _try(self, method: str, path: str, body: object, key: str) -> httpx.Response | None:
        """None: no answer, or one that says that the service cannot do it now. The next try is made elsewhere."""
        headers = {"Authorization": f"Bearer {self.access}", "Idempotency-Key": key} if self.access else {}
        url = self.urls[0]
        with suppress(httpx.TransportError):
            answer = self.http.request(method, f"{url}/api/v1/{path}", json=body, headers=headers)
            self.notebook.statuses.append(answer.status_code)
            if answer.status_code < 500 and answer.status_code != 429 and not _again(answer):
                return answer
        if url in self.urls:  # nobody has sent this person elsewhere meanwhile
            self.urls = [*[one for one in self.urls if one != url], url]
        return None

    def renew(self) -> None:
        """Another access token, if there is an answer."""
        answer = self._try("POST", "auth/token/refresh", {"refresh": self.refresh}, uuid.uuid4().hex)
        if answer is not None:
            self._signed_in(self.must(answer))
            self.notebook.counts["tokens refreshed"] += 1

    def _signed_in(self, answer: Any) -> None:
        self.access, self.refresh, self.account = answer["access"], answer["refresh"], answer["account"]["id"]


def shuffled(urls: Sequence[str], rng: random.Random) -> list[str]:
    return rng.sample(urls, len(urls))


def _again(answer: httpx.Response) -> bool:
    return answer.status_code == 409 and answer.json().get("code") in AGAIN
