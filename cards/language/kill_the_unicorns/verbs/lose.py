"""`lose`: hunt cards are discarded from a hand."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords
from cards.language.kill_the_unicorns.words import Count, Role


class HuntCards(Struct, frozen=True, kw_only=True):
    """So many hunt cards of somebody, as many as there are."""

    short: ClassVar[str] = "who"
    who: Role = "winner"
    count: Count = 1


class Lose(KuStep, frozen=True):
    """Discard hunt cards from the hand."""

    lose: HuntCards = HuntCards()


class LoseWords(KuVerbWords[Lose], of=Lose):
    moments = ("revealed",)

    def roles(self, step: Lose) -> Iterator[tuple[str, str]]:
        yield "who", step.lose.who

    def phrase(self, step: Lose, say: RolePhrases) -> str:
        who = step.lose.who
        return say.say("lose", form=say.form(who), who=say.role(who), count=step.lose.count)
