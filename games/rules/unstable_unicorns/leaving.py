"""How cards leave Stables by an effect, together, and what verbs share that aim at the cards of players of choice."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

from msgspec import Struct

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import UpTo
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.answering import answer_fate
from games.rules.unstable_unicorns.doing import AnyDoing, Picking, Place, body_of, count_of
from games.rules.unstable_unicorns.events import Cause
from games.rules.unstable_unicorns.moving import FATES, Going, go, is_prohibited, move, unspared
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.table import ZoneName

S = TypeVar("S", bound=Struct)


class Aiming(Picking[S]):
    """A verb at cards in the Stables of players that its player chooses; its body says `whose`."""

    from_stables = True
    names_owner = True

    def aim(self, step: S) -> AnyDoing | None:
        return self

    def targets(
        self, resolver: Resolver, step: S, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        count = count_of(step)
        most = count.up_to if isinstance(count, UpTo) else count
        yield from owners_of(resolver, self.free(resolver, step, resolver.names.you), most)

    def needs(self, resolver: Resolver, step: S) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(body_of(step).whose)}


def leave_stables(resolver: Resolver, copies: Sequence[Copy], cause: Cause, to: int | None = None) -> int:
    """To the discard pile, to their owner's hand, or to the Stable `to`; answer how many went or were replaced."""
    play = resolver.play
    zone: ZoneName = "hand" if cause == "return" else "discard" if to is None else "stable"
    going = []
    for copy in copies:
        owner = play.table.stable_of(copy)
        if owner is not None:
            going.append(Going(copy, "stable", owner, zone, owner if to is None else to))
    if (fate := FATES[cause]) not in play.cards.answers:
        return move(play, going, cause, resolver.effect)
    allowed = [one for one in going if not is_prohibited(play, one, cause, resolver.effect)]
    left = unspared(play, allowed, cause, resolver.effect)
    go(play, answer_fate(play, left, fate, resolver.names.you, resolver.effect), cause, resolver.effect)
    return len(allowed)


def owners_of(resolver: Resolver, copies: Sequence[Copy], count: int | str) -> Iterator[tuple[int, ...]]:
    """The seats whose cards these are, every way that so many of the cards can be theirs."""
    owners = [resolver.play.table.stable_of(copy) for copy in copies]
    seats = sorted({owner for owner in owners if owner is not None})
    for size in range(1, min(len(seats), count if isinstance(count, int) else 0) + 1):
        yield from combinations(seats, size)
