"""Checks of meaning: what the grammar allows but a card could never do, or never needs to say."""

from collections.abc import Iterable, Iterator, Sequence

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.sets import card_place
from cards.language.unstable_unicorns import verb_words
from cards.language.unstable_unicorns.card import UuCard
from cards.language.unstable_unicorns.clause_words import report_clause
from cards.language.unstable_unicorns.clauses.cannot import Cannot
from cards.language.unstable_unicorns.clauses.when import When, is_answer
from cards.language.unstable_unicorns.parts import Abilities, Ability, Cause
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.walking import all_steps
from cards.language.unstable_unicorns.words import SILENT

RULEBOOK_NAMES = frozenset({"neigh"})
"""Tags the rules themselves speak of: an expansion may use them although its own cards carry none."""

NEED_ABILITIES = ("magical_unicorn", "magic", "upgrade", "downgrade")
"""Kinds of cards that would be there for nothing without an ability."""


def has_field(kind: str, field: str) -> bool:
    """Whether cards of this kind have the field."""
    return field != "abilities" or kind not in SILENT


def issues_in_cards(cards: Sequence[UuCard]) -> list[Issue]:
    """Every card of a set by itself, and the tags they look for among each other."""
    known = RULEBOOK_NAMES.union(*(card.named for card in cards))
    wanted = RULEBOOK_NAMES.union(name for card in cards for _, name in _names_looked_for(card.abilities, ""))
    issues: list[Issue] = []
    for card in cards:
        place = card_place(card.id)
        issues += issues_in_program(card.abilities, card.kind, step_into(place, "abilities"))
        issues += _unknown_names(card, known, step_into(place, "abilities"))
        issues += _slips_in_tags(card, wanted, step_into(place, "named"))
        if card.kind in NEED_ABILITIES and not card.abilities:
            issues.append(issue(place, "uu-needs-ability", kind=card.kind))
    return issues


def tags_in(cards: Sequence[UuCard]) -> set[str]:
    """The tags that these cards bear, and those that they look for."""
    borne = {tag for card in cards for tag in card.named}
    return borne | {name for card in cards for _, name in _names_looked_for(card.abilities, "")}


def issues_in_program(abilities: Abilities, kind: str | None, place: str) -> list[Issue]:
    """All that is wrong with the abilities of one card."""
    issues: list[Issue] = []
    for n, ability in enumerate(abilities):
        report_clause(ability, kind, Place(step_into(place, n), issues))
        issues += _forbidden_to_itself(ability, abilities, kind, step_into(place, n))
        if isinstance(ability, When) and ability.when == "stops" and any(map(is_answer, abilities)):
            issues.append(issue(step_into(step_into(place, n), "when"), "uu-stops-or-answers"))
    return issues


def _forbidden_to_itself(ability: Ability, abilities: Abilities, kind: str | None, place: str) -> Iterator[Issue]:
    """What a card does to itself although another clause of it says that this cannot happen to it."""
    forbidden = {
        fate
        for clause in abilities
        if isinstance(clause, Cannot) and clause.what.what and _does(clause.by, kind)
        for fate in clause.cannot
    }
    for where, step in all_steps(ability, place):
        if (fate := verb_words.words_of(step).fate_of_this(step)) in forbidden:
            yield issue(where, "uu-forbidden-to-itself", clause=f"cannot: {fate}")


def _does(by: Cause | None, kind: str | None) -> bool:
    """Whether a card of this kind is surely among those whose effects a prohibition is about."""
    return by is None or (kind in by.of and by.named is None)


def _slips_in_tags(card: UuCard, wanted: frozenset[str], place: str) -> Iterator[Issue]:
    """A tag that no card here looks for is for other sets; one that is nearly one they look for is a slip."""
    for tag in card.named:
        if tag not in wanted and (meant := nearest(tag, wanted)):
            yield issue(place, "uu-nobody-looks", meant, name=tag)


def _unknown_names(card: UuCard, known: frozenset[str], place: str) -> Iterable[Issue]:
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
