"""The view of a seat or a spectator: a whitelist, put together from what that viewer may know.
Its types have no place for a hidden card."""

from enum import StrEnum

import msgspec

from games.rules.kernel.table import CardInPlay
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.scoring import score
from games.rules.kill_the_unicorns.shown import FaceDownStratagem, HeldToken, HuntCard, RevealedStratagem, UnicornCard
from games.rules.kill_the_unicorns.table import Hunter, KuTable, Slot


class HuntingPhase(StrEnum):
    """What is going on: one of the four phases of a round, a hunt being bidding and resolution together."""

    CHARACTERS = "characters"
    STRATAGEMS = "stratagems"
    HUNT = "hunt"
    MARKET = "market"


class RowSlotView(msgspec.Struct):
    """A place of the row; the unicorn is gone once it has been hunted."""

    unicorn: UnicornCard | None
    """The unicorn; null: it was hunted."""
    above: FaceDownStratagem | None
    """The stratagem above it."""
    below: FaceDownStratagem | None
    """The stratagem below it."""


class HuntPile(msgspec.Struct):
    """Spent hunt cards; which they are is not said where they lie face down for this viewer."""

    count: int
    """How many cards."""
    cards: list[HuntCard] | None
    """Which cards; null: they lie face down."""


class StratagemPile(msgspec.Struct):
    """Discarded stratagems; which they are is not said where they lie face down for this viewer."""

    count: int
    """How many cards."""
    cards: list[CardInPlay] | None
    """Which cards; null: they lie face down."""


class BidView(msgspec.Struct):
    """What a seat has done in the hunt under way. `cards` and `total` are known once they lie face up."""

    passed: bool = False
    """The seat has passed."""
    exposed: bool = False
    """Its cards lie face up."""
    count: int = 0
    """How many cards it has played."""
    cards: list[HuntCard] | None = None
    """Which cards; null: they lie face down."""
    total: int | None = None
    """What they are worth together; null: not revealed."""


class HunterView(msgspec.Struct):
    """The public side of a seat."""

    seat: int
    """The number of the seat."""
    character: str | None
    """Who it is; null: not chosen yet."""
    ability_used: bool
    """The ability is used up for this round."""
    hand: int
    """How many hunt cards it holds."""
    deck: int
    """How many stratagems it may still draw."""
    drawn: int
    """How many stratagems it has drawn and not placed."""
    bid: BidView
    """What it has done in the hunt under way."""
    unicorns: list[UnicornCard]
    """The unicorns before it."""
    held: list[HeldToken]
    """The tokens before it."""
    hunt_discard: HuntPile
    """Its spent hunt cards."""
    stratagem_discard: StratagemPile
    """Its discarded stratagems."""
    score: int
    """What all this is worth now."""


class StockView(msgspec.Struct):
    """One article of the market; `tokens` are those left, where they lie face up."""

    article: str
    """Which article."""
    cost: int
    """What it costs."""
    count: int
    """How many are left."""
    tokens: list[str] | None
    """Which tokens are left; null: they lie face down."""


class HuntView(msgspec.Struct):
    """The hunt under way: which slot of the row, and how many cards it asks for (0: nobody has opened it).

    While it is resolved: who won it, which stratagem was revealed, and who will take the unicorn (none: it flees).
    """

    slot: int
    """Its place in the row, counted from 0."""
    number: int
    """How many cards it asks for."""
    winner: int | None
    """Who won it."""
    captor: int | None
    """Who will take the unicorn."""
    revealed: RevealedStratagem | None
    """The stratagem that was turned up."""


class KillTheUnicornsTable(msgspec.Struct):
    """What lies on the table for all to see."""

    phase: HuntingPhase
    """What is going on."""
    round: int
    """The round, counted from 1."""
    start: int
    """The seat with the start-player token."""
    deck: int
    """How many unicorns are left to come."""
    row: list[RowSlotView]
    """The unicorns that can be hunted in this round."""
    hunt: HuntView | None
    """The hunt under way; null: none is."""
    market: list[StockView]
    """The black market."""
    discard: list[str]
    """Unicorns that are out of the game."""
    hunters: list[HunterView]
    """The seats."""


class KillTheUnicornsYou(msgspec.Struct):
    """What only this seat may see. `placed` stays empty unless the table shows own stratagems (KU-D16)."""

    seat: int
    """Your seat."""
    hand: list[HuntCard]
    """Your hunt cards."""
    played: list[HuntCard]
    """The hunt cards that you have played in this hunt."""
    drawn: list[CardInPlay]
    """The stratagems that you have drawn and not placed."""
    looked_at: list[CardInPlay]
    """Face-down stratagems that you have looked at."""
    placed: list[CardInPlay]
    """Your own stratagems in the row."""


