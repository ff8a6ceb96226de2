"""Unstable Unicorns, as the service sees it: one object that fulfils the Ruleset protocol."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from cards.language.issues import Issue
from cards.language.unstable_unicorns import LANGUAGE, Card
from games.rules.kernel.events import Event
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.run import Run
from games.rules.kernel.table import Table, Zone
from games.rules.kernel.words import Say
from games.rules.unstable_unicorns import fold, labels, sets, setup, turn
from games.rules.unstable_unicorns import view as views
from games.rules.unstable_unicorns.actions import ACTIONS
from games.rules.unstable_unicorns.cards import Cards, compile_sets
from games.rules.unstable_unicorns.moments import MOMENTS
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
    moments = MOMENTS
    Table: type[Table] = UnicornTable
    Options: type[Struct] = UnstableUnicornsOptions
    View: type[Struct] = views.UnicornView

    def needs(self, cards: Sequence[Card]) -> Iterator[Issue]:
        return sets.needs(cards)

    def compile(self, card_sets: Sequence[CardSetData]) -> Cards:
        return compile_sets(card_sets)

    def check_setup(self, cards: Cards, options: UnstableUnicornsOptions, seats: int) -> list[Say]:
        return setup.check_setup(cards, options, seats)

    def needs_consent(self, options: UnstableUnicornsOptions) -> bool:
        """Forfeits are for adults who have said yes (UU-10.4)."""
        return options.party != "none"

    def setup(self, cards: Cards, options: UnstableUnicornsOptions, seats: int, seed: bytes) -> UnicornTable:
        return setup.set_up(cards, options, seats, seed)

    def step(self, run: Run[UnicornTable]) -> None:
        turn.step(Play(run))

    def view(self, cards: Cards, table: UnicornTable, viewer: int | None) -> views.UnicornView:
        return views.view(cards, table, viewer)

    def fold(self, view: dict[str, Any], event: Mapping[str, Any]) -> None:
        fold.fold(view, event)

    def label(self, cards: Cards, table: UnicornTable, of: str, choice: str) -> Say:
        return labels.label(cards, table, of, choice)

    def used_card(self, event: Event) -> str | None:
        """The card that this event says was played (for statistics)."""
        if event.type == "card_moved" and event.data["to_zone"] == "playing":
            card: str = event.data["card"]["card"]
            return card
        return None

    def zones(self, table: UnicornTable) -> Iterator[tuple[str, Zone]]:
        yield "deck", table.deck
        yield "discard", table.discard
        yield "nursery", table.nursery
        yield "playing", table.playing
        for seat in range(table.seats):
            yield f"hand {seat}", table.hands[seat]
            yield f"stable {seat}", table.stables[seat]
