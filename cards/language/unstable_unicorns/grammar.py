"""The grammar of a card's abilities: four clause heads, the steps under them, and what steps choose from.

Defaults follow the rulebook and are not written: `destroy` means one card in another player's Stable.
"""

from cards.language.unstable_unicorns.clauses import CLAUSES
from cards.language.unstable_unicorns.clauses.cannot import Cannot
from cards.language.unstable_unicorns.clauses.instead_of import InsteadOf
from cards.language.unstable_unicorns.clauses.treat import Treat
from cards.language.unstable_unicorns.clauses.when import Passing, TooMany, When
from cards.language.unstable_unicorns.parts import Abilities, Ability, Filter, Scope, Step, Steps
from cards.language.unstable_unicorns.verbs import STEPS
from cards.language.unstable_unicorns.verbs.bring import Bring, Bringing
from cards.language.unstable_unicorns.verbs.choose import Choose
from cards.language.unstable_unicorns.verbs.destroy import Attacking, Destroy
from cards.language.unstable_unicorns.verbs.discard import Discard, Discarding
from cards.language.unstable_unicorns.verbs.do import Do
from cards.language.unstable_unicorns.verbs.draw import Draw, Drawing
from cards.language.unstable_unicorns.verbs.end_turn import EndTurn
from cards.language.unstable_unicorns.verbs.extra_play import ExtraPlay
from cards.language.unstable_unicorns.verbs.extra_turn import ExtraTurn
from cards.language.unstable_unicorns.verbs.for_each import ForEach
from cards.language.unstable_unicorns.verbs.look import Look, Looking
from cards.language.unstable_unicorns.verbs.may import May
from cards.language.unstable_unicorns.verbs.move import Move, Moving
from cards.language.unstable_unicorns.verbs.pick_player import PickPlayer
from cards.language.unstable_unicorns.verbs.pull import Pull, Pulling
from cards.language.unstable_unicorns.verbs.put_back import PutBack
from cards.language.unstable_unicorns.verbs.return_ import Return, Returning
from cards.language.unstable_unicorns.verbs.sacrifice import Sacrifice, Sacrificing
from cards.language.unstable_unicorns.verbs.search import Search, Searching
from cards.language.unstable_unicorns.verbs.shuffle import Shuffle
from cards.language.unstable_unicorns.verbs.steal import Steal
from cards.language.unstable_unicorns.verbs.swap_hands import SwapHands
from cards.language.unstable_unicorns.verbs.take import Take, Taking

__all__ = [
    "CLAUSES",
    "STEPS",
    "Abilities",
    "Ability",
    "Attacking",
    "Bring",
    "Bringing",
    "Cannot",
    "Choose",
    "Destroy",
    "Discard",
    "Discarding",
    "Do",
    "Draw",
    "Drawing",
    "EndTurn",
    "ExtraPlay",
    "ExtraTurn",
    "Filter",
    "ForEach",
    "InsteadOf",
    "Look",
    "Looking",
    "May",
    "Move",
    "Moving",
    "Passing",
    "PickPlayer",
    "Pull",
    "Pulling",
    "PutBack",
    "Return",
    "Returning",
    "Sacrifice",
    "Sacrificing",
    "Scope",
    "Search",
    "Searching",
    "Shuffle",
    "Steal",
    "Step",
    "Steps",
    "SwapHands",
    "Take",
    "Taking",
    "TooMany",
    "Treat",
    "When",
]
