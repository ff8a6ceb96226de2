"""`manage.py arena`: bots against bots, with win rates, intervals and ratings."""

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.bots.arena import (
    LOOKS,
    Z_OF_LOOKS,
    ArenaGame,
    ArenaStanding,
    Pairing,
    pairings,
    play_game,
    ratings,
)
from games.bots.arena_plot import draw
from games.bots.kept_games import KeptGames, PlayedOtherwise
from games.bots.registry import LEVELS, bot_names
from games.management.commands.simulate import compiled, read_options
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import ruleset_named, rulesets
from uu_service.intervals import Z, wilson
from uu_service.progress import show_progress

HEAD = ("bot", "against", "games", "won", "95 %", "p50 ms", "p95 ms")


class Contest(msgspec.Struct, frozen=True):
    """What a process needs to play any game of the arena."""

    ruleset: str
    set: str | None
    options: list[str]
    seed: int


class DecisionTimes(msgspec.Struct):
    """How many milliseconds of one core each decision took."""

    all: list[float]


class ArenaRow(msgspec.Struct):
    """One pairing of a report."""

    bot: str
    others: str
    seats: int
    games: int
    wins: int
    losses: int
    milliseconds: DecisionTimes


class ArenaReport(msgspec.Struct):
    """What `--json` writes, as far as it is needed to count it in."""

    ruleset: str
    options: list[str]
    pairings: list[ArenaRow]


class Command(BaseCommand):
    help = "Let bots play against each other: each against so many of each other kind, on all cores."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("ruleset", choices=sorted(ruleset.name for ruleset in rulesets()))
        parser.add_argument("--bots", nargs="+", choices=list(LEVELS), default=bot_names())
        parser.add_argument(
            "--pair",
            nargs=2,
            action="append",
            choices=list(LEVELS),
            metavar=("BOT", "OTHERS"),
            help="only this pairing",
        )
        parser.add_argument("--seats", type=int, nargs="+", default=[4])
        parser.add_argument("--games", type=int, default=40, help="of each pairing")
        parser.add_argument(
            "--aim",
            type=float,
            metavar="SHARE",
            help="of games to win: look ten times, and end when the 95 %% interval lies on one side of it",
        )
        parser.add_argument(
            "--keep", type=Path, metavar="FOLDER", help="keep each game there as it ends, and go on from what is there"
        )
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help="one of the table's options"
        )
        parser.add_argument("--set", metavar="FILE", help="a card set file instead of the one that ships")
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
        parser.add_argument("--json", action="store_true", help="report as JSON")
        parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the result into an SVG file")
        parser.add_argument(
            "--add",
            type=Path,
            nargs="+",
            default=[],
            metavar="FILE",
            help="count in the reports (--json) of other runs",
        )

    def handle(self, *args: object, **given: Any) -> None:
        contest = Contest(given["ruleset"], given["set"], given["option"], given["seed"])
        for seats in given["seats"]:
            require_setup(contest, seats)
        pairs = [Pairing(bot, others, seats) for bot, others in given["pair"] or () for seats in given["seats"]]
        pairs = pairs or [pair for seats in given["seats"] for pair in pairings(given["bots"], seats)]
        if not pairs:
            raise CommandError("two kinds of bots are needed")
        aims = {} if given["aim"] is None else dict.fromkeys(pairs, given["aim"])
        standings = self.standings(contest, pairs, given["games"], given["jobs"], aims, given["keep"])
        for path in given["add"]:
            add_report(standings, path, contest)
        if not standings:
            raise CommandError("no game was played: say how many with --games, or name reports with --add")
        if given["plot"]:
            given["plot"].write_text(draw(contest.ruleset.replace("_", " ").title(), standings, aims), encoding="utf-8")
        if given["json"]:
            self.stdout.write(msgspec.json.encode(as_data(contest, standings, aims)).decode())
        else:
            self.stdout.write("\n".join(as_page(standings, aims)))

    def standings(
        self,
        contest: Contest,
        pairs: list[Pairing],
        games: int,
        jobs: int,
        aims: Mapping[Pairing, float],
        folder: Path | None,
    ) -> dict[Pairing, ArenaStanding]:
        """What the pairings come to; one with an aim plays no more games once it is clear."""
        kept = {pairing: kept_games(folder, contest, pairing) for pairing in pairs} if folder else {}
        standings: dict[Pairing, ArenaStanding] = {}
        with ProcessPoolExecutor(jobs) as pool:
            for numbers in looks(games, LOOKS if aims else 1):
                unclear = [pair for pair in pairs if not is_clear(standings.get(pair), aims.get(pair))]
                wanted = [(pairing, number) for number in numbers for pairing in unclear]
                for result in self.results(pool, contest, wanted, kept):
                    standings.setdefault(result.pairing, ArenaStanding()).add(result)
        return standings

    def results(
        self,
        pool: ProcessPoolExecutor,
        contest: Contest,
        wanted: list[tuple[Pairing, int]],
        kept: Mapping[Pairing, KeptGames],
    ) -> Iterator[ArenaGame]:
        """These games: those that were kept, and the others as they end."""
        waiting = []
        for pairing, number in wanted:
            if pairing in kept and number < len(kept[pairing].games):
                yield kept[pairing].games[number]
            else:
                waiting.append((pairing, number))
        if not waiting:
            return
        results = pool.map(play, repeat(contest), *zip(*waiting, strict=True))
        for done, result in enumerate(results, start=1):
            show_progress(done, len(waiting), "games")
            if result.pairing in kept:
                kept[result.pairing].add(result)
            yield result


