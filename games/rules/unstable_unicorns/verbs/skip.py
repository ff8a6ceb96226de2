"""Skip: the next phase of a kind, or the next turn, is left out (UU-R1.2)."""

from cards.language.unstable_unicorns.verbs.skip import SkipStep
from games.rules.unstable_unicorns.doing import Doing, Planned
from games.rules.unstable_unicorns.resolving import Resolver


class Skipping(Doing[SkipStep], of=SkipStep):
    def carry_out(self, resolver: Resolver, planned: Planned[SkipStep]) -> bool:
        body = planned.step.skip
        resolver.play.table.skips += [(seat, body.what) for seat in resolver.names.meant(body.who)]
        return True
