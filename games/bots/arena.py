"""Bots against bots, in memory: who wins how often, and what rating that makes. The same seed gives the same games."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import permutations
from math import log10
from time import thread_time
from typing import Literal

from msgspec import Struct

from games.bots.registry import bot_seed, decide
from games.bots.simulation import seed_of
from games.rules.kernel.game import State, apply, default_for, start
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import Ruleset
from uu_service.intervals import wilson

LOOKS = 10
"""How often a contest with an aim is looked at: after each tenth of its games."""
Z_OF_LOOKS = 2.555
"""In 95 % of all cases all ten looks lie within so many standard deviations (Pocock's bound)."""
ROUNDS = 200
ELO = 400
"""So many points more are odds of ten to one."""


Verdict = Literal["met", "missed", "open"]


class Pairing(Struct, frozen=True):
    """One bot against others who are all alike."""

    bot: str
    others: str
    seats: int

    def lineup(self, number: int) -> list[str]:
        """Who sits where in game `number`: the bot changes its seat from game to game."""
        lineup = [self.others] * self.seats
        lineup[number % self.seats] = self.bot
        return lineup


class ArenaGame(Struct, frozen=True):
    """How one game ended, and how many milliseconds of one core each decision of the bot took."""

    pairing: Pairing
    won: bool
    lost: bool
    actions: int
    milliseconds: list[float]


class ArenaStanding(Struct):
    """What a pairing came to."""

    games: int = 0
    wins: int = 0
    losses: int = 0
    milliseconds: list[float] = []

    def add(self, result: ArenaGame) -> None:
        self.games += 1
        self.wins += result.won
        self.losses += result.lost
        self.milliseconds += result.milliseconds

    def join(self, other: "ArenaStanding") -> None:
        """Count in what another run came to."""
        self.games += other.games
        self.wins += other.wins
        self.losses += other.losses
        self.milliseconds += other.milliseconds

    def against(self, aim: float) -> Verdict:
        """Whether the interval lies on one side of the aim; it is wide enough to be looked at ten times."""
        least, most = wilson(self.wins, self.games, Z_OF_LOOKS)
        return "met" if least >= aim else "missed" if most < aim else "open"

    def time_at(self, share: float) -> float:
        """The time that this share of the decisions did not exceed."""
        times = sorted(self.milliseconds) or [0.0]
        return times[min(len(times) - 1, int(share * len(times)))]


def pairings(bots: Sequence[str], seats: int) -> list[Pairing]:
    """Everyone against everyone else; with two seats it does not matter who is the one."""
    found = [Pairing(bot, other, seats) for bot, other in permutations(bots, 2)]
    return [one for one in found if seats > 2 or bots.index(one.bot) > bots.index(one.others)]


def play_game(ruleset: Ruleset, cards: object, options: object, pairing: Pairing, seed: int, number: int) -> ArenaGame:
    """Game `number` of a pairing."""
    lineup, game_seed = pairing.lineup(number), seed_of(seed, number)
    state = start(ruleset, cards, options, pairing.seats, game_seed).state
    times: list[float] = []
    actions = 0
    while state.outcome is None:
        began = thread_time()
        action = next_action(ruleset, cards, state, lineup, game_seed)
        if action.seat == number % pairing.seats:
            times.append(1000 * (thread_time() - began))
        state = apply(ruleset, cards, state, action).state
        actions += 1
    won = number % pairing.seats in state.outcome.winners
    return ArenaGame(pairing, won, bool(state.outcome.winners) and not won, actions, times)


def next_action(ruleset: Ruleset, cards: object, state: State, lineup: Sequence[str], seed: bytes) -> Action:
    """Of those who owe an answer or are offered something, the first; then a pause ends."""
    asked = next((prompt for prompt in (*state.owed, *state.offered) if prompt.seat is not None), None)
    if asked is None or asked.seat is None:
        return default_for(state, state.owed[0], seed)
    luck = bot_seed(blake2b(seed, person=b"arena", digest_size=32).digest(), state, asked.seat)
    return decide(ruleset, cards, state, asked.seat, lineup[asked.seat], luck)


def ratings(standings: Mapping[Pairing, ArenaStanding]) -> dict[str, int]:
    """Points in the manner of Elo, the weakest at nought: Bradley and Terry's model for several players, fitted.

    Each pairing counts half a win for either side more than it saw, so that no rating is without bound.
    """
    bots = sorted({bot for pairing in standings for bot in (pairing.bot, pairing.others)})
    wins = dict.fromkeys(bots, 0.0)
    for pairing, standing in standings.items():
        wins[pairing.bot] += standing.wins + 0.5
        wins[pairing.others] += standing.losses + 0.5
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {bot: wins[bot] / _chances(bot, standings, strength) for bot in bots}
    least = min(strength.values(), default=1.0)
    return {bot: round(ELO * log10(value / least)) for bot, value in strength.items()}


def _chances(bot: str, standings: Mapping[Pairing, ArenaStanding], strength: Mapping[str, float]) -> float:
    """How often the bot would have won at strength one, weighed by how strong its tables were."""
    found = 0.0
    for pairing, standing in standings.items():
        games = standing.wins + standing.losses + 1
        table = strength[pairing.bot] + (pairing.seats - 1) * strength[pairing.others]
        found += games / table * ((bot == pairing.bot) + (pairing.seats - 1) * (bot == pairing.others))
    return found
