"""`while`: what a card adds as long as it lies there."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, field

from cards.language.issues import Issue, issue, step_into
from cards.language.kill_the_unicorns.clause_words import KuClauseWords, issues_in_word
from cards.language.kill_the_unicorns.parts import KuAbility
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.words import STATES_OF_KIND, Small, State


class While(KuAbility, frozen=True, kw_only=True):
    """What the card adds as long as it lies on a unicorn (stars, weight) or before a player (points)."""

    state: State = field(name="while")
    stars: Small = 0
    weight: Annotated[int, Meta(ge=1, le=4)] = 1
    points: Small = 0


class WhileWords(KuClauseWords[While], of=While):
    """As long as the card lies there."""

    def issues_in(self, clause: While, kind: str | None, place: str) -> Iterator[Issue]:
        yield from issues_in_word(clause.state, STATES_OF_KIND, kind, step_into(place, "while"))
        if clause.state == "held" and (clause.stars or clause.weight != 1):
            yield issue(place, "ku-points-not-stars")
        if clause.state != "held" and clause.points:
            yield issue(step_into(place, "points"), "ku-stars-not-points")

    def phrase(self, clause: While, say: RolePhrases) -> str:
        changes = []
        if clause.stars:
            changes.append(say.say("stars", more="yes" if clause.stars > 0 else "no", count=abs(clause.stars)))
        if clause.weight != 1:
            changes.append(say.say("weight", count=clause.weight))
        if clause.points:
            changes.append(say.say("points", more="yes" if clause.points > 0 else "no", count=abs(clause.points)))
        return say.say("while", state=clause.state, changes=say.both(changes or [say.say("nothing")]))
