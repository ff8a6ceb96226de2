"""From which cards a step may choose: the one place that says what is a legal target or payment."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from cards.language.unstable_unicorns.grammar import (
    Bring,
    Destroy,
    Discard,
    Filter,
    Move,
    Return,
    Sacrifice,
    Search,
    Steal,
    Take,
)
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.cards import matches
from games.rules.unstable_unicorns.play import Effect, Play

Picking: TypeAlias = Discard | Sacrifice | Destroy | Steal | Return | Move | Bring | Search | Take
"""Steps that choose cards."""


class Bindings:
    """What the words of one effect stand for: `you`, `them`, and the names given on the way."""

    def __init__(self, effect: Effect, seats: int) -> None:
        self.you = effect.seat
        self.seats = seats
        self.them: int | None = None
        self.players: dict[str, int | None] = {}
        self.cards: dict[str, list[Copy]] = {}
        self.within: frozenset[int] | None = None
        """Only the Stables of these players, while the first step of a declared play is decided (UU-5.7)."""

    def meant(self, word: str) -> list[int]:
        """The seats that a player word means, in turn order from `you`; none if a name could not be bound."""
        you, seats = self.you, self.seats
        if word == "you":
            return [you]
        if word == "others":
            return [(you + step) % seats for step in range(1, seats)]
        if word == "everyone":
            return [(you + step) % seats for step in range(seats)]
        seat = self.them if word == "them" else self.players.get(word)
        return [] if seat is None else [seat]


class Chooser:
    """The legal choices of one effect of a link."""

    def __init__(self, play: Play, effect: Effect) -> None:
        self.play = play
        self.effect = effect
        self.names = Bindings(effect, play.table.seats)
        self.planning = True

    def is_free(self, copy: Copy) -> bool:
        """Not spoken for by another effect of this link, nor brought by one (UU-7.3)."""
        number = self.effect.number
        link = self.play.link
        if self.effect.replaces and copy == self.effect.copy:
            return True
        claimed = link.claims.get(copy)
        if claimed is not None and (self.planning or claimed != number):
            return False
        return link.newcomers.get(copy, number) == number

    def free(self, step: Picking, actor: int) -> list[Copy]:
        return [copy for copy in self.candidates(step, actor) if self.is_free(copy)]

    def candidates(self, step: Picking, actor: int) -> Iterable[Copy]:
        """The cards this seat could choose for this step, spoken for or not."""
        match step:
            case Discard(discard=body):
                return self.in_pile(self.play.table.hands[actor], body)
            case Sacrifice(sacrifice=body):
                if body.what is not None:
                    return [copy for copy in self.this_in_stable() if self.may("be_sacrificed", copy, actor)]
                return [
                    copy for copy, seat in self.in_stables("you", body, actor) if self.may("be_sacrificed", copy, seat)
                ]
            case Destroy(destroy=body):
                return [
                    copy
                    for copy, seat in self.in_stables(body.whose, body)
                    if seat != actor and self.may("be_destroyed", copy, seat)
                ]
            case Steal(steal=body):
                return [
                    copy
                    for copy, seat in self.in_stables(body.whose, body)
                    if seat != actor and self.may("be_stolen", copy, seat) and self.play.force.may_enter(copy, actor)
                ]
            case Return(return_=body):
                if body.what is not None:
                    return list(self.this_in_stable())
                return [copy for copy, seat in self.in_stables(body.whose, body) if self.may("be_returned", copy, seat)]
            case Move(move=body):
                to = self.names.meant(body.to)
                return [
                    copy
                    for copy, seat in self.in_stables(body.whose, body)
                    if to
                    and seat != to[0]
                    and self.may("be_moved", copy, seat)
                    and self.play.force.may_enter(copy, to[0])
                ]
            case Bring(bring=body):
                return self.bringable(step, actor)
            case Search(search=body):
                return self.in_pile(self.play.table.deck, body)
            case Take(take=body):
                pile = self.play.table.discard if body.what is None else self.names.cards.get(body.what, [])
                return self.in_pile(pile, body)

    def in_pile(self, pile: Iterable[Copy], what: Filter) -> list[Copy]:
        """Cards of a hand or a pile, as they are printed; a card being played is no longer in its hand."""
        own = self.effect.copy
        faces, of = self.play.faces, self.play.table.faces
        return [copy for copy in pile if matches(what, (face := faces[of[copy]]).kinds, face.named) and copy != own]

    def bringable(self, step: Bring, actor: int) -> list[Copy]:
        table, body = self.play.table, step.bring
        pile = {"hand": table.hands[actor], "discard": table.discard, "nursery": table.nursery}[body.in_]
        faces, of, force = self.play.faces, table.faces, self.play.force
        return [
            copy
            for copy in pile
            if (face := faces[of[copy]]).stays
            and matches(body, face.kinds, face.named)
            and not (body.not_ is not None and copy == self.effect.copy)
            and force.may_enter(copy, actor)
        ]

    def in_stables(self, whose: str, what: Filter, you: int | None = None) -> Iterator[tuple[Copy, int]]:
        """Cards of these players' Stables, as what they are taken for."""
        force, stables = self.play.force, self.play.table.stables
        seats = [you] if you is not None else self.names.meant(whose)
        for seat in seats:
            if self.names.within is not None and seat not in self.names.within:
                continue
            for copy in stables[seat]:
                if (not what.of and what.named is None) or matches(what, force.kinds(copy), force.face(copy).named):
                    yield copy, seat

    def this_in_stable(self) -> Iterator[Copy]:
        if self.effect.copy in self.play.table.stables[self.effect.seat]:
            yield self.effect.copy

    def may(self, fate: str, copy: Copy, seat: int) -> bool:
        return not self.play.force.forbids(fate, copy, seat, self.effect.face)


def depends_on_hidden_faces(step: Picking) -> bool:
    """Whether only the chooser knows how many cards there are to choose from (UU-R3.4)."""
    match step:
        case Discard(discard=body):
            return bool(body.of or body.named)
        case Bring(bring=bringing):
            return bringing.in_ == "hand"
        case Search():
            return True
        case Take(take=taking):
            return taking.what is not None and bool(taking.of or taking.named)
        case _:
            return False


def count_of(step: Picking) -> int | str:
    body = getattr(step, step.__struct_fields__[0])
    count: int | str = body.count
    return count
