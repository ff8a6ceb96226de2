"""`give`: from one hand into another, chosen by the player who gives."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import GROUPS, HowMany, Players


class GiveBody(Filter, frozen=True, kw_only=True):
    """Cards from the hand of the player who gives and chooses them, and who gets them."""

    to: Players
    count: HowMany = 1
    who: Players = "you"


class Give(Step, frozen=True):
    """Give cards from one hand into another."""

    give: GiveBody


class GiveWords(UuVerbWords[Give], of=Give):
    def report(self, step: Give, at: Place) -> None:
        at.into("give.of").must_leave_the_nursery(step.give.of)
        if step.give.to in GROUPS:
            at.into("give.to").wrong("one-player")
        elif step.give.to == step.give.who:
            at.into("give.to").wrong("give-to-whom")

    def phrase(self, step: Give, say: StepPhrases, form: PhraseForm) -> str:
        body = step.give
        cards, giver = say.cards(body, "some", body.count), say.player(body.who, "does")
        to_is = "you" if body.to == "you" else "one"
        return say("give", form, cards=cards, giver=giver, to=say.receiver(body.to), to_is=to_is)
