"""Games being played: the game's row, its seats, its log of steps, and what is to be told to other servers.

Only `games/services` writes these. A step is one action with the events that came of it; numbers count events.
"""

from datetime import datetime
from uuid import UUID

from django.conf import settings
from django.db import models
from django.db.models import Q

from uu_service.ids import uuid7


class Game(models.Model):
    """One match. While it runs, `state` holds the kernel's State; a deadline is four columns."""

    class Status(models.TextChoices):
        LOBBY = "lobby"
        RUNNING = "running"
        FINISHED = "finished"
        ABANDONED = "abandoned"

    class Access(models.TextChoices):
        PUBLIC = "public"
        PRIVATE = "private"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    ruleset = models.CharField(max_length=40)
    engine = models.PositiveIntegerField(default=0, help_text="The engine's version that this game was started with.")
    status = models.CharField(max_length=10, choices=Status, default=Status.LOBBY)
    version = models.PositiveIntegerField(default=0, help_text="The number of the last event.")

    access = models.CharField(max_length=8, choices=Access, default=Access.PUBLIC)
    code = models.CharField(max_length=12, unique=True, null=True, help_text="The way into a private table.")  # noqa: DJ001
    spectators = models.BooleanField(default=True)
    listed = models.BooleanField(default=True)
    rated = models.BooleanField(default=False, db_default=False, help_text="Its outcome changes ratings.")
    min_seats = models.PositiveSmallIntegerField()
    max_seats = models.PositiveSmallIntegerField()
    host = models.PositiveSmallIntegerField(default=0, help_text="The number of the host's seat.")
    options = models.JSONField(default=dict)
    clock = models.JSONField(default=dict)
    card_sets = models.JSONField(default=list, help_text="The versions in play: id, slug, number, hash.")
    scenario = models.JSONField(null=True, help_text="How the table was laid out, if it is one to try cards at.")
    removed = models.JSONField(default=list, help_text="Accounts that the host has removed: they cannot join again.")
    rematch_of = models.OneToOneField("self", on_delete=models.SET_NULL, null=True, related_name="rematch")

    seed = models.BinaryField(default=b"", editable=False)
    salt = models.BinaryField(default=b"", editable=False)
    state = models.BinaryField(default=b"", editable=False)
    outcome = models.JSONField(null=True)

    opens_at = models.DateTimeField(null=True, help_text="When what is open now was opened.")
    closes_at = models.DateTimeField(null=True, help_text="Answers count until then.")
    settles_at = models.DateTimeField(null=True, help_text="From then on the clock has something to do.")
    plays_at = models.DateTimeField(null=True, help_text="From then on bots and absent seats are answered for.")
    paused_at = models.DateTimeField(null=True, help_text="Since then everybody who could play has been away.")
    failures = models.PositiveIntegerField(default=0, help_text="Settlements in a row that failed.")
    failure = models.TextField(blank=True, help_text="What went wrong last.")

    created_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    touched_at = models.DateTimeField(help_text="When a human last did something here.")

    # Not columns: what statements of `games/store` work out beside them, each some of these.
    now: datetime
    received: datetime
    viewer: int | None
    rematch_id: UUID | None

    class Meta:
        indexes = [
            models.Index(fields=["settles_at"], condition=Q(settles_at__isnull=False), name="game_due"),
            models.Index(fields=["failures"], condition=Q(failures__gt=0), name="game_failing"),
            models.Index(fields=["status", "-id"], name="game_list"),
            models.Index(
                fields=["ruleset", "-id"],
                condition=Q(status="lobby", access="public", listed=True),
                name="game_lobby",
            ),
            models.Index(fields=["touched_at"], condition=Q(status__in=["lobby", "running"]), name="game_idle"),
            models.Index(fields=["finished_at"], condition=Q(scenario__isnull=False), name="game_scenario"),
        ]
        constraints = [
            models.CheckConstraint(condition=Q(max_seats__gte=models.F("min_seats")), name="game_seats_in_order"),
            models.CheckConstraint(
                condition=Q(settles_at__isnull=True) | Q(closes_at__isnull=False) | Q(plays_at__isnull=False),
                name="game_deadline_whole",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.ruleset} {self.id}"


class Seat(models.Model):
    """A numbered place at a table: a person's, a bot's, or one whose person has deleted the account."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="seats")
    bot = models.CharField(max_length=20, blank=True)
    name = models.CharField(max_length=40)
    ready = models.BooleanField(default=False)
    consents = models.BooleanField(default=False, help_text="To options that need everybody's consent.")
    away = models.BooleanField(default=False)
    stand_in = models.CharField(max_length=20, blank=True, help_text="The bot that plays while the person is away.")
    timeouts = models.PositiveSmallIntegerField(default=0, help_text="Timeouts in a row.")
    owes = models.BooleanField(default=False, help_text="A decision of this seat is waited for.")

    # Not columns: what statements of `games/store` work out beside them, each some of these.
    now: datetime
    live: bool
    subscribed: bool
    has_log: bool
    may_be_answered: bool
    language: str
    preferences: dict[str, object]

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "number"], name="seat_number_once"),
            models.UniqueConstraint(
                fields=["game", "account"], condition=Q(account__isnull=False), name="seat_account_once"
            ),
        ]
        indexes = [models.Index(fields=["account", "-game"], name="seat_mine")]

    def __str__(self) -> str:
        return f"seat {self.number} ({self.name})"

    @property
    def played_by(self) -> str:
        """The bot that answers here now, its own or a stand-in; empty where a person does, or nobody."""
        return self.bot or self.stand_in


class LoggedStep(models.Model):
    """One action (or none, for what happens around a game) and its events, numbered `first` to `last`."""

    pk = models.CompositePrimaryKey("game_id", "last")
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="steps", db_index=False)
    last = models.PositiveIntegerField()
    first = models.PositiveIntegerField()
    at = models.DateTimeField()
    action = models.BinaryField(default=b"", editable=False)
    events = models.BinaryField(editable=False)

    class Meta:
        db_table = "games_step"

    def __str__(self) -> str:
        return f"{self.game_id} {self.first}-{self.last}"


class OutboxEntry(models.Model):
    """What one change of a game means to other servers. Written in the game's transaction, deleted when passed on."""

    id = models.BigAutoField(primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    version = models.PositiveIntegerField()
    at = models.DateTimeField()
    notices = models.JSONField(help_text="Facts for other servers, one for each seat and fact.")

    class Meta:
        verbose_name_plural = "outbox entries"

    def __str__(self) -> str:
        return f"{self.game_id} {self.version}"


class ClockTick(models.Model):
    """One row: when the clock's worker last ran. Beat, broker, worker and database were alive then."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return self.at.isoformat()


class AccountLog(models.Model):
    """How far the log of an account has come. Its lock gives each entry its number."""

    account_id = models.UUIDField(primary_key=True)
    last = models.PositiveIntegerField(default=0)
    read_at = models.DateTimeField(db_index=True, help_text="When somebody last listened, to the day.")

    def __str__(self) -> str:
        return f"{self.account_id} {self.last}"


class AccountLogEntry(models.Model):
    """One thing that concerned an account, at one table."""

    pk = models.CompositePrimaryKey("account_id", "number")
    account_id = models.UUIDField()
    number = models.PositiveIntegerField()
    at = models.DateTimeField(db_index=True)
    facts = models.BinaryField(editable=False, help_text="JSON, with its type.")

    def __str__(self) -> str:
        return f"{self.account_id} {self.number}"
