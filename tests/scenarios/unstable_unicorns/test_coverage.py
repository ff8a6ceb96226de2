"""Every card has its scenarios: at least three, and a card without them fails here."""

import pkgutil
from collections import Counter
from importlib import import_module

import tests.scenarios.unstable_unicorns as scenarios
from tests.scenarios.unstable_unicorns.expansions import MIXED

LEAST = 3


def test_every_face_has_at_least_three_scenarios() -> None:
    counted = scenarios_by_face()
    few = {face.id: counted[face.id] for face in MIXED.faces if counted[face.id] < LEAST}
    assert few == {}


def test_every_face_that_scenarios_name_exists() -> None:
    assert set(scenarios_by_face()) <= set(MIXED.by_id)


def scenarios_by_face() -> Counter[str]:
    counted: Counter[str] = Counter()
    for module in pkgutil.iter_modules(scenarios.__path__):
        if module.name.startswith("test_"):
            for test in vars(import_module(f"{scenarios.__name__}.{module.name}")).values():
                for mark in getattr(test, "pytestmark", []):
                    if mark.name == "face":
                        counted.update(mark.args)
    return counted
