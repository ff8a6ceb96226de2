"""A thousand idle listeners on one process: their memory, the database connections they hold, how soon they hear.

Then a phone that long-polls beside one that streams.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import psycopg

from bench.ears import Ear, LongPoll, Stream, open_all
from bench.figures import Figure
from bench.house import House
from bench.processes import resident_kib
from bench.stats import Aim, percentile, ratios, spread


class Size(NamedTuple):
    games: int
    played: int
    """Games that are played while all listen."""
    turns: int
    rounds: int


FULL, QUICK, TINY = Size(250, 40, 2, 3), Size(250, 10, 2, 3), Size(3, 2, 1, 1)
NAME = "bench-listen"


class Idle(NamedTuple):
    """The listening process with one game's listeners, and with all."""

    listeners: int
    alone_kib: float
    each_kib: float
    connections: int
    in_use: int


def measure(house: House, size: Size) -> list[Figure]:
    from bench.plans import make_plans

    plans = make_plans(10, "unstable_unicorns", 4, 20, size.turns * size.rounds)
    listen, web = house.start_web("asgi", PGAPPNAME=NAME), house.start_web()
    idle, batches = asyncio.run(_thousand(house, size, listen, web, plans))
    polled, streamed = asyncio.run(_phones(house, size, listen, web, plans))
    house.services.stop_all()
    house.details["streams"] = {
        "each_kib": idle.each_kib,
        "delivery_ms": spread([1000 * batch.cpu / len(batch.late) for batch in streamed]).median,
    }
    return [*_idle_figures(idle), *_late_figures(batches), *_phone_figures(polled, streamed)]


async def _thousand(house: House, size: Size, listen: Any, web: Any, plans: Sequence[Any]) -> tuple[Idle, list[Any]]:
    from bench.hearing import copies_of, ears_at, hear

    games = await copies_of(plans, size.games)
    first = ears_at(Stream, listen.url, games[:1])
    await open_all(first)
    await asyncio.sleep(1)
    alone = resident_kib(listen.pid)
    ears = ears_at(Stream, listen.url, games[1:])
    house.say(f"streams: {len(ears):,} phones open a stream")
    await open_all(ears)
    await asyncio.sleep(2)
    each = (resident_kib(listen.pid) - alone) / len(ears)
    idle = Idle(len(ears), alone, each, *await asyncio.to_thread(_connections, house.postgres.url))
    batches = []
    for number in range(size.rounds):
        house.say(f"streams: round {number + 1} of {size.rounds}")
        turns = range(number * size.turns, (number + 1) * size.turns)
        batches.append(await hear(house, web, listen, games[: size.played], ears, turns))
    await _stop([*first, *ears])
    return idle, batches


async def _phones(house: House, size: Size, listen: Any, web: Any, plans: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """The same phones at the same games, as long polls and as streams, round by round."""
    from bench.hearing import copies_of, ears_at, hear

    found: dict[type[Ear], list[Any]] = {LongPoll: [], Stream: []}
    for number in range(size.rounds):
        for kind, batches in found.items():
            house.say(f"streams: {kind.__name__}, round {number + 1} of {size.rounds}")
            games = await copies_of(plans, size.played)
            ears = ears_at(kind, listen.url, games)
            await open_all(ears)
            await asyncio.sleep(1)
            batches.append(await hear(house, web, listen, games, ears, range(size.turns)))
            await _stop(ears)
    return found[LongPoll], found[Stream]


async def _stop(ears: list[Ear]) -> None:
    for ear in ears:
        await ear.stop()


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
    return [
        Figure(
            "streams",
            f"memory of each of {idle.listeners:,} idle listeners",
            spread([idle.each_kib]),
            "KiB",
            absolute=f"the process has {alone:.0f} MiB without them, {together:.0f} MiB with them",
        ),
        Figure(
            "streams",
            f"database connections in use by {idle.listeners:,} idle listeners",
            spread([idle.in_use]),
            "",
            Aim("<=", 0),
            absolute=f"{idle.connections} open in the process's pool",
        ),
    ]


def _late_figures(batches: Sequence[Any]) -> list[Figure]:
    every, floor = [x for batch in batches for x in batch.late], [x for batch in batches for x in batch.floor]
    return [
        Figure(
            "streams",
            "commit to client, p99",
            spread([1000 * percentile(batch.late, 0.99) for batch in batches]),
            "ms",
            Aim("<=", 150),
            absolute=f"p50/p95/p99 {_three(every)} ms; a bare subscriber of the hints {_three(floor)} ms",
        ),
        Figure(
            "streams",
            "commit to client beside a bare subscriber, p50",
            ratios([percentile(b.late, 0.5) for b in batches], [percentile(b.floor, 0.5) for b in batches]),
            absolute=f"{len(every):,} deliveries of {len(floor):,} actions",
        ),
    ]


def _phone_figures(polled: Sequence[Any], streamed: Sequence[Any]) -> list[Figure]:
    def figure(what: str, unit: str, of: Callable[[Any], float]) -> Figure:
        one, other = [of(batch) for batch in polled], [of(batch) for batch in streamed]
        absolute = f"{spread(one).median:.1f} beside {spread(other).median:.1f} {unit}"
        return Figure("streams", f"a long poll beside a stream: {what}", ratios(one, other), absolute=absolute)

    return [
        figure("p50 from commit to client", "ms", lambda batch: 1000 * percentile(batch.late, 0.5)),
        figure("p99 from commit to client", "ms", lambda batch: 1000 * percentile(batch.late, 0.99)),
        figure("CPU a delivered event", "ms", lambda batch: 1000 * batch.cpu / len(batch.late)),
        figure("bytes a delivered event", "bytes", lambda batch: batch.bytes_read / len(batch.late)),
    ]


def _three(late: Sequence[float]) -> str:
    return " / ".join(f"{1000 * percentile(late, share):.1f}" for share in (0.5, 0.95, 0.99))
