"""A report as pages, pictures and the command show it: both tallies, what holds, and a row for each card."""

from collections.abc import Sequence

from msgspec import Struct

from cards.balance.findings import Findings, findings
from cards.balance.measures import Luck, chances, luck
from cards.balance.tally import BalanceTally, Part


class CardRow(Struct, frozen=True):
    """One card: how often, and how its seats fared."""

    card: str
    name: str
    is_changed: bool
    drawn: float
    """Times each game."""
    played: float
    stopped: float
    """The share of the times it was played."""
    when_drawn: Luck | None
    when_played: Luck | None
    when_stopped: Luck | None
    before: Luck | None
    """When drawn, in the version beside it."""

    @property
    def telling(self) -> Luck | None:
        """What tells most about the card: how seats fare that draw it, or that play what is never drawn."""
        return self.when_drawn or self.when_played

    @property
    def striking(self) -> float:
        """How far it is from what was to be expected, in standard deviations."""
        found = self.telling
        return abs(found.lift / found.spread) if found and found.spread else 0.0


class ShownReport(Struct, frozen=True):
    """Everything to be shown of a report."""

    new: BalanceTally
    old: BalanceTally | None
    found: Findings
    rows: list[CardRow]
    """The new and changed cards first, then by how far they are from what was to be expected."""


def shown_report(
    new: BalanceTally, old: BalanceTally | None, names: dict[str, str], own: Sequence[str], changed: Sequence[str]
) -> ShownReport:
    """`own` are the cards of the set; cards of sets under it are played, and not shown unless they are `changed`."""
    wanted = [card for card in dict.fromkeys([*changed, *own]) if card in new.cards or (card, "played") in new.usable]
    every_new = old is None
    rows = [_row(new, old, card, names.get(card, card), every_new or card in changed) for card in wanted]
    rows.sort(key=lambda row: (not row.is_changed, -row.striking))
    return ShownReport(new, old, findings(new, old, list(own), list(changed)), rows)


def _row(new: BalanceTally, old: BalanceTally | None, card: str, name: str, is_changed: bool) -> CardRow:
    played, games = new.part(card, "played").times, new.games or 1
    return CardRow(
        card,
        name,
        is_changed,
        drawn=new.part(card, "drawn").times / games,
        played=played / games,
        stopped=new.part(card, "stopped").times / played if played else 0.0,
        when_drawn=_luck(new, card, "drawn"),
        when_played=_luck(new, card, "played"),
        when_stopped=_luck(new, card, "stopped"),
        before=_luck(old, card, "drawn") if old else None,
    )


def _luck(tally: BalanceTally, card: str, part: Part) -> Luck | None:
    found = tally.part(card, part)
    return luck(found, chances(tally, part)) if found.seen else None


def middle(lengths: Sequence[int]) -> int:
    """The length that half of the games do not exceed."""
    return sorted(lengths)[len(lengths) // 2] if lengths else 0
