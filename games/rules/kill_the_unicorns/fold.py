"""What each event changes in a view: view before + events = view after, for every viewer.
A view is plain data, changed in place; a client in another language can do the same."""

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

import msgspec

from games.rules.kernel.events import Event, Known
from games.rules.kill_the_unicorns import events as happened
from games.rules.kill_the_unicorns.events import DiscardCount, DiscardedCards
from games.rules.kill_the_unicorns.scoring import score
from games.rules.kill_the_unicorns.shown import HeldToken, UnicornCard

View = dict[str, Any]
plain = msgspec.to_builtins


def fold(view: View, event: Event) -> None:
    """Bring the view up to date with one event, as its viewer saw it."""
    _change(event, view)
    for hunter in view["table"]["hunters"]:
        unicorns = msgspec.convert(hunter["unicorns"], list[UnicornCard])
        hunter["score"] = score(unicorns, msgspec.convert(hunter["held"], list[HeldToken])).total


@singledispatch
def _change(event: Event, view: View) -> None:
    """An event without a function of its own changes nothing that is shown."""


def _hunter(view: View, seat: int) -> View:
    found: View = view["table"]["hunters"][seat]
    return found


def _mine(view: View, seat: int) -> View | None:
    you: View | None = view["you"]
    return you if you and you["seat"] == seat else None


def _to_piles(view: View, discards: Iterable[DiscardCount], known: Known[list[DiscardedCards]]) -> None:
    for counted in discards:
        hunter = _hunter(view, counted.seat)
        hunter["hunt_discard"]["count"] += counted.hunts
        hunter["stratagem_discard"]["count"] += counted.stratagems
    for cards in known.value or ():
        hunter = _hunter(view, cards.seat)
        for pile, more in ((hunter["hunt_discard"], cards.hunts), (hunter["stratagem_discard"], cards.stratagems)):
            if pile["cards"] is not None:
                pile["cards"] += plain(more)


@_change.register
def _character_chosen(event: happened.CharacterChosen, view: View) -> None:
    _hunter(view, event.seat).update(character=event.character, deck=event.deck)


@_change.register
def _game_dealt(event: happened.GameDealt, view: View) -> None:
    view["table"]["market"] = plain(event.market)
    for hunter, starter in zip(view["table"]["hunters"], event.starters, strict=True):
        hunter["unicorns"].append(plain(starter))


@_change.register
def _round_began(event: happened.RoundBegan, view: View) -> None:
    table = view["table"]
    row = [{"unicorn": plain(unicorn), "above": None, "below": None} for unicorn in event.row]
    table.update(phase="stratagems", round=event.round, hunt=None, row=row, deck=table["deck"] - len(row))
    for hunter in table["hunters"]:
        hunter["ability_used"] = False


@_change.register
def _stratagems_drawn(event: happened.StratagemsDrawn, view: View) -> None:
    hunter = _hunter(view, event.seat)
    hunter["deck"] -= event.count
    hunter["drawn"] = event.count
    if you := _mine(view, event.seat):
        you["drawn"] = plain(event.cards.value)


@_change.register
def _stratagem_placed(event: happened.StratagemPlaced, view: View) -> None:
    _hunter(view, event.seat)["drawn"] = 0
    _slot(view, event.unicorn)[event.place] = plain(event.stratagem)
    if you := _mine(view, event.seat):
        you["drawn"] = []
        you["placed"] = plain(event.placed.value or [])
    _to_piles(view, event.discards, event.shown)


def _slot(view: View, unicorn: str) -> View:
    row: list[View] = view["table"]["row"]
    return next(slot for slot in row if slot["unicorn"] and slot["unicorn"]["id"] == unicorn)


@_change.register
def _stratagem_moved(event: happened.StratagemMoved, view: View) -> None:
    for slot in view["table"]["row"]:
        for place in ("above", "below"):
            if slot[place] and slot[place]["id"] == event.stratagem:
                moved, slot[place] = slot[place], None
    _slot(view, event.unicorn)[event.place] = moved
    if view["you"] and moved["owner"] == view["you"]["seat"]:
        _sort_placed(view)


