"""`search`: from anywhere in the draw pile, shown to all."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import Count


class Searching(Filter, frozen=True, kw_only=True):
    """Cards of the draw pile that are shown to all and go to your hand."""

    count: Count = 1


class Search(Step, frozen=True):
    """Find cards in the draw pile, show them, take them, shuffle."""

    search: Searching = Searching()


class SearchWords(VerbWords[Search], of=Search):
    def check(self, step: Search, at: Place) -> None:
        at.into("search.of").must_leave_the_nursery(step.search.of)

    def phrase(self, step: Search, say: Phrases, form: PhraseForm) -> str:
        body = step.search
        return say("search", form, cards=say.cards(body, "some", body.count), count=body.count)
