"""Checks of meaning: what the grammar allows but a card could never do, or never needs to say."""

from collections.abc import Iterable, Sequence

from cards.language.issues import Issue, nearest, step_into
from cards.language.sets import card_place
from cards.language.unstable_unicorns.card import Card
from cards.language.unstable_unicorns.grammar import (
    Abilities,
    Ability,
    Cannot,
    InsteadOf,
    Passing,
    Scope,
    TooMany,
    Treat,
    When,
)
from cards.language.unstable_unicorns.step_checks import StepChecker
from cards.language.unstable_unicorns.words import STAYING, UNICORNS

RULEBOOK_NAMES = frozenset({"neigh"})
"""Tags the rules themselves speak of: an expansion may use them although its own cards carry none."""

ON_CARDS = ("silenced", "as_", "counts_as", "grave")
ON_PLAYERS = ("hand", "hand_limit")
FATES = ("be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved")


def check_cards(cards: Sequence[Card]) -> list[Issue]:
    """Every card of a set by itself, and the tags they look for among each other."""
    known = RULEBOOK_NAMES.union(*(card.named for card in cards))
    issues: list[Issue] = []
    for card in cards:
        place = card_place(card.id)
        issues += check_abilities(card.abilities, card.kind, step_into(place, "abilities"))
        issues += _unknown_names(card, known, step_into(place, "abilities"))
        if card.kind in ("magical_unicorn", "magic") and not card.abilities:
            issues.append(Issue(place, f"a {card.kind} needs at least one ability"))
    return issues


def check_abilities(abilities: Abilities, kind: str | None, place: str) -> list[Issue]:
    """All that is wrong with the abilities of one card."""
    issues: list[Issue] = []
    for n, ability in enumerate(abilities):
        here = step_into(place, n)
        if kind is not None:
            issues += _misfit(ability, kind, here)
        match ability:
            case When():
                issues += _check_when(ability, here)
            case Cannot():
                issues += _check_cannot(ability, here)
            case Treat():
                issues += _check_treat(ability, here)
            case InsteadOf():
                issues += _check_instead(ability, here)
    return issues


def _misfit(ability: Ability, kind: str, place: str) -> Iterable[Issue]:
    trigger = ability.when if isinstance(ability, When) else None
    if kind in ("baby_unicorn", "basic_unicorn"):
        yield Issue(place, f"a {kind} has no abilities")
    elif kind == "magic" and trigger != "on_play":
        yield Issue(place, "a magic only does something when it is played: use `when: on_play`")
    elif kind == "instant" and not (isinstance(ability, Cannot) and ability.cannot == ("be_neighed",)):
        yield Issue(place, "an instant stops a card; beyond that it can only be one that cannot be neighed")
    elif kind not in ("magic", "instant") and trigger == "on_play":
        yield Issue(step_into(place, "when"), "only a magic acts when it is played", "enter")


def _check_when(ability: When, place: str) -> Iterable[Issue]:
    if isinstance(ability.when, Passing):
        yield from _never_in_a_stable(ability.when.of, step_into(place, "when.of"))
    if isinstance(ability.when, TooMany) and len(ability.do) != 1:
        yield Issue(step_into(place, "do"), "a limit asks for one step, repeated until it holds again")
    yield from StepChecker(playing=ability.when == "on_play").run(ability.do, step_into(place, "do"))


def _check_cannot(ability: Cannot, place: str) -> Iterable[Issue]:
    if not ability.cannot:
        yield Issue(step_into(place, "cannot"), "says nothing that cannot happen")
    if ability.by and not set(ability.cannot) & set(FATES):
        yield Issue(step_into(place, "by"), f"only a fate has a cause: {', '.join(FATES)}")
    if set(ability.cannot) & {*FATES, "enter_stable"}:
        yield from _never_in_a_stable(ability.what.of, step_into(place, "what.of"))
    yield from _check_scope(ability.what, step_into(place, "what"))


def _check_treat(ability: Treat, place: str) -> Iterable[Issue]:
    said = [name for name in (*ON_CARDS, *ON_PLAYERS) if getattr(ability, name) is not None]
    if len(said) != 1:
        yield Issue(place, "needs exactly one of silenced, as, counts_as, grave, hand, hand_limit")
        return
    if isinstance(ability.treat, Scope):
        if said[0] in ON_PLAYERS:
            yield Issue(step_into(place, "treat"), f"{said[0]} is about a player: you, others, everyone", "you")
        yield from _never_in_a_stable(ability.treat.of, step_into(place, "treat.of"))
        if said[0] == "counts_as" and ability.treat.of and not _meets(ability.treat.of, UNICORNS):
            yield Issue(step_into(place, "treat.of"), "only Unicorns are counted", "unicorn")
        yield from _check_scope(ability.treat, step_into(place, "treat"))
    elif said[0] in ON_CARDS:
        yield Issue(step_into(place, "treat"), f"{said[0].strip('_')} is about cards", "this")


def _check_instead(ability: InsteadOf, place: str) -> Iterable[Issue]:
    if (ability.may is None) == (ability.do is None):
        yield Issue(place, "needs `may` or `do`, and only one of them")
    for key, steps in (("may", ability.may), ("do", ability.do)):
        if steps is not None:
            yield from StepChecker(playing=False).run(steps, step_into(place, key))
    yield from _never_in_a_stable(ability.what.of, step_into(place, "what.of"))
    yield from _check_scope(ability.what, step_into(place, "what"))


def _check_scope(scope: Scope, place: str) -> Iterable[Issue]:
    if scope.whose not in ("you", "others", "everyone"):
        words = ("you", "others", "everyone")
        yield Issue(step_into(place, "whose"), f'unknown player word "{scope.whose}"', nearest(scope.whose, words))
    if scope.what and (scope.of or scope.named or scope.not_):
        yield Issue(place, "`this` is one card: say nothing else about it")


def _never_in_a_stable(kinds: Sequence[str], place: str) -> Iterable[Issue]:
    if kinds and not _meets(kinds, STAYING):
        yield Issue(place, f"can never happen: {' and '.join(kinds)} never stay in a Stable")


def _meets(kinds: Sequence[str], others: Sequence[str]) -> bool:
    return "unicorn" in kinds or bool(set(kinds) & set(others))


def _unknown_names(card: Card, known: frozenset[str], place: str) -> Iterable[Issue]:
    for where, name in _names_looked_for(card.abilities, place):
        if name not in known:
            yield Issue(where, f'no card of this set is named "{name}"', nearest(name, known))


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
