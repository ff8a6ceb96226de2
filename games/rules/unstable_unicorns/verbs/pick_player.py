"""Pick player: choose one for whom the steps that follow are possible, and give that player a name."""

from collections.abc import Iterator, Sequence
from typing import Any

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.pick_player import PickPlayer
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import Doing, Planned, doing_of
from games.rules.unstable_unicorns.looking_ahead import LookAhead
from games.rules.unstable_unicorns.resolving import Resolver


class PickingAPlayer(Doing[PickPlayer], of=PickPlayer):
    names_players = True

    def are_possible(self, ahead: LookAhead, step: PickPlayer, rest: Sequence[Step], first: bool) -> bool:
        return bool(self.pickable(ahead, step, rest, first))

    def pickable(self, ahead: LookAhead, step: PickPlayer, rest: Sequence[Step], first: bool = True) -> list[int]:
        """The players for whom the rest can be done."""
        players = ahead.names.players
        before = players.get(step.as_)
        barred = [] if step.not_ is None else ahead.names.meant(step.not_)
        found = []
        for seat in ahead.names.meant(step.pick_player):
            if seat not in barred:
                players[step.as_] = seat
                drawn, deck = ahead.drawn, ahead.deck
                if ahead.can_do(rest, first):
                    found.append(seat)
                ahead.drawn, ahead.deck = drawn, deck
        players[step.as_] = before
        return found

    def stands_alone(self, step: PickPlayer) -> bool:
        return False

    def aim(self, step: PickPlayer) -> Doing[Any] | None:
        return self

    def offered(self, resolver: Resolver, step: PickPlayer, rest: Sequence[Step]) -> list[int]:
        """Those for whom all is possible; or else the own part; or else, anything at all (UU-P5)."""
        return (
            self.pickable(LookAhead(resolver), step, rest)
            or self.pickable(LookAhead(resolver, strict=False), step, rest)
            or self.pickable(LookAhead(resolver, whole=False), step, rest)
        )

    def targets(
        self, resolver: Resolver, step: PickPlayer, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        """The first player, and the second if two are picked one after the other."""
        for seat in self.offered(resolver, step, rest):
            resolver.names.players[step.as_] = seat
            for more in self.more_targets(resolver, rest):
                yield (seat, *more)
        resolver.names.players[step.as_] = None

    def more_targets(self, resolver: Resolver, rest: Sequence[Step]) -> Iterator[tuple[int, ...]]:
        if rest and doing_of(rest[0]).names_players:
            yield from doing_of(rest[0]).targets(resolver, rest[0], rest[1:])
        else:
            yield ()

    def plan(self, resolver: Resolver, planned: Planned[PickPlayer], rest: Sequence[Step]) -> None:
        step = planned.step
        seats = self.offered(resolver, step, rest)
        if resolver.declared:
            named = resolver.declared.pop(0)
            seats = [named] if named in seats else []
        planned.used = bool(seats)
        resolver.names.players[step.as_] = (
            asking.choose_player(resolver.play, resolver.names.you, seats, resolver.say("pick-player"))
            if seats
            else None
        )

    def carry_out(self, resolver: Resolver, planned: Planned[PickPlayer]) -> bool:
        return bool(planned.used)
