"""What every verb can be asked: whether it can be done, what its player decides beforehand, and to do it.

A verb is one class in `verbs/`, registered for its Struct. Whoever walks over steps never asks which verb it is.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import COUNT_WORDS, UpTo
from games.rules.kernel.registry import Registry
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say
from games.rules.unstable_unicorns import asking

if TYPE_CHECKING:
    from games.rules.unstable_unicorns.resolving import Names, Resolver

S = TypeVar("S", bound=Struct)
Place = tuple[str, int]
"""A zone of a seat, or of the table (seat -1)."""
Picks = dict[int, list[Copy]]
"""Chosen cards, by the seat that chose them."""

VERBS: Registry[AnyDoing] = Registry("verb")


def doing_of(step: Step) -> AnyDoing:
    """The class that carries this step out."""
    return VERBS.by_struct[type(step)]


class Planned(Generic[S]):
    """One step with what has been decided about it."""

    __slots__ = ("after", "each", "inner", "picks", "step", "used")

    def __init__(self, step: S) -> None:
        self.step = step
        self.picks: Picks | None = None
        """The chosen cards; None: to be chosen when the step is reached."""
        self.used: bool | None = None
        """Whether an option was taken; None: to be asked when the step is reached."""
        self.inner: list[AnyPlanned] = []
        self.after: list[AnyPlanned] = []
        self.each: list[tuple[int, list[AnyPlanned]]] = []


class Doing(Generic[S]):
    """One verb of the rules. It holds no state: everything about one effect is the resolver's."""

    brings_news: ClassVar[bool] = False
    """It brings cards to light that nobody could know when the link began."""
    is_option: ClassVar[bool] = False
    """Its player may decline it as a whole."""
    names_players: ClassVar[bool] = False
    """It gives players a name, so that players declared before the window are meant for it (UU-5.7)."""

    def __init_subclass__(cls, of: type[S] | None = None) -> None:
        super().__init_subclass__()
        if of is not None:
            VERBS.join(of, cls)

    # --- whether ----------------------------------------------------------------------------------------------------

    def is_possible(self, ahead: LookAhead, step: S, first: bool) -> bool:
        """Whether the step can be done in full. `first`: nothing is done before it."""
        return True

    def are_possible(self, ahead: LookAhead, step: S, rest: Sequence[Step], first: bool) -> bool:
        """Whether the step and those after it can be done in full."""
        return self.is_possible(ahead, step, first) and (not rest or ahead.can_do(rest, first=False))

    def stands_alone(self, step: S) -> bool:
        """Whether it can mean something although the steps before it could not be done."""
        return True

    def is_offered(self, resolver: Resolver, step: S, private: bool) -> bool:
        """Whether an option can be offered now."""
        return False

    def hits_nothing(self, resolver: Resolver, step: S) -> bool:
        """Whether the step would be done for nothing, because there is no card that it could choose (UU-P3)."""
        return False

    def has_target_left(self, resolver: Resolver, step: S) -> bool:
        """False if other effects of the link have spoken for every card that the step could choose (UU-7.4)."""
        return True

    def aim(self, step: S) -> AnyDoing | None:
        """The verb here or inside that first chooses players, or cards of players."""
        return None

    def targets(
        self, resolver: Resolver, step: S, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        """The players that a play can be declared against, every way they can be named (UU-5.7)."""
        yield from ()

    # --- deciding ---------------------------------------------------------------------------------------------------

    def plan(self, resolver: Resolver, planned: Planned[S], rest: Sequence[Step]) -> None:
        """Decide what can be decided when the link begins (UU-7.2)."""

    def changes(self, resolver: Resolver, step: S) -> set[Place]:
        """The zones whose cards are others once the step is done."""
        return set()

    # --- doing ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def carry_out(self, resolver: Resolver, planned: Planned[S]) -> bool:
        """Do it, and answer whether it was done in full (UU-6.3)."""


class LookAhead:
    """Whether steps can be carried out in full: by what everybody knows, or by what their player knows as well.

    Used to offer an optional effect, to offer a player in a pick, and to forbid impossible plays (UU-6.7). It counts
    the cards that draws and discards of the effect would move.
    """

    def __init__(self, resolver: Resolver, private: bool = True, strict: bool = True, whole: bool = True) -> None:
        self.resolver = resolver
        self.names = resolver.names
        self.table = resolver.play.table
        self.private = private
        """Look into the own hand; without, only what everybody knows counts."""
        self.strict = strict
        """A first step that somebody else must do counts too (UU-6.7 leaves those out, an offer does not)."""
        self.whole = whole
        """All steps must be possible; without, one of them is enough."""
        self.drawn = 0
        self.reshuffles = self.table.options.reshuffle_discard
        self.deck = len(self.table.deck) + (len(self.table.discard) if self.reshuffles else 0)
        """How many cards there are to draw."""

    def can_do(self, steps: Sequence[Step], first: bool = True) -> bool:
        """Whether all these can be done in full, up to the first `then`; or, if not `whole`, one of them can."""
        if not self.whole:
            alone = [step for step in steps if doing_of(step).stands_alone(step)]
            return any(LookAhead(self.resolver, self.private, self.strict).can_do([step]) for step in alone)
        if not steps:
            return True
        return doing_of(steps[0]).are_possible(self, steps[0], steps[1:], first)


def can_do(resolver: Resolver, steps: Sequence[Step], private: bool = True, strict: bool = True) -> bool:
    return LookAhead(resolver, private, strict).can_do(steps)


AnyDoing: TypeAlias = Doing[Any]
AnyPlanned: TypeAlias = Planned[Any]


class Picking(Doing[S]):
    """A verb whose cards somebody chooses; most are chosen when the link begins."""

    from_stables: ClassVar[bool] = False
    """The cards lie in Stables, where other effects of the link can speak for them."""
    names_owner: ClassVar[bool] = False
    """The cards can lie in several Stables, so that a question about those of one says whose they are."""
    moves_together: ClassVar[bool] = False
    """Done for each of several players, all the chosen cards go at once."""

    @abstractmethod
    def candidates(self, resolver: Resolver, step: S, actor: int) -> Iterable[Copy]:
        """The cards this seat could choose, spoken for or not."""

    @abstractmethod
    def needs(self, resolver: Resolver, step: S) -> set[Place]:
        """The zones that it chooses from."""

    @abstractmethod
    def move(self, resolver: Resolver, step: S, picks: Picks) -> int:
        """Move the chosen cards; answer how many went."""

    def actors(self, resolver: Resolver, step: S) -> list[int]:
        """Who chooses, and does it with the own cards."""
        return [resolver.names.you]

    def hides_faces(self, step: S) -> bool:
        """Whether only the chooser knows how many cards there are to choose from (UU-R3.4)."""
        return False

    def free(self, resolver: Resolver, step: S, actor: int) -> list[Copy]:
        """The cards this seat can choose now."""
        return [copy for copy in self.candidates(resolver, step, actor) if resolver.is_free(copy)]

    def are_free(self, resolver: Resolver, step: S, actor: int, count: int = 1) -> bool:
        """Whether this seat can choose so many cards now. It looks at no more of them than it must."""
        for copy in self.candidates(resolver, step, actor):
            if resolver.is_free(copy):
                count -= 1
                if count <= 0:
                    return True
        return count <= 0

    def is_possible(self, ahead: LookAhead, step: S, first: bool) -> bool:
        count = how_many(ahead.names, step)
        least = 1 if isinstance(count, UpTo) else count
        return not isinstance(least, int) or self.are_free(ahead.resolver, step, ahead.names.you, least)

    def hits_nothing(self, resolver: Resolver, step: S) -> bool:
        return self.from_stables and next(iter(self.candidates(resolver, step, resolver.names.you)), None) is None

    def has_target_left(self, resolver: Resolver, step: S) -> bool:
        free = not self.from_stables or self.are_free(resolver, step, resolver.names.you)
        return free or self.hits_nothing(resolver, step)

    def plan(self, resolver: Resolver, planned: Planned[S], rest: Sequence[Step]) -> None:
        if (
            how_many(resolver.names, planned.step) is not None
            and not self.needs(resolver, planned.step) & resolver.stale
        ):
            planned.picks = self.choose(resolver, planned.step)
            if planned.picks is not None and (name := name_given(planned.step)) is not None:
                resolver.names.count_as(name, sum(map(len, planned.picks.values())))

    def others_can(self, ahead: LookAhead, step: S, who: str, first: bool) -> bool:
        """Whether one of those who must choose has a card for it."""
        if not (ahead.strict and first) or who == "everyone":
            return True
        return any(self.are_free(ahead.resolver, step, seat) for seat in ahead.names.meant(who))

    def choose(self, resolver: Resolver, step: S) -> Picks | None:
        """Ask whoever chooses; None where there is nothing to choose before it is done."""
        count, hidden = how_many(resolver.names, step), self.hides_faces(step)
        if count == "all":
            return None
        seats, verb = self.actors(resolver, step), asking.word_of(step)
        if isinstance(count, int) or count is None:
            picks = [self.pick(resolver, step, seat, count or 0, hidden) for seat in seats if count]
            text = self.question(resolver, step, count or 0)
        else:
            cards = {seat: self.free(resolver, step, seat) for seat in seats}
            most = count.up_to if isinstance(count, UpTo) else len(resolver.play.table.faces)
            picks = [asking.Pick(seat, cards[seat], most, hidden, least=0) for seat in seats]
            text = resolver.say(f"{verb}-any") if count == "any" else resolver.say(f"{verb}-up-to", count=most)
        question = asking.Question(text, verb, resolver.effect)
        chosen = asking.choose_cards(resolver.play, picks, question)
        for copies in chosen.values():
            for copy in copies:
                resolver.play.link.claims[copy] = resolver.effect.number
        if self.aim(step) is not None:
            resolver.names.within = None
        return chosen

    def question(self, resolver: Resolver, step: S, count: int) -> Say:
        """The question to the player who chooses."""
        return resolver.say(asking.word_of(step).replace("_", "-"), count=count)

    def pick(self, resolver: Resolver, step: S, seat: int, count: int, hidden: bool) -> asking.Pick:
        """The choice of one seat; where all cards lie in one Stable, the question says whose that is."""
        cards = self.free(resolver, step, seat)
        owners = [resolver.play.table.stable_of(copy) for copy in cards] if self.names_owner else []
        text = None
        if owners and owners[0] is not None and len(set(owners)) == 1:
            owner = owners[0]
            verb = asking.word_of(step)
            text = resolver.say(f"{verb}-{'own' if owner == seat else 'of'}", seat=owner, count=count)
        return asking.Pick(seat, cards, count, hidden, text)

    def settled(self, resolver: Resolver, planned: Planned[S]) -> Picks:
        """The chosen cards that can still be meant; chosen only now if that was not possible before."""
        step = planned.step
        if count_of(step) == "all":
            return {seat: list(self.candidates(resolver, step, seat)) for seat in self.actors(resolver, step)}
        if planned.picks is None:
            return self.choose(resolver, step) or {}
        return {
            seat: [copy for copy in copies if copy in self.candidates(resolver, step, seat)]
            for seat, copies in planned.picks.items()
        }

    def carry_out(self, resolver: Resolver, planned: Planned[S]) -> bool:
        return self.carry_out_with(resolver, planned.step, self.settled(resolver, planned))

    def carry_out_with(self, resolver: Resolver, step: S, picks: Picks) -> bool:
        """Done in full if as many cards went as were asked for."""
        moved = self.move(resolver, step, picks)
        count = how_many(resolver.names, step)
        if (name := name_given(step)) is not None:
            went = [copy for copy in resolver.in_turn_order(picks) if copy not in resolver.play.link.answered]
            resolver.names.name_cards(name, went, resolver.play.table, moved)
        return not isinstance(count, int) or moved >= count * max(1, len(self.actors(resolver, step)))


def first_aim(*lists: Sequence[Step]) -> AnyDoing | None:
    """The verb in these lists of steps that first chooses players, or cards of players."""
    aims = (doing_of(step).aim(step) for steps in lists for step in steps)
    return next((aim for aim in aims if aim is not None), None)


def targets_of(resolver: Resolver, steps: Sequence[Step], is_branch: bool = False) -> list[tuple[int, ...]]:
    """The players that the first step with targets can be declared against."""
    for n, step in enumerate(steps):
        if found := list(doing_of(step).targets(resolver, step, steps[n + 1 :], is_branch)):
            return list(dict.fromkeys(found))
    return []


def body_of(step: Struct) -> Any:
    """What a step says about its verb."""
    return getattr(step, step.__struct_fields__[0])


def count_of(step: Struct) -> int | str | UpTo:
    """How many cards a step asks for."""
    count: int | str | UpTo = body_of(step).count
    return count


def how_many(names: Names, step: Struct) -> int | str | UpTo | None:
    """How many cards are meant: a number, `all`, `any`, so many at most; None if what is counted has yet to happen."""
    count = count_of(step)
    if isinstance(count, int | UpTo) or count in COUNT_WORDS:
        return count
    if count in names.groups:
        return len(names.groups[count])
    return 1 if names.players.get(count) is not None else names.numbers.get(count)


def number_of(names: Names, step: Struct) -> int:
    """How many cards, where nobody chooses; none if what is counted has yet to happen."""
    count = how_many(names, step)
    return count if isinstance(count, int) else 0


def name_given(step: Struct) -> str | None:
    """The name that a step gives to the cards it is about."""
    name: str | None = getattr(body_of(step), "as_", None)
    return name


def fallen(seats: Sequence[int]) -> set[Place]:
    """Where cards go that are sacrificed or destroyed: discard pile, Nursery, and some to a hand."""
    return {("discard", -1), ("nursery", -1), *(("hand", seat) for seat in seats)}
