"""`bring`: into a Stable, yours if nothing else is said, without playing."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import GROUPS, Number, Players, SeenCards, Source, This


class BringBody(Filter, frozen=True, kw_only=True):
    """Cards that come into a Stable without being played."""

    in_: Source | None = field(name="in", default=None)
    what: SeenCards | None = None
    not_: This | None = field(name="not", default=None)
    count: Number = 1
    to: Players = "you"


class Bring(Step, frozen=True):
    """Put cards into a Stable without playing them."""

    bring: BringBody


class BringWords(UuVerbWords[Bring], of=Bring):
    can_be_let = True

    def report(self, step: Bring, at: Place) -> None:
        kinds, here = step.bring.of, at.into("bring.of")
        here.must_stay(kinds)
        if step.bring.in_ != "nursery":
            here.must_leave_the_nursery(kinds)
        elif kinds and not {"unicorn", "baby_unicorn"} & set(kinds):
            here.wrong("only-babies")
        if (step.bring.in_ is None) == (step.bring.what is None):
            at.into("bring").wrong("one-place")
        if step.bring.to in GROUPS:
            at.into("bring.to").wrong("one-player")

    def phrase(self, step: Bring, say: StepPhrases, form: PhraseForm) -> str:
        body = step.bring
        return say(
            "bring" if body.what is None else "bring-named",
            form,
            nth=say.those(body.what, body),
            cards=say.cards(body, "some", body.count),
            zone=body.in_ or "",
            into=form.own if body.to == "you" else "one",
            stable=say.stable(body.to, "enter"),
            stable_to=say.stable(body.to, "to"),
            stable_in=say.stable(body.to, "in"),
        )
