"""Random play: fill forms until the game is over, with cheap checks after every action and costly ones now and then."""

from dataclasses import dataclass, field
from typing import Any

from games.rules.kernel.game import Played, State, apply, decode_table, start
from games.rules.kernel.prompts import CONCEDE, Action, Prompt, default_action, fill
from games.rules.kernel.rng import SEED_BYTES, Rng
from games.rules.kernel.ruleset import Ruleset
from tests.harness import checks, leaks

MOST_ACTIONS = 20_000
"""Eight random seats that shuffle the discard pile in again have needed 5,778."""
STRETCH = 6
"""How many actions are played in two worlds, to find what leaks."""
WHOLE_ONE_IN = 4
"""One game in so many is also played again from its beginning."""


@dataclass
class Walk:
    """One random game under way."""

    ruleset: Ruleset
    cards: Any
    options: Any
    seats: int
    seed: bytes
    costly_every: int = 25
    concede_one_in: int = 0
    actions: list[Action] = field(default_factory=list)
    compared: int = 0
    stretch: leaks.Stretch | None = None
    next_stretch: int = 0
    owners: leaks.Owners = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rng = Rng(bytes(reversed(self.seed)))

    def to_the_end(self) -> State:
        played = start(self.ruleset, self.cards, self.options, self.seats, self.seed)
        self.check_cheap(played.state)
        with leaks.recorded_handles(self.owners):
            while played.state.outcome is None:
                if len(self.actions) >= MOST_ACTIONS:
                    raise checks.Violation(f"not over after {MOST_ACTIONS} actions")
                played = self.one_action(played.state)
        self.check_whole(played.state)
        return played.state

    def one_action(self, state: State) -> Played:
        if not state.answers and self.stretch is None and len(self.actions) >= self.next_stretch:
            self.begin_stretch(state)
        action = self.choose(state)
        played = apply(self.ruleset, self.cards, state, action)
        self.actions.append(action)
        self.check_cheap(played.state)
        checks.check_events(self.ruleset, played, (action.seat, len(self.actions) % self.seats, None))
        if len(self.actions) % self.costly_every == 0:
            self.check_costly(state, played)
        if self.stretch:
            self.stretch.actions.append(action)
            self.stretch.played.append(played)
            if len(self.stretch.actions) >= STRETCH:
                self.check_no_leak(self.stretch)
        return played

    def choose(self, state: State) -> Action:
        staying = [seat for seat in range(self.seats) if seat not in state.conceded]
        if self.concede_one_in and staying and self.rng.below(self.concede_one_in) == 0:
            return Action(self.rng.pick(staying), "", CONCEDE)
        prompt: Prompt = self.rng.pick(state.prompts)
        if prompt.seat in state.conceded:
            return default_action(prompt, self.rng)
        return fill(prompt, self.rng.pick(prompt.forms), self.rng)

    def check_cheap(self, state: State) -> None:
        checks.check_conservation(self.ruleset, state)
        checks.check_liveness(state)
        if self.ruleset.name != "toy":
            checks.check_questions(self.ruleset, state)

    def check_costly(self, before: State, played: Played) -> None:
        checks.check_encoding(played.state)
        checks.check_illegal_actions(self.ruleset, self.cards, played.state)
        for viewer in (*range(self.seats), None):
            checks.check_fold(self.ruleset, self.cards, before, played, viewer)

    def check_whole(self, end: State) -> None:
        game = (self.ruleset, self.cards, self.options, self.seats, self.seed, self.actions, end)
        if self.costly_every == 1:
            checks.check_replay(*game)
        if self.costly_every == 1 or self.rng.below(WHOLE_ONE_IN) == 0:
            checks.check_straight_play(*game)

    def begin_stretch(self, quiet: State) -> None:
        self.stretch = leaks.Stretch(quiet)
        self.owners.clear()
        self.owners.update(leaks.owners_in(decode_table(self.ruleset, quiet.checkpoint)))

    def check_no_leak(self, stretch: leaks.Stretch) -> None:
        viewer = self.rng.pick([*range(self.seats), None])
        self.compared += leaks.check_no_leak(self.ruleset, self.cards, stretch, viewer, self.change_unseen)
        self.stretch = None
        self.next_stretch = len(self.actions) + max(0, self.costly_every - STRETCH)

    def change_unseen(self, table: Any, told: list[bytes], truth: list[Played]) -> None:
        """A copy is unseen if none of the ids that it had stands in what the viewer was told."""
        seen = leaks.seen_copies(table, self.owners, b"".join(told).decode())
        leaks.permute_faces(table, [copy for copy in range(len(table.faces)) if copy not in seen], self.rng)


def seed_of(number: int) -> bytes:
    return number.to_bytes(SEED_BYTES, "big")
