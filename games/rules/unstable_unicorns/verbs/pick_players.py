"""Pick players: choose any number of them, and give them a name."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.pick_players import PickPlayers
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Planned
from games.rules.unstable_unicorns.resolving import Resolver


class PickingPlayers(Doing[PickPlayers], of=PickPlayers):
    def are_possible(self, ahead: LookAhead, step: PickPlayers, rest: Sequence[Step], first: bool) -> bool:
        """Whether the rest can be done with one of them alone: with more of them it asks for more."""
        groups, drawn, deck = ahead.names.groups, ahead.drawn, ahead.deck
        found = False
        for seat in ahead.names.meant(step.pick_players):
            ahead.names.groups = {**groups, step.as_: [seat]}
            found = found or ahead.can_do(rest, first)
            ahead.names.groups, ahead.drawn, ahead.deck = groups, drawn, deck
        return found

    def stands_alone(self, step: PickPlayers) -> bool:
        return False

    def plan(self, resolver: Resolver, planned: Planned[PickPlayers], rest: Sequence[Step]) -> None:
        step, names = planned.step, resolver.names
        verb = next(asking.verbs_in(rest), "pick_players")
        question = asking.Question(resolver.say("pick-players"), verb, resolver.effect, "choose_players")
        seats = names.meant(step.pick_players)
        picked = asking.choose_players(resolver.play, names.you, seats, question)
        names.groups = {**names.groups, step.as_: picked}
        planned.used = True

    def carry_out(self, resolver: Resolver, planned: Planned[PickPlayers]) -> bool:
        return bool(planned.used)
