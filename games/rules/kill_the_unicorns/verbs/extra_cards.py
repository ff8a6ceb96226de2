"""`extra_cards`: a bid with more hunt cards than the hunt asks for."""

from cards.language.kill_the_unicorns.verbs.extra_cards import ExtraCards
from games.rules.kill_the_unicorns.doing import KuDoing


class PlayingMoreCards(KuDoing[ExtraCards], of=ExtraCards):
    """KU-D8"""

    def more_cards(self, step: ExtraCards) -> int:
        return step.extra_cards
