"""The speed of the rules on one core: random games in memory. CPU time is counted, so that a busy machine blurs little.

`python -m bench.engine [ruleset …] [--games 40]`; the floor is a loop of plain Python in the same run.
`bench --against` reads the lines `actions/s` and `actions a game` of this commit and of others: they must stay.
"""

import argparse
import gc
import os
import sys
import time
from collections.abc import Sequence

import django

from cards.language.catalogue import default_set
from games.bots.simulation import seed_of
from games.rules.kernel.game import play_through
from games.rules.kernel.prompts import Action, Prompt, fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset, ruleset_named, rulesets
from games.rules.kernel.run import AnyRun

FLOOR_TURNS, SEATS = 1_000_000, 4


def floor() -> float:
    """Seconds that a million turns of a plain loop take."""
    began = time.process_time()
    total = 0
    for turn in range(FLOOR_TURNS):
        total += turn & 7
    return time.process_time() - began


def in_memory(ruleset: Ruleset, cards: object, seats: int, games: int) -> dict[str, float]:
    """Whole games, every question answered where it is asked. What the imports left to the collector is not theirs."""
    gc.collect()
    actions = 0
    began = time.process_time()
    for number in range(games):
        rng = Rng(seed_of(8, number))

        def respond(prompts: Sequence[Prompt], run: AnyRun, rng: Rng = rng) -> Action:
            nonlocal actions
            actions += 1
            prompt = rng.pick(prompts)
            return fill(prompt, rng.pick(prompt.forms), rng)

        play_through(ruleset, cards, ruleset.setup(cards, ruleset.Options(), seats, seed_of(7, number)), respond)
    seconds = time.process_time() - began
    return {"actions/s": actions / seconds, "games/s": games / seconds, "actions a game": actions / games}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*")
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
    django.setup()
    base = floor()
    sys.stdout.write(f"floor: {base * 1_000:.1f} ms for {FLOOR_TURNS:,} turns of a loop\n")
    for name in given.rulesets or [ruleset.name for ruleset in rulesets()]:
        ruleset = ruleset_named(name)
        memory = in_memory(ruleset, ruleset.compile([default_set(name)]), SEATS, given.games)
        sys.stdout.write(f"{name}, {SEATS} seats\n")
        for what, value in {**memory, "actions a floor": memory["actions/s"] * base}.items():
            sys.stdout.write(f"  {what:18} {value:12,.2f}\n")


if __name__ == "__main__":
    main()
