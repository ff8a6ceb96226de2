"""Reveal: cards that have a name are shown to all."""

from cards.language.unstable_unicorns.verbs.reveal import Reveal
from games.rules.unstable_unicorns.doing import Doing, Planned
from games.rules.unstable_unicorns.events import CardRevealed
from games.rules.unstable_unicorns.resolving import Resolver


class Revealing(Doing[Reveal], of=Reveal):
    def stands_alone(self, step: Reveal) -> bool:
        return False

    def carry_out(self, resolver: Resolver, planned: Planned[Reveal]) -> bool:
        play, names = resolver.play, resolver.names
        for copy in names.lying(planned.step.reveal, play.table):
            play.emit(CardRevealed(names.you, play.shown(copy)))
        return True
