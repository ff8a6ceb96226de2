"""A thousand listeners on one process: their memory, their database connections, how soon they hear, at what cost.

How soon is from the commit, as PostgreSQL stamped it, to the phone. A delivery is one phone that was told what one
action led to, however many events that were.
"""

import asyncio
import time
from collections.abc import Sequence
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

import psycopg

from bench.figures import Aim, Figure, percentile, percentiles, spread
from bench.house import House
from bench.load import Connection, request
from bench.phones import StreamPhone
from bench.plans import ACTIONS, Plan, body_of, copied, make_plans
from bench.processes import burned, cpu_seconds, resident_kib

if TYPE_CHECKING:
    from tests.services.fleet import Web

FULL, QUICK, TINY = (250, 40, 2, 3), (250, 10, 2, 3), (3, 2, 1, 1)
NAME = "bench-listen"
A_SECOND = 25.0
PATIENCE_SECONDS = 30.0
REST_SECONDS = 1.0
OPENED_AT_ONCE = 40
SEATS = 4
WATCHERS = 30
Games = list[tuple[UUID, Plan]]


class Batch(NamedTuple):
    """Seconds from commit to phone, of each event; milliseconds of CPU for a delivery, in the listening process and
    in PostgreSQL for it."""

    late: list[float]
    deliveries: int
    process_ms: float
    database_ms: float


def measure(house: House, games: int, played: int, turns: int, rounds: int) -> list[Figure]:
    """The phones of all games listen. `played` games are played, so many turns a round; then a quarter of them, while
    others watch."""
    plans = make_plans(10, SEATS, 20, turns * rounds * 2)
    chosen = [plans[number % len(plans)] for number in range(games)]
    listening = _Listening(house, list(zip(copied(chosen), chosen, strict=True)), turns)
    figures = asyncio.run(listening.measured(played, rounds, plans))
    house.services.stop_all()
    return figures


