"""`python -m tools.storm [--minutes 5] [--tables 8] [--players 6] [--seed 1] [--only kill …] [--write]`.

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
from tools.storm import say
from tools.storm.faults import KINDS
from tools.storm.house import StormHouse
from tools.storm.listeners import wait_for_all
from tools.storm.people import Notebook, Person
from tools.storm.players import StormTable, TablePlayers
from tools.storm.quick import QuickPlayer
from tools.storm.storm import Storm

if TYPE_CHECKING:
    from tools.storm.report import StormReport

CALM_SECONDS = 120.0
"""So long after the storm the clock, the streams and the messages have, to catch up."""
STILL = dict.fromkeys(("settles_at", "closes_at", "plays_at"))
"""A game in which nothing happens any more."""
EVENTS = ["game.started", "game.finished", "prompt.opened", "window.opened", "seat.away"]


class Crowd:
    """Everybody who plays, and the server that gets their webhooks."""

    def __init__(self, house: StormHouse, tables: int, players: int, seed: int) -> None:
        urls = {kind: house.urls(kind) for kind in ("web", "listen")}
        self.notebook, self.receiver = Notebook(), Receiver()
        self.hooked: set[str] = set()
        self.quick = [QuickPlayer(number, urls, self.notebook, seed) for number in range(players)]
        own = [StormTable(number, urls, self.notebook, seed) for number in range(tables)]
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

    def stop(self) -> None:
        for one in self.players:
            one.stopping.set()
        for one in self.players:
            one.join(CALM_SECONDS)
            if one.is_alive():
                self.notebook.surprises.append(f"{one.name} still waits for an answer")
            else:
                one.stopping.clear()  # they will be asked what they see now


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
    with StormHouse() as house:
        rng = random.Random(wanted.seed)
        kinds = [kind for kind in KINDS if any(part in kind(house, rng).name for part in wanted.only or [""])]
        crowd, storm = Crowd(house, wanted.tables, wanted.players, wanted.seed), Storm(house, rng, kinds)
        for fault, why in storm.not_tried.items():
            say(f"{fault}: not tried, {why}")
        storm.rage(60 * wanted.minutes, say)
        say("the storm is over")
        crowd.stop()
        report = look(wanted.minutes, crowd, storm, calm_down(crowd))
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
    from tools.storm.once import all_delivered

    running = Game.objects.filter(status=Game.Status.RUNNING)
    connection.close()  # the server that it led to has been killed since
    Ticket.objects.filter(status=Ticket.Status.WAITING).delete()  # who has gone is put into no game while we look

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


def look(minutes: float, crowd: Crowd, storm: Storm, still_open: int) -> "StormReport":
    """Everything that was promised, one after the other."""
    from games.models import Game
    from tools.storm import once, stories
    from tools.storm.audit import audit
    from tools.storm.report import NO_SPACE, StormReport

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
    messages = once.check_messages(crowd.receiver.heard, crowd.hooked)
    return StormReport(
        minutes=minutes,
        notebook=notebook,
        storm=storm,
        quick=len(quick),
        still_open=still_open,
        disk_full=storm.house.said(NO_SPACE),
        audit=audit(notebook.games, quick, notebook.acknowledged, storm.away_between),
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
