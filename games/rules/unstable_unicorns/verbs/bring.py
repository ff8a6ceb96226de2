"""Bring: cards come into the own Stable without being played (UU-3.6)."""

from cards.language.unstable_unicorns.verbs.bring import Bring
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.cards import matches
from games.rules.unstable_unicorns.doing import Picking, Picks, Place
from games.rules.unstable_unicorns.looking_ahead import LookAhead
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver


class Bringing(Picking[Bring], of=Bring):
    def candidates(self, resolver: Resolver, step: Bring, actor: int) -> list[Copy]:
        play, table, body = resolver.play, resolver.play.table, step.bring
        pile = {"hand": table.hands[actor], "discard": table.discard, "nursery": table.nursery}[body.in_]
        faces, of, force = play.faces, table.faces, play.force
        return [
            copy
            for copy in pile
            if (face := faces[of[copy]]).stays
            and matches(body, face.kinds, face.named)
            and not (body.not_ is not None and copy == resolver.effect.copy)
            and force.may_enter(copy, actor)
        ]

    def hides_faces(self, step: Bring) -> bool:
        return step.bring.in_ == "hand"

    def is_possible(self, ahead: LookAhead, step: Bring, first: bool) -> bool:
        if step.bring.in_ != "hand" or ahead.private:
            return super().is_possible(ahead, step, first)
        held = len(ahead.table.hands[ahead.names.you])
        return held >= step.bring.count and self.some_face_may_enter(ahead, step)

    def some_face_may_enter(self, ahead: LookAhead, step: Bring) -> bool:
        """Public facts may forbid every card that could be meant, whatever the hand holds."""
        force, you = ahead.resolver.play.force, ahead.names.you
        if "enter_stable" not in force.cannots:
            return True
        faces = ahead.table.faces
        meant = {face.index for face in force.cards.faces if matches(step.bring, face.kinds, face.named)}
        return any(faces[copy] in meant and force.may_enter(copy, you) for copy in range(len(faces)))

    def needs(self, resolver: Resolver, step: Bring) -> set[Place]:
        return {(step.bring.in_, resolver.names.you if step.bring.in_ == "hand" else -1)}

    def changes(self, resolver: Resolver, step: Bring) -> set[Place]:
        return {("stable", resolver.names.you)}

    def move(self, resolver: Resolver, step: Bring, picks: Picks) -> int:
        you = resolver.names.you
        going = [Going(copy, step.bring.in_, you, "stable", you) for copy in resolver.in_turn_order(picks)]
        return move(resolver.play, going, "bring", resolver.effect)
