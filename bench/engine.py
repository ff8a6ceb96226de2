"""The speed of the rules on one core: random games in memory, and stored games action by action.

`python -m bench.engine [ruleset …] [--seats 4] [--games 40]`. CPU time is counted, so that a busy machine blurs little;
the floor is a loop of plain Python in the same run, so that machines can be compared.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from typing import Any

import django

from cards.language.catalogue import default_set
from games.bots.simulation import seed_of
from games.rules.kernel.game import apply, decode, encode, play_through, start
from games.rules.kernel.prompts import Action, Prompt, fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset, rulesets
from games.rules.kernel.run import Run

FLOOR_TURNS = 1_000_000


def floor() -> float:
    """Seconds that a million turns of a plain loop take."""
    began = time.process_time()
    total = 0
    for turn in range(FLOOR_TURNS):
        total += turn & 7
    return time.process_time() - began


def in_memory(ruleset: Ruleset, cards: Any, seats: int, games: int) -> dict[str, float]:
    """Whole games, every question answered where it is asked."""
    actions = 0
    began = time.process_time()
    for number in range(games):
        rng = Rng(seed_of(8, number))

        def respond(prompts: Sequence[Prompt], run: Run[Any], rng: Rng = rng) -> Action:
            nonlocal actions
            actions += 1
            prompt = rng.pick(prompts)
            return fill(prompt, rng.pick(prompt.forms), rng)

        play_through(ruleset, cards, ruleset.setup(cards, ruleset.Options(), seats, seed_of(7, number)), respond)
    seconds = time.process_time() - began
    return {"actions/s": actions / seconds, "games/s": games / seconds, "actions a game": actions / games}


def stored(ruleset: Ruleset, cards: Any, seats: int, games: int) -> dict[str, float]:
    """Every action from stored bytes to stored bytes, as the service does it; early and late actions apart."""
    spent: list[list[float]] = []
    largest = 0
    for number in range(games):
        state = start(ruleset, cards, ruleset.Options(), seats, seed_of(7, number)).state
        rng, times = Rng(seed_of(8, number)), []
        while state.outcome is None:
            prompt = rng.pick(state.prompts)
            action = fill(prompt, rng.pick(prompt.forms), rng)
            data = encode(state)
            largest = max(largest, len(data))
            began = time.process_time()
            state = apply(ruleset, cards, decode(data), action).state
            encode(state)
            times.append(time.process_time() - began)
        spent.append(times)
    return {
        "ms an action": mean(spent, 0.0, 1.0),
        "ms, first third": mean(spent, 0.0, 1 / 3),
        "ms, last third": mean(spent, 2 / 3, 1.0),
        "bytes, largest": float(largest),
    }


def mean(spent: list[list[float]], since: float, until: float) -> float:
    """Milliseconds an action, over one part of every game."""
    part = [seconds for times in spent for seconds in times[int(since * len(times)) : int(until * len(times))]]
    return 1_000 * sum(part) / max(1, len(part))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
    django.setup()
    base = floor()
    sys.stdout.write(f"floor: {base * 1_000:.1f} ms for {FLOOR_TURNS:,} turns of a loop\n")
    for ruleset in rulesets():
        if given.rulesets and ruleset.name not in given.rulesets:
            continue
        cards = ruleset.compile([default_set(ruleset.name)])
        memory = in_memory(ruleset, cards, given.seats, given.games)
        figures = {
            **memory,
            "actions a floor": memory["actions/s"] * base,
            **stored(ruleset, cards, given.seats, given.games // 4),
        }
        sys.stdout.write(f"{ruleset.name}, {given.seats} seats\n")
        for name, value in figures.items():
            sys.stdout.write(f"  {name:18} {value:12,.2f}\n")


if __name__ == "__main__":
    main()
