"""Every verb is one class that does something: its scenario fails as soon as the class does nothing."""

import pkgutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module

import pytest
from msgspec import Struct

import tests.scenarios.unstable_unicorns as scenarios
from cards.language.unstable_unicorns.verbs import STEPS
from games.rules.unstable_unicorns.doing import VERBS, Doing, Picking
from games.rules.unstable_unicorns.hearing import Head

Scenario = Callable[[], None]
EVERY_VERB = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)


def scenarios_by_verb() -> dict[str, list[Scenario]]:
    found: dict[str, list[Scenario]] = defaultdict(list)
    for module in pkgutil.iter_modules(scenarios.__path__):
        if module.name.startswith("test_"):
            for test in vars(import_module(f"{scenarios.__name__}.{module.name}")).values():
                for mark in getattr(test, "pytestmark", []):
                    if mark.name == "verb":
                        for verb in mark.args:
                            found[verb].append(test)
    return found


BY_VERB = scenarios_by_verb()


@EVERY_VERB
def test_a_verb_that_does_nothing_makes_its_scenario_fail(step: type[Struct], monkeypatch: pytest.MonkeyPatch) -> None:
    word = step.__struct_encode_fields__[0]
    assert BY_VERB[word], f'mark a scenario that proves it with @pytest.mark.verb("{word}")'
    verb = type(VERBS.by_struct[step])
    monkeypatch.setattr(verb, "plan", lambda *_: None)
    monkeypatch.setattr(verb, "carry_out", lambda *_: True)
    for scenario in BY_VERB[word]:
        with pytest.raises((AssertionError, LookupError, ValueError)):
            scenario()


def test_no_scenario_is_marked_with_a_verb_that_does_not_exist() -> None:
    assert set(BY_VERB) == {step.__struct_encode_fields__[0] for step in STEPS}


class Wave(Struct):
    """A verb that the language does not have."""

    wave: bool = True


def test_a_verb_without_one_of_its_methods_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match="Waving does not define carry_out"):

        class Waving(Doing[Wave], of=Wave):
            pass

    with pytest.raises(TypeError, match="WavingCards does not define candidates, move, needs"):

        class WavingCards(Picking[Wave], of=Wave):
            pass


def test_a_verb_has_one_class_and_so_has_a_clause_head() -> None:
    step, verb = next(iter(VERBS.by_struct.items()))
    with pytest.raises(TypeError, match=f"{step.__name__} has a class already: {type(verb).__name__}"):
        type("Again", (type(verb),), {}, of=step)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="WaveHead does not define hear"):

        class WaveHead(Head[Wave], of=Wave):
            pass


@pytest.mark.parametrize(("union", "package"), [("STEPS", "verbs"), ("CLAUSES", "clauses")])
def test_a_word_of_the_language_without_its_class_stops_the_start(union: str, package: str) -> None:
    program = f"""
from msgspec import Struct
import cards.language.unstable_unicorns.{package} as language
language.{union} = (*language.{union}, type("RevealHand", (Struct,), {{}}))
import games.rules.unstable_unicorns.{package}
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "no class in games.rules.unstable_unicorns" in ended.stderr and "RevealHand" in ended.stderr
