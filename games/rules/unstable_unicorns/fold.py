"""A view brought up to date with the events that its viewer saw, as a client would do it."""

from functools import singledispatch
from typing import Any

import msgspec

from games.rules.kernel.events import Event
from games.rules.unstable_unicorns.events import (
    CardMoved,
    CardsLookedAt,
    DeckSearched,
    DeckShuffled,
    ExtraTurnGranted,
    HandHidden,
    HandRedrawn,
    HandRevealed,
    LookEnded,
    PhaseBegan,
    StandingChanged,
    TurnBegan,
)

Table = dict[str, Any]
You = dict[str, Any] | None


def fold(view: dict[str, Any], event: Event) -> None:
    """Bring a view up to date with one event."""
    _change(event, view["table"], view["you"])


@singledispatch
def _change(event: Event, table: Table, you: You) -> None:
    """An event without a function of its own changes nothing that is shown."""


@_change.register
def _card_moved(event: CardMoved, table: Table, you: You) -> None:
    _take_out(event, table, you)
    card, zone, seat = msgspec.to_builtins(event.card.value), event.to_zone, event.to_seat
    if zone == "deck":
        table["deck_size"] += 1
    elif zone == "playing":
        table["playing"].append({"seat": event.from_seat, "card": card})
    elif zone == "stable":
        table["seats"][seat]["stable"].append(card)
    elif zone == "hand":
        table["seats"][seat]["hand_size"] += 1
        if you is not None and you["seat"] == seat:
            you["hand"].append(card)
        if table["seats"][seat]["revealed"] is not None:
            table["seats"][seat]["revealed"].append(card)
    else:
        table[zone].append(card)


def _take_out(event: CardMoved, table: Table, you: You) -> None:
    gone, zone, seat = msgspec.to_builtins(event.gone.value), event.from_zone, event.from_seat
    if zone == "deck":
        table["deck_size"] -= 1
    elif zone == "playing":
        table["playing"] = [played for played in table["playing"] if played["card"] != gone]
    elif zone == "stable":
        table["seats"][seat]["stable"].remove(gone)
    elif zone == "hand":
        table["seats"][seat]["hand_size"] -= 1
        if you is not None and you["seat"] == seat:
            you["hand"].remove(gone)
        if table["seats"][seat]["revealed"] is not None:
            table["seats"][seat]["revealed"].remove(gone)
    else:
        table[zone].remove(gone)


@_change.register
def _deck_shuffled(event: DeckShuffled, table: Table, you: You) -> None:
    table["deck_size"] = event.deck
    if not event.discard:
        table["discard"] = []


@_change.register
def _standing_changed(event: StandingChanged, table: Table, you: You) -> None:
    for seat, unicorns in zip(table["seats"], event.standing, strict=True):
        seat["unicorns"] = unicorns


@_change.register
def _hand_revealed(event: HandRevealed, table: Table, you: You) -> None:
    table["seats"][event.seat]["revealed"] = msgspec.to_builtins(event.cards)


@_change.register
def _hand_hidden(event: HandHidden, table: Table, you: You) -> None:
    table["seats"][event.seat]["revealed"] = None


@_change.register(CardsLookedAt)
@_change.register(DeckSearched)
def _looked(event: CardsLookedAt | DeckSearched, table: Table, you: You) -> None:
    if you is not None and you["seat"] == event.seat:
        you["looking_at"] = msgspec.to_builtins(event.cards.value)


@_change.register
def _look_ended(event: LookEnded, table: Table, you: You) -> None:
    if you is not None and you["seat"] == event.seat:
        you["looking_at"] = []


@_change.register
def _turn_began(event: TurnBegan, table: Table, you: You) -> None:
    table.update(active=event.seat, turn=event.turn, extra_turns=event.extra_turns)


@_change.register
def _phase_began(event: PhaseBegan, table: Table, you: You) -> None:
    table["phase"] = event.phase


@_change.register
def _extra_turn(event: ExtraTurnGranted, table: Table, you: You) -> None:
    if event.seat == table["active"]:
        table["extra_turns"] = event.extra_turns


@_change.register
def _redrawn(event: HandRedrawn, table: Table, you: You) -> None:
    table["redraws_left"] = [seat for seat in table["redraws_left"] if seat != event.seat]
