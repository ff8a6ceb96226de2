"""Put: own cards go from a hand or a Stable on top of the draw pile, under it, or into it."""

from cards.language.unstable_unicorns.verbs.put import Put
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import LookAhead, Picks, Place
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.verbs.discard import FromHand
from games.rules.unstable_unicorns.verbs.shuffle import shuffle


class Putting(FromHand[Put], of=Put):
    def candidates(self, resolver: Resolver, step: Put, actor: int) -> list[Copy]:
        if step.put.in_ == "hand":
            return super().candidates(resolver, step, actor)
        return [copy for copy, _ in resolver.in_stables([actor], step.put, declared=False)]

    def hides_faces(self, step: Put) -> bool:
        return step.put.in_ == "hand" and super().hides_faces(step)

    def is_possible(self, ahead: LookAhead, step: Put, first: bool) -> bool:
        body = step.put
        if body.in_ == "hand" or body.who != "you" or isinstance(body.count, str):
            return super().is_possible(ahead, step, first)
        return len(self.free(ahead.resolver, step, ahead.names.you)) >= body.count

    def needs(self, resolver: Resolver, step: Put) -> set[Place]:
        return {(step.put.in_, seat) for seat in self.actors(resolver, step)}

    def changes(self, resolver: Resolver, step: Put) -> set[Place]:
        return {("nursery", -1), *self.needs(resolver, step)}

    def move(self, resolver: Resolver, step: Put, picks: Picks) -> int:
        play, body = resolver.play, step.put
        moved = 0
        for seat in play.table.clockwise():
            going = [Going(copy, body.in_, seat, "deck") for copy in picks.get(seat, ())]
            for one in going:
                one.under = body.to == "deck_bottom"
            moved += move(play, going, "put", resolver.effect)
        if body.to == "deck":
            shuffle(play)
        return moved
