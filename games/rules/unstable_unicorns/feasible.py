"""Whether steps can be carried out in full: by what everybody knows, or by what their player knows as well.

Used to offer an optional effect, to offer a player in a pick, and to forbid impossible plays (UU-6.7).
"""

from collections.abc import Sequence

from cards.language.unstable_unicorns.grammar import (
    Bring,
    Choose,
    Destroy,
    Discard,
    Do,
    Draw,
    ForEach,
    Look,
    May,
    Move,
    PickPlayer,
    Pull,
    Return,
    Sacrifice,
    Shuffle,
    Steal,
    Step,
    Take,
)
from games.rules.unstable_unicorns.cards import matches
from games.rules.unstable_unicorns.choices import Chooser, Picking, count_of


class Feasibility:
    """A look ahead over the steps of one effect, counting the cards that its draws and discards would move."""

    def __init__(self, chooser: Chooser, private: bool, strict: bool) -> None:
        self.chooser = chooser
        self.names = chooser.names
        self.table = chooser.play.table
        self.private = private
        """Look into the own hand; without, only what everybody knows counts."""
        self.strict = strict
        """A first step that somebody else must do counts too (UU-6.7 leaves those out, an offer does not)."""
        self.drawn = 0
        self.deck = len(self.table.deck)

    def of(self, steps: Sequence[Step], first: bool = True) -> bool:
        """Whether all these can be done in full, up to the first `then`."""
        for n, step in enumerate(steps):
            if isinstance(step, PickPlayer):
                return bool(self.pickable(step, steps[n + 1 :], first))
            if not self.one(step, first):
                return False
            if isinstance(step, Do):
                return True
            first = False
        return True

    def pickable(self, step: PickPlayer, rest: Sequence[Step], first: bool = True) -> list[int]:
        """The players for whom the rest can be done."""
        players = self.names.players
        before = players.get(step.as_)
        barred = [] if step.not_ is None else self.names.meant(step.not_)
        found = []
        for seat in self.names.meant(step.pick_player):
            if seat not in barred:
                players[step.as_] = seat
                drawn, deck = self.drawn, self.deck
                if self.of(rest, first):
                    found.append(seat)
                self.drawn, self.deck = drawn, deck
        players[step.as_] = before
        return found

    def one(self, step: Step, first: bool) -> bool:
        match step:
            case Draw(draw=body):
                return body.who != "you" or self.can_draw(body.count)
            case Discard(discard=body):
                return self.can_discard(step) if body.who == "you" else self.others_can(step, body.who, first)
            case Sacrifice(sacrifice=body) if body.who != "you":
                return self.others_can(step, body.who, first)
            case Bring():
                return self.can_bring(step)
            case Take(take=body) if body.what is not None:
                return True
            case Sacrifice() | Destroy() | Steal() | Return() | Move() | Take():
                return self.enough(step, count_of(step))
            case Choose():
                return any(self.of(branch, first) for branch in step.choose)
            case ForEach():
                return self.any_of_them(step)
            case Do():
                return self.of(step.do, first)
        return self.one_plain(step)

    def one_plain(self, step: Step) -> bool:
        """Steps in which nobody chooses a card."""
        match step:
            case Pull(pull=body):
                return any(self.table.hands[seat] for seat in self.names.meant(body.whose))
            case Look(look=looking) if looking.whose is not None:
                return any(self.table.hands[seat] for seat in self.names.meant(looking.whose))
            case Look():
                return bool(self.table.deck)
            case Shuffle():
                self.shuffle(step)
        return True

    def can_draw(self, count: int) -> bool:
        self.drawn += count
        self.deck -= count
        return self.deck >= 0

    def can_discard(self, step: Discard) -> bool:
        count = step.discard.count
        if count == "all":
            return True
        filtered = bool(step.discard.of or step.discard.named)
        chooser = self.chooser
        if self.private and filtered:
            held = len(chooser.free(step, self.names.you))
        else:
            own = chooser.effect.copy
            held = sum(copy != own and chooser.is_free(copy) for copy in self.table.hands[self.names.you]) + self.drawn
        self.drawn -= count
        return held >= count

    def can_bring(self, step: Bring) -> bool:
        if step.bring.in_ != "hand" or self.private:
            return self.enough(step, step.bring.count)
        return len(self.table.hands[self.names.you]) >= step.bring.count and self.some_face_may_enter(step)

    def some_face_may_enter(self, step: Bring) -> bool:
        """Public facts may forbid every card that could be meant, whatever the hand holds."""
        force, you = self.chooser.play.force, self.names.you
        if "enter_stable" not in force.cannots:
            return True
        faces = self.table.faces
        meant = {face.index for face in force.cards.faces if matches(step.bring, face.kinds, face.named)}
        return any(faces[copy] in meant and force.may_enter(copy, you) for copy in range(len(faces)))

    def others_can(self, step: Picking, who: str, first: bool) -> bool:
        if not (self.strict and first) or who == "everyone":
            return True
        return any(self.chooser.free(step, seat) for seat in self.names.meant(who))

    def enough(self, step: Picking, count: int | str) -> bool:
        return count == "all" or len(self.chooser.free(step, self.names.you)) >= int(count)

    def any_of_them(self, step: ForEach) -> bool:
        before = self.names.them
        found = False
        for seat in self.names.meant(step.for_each):
            self.names.them = seat
            found = found or self.of(step.do)
        self.names.them = before
        return found

    def shuffle(self, step: Shuffle) -> None:
        table, you = self.table, self.names.you
        sizes = {"this": 1, "hand": len(table.hands[you]) + self.drawn, "discard": len(table.discard)}
        self.deck += sum(sizes[pool] for pool in step.shuffle)


def can_do(chooser: Chooser, steps: Sequence[Step], private: bool = True, strict: bool = True) -> bool:
    return Feasibility(chooser, private, strict).of(steps)


def can_offer(chooser: Chooser, step: May, private: bool) -> bool:
    """Whether an optional effect is offered: it can be done, and its target is not spoken for (UU-7.4)."""
    return can_do(chooser, step.may, private) and all(target_left(chooser, after) for after in step.if_you_do[:1])


def target_left(chooser: Chooser, step: Step) -> bool:
    """Whether a later choice among cards in Stables still has a card, unless there never was one."""
    if not isinstance(step, Destroy | Steal | Return | Sacrifice | Move):
        return True
    you = chooser.names.you
    return bool(chooser.free(step, you)) or not list(chooser.candidates(step, you))
