"""A table laid out by hand: characters, collections, the first row and stratagems as a designer wants them."""

from collections.abc import Sequence

from games.rules.kernel.errors import BadSetup
from games.rules.kernel.run import Run
from games.rules.kernel.scenarios import LaidCards, ScenarioPlace, Stock
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.rounds import begin_round
from games.rules.kill_the_unicorns.sets import DRAWN_A_ROUND, ROUNDS, ROW
from games.rules.kill_the_unicorns.setup import allowed_characters, deal, set_up
from games.rules.kill_the_unicorns.table import KuTable, Unicorn

Named = dict[tuple[str, int | None], list[str]]


def places(cards: KuCards) -> list[ScenarioPlace]:
    """Hunt cards are everybody's alike, and tokens lie in the market."""
    unicorns = [cards.faces[number].id for number in dict.fromkeys(cards.unicorns)]
    stratagems = [cards.faces[number].id for number in dict.fromkeys(n for deck in cards.decks.values() for n in deck)]
    return [
        ScenarioPlace("character", True, list(cards.decks), most=1),
        ScenarioPlace("drawn", True, stratagems, most=DRAWN_A_ROUND),
        ScenarioPlace("collection", True, unicorns, most=ROUNDS),
        ScenarioPlace("row", False, unicorns, most=ROW),
    ]


def lay(cards: KuCards, options: KillTheUnicornsOptions, seats: int, seed: bytes, laid: Sequence[LaidCards]) -> KuTable:
    """The first round has begun. A seat whose character is not named takes the first that is free."""
    table = set_up(cards, options, seats, seed)
    table.start = table.turn = 0 if options.first_seat == "random" else int(options.first_seat)
    named: Named = {(place.zone, place.seat): place.cards for place in laid}
    _choose_characters(cards, table, named)
    _draw_stratagems(cards, table, named)
    deal(cards, table)
    _lay_unicorns(cards, table, [place for place in laid if place.zone in ("collection", "row")])
    begin_round(Run(cards, table, 0))
    return table


def _choose_characters(cards: KuCards, table: KuTable, named: Named) -> None:
    wanted = {seat: named.get(("character", seat)) for seat in range(table.seats)}
    free = [one for one in allowed_characters(cards, table.options) if [one] not in wanted.values()]
    for seat, hunter in enumerate(table.hunters):
        chosen = wanted[seat] or [free.pop(0)]
        if chosen[0] in [other.character for other in table.hunters]:
            raise BadSetup([say("setup-scenario-copies", card=chosen[0], found=1)])
        hunter.character = chosen[0]


def _draw_stratagems(cards: KuCards, table: KuTable, named: Named) -> None:
    """Named ones are drawn first; each must be of the seat's own character."""
    if not table.options.has_stratagems:
        return
    for seat, hunter in enumerate(table.hunters):
        hunter.deck = table.deck_of(cards, hunter.character)
        table.box = [copy for copy in table.box if copy not in hunter.deck]
        table.rng.shuffle(hunter.deck)
        for card in named.get(("drawn", seat), []):
            own = [copy for copy in hunter.deck if table.face(cards, copy).id == card]
            if not own:
                raise BadSetup([say("setup-ku-not-its-stratagem", card=card, card_of=hunter.character)])
            hunter.deck.remove(own[0])
            hunter.deck.append(own[0])


def _lay_unicorns(cards: KuCards, table: KuTable, laid: Sequence[LaidCards]) -> None:
    stock = Stock((copy, table.face(cards, copy).id) for copy in table.deck)
    stock.check(laid)
    row: list[Copy] = []
    for place in laid:
        copies = [stock.take(card) for card in place.cards]
        table.deck = [copy for copy in table.deck if copy not in copies]
        if place.seat is None:
            row = copies
        else:
            caught = [Unicorn(copy, table.face(cards, copy).card.colour) for copy in copies]
            table.hunters[place.seat].unicorns += caught
    table.deck += reversed(row)
    if len(table.deck) < ROUNDS * ROW:
        raise BadSetup([say("setup-ku-too-few-unicorns", least=ROUNDS * ROW, found=len(table.deck))])
