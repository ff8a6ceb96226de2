"""Shuffle: cards go into the draw pile, which is shuffled."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.verbs.shuffle import Shuffle
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Place, Planned
from games.rules.unstable_unicorns.events import DeckShuffled
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.table import ZoneName


class Shuffling(Doing[Shuffle], of=Shuffle):
    brings_news = True

    def is_possible(self, ahead: LookAhead, step: Shuffle, first: bool) -> bool:
        table, you = ahead.table, ahead.names.you
        discarded = 0 if ahead.reshuffles else len(table.discard)
        sizes = {"this": 1, "hand": len(table.hands[you]) + ahead.drawn, "discard": discarded}
        ahead.deck += sum(sizes[pool] for pool in step.shuffle)
        return True

    def changes(self, resolver: Resolver, step: Shuffle) -> set[Place]:
        return resolver.every_hand()

    def carry_out(self, resolver: Resolver, planned: Planned[Shuffle]) -> bool:
        table, you, pools = resolver.play.table, resolver.names.you, planned.step.shuffle
        if "this" in pools and resolver.effect.copy in table.playing:
            self.put_in(resolver, [resolver.effect.copy], "playing")
        if "hand" in pools:
            self.put_in(resolver, table.hands[you], "hand")
        shuffle(resolver.play, with_discard="discard" in pools)
        return True

    def put_in(self, resolver: Resolver, copies: Sequence[Copy], zone: ZoneName) -> None:
        going = [Going(copy, zone, resolver.names.you, "deck") for copy in copies]
        move(resolver.play, going, "shuffle", resolver.effect)


def refill(play: Play) -> bool:
    """The empty draw pile is filled from the discard pile, if the table plays so (UU-8.2)."""
    table = play.table
    if not (table.options.reshuffle_discard and table.discard):
        return False
    shuffle(play, with_discard=True)
    return True


def shuffle(play: Play, with_discard: bool = False) -> None:
    """Whatever somebody saw in the draw pile is out of sight again; the whole discard pile goes in as one event."""
    table = play.table
    if with_discard:
        table.deck += table.discard
        table.discard.clear()
    table.rng.shuffle(table.deck)
    for copy in table.deck:
        table.hide(copy)
    play.emit(DeckShuffled(len(table.deck), len(table.discard)))
