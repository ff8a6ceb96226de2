"""Extra play: one more card may be played in this action phase."""

from cards.language.unstable_unicorns.verbs.extra_play import ExtraPlay
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Planned
from games.rules.unstable_unicorns.events import ExtraPlayGranted
from games.rules.unstable_unicorns.resolving import Resolver


class GrantingAPlay(Doing[ExtraPlay], of=ExtraPlay):
    """Who is not active has no action phase in this turn: then it is impossible."""

    def is_possible(self, ahead: LookAhead, step: ExtraPlay, first: bool) -> bool:
        return ahead.table.active == ahead.names.you

    def carry_out(self, resolver: Resolver, planned: Planned[ExtraPlay]) -> bool:
        table = resolver.play.table
        if table.active != resolver.names.you:
            return False
        table.plays += 1
        resolver.play.emit(ExtraPlayGranted(resolver.names.you))
        return True
