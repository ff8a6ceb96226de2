"""The closed lists of words that programs are made of, and the names that authors may add to them."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta, Struct

PrintedKind = Annotated[
    Literal["baby_unicorn", "basic_unicorn", "magical_unicorn", "magic", "upgrade", "downgrade", "instant"],
    Meta(title="kind"),
]
Kind = Annotated[
    Literal["unicorn", "baby_unicorn", "basic_unicorn", "magical_unicorn", "magic", "upgrade", "downgrade", "instant"],
    Meta(title="kind"),
]
Kinds = Annotated[tuple[Kind, ...], Meta(min_length=1)]

UNICORNS = ("baby_unicorn", "basic_unicorn", "magical_unicorn")
SILENT = ("baby_unicorn", "basic_unicorn")
"""Kinds without abilities."""
STAYING = (*UNICORNS, "upgrade", "downgrade")
"""Kinds that stay in a Stable."""


def may_be_unicorns(kinds: Sequence[str]) -> bool:
    """Whether Unicorns are among the cards of these kinds; of no kinds in particular, they are."""
    return not kinds or bool({"unicorn", *UNICORNS} & set(kinds))


NAME = r"[a-z][a-z0-9_]{0,29}"
Name = Annotated[str, Meta(title="name", pattern=NAME)]
This = Annotated[Literal["this"], Meta(title="card")]

PLAYER_WORDS = ("you", "others", "everyone", "them")
"""Words for players; any other word in their place is a name bound by `pick_player`."""
GROUPS = ("others", "everyone")
AUDIENCES = ("you", *GROUPS)


class Naming(Enum):
    """What a field does with a name. The type of the field says it, so that no verb can forget to check it.

    The examples beside it are the words that may stand there without a step that gives them; a name is new without.
    """

    PLAYERS = "a word for players, or the name of a player picked before"
    AUDIENCE = "a word for players that needs no step before it"
    GROUP = "a word for several players"
    CARDS = "the name of cards looked at, drawn, discarded or sacrificed before"
    CARDS_OR_THIS = "the same, or this card"
    ACTORS = "a word for players, or the name of one or several players picked before"
    COUNT = "the number of what has this name"
    NEW_PLAYER = "gives a player a name"
    NEW_PLAYERS = "gives several players a name"
    NEW_CARDS = "gives cards a name"

    @property
    def is_new(self) -> bool:
        return self in (Naming.NEW_PLAYER, Naming.NEW_PLAYERS, Naming.NEW_CARDS)


Players = Annotated[str, Meta(title="player word or name", pattern=NAME, examples=[*PLAYER_WORDS]), Naming.PLAYERS]
Whose = Annotated[str, Meta(title="player word or name", pattern=NAME, examples=[*AUDIENCES]), Naming.AUDIENCE]
Group = Annotated[str, Meta(title="player word or name", pattern=NAME, examples=[*GROUPS]), Naming.GROUP]
PickedPlayer = Annotated[str, Meta(title="name of an earlier step", pattern=NAME, examples=["them"]), Naming.PLAYERS]
SeenCards = Annotated[str, Meta(title="name of an earlier step", pattern=NAME, examples=["that"]), Naming.CARDS]
CardsOrThis = Annotated[
    str, Meta(title="name of an earlier step", pattern=NAME, examples=["this", "that"]), Naming.CARDS_OR_THIS
]
Actors = Annotated[str, Meta(title="player word or name", pattern=NAME, examples=[*PLAYER_WORDS]), Naming.ACTORS]
NewPlayers = Annotated[str, Meta(title="name", pattern=NAME), Naming.NEW_PLAYERS]
NewPlayer = Annotated[str, Meta(title="name", pattern=NAME), Naming.NEW_PLAYER]
NewCards = Annotated[str, Meta(title="name", pattern=NAME), Naming.NEW_CARDS]

Audience = Annotated[Literal["you", "others", "everyone"], Meta(title="player word")]

Count = Annotated[int, Meta(ge=1, le=20)]
AsMany = Annotated[str, Meta(title="name of an earlier step", pattern=NAME, examples=[]), Naming.COUNT]
COUNT_WORDS = ("all", "any")
All = Annotated[Literal["all"], Meta(title="count")]
AllOrAny = Annotated[Literal["all", "any"], Meta(title="count")]
Few = Annotated[int, Meta(ge=1, le=9)]
"""Cards of hands and Stables: nobody ever has more than a few."""


class UpTo(Struct, frozen=True):
    """So many cards at most, as their chooser likes."""

    up_to: Annotated[int, Meta(ge=2, le=9)]


HowMany = Annotated[Few | All | AsMany, Meta(title="count")]
Attacked = Annotated[Few | All | AsMany | UpTo, Meta(title="count")]
Chosen = Annotated[Few | AllOrAny | AsMany | UpTo, Meta(title="count")]
Number = Annotated[Count | AsMany, Meta(title="count")]

Trigger = Annotated[
    Literal[
        "enter",
        "leave",
        "sacrificed_or_destroyed",
        "turn_start",
        "you_draw",
        "hand_empty",
        "on_play",
        "stops",
    ],
    Meta(title="trigger"),
]
Passage = Annotated[Literal["enter", "leave", "sacrificed", "destroyed"], Meta(title="event")]
PASSAGES = ("enter", "leave", "sacrificed", "destroyed")
Fate = Annotated[Literal["be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved"], Meta(title="fate")]
FATES = ("be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved")
Answered = Annotated[
    Literal["be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved", "turn_start"],
    Meta(title="moment"),
]
THAT = "that"
"""The cards that are about to meet the fate which an Instant answers."""
Forbidden = Annotated[
    Literal[
        "be_sacrificed",
        "be_destroyed",
        "be_stolen",
        "be_returned",
        "be_moved",
        "be_neighed",
        "enter_stable",
        "play",
        "destroy",
        "steal",
        "win",
    ],
    Meta(title="prohibition"),
]
DEEDS = ("destroy", "steal", "win")
"""What players can be forbidden to do, whatever the cards."""
Phase = Annotated[Literal["beginning", "draw", "action"], Meta(title="moment")]
Skippable = Annotated[Literal["beginning", "draw", "action", "turn"], Meta(title="moment")]
Source = Annotated[Literal["hand", "discard", "nursery", "deck"], Meta(title="zone")]
Held = Annotated[Literal["hand", "stable"], Meta(title="zone")]
Depth = Annotated[Literal["deck", "deck_top", "deck_bottom"], Meta(title="zone")]
Pool = Annotated[Literal["this", "hand", "discard"], Meta(title="zone")]
Seen = Annotated[Literal["deck", "hand"], Meta(title="zone")]
