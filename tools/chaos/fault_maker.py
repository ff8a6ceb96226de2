"""Begins and ends faults, one or two at a time, and remembers when something was wrong."""

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from tools.chaos.faults import KINDS, ChaosFault
from tools.chaos.house import ChaosHouse

CALM_SECONDS = (2.0, 6.0)
SHARE_OF_PAIRS = 1 / 3


class Struck(NamedTuple):
    """From the beginning of a fault until everything was put right again."""

    fault: str
    where: str
    began: datetime
    ended: datetime
    from_: float
    until: float
    """The same on the monotonic clock, on which people wait."""


class FaultMaker:
    def __init__(self, house: ChaosHouse, rng: random.Random, kinds: Sequence[type[ChaosFault]] = KINDS) -> None:
        self.house, self.rng, self.kinds = house, rng, kinds
        self.not_tried = {one.name: one.why_not for one in (kind(house, rng) for kind in kinds) if one.why_not}
        self.outages: list[Struck] = []
        self.died: Counter[str] = Counter()
        self._bag: list[type[ChaosFault]] = []

    def go_on(self, seconds: float, say: Callable[[str], None]) -> None:
        began = time.monotonic()
        while (passed := time.monotonic() - began) < seconds:
            time.sleep(self.rng.uniform(*CALM_SECONDS))
            told = self._safely()
            say(f"{passed / 60:5.1f} of {seconds / 60:.0f} min  {told}")

    def strike(self) -> str:
        """One fault, or two at once; what it was, in words."""
        faults = [self._next()]
        if not faults[0].is_alone and self.rng.random() < SHARE_OF_PAIRS:
            faults += self._beside()
        began, from_ = datetime.now(UTC), time.monotonic()
        begun: dict[ChaosFault, str] = {}
        try:
            for fault in faults:
                begun[fault] = fault.begin()
            time.sleep(max(fault.seconds for fault in faults))
        finally:
            for fault in sorted(begun, key=lambda one: one.ends):
                fault.end()
        self._revive()
        for fault, place in begun.items():
            self.outages.append(Struck(fault.name, place, began, datetime.now(UTC), from_, time.monotonic()))
        told = "; ".join(f"{fault.name}: {place}" for fault, place in begun.items())
        return f"{told} ({time.monotonic() - from_:.1f} s)"

    def _safely(self) -> str:
        """A strike; one that goes wrong itself, such as a process that never gets ready, ends no hour."""
        try:
            return self.strike()
        except Exception as error:  # noqa: BLE001 - the report says what it was, and the run fails
            self.house.troubles.append(f"{type(error).__name__}: {error}")
            self.house.put_right()
            return self.house.troubles[-1]

    def _revive(self) -> None:
        """What has ended by itself is started again, as a supervisor would, and counted."""
        for kind, processes in self.house.processes().items():
            for process in processes:
                if not process.is_alive:
                    self.died[kind] += 1
                    process.start()
        if not self.house.pair.standby.is_alive:
            self.died["standby"] += 1
            self.house.pair.renew_standby()

    def _beside(self) -> list[ChaosFault]:
        """Another fault; one that wants to be alone is put back, and comes next."""
        another = self._next()
        if another.is_alone:
            self._bag.append(type(another))
            return []
        return [another]

    def _next(self) -> ChaosFault:
        while True:
            if not self._bag:
                self._bag = self.rng.sample(self.kinds, len(self.kinds))
            fault = self._bag.pop()(self.house, self.rng)
            if not fault.why_not:
                return fault
