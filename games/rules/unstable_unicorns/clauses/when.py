"""When: what happens at a moment. Some moments are heard from the Stable, the others are the card's own."""

from typing import assert_never

from cards.language.unstable_unicorns.clauses.when import Answering, Passing, TooMany, When
from games.rules.unstable_unicorns.cards import Face
from games.rules.unstable_unicorns.force import Force, Source
from games.rules.unstable_unicorns.hearing import REST, Head


class WhenHead(Head[When], of=When):
    def lay_out(self, face: Face, clause: When) -> None:
        if isinstance(clause.when, str):
            face.triggers.setdefault(clause.when, []).append(clause)
        elif isinstance(clause.when, Answering):
            face.answers.append((clause.when, clause))
        else:
            face.heard[REST].append(clause)

    def hear(self, force: Force, clause: When, source: Source) -> None:
        match clause.when:
            case TooMany(more_unicorns_than=limit):
                force.limits.append((clause, limit, source))
            case Passing() as passing:
                force.listeners.append((clause, passing, source))
            case str() | Answering():
                pass
            case _:
                assert_never(clause.when)
