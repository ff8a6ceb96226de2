"""Sets that are played together: which sets a set needs under it, and all their cards as one deck.

A card id is there once in a deck; a set adds copies of another set's card by naming it in `more_copies`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias

import msgspec
from msgspec import Struct

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.sets import (
    BrokenCardSet,
    C,
    CardBase,
    CardLanguage,
    CheckedCardSet,
    Languages,
    Plain,
    TagNames,
    card_place,
    read_apart,
)

MOST_COPIES = 99
FindSet = Callable[[str], Plain | None]
"""The set with this id, as it would be played now; None if there is none."""


def no_set(slug: str) -> Plain | None:
    """There are no other sets."""
    return None


Foundation = tuple[Plain, ...]
"""The sets under a set, the lowest first. Empty: the set stands alone."""


class Joined(Struct, Generic[C], frozen=True):
    """Sets that are played together: all their cards, with the copies that sets add to each other's cards."""

    sets: tuple[CheckedCardSet[C], ...]
    cards: tuple[C, ...]
    tags: TagNames


AnyJoined: TypeAlias = Joined[Any]


def read_sets(raws: Sequence[object], languages: Languages) -> tuple[AnyJoined | None, list[Issue]]:
    """Sets of one game that are played together, or everything that is wrong with them."""
    read = [read_apart(raw, languages) for raw in raws]
    sets = [card_set for card_set, _ in read if card_set is not None]
    issues = [fault for _, faults in read for fault in faults]
    if issues:
        return None, issues
    joined, issues = join(sets)
    if sets:
        issues += languages[sets[0].ruleset].issues_in_cards(joined.cards)
    return (None if issues else joined), issues


def joined_sets(language: CardLanguage[C], raws: Sequence[object]) -> Joined[C]:
    """Sets of this ruleset that are played together, read and checked. Raises BrokenCardSet."""
    joined, issues = read_sets(raws, {language.ruleset: language})
    if joined is None:
        raise BrokenCardSet(issues)
    return joined


def join(sets: Sequence[CheckedCardSet[C]]) -> tuple[Joined[C], list[Issue]]:
    """All cards in the order of the sets, and why these sets do not fit together."""
    owners: dict[str, str] = {}
    issues: list[Issue] = []
    for card_set in sets:
        issues += without_base(card_set.extends, [other.id for other in sets])
        for card in card_set.cards:
            if card.id in owners:
                issues.append(twin(card.id, owners[card.id], card_set.id))
            owners.setdefault(card.id, card_set.id)
    more: dict[str, int] = {}
    for card_set in sets:
        issues += _strange_copies(card_set, owners)
        for card_id, copies in card_set.more_copies.items():
            more[card_id] = more.get(card_id, 0) + copies
    cards = tuple(_with_copies(card, more.get(card.id, 0)) for card_set in sets for card in card_set.cards)
    issues += [_too_many(card) for card in cards if card.copies > MOST_COPIES]
    return Joined(tuple(sets), cards, tag_names(card_set.tags for card_set in sets)), issues


def twin(card: str, first: str, second: str) -> Issue:
    """Two sets have a card with this id."""
    return issue(card_place(card), "set-card-in-two", card=card, first=first, second=second)


def without_base(extends: Sequence[str], present: Sequence[str]) -> Iterator[Issue]:
    """Whether one of the sets that a set extends is there."""
    if extends and not set(extends).intersection(present):
        yield issue("extends", "set-without-base", needed=", ".join(extends))


def tag_names(of_sets: "Iterator[TagNames] | Sequence[TagNames]") -> TagNames:
    """What tags are called at a table of these sets; the first set that names a tag in a language has the say."""
    known: TagNames = {}
    for tags in of_sets:
        for tag, names in tags.items():
            known[tag] = {**names, **known.get(tag, {})}
    return known


def joined_cards(plains: Sequence[Plain]) -> list[Plain]:
    """The cards of sets that have been checked, as plain data, with the copies that sets add."""
    more: dict[str, int] = {}
    for plain in plains:
        for card_id, copies in plain.get("more_copies", {}).items():
            more[card_id] = more.get(card_id, 0) + copies
    return [
        {**card, "copies": card.get("copies", 1) + more[card["id"]]} if card["id"] in more else card
        for plain in plains
        for card in plain["cards"]
    ]


