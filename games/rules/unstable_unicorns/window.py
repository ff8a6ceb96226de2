"""The Neigh window (UU section 5): a card is shown, and others may stop it, to any depth.

A card is played in a turn, by an effect, or as an answer to one: whichever it is, this is its window.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.rules.kernel.actions import Pass
from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Action, Form, Prompt, one_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking, party
from games.rules.unstable_unicorns.actions import Neigh, Redraw
from games.rules.unstable_unicorns.events import Cause, PlayResolved, PlayStopped
from games.rules.unstable_unicorns.facts import PlayedCard, WindowFacts
from games.rules.unstable_unicorns.moments import NEIGH
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Play

Redrawing = Callable[[Play, int], None]
"""What a redraw in a window does; it does not close the window."""


class Declared(NamedTuple):
    """What was named with a card before its window (UU-5.7)."""

    stable: int | None = None
    targets: Sequence[int] = ()


NOTHING_NAMED = Declared()


def goes_through(play: Play, base: int, declared: Declared = NOTHING_NAMED, redraw: Redrawing | None = None) -> bool:
    """Others may stop the card that lies on `base` others; if they do, it is over with it."""
    table = play.table
    seat, copy, before = table.played_by[base], table.playing[base], table.neighs
    went_through = Window(play, base, declared, redraw).goes_through()
    party.window_closed(play, seat if went_through else table.played_by[-1], before)
    card = play.shown(copy)
    play.emit(PlayResolved(seat, card) if went_through else PlayStopped(seat, card))
    if "stops" in play.cards.triggers:
        hear_stops(play, base)
    if not went_through:
        put_away(play, table.playing[base:], "neigh")
    return went_through


def hear_stops(play: Play, base: int) -> None:
    """Every Instant that nobody stopped has stopped the card under it, and says what follows."""
    table = play.table
    for place in range(len(table.playing) - 1, base, -2):
        copy, seat = table.playing[place], table.played_by[place]
        for when in play.face(copy).when("stops"):
            play.trigger(seat, copy, play.face(copy), when)
            play.waiting[-1].them = table.played_by[place - 1]


def put_away(play: Play, copies: list[Copy], cause: Cause) -> None:
    """Instants, last first, then the card itself, on the discard pile (UU-1.7)."""
    for copy in reversed(copies):
        move(play, [Going(copy, "playing", 0, "discard")], cause, None)


class Window:
    """One card being played, and the Instants on it. Under it lie `base` cards: those whose effect plays it."""

    __slots__ = ("base", "declared", "play", "redraw", "table")

    def __init__(self, play: Play, base: int, declared: Declared, redraw: Redrawing | None) -> None:
        self.play = play
        self.table = play.table
        self.base = base
        self.declared = declared
        self.redraw = redraw
        """None inside a chain: nobody redraws there, and who concedes is out when the chain is over."""

    @property
    def depth(self) -> int:
        """How many Instants lie on the card."""
        return len(self.table.playing) - 1 - self.base

    def goes_through(self) -> bool:
        """Open windows until one closes unanswered; the last unanswered Instant decides (UU-5.2)."""
        while answer := self.ask():
            seat = answer.seat if answer.seat is not None else 0
            lay_instant(self.play, seat, held(self.play, seat)[answer.one("card")])
        return self.depth % 2 == 0

    def ask(self) -> Action | None:
        """The Instant played on the top card, or None if everybody passes. A redraw does not close the window."""
        seats = self.asked_seats()
        while seats:
            answers = self.play.run.gather(self.prompts(seats), until=is_no_pass, quiet=self.redraw is not None)
            last = answers[-1]
            if Neigh.is_taken(last):
                return last
            if self.redraw is None or not Redraw.is_taken(last) or last.seat is None:
                return None
            self.redraw(self.play, last.seat)
            passed = {action.seat for action in answers if Pass.is_taken(action)}
            seats = [seat for seat in seats if seat not in passed]
        return None

    def asked_seats(self) -> list[int]:
        """Every seat that cards in play allow an Instant of the card set, whatever it holds (UU-5.6)."""
        play, table = self.play, self.table
        top, player = table.playing[-1], table.played_by[-1]
        if is_safe(play, top, player):
            return []
        others = table.others(player)
        if "play" not in play.force.cannots:
            return others
        instants = [copy for face in play.cards.instants if (copy := one_of_face(play, face.index)) is not None]
        return [seat for seat in others if any(not play.force.forbids("play", copy, seat) for copy in instants)]

    def prompts(self, seats: list[int]) -> list[Prompt]:
        """The same question to each of these seats, with the Instants that it holds."""
        play, concerned, depth = self.play, self.seats_concerned(), self.depth
        redrawing = self.redrawing(seats) if depth == 0 else ()
        prompts = []
        for seat in seats:
            forms = self.forms(seat, seat in redrawing)
            can_stop = forms[0].type != asking.PASS.type
            prompts.append(
                Prompt(
                    seat,
                    "neigh_window",
                    forms,
                    self.question(seat, depth, can_stop),
                    default=asking.PASS.type,
                    clock=NEIGH.name,
                    facts=LateFacts(window_facts, play, self.base, self.declared, can_stop),
                    concerns=concerned,
                )
            )
        return prompts

    def redrawing(self, seats: Sequence[int]) -> Sequence[int]:
        """Those of these seats that may redraw (UU-10.1)."""
        if self.redraw is None or not self.table.options.redraw_once:
            return ()
        return [seat for seat in seats if asking.may_redraw(self.play, seat)]

    def question(self, seat: int, depth: int, can_stop: bool) -> Say:
        """What is being played, and at whom or what: named players, a named Stable, or the card that an Instant
        stops."""
        play, table = self.play, self.table
        card, player, can = play.face(table.playing[-1]).id, table.played_by[-1], "yes" if can_stop else "no"
        if depth:
            owner, stopped = table.played_by[-2], play.face(table.playing[-2]).id
            key = "prompt-uu-neigh-window-stops-yours" if owner == seat else "prompt-uu-neigh-window-stops"
            return say(key, card=card, seat=player, card_stopped=stopped, seat_stopped=owner, can=can)
        stable, targets = self.declared
        aimed = [target for target in targets if target != player]
        if len(aimed) > 1:
            key = "prompt-uu-neigh-window-at-two"
            return say(key, card=card, seat=player, seat_at=aimed[0], seat_too=aimed[1], can=can)
        if aimed:
            return say("prompt-uu-neigh-window-at", card=card, seat=player, seat_at=aimed[0], can=can)
        if stable is not None and stable != player:
            return say("prompt-uu-neigh-window-into", card=card, seat=player, seat_into=stable, can=can)
        return say("prompt-uu-neigh-window", card=card, seat=player, can=can)

    def forms(self, seat: int, may_redraw: bool) -> tuple[Form, ...]:
        instants = held(self.play, seat)
        to_stop = (Neigh.form(card=one_of("card", instants)),) if instants else ()
        return (*to_stop, asking.PASS, asking.REDRAW) if may_redraw else (*to_stop, asking.PASS)

    def seats_concerned(self) -> tuple[int, ...]:
        """Whose cards are in the window, and who was named with the first: what everybody can see."""
        stable, targets = self.declared
        named = targets if stable is None else [stable, *targets]
        return tuple(sorted({*self.table.played_by[self.base :], *named}))


def is_no_pass(action: Action) -> bool:
    """An Instant or a redraw: both close what is open."""
    return not Pass.is_taken(action)


def is_safe(play: Play, copy: Copy, player: int) -> bool:
    """Whether the card says so itself, or a card in play does."""
    return play.face(copy).is_unstoppable or play.force.forbids("be_neighed", copy, player)


def one_of_face(play: Play, index: int) -> Copy | None:
    """A copy of this card, if it takes part."""
    faces = play.table.faces
    return faces.index(index) if index in faces else None


def lay_instant(play: Play, seat: int, copy: Copy) -> None:
    """An Instant is played from hand."""
    move(play, [Going(copy, "hand", seat, "playing")], "neigh", None)
    play.table.neighs += 1


def window_facts(play: Play, base: int, declared: Declared, can_stop: bool) -> WindowFacts:
    table = play.table
    seats, copies = table.played_by[base:], table.playing[base:]
    played = [PlayedCard(seat, play.shown(copy)) for seat, copy in zip(seats, copies, strict=True)]
    return WindowFacts(
        card=played[-1].card,
        seat=played[-1].seat,
        depth=len(played) - 1,
        stops=played[-2] if len(played) > 1 else None,
        first=played[0],
        verbs=list(asking.verbs_on_playing(play.face(copies[0]))),
        stable=declared.stable,
        targets=list(declared.targets),
        can_stop=can_stop,
    )


def held(play: Play, seat: int) -> dict[str, Copy]:
    """The Instants in a hand that its seat may stop a card with, by id."""
    table, faces, of = play.table, play.faces, play.table.faces
    hand = table.hands[seat]
    instants = [copy for copy in hand if faces[of[copy]].stops_cards and is_free_to_play(play, copy, seat)]
    return table.copies_by_id(instants) if instants else {}


def is_free_to_play(play: Play, copy: Copy, seat: int) -> bool:
    """Whether no card in play forbids it, and no effect of the link is to be paid with it (UU-7.3)."""
    return copy not in play.link.claims and not play.force.forbids("play", copy, seat)
