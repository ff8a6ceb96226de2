"""The grammar of a program: two clause heads, and the steps that stratagems, abilities and articles are made of.

`while` is what a card adds as long as it lies there; `when` is what is done at its moment. The defaults are the
commonest case and are not written: `lose` means one hunt card of the winner.
"""

from typing import Annotated, get_args

from msgspec import Meta, Struct, field

from cards.language.kill_the_unicorns.verb_words import VERBS, must_agree
from cards.language.kill_the_unicorns.verbs.award import Award
from cards.language.kill_the_unicorns.verbs.change_total import ChangeTotal
from cards.language.kill_the_unicorns.verbs.expose import Expose
from cards.language.kill_the_unicorns.verbs.extra_cards import ExtraCards
from cards.language.kill_the_unicorns.verbs.flee import Flee
from cards.language.kill_the_unicorns.verbs.lose import Lose
from cards.language.kill_the_unicorns.verbs.paint import Paints
from cards.language.kill_the_unicorns.verbs.peek import Peek
from cards.language.kill_the_unicorns.verbs.regain import Regain
from cards.language.kill_the_unicorns.verbs.shift_stratagem import ShiftStratagem
from cards.language.kill_the_unicorns.verbs.slay import Slay
from cards.language.kill_the_unicorns.verbs.swap import Swap
from cards.language.kill_the_unicorns.verbs.take import Take
from cards.language.kill_the_unicorns.words import Moment, Small, State

Verb = (
    Swap
    | Slay
    | Award
    | Flee
    | Lose
    | Regain
    | Paints
    | ShiftStratagem
    | Peek
    | Expose
    | ExtraCards
    | ChangeTotal
    | Take
)
Step = Annotated[Verb, Meta(title="verb")]

must_agree(get_args(Verb), VERBS, "cards/language/kill_the_unicorns/verbs")


class While(Struct, frozen=True, kw_only=True):
    """What the card adds as long as it lies on a unicorn (stars, weight) or before a player (points)."""

    state: State = field(name="while")
    stars: Small = 0
    weight: Annotated[int, Meta(ge=1, le=4)] = 1
    points: Small = 0


class When(Struct, frozen=True, kw_only=True):
    """What is done at a moment, step by step."""

    moment: Moment = field(name="when")
    do: Annotated[tuple[Step, ...], Meta(min_length=1)]


Clause = While | When
Abilities = tuple[Annotated[Clause, Meta(title="clause")], ...]
