"""A view of the toy game brought up to date with the events that its viewer saw."""

from typing import Any

import msgspec

from games.rules.kernel.events import Event
from tests.toy.events import (
    ToyCardDiscarded,
    ToyCardDrawn,
    ToyCardPlayed,
    ToyCardPulled,
    ToyCardStopped,
    ToyPointScored,
    ToyTurnEnded,
)


def fold(view: dict[str, Any], event: Event) -> None:
    public, you = view["table"], view["you"]
    me = you["seat"] if you is not None else None
    match event:
        case ToyCardDrawn():
            public["deck"] -= 1
            public["hands"][event.seat] += 1
            if event.seat == me:
                you["hand"].append(msgspec.to_builtins(event.card.value))
        case ToyCardPlayed() | ToyCardStopped() | ToyCardDiscarded():
            card = msgspec.to_builtins(event.card)
            public["discard"].append(card)
            public["hands"][event.seat] -= 1
            if event.seat == me:
                you["hand"].remove(card)
        case ToyCardPulled():
            public["hands"][event.seat] += 1
            public["hands"][event.rival] -= 1
            if event.seat == me:
                you["hand"].append(msgspec.to_builtins(event.card.value))
            elif event.rival == me:
                you["hand"] = [card for card in you["hand"] if card["id"] != event.lost.value]
        case ToyPointScored():
            public["points"][event.seat] = event.points
        case ToyTurnEnded():
            public["active"] = event.active
