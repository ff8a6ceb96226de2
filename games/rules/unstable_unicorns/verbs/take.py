"""Take: cards go to the own hand from the discard pile, or from those looked at before."""

from cards.language.unstable_unicorns.verbs.take import Take
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Picking, Picks, Place
from games.rules.unstable_unicorns.looking_ahead import LookAhead
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver


class Taking(Picking[Take], of=Take):
    def candidates(self, resolver: Resolver, step: Take, actor: int) -> list[Copy]:
        name = step.take.what
        pile = resolver.play.table.discard if name is None else resolver.names.cards.get(name, [])
        return resolver.in_pile(pile, step.take)

    def hides_faces(self, step: Take) -> bool:
        return step.take.what is not None and bool(step.take.of or step.take.named)

    def is_possible(self, ahead: LookAhead, step: Take, first: bool) -> bool:
        return step.take.what is not None or super().is_possible(ahead, step, first)

    def stands_alone(self, step: Take) -> bool:
        return step.take.what is None

    def needs(self, resolver: Resolver, step: Take) -> set[Place]:
        return {("discard", -1)} if step.take.what is None else {("looked", -1)}

    def changes(self, resolver: Resolver, step: Take) -> set[Place]:
        return resolver.every_hand()

    def move(self, resolver: Resolver, step: Take, picks: Picks) -> int:
        play, names, copies = resolver.play, resolver.names, resolver.in_turn_order(picks)
        name = step.take.what
        if name is None:
            going = [Going(copy, "discard", 0, "hand", names.you) for copy in copies]
            return move(play, going, "take", resolver.effect)
        zone, seat = names.origins[name]
        going = [Going(copy, "hand" if zone == "hand" else "deck", seat, "hand", names.you) for copy in copies]
        moved = move(play, going, "take", resolver.effect)
        names.cards[name] = [copy for copy in names.cards[name] if copy not in copies]
        play.look(names.you, names.cards[name])
        return moved
