"""A view brought up to date with the events that its viewer saw, as a client would do it."""

from collections.abc import Callable, Mapping
from typing import Any


def fold(view: dict[str, Any], event: Mapping[str, Any]) -> None:
    """Bring a view up to date with one event."""
    change = _CHANGES.get(event["type"])
    if change is not None:
        change(view["table"], view["you"], event)


def _card_moved(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    _take_out(table, you, event)
    card, zone, seat = event.get("card"), event["to_zone"], event["to_seat"]
    if zone == "deck":
        table["deck_size"] += 1
    elif zone == "playing":
        table["playing"].append({"seat": event["from_seat"], "card": card})
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


def _take_out(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    gone, zone, seat = event.get("gone"), event["from_zone"], event["from_seat"]
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


def _deck_shuffled(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    table["deck_size"] = event["deck"]
    if not event["discard"]:
        table["discard"] = []


def _standing_changed(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    for seat, unicorns in zip(table["seats"], event["standing"], strict=True):
        seat["unicorns"] = unicorns


def _hand_shown(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    table["seats"][event["seat"]]["revealed"] = None if event["cards"] is None else list(event["cards"])


def _looked(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    if you is not None and you["seat"] == event["seat"]:
        you["looking_at"] = list(event.get("cards", []))


def _turn_began(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    table.update(active=event["seat"], turn=event["turn"], extra_turns=event["extra_turns"])


def _phase_began(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    table["phase"] = event["phase"]


def _extra_turn(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    table["extra_turns"] = event["extra_turns"]


def _redrawn(table: dict[str, Any], you: dict[str, Any] | None, event: Mapping[str, Any]) -> None:
    table["redraws_left"] = [seat for seat in table["redraws_left"] if seat != event["seat"]]


_Change = Callable[[dict[str, Any], dict[str, Any] | None, Mapping[str, Any]], None]
_CHANGES: dict[str, _Change] = {
    "card_moved": _card_moved,
    "deck_shuffled": _deck_shuffled,
    "standing_changed": _standing_changed,
    "hand_revealed": _hand_shown,
    "hand_hidden": _hand_shown,
    "cards_looked_at": _looked,
    "deck_searched": _looked,
    "look_ended": _looked,
    "turn_began": _turn_began,
    "phase_began": _phase_began,
    "extra_turn_granted": _extra_turn,
    "hand_redrawn": _redrawn,
}
