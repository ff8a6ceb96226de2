"""The one way a card goes from zone to zone, whatever the cause: prohibit, replace, move, hear."""

from collections.abc import Sequence
from typing import Any, Literal

from games.rules.kernel.events import Secret
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns import party
from games.rules.unstable_unicorns.cards import Face, matches
from games.rules.unstable_unicorns.clauses.instead_of import spare
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.table import ZoneName

Cause = Literal[
    "draw",
    "discard",
    "sacrifice",
    "destroy",
    "steal",
    "return",
    "move",
    "bring",
    "take",
    "search",
    "pull",
    "swap",
    "play",
    "neigh",
    "resolve",
    "shuffle",
    "deal",
]
FATES = {
    "sacrifice": "be_sacrificed",
    "destroy": "be_destroyed",
    "steal": "be_stolen",
    "return": "be_returned",
    "move": "be_moved",
}
PUBLIC = frozenset({"discard", "nursery", "stable", "playing"})
HIDDEN = frozenset({"hand", "deck"})
NO_BABIES = frozenset({"hand", "deck", "discard"})


class Going:
    """One card on its way."""

    __slots__ = ("copy", "from_seat", "from_zone", "to_seat", "to_zone")

    def __init__(self, copy: Copy, from_zone: ZoneName, from_seat: int, to_zone: ZoneName, to_seat: int = 0) -> None:
        self.copy = copy
        self.from_zone = from_zone
        self.from_seat = from_seat
        self.to_zone = to_zone
        self.to_seat = to_seat


def move(play: Play, going: Sequence[Going], cause: Cause, by: Effect | None) -> int:
    """Move these cards together; answer how many went, or were replaced on their way (UU-R3.3)."""
    allowed = [one for one in going if not is_prohibited(play, one, cause, by)]
    moving = allowed
    if cause in FATES:
        saved = spare(play, {one.copy: one.from_seat for one in allowed}, FATES[cause], by)
        moving = [one for one in allowed if one.copy not in saved]
    leaving = [one for one in moving if one.from_zone == "stable"]
    if leaving:
        hear_leaving(play, leaving, cause)
    for one in moving:
        redirect(play, one, cause)
        relocate(play, one, cause, by)
    entering = [one for one in moving if one.to_zone == "stable"]
    if leaving or entering:
        play.changed()
        if entering:
            hear_entering(play, entering)
    return len(allowed)


def is_prohibited(play: Play, one: Going, cause: Cause, by: Effect | None) -> bool:
    if one.copy not in play.table.zone(one.from_zone, one.from_seat):
        return True
    if one.from_zone == "stable" and cause in FATES:
        cause_face = by.face if by is not None else None
        if play.force.forbids(FATES[cause], one.copy, one.from_seat, cause_face):
            return True
    return one.to_zone == "stable" and not play.force.may_enter(one.copy, one.to_seat)


def redirect(play: Play, one: Going, cause: Cause) -> None:
    """Where it really goes: a Baby to the Nursery (UU-1.5), a card with another grave to a hand."""
    if one.to_zone in NO_BABIES and play.face(one.copy).is_baby:
        one.to_zone = "nursery"
    elif cause in ("sacrifice", "destroy") and one.copy in play.force.to_hand:
        one.to_zone, one.to_seat = "hand", one.from_seat


def relocate(play: Play, one: Going, cause: Cause, by: Effect | None) -> None:
    """The move itself, and its event: who saw the card go learns that, who sees it arrive learns that."""
    table, copy = play.table, one.copy
    gone = play.shown(copy) if one.from_zone != "deck" else None
    if one.from_zone == "playing":
        table.played_by.pop(table.playing.index(copy))
    table.zone(one.from_zone, one.from_seat).remove(copy)
    table.zone(one.to_zone, one.to_seat).append(copy)
    if one.to_zone == "playing":
        table.played_by.append(one.from_seat)
    data: dict[str, Any] = {
        "cause": cause,
        "from_zone": one.from_zone,
        "from_seat": one.from_seat if one.from_zone in ("hand", "stable") else None,
        "to_zone": one.to_zone,
        "to_seat": one.to_seat if one.to_zone in ("hand", "stable") else None,
        "by": by.face.id if by is not None else None,
    }
    secrets: list[Secret] = []
    if gone is not None:
        if one.from_zone in PUBLIC or table.visible[one.from_seat]:
            data["gone"] = gone
        else:
            secrets.append(Secret((one.from_seat,), {"gone": gone}))
    if one.to_zone in HIDDEN:
        table.hide(copy)
    if one.to_zone != "deck":
        card = play.shown(copy)
        if one.to_zone in PUBLIC or table.visible[one.to_seat]:
            data["card"] = card
        else:
            secrets.append(Secret((one.to_seat,), {"card": card}))
    if one.to_zone in ("hand", "stable") and by is not None:
        play.link.newcomers[copy] = by.number
    play.emit("card_moved", data, tuple(secrets))
    if table.options.party != "none":
        party.moved(play, play.face(copy), cause, one.from_seat, one.to_zone, one.to_seat)


def hear_leaving(play: Play, leaving: Sequence[Going], cause: Cause) -> None:
    """What the cards themselves say to their leaving, and what their Stable says: judged before they go."""
    force = play.force
    for one in leaving:
        face = play.face(one.copy)
        if one.copy not in force.silenced:
            for when in face.when("leave"):
                play.trigger(one.from_seat, one.copy, face, when)
            if cause in ("sacrifice", "destroy"):
                for when in face.when("sacrificed_or_destroyed"):
                    play.trigger(one.from_seat, one.copy, face, when)
        hear_passing(play, "leave", face, one.from_seat)


def hear_entering(play: Play, entering: Sequence[Going]) -> None:
    for one in entering:
        face = play.face(one.copy)
        if face.triggers and not play.force.is_silenced_on_entering(one.copy, one.to_seat):
            for when in face.when("enter"):
                play.trigger(one.to_seat, one.copy, face, when)
        hear_passing(play, "enter", face, one.to_seat)


def hear_passing(play: Play, event: str, face: Face, seat: int) -> None:
    for when, passing, source in play.force.listeners:
        if source.seat == seat and event in passing.event and matches(passing, face.kinds, face.named):
            play.trigger(seat, source.copy, source.face, when)
