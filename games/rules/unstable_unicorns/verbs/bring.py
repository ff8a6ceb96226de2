"""Bring: cards come into a Stable without being played (UU-3.6)."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.bring import Bring
from cards.language.unstable_unicorns.words import THAT
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say
from games.rules.unstable_unicorns.cards import matches
from games.rules.unstable_unicorns.doing import LookAhead, Picking, Picks, Place, Planned
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.verbs.shuffle import shuffle


class Bringing(Picking[Bring], of=Bring):
    def candidates(self, resolver: Resolver, step: Bring, actor: int) -> Iterator[Copy]:
        play, table, body = resolver.play, resolver.play.table, step.bring
        to = resolver.names.meant(body.to)
        if not to:
            return iter(())
        name = body.what
        pile = table.zone(body.in_, actor) if body.in_ else resolver.names.lying(name or "", table)
        faces, of, force = play.faces, table.faces, play.force
        return (
            copy
            for copy in pile
            if (face := faces[of[copy]]).stays
            and matches(body, face.kinds, face.named)
            and not (body.not_ is not None and copy == resolver.effect.copy)
            and (force.may_enter(copy, to[0]) or copy in table.stables[to[0]])
        )

    def hides_faces(self, step: Bring) -> bool:
        return step.bring.in_ in ("hand", "deck", None) and step.bring.what != THAT

    def is_possible(self, ahead: LookAhead, step: Bring, first: bool) -> bool:
        if step.bring.what == THAT:
            return super().is_possible(ahead, step, first)
        if step.bring.in_ in ("deck", None) or isinstance(step.bring.count, str):
            return True
        if step.bring.in_ != "hand" or ahead.private:
            return super().is_possible(ahead, step, first)
        held = len(ahead.table.hands[ahead.names.you])
        return held >= step.bring.count and self.some_face_may_enter(ahead, step)

    def some_face_may_enter(self, ahead: LookAhead, step: Bring) -> bool:
        """Public facts may forbid every card that could be meant, whatever the hand holds."""
        force, to = ahead.resolver.play.force, ahead.names.meant(step.bring.to)
        if "enter_stable" not in force.cannots:
            return True
        faces = ahead.table.faces
        meant = {face.index for face in force.cards.faces if matches(step.bring, face.kinds, face.named)}
        return any(faces[copy] in meant and force.may_enter(copy, seat) for copy in range(len(faces)) for seat in to)

    def needs(self, resolver: Resolver, step: Bring) -> set[Place]:
        if step.bring.in_ is None:
            return {("looked", -1)}
        return {(step.bring.in_, resolver.names.you if step.bring.in_ == "hand" else -1)}

    def changes(self, resolver: Resolver, step: Bring) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(step.bring.to)}

    def plan(self, resolver: Resolver, planned: Planned[Bring], rest: Sequence[Step]) -> None:
        """What the draw pile holds comes to light only when it is searched."""
        if planned.step.bring.in_ == "deck":
            resolver.unseen = True
        else:
            super().plan(resolver, planned, rest)

    def question(self, resolver: Resolver, step: Bring, count: int) -> Say:
        to = resolver.names.meant(step.bring.to)
        if to == [resolver.names.you] or not to:
            return super().question(resolver, step, count)
        return resolver.say("bring-to", seat=to[0], count=count)

    def carry_out(self, resolver: Resolver, planned: Planned[Bring]) -> bool:
        step, play, you = planned.step, resolver.play, resolver.names.you
        if step.bring.in_ != "deck":
            return super().carry_out(resolver, planned)
        play.search(you, self.free(resolver, step, you))
        picks = self.choose(resolver, step) or {}
        play.stop_looking()
        done = self.carry_out_with(resolver, step, picks)
        shuffle(play)
        return done

    def move(self, resolver: Resolver, step: Bring, picks: Picks) -> int:
        """A card that lies in that Stable already stays, and counts as brought."""
        play, to = resolver.play, next(iter(resolver.names.meant(step.bring.to)), None)
        if to is None:
            return 0
        places = {copy: play.table.place_of(copy) for copy in resolver.in_turn_order(picks)}
        staying = [copy for copy, place in places.items() if place == ("stable", to)]
        play.link.answered.update(staying)
        going = [
            Going(copy, zone, seat or 0, "stable", to) for copy, (zone, seat) in places.items() if copy not in staying
        ]
        return len(staying) + move(play, going, "bring", resolver.effect)
