"""`swap_hands`: two players trade whole hands."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Players


class SwapHands(Step, frozen=True):
    """Trade whole hands with a player."""

    swap_hands: Players


class SwapHandsWords(UuVerbWords[SwapHands], of=SwapHands):
    never_fails = True

    def phrase(self, step: SwapHands, say: StepPhrases, form: PhraseForm) -> str:
        return say("swap-hands", form, player=say.player(step.swap_hands, "with"))
