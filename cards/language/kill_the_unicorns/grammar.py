"""The grammar of a program: two clause heads, and the steps that stratagems, abilities and articles are made of.

`while` is what a card adds as long as it lies there; `when` is what is done at its moment. The defaults are the
commonest case and are not written: `lose` means one hunt card of the winner.
"""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from cards.language.kill_the_unicorns.words import Moment, Paint, Role, State

Small = Annotated[int, Meta(ge=-9, le=9)]
Count = Annotated[int, Meta(ge=1, le=8)]


class ChooserOption(Struct, frozen=True):
    """The table decides who chooses, by one of its options."""

    option: Annotated[Literal["trojan_chooser", "zombicorn_chooser"], Meta(title="option")]


class OtherwiseOption(Struct, frozen=True):
    """The table decides what happens if nobody has the rank, by one of its options."""

    option: Annotated[Literal["not_so_fast_alone"], Meta(title="option")]


Chooser = Annotated[Role | ChooserOption, Meta(title="chooser")]
Otherwise = Annotated[Literal["keeps", "flees"], Meta(title="outcome")]


class Swapping(Struct, frozen=True, kw_only=True):
    """One unicorn of each of two players changes hands, with all that lies on it."""

    between: Annotated[tuple[Role, ...], Meta(min_length=2)]
    chooser: Chooser = "winner"


class Slaying(Struct, frozen=True, kw_only=True):
    """A unicorn is discarded with all that lies on it; never the hunted one. By default whose it is chooses."""

    short: ClassVar[str] = "whose"
    whose: Role = "winner"
    chooser: Chooser | None = None


class Awarding(Struct, frozen=True, kw_only=True):
    """The unicorn goes to this rank of the totals that did not cancel; if there is none, the winner keeps it."""

    rank: Annotated[int, Meta(ge=1, le=6)] = 1
    counted: Annotated[Literal["highest", "lowest"], Meta(title="end")] = field(name="from", default="highest")
    otherwise: Otherwise | OtherwiseOption = "keeps"


class Painting(Struct, frozen=True, kw_only=True):
    """The unicorn takes a colour, loses it, or takes one that somebody names."""

    short: ClassVar[str] = "colour"
    colour: Paint
    chooser: Role = "captor"


class HuntCards(Struct, frozen=True, kw_only=True):
    """So many hunt cards of somebody, as many as there are."""

    short: ClassVar[str] = "who"
    who: Role = "winner"
    count: Count = 1


class Taking(Struct, frozen=True, kw_only=True):
    """A token of the article goes on the chosen unicorn, or lies before the buyer; `hidden` ones are drawn blindly."""

    short: ClassVar[str] = "to"
    to: Annotated[Literal["unicorn", "seat"], Meta(title="place")] = "unicorn"
    hidden: bool = False


class Swap(Struct, frozen=True):
    """Swap one unicorn of each of two players."""

    swap: Swapping


class Slay(Struct, frozen=True):
    """Discard somebody's unicorn."""

    slay: Slaying = Slaying()


class Award(Struct, frozen=True):
    """Give the hunted unicorn to another rank."""

    award: Awarding


class Flee(Struct, frozen=True):
    """The hunted unicorn flees."""

    flee: Literal[True] = True


class Lose(Struct, frozen=True):
    """Discard hunt cards from the hand."""

    lose: HuntCards = HuntCards()


class Regain(Struct, frozen=True):
    """Take hunt cards played in this hunt back into the hand."""

    regain: HuntCards = HuntCards()


class Paints(Struct, frozen=True):
    """Change the colour of the unicorn."""

    paint: Painting


class ShiftStratagem(Struct, frozen=True):
    """Move a face-down stratagem to another unicorn of the row, unseen."""

    shift_stratagem: Literal[True] = True


class Peek(Struct, frozen=True):
    """Look secretly at a face-down stratagem of the row."""

    peek: Literal[True] = True


class Expose(Struct, frozen=True):
    """Another player who has not decided yet plays the hunt cards of this hunt face up."""

    expose: Literal[True] = True


class ExtraCards(Struct, frozen=True):
    """Play so many hunt cards more than the number of the hunt."""

    extra_cards: Annotated[int, Meta(ge=1, le=5)]


class ChangeTotal(Struct, frozen=True):
    """Change the own total by one of these numbers, never below zero."""

    change_total: Annotated[tuple[Small, ...], Meta(min_length=1)]


class Take(Struct, frozen=True):
    """Take a token of the article."""

    take: Taking = Taking()


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


Clause = Annotated[While | When, Meta(title="clause")]
Abilities = tuple[Clause, ...]


def verb_of(step: Verb) -> str:
    """The word that a step is written with."""
    return step.__struct_encode_fields__[0]
