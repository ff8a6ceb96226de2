"""The two ways to win: a double rainbow at once, or the highest score that nobody shares.
A third, being the last seat left, is the kernel's."""

from collections.abc import Sequence

import msgspec

from cards.language.kill_the_unicorns.words import COLOURS
from games.rules.kernel.ranking import ranked
from games.rules.kernel.table import Outcome
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.events import DoubleRainbowCompleted, ScoresCounted
from games.rules.kill_the_unicorns.scoring import Coloured, SeatScore, has_double_rainbow, score, unique_totals
from games.rules.kill_the_unicorns.table import KuRun, KuTable


class ScoreSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """What decided a game of Kill the Unicorns that nobody won at once."""

    scores: list[SeatScore] = []
    """The points of each seat, by seat number; left out if points decided nothing."""


def look_for_double_rainbow(run: KuRun, first: int | None = None) -> None:
    """End the game if a collection is complete: the captor's first, then from S to the left (KU-D27, KU-D28).

    It takes at least one unicorn of every colour, which few collections have.
    """
    table = run.table
    run.let_go()
    order = [*([] if first is None else [first]), *table.clockwise()]
    fills_both = table.options.double_fills_both
    for seat in order:
        colours = {unicorn.colour for unicorn in table.hunters[seat].unicorns}
        if len(colours) < len(COLOURS) or seat in table.conceded:
            continue
        if has_double_rainbow(_collection(run, seat), fills_both):
            run.emit(DoubleRainbowCompleted(seat))
            run.end(Outcome([seat], "double_rainbow"))


def _collection(run: KuRun, seat: int) -> list[Coloured]:
    table: KuTable = run.table
    return [
        Coloured(
            "",
            unicorn.colour,
            max((table.face(run.cards, copy).weight for copy in (*unicorn.pinned, *unicorn.tokens)), default=1),
        )
        for unicorn in table.hunters[seat].unicorns
    ]


def count_scores(run: KuRun) -> None:
    """End the game by its scores; a seat that conceded is passed over and cancels nobody (KU-A8.11, KU-A8.12)."""
    table = run.table
    scores = []
    for hunter in table.hunters:
        unicorns = [shown.unicorn(run.cards, table, unicorn) for unicorn in hunter.unicorns]
        held = [shown.held_token(run.cards, table, copy) for copy in hunter.held]
        printed = sum(table.face(run.cards, unicorn.copy).stars for unicorn in hunter.unicorns)
        scores.append(score(unicorns, held, printed))
    sheet = [SeatScore(**msgspec.structs.asdict(points), seat=seat) for seat, points in enumerate(scores)]
    run.emit(ScoresCounted(sheet))
    standing = unique_totals({seat: scores[seat].total for seat in table.in_play()})
    reason = "highest_score" if standing else "all_scores_tied"
    run.end(Outcome(standing[:1], reason, msgspec.to_builtins(ScoreSheet(sheet))))


def ranking(outcome: Outcome, seats: Sequence[int]) -> list[list[int]]:
    """By points; scores that are equal cancel each other, so they come after those that nobody shares (KU-A8.11)."""
    totals = {score.seat: score.total for score in msgspec.convert(outcome.details, ScoreSheet).scores}
    counted = {seat: totals[seat] for seat in seats} if totals else {}
    alone = set(unique_totals(counted))
    return ranked(outcome, seats, lambda seat: (seat in alone, counted.get(seat, 0)))
