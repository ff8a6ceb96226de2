"""A breaker lets all through, then nobody, then one at a time."""

from uu_service import breaker
from uu_service.breaker import Breaker


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


def test_after_a_failure_one_in_each_pause_tries_until_it_succeeds(monkeypatch) -> None:
    clock = Clock()
    monkeypatch.setattr(breaker, "time", clock)
    one = Breaker(2)
    assert [one.allows(), one.allows(), one.is_open] == [True, True, False]
    one.failed()
    assert [one.allows(), one.is_open] == [False, True]
    clock.now += 2
    assert [one.is_open, one.allows(), one.allows(), one.is_open] == [False, True, False, True]
    clock.now += 2
    assert one.allows()
    one.succeeded()
    assert [one.allows(), one.allows(), one.is_open] == [True, True, False]
