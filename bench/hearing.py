"""How soon phones hear of an action: from the commit, as PostgreSQL stamped it, to the phone.

Beside it, in the same loop, a bare subscriber of the hints: nobody can hear of it sooner.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

import psycopg
import redis.asyncio

from bench.ears import Ear, Poster
from bench.house import House
from bench.load import request
from bench.plans import Plan, body_of, copied
from bench.processes import cpu_seconds

A_SECOND = 25.0
REST_SECONDS = 1.5
Games = list[tuple[UUID, Plan]]
Moments = dict[tuple[UUID, int], float]


class Batch(NamedTuple):
    """Seconds from commit to phone, and to the bare subscriber; CPU of the listening process, bytes to all phones."""

    late: list[float]
    floor: list[float]
    cpu: float
    bytes_read: int


async def copies_of(plans: Sequence[Plan], count: int) -> Games:
    chosen = [plans[number % len(plans)] for number in range(count)]
    return list(zip(await asyncio.to_thread(copied, chosen), chosen, strict=True))


def ears_at(kind: type[Ear], url: str, games: Games) -> list[Ear]:
    """One for each seat of each game."""
    return [kind(url, game, person.token, plan.game.version) for game, plan in games for person in plan.people]


async def hear(house: House, web: Any, listen: Any, games: Games, ears: list[Ear], turns: range) -> Batch:
    """Those turns of every game, at an even pace, and then a rest in which everything arrives."""
    hints: Moments = {}
    subscriber = asyncio.create_task(_subscribe(house.redis.url, hints))
    await asyncio.sleep(0.2)
    cpu, read, began = cpu_seconds(listen.pid), sum(ear.bytes_read for ear in ears), time.time()
    await _play(web.url, games, turns)
    await asyncio.sleep(REST_SECONDS)
    subscriber.cancel()
    commits = await asyncio.to_thread(_commits, house.postgres.url, [game for game, _ in games], began)
    return Batch(
        [at - commits[ear.game, n] for ear in ears for n, at in ear.heard.items() if (ear.game, n) in commits],
        [at - commits[key] for key, at in hints.items() if key in commits],
        cpu_seconds(listen.pid) - cpu,
        sum(ear.bytes_read for ear in ears) - read,
    )


async def _play(url: str, games: Games, turns: range) -> None:
    poster, began, sent = Poster(url), time.time(), 0
    for turn in turns:
        for game, plan in games:
            [action, *_] = plan.waves[turn]
            token = plan.people[action.seat or 0].token
            status = await poster.send(request("POST", f"/api/v1/games/{game}/actions", token, body_of(action)))
            assert status == 200, status
            sent += 1
            await asyncio.sleep(max(0.0, began + sent / A_SECOND - time.time()))
    poster.close()


async def _subscribe(url: str, heard: Moments) -> None:
    from games.live.hints import CHANNEL

    async with redis.asyncio.Redis.from_url(url) as client, client.pubsub() as hints:
        await hints.subscribe(CHANNEL)
        async for message in hints.listen():
            if message["type"] == "message":
                game, _, version = message["data"].decode().partition(" ")
                heard[UUID(game), int(version)] = time.time()


def _commits(url: str, games: list[UUID], since: float) -> Moments:
    """When each event of these games was committed, if it was after `since`."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT game_id, first, last, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float "
            "FROM games_step WHERE game_id = ANY(%s) AND at >= to_timestamp(%s)",
            [games, since],
        ).fetchall()
    return {(game, number): at for game, first, last, at in rows for number in range(first, last + 1)}
