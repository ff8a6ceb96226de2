"""The aims of the bots: what is said of them follows the looks, and nothing else."""

from msgspec.structs import replace

from games.bots.arena import ArenaGame, Pairing
from tools.bot_aims import A_LOOK, AIMS, rows_kept, standing_in, standing_of, strengths, verdict

WON = ArenaGame(Pairing("hard", "normal", 2), won=True, lost=False, actions=1, milliseconds=[1.0])
LOST = replace(WON, won=False, lost=True)


def test_an_aim_is_clear_at_the_first_look_that_shows_it() -> None:
    standing = standing_of([WON] * 200, 0.65)
    assert (standing.games, verdict(standing, 0.65)) == (A_LOOK, "met")
    standing = standing_of([LOST] * 200, 0.65)
    assert (standing.games, verdict(standing, 0.65)) == (A_LOOK, "missed")


def test_between_two_looks_nothing_is_said() -> None:
    standing = standing_of([WON] * (A_LOOK - 1), 0.65)
    assert (standing.games, verdict(standing, 0.65)) == (A_LOOK - 1, "open")


def test_games_after_it_was_clear_do_not_count() -> None:
    standing = standing_of([WON] * A_LOOK + [LOST] * A_LOOK, 0.65)
    assert (standing.games, standing.wins) == (A_LOOK, A_LOOK)


def test_the_table_says_what_was_aimed_at_and_what_came_of_it() -> None:
    aim = next(one for one in AIMS if one.pairing == WON.pairing)
    *_, row = strengths({aim: standing_of([WON] * A_LOOK, aim.share)})
    assert row == "| Unstable Unicorns | hard | 1 × normal | ≥ 65% | 20 | 100% | 75% – 100% | met |"


def test_what_was_played_elsewhere_stays_in_the_page() -> None:
    aim = next(one for one in AIMS if one.pairing == WON.pairing)
    standing = standing_of([WON] * 15 + [LOST] * 4, aim.share)
    page = "\n".join(strengths({aim: standing}))
    read = standing_in(page, aim)
    assert read is not None
    assert (read.games, read.wins, read.losses) == (19, 15, 4)
    assert list(strengths({aim: read})) == list(strengths({aim: standing}))
    assert standing_in("", aim) is None


def test_times_of_other_bots_stay_in_the_page() -> None:
    head, line = "| game | bot | decisions | p50 | p95 | aim |", "|---|---|---|---|---|---|"
    old = "| Unstable Unicorns | hard | 757 | 68 ms | 488 ms | 600 ms |"
    new = "| Unstable Unicorns | easy | 9 | 1 ms | 2 ms | 20 ms |"
    page = f"{head}\n{line}\n| Unstable Unicorns | easy | 8 | 3 ms | 4 ms | 20 ms |\n{old}"
    assert list(rows_kept(page, iter([head, line, new]))) == [head, line, new, old]
