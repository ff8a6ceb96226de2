"""The actions of Kill the Unicorns. Whether one is legal, only the open forms say."""

from typing import Annotated

from msgspec import Meta

from games.rules.kernel.actions import ActionType, ChooseCards, ChooseOption, Pass


class ChooseCharacter(ActionType, tag="choose_character"):
    """Choose your character."""

    character: Annotated[str, Meta(description="The id of the character's card.")]


class PlaceStratagem(ActionType, tag="place_stratagem"):
    """Place one of your two stratagems at a unicorn of the row and discard the other."""

    card: Annotated[str, Meta(description="The id of the stratagem you place.")]
    unicorn: Annotated[str, Meta(description="The id of the unicorn's card.")]


class Hunt(ActionType, tag="hunt"):
    """Bid with hunt cards."""

    cards: Annotated[list[str], Meta(description="The ids of your hunt cards.")]


class PickStratagem(ActionType, tag="pick_stratagem"):
    """Reveal one of two stratagems without looking at them first."""

    slot: Annotated[str, Meta(description="Where it lies: `above` or `below`.")]


class ChooseUnicorn(ActionType, tag="choose_unicorn"):
    """Choose a unicorn."""

    unicorn: Annotated[str, Meta(description="The id of the unicorn's card.")]


class UseAbility(ActionType, tag="use_ability"):
    """Use your character's ability. The form says which of these fields it takes."""

    stratagem: Annotated[str | None, Meta(description="The id of a face-down stratagem.")] = None
    unicorn: Annotated[str | None, Meta(description="The id of a unicorn's card.")] = None
    seat: Annotated[str | None, Meta(description="The number of a seat.")] = None
    cards: Annotated[list[str] | None, Meta(description="The ids of your hunt cards.")] = None
    change: Annotated[str | None, Meta(description="How your total changes, such as `+1`.")] = None


class Buy(ActionType, tag="buy"):
    """Buy an article of the black market."""

    article: Annotated[str, Meta(description="The id of the article's card.")]
    unicorn: Annotated[str, Meta(description="The id of the unicorn that it is for.")]
    payment: Annotated[str, Meta(description="One of the offered payments, such as `h1+h4`.")]
    token: Annotated[str | None, Meta(description="The id of the chosen token, where there is a choice.")] = None


class Skip(ActionType, tag="skip"):
    """Buy nothing."""


ACTIONS: tuple[type[ActionType], ...] = (
    ChooseCharacter,
    PlaceStratagem,
    Hunt,
    Pass,
    PickStratagem,
    ChooseUnicorn,
    ChooseCards,
    ChooseOption,
    UseAbility,
    Buy,
    Skip,
)
