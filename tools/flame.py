"""A flame graph of one request: `python -m tools.flame action --write docs/pictures/flame-action.svg`.

The service answers in this thread, on a PostgreSQL and a Redis of its own, and a note is taken of the thread's stack
whenever it has used so much more CPU. Without `--write` it only prints which functions are the dearest.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import sysconfig
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

from bench.house import open_house
from tools.flame_picture import Stack, draw

if TYPE_CHECKING:
    from bench.plans import Plan

KINDS = ("action", "keyed", "view", "unchanged", "lobby", "smallest")
EVERY_SECONDS = 0.001
GAMES, ACTIONS = 8, 40
PLACES = (f"{sysconfig.get_path('purelib')}/", f"{sysconfig.get_path('stdlib')}/", f"{Path(__file__).parent.parent}/")
"""Where code lies: a file's name is shown from there on."""
Request = Callable[[], list[tuple[str, str]]]
"""Ready to be sent; it gives the headers of its answer."""
Lap = list[Request]


class Samples(NamedTuple):
    """The stacks, from how many requests they are, and what these took."""

    stacks: Counter[Stack]
    requests: int
    seconds: float

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / self.requests


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--laps", type=int, default=12, help=f"of {GAMES * ACTIONS} requests each (12)")
    parser.add_argument("--top", type=int, default=40, help="how many functions to print (40)")
    parser.add_argument("--folded", type=Path, help="a file for the stacks, a line each, for other tools")
    parser.add_argument("--write", type=Path, help="a file for the picture")
    chosen = parser.parse_args()
    found = _sampled(_laps(chosen.kind), chosen.laps)
    sys.stdout.write(f"{chosen.kind}: {found.milliseconds:.3f} ms of CPU, {found.stacks.total()} samples\n")
    sys.stdout.writelines(f"{share:6.1%}  {name}\n" for share, name in _dearest(found.stacks)[: chosen.top])
    if chosen.folded:
        chosen.folded.write_text("".join(f"{';'.join(stack)} {count}\n" for stack, count in found.stacks.items()))
    if chosen.write:
        title = f"One request ({chosen.kind}): {found.milliseconds:.2f} ms of its thread's CPU"
        chosen.write.write_text(draw(found.stacks, title), encoding="utf-8")


def _sampled(laps: Iterator[Lap], count: int) -> Samples:
    """What goes into the log goes nowhere. The first lap warms up."""
    stacks: Counter[Stack] = Counter()
    requests, seconds = 0, 0.0
    signal.signal(signal.SIGPROF, lambda _, frame: stacks.update([_stack(frame)]))
    log = sys.stderr
    for number in range(count + 1):
        lap = next(laps)
        with open(os.devnull, "w") as sys.stderr:
            began = time.thread_time()
            signal.setitimer(signal.ITIMER_PROF, *(2 * [EVERY_SECONDS if number else 0]))
            for send in lap:
                send()
            signal.setitimer(signal.ITIMER_PROF, 0)
        sys.stderr = log
        if number:
            requests, seconds = requests + len(lap), seconds + time.thread_time() - began
    return Samples(stacks, requests, seconds)


def _stack(frame: FrameType | None) -> Stack:
    """From where the request is sent to what runs now."""
    frames = []
    while frame is not None and frame.f_code is not _send.__code__:
        frames.append(f"{_short(frame.f_code.co_filename)}:{frame.f_code.co_qualname}")
        frame = frame.f_back
    return tuple(reversed(frames))


def _short(path: str) -> str:
    """From the project's folder, or from where its library lies."""
    return path.removeprefix(next((place for place in PLACES if path.startswith(place)), ""))


def _dearest(stacks: Counter[Stack]) -> list[tuple[float, str]]:
    """Functions, by the share of samples in which they or what they call ran."""
    shares: Counter[str] = Counter()
    for stack, count in stacks.items():
        shares.update(dict.fromkeys(stack, count))
    return [(count / stacks.total(), name) for name, count in shares.most_common()]


def _laps(kind: str) -> Iterator[Lap]:
    """Without end. Actions are always the same ones, on fresh copies of the same games."""
    house = open_house(lambda line: print(line, file=sys.stderr))  # noqa: T201 - a tool
    house.say("planning games")
    from bench.plans import make_plans

    plans = make_plans(GAMES, 4, 20, ACTIONS)
    import logging

    logging.root.setLevel(logging.INFO)
    make = _actions if kind in ("action", "keyed") else _reads
    while True:
        yield make(plans, kind)


def _actions(plans: Sequence[Plan], kind: str) -> Lap:
    from bench.plans import ACTIONS as PATH
    from bench.plans import body_of, copied

    lap = []
    for plan, game in zip(plans, copied(plans), strict=True):
        for number, action in enumerate(plan.actions):
            key = {"HTTP_IDEMPOTENCY_KEY": f"{game}-{number}"} if kind == "keyed" else {}
            lap.append(_request("POST", PATH.format(game), plan.token_of(action), body_of(action), **key))
    return lap


def _reads(plans: Sequence[Plan], kind: str) -> Lap:
    from bench.plans import copied

    lap = []
    for plan, game in zip(plans, copied(plans), strict=True):
        path = {"lobby": "/api/v1/games", "smallest": "/api/bench/smallest"}.get(kind, f"/api/v1/games/{game}")
        token, known = plan.tokens[0], {}
        if kind == "unchanged":
            known = {"HTTP_IF_NONE_MATCH": dict(_request("GET", path, token)())["ETag"]}
        lap += [_request("GET", path, token, **known)] * ACTIONS
    return lap


def _request(
    method: str, path: str, token: str, body: bytes = b"", **headers: str
) -> Callable[[], list[tuple[str, str]]]:
    """As a server hands it to the service."""
    environ = {
        "REQUEST_METHOD": method, "PATH_INFO": path, "SCRIPT_NAME": "", "QUERY_STRING": "",
        "SERVER_NAME": "localhost", "SERVER_PORT": "80", "SERVER_PROTOCOL": "HTTP/1.1", "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "localhost", "HTTP_AUTHORIZATION": f"Bearer {token}", "CONTENT_LENGTH": str(len(body)),
        "CONTENT_TYPE": "application/json", "wsgi.url_scheme": "http", "wsgi.errors": sys.stderr, **headers,
    }  # fmt: skip
    return partial(_send, environ, body)


def _send(environ: dict[str, Any], body: bytes) -> list[tuple[str, str]]:
    """The headers of the answer."""
    from uu_service.wsgi import application

    answered: list[Any] = []
    chunks: Any = application({**environ, "wsgi.input": BytesIO(body)}, lambda *head: answered.extend(head))
    assert answered[0] < "4", answered
    b"".join(chunks)
    chunks.close()
    headers: list[tuple[str, str]] = answered[1]
    return headers


if __name__ == "__main__":
    main()
