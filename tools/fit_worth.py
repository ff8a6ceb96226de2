"""`python -m tools.fit_worth RULESET`: what the signs of a Table weigh, fitted to who won.

Bots play whole games against each other. Once in each turn the signs of every seat are counted, as the ruleset's
`worth` counts them; then the weights are found under which the winners were likeliest (a softmax over the seats, by
Newton's method). It prints them beside those in use, for a person to copy: a few hundred games are needed.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from typing import NamedTuple

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
django.setup()

from cards.language.catalogue import default_set  # noqa: E402
from games.bots.arena import next_action  # noqa: E402
from games.bots.registry import LEVELS  # noqa: E402
from games.bots.simulation import seed_of  # noqa: E402
from games.rules.kernel.game import apply, decode_table, start  # noqa: E402
from games.rules.kernel.ruleset import Ruleset  # noqa: E402
from games.rules.unstable_unicorns import worth  # noqa: E402
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns  # noqa: E402
from uu_service.progress import show_progress  # noqa: E402

PULL = 2.0
"""How strongly weights are drawn to nought, so that a sign which hardly ever shows says little."""
STEPS = 12
"""Newton's method needs fewer."""


class WorthSample(NamedTuple):
    """The signs of every seat at one time, and who won in the end."""

    signs: list[list[float]]
    winner: int


def samples(ruleset: Ruleset, bot: str, seats: int, seed: int, number: int) -> Iterator[WorthSample]:
    """One game: its Tables once in each turn."""
    cards = ruleset.compile([default_set(ruleset.name)])
    game_seed = seed_of(seed, number)
    state = start(ruleset, cards, ruleset.Options(), seats, game_seed).state
    seen: dict[int, list[list[float]]] = {}
    while state.outcome is None:
        table = decode_table(ruleset, state.checkpoint)
        if ruleset.turns_begun(table) not in seen and ruleset.worth(cards, table) is not None:
            seen[ruleset.turns_begun(table)] = [worth.signs(cards, table, seat) for seat in range(seats)]
        state = apply(ruleset, cards, state, next_action(ruleset, cards, state, [bot] * seats, game_seed)).state
    for signs in seen.values():
        yield from (WorthSample(signs, winner) for winner in state.outcome.winners[:1])


def fitted(seen: Sequence[WorthSample]) -> list[float]:
    """The weights under which the winners were likeliest."""
    count = len(seen[0].signs[0])
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [-PULL * weight for weight in weights]
        bend = [[PULL if row == column else 0.0 for column in range(count)] for row in range(count)]
        for sample in seen:
            shares = shares_of(sample, weights)
            mean = [sum(share * one[i] for share, one in zip(shares, sample.signs, strict=True)) for i in range(count)]
            for i in range(count):
                slope[i] += sample.signs[sample.winner][i] - mean[i]
            for share, signs in zip(shares, sample.signs, strict=True):
                off = [sign - middle for sign, middle in zip(signs, mean, strict=True)]
                for i in range(count):
                    part = share * off[i]
                    if part:
                        row = bend[i]
                        for j in range(count):
                            row[j] += part * off[j]
        weights = [weight + change for weight, change in zip(weights, solved(bend, slope), strict=True)]
    return weights


def shares_of(sample: WorthSample, weights: Sequence[float]) -> list[float]:
    """How likely each seat is to win."""
    powers = [exp(sum(w * s for w, s in zip(weights, signs, strict=True))) for signs in sample.signs]
    return [power / sum(powers) for power in powers]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x with matrix times x = right, for a matrix whose diagonal holds it up."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        rows[i] = row = [value / row[i] for value in row]
        for j, other in enumerate(rows):
            if j != i:
                rows[j] = [value - other[i] * mine for value, mine in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def surprise(seen: Sequence[WorthSample], weights: Sequence[float]) -> float:
    """How badly the weights foretell the winners: the mean logarithm, less is better."""
    return -sum(log(shares_of(sample, weights)[sample.winner]) for sample in seen) / len(seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="not 0: the aims of the bots are played with it")
    parser.add_argument("--bot", choices=list(LEVELS), default="easy")
    given = parser.parse_args()
    seen: list[WorthSample] = []
    for number in range(given.games):
        seen += samples(UnstableUnicorns(), given.bot, given.seats, given.seed, number)
        show_progress(number + 1, given.games, "games")
    used, found = worth.weights_for(given.seats), fitted(seen)
    for name, old, new in zip(worth.SIGNS, used, found, strict=True):
        sys.stdout.write(f"{name:20}{old:+8.2f}{new:+8.2f}\n")
    sys.stdout.write(f"{'surprise':20}{surprise(seen, used):8.4f}{surprise(seen, found):8.4f}  {len(seen)} samples\n")


if __name__ == "__main__":
    main()
