"""Checks of meaning: what a kind of card needs, and whether the cards of a set know each other.
Each check lists every fault with its place."""

from collections.abc import Iterator, Sequence

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.kill_the_unicorns.card import KuCard
from cards.language.kill_the_unicorns.clause_words import words_of as clause_words_of
from cards.language.kill_the_unicorns.clauses.when import KuWhen
from cards.language.kill_the_unicorns.clauses.while_ import While
from cards.language.kill_the_unicorns.parts import Abilities
from cards.language.kill_the_unicorns.verb_words import words_of
from cards.language.kill_the_unicorns.words import ORIGINS
from cards.language.sets import card_place

NEEDED: dict[str, tuple[str, ...]] = {
    "unicorn": ("stars",),
    "starter": ("stars",),
    "character": ("abilities",),
    "hunt": ("value",),
    "stratagem": ("decks", "abilities"),
    "article": ("cost", "stock", "abilities"),
    "token": ("article", "abilities"),
}
ALLOWED: dict[str, tuple[str, ...]] = {
    "unicorn": ("colour", "legendary", "pigicorn"),
    "starter": ("colour", "pigicorn"),
    "character": ("ability_names",),
    "stratagem": ("pin",),
}
OF_ONE_KIND = sorted({name for names in (*NEEDED.values(), *ALLOWED.values()) for name in names})
SINGLE = ("unicorn", "starter", "character", "article")


def has_field(kind: str, field: str) -> bool:
    """Whether cards of this kind have the field."""
    return field not in OF_ONE_KIND or field in (*NEEDED.get(kind, ()), *ALLOWED.get(kind, ()))


def issues_in_cards(cards: Sequence[KuCard]) -> list[Issue]:
    """Everything that is wrong with the cards of a set, one by one and together."""
    issues = [fault for card in cards for fault in _issues_in_card(card)]
    return issues + list(_issues_in_references(cards))


def _issues_in_card(card: KuCard) -> Iterator[Issue]:
    place = card_place(card.id)
    needed = NEEDED.get(card.kind, ())
    for name in OF_ONE_KIND:
        value = getattr(card, name)
        given = value is not None and value is not False and value != ()
        if name in needed and not given:
            yield issue(place, "ku-needs-field", kind=card.kind, field=name)
        if given and not has_field(card.kind, name):
            yield issue(step_into(place, name), "ku-has-no-field", kind=card.kind, field=name)
    if card.kind in SINGLE and card.copies != 1:
        yield issue(step_into(place, "copies"), "ku-one-copy", kind=card.kind)
    if card.kind == "stratagem" and not card.pin and any(isinstance(clause, While) for clause in card.abilities):
        yield issue(step_into(place, "pin"), "ku-needs-pin")
    if card.kind == "character" and len(card.abilities) > 1:
        yield issue(step_into(place, "abilities"), "ku-one-ability")
    if card.kind == "article":
        yield from _issues_in_purchase(card, step_into(place, "abilities"))
    yield from issues_in_program(card.abilities, card.kind, step_into(place, "abilities"))
    yield from _issues_in_provenance(card, place)


def _issues_in_purchase(card: KuCard, place: str) -> Iterator[Issue]:
    """A purchase names one unicorn: once it is slain there is nothing left to slay or to put the token on."""
    steps = [step for clause in card.abilities if isinstance(clause, KuWhen) for step in clause.do]
    if sum(words_of(step).takes_token for step in steps) != 1:
        yield issue(place, "ku-one-token-taken")
    uses = sum(words_of(step).uses_unicorn(step) for step in steps)
    if uses > 1 and any(words_of(step).discards_unicorn for step in steps):
        yield issue(place, "ku-slain-twice")


def _issues_in_provenance(card: KuCard, place: str) -> Iterator[Issue]:
    if card.provenance not in ORIGINS:
        yield issue(step_into(place, "provenance"), "ku-provenance", known=", ".join(ORIGINS))
    for name in card.provenance_of:
        if not hasattr(card, name):
            yield issue(step_into(step_into(place, "provenance_of"), name), "ku-no-field", field=name)


def _issues_in_references(cards: Sequence[KuCard]) -> Iterator[Issue]:
    characters = [card.id for card in cards if card.kind == "character"]
    articles = [card.id for card in cards if card.kind == "article"]
    for card in cards:
        for number, deck in enumerate(card.decks):
            if deck not in characters:
                place = step_into(step_into(card_place(card.id), "decks"), number)
                yield issue(place, "ku-unknown-character", nearest(deck, characters), character=deck)
        if card.article is not None and card.article not in articles:
            place = step_into(card_place(card.id), "article")
            yield issue(place, "ku-unknown-article", nearest(card.article, articles), article=card.article)


def issues_in_program(abilities: Abilities, kind: str | None, place: str) -> list[Issue]:
    """What a program says that its card's kind or its moment does not know."""
    return [
        fault
        for number, clause in enumerate(abilities)
        for fault in clause_words_of(clause).issues_in(clause, kind, step_into(place, number))
    ]
