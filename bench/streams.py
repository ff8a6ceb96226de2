"""A thousand idle listeners on one process: their memory, the database connections they hold, how soon they hear.

Then phones that long-poll beside phones that stream, and games that many watch. How soon is from the commit, as
PostgreSQL stamped it, to the phone; beside it, in the same loop, a bare subscriber of the hints: nobody can hear of it
sooner. A delivery is one phone that was told what one action led to, however many events that were.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

import psycopg
import redis.asyncio

from bench.figures import Aim, Figure, percentile, percentiles, ratios, spread
from bench.house import House
from bench.load import Connection, request
from bench.phones import LongPoll, Phone, StreamPhone
from bench.plans import ACTIONS, Plan, body_of, copied, make_plans
from bench.processes import burned, cpu_seconds, resident_kib
from games.live.hints import CHANNEL, Hint

if TYPE_CHECKING:
    from tests.services.fleet import Web

FULL, QUICK, TINY = (250, 40, 2, 3), (250, 10, 2, 3), (3, 2, 1, 1)
NAME = "bench-listen"
A_SECOND = 25.0
PATIENCE_SECONDS = 30.0
REST_SECONDS = 1.0
OPENED_AT_ONCE = 40
WATCHERS = 30
Games = list[tuple[UUID, Plan]]
Moments = dict[tuple[UUID, int], float]


class Batch(NamedTuple):
    """Seconds from commit to phone, of each event, and to the bare subscriber. CPU is that of the listening process,
    and that of PostgreSQL for it."""

    late: list[float]
    floor: list[float]
    deliveries: int
    process: float
    database: float

    @property
    def process_ms(self) -> float:
        return 1000 * self.process / self.deliveries

    @property
    def database_ms(self) -> float:
        return 1000 * self.database / self.deliveries

    @property
    def delivery_ms(self) -> float:
        return self.process_ms + self.database_ms


class Idle(NamedTuple):
    """The listening process with one game's listeners, and with all."""

    listeners: int
    alone_kib: float
    each_kib: float
    connections: int
    in_use: int


