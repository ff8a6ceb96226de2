"""Extra turn: a whole turn more, after this one."""

from cards.language.unstable_unicorns.verbs.extra_turn import ExtraTurn
from games.rules.unstable_unicorns.doing import Doing, Planned
from games.rules.unstable_unicorns.events import ExtraTurnGranted
from games.rules.unstable_unicorns.resolving import Resolver


class GrantingATurn(Doing[ExtraTurn], of=ExtraTurn):
    """Another seat takes it as soon as the active seat has no turn left; then the round goes on."""

    def carry_out(self, resolver: Resolver, planned: Planned[ExtraTurn]) -> bool:
        table, you = resolver.play.table, resolver.names.you
        if table.active == you:
            table.extra_turns += 1
            turns = table.extra_turns
        else:
            table.promised.append(you)
            turns = table.promised.count(you)
        resolver.play.emit(ExtraTurnGranted(you, turns))
        return True
