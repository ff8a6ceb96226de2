"""Listeners that write down what they were told, and what of it is not so any more."""

import asyncio
import random
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import httpx

from tools.chaos.people import Person
from tools.chaos.players import ChaosTable

LISTENS_SECONDS = 10


class Listeners(threading.Thread):
    """One seat of each table listens, over a long poll, and asks again from where it was.

    `reworded`: one version told them, another is asked afterwards. A text is the answering version's; the rest stays.
    """

    def __init__(self, tables: Sequence[ChaosTable], url: str, *, reworded: bool = False) -> None:
        super().__init__(name="listeners", daemon=True)
        self.reworded = reworded
        self.tables, self.doors, self.stopping = tables, [url], threading.Event()
        self.heard: dict[tuple[str, Person], list[dict[str, Any]]] = defaultdict(list)
        self.news: list[float] = []
        """When anything was heard, in seconds of this process."""
        self.statuses: Counter[int] = Counter()

    def run(self) -> None:
        asyncio.run(self._listen())

    async def _listen(self) -> None:
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(timeout=LISTENS_SECONDS * 3, limits=limits) as http:
            await asyncio.gather(*(self._follow(http, table) for table in self.tables))

    async def _follow(self, http: httpx.AsyncClient, table: ChaosTable) -> None:
        while not self.stopping.is_set():
            if not table.people or not await self._poll(http, table):
                await asyncio.sleep(0.3)

    async def _poll(self, http: httpx.AsyncClient, table: ChaosTable) -> bool:
        game, seats = next(reversed(list(table.seats.items())))
        _, person = seats[table.number % len(seats)]
        heard = self.heard[game, person]
        after = heard[-1]["number"] if heard else 0
        try:
            answer = await http.get(
                f"{random.choice(self.doors)}/api/v1/games/{game}/events?after={after}&wait={LISTENS_SECONDS}",
                headers={"Authorization": f"Bearer {person.access}"},
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

    def told_otherwise(self) -> list[str]:
        """Events that were heard and are not so any more, and those that were missed or heard twice."""
        faults = []
        for (game, person), heard in self.heard.items():
            events, now = self._kept(heard), self._kept(person.events(game)[: len(heard)])
            if events != now:
                at = next((i for i, pair in enumerate(zip(events, now, strict=False)) if pair[0] != pair[1]), len(now))
                faults.append(f"{game}: {events[at : at + 1]} was heard, and now it is {now[at : at + 1]}")
            if [event["number"] for event in events] != list(range(1, len(events) + 1)):
                faults.append(f"{game}: not every event was heard once, in order")
        return faults

    def _kept(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**event, "text": ""} for event in events] if self.reworded else events
