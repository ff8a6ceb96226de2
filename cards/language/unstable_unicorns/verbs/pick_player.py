"""`pick_player`: choose a player for the steps that follow."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Group, NewPlayer, PickedPlayer


class PickPlayer(Step, frozen=True):
    """Choose a player for whom the steps that follow are possible, and give that player a name."""

    pick_player: Group
    as_: NewPlayer = field(name="as")
    not_: PickedPlayer | None = field(name="not", default=None)


class PickPlayerWords(UuVerbWords[PickPlayer], of=PickPlayer):
    never_fails = True
    stands_apart = True

    def phrase(self, step: PickPlayer, say: StepPhrases, form: PhraseForm) -> str:
        if step.not_ is None:
            return say("pick-player", form, group=step.pick_player)
        return say("pick-player-but", form, group=step.pick_player, player=say.player(step.not_, "but"))
