"""Checks of meaning: what a program may say at its moment, what a kind of card needs, what a whole set needs.
Every fault is told, each with its place; a set without one can be set up for every number of seats."""

from collections.abc import Iterator, Sequence

from cards.language.issues import Issue, nearest, step_into
from cards.language.kill_the_unicorns.card import Card
from cards.language.kill_the_unicorns.grammar import Abilities, Slay, Swap, Take, Verb, When, While, verb_of
from cards.language.kill_the_unicorns.words import (
    MOMENTS_OF_KIND,
    ORIGINS,
    ROLES_AT,
    STATES_OF_KIND,
    VERBS_AT,
)
from cards.language.sets import card_place

MOST_SEATS = 6
ROUNDS = 4
ROW = 4
DRAWN_A_ROUND = 2

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


def check_cards(cards: Sequence[Card]) -> list[Issue]:
    """Everything that is wrong with the cards of a set, one by one and together."""
    issues = [issue for card in cards for issue in _check_card(card)]
    return issues + list(_check_references(cards)) + list(_check_counts(cards))


def check_abilities(abilities: Abilities, kind: str | None, place: str) -> list[Issue]:
    """What a program says that its card's kind or its moment does not know."""
    issues: list[Issue] = []
    for number, clause in enumerate(abilities):
        here = step_into(place, number)
        if isinstance(clause, While):
            issues += _check_while(clause, kind, here)
        else:
            issues += _check_when(clause, kind, here)
    return issues


def _check_while(clause: While, kind: str | None, place: str) -> Iterator[Issue]:
    yield from _check_word(clause.state, STATES_OF_KIND, kind, step_into(place, "while"))
    if clause.state == "held" and (clause.stars or clause.weight != 1):
        yield Issue(place, "what lies before a player has points, not stars or weight")
    if clause.state != "held" and clause.points:
        yield Issue(step_into(place, "points"), "what lies on a unicorn has stars, not points")


def _check_when(clause: When, kind: str | None, place: str) -> Iterator[Issue]:
    yield from _check_word(clause.moment, MOMENTS_OF_KIND, kind, step_into(place, "when"))
    for number, step in enumerate(clause.do):
        here = step_into(step_into(place, "do"), number)
        verb = verb_of(step)
        if verb not in VERBS_AT[clause.moment]:
            known = ", ".join(VERBS_AT[clause.moment])
            yield Issue(here, f'"{verb}" cannot be done when {clause.moment}: only {known}')
            continue
        yield from _check_roles(step, clause.moment, step_into(here, verb))
    if kind == "character" and len(clause.do) > 1:
        yield Issue(step_into(place, "do"), "an ability does one thing")


def _check_word(word: str, known: dict[str, tuple[str, ...]], kind: str | None, place: str) -> Iterator[Issue]:
    if kind is not None and word not in known.get(kind, ()):
        yield Issue(place, f'"{word}" is no moment of a {kind}', nearest(word, known.get(kind, ())))


def _check_roles(step: Verb, moment: str, place: str) -> Iterator[Issue]:
    about = getattr(step, verb_of(step))
    present = ROLES_AT.get(moment, ())
    for key in ("whose", "who", "chooser", "between"):
        named = getattr(about, key, ())
        roles = (named,) if isinstance(named, str) else named if isinstance(named, tuple) else ()
        for role in roles:
            if role not in present and not _needs_no_chooser(about, key):
                yield Issue(step_into(place, key), f"there is no {role} when {moment}", nearest(role, present))
    if isinstance(step, Swap) and len(set(step.swap.between)) != 2:
        yield Issue(step_into(place, "between"), "a swap is between two different players")


def _needs_no_chooser(about: object, key: str) -> bool:
    return key == "chooser" and getattr(about, "colour", "any") != "any"


