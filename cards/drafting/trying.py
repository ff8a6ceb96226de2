"""Which changes of a program may be made: each is tried, and the checks that publishing uses say what comes of it."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from cards.drafting.samples import Filling, names_in
from cards.language.sets import AnyLanguage
from shapes.nodes import node_of

PROGRAM = "abilities"
TRIES = 64
"""Of how many ways to fill the gaps of a change one must be good."""


class Edit(Struct, frozen=True):
    """A place of a program, and the whole program as it would be with another value there."""

    place: str
    program: object


def allowed(language: AnyLanguage, program: object, kind: str, edits: Sequence[Edit]) -> list[bool]:
    """Of each edit whether a right program can come of it, as far as its own place is concerned."""
    trial = _Trial(language, program, kind)
    return [trial.allows(edit) for edit in edits]


class _Trial:
    def __init__(self, language: AnyLanguage, program: object, kind: str) -> None:
        self.language, self.kind = language, kind
        self.node = node_of(language.program)
        self.names = names_in(program)
        self.before = self.marks(Filling({}, self.names).filled(self.node, program, PROGRAM))

    def allows(self, edit: Edit) -> bool:
        """Fill the gaps, and fill those again in another way that somebody objects to."""
        numbers: Counter[str] = Counter()
        for _ in range(TRIES):
            filling = Filling(numbers, self.names)
            objections = self.objections(filling.filled(self.node, edit.program, PROGRAM), edit.place)
            if not objections:
                return True
            concerned = [gap for gap in filling.gaps if any(_touch(gap, where) for where, _ in objections)]
            if not concerned:
                return False
            numbers.update(concerned)
        return False

    def objections(self, program: object, place: str) -> set[tuple[str, str]]:
        """What is wrong there or within, and what is wrong around it that was not before."""
        marks = self.marks(program)
        within = {mark for mark in marks if _is_within(mark[0], place)}
        return within | {mark for mark in marks - self.before if _is_within(place, mark[0])}

    def marks(self, program: object) -> set[tuple[str, str]]:
        _, issues = self.language.parse(program, self.kind)
        return {(issue.place, issue.key) for issue in issues if issue.key not in self.language.mended_later}


def _touch(one: str, other: str) -> bool:
    return _is_within(one, other) or _is_within(other, one)


def _is_within(place: str, around: str) -> bool:
    return place == around or (place.startswith(around) and place[len(around)] in ".[")
