"""`pick_player`: choose a player for the steps that follow."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Binding, Name, Players


class PickPlayer(Step, frozen=True):
    """Choose a player for whom the steps that follow are possible, and give that player a name."""

    pick_player: Players
    as_: Name = field(name="as")
    not_: Binding | None = field(name="not", default=None)
