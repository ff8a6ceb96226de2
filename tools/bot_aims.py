"""`python -m tools.bot_aims`: plays every aim of the bots in the arena, and brings `docs/bots.md` up to date.

An aim is played until it is clear, or 200 games are over. Games are kept in `var/arena` as they end, so this may be
ended at any time and goes on where it was. `--no-games` plays none, and writes down what was kept. What was played
elsewhere stays in the page as it is.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import django

from tools.checks import ROOT

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
django.setup()

from games.bots.arena import LOOKS, Z_OF_LOOKS, ArenaGame, ArenaStanding, Pairing  # noqa: E402
from games.bots.arena_plot import draw  # noqa: E402
from games.management.commands.arena import Command, Contest, kept_games  # noqa: E402
from uu_service.intervals import wilson  # noqa: E402

PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
TABLES = re.compile(r"(?<=<!-- made by tools\.bot_aims -->\n).*?(?=<!-- end -->)", re.DOTALL)
TITLES = {"unstable_unicorns": "Unstable Unicorns", "kill_the_unicorns": "Kill the Unicorns"}
SEED = 53
"""Another one than those that the search was tuned with."""
MOST_GAMES = 200
A_LOOK = MOST_GAMES // LOOKS
MILLISECONDS = {"easy": 20, "normal": 60, "hard": 600}
"""The time of one core that 95 of 100 decisions should not exceed."""


class BotAim(NamedTuple):
    """The share of games that a bot should win."""

    ruleset: str
    pairing: Pairing
    share: float


AIMS = (
    BotAim("unstable_unicorns", Pairing("easy", "random", 4), 0.25),
    BotAim("unstable_unicorns", Pairing("normal", "random", 2), 0.95),
    BotAim("unstable_unicorns", Pairing("normal", "random", 4), 0.80),
    BotAim("unstable_unicorns", Pairing("hard", "normal", 2), 0.65),
    BotAim("unstable_unicorns", Pairing("hard", "normal", 4), 0.40),
    BotAim("kill_the_unicorns", Pairing("easy", "random", 4), 0.25),
    BotAim("kill_the_unicorns", Pairing("normal", "random", 3), 0.75),
    BotAim("kill_the_unicorns", Pairing("normal", "random", 4), 0.65),
    BotAim("kill_the_unicorns", Pairing("hard", "normal", 3), 0.50),
    BotAim("kill_the_unicorns", Pairing("hard", "normal", 4), 0.40),
)


def play(aim: BotAim, jobs: int, folder: Path) -> None:
    contest = Contest(aim.ruleset, None, [], SEED)
    Command().standings(contest, [aim.pairing], MOST_GAMES, jobs, {aim.pairing: aim.share}, folder)


def standing_of(games: list[ArenaGame], share: float) -> ArenaStanding:
    """What the games came to when it was clear, or until now."""
    standing = ArenaStanding()
    for game in games:
        standing.add(game)
        if verdict(standing, share) != "open":
            break
    return standing


def verdict(standing: ArenaStanding, share: float) -> str:
    """Between two looks nothing is said: ten of them are all that the interval is wide enough for."""
    is_look = standing.games % A_LOOK == 0
    return standing.against(share) if is_look else "open"


def strengths(standings: Mapping[BotAim, ArenaStanding]) -> Iterator[str]:
    yield "| game | bot | against | aim | games | won | 95 % | |"
    yield "|---|---|---|---|---|---|---|---|"
    for aim, standing in standings.items():
        least, most = wilson(standing.wins, standing.games, Z_OF_LOOKS)
        pairing, said = aim.pairing, verdict(standing, aim.share)
        yield (
            f"| {TITLES[aim.ruleset]} | {pairing.bot} | {pairing.seats - 1} × {pairing.others} | ≥ {aim.share:.0%} "
            f"| {standing.games} | {standing.wins / standing.games:.0%} | {least:.0%} – {most:.0%} | {said} |"
        )


def times(standings: Mapping[BotAim, ArenaStanding]) -> Iterator[str]:
    yield "| game | bot | decisions | p50 | p95 | aim |"
    yield "|---|---|---|---|---|---|"
    for ruleset, title in TITLES.items():
        for bot, aim in MILLISECONDS.items():
            taken = ArenaStanding()
            for one, standing in standings.items():
                if one.ruleset == ruleset and one.pairing.bot == bot:
                    taken.join(standing)
            if taken.milliseconds:
                at = " | ".join(f"{taken.time_at(share):.0f} ms" for share in (0.5, 0.95))
                yield f"| {title} | {bot} | {len(taken.milliseconds):,} | {at} | {aim} ms |"


def write(folder: Path) -> str:
    """The tables into the page, and a picture of each game."""
    page, standings = PAGE.read_text(encoding="utf-8"), {}
    for aim in AIMS:
        kept = kept_games(folder, Contest(aim.ruleset, None, [], SEED), aim.pairing)
        standing = standing_of(kept.games, aim.share) if kept.games else standing_in(page, aim)
        if standing is not None:
            standings[aim] = standing
    for ruleset, title in TITLES.items():
        of_this = {aim.pairing: standing for aim, standing in standings.items() if aim.ruleset == ruleset}
        aims = {aim.pairing: aim.share for aim in AIMS if aim.ruleset == ruleset}
        (PICTURES / f"bots-{ruleset.replace('_', '-')}.svg").write_text(draw(title, of_this, aims), encoding="utf-8")
    tables = "\n".join([*strengths(standings), "", *rows_kept(page, times(standings)), ""])
    PAGE.write_text(TABLES.sub(lambda _: tables, page), encoding="utf-8")
    return tables


def standing_in(page: str, aim: BotAim) -> ArenaStanding | None:
    """What the page says of an aim whose games were played elsewhere."""
    pairing = aim.pairing
    row = f"| {TITLES[aim.ruleset]} | {pairing.bot} | {pairing.seats - 1} × {pairing.others} |"
    found = re.search(rf"^{re.escape(row)}[^|]*\| (\d+) \| (\d+)% \|", page, re.MULTILINE)
    if found is None:
        return None
    games, percent = map(int, found.groups())
    wins = round(games * percent / 100)
    return ArenaStanding(games, wins, games - wins)


def rows_kept(page: str, rows: Iterator[str]) -> Iterator[str]:
    """The rows of a table of times, and those of the page that nothing new is known of, in its order."""
    head, line, *new = rows
    yield from (head, line)
    named = {tuple(row.split("|")[1:3]): row for row in new}
    for title in TITLES.values():
        for bot in MILLISECONDS:
            old = re.search(rf"^\| {title} \| {bot} \| [\d,]+ \| \d+ ms .*$", page, re.MULTILINE)
            row = named.get((f" {title} ", f" {bot} ")) or (old and old.group())
            if row:
                yield row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-games", action="store_true", help="only write down what was kept")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--keep", type=Path, default=ROOT / "var" / "arena", help="where the games are kept")
    parser.add_argument("--only", type=int, nargs="*", help="the numbers of some aims, from 0")
    given = parser.parse_args()
    for number, aim in enumerate(AIMS):
        if not given.no_games and (not given.only or number in given.only):
            pairing = aim.pairing
            sys.stderr.write(f"{aim.ruleset}, {pairing.seats} seats: {pairing.bot} against {pairing.others}\n")
            play(aim, given.jobs, given.keep)
    sys.stdout.write(write(given.keep))


if __name__ == "__main__":
    main()
