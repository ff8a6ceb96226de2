"""Every verb does something at each of its moments: a scenario fails as soon as one of its methods does nothing."""

import pkgutil
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from msgspec import Struct

import tests.scenarios.kill_the_unicorns as scenarios
from cards.language.kill_the_unicorns import STEPS
from cards.language.kill_the_unicorns.parts import VERBS as FAMILY
from games.rules.kernel.errors import Refusal
from games.rules.kill_the_unicorns.doing import PARTS, VERBS

Scenario = Callable[[], None]
NOTHING: dict[str, Any] = {
    "spring": lambda *_: True,
    "mark": lambda *_: None,
    "ways": lambda *_: iter(()),
    "use": lambda *_: None,
    "more_cards": lambda *_: 0,
    "buy": lambda *_: None,
}
"""What each method is when it does nothing."""
WORDS = {step: FAMILY.words_for(step) for step in STEPS}
METHODS = sorted(
    ((struct, part) for struct, words in WORDS.items() for part in {p for m in words.moments for p in PARTS[m]}),
    key=lambda method: (method[0].__name__, method[1]),
)


def scenarios_by_verb() -> dict[str, list[Scenario]]:
    found: dict[str, list[Scenario]] = defaultdict(list)
    for module in pkgutil.iter_modules(scenarios.__path__):
        if module.name.startswith("test_") and module.name != "test_verbs":
            for test in vars(import_module(f"{scenarios.__name__}.{module.name}")).values():
                for mark in getattr(test, "pytestmark", []):
                    for verb in mark.args if mark.name == "verb" else ():
                        found[verb].append(test)
    return found


BY_VERB = scenarios_by_verb()


def fails(scenario: Scenario) -> bool:
    try:
        scenario()
    except (AssertionError, LookupError, Refusal):
        return True
    return False


@pytest.mark.parametrize(("struct", "part"), METHODS, ids=lambda value: getattr(value, "__name__", value))
def test_a_verb_that_does_nothing_makes_a_scenario_fail(
    struct: type[Struct], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    word = WORDS[struct].verb
    assert BY_VERB[word], f'mark a scenario that proves it with @pytest.mark.verb("{word}")'
    monkeypatch.setattr(type(VERBS.by_struct[struct]), part, NOTHING[part])
    assert any(fails(scenario) for scenario in BY_VERB[word])


def test_no_scenario_is_marked_with_a_verb_that_does_not_exist() -> None:
    assert set(BY_VERB) == {words.verb for words in WORDS.values()}
