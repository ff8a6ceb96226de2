"""What each event changes in a view: view before + events = view after, for every viewer.
Plain data in, changed in place; a client in another language can do the same."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.rules.kill_the_unicorns.scoring import score
from games.rules.kill_the_unicorns.shown import HeldToken, UnicornCard

View = dict[str, Any]
Facts = Mapping[str, Any]


def fold(view: View, event: Facts) -> None:
    """Bring the view up to date with one event, as its viewer saw it."""
    change = _CHANGES.get(event["type"])
    if change:
        change(view, event)
    _to_piles(view, event)
    for hunter in view["table"]["hunters"]:
        unicorns = msgspec.convert(hunter["unicorns"], list[UnicornCard])
        hunter["score"] = score(unicorns, msgspec.convert(hunter["held"], list[HeldToken])).total


def _hunter(view: View, event: Facts) -> View:
    found: View = view["table"]["hunters"][event["seat"]]
    return found


def _mine(view: View, event: Facts) -> View | None:
    you: View | None = view["you"]
    return you if you and you["seat"] == event.get("seat") else None


def _to_piles(view: View, event: Facts) -> None:
    hunters = view["table"]["hunters"]
    for counted in event.get("discards", ()):
        hunters[counted["seat"]]["hunt_discard"]["count"] += counted["hunts"]
        hunters[counted["seat"]]["stratagem_discard"]["count"] += counted["stratagems"]
    for shown in event.get("shown", ()):
        for pile, kind in (("hunt_discard", "hunts"), ("stratagem_discard", "stratagems")):
            if hunters[shown["seat"]][pile]["cards"] is not None:
                hunters[shown["seat"]][pile]["cards"] += shown[kind]


def _character_chosen(view: View, event: Facts) -> None:
    _hunter(view, event).update(character=event["character"], deck=event["deck"])


def _game_dealt(view: View, event: Facts) -> None:
    view["table"]["market"] = event["market"]
    for hunter, starter in zip(view["table"]["hunters"], event["starters"], strict=True):
        hunter["unicorns"].append(starter)


def _round_began(view: View, event: Facts) -> None:
    table = view["table"]
    row = [{"unicorn": unicorn, "above": None, "below": None} for unicorn in event["row"]]
    table.update(phase="stratagems", round=event["round"], hunt=None, row=row, deck=table["deck"] - len(row))
    for hunter in table["hunters"]:
        hunter["ability_used"] = False


def _stratagems_drawn(view: View, event: Facts) -> None:
    hunter = _hunter(view, event)
    hunter["deck"] -= event["count"]
    hunter["drawn"] = event["count"]
    if you := _mine(view, event):
        you["drawn"] = event["cards"]


def _stratagem_placed(view: View, event: Facts) -> None:
    _hunter(view, event)["drawn"] = 0
    _slot(view, event["unicorn"])[event["place"]] = event["stratagem"]
    if you := _mine(view, event):
        you["drawn"] = []
        you["placed"] = event.get("placed", [])


def _slot(view: View, unicorn: str) -> View:
    row: list[View] = view["table"]["row"]
    return next(slot for slot in row if slot["unicorn"] and slot["unicorn"]["id"] == unicorn)


def _stratagem_moved(view: View, event: Facts) -> None:
    for slot in view["table"]["row"]:
        for place in ("above", "below"):
            if slot[place] and slot[place]["id"] == event["stratagem"]:
                moved, slot[place] = slot[place], None
    _slot(view, event["unicorn"])[event["place"]] = moved
    if view["you"] and moved["owner"] == view["you"]["seat"]:
        _sort_placed(view)


def _sort_placed(view: View) -> None:
    """Own placed stratagems are listed as they lie in the row."""
    lying = [slot[place]["id"] for slot in view["table"]["row"] for place in ("above", "below") if slot[place]]
    view["you"]["placed"].sort(key=lambda card: lying.index(card["id"]))


def _stratagem_looked_at(view: View, event: Facts) -> None:
    if you := _mine(view, event):
        you["looked_at"].append(event["card"])


def _hunt_opened(view: View, event: Facts) -> None:
    hunt = {"slot": event["slot"], "number": 0, "winner": None, "captor": None, "revealed": None}
    view["table"].update(phase="hunt", hunt=hunt)


def _cards_played(view: View, event: Facts) -> None:
    hunter = _hunter(view, event)
    hunter["hand"] -= event["count"]
    hunter["bid"]["count"] = event["count"]
    view["table"]["hunt"]["number"] = event["number"]
    if hunter["bid"]["exposed"]:
        hunter["bid"]["cards"] = event["cards"]
    if you := _mine(view, event):
        you["hand"] = [card for card in you["hand"] if card not in event["cards"]]
        you["played"] = event["cards"]


def _bid_passed(view: View, event: Facts) -> None:
    _hunter(view, event)["bid"]["passed"] = True
    view["table"]["start"] = event["start"]


def _cards_revealed(view: View, event: Facts) -> None:
    for hand in event["hands"]:
        _hunter(view, hand)["bid"].update(cards=hand["cards"], total=hand["total"])


def _stratagem_revealed(view: View, event: Facts) -> None:
    view["table"]["hunt"]["revealed"] = {**event["stratagem"], "owner": event["owner"]}


def _unicorn_fled(view: View, event: Facts) -> None:
    view["table"]["row"][event["slot"]]["unicorn"] = None
    view["table"]["discard"].append(event["unicorn"])


def _unicorn_captured(view: View, event: Facts) -> None:
    slot = view["table"]["row"][event["slot"]]
    slot["unicorn"] = None
    pinned = [card["id"] for card in event["unicorn"]["pinned"]]
    for place in ("above", "below"):
        if slot[place] and slot[place]["id"] in pinned:
            slot[place] = None
    _hunter(view, event)["unicorns"].append(event["unicorn"])
    view["table"]["start"] = event["seat"]
    _forget_gone(view)


def _forget_gone(view: View) -> None:
    """What is no longer face down in the row is no longer among the private looks."""
    lying = [slot[place]["id"] for slot in view["table"]["row"] for place in ("above", "below") if slot[place]]
    if view["you"]:
        for name in ("looked_at", "placed"):
            view["you"][name] = [card for card in view["you"][name] if card["id"] in lying]


def _hunt_ended(view: View, event: Facts) -> None:
    view["table"]["start"] = event["start"]
    view["table"]["hunt"].update(winner=None, captor=None, revealed=None)
    view["table"]["row"][event["slot"]].update(above=None, below=None)
    for hunter in view["table"]["hunters"]:
        hunter["bid"] = {"passed": False, "exposed": False, "count": 0, "cards": None, "total": None}
    if view["you"]:
        view["you"]["played"] = []
    _forget_gone(view)


def _unicorn_slain(view: View, event: Facts) -> None:
    _take_unicorn(view, event["seat"], event["unicorn"])
    view["table"]["discard"].append(event["unicorn"])


def _take_unicorn(view: View, seat: int, unicorn: str) -> View:
    unicorns: list[View] = view["table"]["hunters"][seat]["unicorns"]
    taken = next(one for one in unicorns if one["id"] == unicorn)
    unicorns.remove(taken)
    return taken


def _unicorns_swapped(view: View, event: Facts) -> None:
    (one, other), (given, taken) = event["seats"], event["unicorns"]
    mine, theirs = _take_unicorn(view, one, given), _take_unicorn(view, other, taken)
    view["table"]["hunters"][one]["unicorns"].append(theirs)
    view["table"]["hunters"][other]["unicorns"].append(mine)


def _unicorn_painted(view: View, event: Facts) -> None:
    for unicorn in _hunter(view, event)["unicorns"]:
        if unicorn["id"] == event["unicorn"]:
            unicorn["colour"] = event["colour"]


def _hunt_cards_lost(view: View, event: Facts) -> None:
    count = sum(counted["hunts"] for counted in event["discards"])
    _hunter(view, event)["hand"] -= count
    if you := _mine(view, event):
        lost = [card for shown in event["shown"] if shown["seat"] == you["seat"] for card in shown["hunts"]]
        you["hand"] = [card for card in you["hand"] if card not in lost]


def _hunt_cards_regained(view: View, event: Facts) -> None:
    hunter = _hunter(view, event)
    hunter["hand"] += len(event["cards"])
    hunter["bid"]["count"] -= len(event["cards"])
    hunter["bid"]["cards"] = [card for card in hunter["bid"]["cards"] if card not in event["cards"]]
    if you := _mine(view, event):
        you["played"] = [card for card in you["played"] if card not in event["cards"]]
        you["hand"] = _sorted([*you["hand"], *event["cards"]])


def _sorted(hunts: list[View]) -> list[View]:
    return sorted(hunts, key=lambda card: int(card["id"][1:]))


def _article_bought(view: View, event: Facts) -> None:
    stock = next(stock for stock in view["table"]["market"] if stock["article"] == event["article"])
    stock["count"] -= 1
    if stock["tokens"] is not None:
        stock["tokens"].remove(event["token"])
    _hunt_cards_lost(view, event)


def _token_placed(view: View, event: Facts) -> None:
    unicorns = _hunter(view, event)["unicorns"]
    for number, unicorn in enumerate(unicorns):
        if unicorn["id"] == event["unicorn"]["id"]:
            unicorns[number] = event["unicorn"]


def _hands_taken_back(view: View, event: Facts) -> None:
    for hunter in view["table"]["hunters"]:
        pile = hunter["hunt_discard"]
        hunter["hand"] += pile["count"]
        if view["you"] and hunter["seat"] == view["you"]["seat"]:
            view["you"]["hand"] = _sorted([*view["you"]["hand"], *pile["cards"]])
        hunter["hunt_discard"] = {"count": 0, "cards": None if pile["cards"] is None else []}


_CHANGES: dict[str, Callable[[View, Facts], None]] = {
    "character_chosen": _character_chosen,
    "game_dealt": _game_dealt,
    "round_began": _round_began,
    "stratagems_drawn": _stratagems_drawn,
    "stratagem_placed": _stratagem_placed,
    "stratagem_moved": _stratagem_moved,
    "stratagem_looked_at": _stratagem_looked_at,
    "ability_used": lambda view, event: _hunter(view, event).update(ability_used=True),
    "seat_exposed": lambda view, event: view["table"]["hunters"][event["target"]]["bid"].update(exposed=True),
    "hunt_opened": _hunt_opened,
    "cards_played": _cards_played,
    "bid_passed": _bid_passed,
    "cards_revealed": _cards_revealed,
    "total_changed": lambda view, event: _hunter(view, event)["bid"].update(total=event["total"]),
    "hunt_won": lambda view, event: view["table"]["hunt"].update(winner=event["seat"], captor=event["seat"]),
    "stratagem_revealed": _stratagem_revealed,
    "captor_changed": lambda view, event: view["table"]["hunt"].update(captor=event["seat"]),
    "unicorn_fled": _unicorn_fled,
    "unicorn_captured": _unicorn_captured,
    "hunt_ended": _hunt_ended,
    "unicorn_slain": _unicorn_slain,
    "unicorns_swapped": _unicorns_swapped,
    "unicorn_painted": _unicorn_painted,
    "hunt_cards_lost": _hunt_cards_lost,
    "hunt_cards_regained": _hunt_cards_regained,
    "market_opened": lambda view, event: view["table"].update(phase="market", hunt=None),
    "article_bought": _article_bought,
    "token_placed": _token_placed,
    "token_kept": lambda view, event: _hunter(view, event)["held"].append(event["token"]),
    "hands_taken_back": _hands_taken_back,
}
