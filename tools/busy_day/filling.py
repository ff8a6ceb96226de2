"""People, games, webhooks and counts of a fortnight, the last day of it until now. The same each time."""

import random
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import Group
from django.utils import timezone

from accounts import audit
from accounts.models import Account, ApiKey, AuditEntry, Mail, Session
from games.models import Game, Seat
from games.services.tables import NewTable, check_open_table
from matching.models import Ticket
from players.models import Report
from tools.busy_day.counting import fill_counts
from tools.busy_day.hooks import fill_webhooks

DAYS = 14
PEOPLE = 120
GAMES_A_DAY = 90
PASSWORD = "busy-day-busy-day"
CURVE = (2, 1, 1, 0, 0, 0, 1, 2, 3, 3, 4, 5, 7, 6, 5, 5, 6, 8, 10, 13, 14, 12, 8, 4)
"""How busy each hour of a day is."""
FIRST = [
    "Mira",
    "Tomás",
    "Ana",
    "Jonas",
    "Lucía",
    "Piotr",
    "Chloé",
    "Marco",
    "Zofia",
    "Hugo",
    "Elena",
    "Paul",
    "Giulia",
    "Igor",
    "Nora",
    "Luis",
    "Emma",
    "Jan",
    "Sara",
    "Max",
]
LAST = ("Lark", "Vega", "Moss", "Reed", "Silva", "Novak", "Blanc", "Rossi", "Kowal", "Finch", "Cruz", "Weber", "Zima")


class InUse(Exception):
    """This database is not for trying things out."""


def fill() -> None:
    """Raises InUse."""
    if settings.PRODUCTION or Game.objects.exists():
        raise InUse("this database is in use, or in production")
    chance = random.Random(27)
    now = timezone.now()
    olga = _staff()
    people = _people(chance, now)
    _ban(people[-3:], olga)
    _games(chance, now, people)
    fill_webhooks(chance, now, people)
    _reports(chance, now, people)
    _tickets(chance, now, people)
    fill_counts(chance, now)


def _staff() -> Account:
    olga = Account.objects.create_user("Olga", PASSWORD, is_staff=True, display_name="Olga")
    olga.groups.set(Group.objects.filter(name__in=["operator", "publisher"]))
    return olga


def _people(chance: random.Random, now: datetime) -> list[Account]:
    names = chance.sample([f"{first} {last}" for first in FIRST for last in LAST], PEOPLE)
    people = [
        Account(
            username=name.replace(" ", "").lower() if chance.random() < 0.7 else None,
            display_name=name,
            is_guest=False,
            language=chance.choice(["en", "es", "fr", "it", "pl"]),
            date_joined=now - timedelta(days=chance.uniform(0, 60)),
        )
        for name in names
    ]
    for person in people:
        person.is_guest = not person.username
    Account.objects.bulk_create(people)
    devices = [
        Session(account=person, device_name=chance.choice(["iPhone", "Pixel 9", "iPad", "Firefox on Linux", "Galaxy"]),
                last_used_at=now - timedelta(hours=chance.expovariate(0.05)))
        for person in people for _ in range(chance.choice([1, 1, 2, 3]))
    ]  # fmt: skip
    Session.objects.bulk_create(devices)
    ApiKey.objects.bulk_create(
        ApiKey(account=person, name=f"{person.display_name}'s server", digest=bytes(32), scope_bits=1)
        for person in people[:5]
    )
    Mail.objects.bulk_create(
        Mail(kind="new_device", account=one, address="x@example.org", language="en") for one in people[:2]
    )
    return people


def _ban(people: list[Account], by: Account) -> None:
    for person in people:
        Account.objects.filter(pk=person.pk).update(is_active=False)
        audit.record(AuditEntry.Action.BANNED, person.pk, by=by.pk, reason="Insults at three tables.")


