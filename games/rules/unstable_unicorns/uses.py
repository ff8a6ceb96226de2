"""Which cards and effects games should show, and which event shows one."""

from collections.abc import Iterator

from games.rules.kernel.events import Event
from games.rules.kernel.uses import Use
from games.rules.unstable_unicorns.cards import Cards, Face
from games.rules.unstable_unicorns.events import CardMoved, EffectUsed


def usable(cards: Cards) -> Iterator[Use]:
    """Every card that can be played, and every effect that can be carried out."""
    for face in cards.faces:
        if face.card.copies and not face.is_baby:
            yield Use(face.id)
        if face.card.copies and _does_something(face):
            yield Use(face.id, "effect")


def uses(event: Event) -> Iterator[Use]:
    """The card that was played, or whose effect was carried out."""
    match event:
        case CardMoved(to_zone="playing") if event.card.value is not None:
            yield Use(event.card.value.card)
        case EffectUsed():
            yield Use(event.card, "effect")


def _does_something(face: Face) -> bool:
    """Whether a clause has steps; one without is in force and never carried out."""
    return any(getattr(clause, "do", ()) for clause in face.abilities)
