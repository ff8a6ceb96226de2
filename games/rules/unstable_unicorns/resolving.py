"""One effect of a link, from its decisions to its end: what its words stand for, what was decided, what is done.

A choice among cards that the effect itself brings to light is made when it is reached (UU-7.2).
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cards.language.unstable_unicorns.parts import Filter, Step
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns.cards import matches
from games.rules.unstable_unicorns.doing import Place, Planned, doing_of, first_aim
from games.rules.unstable_unicorns.play import Effect, Play


class Names:
    """What the words of one effect stand for: `you`, `them`, and the names given on the way."""

    def __init__(self, effect: Effect, seats: int) -> None:
        self.you = effect.seat
        self.seats = seats
        self.them: int | None = None
        self.players: dict[str, int | None] = {}
        self.cards: dict[str, list[Copy]] = {}
        self.origins: dict[str, Place] = {}
        """Where cards that were looked at lie."""
        self.within: frozenset[int] | None = None
        """Only the Stables of these players, until the cards of a declared play are chosen (UU-5.7)."""

    def meant(self, word: str) -> list[int]:
        """The seats that a player word means, in turn order from `you`; none if a name could not be bound."""
        you, seats = self.you, self.seats
        if word == "you":
            return [you]
        if word == "others":
            return [(you + step) % seats for step in range(1, seats)]
        if word == "everyone":
            return [(you + step) % seats for step in range(seats)]
        seat = self.them if word == "them" else self.players.get(word)
        return [] if seat is None else [seat]


class Resolver:
    """Decides one effect and carries it out. The verbs themselves are in `verbs/`."""

    def __init__(self, play: Play, effect: Effect) -> None:
        self.play = play
        self.effect = effect
        self.names = Names(effect, play.table.seats)
        self.planning = True
        self.declared = list(effect.declared)
        self.stale: set[Place] = set()
        """Zones that this effect changes before it may choose from them again."""
        self.unseen = False
        """Something came, or will come, to light that nobody could know when the link began."""
        self.planned: list[Planned[Any]] = []

    # --- deciding and doing -----------------------------------------------------------------------------------------

    def decide(self, used: bool | None = None) -> None:
        """Use or decline, payments, targets: as far as they can be known. `used`: the player has already said yes."""
        aim = first_aim(self.effect.steps) if self.declared else None
        if aim is not None and not aim.names_players:
            self.names.within = frozenset(self.declared)
        self.planned = self.plan(self.effect.steps, used)
        self.planning = False

    def plan(self, steps: Sequence[Step], used: bool | None = None) -> list[Planned[Any]]:
        plans = []
        for n, step in enumerate(steps):
            doing, planned = doing_of(step), Planned(step)
            planned.used = used
            doing.plan(self, planned, steps[n + 1 :])
            self.unseen = self.unseen or doing.brings_news
            self.stale |= doing.changes(self, step)
            plans.append(planned)
        return plans

    def carry_out(self) -> bool:
        """Do what was decided; answer whether all of it was done in full (UU-6.3)."""
        self.play.emit("effect_used", {"seat": self.effect.seat, "card": self.effect.face.id})
        done = self.do_all(self.planned)
        self.play.stop_looking()
        return done

    def do_all(self, plans: Sequence[Planned[Any]]) -> bool:
        done = True
        for planned in plans:
            self.play.run.tick(self.effect.face.id)
            done = doing_of(planned.step).carry_out(self, planned) and done
        return done

    def say(self, what: str, **args: str | int) -> Say:
        return say(f"prompt-uu-{what}", card=self.effect.face.id, **args)

    # --- which cards ------------------------------------------------------------------------------------------------

    def is_free(self, copy: Copy) -> bool:
        """Not spoken for by another effect of this link, nor brought by one (UU-7.3)."""
        number = self.effect.number
        link = self.play.link
        if self.effect.replaces and copy == self.effect.copy:
            return True
        claimed = link.claims.get(copy)
        if claimed is not None and (self.planning or claimed != number):
            return False
        return link.newcomers.get(copy, number) == number

    def may(self, fate: str, copy: Copy, seat: int) -> bool:
        """Whether no card in play forbids this to happen to this card."""
        return not self.play.force.forbids(fate, copy, seat, self.effect.face)

    def in_pile(self, pile: Iterable[Copy], what: Filter) -> list[Copy]:
        """Cards of a hand or a pile, as they are printed; a card being played is no longer in its hand."""
        own = self.effect.copy
        faces, of = self.play.faces, self.play.table.faces
        return [copy for copy in pile if matches(what, (face := faces[of[copy]]).kinds, face.named) and copy != own]

    def in_stables(self, seats: Iterable[int], what: Filter, declared: bool = True) -> Iterator[tuple[Copy, int]]:
        """Cards in these seats' Stables, as what they are taken for; of declared players only, if there are any."""
        force, stables = self.play.force, self.play.table.stables
        for seat in seats:
            if declared and self.names.within is not None and seat not in self.names.within:
                continue
            for copy in stables[seat]:
                if (not what.of and what.named is None) or matches(what, force.kinds(copy), force.face(copy).named):
                    yield copy, seat

    def this_in_stable(self) -> list[Copy]:
        """The effect's own card, as long as it lies in its player's Stable."""
        copy = self.effect.copy
        return [copy] if copy in self.play.table.stables[self.effect.seat] else []

    def every_hand(self) -> set[Place]:
        """All hands and the discard pile, as places that a step changes."""
        return {("discard", -1), *(("hand", seat) for seat in range(self.play.table.seats))}

    def in_turn_order(self, picks: dict[int, list[Copy]]) -> list[Copy]:
        """The chosen cards, the active player's first."""
        return [copy for seat in self.play.table.clockwise() if seat in picks for copy in picks[seat]]
