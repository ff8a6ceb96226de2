"""End turn: the turn goes to its end, without draw phase and action phase."""

from cards.language.unstable_unicorns.verbs.end_turn import EndTurn
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Planned
from games.rules.unstable_unicorns.events import TurnCutShort
from games.rules.unstable_unicorns.resolving import Resolver


class EndingTheTurn(Doing[EndTurn], of=EndTurn):
    """Only the own turn can be ended: in somebody else's it is impossible."""

    def is_possible(self, ahead: LookAhead, step: EndTurn, first: bool) -> bool:
        return ahead.table.active == ahead.names.you

    def carry_out(self, resolver: Resolver, planned: Planned[EndTurn]) -> bool:
        table = resolver.play.table
        if table.active != resolver.names.you:
            return False
        table.ending = True
        resolver.play.emit(TurnCutShort(table.active))
        return True
