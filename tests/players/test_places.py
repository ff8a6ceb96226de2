"""Places: the winners, then what the rules rank, then those who gave up or went away."""

import pytest

from games.rules.kernel.ruleset import ruleset_named
from games.rules.kernel.table import Outcome
from players.places import places_of
from tests.toy.ruleset import Toy

UU, KU, TOY = ruleset_named("unstable_unicorns"), ruleset_named("kill_the_unicorns"), Toy()


def scores(*totals: int) -> dict[str, object]:
    empty = {"stars": 0, "modifiers": 0, "tokens": 0, "sets": {}, "rainbow": []}
    return {"scores": [{**empty, "seat": seat, "total": total} for seat, total in enumerate(totals)]}


@pytest.mark.parametrize(
    ("ruleset", "outcome", "conceded", "away", "places"),
    [
        (UU, Outcome([1], "unicorns", {"standing": [4, 7, 6, 4]}), [], [], [3, 1, 2, 3]),
        (UU, Outcome([1], "unicorns", {"standing": [4, 7, 6, 4]}), [2], [], [2, 1, 4, 2]),
        (UU, Outcome([1], "unicorns", {"standing": [4, 7, 6, 4]}), [], [2, 0], [3, 1, 3, 2]),
        (
            UU,
            Outcome([0], "most_letters", {"standing": [5, 5, 5], "letters": {"0": 9, "1": 3, "2": 7}}),
            [],
            [],
            [1, 3, 2],
        ),
        (UU, Outcome([], "everybody_loses", {"standing": [5, 5, 2]}), [], [], [1, 1, 1]),
        (UU, Outcome([], "everybody_loses", {"standing": [5, 5, 2]}), [0], [], [3, 1, 1]),
        (UU, Outcome([2], "last_seat_left"), [0, 1], [], [2, 2, 1]),
        (UU, Outcome([2], "last_seat_left"), [0, 1], [2], [2, 2, 1]),
        (KU, Outcome([2], "highest_score", scores(9, 9, 8, 5)), [], [], [3, 3, 1, 2]),
        (KU, Outcome([0], "highest_score", scores(9, 9, 8, 5)), [1], [], [1, 4, 2, 3]),
        (KU, Outcome([3], "double_rainbow"), [], [], [2, 2, 2, 1]),
        (KU, Outcome([], "all_scores_tied", scores(7, 7)), [], [], [1, 1]),
        (TOY, Outcome([0, 2], "deck_empty"), [], [], [1, 3, 1]),
        (TOY, Outcome([], "deck_empty"), [], [0, 1, 2], [1, 1, 1]),
    ],
)
def test_the_place_of_each_seat(ruleset, outcome, conceded, away, places) -> None:
    found = places_of(ruleset, outcome, len(places), conceded=conceded, away=away)
    assert [found[seat] for seat in range(len(places))] == places
