"""What a card set needs before it may be published: every table can be dealt and won, and somebody can say Neigh."""

from collections.abc import Iterator, Sequence

from cards.language.issues import Issue, issue
from cards.language.unstable_unicorns import UuCard
from cards.language.unstable_unicorns.clauses.when import is_answer
from games.rules.unstable_unicorns.setup import MAX_SEATS, MIN_SEATS
from games.rules.unstable_unicorns.table import DEALT, unicorns_to_win

NEIGH = "neigh"
"""The tag of the cards that stop others."""
ADVISED_NEIGHS = 12
"""Percent of a mixed deck."""
DRAWN = 2
"""Cards that are left in the deck for each seat after the deal, or the game is over before it has begun."""


def needs(cards: Sequence[UuCard]) -> Iterator[Issue]:
    """What the largest table lacks, then what two players lack: they play without some of the cards (UU-9.1)."""
    most = max(unicorns_to_win(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1))
    yield from _lacks(cards, MAX_SEATS, most, "")
    yield from _lacks([card for card in cards if card.two_player], 2, unicorns_to_win(2), "two-player-")


def advice(cards: Sequence[UuCard]) -> Iterator[Issue]:
    """The share of the deck that stops others, and what is advised for a deck mixed from several sets."""
    deck = [card for card in cards if card.kind != "baby_unicorn"]
    copies = sum(card.copies for card in deck)
    neighs = sum(card.copies for card in deck if NEIGH in card.named)
    share = round(100 * neighs / copies) if copies else 0
    yield issue("cards", "uu-neigh-share", neighs=neighs, copies=copies, share=share, advised=ADVISED_NEIGHS)


def _lacks(cards: Sequence[UuCard], seats: int, unicorns: int, which: str) -> Iterator[Issue]:
    def count(*kinds: str) -> int:
        return sum(card.copies for card in cards if card.kind in kinds and not any(map(is_answer, card.abilities)))

    babies = count("baby_unicorn")
    deck = sum(card.copies for card in cards) - babies
    for key, found, least in (
        ("babies", babies, seats),
        ("unicorns", count("basic_unicorn", "magical_unicorn"), unicorns),
        ("instants", count("instant"), 1),
        ("deck", deck, seats * (DEALT + DRAWN)),
    ):
        if found < least:
            yield issue("cards", f"uu-needs-{which}{key}", found=found, least=least)
