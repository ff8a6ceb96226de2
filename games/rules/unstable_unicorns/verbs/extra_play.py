"""Extra play: one more card may be played in this action phase."""

from cards.language.unstable_unicorns.verbs.extra_play import ExtraPlay
from games.rules.unstable_unicorns.doing import Doing, Planned
from games.rules.unstable_unicorns.resolving import Resolver


class GrantingAPlay(Doing[ExtraPlay], of=ExtraPlay):
    def carry_out(self, resolver: Resolver, planned: Planned[ExtraPlay]) -> bool:
        resolver.play.table.plays += 1
        resolver.play.emit("extra_play_granted", {"seat": resolver.names.you})
        return True
