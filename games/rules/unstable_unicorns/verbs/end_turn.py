"""End turn: the turn goes to its end, without draw phase and action phase."""

from cards.language.unstable_unicorns.verbs.end_turn import EndTurn
from games.rules.unstable_unicorns.doing import Doing, Planned
from games.rules.unstable_unicorns.resolving import Resolver


class EndingTheTurn(Doing[EndTurn], of=EndTurn):
    def carry_out(self, resolver: Resolver, planned: Planned[EndTurn]) -> bool:
        table = resolver.play.table
        table.ending = True
        resolver.play.emit("turn_cut_short", {"seat": table.active})
        return True
