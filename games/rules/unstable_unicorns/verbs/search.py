"""Search: cards of the draw pile are found, shown and taken; then the pile is shuffled (UU-6.8)."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.search import Search
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import LookAhead, Picking, Picks, Place, Planned
from games.rules.unstable_unicorns.events import CardRevealed
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.verbs.shuffle import shuffle


class Searching(Picking[Search], of=Search):
    """What the pile holds comes to light only when it is searched, so nothing is chosen before."""

    brings_news = True

    def candidates(self, resolver: Resolver, step: Search, actor: int) -> list[Copy]:
        return resolver.in_pile(resolver.play.table.deck, step.search)

    def hides_faces(self, step: Search) -> bool:
        return True

    def is_possible(self, ahead: LookAhead, step: Search, first: bool) -> bool:
        return True

    def needs(self, resolver: Resolver, step: Search) -> set[Place]:
        return {("deck", -1)}

    def changes(self, resolver: Resolver, step: Search) -> set[Place]:
        return resolver.every_hand()

    def plan(self, resolver: Resolver, planned: Planned[Search], rest: Sequence[Step]) -> None:
        pass

    def carry_out(self, resolver: Resolver, planned: Planned[Search]) -> bool:
        """Only the matching cards are seen; what is taken is shown to all."""
        play, you, step = resolver.play, resolver.names.you, planned.step
        play.search(you, self.free(resolver, step, you))
        picks = self.choose(resolver, step) or {}
        play.stop_looking()
        return self.carry_out_with(resolver, step, picks)

    def move(self, resolver: Resolver, step: Search, picks: Picks) -> int:
        play, you = resolver.play, resolver.names.you
        chosen = picks.get(you, [])
        for copy in chosen:
            play.emit(CardRevealed(you, play.shown(copy)))
        moved = move(play, [Going(copy, "deck", 0, "hand", you) for copy in chosen], "search", resolver.effect)
        shuffle(play)
        return moved
