"""Look: one player sees hidden cards, and gives them a name for the steps that follow."""

from cards.language.unstable_unicorns.verbs.look import Look
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Place, Planned
from games.rules.unstable_unicorns.resolving import Resolver


class Looking(Doing[Look], of=Look):
    brings_news = True

    def is_possible(self, ahead: LookAhead, step: Look, first: bool) -> bool:
        if step.look.whose is not None:
            return any(ahead.table.hands[seat] for seat in ahead.names.meant(step.look.whose))
        return bool(ahead.table.deck)

    def changes(self, resolver: Resolver, step: Look) -> set[Place]:
        return {("looked", -1)}

    def carry_out(self, resolver: Resolver, planned: Planned[Look]) -> bool:
        names, step = resolver.names, planned.step
        seen = self.seen(resolver, step)
        resolver.play.look(names.you, seen)
        if step.as_ is not None:
            names.name_cards(step.as_, seen, resolver.play.table, len(seen))
        else:
            question = asking.Question(resolver.say("look"), "look", resolver.effect, "look")
            asking.let_see(resolver.play, names.you, question)
        return True

    def seen(self, resolver: Resolver, step: Look) -> list[Copy]:
        table, names, body = resolver.play.table, resolver.names, step.look
        if body.in_ == "deck":
            return table.deck[-(body.top or 1) :]
        return [copy for seat in names.meant(body.whose or "you") for copy in table.hands[seat]]
