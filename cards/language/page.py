"""The page with every shipped card's name and text in five languages, made to be read through and diffed in review."""

from collections.abc import Iterator
from itertools import groupby

import words
from cards.language.catalogue import shipped, shipped_slugs, shipped_tags
from cards.language.sets import AnyLanguage, Languages, Plain, TagNames

HEAD = """# Every card in five languages

Made by `make card-page` from the programs in `cards/data/`; do not edit. Rules texts are rendered, never written by
hand, so that a text cannot say anything but what the card does. A star marks a translation that is this project's
own; where an English name comes from, `provenance` in the file says. Cards that share name and text stand together. A
card without a text does nothing by itself.
"""


def page(languages: Languages) -> str:
    """The whole page, in Markdown: every shipped set, in the order of these languages, then by slug."""
    order = list(languages)
    sets = sorted((shipped(slug) for slug in shipped_slugs()), key=lambda found: order.index(found["ruleset"]))
    return HEAD + "".join(_section(card_set, languages[card_set["ruleset"]]) for card_set in sets)


def _section(card_set: Plain, speaking: AnyLanguage) -> str:
    cards = groupby(card_set["cards"], lambda card: (card["names"], card.get("abilities"), card.get("value")))
    tags = shipped_tags(card_set)
    return f"\n## {card_set['names']['en']}\n" + "".join(_entry(speaking, list(same), tags) for _, same in cards)


def _entry(speaking: AnyLanguage, cards: list[Plain], tags: TagNames) -> str:
    ids = ", ".join(f"`{card['id']}`" for card in cards)
    return f"\n### {cards[0]['names']['en']}\n{ids}\n\n" + "\n".join(_lines(speaking, cards[0], tags)) + "\n"


def _lines(speaking: AnyLanguage, card: Plain, tags: TagNames) -> Iterator[str]:
    abilities, _ = speaking.parse(card.get("abilities", []), card["kind"])
    yield "| | | |\n|---|---|---|"
    for language in words.LANGUAGES:
        star = "\\*" if language in card.get("translation", {}) else ""
        text = speaking.render(abilities, card["kind"], language, tags=tags).replace("\n", "<br>")
        yield f"| {language} | **{card['names'].get(language, '—')}**{star} | {text} |"
