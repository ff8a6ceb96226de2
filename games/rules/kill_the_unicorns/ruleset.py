"""Kill the Unicorns as the service knows it: the Ruleset object, and which function plays which phase."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from cards.language.issues import Issue
from cards.language.kill_the_unicorns import LANGUAGE, Card
from games.rules.kernel.events import Event
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.run import Run
from games.rules.kernel.table import Table, Zone
from games.rules.kernel.words import Say
from games.rules.kill_the_unicorns import (
    bidding,
    fold,
    labels,
    market,
    resolution,
    rounds,
    sets,
    setup,
    stratagems,
    view,
)
from games.rules.kill_the_unicorns.actions import ACTIONS
from games.rules.kill_the_unicorns.cards import Cards, compile_sets
from games.rules.kill_the_unicorns.moments import MOMENTS
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.table import KuTable, Phase
from games.rules.kill_the_unicorns.view import KillTheUnicornsView

_PLAYS: dict[Phase, Callable[[Run[KuTable]], None]] = {
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
    version = 2
    language = LANGUAGE
    min_seats, max_seats = 2, sets.MOST_SEATS
    actions = ACTIONS
    moments = MOMENTS
    Table: type[Table] = KuTable
    Options: type[msgspec.Struct] = KillTheUnicornsOptions
    View: type[msgspec.Struct] = KillTheUnicornsView

    def needs(self, cards: Sequence[Card]) -> Iterator[Issue]:
        return sets.needs(cards)

    def compile(self, card_sets: Sequence[CardSetData]) -> Cards:
        return compile_sets(card_sets)

    def check_setup(self, cards: Cards, options: KillTheUnicornsOptions, seats: int) -> list[Say]:
        return setup.check_setup(cards, options, seats)

    def needs_consent(self, options: KillTheUnicornsOptions) -> bool:
        return False

    def setup(self, cards: Cards, options: KillTheUnicornsOptions, seats: int, seed: bytes) -> KuTable:
        return setup.set_up(cards, options, seats, seed)

    def step(self, run: Run[KuTable]) -> None:
        _PLAYS[run.table.phase](run)

    def view(self, cards: Cards, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
        return view.view(cards, table, viewer)

    def fold(self, view: dict[str, Any], event: Mapping[str, Any]) -> None:
        fold.fold(view, event)

    def label(self, cards: Cards, table: KuTable, of: str, choice: str) -> Say:
        return labels.label(cards, table, of, choice)

    def used_card(self, event: Event) -> str | None:
        """The card whose effect an event is about, for statistics."""
        match event.type:
            case "stratagem_revealed":
                return str(event.data["stratagem"]["card"])
            case "ability_used":
                return str(event.data["character"])
            case "article_bought":
                return str(event.data["article"])
        return None

    def zones(self, table: KuTable) -> Iterator[tuple[str, Zone]]:
        return table.zones()
