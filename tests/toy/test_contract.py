"""The contract is put together from the games that are registered: with the toy's settings, the toy stands in it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.contract import document
from tests.toy.events import EVENTS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def schemas(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Generated and validated by the very command that `make schema` uses, in a process of its own."""
    folder = tmp_path_factory.mktemp("contract")
    file = folder / "openapi.yaml"
    command = [sys.executable, "manage.py", "spectacular", "--validate", "--fail-on-warn", "--file", str(file)]
    env = {**os.environ, "DJANGO_SETTINGS_MODULE": "tests.toy.settings", "UU_VAR_DIR": str(folder)}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader)["components"]["schemas"]
    return found


def test_its_actions_are_among_the_actions(schemas: dict[str, Any]) -> None:
    actions = schemas["ActionRequest"]["discriminator"]["mapping"]
    assert {"lay_card", "stop", "pass", "concede"} <= set(actions)
    assert schemas["StopRequest"]["required"] == ["type", "card", "prompt"]


def test_its_events_are_among_the_events(schemas: dict[str, Any]) -> None:
    assert schemas["Event"]["discriminator"]["mapping"]["card_pulled"] == "#/components/schemas/ToyCardPulledEvent"


def test_its_view_is_among_the_games(schemas: dict[str, Any]) -> None:
    assert schemas["Game"]["discriminator"]["mapping"]["toy"] == "#/components/schemas/ToyGame"
    assert {"ToyOptions", "ToyPublic", "ToyPrivate"} <= set(schemas)


def test_its_name_is_among_the_words_for_rulesets(schemas: dict[str, Any]) -> None:
    assert schemas["RulesetName"]["x-extensible-enum"] == ["kill_the_unicorns", "toy", "unstable_unicorns"]


def test_nothing_but_the_toy_is_added(schemas: dict[str, Any]) -> None:
    added = set(schemas) - set(document()["components"]["schemas"])
    actions = {"LayCardRequest", "StopRequest"}
    events = {f"{kind.__name__}Event" for kind in EVENTS}
    own = {"PebbleFacts", "ToyDetails", "ToyGame", "ToyOptions", "ToyOptionsRequest", "ToyPrivate", "ToyPublic"}
    assert added == actions | events | own
    assert set(document()["components"]["schemas"]) <= set(schemas)
