"""Claims about a draft, each with how likely luck alone would show as much. Which of them hold, findings.py decides."""

from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from typing import Literal

from msgspec import Struct

from cards.balance.measures import chances, first_seat, luck, typical
from cards.balance.tally import BalanceTally, Part
from uu_service.intervals import one_sided, two_sided

LEAST_LIFT = 0.03
"""A smaller difference between shares is not worth a word, however sure it is."""
LEAST_STRETCH = 0.1
"""Nor is a smaller change of the length of games."""
FLOOD = 0.15
"""A card that is more than this of all cards drawn leaves hardly any room for the others."""
SELDOM = 2 / 3
"""A card that is played less than this part as often as the middle card is seldom played."""
FEW_GAMES = 50
"""After so many games a card that is there should have been met."""

ClaimKind = Literal[
    "failed",
    "never-drawn",
    "never-played",
    "never-effect",
    "flood",
    "strong",
    "weak",
    "seldom-played",
    "wins-more",
    "wins-less",
    "played-more",
    "played-less",
    "stopped-more",
    "stopped-less",
    "longer",
    "shorter",
    "ending-more",
    "ending-less",
    "first-more",
    "first-less",
]
Number = int | float


class Claim(Struct, frozen=True):
    """Said with the message `cards-balance-<kind>`; numbers are counts or per cent."""

    kind: ClaimKind
    p: float
    """How likely luck alone shows as much."""
    card: str | None = None
    ending: str | None = None
    numbers: dict[str, Number] = {}
    is_small: bool = False
    """Not worth a word, however sure it is. It was looked at all the same, and counts."""


def claims_about_cards(tally: BalanceTally, cards: Sequence[str]) -> Iterator[Claim]:
    """What stands out about these cards among all that were played."""
    for card in cards:
        yield from _without_use(tally, card)
        yield from _fortune(tally, card)
        yield from _flood(tally, card)


def _without_use(tally: BalanceTally, card: str) -> Iterator[Claim]:
    """It could be played, or have an effect, and never was or did; or hardly ever."""
    drawn, played, effect = (tally.part(card, part).times for part in ("drawn", "played", "effect"))
    are_drawn = any("drawn" in parts for parts in tally.cards.values())
    numbers: dict[str, Number] = {"games": tally.games, "drawn": drawn, "played": played}
    if (card, "played") in tally.usable and not played:
        if drawn:
            yield Claim("never-played", (1 - typical(tally, "played", "drawn") / 2) ** drawn, card, numbers=numbers)
        elif tally.games >= FEW_GAMES:
            yield Claim("never-drawn" if are_drawn else "never-played", 0.0, card, numbers=numbers)
    elif (card, "effect") in tally.usable and not effect:
        yield Claim("never-effect", (1 - typical(tally, "effect", "played") / 2) ** played, card, numbers=numbers)
    elif (card, "played") in tally.usable and drawn:
        yield from _seldom(tally, card, drawn, played)


def _seldom(tally: BalanceTally, card: str, drawn: int, played: int) -> Iterator[Claim]:
    """Played much less often, for each time it is drawn, than the middle card."""
    usual = typical(tally, "played", "drawn")
    bound, share = usual * SELDOM, played / drawn
    if bound:
        z = (bound - share) / sqrt(bound * (1 - bound) / drawn)
        yield Claim("seldom-played", one_sided(z), card, numbers={"share": _percent(share), "usual": _percent(usual)})


def _fortune(tally: BalanceTally, card: str) -> Iterator[Claim]:
    """Seats that draw it (that play it, if it is never drawn) win more or less than seats with any card."""
    part: Part = "drawn" if tally.part(card, "drawn").times else "played"
    found = luck(tally.part(card, part), chances(tally, part))
    if found.spread:
        kind: ClaimKind = "strong" if found.lift > 0 else "weak"
        numbers = _shares(found.share, found.expected)
        yield Claim(kind, two_sided(found.lift / found.spread), card, None, numbers, _is_small(found.lift))


def _flood(tally: BalanceTally, card: str) -> Iterator[Claim]:
    """It is very many of all the cards that are drawn; or played, if none are drawn."""
    part: Part = "drawn" if tally.part(card, "drawn").times else "played"
    every = sum(parts[part].times for parts in tally.cards.values() if part in parts)
    if every:
        share = tally.part(card, part).times / every
        z = (share - FLOOD) / sqrt(FLOOD * (1 - FLOOD) / every)
        yield Claim("flood", one_sided(z), card, numbers={"share": _percent(share)})


def claims_about_failures(tally: BalanceTally) -> Iterator[Claim]:
    """Games that no answer could bring to an end."""
    if tally.failures:
        yield Claim("failed", 0.0, numbers={"count": tally.failures, "games": tally.games + tally.failures})


def claims_about_first_seat(tally: BalanceTally) -> Iterator[Claim]:
    """Who begins wins more or less than chance would have it."""
    found = first_seat(tally)
    if found.spread:
        kind: ClaimKind = "first-more" if found.lift > 0 else "first-less"
        numbers = _shares(found.share, found.expected)
        yield Claim(kind, two_sided(found.lift / found.spread), None, None, numbers, _is_small(found.lift))


