"""The two ways to win: a double rainbow at once, or the highest score that nobody shares.
A third, being the last seat left, is the kernel's."""

from typing import Any

import msgspec

from games.rules.kernel.run import Run
from games.rules.kernel.table import Outcome
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.scoring import Coloured, has_double_rainbow, score, unique_totals
from games.rules.kill_the_unicorns.table import KuTable


def look_for_double_rainbow(run: Run[KuTable], first: int | None = None) -> None:
    """End the game if a collection is complete: the captor's first, then from S to the left (KU-D27, KU-D28)."""
    table = run.table
    run.let_go()
    order = [*([] if first is None else [first]), *table.clockwise()]
    fills_both = table.options.double_fills_both
    for seat in order:
        if seat not in table.conceded and has_double_rainbow(_collection(run, seat), fills_both):
            run.emit("double_rainbow_completed", seat=seat)
            run.end(Outcome([seat], "double_rainbow"))


def _collection(run: Run[KuTable], seat: int) -> list[Coloured]:
    table: KuTable = run.table
    return [
        Coloured(
            "",
            unicorn.colour,
            max((table.face(run.cards, copy).weight for copy in (*unicorn.pinned, *unicorn.tokens)), default=1),
        )
        for unicorn in table.hunters[seat].unicorns
    ]


def count_scores(run: Run[KuTable]) -> None:
    """End the game by its scores; a seat that conceded is passed over and cancels nobody (KU-A8.11, KU-A8.12)."""
    table = run.table
    scores = []
    for hunter in table.hunters:
        unicorns = [shown.unicorn(run.cards, table, unicorn) for unicorn in hunter.unicorns]
        held = [shown.held_token(run.cards, table, copy) for copy in hunter.held]
        printed = sum(table.face(run.cards, unicorn.copy).stars for unicorn in hunter.unicorns)
        scores.append(score(unicorns, held, printed))
    details: list[dict[str, Any]] = [
        {"seat": seat, **msgspec.to_builtins(points)} for seat, points in enumerate(scores)
    ]
    run.emit("scores_counted", scores=details)
    standing = unique_totals({seat: scores[seat].total for seat in table.in_play()})
    reason = "highest_score" if standing else "all_scores_tied"
    run.end(Outcome(standing[:1], reason, {"scores": details}))
