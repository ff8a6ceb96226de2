"""A table laid out by hand: hands, Stables and piles as a designer wants them, at the beginning of a turn."""

from collections.abc import Sequence

from games.rules.kernel.run import Run
from games.rules.kernel.scenarios import LaidCards, ScenarioPlace, Stock
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.setup import first_seat, lay_out
from games.rules.unstable_unicorns.table import DEALT, UnicornTable


def places(cards: Cards) -> list[ScenarioPlace]:
    """Whatever stays may stand in a Stable; Babies are never held or drawn."""
    in_deck = [face.id for face in cards.faces if not face.is_baby]
    return [
        ScenarioPlace("hand", True, in_deck),
        ScenarioPlace("stable", True, [face.id for face in cards.faces if face.stays]),
        ScenarioPlace("deck", False, in_deck),
        ScenarioPlace("discard", False, in_deck),
    ]


def lay(
    cards: Cards, options: UnstableUnicornsOptions, seats: int, seed: bytes, laid: Sequence[LaidCards]
) -> UnicornTable:
    """A seat whose hand is not named is dealt one, and whose Stable is not named has a Baby."""
    table = lay_out(cards, options, seats, seed)
    table.rng.shuffle(table.deck)
    table.active = 0 if options.first_seat == "random" else first_seat(table)
    stock = Stock((copy, cards.faces[table.faces[copy]].id) for copy in (*table.deck, *table.nursery))
    stock.check(laid)
    named = {(place.zone, place.seat): [stock.take(card) for card in place.cards] for place in laid}
    taken = {copy for copies in named.values() for copy in copies}
    table.deck = [copy for copy in table.deck if copy not in taken]
    table.nursery = [copy for copy in table.nursery if copy not in taken]
    for seat in table.clockwise():
        hand, stable = named.get(("hand", seat)), named.get(("stable", seat))
        table.hands[seat] = [table.deck.pop() for _ in range(DEALT)] if hand is None else hand
        table.stables[seat] = [table.nursery.pop()] if stable is None else stable
    table.discard = named.get(("discard", None), [])
    table.deck += reversed(named.get(("deck", None), []))
    for copy in (*table.deck, *(copy for hand in table.hands for copy in hand)):
        table.hide(copy)
    table.turn, table.phase = 1, "beginning"
    Play(Run(cards, table, 0)).changed()
    return table