def foundations(plain: Plain, find: FindSet) -> tuple[list[Foundation], list[Issue]]:
    """What may lie under a set: one foundation for each set that it extends, and what is wrong with these.

    A set that extends none stands on nothing. Of a set that lies under another, the first foundation is taken.
    """
    names = extended(plain)
    if not names:
        return [()], []
    found: list[Foundation] = []
    issues: list[Issue] = []
    for number, name in enumerate(names):
        foundation, fault = _foundation(name, plain, find, (str(plain.get("id")),))
        if fault is not None:
            issues.append(issue(step_into("extends", number), fault, set=name))
        elif foundation not in found:
            found.append(foundation)
    return found, issues


def extended(plain: Mapping[str, object]) -> list[str]:
    """The sets that a set extends; one name may stand for a list."""
    return _names_in(plain.get("extends") or [])


def recommended(plain: Mapping[str, object]) -> list[list[str]]:
    """The mixes that a set recommends; one name may stand for a list."""
    mixes = plain.get("mixes") or []
    return [_names_in(mix) for mix in mixes] if isinstance(mixes, list) else []


def _names_in(names: object) -> list[str]:
    if isinstance(names, str):
        return [names]
    return [name for name in names if isinstance(name, str)] if isinstance(names, list | tuple) else []


def _foundation(name: str, above: Plain, find: FindSet, path: tuple[str, ...]) -> tuple[Foundation, str | None]:
    if name in path:
        return (), "set-extends-circle"
    base = find(name)
    if base is None:
        return (), "set-extends-unknown"
    if base["ruleset"] != above.get("ruleset"):
        return (), "set-extends-another-game"
    below = extended(base)
    if not below:
        return (base,), None
    tried = [_foundation(lower, base, find, (*path, name)) for lower in below]
    good = [foundation for foundation, fault in tried if fault is None]
    return ((*good[0], base), None) if good else ((), tried[0][1])


def _strange_copies(card_set: CheckedCardSet[C], owners: Mapping[str, str]) -> Iterator[Issue]:
    own = {card.id for card in card_set.cards}
    for card_id in card_set.more_copies:
        place = step_into("more_copies", card_id)
        if card_id in own:
            yield issue(place, "set-more-of-own")
        elif card_id not in owners:
            yield issue(place, "set-more-of-unknown", nearest(card_id, [name for name in owners if name not in own]))


def _with_copies(card: C, more: int) -> C:
    return msgspec.structs.replace(card, copies=card.copies + more) if more else card


def _too_many(card: CardBase) -> Issue:
    return issue(step_into(card_place(card.id), "copies"), "too-large", limit=MOST_COPIES, found=str(card.copies))


def issues_in_set(raw: object, languages: Languages, find: FindSet) -> list[Issue]:
    """Everything that is wrong with a set, alone and with each of the sets that it extends."""
    alone, issues = read_apart(raw, languages)
    if alone is None or not isinstance(raw, dict):
        return issues
    under, issues = foundations(raw, find)
    if not under:
        return issues + languages[alone.ruleset].issues_in_cards(alone.cards)
    return issues + told_once({base_of(lower): read_sets([*lower, raw], languages)[1] for lower in under})


def base_of(foundation: Foundation) -> str:
    """The set that a set extends, of those under it; empty if it stands alone."""
    return str(foundation[-1]["id"]) if foundation else ""


def told_once(by_base: Mapping[str, Sequence[Issue]]) -> list[Issue]:
    """The issues of a set with each of its bases: those of all bases once, the others with the base in their place."""
    first, *others = by_base.values()
    common = [fault for fault in first if all(fault in found for found in others)]
    apart = [
        msgspec.structs.replace(fault, place=step_into(f"extends[{base}]", fault.place))
        for base, found in by_base.items()
        for fault in found
        if fault not in common
    ]
    return common + apart