def looks(games: int, count: int) -> Iterator[range]:
    """The numbers of the games, in so many parts: after each of them the standing is looked at."""
    for look in range(count):
        yield range(games * look // count, games * (look + 1) // count)


def is_clear(standing: ArenaStanding | None, aim: float | None) -> bool:
    return standing is not None and aim is not None and standing.against(aim) != "open"


def kept_games(folder: Path, contest: Contest, pairing: Pairing) -> KeptGames:
    """Raises CommandError where other games are kept there."""
    levels = {bot: LEVELS[bot] for bot in (pairing.bot, pairing.others)}
    ruleset = ruleset_named(contest.ruleset)
    foresight = [ruleset.foresight(pairing.seats, near_end) for near_end in (False, True)]
    made_by = {"contest": contest, "rules": ruleset.version, "foresight": foresight, "levels": levels}
    try:
        return KeptGames(folder, contest.ruleset, pairing, made_by)
    except PlayedOtherwise as error:
        raise CommandError(str(error)) from error


def require_setup(contest: Contest, seats: int) -> None:
    """Raises CommandError where no such game can be set up."""
    ruleset = ruleset_named(contest.ruleset)
    options = read_options(ruleset, contest.options, None)
    reasons = ruleset.why_not_set_up(compiled(ruleset, contest.set), options, seats)
    if reasons:
        raise CommandError(str(BadSetup(reasons)))


def play(contest: Contest, pairing: Pairing, number: int) -> ArenaGame:
    """One game, in any process."""
    ruleset = ruleset_named(contest.ruleset)
    options = read_options(ruleset, contest.options, None)
    return play_game(ruleset, _cards(contest.ruleset, contest.set), options, pairing, contest.seed, number)


@cache
def _cards(ruleset: str, path: str | None) -> object:
    return compiled(ruleset_named(ruleset), path)


def as_page(standings: Mapping[Pairing, ArenaStanding], aims: Mapping[Pairing, float]) -> Iterator[str]:
    """Two tables in Markdown: the pairings, and the ratings."""
    yield f"| {' | '.join(HEAD)} |"
    yield "|---" * len(HEAD) + "|"
    for pairing, standing in standings.items():
        least, most = interval(standing, aims.get(pairing))
        cells = [
            pairing.bot,
            f"{pairing.seats - 1} × {pairing.others}",
            f"{standing.games}",
            f"{standing.wins / standing.games:.0%}",
            f"{least:.0%} – {most:.0%}" + aim_words(standing, aims.get(pairing)),
            f"{standing.time_at(0.5):.0f}",
            f"{standing.time_at(0.95):.0f}",
        ]
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield "| bot | rating |"
    yield "|---|---|"
    for bot, points in sorted(ratings(standings).items(), key=lambda item: -item[1]):
        yield f"| {bot} | {points} |"


def interval(standing: ArenaStanding, aim: float | None) -> tuple[float, float]:
    """Wilson's; wider where it was looked at ten times."""
    return wilson(standing.wins, standing.games, Z if aim is None else Z_OF_LOOKS)


def aim_words(standing: ArenaStanding, aim: float | None) -> str:
    return "" if aim is None else f" (aim {aim:.0%}: {standing.against(aim)})"


def add_report(standings: dict[Pairing, ArenaStanding], path: Path, contest: Contest) -> None:
    """Count in another run's report. Raises CommandError where it is none, or one that cannot be added."""
    try:
        report = msgspec.json.decode(path.read_bytes(), type=ArenaReport)
    except (OSError, msgspec.DecodeError) as error:
        raise CommandError(f"{path} is not a report of the arena: {error}") from error
    if report.ruleset != contest.ruleset or report.options != contest.options:
        raise CommandError(f"{path} is about other games: {report.ruleset} {' '.join(report.options)}")
    for row in report.pairings:
        pairing = Pairing(row.bot, row.others, row.seats)
        standing = ArenaStanding(row.games, row.wins, row.losses, row.milliseconds.all)
        standings.setdefault(pairing, ArenaStanding()).join(standing)


def as_data(
    contest: Contest, standings: Mapping[Pairing, ArenaStanding], aims: Mapping[Pairing, float]
) -> dict[str, object]:
    """The same as plain data."""
    return {
        "ruleset": contest.ruleset,
        "options": contest.options,
        "seed": contest.seed,
        "pairings": [
            {
                "bot": pairing.bot,
                "others": pairing.others,
                "seats": pairing.seats,
                "games": standing.games,
                "wins": standing.wins,
                "losses": standing.losses,
                "interval": interval(standing, aims.get(pairing)),
                "aim": aims.get(pairing),
                "milliseconds": {
                    "p50": standing.time_at(0.5),
                    "p95": standing.time_at(0.95),
                    "all": standing.milliseconds,
                },
            }
            for pairing, standing in standings.items()
        ],
        "ratings": ratings(standings),
    }