def _sort_placed(view: View) -> None:
    """Own placed stratagems are listed as they lie in the row."""
    lying = [slot[place]["id"] for slot in view["table"]["row"] for place in ("above", "below") if slot[place]]
    view["you"]["placed"].sort(key=lambda card: lying.index(card["id"]))


@_change.register
def _stratagem_looked_at(event: happened.StratagemLookedAt, view: View) -> None:
    if you := _mine(view, event.seat):
        you["looked_at"].append(plain(event.card.value))


@_change.register
def _ability_used(event: happened.AbilityUsed, view: View) -> None:
    _hunter(view, event.seat)["ability_used"] = True


@_change.register
def _seat_exposed(event: happened.SeatExposed, view: View) -> None:
    _hunter(view, event.target)["bid"]["exposed"] = True


@_change.register
def _hunt_opened(event: happened.HuntOpened, view: View) -> None:
    hunt = {"slot": event.slot, "number": 0, "winner": None, "captor": None, "revealed": None}
    view["table"].update(phase="hunt", hunt=hunt)


@_change.register
def _cards_played(event: happened.CardsPlayed, view: View) -> None:
    hunter, cards = _hunter(view, event.seat), plain(event.cards.value)
    hunter["hand"] -= event.count
    hunter["bid"]["count"] = event.count
    view["table"]["hunt"]["number"] = event.asked
    if hunter["bid"]["exposed"]:
        hunter["bid"]["cards"] = cards
    if you := _mine(view, event.seat):
        you["hand"] = [card for card in you["hand"] if card not in cards]
        you["played"] = cards


@_change.register
def _bid_passed(event: happened.BidPassed, view: View) -> None:
    _hunter(view, event.seat)["bid"]["passed"] = True
    view["table"]["start"] = event.start


@_change.register
def _cards_revealed(event: happened.CardsRevealed, view: View) -> None:
    for hand in event.hands:
        _hunter(view, hand.seat)["bid"].update(cards=plain(hand.cards), total=hand.total)


@_change.register
def _total_changed(event: happened.TotalChanged, view: View) -> None:
    _hunter(view, event.seat)["bid"]["total"] = event.total


@_change.register
def _hunt_won(event: happened.HuntWon, view: View) -> None:
    view["table"]["hunt"].update(winner=event.seat, captor=event.seat)


@_change.register
def _stratagem_revealed(event: happened.StratagemRevealed, view: View) -> None:
    view["table"]["hunt"]["revealed"] = {**plain(event.stratagem), "owner": event.owner}


@_change.register
def _captor_changed(event: happened.CaptorChanged, view: View) -> None:
    view["table"]["hunt"]["captor"] = event.seat


@_change.register
def _unicorn_fled(event: happened.UnicornFled, view: View) -> None:
    view["table"]["row"][event.slot]["unicorn"] = None
    view["table"]["discard"].append(event.unicorn)


@_change.register
def _unicorn_captured(event: happened.UnicornCaptured, view: View) -> None:
    slot = view["table"]["row"][event.slot]
    slot["unicorn"] = None
    pinned = [card.id for card in event.unicorn.pinned]
    for place in ("above", "below"):
        if slot[place] and slot[place]["id"] in pinned:
            slot[place] = None
    _hunter(view, event.seat)["unicorns"].append(plain(event.unicorn))
    view["table"]["start"] = event.seat
    _forget_gone(view)


def _forget_gone(view: View) -> None:
    """What is no longer face down in the row is no longer among the private looks."""
    lying = [slot[place]["id"] for slot in view["table"]["row"] for place in ("above", "below") if slot[place]]
    if view["you"]:
        for name in ("looked_at", "placed"):
            view["you"][name] = [card for card in view["you"][name] if card["id"] in lying]


@_change.register
def _hunt_ended(event: happened.HuntEnded, view: View) -> None:
    view["table"]["start"] = event.start
    view["table"]["hunt"].update(winner=None, captor=None, revealed=None)
    view["table"]["row"][event.slot].update(above=None, below=None)
    for hunter in view["table"]["hunters"]:
        hunter["bid"] = {"passed": False, "exposed": False, "count": 0, "cards": None, "total": None}
    if view["you"]:
        view["you"]["played"] = []
    _forget_gone(view)
    _to_piles(view, event.discards, event.shown)


