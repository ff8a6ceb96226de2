"""Players and listeners that write down what they were told and how long they waited, and hold the service to it."""

import asyncio
import random
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from uuid import UUID

import httpx

from games.models import LoggedStep
from games.rules.kernel.prompts import Action
from games.store.log import action_of
from tools.chaos.players import SEATS, ChaosTable

LISTENS_SECONDS = 10
Heard = dict[tuple[str, int], list[dict[str, Any]]]


class Wait(NamedTuple):
    """From the first time that a request was sent to the answer that counts, in seconds of this process."""

    what: str
    began: float
    ended: float


class Sent(NamedTuple):
    """An action as its client sent it, and was told that it was taken."""

    game: str
    seat: int
    action: dict[str, Any]


class Witness(ChaosTable):
    """A table that remembers every wait, every action that was taken, and every status."""

    def __init__(self, number: int, url: str, seed: int) -> None:
        super().__init__(number, url, seed)
        self.waits: list[Wait] = []
        self.sent: list[Sent] = []
        self.statuses: Counter[int] = Counter()
        self.seated: tuple[str, list[str]] | None = None
        self.doors = [url]
        """Addresses of the same service; each request goes to one of them."""
        self.http.event_hooks = {"response": [lambda answer: self.statuses.update([answer.status_code])]}

    def sit_down(self, people: list[str]) -> str:
        game = super().sit_down(people)
        self.seated = (game, people)
        return game

    def act(self, game: str, seat: int, token: str, action: dict[str, object]) -> None:
        known = len(self.acknowledged)
        super().act(game, seat, token, action)
        if len(self.acknowledged) > known:
            self.sent.append(Sent(game, seat, action))

    def send(self, method: str, path: str, body: object, token: str) -> httpx.Response:
        began = time.monotonic()
        self.http.base_url = f"{self.rng.choice(self.doors)}/api/v1"
        answer = super().send(method, path, body, token)
        what = "actions" if path.endswith("/actions") else "views" if method == "GET" else "other requests"
        self.waits.append(Wait(what, began, time.monotonic()))
        return answer


class Listeners(threading.Thread):
    """One seat of each table listens, over a long poll, and asks again from where it was."""

    def __init__(self, tables: Sequence[Witness], url: str) -> None:
        super().__init__(name="listeners", daemon=True)
        self.tables, self.doors, self.stopping = tables, [url], threading.Event()
        self.heard: Heard = defaultdict(list)
        self.news: list[float] = []
        """When anything was heard, in seconds of this process."""
        self.statuses: Counter[int] = Counter()

    def run(self) -> None:
        asyncio.run(self._listen())

    async def _listen(self) -> None:
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(timeout=LISTENS_SECONDS * 3, limits=limits) as http:
            await asyncio.gather(*(self._follow(http, table) for table in self.tables))

    async def _follow(self, http: httpx.AsyncClient, table: Witness) -> None:
        while not self.stopping.is_set():
            if table.seated is None or not await self._poll(http, *table.seated, table.number % SEATS):
                await asyncio.sleep(0.3)

    async def _poll(self, http: httpx.AsyncClient, game: str, people: list[str], seat: int) -> bool:
        heard = self.heard[game, seat]
        after = heard[-1]["number"] if heard else 0
        try:
            answer = await http.get(
                f"{random.choice(self.doors)}/api/v1/games/{game}/events?after={after}&wait={LISTENS_SECONDS}",
                headers={"Authorization": f"Bearer {people[seat]}"},
            )
        except httpx.TransportError:
            return False
        self.statuses[answer.status_code] += 1
        if answer.status_code != 200:
            return False
        found = answer.json()["events"]
        if found:
            heard += found
            self.news.append(time.monotonic())
        return bool(found)


def broken_promises(tables: Iterable[Witness], heard: Heard, url: str) -> list[str]:
    """What somebody was told and is not so, or not any more: actions that were taken, and events that were heard."""
    tokens = {game: table.seated[1] for table in tables for game in table.games if table.seated}
    faults = [fault for table in tables for fault in _not_kept(table.sent)]
    with httpx.Client(base_url=f"{url}/api/v1", timeout=60) as http:
        for (game, seat), events in heard.items():
            now = _events(http, game, tokens[game][seat], len(events))
            if events != now:
                at = next((i for i, pair in enumerate(zip(events, now, strict=False)) if pair[0] != pair[1]), len(now))
                faults.append(f"{game}: seat {seat} heard {events[at : at + 1]}, and now it is {now[at : at + 1]}")
            if [event["number"] for event in events] != list(range(1, len(events) + 1)):
                faults.append(f"{game}: seat {seat} did not hear every event once, in order")
    return faults


def _not_kept(sent: Sequence[Sent]) -> Iterable[str]:
    """Each must be in the log once, as it was sent."""
    for game in {one.game for one in sent}:
        steps = LoggedStep.objects.filter(game_id=UUID(game))
        log = Counter(_spelled(action) for step in steps if (action := action_of(step)) and not action.auto)
        for one in (one for one in sent if one.game == game):
            times = log[_as_sent(one)]
            if times != 1:
                yield f"{game}: {one.action} of seat {one.seat} is {times} times in the log"


def _spelled(action: Action) -> str:
    return repr((action.seat, action.prompt, action.type, sorted(action.fields.items())))


def _as_sent(one: Sent) -> str:
    rest = {name: value for name, value in one.action.items() if name not in ("prompt", "type") and value is not None}
    return repr((one.seat, one.action["prompt"], one.action["type"], sorted(rest.items())))


def _events(http: httpx.Client, game: str, token: str, count: int) -> list[dict[str, Any]]:
    """The first so many events of a game, as this seat reads them now."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        after = found[-1]["number"] if found else 0
        answer = http.get(f"games/{game}/events?after={after}", headers={"Authorization": f"Bearer {token}"})
        page = answer.raise_for_status().json()["events"]
        if not page:
            break
        found += page
    return found[:count]
