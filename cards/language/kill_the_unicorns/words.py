"""The closed vocabulary of the language: colours, roles, moments, kinds.
One place for each word, so that grammar, checks and rules cannot drift apart."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

Small = Annotated[int, Meta(ge=-9, le=9)]
Count = Annotated[int, Meta(ge=1, le=8)]

Colour = Literal["yellow", "purple", "blue", "pink"]
COLOURS: tuple[str, ...] = get_args(Colour)

PrintedColour = Annotated[Colour, Meta(title="colour")]
Paint = Annotated[Literal["yellow", "purple", "blue", "pink", "none", "any"], Meta(title="colour")]
"""A colour to put on; none takes it away, any lets somebody choose."""

Kind = Annotated[
    Literal["unicorn", "starter", "character", "hunt", "stratagem", "article", "token"], Meta(title="kind")
]

Role = Annotated[Literal["owner", "winner", "captor", "user", "buyer"], Meta(title="role")]
"""Who: the stratagem's owner, the winner of the hunt, who takes the unicorn, the ability's user, the buyer."""

Moment = Annotated[
    Literal["revealed", "captured", "before_play", "hunt", "own_bid", "compared", "lost_hunt", "bought", "placed"],
    Meta(title="moment"),
]
State = Annotated[Literal["pinned", "placed", "held"], Meta(title="state")]

MOMENTS_OF_KIND: dict[str, tuple[str, ...]] = {
    "stratagem": ("revealed", "captured"),
    "character": ("before_play", "hunt", "own_bid", "compared", "lost_hunt"),
    "article": ("bought",),
    "token": ("placed",),
}
STATES_OF_KIND: dict[str, tuple[str, ...]] = {"stratagem": ("pinned",), "token": ("placed", "held")}

ROLES_AT: dict[str, tuple[str, ...]] = {
    "revealed": ("owner", "winner"),
    "captured": ("owner", "winner", "captor"),
    "lost_hunt": ("user",),
    "bought": ("buyer",),
    "placed": ("buyer",),
}
"""Who there is at a moment; where nothing is said, nobody can be named."""

Origin = Literal["rulebook", "public", "project"]
ORIGINS: tuple[str, ...] = get_args(Origin)
Source = Annotated[Origin, Meta(title="provenance")]
Stock = Annotated[Literal["seats", "all"], Meta(title="stock")]
"""How many tokens of an article come into a game: one for each seat, or all there are."""
