"""One whole game written down: every action, every event, and who alone was told what. A change shows as a diff.

`UPDATE_GOLDEN=1 pytest tests/rules/kill_the_unicorns/test_golden.py` writes it anew; read the diff before committing.
If stored replays would come out differently, the engine's version goes up with it.
"""

import os
from pathlib import Path

import msgspec

from games.rules.kernel.events import Event, plain_facts
from games.rules.kernel.game import apply, start
from games.rules.kernel.prompts import Action, fill
from games.rules.kernel.rng import Rng
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS

GOLDEN = Path(__file__).parents[2] / "golden" / "kill-the-unicorns.txt"


def playthrough() -> str:
    rules, rng = KillTheUnicorns(), Rng(seed_of(2))
    played = start(rules, CARDS, KillTheUnicornsOptions(), 4, seed_of(1))
    lines = [event_line(event) for event in played.events]
    while not played.state.outcome:
        prompt = rng.pick(played.state.prompts)
        action = fill(prompt, rng.pick(prompt.forms), rng)
        played = apply(rules, CARDS, played.state, action)
        lines += [action_line(action), *map(event_line, played.events)]
    outcome = played.state.outcome
    return "\n".join([*lines, f"= {outcome.reason}: {outcome.winners}"]) + "\n"


def action_line(action: Action) -> str:
    who = "the clock" if action.seat is None else f"seat {action.seat}"
    return f"> {who}: {action.type} {written(action.fields)}".rstrip()


def event_line(event: Event) -> str:
    return f"  {event.type} {written(plain_facts(event))}"


def written(data: object) -> str:
    return msgspec.json.encode(data, order="sorted").decode() if data else ""


def test_the_recorded_game_comes_out_the_same() -> None:
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(playthrough(), encoding="utf-8")
    assert playthrough() == GOLDEN.read_text(encoding="utf-8")