@_change.register
def _unicorn_slain(event: happened.UnicornSlain, view: View) -> None:
    _take_unicorn(view, event.seat, event.unicorn)
    view["table"]["discard"].append(event.unicorn)
    _to_piles(view, event.discards, event.shown)


def _take_unicorn(view: View, seat: int, unicorn: str) -> View:
    unicorns: list[View] = view["table"]["hunters"][seat]["unicorns"]
    taken = next(one for one in unicorns if one["id"] == unicorn)
    unicorns.remove(taken)
    return taken


@_change.register
def _unicorns_swapped(event: happened.UnicornsSwapped, view: View) -> None:
    (one, other), (given, taken) = event.seats, event.unicorns
    mine, theirs = _take_unicorn(view, one, given), _take_unicorn(view, other, taken)
    view["table"]["hunters"][one]["unicorns"].append(theirs)
    view["table"]["hunters"][other]["unicorns"].append(mine)


@_change.register
def _unicorn_painted(event: happened.UnicornPainted, view: View) -> None:
    for unicorn in _hunter(view, event.seat)["unicorns"]:
        if unicorn["id"] == event.unicorn:
            unicorn["colour"] = plain(event.colour)


@_change.register(happened.HuntCardsLost)
def _hunt_cards_lost(event: happened.HuntCardsLost | happened.ArticleBought, view: View) -> None:
    _hunter(view, event.seat)["hand"] -= sum(counted.hunts for counted in event.discards)
    if you := _mine(view, event.seat):
        lost = [plain(card) for cards in event.shown.value or () if cards.seat == event.seat for card in cards.hunts]
        you["hand"] = [card for card in you["hand"] if card not in lost]
    _to_piles(view, event.discards, event.shown)


@_change.register
def _hunt_cards_regained(event: happened.HuntCardsRegained, view: View) -> None:
    hunter, cards = _hunter(view, event.seat), plain(event.cards)
    hunter["hand"] += len(cards)
    hunter["bid"]["count"] -= len(cards)
    hunter["bid"]["cards"] = [card for card in hunter["bid"]["cards"] if card not in cards]
    if you := _mine(view, event.seat):
        you["played"] = [card for card in you["played"] if card not in cards]
        you["hand"] = _sorted([*you["hand"], *cards])


def _sorted(hunts: list[View]) -> list[View]:
    return sorted(hunts, key=lambda card: int(card["id"][1:]))


@_change.register
def _market_opened(event: happened.MarketOpened, view: View) -> None:
    view["table"].update(phase="market", hunt=None)


@_change.register
def _article_bought(event: happened.ArticleBought, view: View) -> None:
    stock = next(stock for stock in view["table"]["market"] if stock["article"] == event.article)
    stock["count"] -= 1
    if stock["tokens"] is not None:
        stock["tokens"].remove(event.token)
    _hunt_cards_lost(event, view)


@_change.register
def _token_placed(event: happened.TokenPlaced, view: View) -> None:
    unicorns = _hunter(view, event.seat)["unicorns"]
    for number, unicorn in enumerate(unicorns):
        if unicorn["id"] == event.unicorn.id:
            unicorns[number] = plain(event.unicorn)


@_change.register
def _token_kept(event: happened.TokenKept, view: View) -> None:
    _hunter(view, event.seat)["held"].append(plain(event.token))


@_change.register
def _hands_taken_back(event: happened.HandsTakenBack, view: View) -> None:
    for hunter in view["table"]["hunters"]:
        pile = hunter["hunt_discard"]
        hunter["hand"] += pile["count"]
        if view["you"] and hunter["seat"] == view["you"]["seat"]:
            view["you"]["hand"] = _sorted([*view["you"]["hand"], *pile["cards"]])
        hunter["hunt_discard"] = {"count": 0, "cards": None if pile["cards"] is None else []}
