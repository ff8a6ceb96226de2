"""Words for the choices of a form: what a button says, as a message key and its arguments."""

from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns.cards import Cards
from games.rules.kill_the_unicorns.shown import unicorn as shown_unicorn
from games.rules.kill_the_unicorns.table import KuTable, Unicorn


def label(cards: Cards, table: KuTable, of: str, choice: str) -> Say:
    """The words for one choice; cards and characters are called by their names."""
    match of:
        case "seat":
            return say("label-ku-seat", seat=int(choice))
        case "hunt":
            return say("label-ku-hunt", value=_value(cards, choice))
        case "payment":
            values = [_value(cards, part) for part in choice.split("+") if part]
            return say("label-ku-payment", values=" + ".join(map(str, values)), total=sum(values))
        case "stratagem":
            return say("label-ku-card", card=_drawn_face(cards, table, choice))
        case "unicorn" | "victim":
            return _unicorn(cards, table, of, choice)
        case "face_down":
            return _face_down(cards, table, choice)
        case "colour" | "place":
            return say(f"label-ku-{of}-{choice}")
        case "change":
            return say("label-ku-change", change=choice)
    return say("label-ku-card", card=choice)


def _value(cards: Cards, hunt_id: str) -> int:
    return cards.faces[cards.hunts[int(hunt_id[1:])]].card.value or 0


def _drawn_face(cards: Cards, table: KuTable, choice: str) -> str:
    drawn = [copy for hunter in table.hunters for copy in hunter.drawn]
    return next(table.face(cards, copy).id for copy in drawn if table.card_id(copy) == choice)


def _unicorn(cards: Cards, table: KuTable, of: str, choice: str) -> Say:
    """A unicorn's name says nothing of what it is worth: colour and stars as they are now stand beside it."""
    number = cards.number[choice]
    caught = [unicorn for hunter in table.hunters for unicorn in hunter.unicorns]
    wild = [Unicorn(slot.unicorn, cards.faces[number].card.colour) for slot in table.row if slot.unicorn is not None]
    unicorn = next(one for one in (*caught, *wild) if table.faces[one.copy] == number)
    shown = shown_unicorn(cards, table, unicorn)
    return say(f"label-ku-{of}", card=choice, colour=shown.colour or "none", stars=shown.stars)


def _face_down(cards: Cards, table: KuTable, choice: str) -> Say:
    slot, copy = table.face_down_stratagems()[choice]
    place = "above" if slot.above == copy else "below"
    unicorn = "" if slot.unicorn is None else table.face(cards, slot.unicorn).id
    return say(f"label-ku-face-down-{place}", seat=table.owner_of(cards, copy), card=unicorn)
