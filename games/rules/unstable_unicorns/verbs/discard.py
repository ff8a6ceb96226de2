"""Discard: cards go from a hand to the discard pile (UU-3.2)."""

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from msgspec import Struct

from cards.language.unstable_unicorns.verbs.discard import Discard
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import LookAhead, Picking, Picks, Place, body_of, count_of
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.resolving import Resolver

S = TypeVar("S", bound=Struct)


class FromHand(Picking[S]):
    """A verb with cards from the hand of the player who does it; its body says which, and `who`."""

    to_discard: ClassVar[bool] = False
    """They go to the discard pile, from where a table may reshuffle them."""

    def candidates(self, resolver: Resolver, step: S, actor: int) -> list[Copy]:
        return resolver.in_pile(resolver.play.table.hands[actor], body_of(step))

    def actors(self, resolver: Resolver, step: S) -> list[int]:
        return resolver.names.meant(body_of(step).who)

    def hides_faces(self, step: S) -> bool:
        return bool(body_of(step).of or body_of(step).named)

    def is_possible(self, ahead: LookAhead, step: S, first: bool) -> bool:
        who, count = body_of(step).who, count_of(step)
        if who != "you":
            return self.others_can(ahead, step, who, first)
        if not isinstance(count, int):
            return True
        held = self.held(ahead, step)
        ahead.drawn -= count
        ahead.deck += count if ahead.reshuffles and self.to_discard else 0
        return held >= count

    def held(self, ahead: LookAhead, step: S) -> int:
        """How many cards there will be to discard; others do not know which."""
        resolver, you = ahead.resolver, ahead.names.you
        if ahead.private and self.hides_faces(step):
            return len(self.free(resolver, step, you))
        own = resolver.effect.copy
        return sum(copy != own and resolver.is_free(copy) for copy in ahead.table.hands[you]) + ahead.drawn

    def needs(self, resolver: Resolver, step: S) -> set[Place]:
        return {("hand", seat) for seat in self.actors(resolver, step)}


class Discarding(FromHand[Discard], of=Discard):
    to_discard = True

    def changes(self, resolver: Resolver, step: Discard) -> set[Place]:
        return {("discard", -1)}

    def move(self, resolver: Resolver, step: Discard, picks: Picks) -> int:
        play = resolver.play
        order = [seat for seat in play.table.clockwise() if seat in picks]
        return sum(discard(play, seat, picks[seat], resolver.effect) for seat in order)


def discard(play: Play, seat: int, copies: Iterable[Copy], by: Effect | None = None) -> int:
    """Discard one by one; answer how many cards went."""
    return sum(move(play, [Going(copy, "hand", seat, "discard")], "discard", by) for copy in copies)