class _Listening:
    """The process that phones listen to, the one that plays, and the phones."""

    def __init__(self, house: House, games: Games, turns: int) -> None:
        self.house, self.games, self.url = house, games, house.services.postgres.url
        self.turns, self.played = turns, 0
        self.listen: Web = house.start_web("asgi", PGAPPNAME=NAME, UU_MOST_LISTENERS="10000")
        self.web, self.phones = house.start_web(), list[StreamPhone]()

    async def measured(self, played: int, rounds: int, plans: Sequence[Plan]) -> list[Figure]:
        seats = [(game, token, plan.game.version) for game, plan in self.games for token in plan.tokens]
        figures = await self.idle(seats)
        few = self.games[: max(1, played // 4)]
        seated = [await self.hear(self.games[:played]) for _ in self.house.rounds("streams: four seats listen", rounds)]
        await self.close(SEATS * played)  # granian serves 1,024 connections at a time
        for game, plan in few:
            strangers = [token for other in plans if other is not plan for token in other.tokens]
            await self.open([(game, token, plan.game.version) for token in strangers[:WATCHERS]])
        watched = [await self.hear(few) for _ in self.house.rounds("streams: others watch", rounds)]
        await self.close(0)
        self.house.details["streams"] |= {
            "delivery_ms": median(batch.process_ms for batch in seated),
            "delivery_database_ms": median(batch.database_ms for batch in seated),
        }
        worst = spread([1000 * percentile(batch.late, 0.99) for batch in seated])
        return [
            *figures,
            Figure("commit to client, p99", worst, "ms", Aim("<=", 150), _times(seated)),
            _delivery_figure("four seats listen", seated, Aim("<=", 1.0)),
            _delivery_figure(f"{WATCHERS} watch as well", watched, Aim("<=", 0.3)),
        ]

    async def idle(self, seats: Sequence[tuple[UUID, str, int]]) -> list[Figure]:
        """All phones open a stream, in small groups: a thousand do not wake in one millisecond. What does that cost?"""
        self.house.say(f"streams: {len(seats)} phones open a stream")
        await self.open(seats[:SEATS])
        await asyncio.sleep(1)
        alone = resident_kib(self.listen.pid)
        for start in range(SEATS, len(seats), OPENED_AT_ONCE):
            await self.open(seats[start : start + OPENED_AT_ONCE])
        await asyncio.sleep(2)
        together = resident_kib(self.listen.pid)
        each, name = (together - alone) / (len(seats) - SEATS), f"{len(seats) - SEATS:,} idle listeners"
        self.house.details["streams"] = {"each_kib": each}
        states = _rows(self.url, "SELECT state FROM pg_stat_activity WHERE application_name = %s", NAME)
        in_use = sum(state != "idle" for (state,) in states)
        memory = f"the process has {alone / 1024:.0f} MiB without them, {together / 1024:.0f} MiB with them"
        pool = f"{len(states)} open in the process's pool"
        return [
            Figure(f"memory of each of {name}", spread([each]), "KiB", absolute=memory),
            Figure(f"database connections in use by {name}", spread([in_use]), "", Aim("<=", 0), pool),
        ]

    async def open(self, seats: Sequence[tuple[UUID, str, int]]) -> None:
        phones = [StreamPhone(self.listen.url, *seat) for seat in seats]
        await asyncio.wait_for(asyncio.gather(*(phone.opened() for phone in phones)), 60)
        self.phones += phones

    async def close(self, kept: int) -> None:
        """All phones but the first ones."""
        await asyncio.gather(*(phone.stop() for phone in self.phones[kept:]))
        del self.phones[kept:]
        await asyncio.sleep(1)

    async def hear(self, games: Games) -> Batch:
        """The next turns of every game, at an even pace, until everybody knows of all of them."""
        began, database, process = time.time(), _backends(self.url), cpu_seconds(self.listen.pid)
        await asyncio.to_thread(self.play, games)
        at = await asyncio.to_thread(_commits, self.url, [game for game, _ in games], began)
        told = [(phone, number) for phone in self.phones for game, number in at if game == phone.game]
        async with asyncio.timeout(PATIENCE_SECONDS):
            while any(number not in phone.heard for phone, number in told):
                await asyncio.sleep(0.1)
        await asyncio.sleep(REST_SECONDS)
        burned_there = sum(seconds - database.get(pid, 0.0) for pid, seconds in _backends(self.url).items())
        deliveries = len({(phone, at[phone.game, number]) for phone, number in told})
        return Batch(
            [phone.heard[number] - at[phone.game, number] for phone, number in told],
            deliveries,
            1000 * (cpu_seconds(self.listen.pid) - process) / deliveries,
            1000 * burned_there / deliveries,
        )

    def play(self, games: Games) -> None:
        connection, began = Connection(self.web.url), time.time()
        turns = range(self.played, self.played + self.turns)
        self.played += self.turns
        actions = [(game, plan, plan.actions[turn]) for turn in turns for game, plan in games]
        for number, (game, plan, action) in enumerate(actions, 1):
            connection.ask(request("POST", ACTIONS.format(game), plan.token_of(action), body_of(action)))
            time.sleep(max(0.0, began + number / A_SECOND - time.time()))
        connection.socket.close()


def _commits(url: str, games: list[UUID], since: float) -> dict[tuple[UUID, int], float]:
    """When each event of these games was committed, if it was after `since`."""
    rows = _rows(
        url,
        "SELECT game_id, first, last, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float "
        "FROM games_step WHERE game_id = ANY(%s) AND at >= to_timestamp(%s)",
        games,
        since,
    )
    return {(game, number): at for game, first, last, at in rows for number in range(first, last + 1)}


def _backends(url: str) -> dict[int, float]:
    """CPU so far of each process of PostgreSQL that serves the listening process."""
    rows = _rows(url, "SELECT pid FROM pg_stat_activity WHERE application_name = %s", NAME)
    return {pid: burned([pid]) for (pid,) in rows}


def _rows(url: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    with psycopg.connect(url) as connection:
        return connection.execute(sql, values).fetchall()


def _delivery_figure(who: str, batches: Sequence[Batch], aim: Aim) -> Figure:
    process, database = median(batch.process_ms for batch in batches), median(batch.database_ms for batch in batches)
    parts = f"{process:.2f} in the process and {database:.2f} in PostgreSQL; {_times(batches)}"
    name = f"CPU to tell one listener what one action led to; {who}"
    return Figure(name, spread([one.process_ms + one.database_ms for one in batches]), "ms", aim, parts)


def _times(batches: Sequence[Batch]) -> str:
    times = percentiles([late for batch in batches for late in batch.late], 0.5, 0.95, 0.99)
    return f"{sum(batch.deliveries for batch in batches):,} deliveries, p50/p95/p99 {times} ms"
