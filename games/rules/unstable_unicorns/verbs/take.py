"""Take: cards go to the own hand from the discard pile, or from those looked at before."""

from cards.language.unstable_unicorns.verbs.take import Take
from cards.language.unstable_unicorns.words import THAT
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import LookAhead, Picking, Picks, Place
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver


class Taking(Picking[Take], of=Take):
    def candidates(self, resolver: Resolver, step: Take, actor: int) -> list[Copy]:
        name = step.take.what
        if name == "this":
            return [copy for copy in resolver.play.table.discard if copy == resolver.effect.copy]
        pile = resolver.play.table.discard if name is None else resolver.names.lying(name, resolver.play.table)
        own = resolver.play.table.hands[actor]
        return [copy for copy in resolver.in_pile(pile, step.take) if copy not in own]

    def hides_faces(self, step: Take) -> bool:
        return step.take.what not in (None, THAT) and bool(step.take.of or step.take.named)

    def is_possible(self, ahead: LookAhead, step: Take, first: bool) -> bool:
        return step.take.what not in (None, "this", THAT) or super().is_possible(ahead, step, first)

    def stands_alone(self, step: Take) -> bool:
        return step.take.what in (None, "this", THAT)

    def needs(self, resolver: Resolver, step: Take) -> set[Place]:
        return {("discard", -1)} if step.take.what in (None, "this") else {("looked", -1)}

    def changes(self, resolver: Resolver, step: Take) -> set[Place]:
        return resolver.every_hand()

    def move(self, resolver: Resolver, step: Take, picks: Picks) -> int:
        play, names, copies = resolver.play, resolver.names, resolver.in_turn_order(picks)
        name = step.take.what
        if name is None or name == "this":
            going = [Going(copy, "discard", 0, "hand", names.you) for copy in copies]
            return move(play, going, "take", resolver.effect)
        places = {copy: play.table.place_of(copy) for copy in copies}
        going = [Going(copy, zone, seat or 0, "hand", names.you) for copy, (zone, seat) in places.items()]
        moved = move(play, going, "take", resolver.effect)
        if play.table.looker is not None and name != THAT:
            play.look(names.you, names.lying(name, play.table))
        return moved
