"""Which cards games should show, and which event shows one.

A card is drawn when it comes to a seat: a stratagem into the hand, a character by choice, a unicorn by the hunt.
"""

from collections.abc import Iterator

from games.rules.kernel.events import Event
from games.rules.kernel.uses import Use
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.events import (
    AbilityUsed,
    ArticleBought,
    CharacterChosen,
    EffectMissed,
    GameDealt,
    StratagemRevealed,
    StratagemsDrawn,
    UnicornCaptured,
)

PLAYED_KINDS = ("stratagem", "character", "article")


def usable(cards: KuCards) -> Iterator[Use]:
    for face in cards.faces:
        if face.card.copies and face.card.kind in PLAYED_KINDS:
            yield Use(face.id, "played")


def uses(event: Event) -> Iterator[Use]:
    """A stratagem is stopped when it finds nothing to act on."""
    match event:
        case CharacterChosen():
            yield Use(event.character, "drawn", event.seat)
        case GameDealt():
            yield from (Use(unicorn.id, "drawn", seat) for seat, unicorn in enumerate(event.starters))
        case UnicornCaptured():
            yield Use(event.unicorn.id, "drawn", event.seat)
        case StratagemsDrawn():
            drawn = event.cards.seen_by(event.seat).value or ()
            yield from (Use(card.card, "drawn", event.seat) for card in drawn)
        case StratagemRevealed():
            yield Use(event.stratagem.card, "played", event.owner)
        case EffectMissed():
            yield Use(event.card, "stopped")
        case AbilityUsed():
            yield Use(event.character, "played", event.seat)
        case ArticleBought():
            yield Use(event.article, "played", event.seat)
