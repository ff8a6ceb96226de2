"""Recorded games: what a seed and random answers lead to, to the byte.

`python -m tests.rules.unstable_unicorns.golden` writes the file anew; do that only with a new `version` of the engine,
or after the shipped deck or the options have changed.
"""

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from games.rules.kernel.game import apply, encode, start
from games.rules.kernel.prompts import fill
from games.rules.kernel.rng import Rng
from tests.harness.walk import seed_of
from tests.rules.unstable_unicorns.walks import CARDS, RULES, SEATS, options_of

FILE = Path(__file__).with_name("golden.json")
NUMBERS = range(9_000, 9_014)


def played(number: int) -> dict[str, Any]:
    """One game: its length, its end, and a digest of every event and the last state."""
    rng, digest = Rng(seed_of(number + 1)), blake2b(digest_size=12)
    step = start(RULES, CARDS, options_of(number), SEATS[number % 7], seed_of(number))
    actions = 0
    while True:
        digest.update(msgspec.msgpack.encode(step.events))
        state = step.state
        if state.outcome is not None:
            digest.update(encode(state))
            return {"actions": actions, "end": state.outcome.reason, "digest": digest.hexdigest()}
        prompt = rng.pick(state.prompts)
        step = apply(RULES, CARDS, state, fill(prompt, rng.pick(prompt.forms), rng))
        actions += 1


def recorded() -> dict[str, Any]:
    return {"engine": RULES.version, "games": {str(number): played(number) for number in NUMBERS}}


if __name__ == "__main__":
    FILE.write_text(json.dumps(recorded(), indent=1) + "\n", encoding="utf-8")
