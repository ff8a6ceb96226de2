"""What app developers are told is what the rules do: the documented prompts are those of real games."""

import re
from pathlib import Path

from games.rules.kernel.game import State
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.rules.kill_the_unicorns.leaks import KuWalk

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "playing-kill-the-unicorns.md").read_text(encoding="utf-8")


def rows(heading: str) -> set[str]:
    """The first column of the table under a heading."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)`", section, re.MULTILINE))


class PromptWalk(KuWalk):
    """Notes which prompts a game opens."""

    kinds: set[tuple[bool, str]]

    def check_cheap(self, state: State) -> None:
        self.kinds |= {(prompt.seat is None, prompt.kind) for prompt in state.prompts}


def test_every_prompt_and_pause_is_documented_and_no_other():
    kinds: set[tuple[bool, str]] = set()
    for number in range(10):
        walk = PromptWalk(KillTheUnicorns(), CARDS, KillTheUnicornsOptions(), 6, seed_of(number), costly_every=1000)
        walk.kinds = kinds
        walk.to_the_end()
    assert rows("What a seat is asked") == {kind for is_pause, kind in kinds if not is_pause}
    assert rows("The course of a game") == {kind for is_pause, kind in kinds if is_pause}
