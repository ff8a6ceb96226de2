"""Whatever dies in the middle of many open windows: each is settled exactly once, soon after everything is back."""

import os

import pytest

from games.models import Game
from tests.services.fleet import Services
from tests.services.processes import Process, wait_until
from tests.services.windows import faults_of, open_windows

COUNT = int(os.environ.get("UU_WINDOWS", "50"))
OVER_SECONDS = COUNT / 10


class Clock:
    """One worker and one beat, alive, with the servers they need."""

    def __init__(self, services: Services) -> None:
        self.beat, self.worker = services.start_beat(), services.start_worker(["clock"])
        self.redis, self.postgres = services.redis, services.postgres

    def kill(self, *names: str) -> list[Process]:
        found: list[Process] = [getattr(self, name) for name in names]
        for process in found:
            process.kill()
        return found


@pytest.mark.parametrize("dead", [["worker"], ["beat"], ["worker", "beat"], ["redis"]], ids="-and-".join)
def test_every_window_is_settled_once_although_it_is_killed_in_the_middle(services: Services, dead: list[str]) -> None:
    clock = Clock(services)
    windows = open_windows(COUNT, first_in=1.0, over=OVER_SECONDS)
    wait_until(lambda: windows.settled() >= COUNT // 5, 60, "the first windows to be settled")
    for process in clock.kill(*dead):
        process.start()
    wait_until(windows.are_settled, 120, "the windows to be settled")
    assert faults_of(windows) == []
    assert clock.beat.is_alive and clock.worker.is_alive


def test_every_window_is_settled_once_although_postgresql_is_restarted(services: Services) -> None:
    clock = Clock(services)
    windows = open_windows(COUNT, first_in=1.0, over=OVER_SECONDS)
    wait_until(lambda: windows.settled() >= COUNT // 5, 60, "the first windows to be settled")
    clock.postgres.stop(patience=60)
    clock.postgres.start()
    wait_until(windows.are_settled, 120, "the windows to be settled")
    assert faults_of(windows) == []
    assert not Game.objects.filter(failures__gt=0).exists()
    assert clock.beat.is_alive and clock.worker.is_alive


def test_a_game_whose_settlement_raises_never_holds_up_the_others(services: Services) -> None:
    windows = open_windows(COUNT, first_in=0.0, over=1.0)
    Game.objects.filter(pk=windows.ids[0]).update(state=b"rubbish")
    Clock(services)
    sound = windows._replace(ids=windows.ids[1:])
    wait_until(sound.are_settled, 60, "all but the broken one")
    assert faults_of(sound) == []
    failed = Game.objects.filter(pk=windows.ids[0])
    wait_until(failed.filter(failures__gt=0).exists, 60, "the broken one to be put off")
    assert failed.get().settles_at is not None


def test_no_game_is_settled_twice_by_two_beats_and_four_workers(services: Services) -> None:
    count = int(os.environ.get("UU_WINDOWS_RACED", "200"))
    for _ in range(2):
        services.start_beat()
    for _ in range(4):
        services.start_worker(["clock"], concurrency=1)
    windows = open_windows(count, first_in=0.5, over=count / 200)
    wait_until(windows.are_settled, 120 + count / 20, "all windows")
    assert faults_of(windows) == []
