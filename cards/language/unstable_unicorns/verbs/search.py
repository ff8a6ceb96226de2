"""`search`: from anywhere in the draw pile, shown to all."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Count


class SearchBody(Filter, frozen=True, kw_only=True):
    """Cards of the draw pile that are shown to all and go to your hand."""

    count: Count = 1


class Search(Step, frozen=True):
    """Find cards in the draw pile, show them, take them, shuffle."""

    search: SearchBody = SearchBody()


class SearchWords(UuVerbWords[Search], of=Search):
    can_be_let = True

    def report(self, step: Search, at: Place) -> None:
        at.into("search.of").must_leave_the_nursery(step.search.of)

    def phrase(self, step: Search, say: StepPhrases, form: PhraseForm) -> str:
        body = step.search
        return say("search", form, cards=say.cards(body, "some", body.count), count=body.count)