def measure(house: House, games: int, played: int, turns: int, rounds: int) -> list[Figure]:
    """`played` games are played, so many turns a round, while the phones of all games listen."""
    plans = make_plans(10, "unstable_unicorns", 4, 20, turns * rounds)
    site = _Site(house, house.start_web("asgi", PGAPPNAME=NAME, UU_MOST_LISTENERS="10000"), house.start_web())
    copies = _copies(plans, games)
    idle, batches = asyncio.run(site.thousand(copies, played, turns, rounds))
    kinds: dict[type[Phone], list[Batch]] = {LongPoll: [], StreamPhone: []}
    watched: list[Batch] = []
    for _ in house.rounds("streams: long polls, then streams, then watchers", rounds):
        for kind, found in kinds.items():
            found.append(asyncio.run(site.alike(kind, _copies(plans, played), turns)))
        watched.append(asyncio.run(site.alike(StreamPhone, _copies(plans, max(1, played // 4)), turns, plans)))
    house.services.stop_all()
    polled, streamed = kinds.values()
    house.details["streams"] = {
        "each_kib": idle.each_kib,
        "delivery_ms": median(batch.process_ms for batch in streamed),
        "delivery_database_ms": median(batch.database_ms for batch in streamed),
    }
    return [
        *_idle_figures(idle),
        *_late_figures(batches),
        _delivery_figure("four seats listen", streamed, Aim("<=", 1.0)),
        _delivery_figure(f"{WATCHERS} watch as well", watched, Aim("<=", 0.3)),
        *_phone_figures(polled, streamed),
    ]


def _copies(plans: Sequence[Plan], count: int) -> Games:
    chosen = [plans[number % len(plans)] for number in range(count)]
    return list(zip(copied(chosen), chosen, strict=True))


class _Site:
    """The process that phones listen to, and the one that plays."""

    def __init__(self, house: House, listen: "Web", web: "Web") -> None:
        self.house, self.listen, self.web = house, listen, web

    async def thousand(self, games: Games, played: int, turns: int, rounds: int) -> tuple[Idle, list[Batch]]:
        first = await self.phones(StreamPhone, games[:1])
        await asyncio.sleep(1)
        alone = resident_kib(self.listen.pid)
        self.house.say(f"streams: the phones of {len(games) - 1} games open a stream")
        phones = await self.phones(StreamPhone, games[1:])
        await asyncio.sleep(2)
        each = (resident_kib(self.listen.pid) - alone) / len(phones)
        idle = Idle(len(phones), alone, each, *_connections(self.house.services.postgres.url))
        batches = [
            await self.hear(phones, games[:played], range(number * turns, (number + 1) * turns))
            for number in self.house.rounds("streams", rounds)
        ]
        for phone in (*first, *phones):
            await phone.stop()
        return idle, batches

    async def alike(self, kind: type[Phone], games: Games, turns: int, crowd: Sequence[Plan] = ()) -> Batch:
        """The same phones at the same games, all of one kind; and people of a crowd who watch each game."""
        phones = await self.phones(kind, games)
        for game, plan in games:
            strangers = [token for other in crowd if other is not plan for token in other.tokens][:WATCHERS]
            phones += await self.opened([kind(self.listen.url, game, token, plan.game.version) for token in strangers])
        await asyncio.sleep(1)
        batch = await self.hear(phones, games, range(turns))
        for phone in phones:
            await phone.stop()
        return batch

    async def phones(self, kind: type[Phone], games: Games) -> list[Phone]:
        """One for each seat of each game; in small groups, for a thousand phones do not wake in one millisecond."""
        seats = [(game, token, plan.game.version) for game, plan in games for token in plan.tokens]
        made: list[Phone] = []
        for start in range(0, len(seats), OPENED_AT_ONCE):
            made += await self.opened([kind(self.listen.url, *seat) for seat in seats[start : start + OPENED_AT_ONCE]])
        return made

    async def opened(self, phones: list[Phone]) -> list[Phone]:
        await asyncio.wait_for(asyncio.gather(*(phone.opened() for phone in phones)), 60)
        return phones

    async def hear(self, phones: list[Phone], games: Games, turns: range) -> Batch:
        """Those turns of every game, at an even pace, until everybody knows of all of them."""
        hints: Moments = {}
        subscriber = asyncio.create_task(_subscribe(self.house.services.redis.url, hints))
        await asyncio.sleep(0.2)
        url, began = self.house.services.postgres.url, time.time()
        database, process = _backends(url), cpu_seconds(self.listen.pid)
        await _play(self.web.url, games, turns)
        at = await asyncio.to_thread(_commits, url, [game for game, _ in games], began)
        told = [(phone, number) for phone in phones for game, number in at if game == phone.game]
        async with asyncio.timeout(PATIENCE_SECONDS):
            while any(number not in phone.heard for phone, number in told):
                await asyncio.sleep(0.1)
        await asyncio.sleep(REST_SECONDS)
        subscriber.cancel()
        return Batch(
            [phone.heard[number] - at[phone.game, number] for phone, number in told],
            [moment - at[key] for key, moment in hints.items() if key in at],
            len({(phone, at[phone.game, number]) for phone, number in told}),
            cpu_seconds(self.listen.pid) - process,
            sum(seconds - database.get(pid, 0.0) for pid, seconds in _backends(url).items()),
        )


async def _play(url: str, games: Games, turns: range) -> None:
    connection, began = Connection(url), time.time()
    actions = [(game, plan, plan.waves[turn][0]) for turn in turns for game, plan in games]
    for number, (game, plan, action) in enumerate(actions, 1):
        token = plan.tokens[action.seat or 0]
        status, body = await connection.ask(request("POST", ACTIONS.format(game), token, body_of(action)))
        assert status == 200, body
        await asyncio.sleep(max(0.0, began + number / A_SECOND - time.time()))
    connection.close()


async def _subscribe(url: str, heard: Moments) -> None:
    async with redis.asyncio.Redis.from_url(url) as client, client.pubsub() as hints:
        await hints.subscribe(CHANNEL)
        async for message in hints.listen():
            if message["type"] == "message":
                hint = Hint.read(message["data"].decode())
                heard[hint.game, hint.version] = time.time()


def _commits(url: str, games: list[UUID], since: float) -> Moments:
    """When each event of these games was committed, if it was after `since`."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT game_id, first, last, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float "
            "FROM games_step WHERE game_id = ANY(%s) AND at >= to_timestamp(%s)",
            [games, since],
        ).fetchall()
    return {(game, number): at for game, first, last, at in rows for number in range(first, last + 1)}


def _backends(url: str) -> dict[int, float]:
    """CPU so far of each process of PostgreSQL that serves the listening process."""
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT pid FROM pg_stat_activity WHERE application_name = %s", [NAME]).fetchall()
    return {pid: burned([pid]) for (pid,) in rows}


def _connections(url: str) -> tuple[int, int]:
    """Of the listening process: how many are open, and how many of them do something."""
    with psycopg.connect(url) as connection:
        row = connection.execute(
            "SELECT count(*), count(*) FILTER (WHERE state <> 'idle') "
            "FROM pg_stat_activity WHERE application_name = %s",
            [NAME],
        ).fetchone()
    assert row
    return row[0], row[1]


def _idle_figures(idle: Idle) -> list[Figure]:
    alone, together = idle.alone_kib / 1024, (idle.alone_kib + idle.each_kib * idle.listeners) / 1024
    memory = f"the process has {alone:.0f} MiB without them, {together:.0f} MiB with them"
    name, pool = f"{idle.listeners:,} idle listeners", f"{idle.connections} open in the process's pool"
    return [
        Figure(f"memory of each of {name}", spread([idle.each_kib]), "KiB", absolute=memory),
        Figure(f"database connections in use by {name}", spread([idle.in_use]), "", Aim("<=", 0), absolute=pool),
    ]


def _late_figures(batches: Sequence[Batch]) -> list[Figure]:
    every, floor = [x for batch in batches for x in batch.late], [x for batch in batches for x in batch.floor]
    worst = spread([1000 * percentile(batch.late, 0.99) for batch in batches])
    middle = ratios([median(batch.late) for batch in batches], [median(batch.floor) for batch in batches])
    times, bare = (percentiles(late, 0.5, 0.95, 0.99) for late in (every, floor))
    absolute = f"p50/p95/p99 {times} ms; a bare subscriber of the hints {bare} ms"
    heard = f"{sum(batch.deliveries for batch in batches):,} deliveries of {len(floor):,} hints"
    return [
        Figure("commit to client, p99", worst, "ms", Aim("<=", 150), absolute=absolute),
        Figure("commit to client beside a bare subscriber, p50", middle, absolute=heard),
    ]


def _delivery_figure(who: str, batches: Sequence[Batch], aim: Aim) -> Figure:
    process, database = median(batch.process_ms for batch in batches), median(batch.database_ms for batch in batches)
    times = percentiles([x for batch in batches for x in batch.late], 0.5, 0.95, 0.99)
    parts = f"{process:.2f} in the process and {database:.2f} in PostgreSQL"
    return Figure(
        f"CPU to tell one listener what one action led to; {who}",
        spread([batch.delivery_ms for batch in batches]),
        "ms",
        aim,
        absolute=f"{parts}; {sum(batch.deliveries for batch in batches):,} deliveries; p50/p95/p99 {times} ms",
        made_of=f"{parts}.",
    )


def _phone_figures(polled: Sequence[Batch], streamed: Sequence[Batch]) -> list[Figure]:
    def figure(what: str, unit: str, of: Callable[[Batch], float]) -> Figure:
        one, other = [of(batch) for batch in polled], [of(batch) for batch in streamed]
        absolute = f"{median(one):.1f} beside {median(other):.1f} {unit}"
        return Figure(f"a long poll beside a stream: {what}", ratios(one, other), absolute=absolute)

    return [
        figure("p50 from commit to client", "ms", lambda batch: 1000 * percentile(batch.late, 0.5)),
        figure("CPU a delivery", "ms", lambda batch: batch.delivery_ms),
    ]
