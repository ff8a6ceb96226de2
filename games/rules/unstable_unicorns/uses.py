"""Which cards and effects games should show, and which event shows one."""

from collections.abc import Iterator

from games.rules.kernel.events import Event
from games.rules.kernel.uses import Use
from games.rules.unstable_unicorns.cards import Cards, Face
from games.rules.unstable_unicorns.events import CardMoved, EffectUsed, PlayStopped
from games.rules.unstable_unicorns.table import UnicornTable


def usable(cards: Cards) -> Iterator[Use]:
    """Every card that can be played, and every effect that can be carried out."""
    for face in cards.faces:
        if face.card.copies and not face.is_baby:
            yield Use(face.id, "played")
        if face.card.copies and _does_something(face):
            yield Use(face.id, "effect")


def dealt(cards: Cards, table: UnicornTable) -> Iterator[Use]:
    """The hands that everybody begins with."""
    for seat, hand in enumerate(table.hands):
        yield from (Use(cards.faces[table.faces[copy]].id, "drawn", seat) for copy in hand)


def uses(event: Event) -> Iterator[Use]:
    """The card that was drawn, played or stopped, or whose effect was carried out."""
    match event:
        case CardMoved(to_zone="playing") if event.card.value is not None:
            yield Use(event.card.value.card, "played", event.from_seat)
        case CardMoved(from_zone="deck", to_zone="hand") if event.to_seat is not None:
            card = event.card.seen_by(event.to_seat).value
            if card is not None:
                yield Use(card.card, "drawn", event.to_seat)
        case PlayStopped():
            yield Use(event.card.card, "stopped", event.seat)
        case EffectUsed():
            yield Use(event.card, "effect", event.seat)


def _does_something(face: Face) -> bool:
    """Whether a clause has steps; one without is in force and never carried out."""
    return any(getattr(clause, "do", ()) for clause in face.abilities)
