"""One effect of a link, from its decisions to its end: what its words stand for, what was decided, what is done.

A choice among cards that the effect itself brings to light is made when it is reached (UU-7.2).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import THAT
from games.rules.kernel.table import Copy, seats_from
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns.cards import matches
from games.rules.unstable_unicorns.doing import AnyPlanned, Place, Planned, doing_of, first_aim, name_given
from games.rules.unstable_unicorns.events import EffectUsed
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.table import TablePlace, UnicornTable


class Names:
    """What the words of one effect stand for: `you`, `them`, and the names given on the way."""

    groups: Mapping[str, list[int]] = MappingProxyType({})
    """Several players that were given a name."""
    cards: Mapping[str, dict[Copy, TablePlace]] = MappingProxyType({})
    """Cards that were given a name, and where they lay then."""
    numbers: Mapping[str, int] = MappingProxyType({})
    """How many cards with a name there are, or were on their way. Most effects name nothing and make no copies."""

    def __init__(self, effect: Effect, seats: int) -> None:
        self.you = effect.seat
        self.seats = seats
        self.them = effect.them
        self.players: dict[str, int | None] = {}
        self.within: frozenset[int] | None = None
        """Only the Stables of these players, until the cards of a declared play are chosen (UU-5.7)."""

    def lying(self, name: str, table: UnicornTable) -> list[Copy]:
        """The cards of this name that are still where they were."""
        return [copy for copy, place in self.cards.get(name, {}).items() if table.place_of(copy) == place]

    def name_cards(self, name: str, copies: Iterable[Copy], table: UnicornTable, count: int) -> None:
        """Give cards a name where they lie now; so many count as meant, replaced ones included."""
        self.cards = {**self.cards, name: {copy: table.place_of(copy) for copy in copies}}
        self.count_as(name, count)

    def count_as(self, name: str, count: int) -> None:
        self.numbers = {**self.numbers, name: count}

    def meant(self, word: str) -> list[int]:
        """The seats that a player word means, in turn order from `you`; none if a name could not be bound."""
        you, seats = self.you, self.seats
        if word == "you":
            return [you]
        if word == "others":
            return seats_from(you, seats)[1:]
        if word == "everyone":
            return seats_from(you, seats)
        if word in self.groups:
            return self.groups[word]
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
        self.planned: list[AnyPlanned] = []

    # --- deciding and doing -----------------------------------------------------------------------------------------

    def decide(self, used: bool | None = None) -> None:
        """Use or decline, payments, targets: as far as they can be known. `used`: the player has already said yes."""
        aim = first_aim(self.effect.steps) if self.declared else None
        if aim is not None and not aim.names_players:
            self.names.within = frozenset(self.declared)
        self.planned = self.plan(self.effect.steps, used)
        self.planning = False

    def plan(self, steps: Sequence[Step], used: bool | None = None) -> list[AnyPlanned]:
        plans = []
        for n, step in enumerate(steps):
            doing, planned = doing_of(step), Planned(step)
            planned.used = used
            doing.plan(self, planned, steps[n + 1 :])
            self.unseen = self.unseen or doing.brings_news
            self.stale |= doing.changes(self, step)
            if name_given(step) is not None:
                self.stale.add(("looked", -1))
            plans.append(planned)
        return plans

    def carry_out(self) -> bool:
        """Do what was decided; answer whether all of it was done in full (UU-6.3)."""
        self.play.emit(EffectUsed(self.effect.seat, self.effect.face.id))
        done = self.do_all(self.planned)
        self.play.stop_looking()
        return done

    def do_all(self, plans: Sequence[AnyPlanned]) -> bool:
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
        if self.effect.replaces and (copy == self.effect.copy or copy in self.names.cards.get(THAT, ())):
            return True
        claimed = link.claims.get(copy)
        if claimed is not None and (self.planning or claimed != number):
            return False
        return link.newcomers.get(copy, number) == number

    def may(self, fate: str, copy: Copy, seat: int) -> bool:
        """Whether no card in play forbids this to happen to this card."""
        force = self.play.force
        return fate not in force.cannots or not force.forbids(fate, copy, seat, self.effect.face)

    def in_pile(self, pile: Iterable[Copy], what: Filter) -> list[Copy]:
        """Cards of a hand or a pile, as they are printed; a card being played is no longer in its hand."""
        own = self.effect.copy
        faces, of = self.play.faces, self.play.table.faces
        return [copy for copy in pile if matches(what, (face := faces[of[copy]]).kinds, face.named) and copy != own]

    def in_stables(self, seats: Iterable[int], what: Filter, declared: bool = True) -> Iterator[tuple[Copy, int]]:
        """Cards in these seats' Stables, as what they are taken for; of declared players only, if there are any."""
        force, stables = self.play.force, self.play.table.stables
        means_all = not what.of and what.named is None
        for seat in seats:
            if declared and self.names.within is not None and seat not in self.names.within:
                continue
            for copy in stables[seat]:
                if means_all or matches(what, force.kinds(copy), force.face(copy).named):
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
