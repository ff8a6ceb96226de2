"""Unstable Unicorns, as the service sees it: one object that fulfils the Ruleset protocol."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from cards.language.issues import Issue
from cards.language.unstable_unicorns import LANGUAGE, UuCard
from games.rules.kernel.choices import Choice
from games.rules.kernel.events import Event
from games.rules.kernel.foresight import Foresight
from games.rules.kernel.prompts import Action, Form, Prompt
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.run import Answer, Run
from games.rules.kernel.scenarios import LaidCards, ScenarioPlace
from games.rules.kernel.table import Copy, Outcome, Zone
from games.rules.kernel.uses import Use
from games.rules.kernel.words import Say
from games.rules.unstable_unicorns import dealing, fold, foreseeing, labels, scenarios, sets, setup, turn, uses, worth
from games.rules.unstable_unicorns import view as views
from games.rules.unstable_unicorns.actions import ACTIONS
from games.rules.unstable_unicorns.cards import Cards, compile_sets
from games.rules.unstable_unicorns.ending import UnicornStanding, ranking
from games.rules.unstable_unicorns.events import EVENTS
from games.rules.unstable_unicorns.facts import FACTS
from games.rules.unstable_unicorns.moments import MOMENTS
from games.rules.unstable_unicorns.names import NAMES
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.table import UnicornTable


class UnstableUnicorns:
    """The rules know no card by name: everything a card does is in its set's data."""

    name = "unstable_unicorns"
    version = 2
    language = LANGUAGE
    min_seats, max_seats = setup.MIN_SEATS, setup.MAX_SEATS
    actions = ACTIONS
    events = EVENTS
    facts = FACTS
    names = NAMES
    moments = MOMENTS
    Table: type[UnicornTable] = UnicornTable
    Options: type[Struct] = UnstableUnicornsOptions
    Details: type[Struct] = UnicornStanding
    View: type[Struct] = views.UnicornView

    def needs(self, cards: Sequence[UuCard]) -> Iterator[Issue]:
        return sets.needs(cards)

    def advice(self, cards: Sequence[UuCard]) -> Iterator[Issue]:
        return sets.advice(cards)

    def usable(self, cards: Cards) -> Iterator[Use]:
        return uses.usable(cards)

    def dealt(self, cards: Cards, table: UnicornTable) -> Iterator[Use]:
        return uses.dealt(cards, table)

    def uses(self, event: Event) -> Iterator[Use]:
        return uses.uses(event)

    def compile(self, card_sets: Sequence[CardSetData]) -> Cards:
        return compile_sets(card_sets)

    def why_not_set_up(self, cards: Cards, options: UnstableUnicornsOptions, seats: int) -> list[Say]:
        return setup.why_not_set_up(cards, options, seats)

    def needs_consent(self, options: UnstableUnicornsOptions) -> bool:
        """Forfeits are for adults who have said yes (UU-10.4)."""
        return options.party != "none"

    def setup(self, cards: Cards, options: UnstableUnicornsOptions, seats: int, seed: bytes) -> UnicornTable:
        return setup.set_up(cards, options, seats, seed)

    def ranking(self, outcome: Outcome, seats: Sequence[int]) -> list[list[int]]:
        return ranking(outcome, seats)

    def places(self, cards: Cards) -> list[ScenarioPlace]:
        return scenarios.places(cards)

    def lay(
        self, cards: Cards, options: UnstableUnicornsOptions, seats: int, seed: bytes, laid: Sequence[LaidCards]
    ) -> UnicornTable:
        return scenarios.lay(cards, options, seats, seed, laid)

    def step(self, run: Run[Cards, UnicornTable]) -> None:
        turn.step(Play(run))

    def view(self, cards: Cards, table: UnicornTable, viewer: int | None) -> views.UnicornView:
        return views.view(cards, table, viewer)

    def fold(self, view: dict[str, object], event: Event) -> None:
        fold.fold(view, event)

    def describe(self, cards: Cards, table: UnicornTable, seat: int, of: str, choice: str) -> Choice:
        return labels.describe(cards, table, seat, of, choice)

    def zones(self, table: UnicornTable) -> Iterator[tuple[str, Zone]]:
        yield "deck", table.deck
        yield "discard", table.discard
        yield "nursery", table.nursery
        yield "playing", table.playing
        for seat in range(table.seats):
            yield f"hand {seat}", table.hands[seat]
            yield f"stable {seat}", table.stables[seat]

    def unknown(self, cards: Cards, table: UnicornTable, seat: int) -> list[list[Copy]]:
        return dealing.unknown(table, seat)

    def exchange(
        self, cards: Cards, table: UnicornTable, answers: list[Answer], put: Mapping[Copy, Copy]
    ) -> list[Answer]:
        return dealing.exchange(table, answers, put)

    def worth(self, cards: Cards, table: UnicornTable) -> list[float] | None:
        return worth.worth(cards, table)

    def foresight(self, seats: int, near_end: bool) -> Foresight:
        return foreseeing.foresight(seats, near_end)

    def is_near_end(self, table: UnicornTable) -> bool:
        return foreseeing.is_near_end(table)

    def likely(self, cards: Cards, table: UnicornTable, prompt: Prompt) -> list[tuple[float, Form]]:
        return foreseeing.likely(cards, table, prompt)

    def turns_begun(self, table: UnicornTable) -> int:
        return table.turn

    def alike(self, cards: Cards, table: UnicornTable, action: Action) -> tuple[object, ...]:
        return dealing.alike(cards, table, action)
