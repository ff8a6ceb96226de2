"""The actions of Unstable Unicorns. Whether one is legal, only the open forms say."""

from typing import Annotated

from msgspec import Meta

from games.rules.kernel.actions import ActionType, ChooseCards, ChooseOption, ChoosePlayers, Pass


class ChooseBaby(ActionType, tag="choose_baby"):
    """Choose the Baby Unicorn you start with."""

    card: Annotated[str, Meta(description="The id of the chosen card.")]


class PlayCard(ActionType, tag="play_card"):
    """Play a card from your hand. Only tables with declared targets ask for `stable` or `targets`."""

    card: Annotated[str, Meta(description="The id of the card.")]
    stable: Annotated[str | None, Meta(description="The seat whose Stable the card is meant for.")] = None
    targets: Annotated[str | None, Meta(description="One of the offered sets of seats, such as `1` or `1+2`.")] = None


class DrawCard(ActionType, tag="draw_card"):
    """Draw a card instead of playing one."""


class Neigh(ActionType, tag="neigh"):
    """Stop the card that is being played."""

    card: Annotated[str, Meta(description="The id of the Instant you play.")]


class InstantAnswer(ActionType, tag="answer_with_instant"):
    """Answer what is about to happen with an Instant."""

    card: Annotated[str, Meta(description="The id of the Instant you play.")]


class UseEffect(ActionType, tag="use_effect"):
    """Use an optional effect."""

    effect: Annotated[str, Meta(description="The chosen effect.")]
    card: Annotated[str | None, Meta(description="The id of the threatened card that it spares.")] = None


class Decline(ActionType, tag="decline"):
    """Do not use an optional effect."""


class Redraw(ActionType, tag="redraw"):
    """Once a game: discard your hand and draw as many cards."""


ACTIONS: tuple[type[ActionType], ...] = (
    ChooseBaby,
    PlayCard,
    DrawCard,
    Neigh,
    InstantAnswer,
    Pass,
    ChooseCards,
    ChoosePlayers,
    ChooseOption,
    UseEffect,
    Decline,
    Redraw,
)
