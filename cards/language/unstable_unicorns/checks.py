"""Checks of meaning: what the grammar allows but a card could never do, or never needs to say."""

from collections.abc import Iterable, Sequence

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.sets import card_place
from cards.language.unstable_unicorns.card import Card
from cards.language.unstable_unicorns.clause_words import check_clause
from cards.language.unstable_unicorns.parts import Abilities
from cards.language.unstable_unicorns.place import Place

RULEBOOK_NAMES = frozenset({"neigh"})
"""Tags the rules themselves speak of: an expansion may use them although its own cards carry none."""


def check_cards(cards: Sequence[Card]) -> list[Issue]:
    """Every card of a set by itself, and the tags they look for among each other."""
    known = RULEBOOK_NAMES.union(*(card.named for card in cards))
    issues: list[Issue] = []
    for card in cards:
        place = card_place(card.id)
        issues += check_abilities(card.abilities, card.kind, step_into(place, "abilities"))
        issues += _unknown_names(card, known, step_into(place, "abilities"))
        if card.kind in ("magical_unicorn", "magic") and not card.abilities:
            issues.append(issue(place, "uu-needs-ability", kind=card.kind))
    return issues


def check_abilities(abilities: Abilities, kind: str | None, place: str) -> list[Issue]:
    """All that is wrong with the abilities of one card."""
    issues: list[Issue] = []
    for n, ability in enumerate(abilities):
        check_clause(ability, kind, Place(step_into(place, n), issues))
    return issues


def _unknown_names(card: Card, known: frozenset[str], place: str) -> Iterable[Issue]:
    for where, name in _names_looked_for(card.abilities, place):
        if name not in known:
            yield issue(where, "uu-no-such-name", nearest(name, known), name=name)


def _names_looked_for(value: object, place: str) -> Iterable[tuple[str, str]]:
    if isinstance(value, tuple):
        for n, item in enumerate(value):
            yield from _names_looked_for(item, step_into(place, n))
    for attribute in getattr(value, "__struct_fields__", ()):
        inside = getattr(value, attribute)
        here = step_into(place, attribute.rstrip("_"))
        if attribute == "named" and inside is not None:
            yield here, inside
        else:
            yield from _names_looked_for(inside, here)
