"""Everything that is done to the service, each as a beginning and an end."""

import random
import time
from abc import ABC, abstractmethod
from contextlib import ExitStack

from tests.services.processes import ENDS_WITHIN, Process
from tools.chaos.house import SERVERS, ChaosHouse
from tools.chaos.link import LinkState

LONGEST_SECONDS = 8.0
FEATURES: dict[str, LinkState] = {
    "slow": LinkState(delay=0.15),
    "narrow": LinkState(rate=20_000),
    "silent": LinkState(silent=True),
    "cut": LinkState(cut=True),
}
"""What a network is like when something is wrong with it."""
SKEWS = (-120, -45, 45, 120)


class ChaosFault(ABC):
    """One thing that goes wrong, for a while. `begin` says what; `end` puts it right."""

    name = ""
    why_not = ""
    """Why it cannot be tried on this machine."""
    is_alone = False
    """Nothing else may go wrong at the same time."""
    ends = 0
    """Of two faults the one with the lower number ends first: what is started again must find the others sound."""

    def __init__(self, house: ChaosHouse, rng: random.Random) -> None:
        self.house, self.rng = house, rng

    @abstractmethod
    def begin(self) -> str: ...

    @abstractmethod
    def end(self) -> None: ...

    @property
    def seconds(self) -> float:
        return self.rng.uniform(0.5, LONGEST_SECONDS)

    def any_process(self) -> tuple[str, Process]:
        """Each kind as often as another, however many there are of it."""
        kind, processes = self.rng.choice(sorted(self.house.processes().items()))
        return kind, self.rng.choice(processes)


class Kill(ChaosFault):
    name = "kill -9"

    def begin(self) -> str:
        kind, self.victim = self.any_process()
        self.ends = 1 if kind in SERVERS else 2
        self.victim.kill()
        return kind

    def end(self) -> None:
        if not self.victim.is_alive:
            self.victim.start()

    @property
    def seconds(self) -> float:
        return self.rng.uniform(0, 3)


class Stop(ChaosFault):
    name = "stop (SIGSTOP)"

    def begin(self) -> str:
        kind, victim = self.any_process()
        self.ending = ExitStack()
        self.ending.enter_context(victim.halted())
        return kind

    def end(self) -> None:
        self.ending.close()


class BadNetwork(ChaosFault):
    """Between one host and one server."""

    feature = "slow"

    @property
    def name(self) -> str:  # type: ignore[override]
        return f"network {self.feature}"

    def begin(self) -> str:
        host = self.rng.choice(self.house.hosts)
        to = self.rng.choice(SERVERS)
        self.road = host.road_to(to)
        self.road.become(FEATURES[self.feature])
        return f"host {host.name} to {to}"

    def end(self) -> None:
        self.road.become(LinkState())


class SlowNetwork(BadNetwork):
    feature = "slow"


class NarrowNetwork(BadNetwork):
    feature = "narrow"


class SilentNetwork(BadNetwork):
    feature = "silent"


class CutNetwork(BadNetwork):
    feature = "cut"


class FullDisk(ChaosFault):
    name = "PostgreSQL's disk full"

    @property
    def why_not(self) -> str:  # type: ignore[override]
        return self.house.disk.why_not

    def begin(self) -> str:
        self.house.disk.fill()
        return "PostgreSQL"

    def end(self) -> None:
        self.house.disk.free()
        if not self.house.postgres.is_alive:
            self.house.postgres.start()


class Failover(ChaosFault):
    """The primary dies, and stays dead; its standby takes its place, and gets one of its own."""

    name = "failover"
    is_alone = True

    def begin(self) -> str:
        self.house.pair.kill_primary()
        return "PostgreSQL"

    def end(self) -> None:
        self.house.pair.promote()
        self.house.pair.renew_standby()

    @property
    def seconds(self) -> float:
        """So long nobody notices."""
        return self.rng.uniform(0.5, 4)


class WrongClock(ChaosFault):
    name = "clock of a host wrong"

    @property
    def why_not(self) -> str:  # type: ignore[override]
        return self.house.hosts[0].clock.why_not

    def begin(self) -> str:
        host = self.rng.choice(self.house.hosts)
        self.clock = host.clock
        self.clock.go_wrong(self.rng.choice(SKEWS))
        return f"host {host.name} by {self.clock.seconds:+} s"

    def end(self) -> None:
        self.clock.go_wrong(0)

    @property
    def seconds(self) -> float:
        return self.rng.uniform(5, 2 * LONGEST_SECONDS)


class Deploy(ChaosFault):
    """All processes of a host get SIGTERM and are started again, then those of the other."""

    name = "deploy, host by host"
    is_alone = True
    seconds = 0.0  # type: ignore[assignment]

    def begin(self) -> str:
        longest = 0.0
        for host in self.house.hosts:
            longest = max(longest, *self.house.pool.map(self._restarted, host.parts.values()))
        return f"the slowest process took {longest:.1f} s to end"

    def end(self) -> None:
        """It has ended."""

    def _restarted(self, process: Process) -> float:
        """In how many seconds it had ended. What does not listen is killed, as a supervisor would, and told of."""
        began = time.monotonic()
        process.ask_to_stop()
        while process.is_alive and time.monotonic() - began < ENDS_WITHIN:
            time.sleep(0.05)
        if process.is_alive:
            self.house.troubles.append(f"{process.name} did not end {ENDS_WITHIN:g} s after SIGTERM: {process.tail(5)}")
        took = time.monotonic() - began
        process.kill()  # and what it has left behind
        process.start()
        return took


KINDS: tuple[type[ChaosFault], ...] = (
    Kill,
    Kill,
    Kill,
    Stop,
    Stop,
    SlowNetwork,
    NarrowNetwork,
    SilentNetwork,
    CutNetwork,
    FullDisk,
    Failover,
    WrongClock,
    Deploy,
)
"""Each comes once before any comes again; what is listed twice comes twice as often."""
