"""Discard: cards go from a hand to the discard pile (UU-3.2)."""

from collections.abc import Iterable

from cards.language.unstable_unicorns.verbs.discard import Discard
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Picking, Picks, Place
from games.rules.unstable_unicorns.looking_ahead import LookAhead
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.resolving import Resolver


class Discarding(Picking[Discard], of=Discard):
    def candidates(self, resolver: Resolver, step: Discard, actor: int) -> list[Copy]:
        return resolver.in_pile(resolver.play.table.hands[actor], step.discard)

    def actors(self, resolver: Resolver, step: Discard) -> list[int]:
        return resolver.names.meant(step.discard.who)

    def hides_faces(self, step: Discard) -> bool:
        return bool(step.discard.of or step.discard.named)

    def is_possible(self, ahead: LookAhead, step: Discard, first: bool) -> bool:
        if step.discard.who != "you":
            return self.others_can(ahead, step, step.discard.who, first)
        count = step.discard.count
        if count == "all":
            return True
        held = self.held(ahead, step)
        ahead.drawn -= count
        ahead.deck += count if ahead.reshuffles else 0
        return held >= count

    def held(self, ahead: LookAhead, step: Discard) -> int:
        """How many cards there will be to discard; others do not know which."""
        resolver, you = ahead.resolver, ahead.names.you
        if ahead.private and self.hides_faces(step):
            return len(self.free(resolver, step, you))
        own = resolver.effect.copy
        return sum(copy != own and resolver.is_free(copy) for copy in ahead.table.hands[you]) + ahead.drawn

    def needs(self, resolver: Resolver, step: Discard) -> set[Place]:
        return {("hand", seat) for seat in self.actors(resolver, step)}

    def changes(self, resolver: Resolver, step: Discard) -> set[Place]:
        return {("discard", -1)}

    def move(self, resolver: Resolver, step: Discard, picks: Picks) -> int:
        play = resolver.play
        order = [seat for seat in play.table.clockwise() if seat in picks]
        return sum(discard(play, seat, picks[seat], resolver.effect) for seat in order)


def discard(play: Play, seat: int, copies: Iterable[Copy], by: Effect | None = None) -> int:
    """Discard one by one; answer how many cards went."""
    return sum(move(play, [Going(copy, "hand", seat, "discard")], "discard", by) for copy in copies)
