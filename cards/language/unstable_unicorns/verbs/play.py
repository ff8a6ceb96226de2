"""`play`: a card at once, beside the action of the turn."""

from typing import ClassVar

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Seen, SeenCards


class PlayBody(Filter, frozen=True, kw_only=True):
    """A card of your hand or the draw pile, or of those that have a name."""

    short: ClassVar[str] = "what"
    in_: Seen | None = field(name="in", default=None)
    what: SeenCards | None = None


class PlayAtOnce(Step, frozen=True):
    """Play a card now: it can be stopped, and what it does follows."""

    play: PlayBody


class PlayWords(UuVerbWords[PlayAtOnce], of=PlayAtOnce):
    def report(self, step: PlayAtOnce, at: Place) -> None:
        body = step.play
        at.into("play.of").must_leave_the_nursery(body.of)
        if body.of and set(body.of) == {"instant"}:
            at.into("play.of").wrong("instants-answer")
        if (body.in_ is None) == (body.what is None):
            at.into("play").wrong("one-place")
        if body.what is not None:
            at.into("play.what").must_be_hidden(body.what)

    def phrase(self, step: PlayAtOnce, say: StepPhrases, form: PhraseForm) -> str:
        body = step.play
        key = "play" if body.what is None else "play-named"
        nth = say.those(body.what, body)
        return say(key, form, cards=say.cards(body, "some", 1), zone=body.in_ or "", nth=nth)
