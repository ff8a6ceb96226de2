"""What is in force, derived from the Table at each look: nothing is ever switched on or off.

Cards that are no Unicorns are heard first, then the Unicorns that these have not silenced.
"""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.grammar import Cannot, InsteadOf, Passing, Scope, Treat, When
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.cards import PANDA, Cards, Face, matches
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
        for source in sources:
            for clause in source.face.disguises:
                if source.copy not in self.silenced:
                    self.pandas.update(self.copies_meant(clause, source))
        for source in sources:
            for clause in source.face.silencers:
                if source.copy not in self.silenced:
                    self.silencers.append((clause, source))
                    self.silenced.update(self.copies_meant(clause, source))
        for source in sources:
            if source.copy not in self.silenced:
                self.hear_rest(source)

    def hear_rest(self, source: Source) -> None:
        face = source.face
        for clause in face.treats:
            self.hear_treat(clause, source)
        for cannot in face.cannots:
            for word in cannot.cannot:
                self.cannots.setdefault(word, []).append((cannot, source))
        self.replacements += [(replacement, source) for replacement in face.replacements]
        self.limits += [(when, limit.more_unicorns_than, source) for when, limit in face.limits]
        self.listeners += [(when, passing, source) for when, passing in face.listens]

    def hear_treat(self, clause: Treat, source: Source) -> None:
        if clause.counts_as is not None:
            for copy in self.copies_meant(clause, source):
                self.counts[copy] = clause.counts_as
        elif clause.grave is not None:
            self.to_hand.update(self.copies_meant(clause, source))
        elif clause.hand is not None:
            for seat in self.seats_meant(clause.treat, source):
                self.visible[seat] = True
        elif clause.hand_limit is not None:
            for seat in self.seats_meant(clause.treat, source):
                self.hand_limits[seat] = min(self.hand_limits[seat], clause.hand_limit)

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
