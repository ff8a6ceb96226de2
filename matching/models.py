"""Quick play: who waits for a game, what they want, and how the wait ended."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from uu_service.ids import uuid7


class Ticket(models.Model):
    """One account's wish for a game of one ruleset. It waits until it has a game, or ends for a reason."""

    class Status(models.TextChoices):
        WAITING = "waiting"
        MATCHED = "matched"
        ENDED = "ended"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tickets")
    ruleset = models.CharField(max_length=40)
    min_seats = models.PositiveSmallIntegerField()
    max_seats = models.PositiveSmallIntegerField()
    clock = models.CharField(max_length=20)
    card_sets = models.JSONField(
        default=list, help_text="Slugs and versions; no version: the latest when it is played."
    )
    rated = models.BooleanField(default=False)
    bot = models.CharField(max_length=20, blank=True, help_text="The level of bots that may fill up; empty: none.")
    bots_after = models.PositiveSmallIntegerField(default=0, help_text="Seconds after which they may.")
    party = models.CharField(max_length=12, blank=True, help_text="Tickets with this code sit at one table.")
    party_size = models.PositiveSmallIntegerField(default=1)

    status = models.CharField(max_length=8, choices=Status, default=Status.WAITING)
    reason = models.CharField(max_length=20, blank=True, help_text="Why it ended without a game.")
    game = models.ForeignKey("games.Game", on_delete=models.SET_NULL, null=True, related_name="+")
    search = models.CharField(max_length=10, help_text="How wide the search was when its person was last told.")
    waiting = models.PositiveIntegerField(default=1, help_text="How many wanted the same game then.")
    failures = models.PositiveSmallIntegerField(default=0, help_text="Tables that could not be opened, in a row.")
    created_at = models.DateTimeField()
    seen_at = models.DateTimeField(help_text="When its client was last heard of.")
    ended_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["account", "ruleset"], condition=Q(status="waiting"), name="ticket_one_waiting"
            ),
            models.CheckConstraint(
                condition=Q(status="waiting", ended_at__isnull=True)
                | (~Q(status="waiting") & Q(ended_at__isnull=False)),
                name="ticket_ends_once",
            ),
            models.CheckConstraint(
                condition=Q(status="ended") & ~Q(reason="") | ~Q(status="ended") & Q(reason=""),
                name="ticket_ends_for_a_reason",
            ),
        ]
        indexes = [
            models.Index(fields=["created_at"], condition=Q(status="waiting"), name="ticket_waiting"),
            models.Index(fields=["party"], condition=Q(status="waiting") & ~Q(party=""), name="ticket_party"),
            models.Index(fields=["ended_at"], condition=Q(ended_at__isnull=False), name="ticket_over"),
        ]

    def __str__(self) -> str:
        return f"{self.ruleset} {self.id}"
