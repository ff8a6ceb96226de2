"""The card language of the toy game: a card is a pebble or a shell, and its program is a list of lone verbs."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

import words
from cards.language.issues import Issue, issue
from cards.language.phrasing import AT_ANY_TABLE, NO_TAGS, KnownTags, TableOptions
from cards.language.sets import CardBase, CardLanguage, card_place

Kind = Annotated[Literal["pebble", "shell"], Meta(title="kind")]
Verb = Annotated[Literal["score", "pull", "share"], Meta(title="verb")]
Abilities = tuple[Verb, ...]


class Card(CardBase, frozen=True, kw_only=True):
    """A card as its set describes it. A polished one scores twice."""

    kind: Kind
    polished: bool = False
    """It scores twice."""
    abilities: Abilities = ()


def issues_in_program(abilities: Abilities, kind: str | None, place: str) -> list[Issue]:
    """A shell only lies there; a pebble does exactly one thing."""
    if kind == "shell" and abilities:
        return [issue(place, "toy-silent-shell")]
    if kind == "pebble" and len(abilities) != 1:
        return [issue(place, "toy-one-verb", found=len(abilities))]
    return []


def issues_in_cards(cards: Sequence[Card]) -> list[Issue]:
    places = [(card, f"{card_place(card.id)}.abilities") for card in cards]
    return [found for card, place in places for found in issues_in_program(card.abilities, card.kind, place)]


def render(
    abilities: Any,
    kind: str,
    language: str,
    options: TableOptions = AT_ANY_TABLE,
    tags: KnownTags = NO_TAGS,
) -> str:
    return "\n".join(words.say(language, f"toy-{verb}") for verb in abilities)


LANGUAGE: CardLanguage[Card] = CardLanguage(
    ruleset="toy",
    card=Card,
    issues_in_cards=issues_in_cards,
    program=Abilities,
    issues_in_program=issues_in_program,
    render=render,
)