def claims_about_change(new: BalanceTally, old: BalanceTally, cards: Sequence[str]) -> Iterator[Claim]:
    """What is different from the published version: these cards, and the game as a whole."""
    for card in cards:
        yield from _fortunes_apart(new, old, card)
        yield from _shares_apart(new, old, card, ("played", "drawn"), ("played-more", "played-less"))
        yield from _shares_apart(new, old, card, ("stopped", "played"), ("stopped-more", "stopped-less"))
    yield from _lengths_apart(new, old)
    for ending in sorted({*new.endings, *old.endings}):
        counts = (new.endings[ending], new.games, old.endings[ending], old.games)
        yield from _apart(counts, ("ending-more", "ending-less"), ending=ending)
    mine, theirs = first_seat(new), first_seat(old)
    counts = (mine.won, mine.seen, theirs.won, theirs.seen)
    yield from _apart(counts, ("first-more", "first-less"))


def _fortunes_apart(new: BalanceTally, old: BalanceTally, card: str) -> Iterator[Claim]:
    part: Part = "drawn" if new.part(card, "drawn").times else "played"
    mine, theirs = (luck(tally.part(card, part), chances(tally, part)) for tally in (new, old))
    spread = sqrt(mine.spread**2 + theirs.spread**2)
    apart = mine.lift - theirs.lift
    if mine.seen and theirs.seen and spread:
        kind: ClaimKind = "wins-more" if apart > 0 else "wins-less"
        numbers = _shares(mine.share, theirs.share)
        yield Claim(kind, two_sided(apart / spread), card, None, numbers, _is_small(apart))


def _shares_apart(
    new: BalanceTally,
    old: BalanceTally,
    card: str,
    parts: tuple[Part, Part],
    kinds: tuple[ClaimKind, ClaimKind],
) -> Iterator[Claim]:
    """How often for each time of something else. A card may be played twice and drawn once: so many are counts, and
    vary as counts do (Poisson)."""
    (some, of), (others, of_others) = ([tally.part(card, part).times for part in parts] for tally in (new, old))
    if of and of_others and some + others:
        mine, theirs = some / of, others / of_others
        spread = sqrt(some / of**2 + others / of_others**2)
        yield from _differ(mine, theirs, spread, kinds, card=card)


def _apart(
    counts: tuple[int, int, int, int],
    kinds: tuple[ClaimKind, ClaimKind],
    ending: str | None = None,
) -> Iterator[Claim]:
    """How far two shares are apart, and how likely luck alone would do that."""
    some, of, others, of_others = counts
    if not of or not of_others:
        return
    mine, theirs, both = some / of, others / of_others, min(1.0, (some + others) / (of + of_others))
    spread = sqrt(both * (1 - both) * (1 / of + 1 / of_others))
    yield from _differ(mine, theirs, spread, kinds, ending=ending)


def _differ(
    mine: float,
    theirs: float,
    spread: float,
    kinds: tuple[ClaimKind, ClaimKind],
    card: str | None = None,
    ending: str | None = None,
) -> Iterator[Claim]:
    if spread:
        kind, apart = kinds[0] if mine > theirs else kinds[1], mine - theirs
        yield Claim(kind, two_sided(apart / spread), card, ending, _shares(mine, theirs), _is_small(apart))


def _lengths_apart(new: BalanceTally, old: BalanceTally) -> Iterator[Claim]:
    """The change in length as a factor, weighed over the numbers of seats that both were played with."""
    weight = total = 0.0
    for seats in set(new.tables) & set(old.tables):
        mine, theirs = (_logs(tally.tables[seats].lengths) for tally in (new, old))
        spread = mine[1] + theirs[1]
        if spread:
            total += (mine[0] - theirs[0]) / spread
            weight += 1 / spread
    if weight:
        kind: ClaimKind = "longer" if total > 0 else "shorter"
        numbers: dict[str, Number] = {"share": _percent(abs(exp(total / weight) - 1))}
        is_small = abs(total / weight) < LEAST_STRETCH
        yield Claim(kind, two_sided(total / sqrt(weight)), None, None, numbers, is_small)


def _logs(lengths: Sequence[int]) -> tuple[float, float]:
    """The mean of the logarithms, and the square of its standard error."""
    logs = [log(length) for length in lengths if length]
    if len(logs) < 2:
        return 0.0, 0.0
    mean = sum(logs) / len(logs)
    return mean, sum((one - mean) ** 2 for one in logs) / (len(logs) - 1) / len(logs)


def _is_small(difference: float) -> bool:
    return abs(difference) < LEAST_LIFT


def _shares(share: float, other: float) -> dict[str, Number]:
    return {"share": _percent(share), "other": _percent(other)}


def _percent(share: float) -> Number:
    """Whole per cent, and tenths below ten."""
    percent = 100 * share
    return round(percent, 1) if percent < 10 else round(percent)
