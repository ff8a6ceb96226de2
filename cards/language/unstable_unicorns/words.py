"""The closed lists of words that programs are made of, and the names that authors may add to them."""

from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta

PrintedKind = Annotated[
    Literal["baby_unicorn", "basic_unicorn", "magical_unicorn", "magic", "upgrade", "downgrade", "instant"],
    Meta(title="kind"),
]
Kind = Annotated[
    Literal["unicorn", "baby_unicorn", "basic_unicorn", "magical_unicorn", "magic", "upgrade", "downgrade", "instant"],
    Meta(title="kind"),
]
Kinds = tuple[Kind, ...]

UNICORNS = ("baby_unicorn", "basic_unicorn", "magical_unicorn")
STAYING = (*UNICORNS, "upgrade", "downgrade")
"""Kinds that stay in a Stable."""

NAME = r"[a-z][a-z0-9_]{0,29}"
Name = Annotated[str, Meta(title="name", pattern=NAME)]
This = Annotated[Literal["this"], Meta(title="card")]

PLAYER_WORDS = ("you", "others", "everyone", "them")
"""Words for players; any other word in their place is a name bound by `pick_player`."""
GROUPS = ("others", "everyone")
AUDIENCES = ("you", *GROUPS)


class Naming(Enum):
    """What a field does with a name. The type of the field says it, so that no verb can forget to check it."""

    PLAYERS = "a word for players, or the name of a player picked before"
    AUDIENCE = "a word for players that needs no step before it"
    GROUP = "a word for several players"
    CARDS = "the name of cards looked at before"
    NEW_PLAYER = "gives a player a name"
    NEW_CARDS = "gives cards a name"

    @property
    def is_new(self) -> bool:
        return self in (Naming.NEW_PLAYER, Naming.NEW_CARDS)


Players = Annotated[str, Meta(title="player word or name", pattern=NAME), Naming.PLAYERS]
Whose = Annotated[str, Meta(title="player word or name", pattern=NAME), Naming.AUDIENCE]
Group = Annotated[str, Meta(title="player word or name", pattern=NAME), Naming.GROUP]
PickedPlayer = Annotated[str, Meta(title="name of an earlier step", pattern=NAME), Naming.PLAYERS]
SeenCards = Annotated[str, Meta(title="name of an earlier step", pattern=NAME), Naming.CARDS]
NewPlayer = Annotated[str, Meta(title="name", pattern=NAME), Naming.NEW_PLAYER]
NewCards = Annotated[str, Meta(title="name", pattern=NAME), Naming.NEW_CARDS]

Audience = Annotated[Literal["you", "others", "everyone"], Meta(title="player word")]

Count = Annotated[int, Meta(ge=1, le=20)]
All = Annotated[Literal["all"], Meta(title="count")]
HowMany = Annotated[Count | All, Meta(title="count")]

Trigger = Annotated[
    Literal["enter", "leave", "sacrificed_or_destroyed", "turn_start", "on_play"], Meta(title="trigger")
]
Passage = Annotated[Literal["enter", "leave"], Meta(title="event")]
Fate = Annotated[Literal["be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved"], Meta(title="fate")]
FATES = ("be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved")
Forbidden = Annotated[
    Literal[
        "be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved", "be_neighed", "enter_stable", "play"
    ],
    Meta(title="prohibition"),
]
Source = Annotated[Literal["hand", "discard", "nursery"], Meta(title="zone")]
Pool = Annotated[Literal["this", "hand", "discard"], Meta(title="zone")]
Seen = Annotated[Literal["deck", "hand"], Meta(title="zone")]
