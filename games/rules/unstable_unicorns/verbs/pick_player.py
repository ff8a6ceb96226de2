"""Pick player: choose one for whom the steps that follow are possible, and give that player a name."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.pick_player import PickPlayer
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import AnyDoing, Doing, LookAhead, Planned, doing_of
from games.rules.unstable_unicorns.resolving import Resolver


class PickingAPlayer(Doing[PickPlayer], of=PickPlayer):
    names_players = True

    def are_possible(self, ahead: LookAhead, step: PickPlayer, rest: Sequence[Step], first: bool) -> bool:
        return any(self.is_pickable(ahead, step, rest, seat, first) for seat in self.meant(ahead, step))

    def meant(self, ahead: LookAhead, step: PickPlayer) -> list[int]:
        """The players among whom one is picked."""
        barred = [] if step.not_ is None else ahead.names.meant(step.not_)
        return [seat for seat in ahead.names.meant(step.pick_player) if seat not in barred]

    def is_pickable(self, ahead: LookAhead, step: PickPlayer, rest: Sequence[Step], seat: int, first: bool) -> bool:
        """Whether the rest can be done for this player."""
        players = ahead.names.players
        before, drawn, deck = players.get(step.as_), ahead.drawn, ahead.deck
        players[step.as_] = seat
        is_possible = ahead.can_do(rest, first)
        players[step.as_], ahead.drawn, ahead.deck = before, drawn, deck
        return is_possible

    def pickable(self, ahead: LookAhead, step: PickPlayer, rest: Sequence[Step]) -> list[int]:
        """The players for whom the rest can be done."""
        return [seat for seat in self.meant(ahead, step) if self.is_pickable(ahead, step, rest, seat, first=True)]

    def stands_alone(self, step: PickPlayer) -> bool:
        return False

    def aim(self, step: PickPlayer) -> AnyDoing | None:
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
            asking.choose_player(resolver.play, resolver.names.you, seats, self.question(resolver, step, rest))
            if seats
            else None
        )

    def question(self, resolver: Resolver, step: PickPlayer, rest: Sequence[Step]) -> asking.Question:
        """Who is chosen first and who second is said where two are picked one after the other."""
        before = None if step.not_ is None else resolver.names.players.get(step.not_)
        if before is not None:
            text = resolver.say("pick-second-player", seat=before)
        elif rest and doing_of(rest[0]).names_players:
            text = resolver.say("pick-first-player")
        else:
            text = resolver.say("pick-player")
        verb = next((each for each in asking.verbs_in(rest) if each != "pick_player"), "pick_player")
        return asking.Question(text, verb, resolver.effect, "choose_players")

    def carry_out(self, resolver: Resolver, planned: Planned[PickPlayer]) -> bool:
        return bool(planned.used)
