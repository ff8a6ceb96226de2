"""Extra turn: a whole turn more, after this one."""

from cards.language.unstable_unicorns.verbs.extra_turn import ExtraTurn
from games.rules.unstable_unicorns.doing import Doing, Planned
from games.rules.unstable_unicorns.resolving import Resolver


class GrantingATurn(Doing[ExtraTurn], of=ExtraTurn):
    def carry_out(self, resolver: Resolver, planned: Planned[ExtraTurn]) -> bool:
        table = resolver.play.table
        table.extra_turns += 1
        resolver.play.emit("extra_turn_granted", {"seat": resolver.names.you, "extra_turns": table.extra_turns})
        return True
