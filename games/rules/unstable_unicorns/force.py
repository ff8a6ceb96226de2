"""What is in force, derived from the Table at each look: nothing is ever switched on or off.

What silences and what disguises is heard first, and a card that may be silenced after the one that may silence it.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from cards.language.unstable_unicorns.clauses.cannot import Cannot
from cards.language.unstable_unicorns.clauses.instead_of import InsteadOf
from cards.language.unstable_unicorns.clauses.treat import Treat
from cards.language.unstable_unicorns.clauses.when import Passing, When
from cards.language.unstable_unicorns.parts import CardScope, Condition
from games.rules.kernel.run import Run
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.cards import PANDA, Cards, Face, matches
from games.rules.unstable_unicorns.hearing import DISGUISE, REST, SILENCE, head_of
from games.rules.unstable_unicorns.table import HAND_LIMIT, UnicornTable


class Source:
    """A card in a Stable whose text is live."""

    __slots__ = ("copy", "face", "seat")

    def __init__(self, copy: Copy, seat: int, face: Face) -> None:
        self.copy = copy
        self.seat = seat
        self.face = face


class Force:
    """All continuous rules and replacements of one moment.

    A Force is made again at every change of a Stable, so what few cards say is an empty constant until a card says it.
    """

    set_limits: Mapping[int, int] = MappingProxyType({})
    """The lowest hand limit that a card sets for a seat."""
    limit_changes: Mapping[int, int] = MappingProxyType({})
    """By how much cards change the hand limit of a seat."""
    skips: frozenset[tuple[int, str]] = frozenset()
    """Phases that a seat leaves out."""
    barred: frozenset[tuple[int, str]] = frozenset()
    """What seats cannot do, whatever the cards."""

    def __init__(self, cards: Cards, table: UnicornTable) -> None:
        self.cards = cards
        self.table = table
        self.stables = [list(stable) for stable in table.stables]
        """As they were: what is in force follows from them, and from nothing else that changes."""
        self.pandas: set[Copy] = set()
        self.silenced: set[Copy] = set()
        self.counts: dict[Copy, int] = {}
        self.to_hand: set[Copy] = set()
        self.visible = [False] * table.seats
        self.silencers: list[tuple[Treat, Source]] = []
        self.cannots: dict[str, list[tuple[Cannot, Source]]] = {}
        self.replacements: list[tuple[InsteadOf, Source]] = []
        self.limits: list[tuple[When, int, Source]] = []
        self.listeners: list[tuple[When, Passing, Source]] = []
        faces, of = cards.faces, table.faces
        sources: list[Source] = []
        unicorns: list[Source] = []
        for seat, stable in enumerate(table.stables):
            for copy in stable:
                face = faces[of[copy]]
                if face.in_force:
                    (unicorns if face.is_unicorn else sources).append(Source(copy, seat, face))
        sources += unicorns
        if changing := [source for source in sources if source.face.changes_cards]:
            self.hear_changes(changing)
        for source in sources:
            if (heard := source.face.heard[REST]) and source.copy not in self.silenced:
                for clause in heard:
                    head_of(clause).hear(self, clause, source)

    @classmethod
    def of(cls, run: Run[Cards, UnicornTable]) -> "Force":
        """What is in force now: the same as long as the Stables are the same."""
        if not (isinstance(run.kept, Force) and run.kept.stables == run.table.stables):
            run.kept = cls(run.cards, run.table)
        return run.kept

    def hear_changes(self, sources: list[Source]) -> None:
        """Disguises, then silences; what a card still to be heard could silence waits for it. Of cards that could
        silence each other, the one that comes first on the table does (UU-P16)."""
        while sources:
            free = [source for source in sources if not self.may_be_silenced(source, sources)]
            free = free or [source for source in sources if source.face.heard[SILENCE]][:1]
            for turn in (DISGUISE, SILENCE):
                for source in free:
                    self.hear(source, turn)
            sources = [source for source in sources if source not in free]

    def may_be_silenced(self, source: Source, by: Sequence[Source]) -> bool:
        return any(
            isinstance(clause, Treat)
            and isinstance(clause.treat, CardScope)
            and self.is_meant(clause.treat, other, source.copy, source.seat)
            for other in by
            if other is not source and other.copy not in self.silenced
            for clause in other.face.heard[SILENCE]
        )

    def hear(self, source: Source, turn: int) -> None:
        """What a card says of this kind, unless it is silenced."""
        if (heard := source.face.heard[turn]) and source.copy not in self.silenced:
            for clause in heard:
                head_of(clause).hear(self, clause, source)

    def seats_meant(self, word: str | CardScope, source: Source) -> list[int]:
        if word == "you":
            return [source.seat]
        return [seat for seat in range(self.table.seats) if word == "everyone" or seat != source.seat]

    def copies_meant(self, clause: Treat, source: Source) -> Iterator[Copy]:
        """The cards in Stables that a `treat` is about."""
        if isinstance(clause.treat, CardScope):
            for seat, stable in enumerate(self.table.stables):
                for copy in stable:
                    if self.is_meant(clause.treat, source, copy, seat):
                        yield copy

    def is_meant(self, scope: CardScope, source: Source, copy: Copy, seat: int, as_printed: bool = False) -> bool:
        """Whether a scope means this card, in or entering this seat's Stable, or played by this seat."""
        if scope.what is not None:
            return copy == source.copy
        if scope.not_ is not None and copy == source.copy:
            return False
        if scope.whose != "everyone" and (scope.whose == "you") != (seat == source.seat):
            return False
        face = self.face(copy)
        return matches(scope, face.kinds if as_printed else self.kinds(copy), face.named)

    def face(self, copy: Copy) -> Face:
        return self.cards.faces[self.table.faces[copy]]

    def kinds(self, copy: Copy) -> frozenset[str]:
        """What a card is taken for: a Panda in its Stable is no Unicorn."""
        return PANDA if copy in self.pandas else self.cards.faces[self.table.faces[copy]].kinds

    def forbids(self, word: str, copy: Copy, seat: int, cause: Face | None = None) -> bool:
        """Whether some card in play forbids this to happen to this card."""
        for clause, source in self.cannots.get(word, ()):
            if self.is_meant(clause.what, source, copy, seat) and (
                clause.by is None or (cause is not None and matches(clause.by, cause.kinds, cause.named))
            ):
                return True
        return False

    def may_enter(self, copy: Copy, seat: int) -> bool:
        """Whether a card may come into this Stable. What counts is what it is printed as."""
        rules = self.cannots.get("enter_stable")
        return not rules or not any(
            self.is_meant(clause.what, source, copy, seat, as_printed=True) for clause, source in rules
        )

    def is_silenced_on_entering(self, copy: Copy, seat: int) -> bool:
        """A newcomer is silenced as the Unicorn it is printed as, whatever it is taken for once it is in."""
        return any(
            isinstance(clause.treat, CardScope) and self.is_meant(clause.treat, source, copy, seat, as_printed=True)
            for clause, source in self.silencers
        )

    def hand_limit(self, seat: int) -> int:
        """How many cards a seat may keep at the end of its turn (UU-2.7)."""
        return max(0, self.set_limits.get(seat, HAND_LIMIT) + self.limit_changes.get(seat, 0))

    def bars(self, deed: str, seat: int) -> bool:
        """Whether some card in play forbids this seat to do this at all."""
        return (seat, deed) in self.barred

    def is_so(self, condition: Condition, seat: int) -> bool:
        """Whether it is so in the Stable of this seat."""
        count = sum(
            matches(condition.stable, self.kinds(copy), self.face(copy).named) for copy in self.table.stables[seat]
        )
        return (
            (condition.at_least or 0)
            <= count
            <= (len(self.table.faces) if condition.at_most is None else condition.at_most)
        )

    def standing(self, seat: int) -> int:
        """How many Unicorns a Stable counts."""
        total = 0
        faces, of = self.cards.faces, self.table.faces
        for copy in self.table.stables[seat]:
            if faces[of[copy]].is_unicorn and copy not in self.pandas:
                total += self.counts.get(copy, 1)
        return total
