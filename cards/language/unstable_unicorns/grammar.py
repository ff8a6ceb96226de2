"""The grammar of a card's abilities: four clause heads, the steps under them, and what steps choose from.

Defaults follow the rulebook and are not written: `destroy` means one card in another player's Stable.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta, Struct, field

from cards.language.unstable_unicorns.words import (
    Audience,
    Binding,
    Count,
    Fate,
    Forbidden,
    HowMany,
    Kinds,
    Name,
    Passage,
    Players,
    Pool,
    Seen,
    Source,
    This,
    Trigger,
)

# --- what a step chooses from -------------------------------------------------------------------------------------


class Filter(Struct, frozen=True, kw_only=True):
    """Which cards: by kind, by the tag they are named with; every card if nothing is said."""

    of: Kinds = ()
    named: Name | None = None


class Drawing(Struct, frozen=True, kw_only=True):
    """How many cards, and who draws."""

    count: Count = 1
    who: Players = "you"


class Discarding(Filter, frozen=True, kw_only=True):
    """Cards from the hand of whoever does it."""

    count: HowMany = 1
    who: Players = "you"


class Sacrificing(Filter, frozen=True, kw_only=True):
    """Cards from the Stable of whoever does it; or this card."""

    short: ClassVar[str] = "what"
    what: This | None = None
    count: HowMany = 1
    who: Players = "you"


class Attacking(Filter, frozen=True, kw_only=True):
    """Cards in other players' Stables."""

    count: HowMany = 1
    whose: Players = "others"


class Returning(Filter, frozen=True, kw_only=True):
    """Cards in a Stable that go back to the hand of that Stable's owner; or this card."""

    short: ClassVar[str] = "what"
    what: This | None = None
    count: HowMany = 1
    whose: Players = "others"


class Moving(Filter, frozen=True, kw_only=True):
    """Cards that go from one Stable to another."""

    to: Players
    whose: Players = "you"
    count: HowMany = 1


class Bringing(Filter, frozen=True, kw_only=True):
    """Cards that come into your Stable without being played."""

    in_: Source = field(name="in")
    not_: This | None = field(name="not", default=None)
    count: Count = 1


class Searching(Filter, frozen=True, kw_only=True):
    """Cards of the draw pile that are shown to all and go to your hand."""

    count: Count = 1


class Taking(Filter, frozen=True, kw_only=True):
    """Cards of the discard pile, or of those looked at before, that go to your hand."""

    short: ClassVar[str] = "what"
    what: Binding | None = None
    count: Count = 1


class Pulling(Struct, frozen=True, kw_only=True):
    """Cards taken at random, unseen, from a hand."""

    whose: Players
    count: Count = 1


class Looking(Struct, frozen=True, kw_only=True):
    """Cards that only you see: a player's hand, or the top of the draw pile."""

    in_: Seen = field(name="in")
    whose: Players | None = None
    top: Count | None = None


# --- steps --------------------------------------------------------------------------------------------------------


class Draw(Struct, frozen=True):
    """Take cards from the top of the draw pile into a hand."""

    draw: Drawing = Drawing()


class Discard(Struct, frozen=True):
    """Put cards from a hand on the discard pile."""

    discard: Discarding = Discarding()


class Sacrifice(Struct, frozen=True):
    """Put cards from the own Stable on the discard pile."""

    sacrifice: Sacrificing = Sacrificing()


class Destroy(Struct, frozen=True):
    """Put cards from another player's Stable on the discard pile."""

    destroy: Attacking = Attacking()


class Steal(Struct, frozen=True):
    """Move cards from another player's Stable to yours."""

    steal: Attacking = Attacking()


class Return(Struct, frozen=True):
    """Put cards from a Stable back into its owner's hand."""

    return_: Returning = field(name="return", default=Returning())


class Move(Struct, frozen=True):
    """Move cards from one Stable to another."""

    move: Moving


class Bring(Struct, frozen=True):
    """Put cards into your Stable without playing them."""

    bring: Bringing


class Search(Struct, frozen=True):
    """Find cards in the draw pile, show them, take them, shuffle."""

    search: Searching = Searching()


class Take(Struct, frozen=True):
    """Take cards into your hand from where they can be seen."""

    take: Taking = Taking()


class Pull(Struct, frozen=True):
    """Take cards at random from a hand into yours."""

    pull: Pulling


class Look(Struct, frozen=True):
    """Look at cards that others may not see, and give them a name for the steps that follow."""

    look: Looking
    as_: Name = field(name="as")


class PutBack(Struct, frozen=True):
    """Put what is left of the cards looked at back where it was, in an order you choose."""

    put_back: Binding


