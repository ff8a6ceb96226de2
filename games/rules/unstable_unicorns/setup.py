"""Setting a game up (UU section 1, with the changes for two players of section 9)."""

from games.rules.kernel.rng import Rng, id_key
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns.cards import Cards, deal_for
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.table import DEALT, UnicornTable

MIN_SEATS, MAX_SEATS = 2, 8


def why_not_set_up(cards: Cards, options: UnstableUnicornsOptions, seats: int) -> list[Say]:
    """Every reason why these cards and options do not make a game."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        return [say("setup-seats", least=MIN_SEATS, most=MAX_SEATS)]
    reasons = []
    deal = deal_for(cards, seats)
    if len(deal.babies) < seats:
        reasons.append(say("setup-uu-too-few-babies", needed=seats, found=len(deal.babies)))
    needed = seats * DEALT + 1 + (seats if seats == 2 else 0)
    if len(deal.deck) < needed:
        reasons.append(say("setup-uu-too-few-cards", needed=needed, found=len(deal.deck)))
    if seats == 2 and sum(cards.faces[of].is_plain_instant for of in deal.deck) < seats:
        reasons.append(say("setup-uu-too-few-neighs"))
    if options.first_seat.isdigit() and int(options.first_seat) >= seats:
        reasons.append(say("setup-uu-first-seat", number=int(options.first_seat)))
    return reasons


def lay_out(cards: Cards, options: UnstableUnicornsOptions, seats: int, seed: bytes) -> UnicornTable:
    """Every card in its pile, in order; nobody has any."""
    deal = deal_for(cards, seats)
    table = UnicornTable(
        rng=Rng(seed),
        id_key=id_key(seed),
        seats=seats,
        options=options,
        hands=[[] for _ in range(seats)],
        stables=[[] for _ in range(seats)],
        standing=[0] * seats,
        visible=[False] * seats,
    )
    table.lay_out([*deal.babies, *deal.deck])
    table.nursery = list(range(len(deal.babies)))
    table.deck = list(range(len(deal.babies), len(table.faces)))
    return table


def set_up(cards: Cards, options: UnstableUnicornsOptions, seats: int, seed: bytes) -> UnicornTable:
    """The Table before the first seat chooses its Baby."""
    table = lay_out(cards, options, seats, seed)
    if seats == 2:
        for hand in table.hands:
            neigh = next(copy for copy in table.deck if cards.faces[table.faces[copy]].is_plain_instant)
            table.deck.remove(neigh)
            hand.append(neigh)
    table.rng.shuffle(table.deck)
    table.active = first_seat(table)
    for seat in table.clockwise():
        table.hands[seat] += [table.deck.pop() for _ in range(DEALT)]
    for copy in (*table.deck, *(copy for hand in table.hands for copy in hand)):
        table.hide(copy)
    return table


def first_seat(table: UnicornTable) -> int:
    wish = table.options.first_seat
    if wish == "random":
        return table.rng.below(table.seats)
    return 0 if wish == "host" else int(wish)