class KillTheUnicornsView(msgspec.Struct):
    """The Table as one seat, or a spectator, may see it."""

    table: KillTheUnicornsTable
    you: KillTheUnicornsYou | None


PHASE_SHOWN = {
    "characters": HuntingPhase.CHARACTERS,
    "stratagems": HuntingPhase.STRATAGEMS,
    "market": HuntingPhase.MARKET,
    "market_over": HuntingPhase.MARKET,
}


def view(cards: KuCards, table: KuTable, viewer: int | None) -> KillTheUnicornsView:
    """All that this viewer may see."""
    phase = PHASE_SHOWN.get(table.phase, HuntingPhase.HUNT)
    public = KillTheUnicornsTable(
        phase=phase,
        round=table.round,
        start=table.start,
        deck=len(table.deck),
        row=[_slot(cards, table, slot) for slot in table.row],
        hunt=hunt_shown(cards, table) if phase == HuntingPhase.HUNT else None,
        market=market(cards, table),
        discard=[face.id for face in (table.face(cards, c) for c in table.gone) if face.card.kind != "token"],
        hunters=[_hunter(cards, table, seat, viewer) for seat in range(table.seats)],
    )
    return KillTheUnicornsView(public, None if viewer is None else _private(cards, table, viewer))


def hunt_shown(cards: KuCards, table: KuTable) -> HuntView:
    """The hunt under way, as everybody sees it."""
    revealed = shown.revealed(cards, table, table.revealed)
    return HuntView(table.slot, table.number, table.winner, table.captor, revealed)


def market(cards: KuCards, table: KuTable) -> list[StockView]:
    """The articles with what is left of them."""
    return [
        StockView(
            article,
            cards.face(article).card.cost or 0,
            len(tokens),
            None if is_hidden(cards, table, article) else sorted(table.face(cards, copy).id for copy in tokens),
        )
        for article, tokens in table.stock.items()
    ]


def is_hidden(cards: KuCards, table: KuTable, article: str) -> bool:
    """Whether the article's tokens lie face down and are drawn blindly (KU-D21)."""
    return cards.articles[article].is_hidden and not table.options.tokens_face_up


def _slot(cards: KuCards, table: KuTable, slot: Slot) -> RowSlotView:
    return RowSlotView(
        None if slot.unicorn is None else shown.wild_unicorn(cards, table, slot.unicorn),
        None if slot.above is None else shown.face_down(cards, table, slot.above),
        None if slot.below is None else shown.face_down(cards, table, slot.below),
    )


def _hunter(cards: KuCards, table: KuTable, seat: int, viewer: int | None) -> HunterView:
    hunter = table.hunters[seat]
    unicorns = [shown.unicorn(cards, table, unicorn) for unicorn in hunter.unicorns]
    held = [shown.held_token(cards, table, copy) for copy in hunter.held]
    may_look = seat == viewer or not table.options.discards_are_hidden
    return HunterView(
        seat=seat,
        character=hunter.character or None,
        ability_used=hunter.ability_used,
        hand=len(hunter.hand),
        deck=len(hunter.deck),
        drawn=len(hunter.drawn),
        bid=_bid(cards, table, hunter),
        unicorns=unicorns,
        held=held,
        hunt_discard=HuntPile(
            len(hunter.spent), [shown.hunt_card(cards, table, copy) for copy in hunter.spent] if may_look else None
        ),
        stratagem_discard=StratagemPile(
            len(hunter.discarded), shown.stratagems(cards, table, hunter.discarded) if may_look else None
        ),
        score=score(unicorns, held).total,
    )


def _bid(cards: KuCards, table: KuTable, hunter: Hunter) -> BidView:
    is_open = hunter.total is not None or (hunter.exposed and bool(hunter.played))
    played = shown.hunt_cards(cards, table, hunter.played) if is_open else None
    return BidView(hunter.passed, hunter.exposed, len(hunter.played), played, hunter.total)


def _private(cards: KuCards, table: KuTable, seat: int) -> KillTheUnicornsYou:
    hunter = table.hunters[seat]
    return KillTheUnicornsYou(
        seat=seat,
        hand=shown.hunt_cards(cards, table, hunter.hand),
        played=shown.hunt_cards(cards, table, hunter.played),
        drawn=shown.stratagems(cards, table, hunter.drawn),
        looked_at=shown.stratagems(cards, table, hunter.looked_at),
        placed=own_placed(cards, table, seat),
    )


def own_placed(cards: KuCards, table: KuTable, seat: int) -> list[CardInPlay]:
    """The seat's own stratagems in the row, if the table has agreed to show them (KU-D16)."""
    if not table.options.show_own_stratagems:
        return []
    lying = [copy for slot in table.row for copy in slot.stratagems]
    return [shown.stratagem(cards, table, copy) for copy in lying if table.owner_of(cards, copy) == seat]