def _check_card(card: Card) -> Iterator[Issue]:
    place = card_place(card.id)
    needed, allowed = NEEDED.get(card.kind, ()), ALLOWED.get(card.kind, ())
    for name in OF_ONE_KIND:
        value = getattr(card, name)
        given = value is not None and value is not False and value != ()
        if name in needed and not given:
            yield Issue(place, f'a {card.kind} needs "{name}"')
        if given and name not in needed and name not in allowed:
            yield Issue(step_into(place, name), f"a {card.kind} has no {name}")
    if card.kind in SINGLE and card.copies != 1:
        yield Issue(step_into(place, "copies"), f"there is one copy of a {card.kind}")
    if card.kind == "stratagem" and not card.pin and any(isinstance(clause, While) for clause in card.abilities):
        yield Issue(step_into(place, "pin"), "a stratagem that lasts needs a pin")
    if card.kind == "character" and len(card.abilities) > 1:
        yield Issue(step_into(place, "abilities"), "a character has one ability")
    if card.kind == "article" and _takings(card) != 1:
        yield Issue(step_into(place, "abilities"), "an article has one token taken")
    if card.kind == "article" and _uses_the_slain(card):
        yield Issue(
            step_into(place, "abilities"), "a unicorn that is discarded is not discarded again and bears no token"
        )
    yield from check_abilities(card.abilities, card.kind, step_into(place, "abilities"))
    yield from _check_provenance(card, place)


def _takings(card: Card) -> int:
    return sum(isinstance(step, Take) for step in _steps(card))


def _uses_the_slain(card: Card) -> bool:
    """A purchase names one unicorn: once it is slain there is nothing left to slay or to put the token on."""
    slain = sum(isinstance(step, Slay) for step in _steps(card))
    placed = any(isinstance(step, Take) and step.take.to == "unicorn" for step in _steps(card))
    return slain > 0 and slain + placed > 1


def _steps(card: Card) -> list[Verb]:
    return [step for clause in card.abilities if isinstance(clause, When) for step in clause.do]


def _check_provenance(card: Card, place: str) -> Iterator[Issue]:
    if card.provenance not in ORIGINS:
        known = ", ".join(ORIGINS)
        yield Issue(step_into(place, "provenance"), f"says where the card comes from: {known}")
    for name in card.provenance_of:
        if not hasattr(card, name):
            yield Issue(step_into(step_into(place, "provenance_of"), name), f'no field "{name}"')


def _check_references(cards: Sequence[Card]) -> Iterator[Issue]:
    characters = [card.id for card in cards if card.kind == "character"]
    articles = [card.id for card in cards if card.kind == "article"]
    for card in cards:
        for number, deck in enumerate(card.decks):
            if deck not in characters:
                place = step_into(step_into(card_place(card.id), "decks"), number)
                yield Issue(place, f'unknown character "{deck}"', nearest(deck, characters))
        if card.article is not None and card.article not in articles:
            place = step_into(card_place(card.id), "article")
            yield Issue(place, f'unknown article "{card.article}"', nearest(card.article, articles))


def _check_counts(cards: Sequence[Card]) -> Iterator[Issue]:
    for kind, least in (("unicorn", ROUNDS * ROW), ("starter", MOST_SEATS), ("character", MOST_SEATS), ("hunt", 1)):
        count = sum(card.copies for card in cards if card.kind == kind)
        if count < least:
            yield Issue("cards", f"needs at least {least} of kind {kind}, has {count}")
    for card in cards:
        if card.kind == "character":
            count = sum(other.copies for other in cards if card.id in other.decks)
            if count < ROUNDS * DRAWN_A_ROUND:
                yield Issue(card_place(card.id), f"its deck needs {ROUNDS * DRAWN_A_ROUND} stratagems, has {count}")
        if card.kind == "article" and card.stock == "seats":
            count = sum(other.copies for other in cards if other.article == card.id)
            if count < MOST_SEATS:
                yield Issue(card_place(card.id), f"needs {MOST_SEATS} tokens, has {count}")