class SwapHands(Struct, frozen=True):
    """Trade whole hands with a player."""

    swap_hands: Players


class Shuffle(Struct, frozen=True):
    """Shuffle these into the draw pile."""

    shuffle: Annotated[tuple[Pool, ...], Meta(min_length=1)]


class ExtraPlay(Struct, frozen=True):
    """One more card may be played in this turn's action phase."""

    extra_play: Literal[True] = True


class ExtraTurn(Struct, frozen=True):
    """A whole turn more, after this one."""

    extra_turn: Literal[True] = True


class EndTurn(Struct, frozen=True):
    """Go to the end of this turn: no draw phase, no action phase."""

    end_turn: Literal[True] = True


class PickPlayer(Struct, frozen=True):
    """Choose a player for whom the steps that follow are possible, and give that player a name."""

    pick_player: Players
    as_: Name = field(name="as")
    not_: Binding | None = field(name="not", default=None)


class ForEach(Struct, frozen=True):
    """Do the steps once for each of these players, called `them` inside; what is chosen happens together."""

    for_each: Players
    do: Steps


class Choose(Struct, frozen=True):
    """Do one of several lists of steps."""

    choose: Annotated[tuple[Steps, ...], Meta(min_length=2)]


class May(Struct, frozen=True):
    """Do these or not; `if_you_do` follows only if they were done in full."""

    may: Steps
    if_you_do: tuple[Step, ...] = ()


class Do(Struct, frozen=True):
    """Do these; `then` follows only if they were done in full."""

    do: Steps
    then: Steps


Step = Annotated[
    Draw
    | Discard
    | Sacrifice
    | Destroy
    | Steal
    | Return
    | Move
    | Bring
    | Search
    | Take
    | Pull
    | Look
    | PutBack
    | SwapHands
    | Shuffle
    | ExtraPlay
    | ExtraTurn
    | EndTurn
    | PickPlayer
    | ForEach
    | Choose
    | May
    | Do,
    Meta(title="verb"),
]
Steps = Annotated[tuple[Step, ...], Meta(min_length=1)]

# --- clauses ------------------------------------------------------------------------------------------------------


class Passing(Filter, frozen=True, kw_only=True):
    """A card of the Stable this card is in enters or leaves it."""

    event: tuple[Passage, ...]


class TooMany(Struct, frozen=True, kw_only=True):
    """The Stable this card is in counts more Unicorns than this."""

    more_unicorns_than: Annotated[int, Meta(ge=0, le=20)]


class When(Struct, frozen=True):
    """A triggered effect: what happens, and when."""

    when: Annotated[Trigger | Passing | TooMany, Meta(title="trigger")]
    do: Steps


class Scope(Filter, frozen=True, kw_only=True):
    """Cards that a continuous rule or a replacement is about; or this card.

    `whose` is the Stable they are in or would come into; of cards that are played, the player.
    """

    short: ClassVar[str] = "what"
    what: This | None = None
    whose: Players = "you"
    not_: This | None = field(name="not", default=None)


class Cannot(Struct, frozen=True, kw_only=True):
    """A continuous prohibition: what cannot happen to which cards; `by`: only if a card of these kinds is the cause."""

    cannot: tuple[Forbidden, ...]
    what: Scope = Scope(what="this")
    by: Kinds = ()


class Treat(Struct, frozen=True, kw_only=True):
    """A continuous change in how cards, or players, are looked at."""

    treat: Annotated[Audience | Scope, Meta(title="subject")]
    silenced: Literal[True] | None = None
    as_: Annotated[Literal["panda"], Meta(title="kind")] | None = field(name="as", default=None)
    counts_as: Annotated[int, Meta(ge=0, le=9)] | None = None
    grave: Annotated[Literal["hand"], Meta(title="zone")] | None = None
    hand: Annotated[Literal["visible"], Meta(title="state of a hand")] | None = None
    hand_limit: Annotated[int, Meta(ge=0, le=20)] | None = None


class InsteadOf(Struct, frozen=True, kw_only=True):
    """A replacement: what happens instead of a fate, always (`do`) or by choice (`may`)."""

    instead_of: tuple[Fate, ...]
    what: Scope = Scope(what="this")
    may: Steps | None = None
    do: Steps | None = None


Ability = Annotated[When | Cannot | Treat | InsteadOf, Meta(title="clause")]
Abilities = tuple[Ability, ...]

STEPS: tuple[type[Struct], ...] = get_args(get_args(Step)[0])
CLAUSES: tuple[type[Struct], ...] = get_args(get_args(Ability)[0])
