"""The page with every shipped card's name and text in five languages, made to be read through and diffed in review."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import words
from cards.language.catalogue import LANGUAGES, shipped

SLUGS = ("unstable-unicorns-2e", "kill-the-unicorns")
HEAD = """# Every card in five languages

Made by `make card-page` from the programs in `cards/data/`; do not edit. Rules texts are rendered, never written by
hand, so that a text cannot say anything but what the card does. A star marks a translation that is this project's
own; which English names of Kill the Unicorns are, `provenance` in the file says. Cards that share name and text stand
together. A card without a text does nothing by itself.
"""


def page() -> str:
    """The whole page, in Markdown."""
    return HEAD + "".join(_section(shipped(slug)) for slug in SLUGS)


def _section(card_set: dict[str, Any]) -> str:
    ruleset = str(card_set["ruleset"])
    cards = groupby(card_set["cards"], lambda card: (card["names"], card.get("abilities"), card.get("value")))
    return f"\n## {card_set['names']['en']}\n" + "".join(_entry(ruleset, list(same)) for _, same in cards)


def _entry(ruleset: str, cards: list[dict[str, Any]]) -> str:
    ids = ", ".join(f"`{card['id']}`" for card in cards)
    return f"\n### {cards[0]['names']['en']}\n{ids}\n\n" + "\n".join(_lines(ruleset, cards[0])) + "\n"


def _lines(ruleset: str, card: dict[str, Any]) -> Iterator[str]:
    speaking = LANGUAGES[ruleset]
    abilities, _ = speaking.parse(card.get("abilities", []), card["kind"])
    yield "| | | |\n|---|---|---|"
    for language in words.LANGUAGES:
        star = "\\*" if language in card.get("translation", {}) else ""
        text = speaking.render(abilities, card["kind"], language).replace("\n", "<br>")
        yield f"| {language} | **{card['names'].get(language, '—')}**{star} | {text} |"
