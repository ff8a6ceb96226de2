"""Words for the choices of a form, and the cards and seats that they are about."""

from collections.abc import Iterator

from games.rules.kernel.choices import Choice
from games.rules.kernel.words import say
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.shown import unicorn as shown_unicorn
from games.rules.kill_the_unicorns.table import KuTable, Unicorn


def describe(cards: KuCards, table: KuTable, seat: int, of: str, choice: str) -> Choice:
    """A choice of this seat; cards and characters are called by their names."""
    match of:
        case "seat":
            return Choice(say("label-ku-seat", seat=int(choice)), seat=int(choice))
        case "hunt":
            return _hunt_card(cards, table, seat, choice)
        case "payment":
            values = [_value(cards, part) for part in choice.split("+") if part]
            written = " + ".join(map(str, values))
            return Choice(say("label-ku-payment", count=len(values), values=written, total=sum(values)))
        case "stratagem":
            face = _drawn_face(cards, table, choice)
            return Choice(say("label-ku-card", card=face), face, choice, seat, "drawn")
        case "unicorn" | "victim":
            return _unicorn(cards, table, of, choice)
        case "face_down":
            return _face_down(cards, table, choice)
        case "colour" | "place":
            return Choice(say(f"label-ku-{of}-{choice}"))
        case "change":
            return Choice(say("label-ku-change", change=choice))
        case "article" | "token":
            return Choice(say("label-ku-card", card=choice), choice, zone="market")
    return Choice(say("label-ku-card", card=choice), choice)


def _hunt_card(cards: KuCards, table: KuTable, seat: int, choice: str) -> Choice:
    in_hand = any(table.hunt_id(cards, copy) == choice for copy in table.hunters[seat].hand)
    face = cards.faces[cards.hunts[int(choice[1:])]].id
    label = say("label-ku-hunt", value=_value(cards, choice))
    return Choice(label, face, choice, seat, "hand" if in_hand else "played")


def _value(cards: KuCards, hunt_id: str) -> int:
    return cards.faces[cards.hunts[int(hunt_id[1:])]].card.value or 0


def _drawn_face(cards: KuCards, table: KuTable, choice: str) -> str:
    drawn = [copy for hunter in table.hunters for copy in hunter.drawn]
    return next(table.face(cards, copy).id for copy in drawn if table.card_id(copy) == choice)


def _unicorn(cards: KuCards, table: KuTable, of: str, choice: str) -> Choice:
    """A unicorn's name says nothing of what it is worth: colour and stars as they are now stand beside it."""
    number = cards.number[choice]
    owner, unicorn = next(one for one in _unicorns(cards, table) if table.faces[one[1].copy] == number)
    shown = shown_unicorn(cards, table, unicorn)
    label = say(f"label-ku-{of}", card=choice, colour=shown.colour or "none", stars=shown.stars)
    return Choice(label, choice, choice, owner, "row" if owner is None else "collection")


def _unicorns(cards: KuCards, table: KuTable) -> Iterator[tuple[int | None, Unicorn]]:
    """All unicorns, with the seats before which they lie; those of the row are nobody's."""
    for seat, hunter in enumerate(table.hunters):
        yield from ((seat, unicorn) for unicorn in hunter.unicorns)
    for slot in table.row:
        if slot.unicorn is not None:
            yield None, Unicorn(slot.unicorn, table.face(cards, slot.unicorn).card.colour)


def _face_down(cards: KuCards, table: KuTable, choice: str) -> Choice:
    """Whose it is and where it lies; which it is, nobody may know."""
    slot, copy = table.face_down_stratagems()[choice]
    place = "above" if slot.above == copy else "below"
    unicorn = "" if slot.unicorn is None else table.face(cards, slot.unicorn).id
    owner = table.owner_of(cards, copy)
    label = say(f"label-ku-face-down-{place}", seat=owner, card=unicorn)
    return Choice(label, None, choice, owner, "row")
