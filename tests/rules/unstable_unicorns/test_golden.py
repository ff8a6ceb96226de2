"""Recorded games come out the same to the byte, or the engine has a new version."""

import json

import pytest

from tests.rules.unstable_unicorns.golden import FILE, NUMBERS, RULES, played

GOLDEN = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_record_is_of_this_engine() -> None:
    assert GOLDEN["engine"] == RULES.version


@pytest.mark.parametrize("number", NUMBERS)
def test_a_recorded_game_comes_out_the_same(number: int) -> None:
    assert played(number) == GOLDEN["games"][str(number)]
