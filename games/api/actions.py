"""The actions of both games, as integrators read them. Whether one is legal, only the open forms say."""

import msgspec

from uu_service.api.schema import NamedUnion


class _Answer(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """An answer to the prompt with this id."""

    prompt: str


class ChooseBaby(_Answer, tag="choose_baby"):
    """Choose your Baby Unicorn."""

    card: str


class PlayCard(_Answer, tag="play_card"):
    """Play a card from your hand; `stable` and `targets` (seats) only at tables with declared targets."""

    card: str
    stable: str | None = None
    targets: list[str] | None = None


class DrawCard(_Answer, tag="draw_card"):
    """Draw instead of playing."""


class Neigh(_Answer, tag="neigh"):
    """Stop the card that is being played."""

    card: str


class Pass(_Answer, tag="pass"):
    """Let it be."""


class ChooseCards(_Answer, tag="choose_cards"):
    """Choose cards; the order does not matter."""

    cards: list[str]


class ChoosePlayers(_Answer, tag="choose_players"):
    """Choose seats."""

    seats: list[str]


class ChooseOption(_Answer, tag="choose_option"):
    """Choose one of several ways."""

    option: str


class UseEffect(_Answer, tag="use_effect"):
    """Use an optional effect."""

    effect: str


class Decline(_Answer, tag="decline"):
    """Do not use an optional effect."""


class Redraw(_Answer, tag="redraw"):
    """Once a game: discard your hand and draw as many."""


class ChooseCharacter(_Answer, tag="choose_character"):
    """Choose your character."""

    character: str


class PlaceStratagem(_Answer, tag="place_stratagem"):
    """Place one of your two stratagems at a unicorn."""

    card: str
    unicorn: str


class Hunt(_Answer, tag="hunt"):
    """Bid with hunt cards."""

    cards: list[str]


class PickStratagem(_Answer, tag="pick_stratagem"):
    """Reveal one of two stratagems: `above` or `below`."""

    slot: str


class ChooseUnicorn(_Answer, tag="choose_unicorn"):
    """Choose a unicorn."""

    unicorn: str


class UseAbility(_Answer, tag="use_ability"):
    """Use your character's ability; its form says which of these fields it takes."""

    stratagem: str | None = None
    unicorn: str | None = None
    seat: str | None = None
    cards: list[str] | None = None
    change: str | None = None


class Buy(_Answer, tag="buy"):
    """Buy an article; `payment` is one of the payments that the form lists."""

    article: str
    unicorn: str
    payment: str
    token: str | None = None


class Skip(_Answer, tag="skip"):
    """Buy nothing."""


class Concede(msgspec.Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give up. Needs no prompt."""


class Action(NamedUnion):
    """What a seat sends: one union, told apart by `type`."""

    members = (
        ChooseBaby
        | PlayCard
        | DrawCard
        | Neigh
        | Pass
        | ChooseCards
        | ChoosePlayers
        | ChooseOption
        | UseEffect
        | Decline
        | Redraw
        | ChooseCharacter
        | PlaceStratagem
        | Hunt
        | PickStratagem
        | ChooseUnicorn
        | UseAbility
        | Buy
        | Skip
        | Concede
    )


ActionUnion = Action
