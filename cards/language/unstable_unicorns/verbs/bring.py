"""`bring`: into your Stable, without playing."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, VerbWords
from cards.language.unstable_unicorns.words import Count, Source, This


class Bringing(Filter, frozen=True, kw_only=True):
    """Cards that come into your Stable without being played."""

    in_: Source = field(name="in")
    not_: This | None = field(name="not", default=None)
    count: Count = 1


class Bring(Step, frozen=True):
    """Put cards into your Stable without playing them."""

    bring: Bringing


class BringWords(VerbWords[Bring], of=Bring):
    def check(self, step: Bring, at: Place) -> None:
        kinds, here = step.bring.of, at.into("bring.of")
        here.must_stay(kinds)
        if step.bring.in_ != "nursery":
            here.must_leave_the_nursery(kinds)
        elif kinds and not {"unicorn", "baby_unicorn"} & set(kinds):
            here.wrong("only-babies")

    def phrase(self, step: Bring, say: Phrases, form: PhraseForm) -> str:
        body = step.bring
        return say("bring", form, cards=say.cards(body, "some", body.count), zone=body.in_)
