"""What is in force, derived from the Table at each look: nothing is ever switched on or off.

Cards that are no Unicorns are heard first, then the Unicorns that these have not silenced.
"""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.clauses.cannot import Cannot
from cards.language.unstable_unicorns.clauses.instead_of import InsteadOf
from cards.language.unstable_unicorns.clauses.treat import Treat
from cards.language.unstable_unicorns.clauses.when import Passing, When
from cards.language.unstable_unicorns.parts import Scope
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.cards import PANDA, Cards, Face, matches
from games.rules.unstable_unicorns.hearing import TURNS, head_of
from games.rules.unstable_unicorns.table import HAND_LIMIT, UnicornTable


class Source:
    """A card in a Stable whose text is live."""

    __slots__ = ("copy", "face", "seat")

    def __init__(self, copy: Copy, seat: int, face: Face) -> None:
        self.copy = copy
        self.seat = seat
        self.face = face


class Force:
    """All continuous rules and replacements of one moment."""

    def __init__(self, cards: Cards, table: UnicornTable) -> None:
        self.cards = cards
        self.table = table
        self.pandas: set[Copy] = set()
        self.silenced: set[Copy] = set()
        self.counts: dict[Copy, int] = {}
        self.to_hand: set[Copy] = set()
        self.visible = [False] * table.seats
        self.hand_limits = [HAND_LIMIT] * table.seats
        self.silencers: list[tuple[Treat, Source]] = []
        self.cannots: dict[str, list[tuple[Cannot, Source]]] = {}
        self.replacements: list[tuple[InsteadOf, Source]] = []
        self.limits: list[tuple[When, int, Source]] = []
        self.listeners: list[tuple[When, Passing, Source]] = []
        sources = [
            Source(copy, seat, face)
            for seat, stable in enumerate(table.stables)
            for copy in stable
            if (face := cards.faces[table.faces[copy]]).in_force
        ]
        if sources:
            self.hear([source for source in sources if not source.face.is_unicorn])
            self.hear([source for source in sources if source.face.is_unicorn])

    def hear(self, sources: Sequence[Source]) -> None:
        """Clause by clause, in the order of their turns; a card that was silenced before its turn is not heard."""
        for turn in TURNS:
            for source in sources:
                if (heard := source.face.heard[turn]) and source.copy not in self.silenced:
                    for clause in heard:
                        head_of(clause).hear(self, clause, source)

    def seats_meant(self, word: str | Scope, source: Source) -> list[int]:
        if word == "you":
            return [source.seat]
        return [seat for seat in range(self.table.seats) if word == "everyone" or seat != source.seat]

    def copies_meant(self, clause: Treat, source: Source) -> Iterator[Copy]:
        """The cards in Stables that a `treat` is about."""
        if isinstance(clause.treat, Scope):
            for seat, stable in enumerate(self.table.stables):
                for copy in stable:
                    if self.is_meant(clause.treat, source, copy, seat):
                        yield copy

    def is_meant(self, scope: Scope, source: Source, copy: Copy, seat: int, as_printed: bool = False) -> bool:
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
                not clause.by or (cause is not None and not cause.kinds.isdisjoint(clause.by))
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
            isinstance(clause.treat, Scope) and self.is_meant(clause.treat, source, copy, seat, as_printed=True)
            for clause, source in self.silencers
        )

    def standing(self, seat: int) -> int:
        """How many Unicorns a Stable counts."""
        total = 0
        faces, of = self.cards.faces, self.table.faces
        for copy in self.table.stables[seat]:
            if faces[of[copy]].is_unicorn and copy not in self.pandas:
                total += self.counts.get(copy, 1)
        return total
