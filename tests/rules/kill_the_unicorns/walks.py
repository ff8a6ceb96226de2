"""One random game of Kill the Unicorns under all checks: what the tests walk by hundreds and the soak by thousands."""

from typing import Any

from games.rules.kernel.game import State, decode_table
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.kill_the_unicorns.table import KuTable
from tests.harness.checks import Violation
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.rules.kill_the_unicorns.leaks import KuWalk

VARIANTS = ("normal", "expert", "beginner_1", "beginner_2")
TABLES = [
    (seats, KillTheUnicornsOptions(variant=variant))  # type: ignore[arg-type]
    for seats in (3, 4, 5, 6)
    for variant in VARIANTS
    if variant != "beginner_2" or seats < 5
]
ODD = KillTheUnicornsOptions(
    tokens_face_up=True,
    swap_chooser="winner",
    slay_chooser="owner",
    missing_rank="flees",
    double_fills_both=False,
    allow_two_players=True,
    show_own_stratagems=True,
)


class CountingWalk(KuWalk):
    """Also looks at what only this game promises, after every action."""

    def check_cheap(self, state: State) -> None:
        super().check_cheap(state)
        check_counts(decode_table(self.ruleset, state.shown))


def check_counts(table: KuTable) -> None:
    for hunter in table.hunters:
        if len(hunter.hand) + len(hunter.played) + len(hunter.spent) != len(CARDS.hunts):
            raise Violation("a seat does not have its eight hunt cards")
    if not 0 <= table.start < table.seats:
        raise Violation("nobody holds the start-player token")


def check_used_up(table: KuTable) -> None:
    """A game that came to its scores has used every stratagem and shown sixteen unicorns."""
    if len(table.deck) != len(CARDS.unicorns) - 16:
        raise Violation("not sixteen unicorns were shown")
    if any(hunter.deck or hunter.drawn for hunter in table.hunters):
        raise Violation("stratagems are left")


def walk(seats: int, options: KillTheUnicornsOptions, number: int, **how: Any) -> CountingWalk:
    """Play one random game to its end."""
    walked = CountingWalk(KillTheUnicorns(), CARDS, options, seats, seed_of(number), **how)
    end = walked.to_the_end()
    if end.outcome and end.outcome.reason in ("highest_score", "all_scores_tied"):
        check_used_up(decode_table(KillTheUnicorns(), end.shown))
    return walked


def walk_numbered(number: int, costly_every: int = 25) -> None:
    """The soak's game of this number: all tables in turn, every tenth with seats that concede."""
    tables = [*TABLES, (2, ODD), (4, ODD), (6, ODD)]
    seats, options = tables[number % len(tables)]
    walk(seats, options, number, costly_every=costly_every, concede_one_in=0 if number % 10 else 60)
