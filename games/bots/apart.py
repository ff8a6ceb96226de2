"""Thinking apart from the process that serves: in embedded mode a search would freeze every table's window.

A child is given a Knowledge, which holds no secret, and the cards; it needs no database and has inherited none.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from queue import LifoQueue, SimpleQueue
from random import Random
from typing import IO

import msgspec
import structlog
from django.conf import settings

from games.bots.knowledge import Knowledge
from games.bots.registry import LEVELS, think
from games.rules.kernel.facts import facts_of
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import ruleset_named

log = structlog.get_logger(__name__)
MOST_CHILDREN = 4
PATIENCE_SECONDS = 60.0
"""Far more than a search takes on a busy machine: a child that is silent for so long hangs."""
TIMES = 2
"""How often a question is thought about if the child dies of it, or meanwhile."""
LENGTH_BYTES = 4
CHEAP = 100
"""A search of so many simulated actions takes no longer than a request, and needs no child."""


class Thought(msgspec.Struct, frozen=True):
    """A question as a child is given it."""

    ruleset: str
    contents: tuple[bytes, ...]
    """The card sets of the game, as they were published."""
    bot: str
    seed: bytes
    knowledge: Knowledge


class Conclusion(msgspec.Struct, frozen=True):
    """What a child thinks; without an action, why it failed."""

    action: Action | None = None
    failure: str = ""


class ChildDied(Exception):
    """A child has ended, or had to be ended, before it answered."""


class NoMoreThinking(Exception):
    """The server is being stopped."""


class ThinkingFailed(Exception):
    """The child lives, and could not think about this question."""


class Child:
    """A process that thinks about one question after the other. It ends when its parent does, however that ends."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 - our own manage.py
            [sys.executable, str(Path(settings.BASE_DIR) / "manage.py"), "think"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=settings.BASE_DIR,
        )

    def think(self, thought: Thought) -> Action:
        """Raises ChildDied or ThinkingFailed."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        alarm = threading.Timer(PATIENCE_SECONDS, process.kill)
        alarm.daemon = True
        alarm.start()
        try:
            write_frame(process.stdin, msgspec.msgpack.encode(thought))
            frame = read_frame(process.stdout)
        except (OSError, ValueError) as error:
            raise ChildDied from error
        finally:
            alarm.cancel()
        if frame is None:
            raise ChildDied
        concluded = msgspec.msgpack.decode(frame, type=Conclusion)
        if concluded.action is None:
            raise ThinkingFailed(concluded.failure)
        return concluded.action

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


class Children:
    """Some children, each started when it is first needed, and another one where one has died."""

    def __init__(self, most: int) -> None:
        self._idle: LifoQueue[Child | None] = LifoQueue()
        for _ in range(most):
            self._idle.put(None)
        self._living: set[Child] = set()
        self._has_ended = False
        self._lock = threading.Lock()

    def think(self, thought: Thought) -> Action:
        """Wait for a child that has time. Raises ChildDied, ThinkingFailed or NoMoreThinking."""
        child = self._idle.get()
        try:
            for _ in range(TIMES):
                child = child or self._start()
                try:
                    return child.think(thought)
                except ChildDied:
                    self._bury(child)
                    child = None
                    log.warning("thinking_child_died", bot=thought.bot)
            raise ChildDied
        finally:
            self._idle.put(child)

    def end(self) -> None:
        """No more questions. Callers that still wait for an answer get none."""
        with self._lock:
            self._has_ended = True
            living, self._living = self._living, set()
        for child in living:
            child.end()

    def _start(self) -> Child:
        with self._lock:
            if self._has_ended:
                raise NoMoreThinking
            child = Child()
            self._living.add(child)
            return child

    def _bury(self, child: Child) -> None:
        with self._lock:
            self._living.discard(child)
        child.end()


_children: Children | None = None


@contextmanager
def children() -> Iterator[None]:
    """Within this block bots whose search takes long think apart."""
    global _children
    _children = Children(max(1, min(MOST_CHILDREN, (os.cpu_count() or 1) - 1)))
    try:
        yield
    finally:
        _children.end()
        _children = None


def think_somewhere(thought: Thought, cards: object) -> Action:
    """In a child, if there are any and it is worth it; else here. Raises as Children.think does."""
    effort = LEVELS[thought.bot].effort
    if _children is None or effort is None or effort.actions <= CHEAP:
        return _think(thought, cards)
    return _children.think(thought)


def answer_thoughts(questions: IO[bytes], conclusions: IO[bytes]) -> None:
    """What a child does: a thread thinks, so that this one hears at once when nobody asks any more."""
    frames: SimpleQueue[bytes] = SimpleQueue()

    def conclude_each() -> None:
        while True:
            write_frame(conclusions, msgspec.msgpack.encode(_conclusion(frames.get())))

    threading.Thread(target=conclude_each, daemon=True).start()
    while (frame := read_frame(questions)) is not None:
        frames.put(frame)


def _conclusion(frame: bytes) -> Conclusion:
    try:
        thought = _decode(frame)
        return Conclusion(_think(thought, _cards(thought.ruleset, thought.contents)))
    except Exception as error:
        log.exception("thinking_failed")
        return Conclusion(failure=f"{type(error).__name__}: {error}")


def _think(thought: Thought, cards: object) -> Action:
    rng = Random(thought.seed)  # noqa: S311 - a seed
    return think(ruleset_named(thought.ruleset), cards, thought.knowledge, LEVELS[thought.bot], rng)


@lru_cache(maxsize=16)
def _cards(ruleset: str, contents: tuple[bytes, ...]) -> object:
    return ruleset_named(ruleset).compile([msgspec.json.decode(content) for content in contents])


def write_frame(stream: IO[bytes], data: bytes) -> None:
    stream.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes | None:
    """None: the other side has ended."""
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    data = stream.read(int.from_bytes(head, "big"))
    return data if len(data) == int.from_bytes(head, "big") else None


_decode = msgspec.msgpack.Decoder(Thought, dec_hook=facts_of).decode
