"""What the questions of Unstable Unicorns are about, as data: which card asks, for what, and about whose cards."""

from msgspec import Struct

from games.rules.kernel.facts import AskingCard, Facts
from games.rules.kernel.names import Verb, ZoneName
from games.rules.kernel.table import CardInPlay


class PlayedCard(Struct, frozen=True):
    """A card being played, or an Instant on it, and whose it is."""

    seat: int
    """Who plays it."""
    card: CardInPlay
    """The card."""


class OfferedEffect(Struct, frozen=True):
    """One effect that may be used."""

    effect: str
    """What the form calls it."""
    source: AskingCard
    """The card whose effect it is."""
    verbs: list[Verb]
    """What it does, step by step."""
    possible: bool
    """Whether it can be used now; if not, no form offers it, because what it asks for is not there."""
    in_vain: bool
    """It could be used, but there is no card that it could hit."""


class TurnFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="turn"):
    """Your action phase: play a card, or draw one."""

    verb: Verb
    """`play`, or `draw` where you hold no card that can be played now."""
    plays_left: int
    """How many cards you may still play in this phase."""
    playable: int
    """How many of your cards can be played now."""


class ChoiceFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="choice"):
    """A card, or a rule of the game, has somebody choose cards, players or what is done."""

    source: AskingCard | None
    """The card that asks; null: a rule of the game does."""
    verb: Verb
    """What becomes of what is chosen."""
    count: int
    """How many are to be chosen; 0: there is nothing that you could choose."""
    seats: list[int]
    """Whose cards, or which players, can be chosen."""
    zone: ZoneName | None
    """Where the cards lie; null: no cards are chosen."""


class EffectsFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="effects"):
    """You may use effects of your cards, or not."""

    effects: list[OfferedEffect]
    """The effects that are due now."""


class RescueFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="rescue"):
    """Cards of yours are about to go, and an effect could happen instead."""

    verb: Verb
    """What is about to happen to the cards."""
    threatened: list[CardInPlay]
    """The cards that are about to go."""
    source: AskingCard | None
    """The card that makes them go; null: a rule of the game does."""
    seat: int | None
    """Whose card that is."""
    effects: list[OfferedEffect]
    """What could happen instead."""


class WindowFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="window"):
    """A card is being played, and you may stop it."""

    card: CardInPlay
    """The card that you would stop: the topmost one."""
    seat: int
    """Who plays it."""
    depth: int
    """How many Instants have been played on the first card."""
    stops: PlayedCard | None
    """What this card would stop, if it is an Instant itself."""
    first: PlayedCard
    """The card with which it all began."""
    verbs: list[Verb]
    """What that card does at once if nobody stops it, step by step; empty: it only goes into a Stable."""
    stable: int | None
    """The Stable that was named with the first card."""
    targets: list[int]
    """The players that were named with the first card."""
    can_stop: bool
    """Whether you hold a card that could stop it."""


class AnswerFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="answer"):
    """Something is about to happen, and you may answer it with an Instant."""

    verb: Verb | None
    """What is about to happen to cards; null: a turn begins."""
    threatened: list[CardInPlay]
    """The cards to which it is about to happen; empty: a turn begins."""
    seats: list[int]
    """Who does it, or whose turn begins."""
    source: AskingCard | None
    """The card whose effect does it; null: a turn begins."""
    can_answer: bool
    """Whether you hold a card that answers it."""


FACTS: tuple[type[Facts], ...] = (TurnFacts, ChoiceFacts, EffectsFacts, RescueFacts, WindowFacts, AnswerFacts)
