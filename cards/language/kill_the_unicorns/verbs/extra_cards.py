"""`extra_cards`: a bid with more hunt cards than the hunt asks for."""

from typing import Annotated

from msgspec import Meta

from cards.language.kill_the_unicorns.parts import KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import KuVerbWords


class ExtraCards(KuStep, frozen=True):
    """Play so many hunt cards more than the number of the hunt."""

    extra_cards: Annotated[int, Meta(ge=1, le=5)]


class ExtraCardsWords(KuVerbWords[ExtraCards], of=ExtraCards):
    moments = ("own_bid",)

    def phrase(self, step: ExtraCards, say: RolePhrases) -> str:
        return say.say("extra-cards", count=step.extra_cards)