def _reports(chance: random.Random, now: datetime, people: list[Account]) -> None:
    """Some are decided, some wait; the oldest has waited too long."""
    for hours in (2, 5, 9, 31, 80, 120):
        by, about = chance.sample(people, 2)
        decided = {"verdict": "no_case", "decided_at": now} if hours > 31 else {}
        reason, at = chance.choice(Report.Reason.values), now - timedelta(hours=hours)
        Report.objects.create(about=about, by=by, reason=reason, name=about.display_name, at=at, **decided)


def _tickets(chance: random.Random, now: datetime, people: list[Account]) -> None:
    for number, person in enumerate(people[:9]):
        at = now - timedelta(seconds=chance.uniform(1, 70))
        ruleset = "kill_the_unicorns" if number % 3 == 0 else "unstable_unicorns"
        seats = {"min_seats": 3, "max_seats": 5, "clock": "live", "search": "near"}
        Ticket.objects.create(account=person, ruleset=ruleset, created_at=at, seen_at=now, **seats)


def _games(chance: random.Random, now: datetime, people: list[Account]) -> None:
    """Most are over, those of the last half hour are running; some are late, some fail, some wait for players."""
    games, seats = [], []
    for ruleset in ("unstable_unicorns", "kill_the_unicorns"):
        pattern = check_open_table(people[0], NewTable(ruleset))
        share = 0.7 if ruleset == "unstable_unicorns" else 0.3
        for at in _moments(chance, now, GAMES_A_DAY * share):
            game = _game(chance, pattern, at, now)
            games.append(game)
            seats += _seats(chance, game, people)
    running = [game for game in games if game.status == Game.Status.RUNNING]
    for game in running[:2]:
        game.failures, game.failure = chance.randint(2, 9), "KeyError: 'gluecorn'\n  in games/rules"
    for game in running[2:5]:
        game.closes_at = game.settles_at = now - timedelta(seconds=chance.randint(6, 90))
    Game.objects.bulk_create(games, batch_size=200)
    Seat.objects.bulk_create(seats, batch_size=500)


def _moments(chance: random.Random, now: datetime, a_day: float) -> list[datetime]:
    """When games begin: by the hour of the day, more on weekends, never later than now."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    found = []
    for back in range(DAYS):
        day = midnight - timedelta(days=back)
        count = a_day * (1.4 if day.weekday() >= 5 else 1.0) * chance.uniform(0.85, 1.15)
        hours = chance.choices(range(24), CURVE, k=round(count))
        found += [day + timedelta(hours=hour, seconds=chance.uniform(0, 3600)) for hour in hours]
    lately = [now - timedelta(minutes=chance.uniform(0, 28)) for _ in range(round(a_day / 5))]
    return sorted(at for at in [*found, *lately] if at < now)


def _game(chance: random.Random, pattern: Game, at: datetime, now: datetime) -> Game:
    values = {field.attname: getattr(pattern, field.attname) for field in Game._meta.concrete_fields}
    ends = at + timedelta(minutes=chance.uniform(12, 28))
    is_over, waits = ends < now, now - at < timedelta(minutes=4)
    values |= {
        "id": UUID(int=int(at.timestamp() * 1000) << 80 | chance.getrandbits(62) | 7 << 76 | 2 << 62),
        "status": "finished" if is_over else "lobby" if waits else "running",
        "created_at": at,
        "started_at": None if waits and not is_over else at + timedelta(minutes=1),
        "finished_at": ends if is_over else None,
        "touched_at": min(ends, now),
        "version": chance.randint(80, 400),
        "opens_at": None if is_over or waits else now - timedelta(seconds=chance.uniform(1, 40)),
    }
    return Game(**values)


def _seats(chance: random.Random, game: Game, people: list[Account]) -> list[Seat]:
    count = chance.randint(3, 5)
    sitting = [person for person in chance.sample(people, count) if chance.random() < 0.8] or people[:1]
    bots = range(len(sitting), count)
    owes = chance.randrange(len(sitting)) if game.status == "running" else -1
    return [
        *(
            Seat(game=game, number=n, account=one, name=one.display_name, owes=n == owes)
            for n, one in enumerate(sitting)
        ),
        *(Seat(game=game, number=n, bot="normal", name=f"Bot {n}") for n in bots),
    ]
