"""What a whole card set needs before it may be published: it can be set up for every number of seats.
The numbers of the game that this follows from are here too."""

from collections.abc import Iterator, Sequence

from cards.language.issues import Issue, issue
from cards.language.kill_the_unicorns.card import KuCard
from cards.language.sets import card_place

LEAST_SEATS, MOST_SEATS = 3, 6
ROUNDS = 4
ROW = 4
"""Unicorns that are hunted in a round."""
DRAWN_A_ROUND = 2
"""Stratagems that a seat draws for a round."""


def needs(cards: Sequence[KuCard]) -> Iterator[Issue]:
    """What the set lacks; its cards have been read and checked one by one."""
    for kind, least in (("unicorn", ROUNDS * ROW), ("starter", MOST_SEATS), ("character", MOST_SEATS), ("hunt", 1)):
        count = sum(card.copies for card in cards if card.kind == kind)
        if count < least:
            yield issue("cards", "ku-needs-kind", least=least, kind=kind, count=count)
    for card in cards:
        yield from _needs_stratagems(card, cards)
        yield from _needs_tokens(card, cards)


def _needs_stratagems(card: KuCard, cards: Sequence[KuCard]) -> Iterator[Issue]:
    count = sum(other.copies for other in cards if card.id in other.decks)
    if card.kind == "character" and count < ROUNDS * DRAWN_A_ROUND:
        yield issue(card_place(card.id), "ku-deck", least=ROUNDS * DRAWN_A_ROUND, count=count)


def _needs_tokens(card: KuCard, cards: Sequence[KuCard]) -> Iterator[Issue]:
    count = sum(other.copies for other in cards if other.article == card.id)
    if card.kind == "article" and card.stock == "seats" and count < MOST_SEATS:
        yield issue(card_place(card.id), "ku-tokens", least=MOST_SEATS, count=count)
