"""`pick_players`: choose any number of players."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Group, NewPlayers


class PickPlayers(Step, frozen=True):
    """Choose any number of players, and give them a name: for `let`, and to be counted."""

    pick_players: Group
    as_: NewPlayers = field(name="as")


class PickPlayersWords(UuVerbWords[PickPlayers], of=PickPlayers):
    never_fails = True

    def phrase(self, step: PickPlayers, say: StepPhrases, form: PhraseForm) -> str:
        return say("pick-players", form, group=step.pick_players)
