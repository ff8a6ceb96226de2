"""`reveal`: cards that have a name are shown to all."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import SeenCards


class Reveal(Step, frozen=True):
    """Show cards to all players."""

    reveal: SeenCards


class RevealWords(UuVerbWords[Reveal], of=Reveal):
    never_fails = True

    def report(self, step: Reveal, at: Place) -> None:
        at.into("reveal").must_be_hidden(step.reveal)

    def phrase(self, step: Reveal, say: StepPhrases, form: PhraseForm) -> str:
        return say("reveal", form, nth=say.those(step.reveal))
