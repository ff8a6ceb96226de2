"""The view of a seat or a spectator: a whitelist, put together from what that viewer may know."""

from games.rules.kernel.table import CardInPlay
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.faces import Cards
from games.rules.kill_the_unicorns.scoring import score
from games.rules.kill_the_unicorns.table import Hunter, KuTable, Slot

PHASE_SHOWN = {
    "characters": shown.HuntingPhase.CHARACTERS,
    "stratagems": shown.HuntingPhase.STRATAGEMS,
    "market": shown.HuntingPhase.MARKET,
    "market_over": shown.HuntingPhase.MARKET,
}


def view(cards: Cards, table: KuTable, viewer: int | None) -> shown.KillTheUnicornsView:
    """All that this viewer may see."""
    phase = PHASE_SHOWN.get(table.phase, shown.HuntingPhase.HUNT)
    public = shown.KillTheUnicornsTable(
        phase=phase,
        round=table.round,
        start=table.start,
        deck=len(table.deck),
        row=[_slot(cards, table, slot) for slot in table.row],
        hunt=shown.HuntView(table.slot, table.number) if phase == shown.HuntingPhase.HUNT else None,
        market=market(cards, table),
        discard=[face.id for face in (table.face(cards, c) for c in table.gone) if face.card.kind != "token"],
        hunters=[_hunter(cards, table, seat, viewer) for seat in range(table.seats)],
    )
    return shown.KillTheUnicornsView(public, None if viewer is None else _private(cards, table, viewer))


def market(cards: Cards, table: KuTable) -> list[shown.StockView]:
    """The articles with what is left of them."""
    return [
        shown.StockView(
            article,
            cards.face(article).card.cost or 0,
            len(tokens),
            None if is_hidden(cards, table, article) else sorted(table.face(cards, copy).id for copy in tokens),
        )
        for article, tokens in table.stock.items()
    ]


def is_hidden(cards: Cards, table: KuTable, article: str) -> bool:
    """Whether the article's tokens lie face down and are drawn blindly (KU-D21)."""
    return cards.taking(article).take.hidden and not table.options.pate_visible


def _slot(cards: Cards, table: KuTable, slot: Slot) -> shown.RowSlotView:
    return shown.RowSlotView(
        None if slot.unicorn is None else shown.wild_unicorn(cards, table, slot.unicorn),
        shown.face_down(cards, table, slot.above),
        shown.face_down(cards, table, slot.below),
    )


def _hunter(cards: Cards, table: KuTable, seat: int, viewer: int | None) -> shown.HunterView:
    hunter = table.hunters[seat]
    unicorns = [shown.unicorn(cards, table, unicorn) for unicorn in hunter.unicorns]
    held = [shown.held_token(cards, table, copy) for copy in hunter.held]
    may_look = seat == viewer or not table.options.discards_are_hidden
    return shown.HunterView(
        seat=seat,
        character=hunter.character or None,
        ability_used=hunter.ability_used,
        hand=len(hunter.hand),
        deck=len(hunter.deck),
        drawn=len(hunter.drawn),
        bid=_bid(cards, table, hunter),
        unicorns=unicorns,
        held=held,
        hunt_discard=shown.HuntPile(
            len(hunter.spent), [shown.hunt_card(cards, table, copy) for copy in hunter.spent] if may_look else None
        ),
        stratagem_discard=shown.StratagemPile(
            len(hunter.discarded), shown.stratagems(cards, table, hunter.discarded) if may_look else None
        ),
        score=score(unicorns, held).total,
    )


def _bid(cards: Cards, table: KuTable, hunter: Hunter) -> shown.BidView:
    is_open = hunter.total is not None or (hunter.exposed and bool(hunter.played))
    played = shown.hunt_cards(cards, table, hunter.played) if is_open else None
    return shown.BidView(hunter.passed, hunter.exposed, len(hunter.played), played, hunter.total)


def _private(cards: Cards, table: KuTable, seat: int) -> shown.KillTheUnicornsYou:
    hunter = table.hunters[seat]
    return shown.KillTheUnicornsYou(
        seat=seat,
        hand=shown.hunt_cards(cards, table, hunter.hand),
        played=shown.hunt_cards(cards, table, hunter.played),
        drawn=shown.stratagems(cards, table, hunter.drawn),
        looked_at=shown.stratagems(cards, table, hunter.looked_at),
        placed=own_placed(cards, table, seat),
    )


def own_placed(cards: Cards, table: KuTable, seat: int) -> list[CardInPlay]:
    """The seat's own stratagems in the row, if the table has agreed to show them (KU-D16)."""
    if not table.options.show_own_stratagems:
        return []
    lying = [copy for slot in table.row for copy in slot.stratagems]
    return [shown.stratagem(cards, table, copy) for copy in lying if table.owner_of(cards, copy) == seat]
