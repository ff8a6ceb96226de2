"""`python -m tools.chaos [--minutes 5] [--tables 8] [--players 6] [--seed 1] [--only kill …] [--write]`.

Prints tables of what was done, how long people waited and what was lost, and fails if anything was. `--write` puts
them into docs/reliability.md.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING

from tests.services.processes import wait_until
from tests.webhooks.receiver import Receiver
from tools.chaos import say
from tools.chaos.fault_maker import FaultMaker
from tools.chaos.faults import KINDS
from tools.chaos.house import ChaosHouse
from tools.chaos.listeners import wait_for_all
from tools.chaos.people import Notebook, Person
from tools.chaos.players import MixedTable, TablePlayers, stop_all
from tools.chaos.quick import QuickPlayer

if TYPE_CHECKING:
    from tools.chaos.report import ChaosReport

CALM_SECONDS = 120.0
"""So long after the faults the clock, the streams and the messages have, to catch up."""
STILL = dict.fromkeys(("settles_at", "closes_at", "plays_at"))
"""A game in which nothing happens any more."""
EVENTS = ["game.started", "game.finished", "prompt.opened", "window.opened", "seat.away"]


class Crowd:
    """Everybody who plays, and the server that gets their webhooks."""

    def __init__(self, house: ChaosHouse, tables: int, players: int, seed: int) -> None:
        urls = {kind: house.urls(kind) for kind in ("web", "listen")}
        self.notebook, self.receiver = Notebook(), Receiver()
        self.hooked: set[str] = set()
        self.quick = [QuickPlayer(number, urls, self.notebook, seed) for number in range(players)]
        own = [MixedTable(number, urls, self.notebook, seed) for number in range(tables)]
        self.players: list[TablePlayers] = [*own, *self.quick]
        for one in self.players:
            one.prepare = self.hook
            one.start()
        for one in self.players:  # nothing goes wrong before
            if not one.is_prepared.wait(180):
                raise AssertionError(f"{one.name} could not begin: {self.notebook.surprises}")

    def hook(self, person: Person) -> None:
        """Before anything goes wrong: its answer holds a secret and is not kept, so asking twice makes two."""
        person.post("webhooks", {"url": self.receiver.url, "events": EVENTS})
        self.hooked.add(person.account)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--players", type=int, default=6, help="who use quick play (%(default)s)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1000))
    parser.add_argument("--only", nargs="*", default=[], help="names of faults, or parts of them: nothing else is done")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/reliability.md")
    wanted = parser.parse_args()
    say(f"seed {wanted.seed}")
    with ChaosHouse() as house:
        rng = random.Random(wanted.seed)
        kinds = [kind for kind in KINDS if any(part in kind(house, rng).name for part in wanted.only or [""])]
        crowd, maker = Crowd(house, wanted.tables, wanted.players, wanted.seed), FaultMaker(house, rng, kinds)
        for fault, why in maker.not_tried.items():
            say(f"{fault}: not tried, {why}")
        maker.go_on(60 * wanted.minutes, say)
        say("the time is over")
        stop_all(crowd.players)
        report = look(wanted.minutes, crowd, maker, calm_down(crowd))
    for line in report.lines():
        say(line)
    for fault in report.faults[:20]:
        say(fault)
    if wanted.write:
        report.write()
    return int(bool(report.faults))


def calm_down(crowd: Crowd) -> int:
    """Everybody has stopped; what is due is settled, no game goes on. How many windows were then still open."""
    from django.db import connection

    from games.models import Game
    from games.store import times
    from matching.models import Ticket
    from tools.chaos.once import all_delivered

    running = Game.objects.filter(status=Game.Status.RUNNING)
    connection.close()  # the server that it led to has been killed since
    Ticket.objects.filter(status=Ticket.Status.WAITING).delete()  # nobody is put into a game while we look

    def overdue() -> int:
        return Game.objects.filter(settles_at__lt=times.statement_now() - timedelta(seconds=1)).count()

    def wait(what: str, is_so: Callable[[], bool]) -> None:
        try:
            wait_until(is_so, CALM_SECONDS, what)
        except AssertionError as error:
            crowd.notebook.surprises.append(str(error))

    wait("the clock to catch up", lambda: not overdue())
    still_open = overdue()
    # A bot that was thinking may still answer; then its game is stopped again, and its news have to arrive.
    wait("the messages to arrive", lambda: not running.exclude(**STILL).update(**STILL) and all_delivered())
    return still_open


def look(minutes: float, crowd: Crowd, maker: FaultMaker, still_open: int) -> "ChaosReport":
    """Everything that was promised, one after the other."""
    from games.models import Game
    from tools.chaos import once, stories
    from tools.chaos.audit import Outage, audit
    from tools.chaos.report import NO_SPACE, ChaosReport

    notebook = crowd.notebook
    quick = sorted({game for one in crowd.quick for game in one.matched})
    games = [*notebook.games, *quick]
    versions = {str(pk): version for pk, version in Game.objects.filter(pk__in=games).values_list("pk", "version")}
    listeners = [listener for one in crowd.players for listener in one.listeners]
    newest = {**versions, **stories.newest_of_accounts(listeners)}
    wait_for_all(listeners, newest, CALM_SECONDS)
    for listener in listeners:
        listener.stopping.set()
    time.sleep(1)
    outages = [Outage(one.began, one.ended) for one in maker.outages]
    messages = once.check_messages(crowd.receiver.heard, crowd.hooked)
    return ChaosReport(
        minutes=minutes,
        notebook=notebook,
        maker=maker,
        quick=len(quick),
        still_open=still_open,
        disk_full=maker.house.said(NO_SPACE),
        audit=audit(notebook.games, notebook.acknowledged, quick, outages),
        listeners=listeners,
        messages=messages,
        wrong={
            "streams": stories.faults_of_streams(listeners),
            "accounts": stories.faults_of_accounts(listeners, newest),
            "replays": stories.faults_of_replays(games),
            "ratings": once.faults_of_ratings(),
        },
    )


if __name__ == "__main__":
    sys.exit(main())
