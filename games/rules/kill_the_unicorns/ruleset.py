"""Kill the Unicorns as the service knows it: the Ruleset object, and which function plays which phase."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from cards.language.issues import Issue
from cards.language.kill_the_unicorns import LANGUAGE, KuCard
from games.rules.kernel.choices import Choice
from games.rules.kernel.events import Event
from games.rules.kernel.foresight import Foresight
from games.rules.kernel.prompts import Action, Form, Prompt
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.run import Answer
from games.rules.kernel.scenarios import LaidCards, ScenarioPlace
from games.rules.kernel.table import Copy, Outcome, Zone
from games.rules.kernel.uses import Use
from games.rules.kernel.words import Say
from games.rules.kill_the_unicorns import (
    bidding,
    dealing,
    fold,
    labels,
    market,
    resolution,
    rounds,
    scenarios,
    sets,
    setup,
    stratagems,
    uses,
    view,
    worth,
)
from games.rules.kill_the_unicorns.actions import ACTIONS
from games.rules.kill_the_unicorns.cards import KuCards, compile_sets
from games.rules.kill_the_unicorns.ending import ScoreSheet, ranking
from games.rules.kill_the_unicorns.events import EVENTS
from games.rules.kill_the_unicorns.facts import FACTS
from games.rules.kill_the_unicorns.moments import MOMENTS
from games.rules.kill_the_unicorns.names import NAMES
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.table import KuRun, KuTable, Phase
from games.rules.kill_the_unicorns.view import KillTheUnicornsView

_PLAYS: dict[Phase, Callable[[KuRun], None]] = {
    "characters": rounds.choose_character,
    "stratagems": stratagems.place_stratagem,
    "opening": bidding.opening,
    "bidding": bidding.bid,
    "reveal": resolution.reveal,
    "resolution": resolution.resolve,
    "hunt_over": resolution.hunt_over,
    "market": market.shop,
    "market_over": market.market_over,
}


class KillTheUnicorns:
    """The second game. Everything is pure: same arguments, same answer."""

    name = "kill_the_unicorns"
    version = 3
    language = LANGUAGE
    min_seats, max_seats = 2, sets.MOST_SEATS
    actions = ACTIONS
    events = EVENTS
    facts = FACTS
    names = NAMES
    moments = MOMENTS
    Table: type[KuTable] = KuTable
    Options: type[msgspec.Struct] = KillTheUnicornsOptions
    Details: type[msgspec.Struct] = ScoreSheet
    View: type[msgspec.Struct] = KillTheUnicornsView

    def needs(self, cards: Sequence[KuCard]) -> Iterator[Issue]:
        return sets.needs(cards)

    def advice(self, cards: Sequence[KuCard]) -> Iterator[Issue]:
        """There is nothing to mix, and so nothing to advise."""
        yield from ()

    def usable(self, cards: KuCards) -> Iterator[Use]:
        return uses.usable(cards)

    def dealt(self, cards: KuCards, table: KuTable) -> Iterator[Use]:
        """Nothing that a seat could have more luck with: the hunt cards are the same for all."""
        yield from ()

    def uses(self, event: Event) -> Iterator[Use]:
        return uses.uses(event)

    def compile(self, card_sets: Sequence[CardSetData]) -> KuCards:
        return compile_sets(card_sets)

    def why_not_set_up(self, cards: KuCards, options: KillTheUnicornsOptions, seats: int) -> list[Say]:
        return setup.why_not_set_up(cards, options, seats)

    def needs_consent(self, options: KillTheUnicornsOptions) -> bool:
        return False

    def setup(self, cards: KuCards, options: KillTheUnicornsOptions, seats: int, seed: bytes) -> KuTable:
        return setup.set_up(cards, options, seats, seed)

    def ranking(self, outcome: Outcome, seats: Sequence[int]) -> list[list[int]]:
        return ranking(outcome, seats)

    def places(self, cards: KuCards) -> list[ScenarioPlace]:
        return scenarios.places(cards)

    def lay(
        self, cards: KuCards, options: KillTheUnicornsOptions, seats: int, seed: bytes, laid: Sequence[LaidCards]
    ) -> KuTable:
        return scenarios.lay(cards, options, seats, seed, laid)

    def step(self, run: KuRun) -> None:
        _PLAYS[run.table.phase](run)

    def view(self, cards: KuCards, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
        return view.view(cards, table, viewer)

    def fold(self, view: dict[str, object], event: Event) -> None:
        fold.fold(view, event)

    def describe(self, cards: KuCards, table: KuTable, seat: int, of: str, choice: str) -> Choice:
        return labels.describe(cards, table, seat, of, choice)

    def zones(self, table: KuTable) -> Iterator[tuple[str, Zone]]:
        return table.zones()

    def unknown(self, cards: KuCards, table: KuTable, seat: int) -> list[list[Copy]]:
        return dealing.unknown(cards, table, seat)

    def exchange(self, cards: KuCards, table: KuTable, answers: list[Answer], put: Mapping[Copy, Copy]) -> list[Answer]:
        return dealing.exchange(cards, table, answers, put)

    def worth(self, cards: KuCards, table: KuTable) -> list[float] | None:
        return worth.worth(cards, table)

    def foresight(self, seats: int, near_end: bool) -> Foresight:
        """To the end of a hunt or a market: what `worth` says of the hunts to come is less a matter of luck."""
        return Foresight(horizon=1, turns=1, compared=3)

    def is_near_end(self, table: KuTable) -> bool:
        return False

    def likely(self, cards: KuCards, table: KuTable, prompt: Prompt) -> list[tuple[float, Form]]:
        return []

    def turns_begun(self, table: KuTable) -> int:
        return rounds.hunts_and_markets_begun(table)

    def alike(self, cards: KuCards, table: KuTable, action: Action) -> tuple[object, ...]:
        return dealing.alike(cards, action)
