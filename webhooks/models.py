"""Endpoints of other servers, what is to be delivered to them, and each attempt to do it.

`Webhook.next_at` is the queue: when the endpoint is to be looked at next, null when nothing waits.
"""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from uu_service.ids import uuid7
from webhooks.vocabulary import AttemptOutcome, DeliveryStatus, DisabledReason


class Webhook(models.Model):
    """An address that an account wants to be told at."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="webhooks")
    url = models.CharField(max_length=2000)
    description = models.CharField(max_length=200, blank=True)
    events = models.JSONField(help_text="The types of events that are wanted.")
    secret = models.BinaryField(editable=False, help_text="Sealed: see webhooks.secrets.")
    old_secret = models.BinaryField(null=True, editable=False)
    old_secret_until = models.DateTimeField(null=True, editable=False)
    created_at = models.DateTimeField(default=timezone.now)

    is_enabled = models.BooleanField(default=True)
    disabled_at = models.DateTimeField(null=True)
    disabled_why = models.CharField(max_length=8, choices=DisabledReason, blank=True)

    next_at = models.DateTimeField(null=True, help_text="When to look at it next; null: nothing waits.")
    failures = models.PositiveIntegerField(default=0, help_text="Failed attempts in a row.")
    failing_since = models.DateTimeField(null=True)
    resumes_at = models.DateTimeField(null=True, help_text="Nothing is sent before, after failures in a row.")
    last_success_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            models.Index(fields=["account"], condition=Q(is_enabled=True), name="webhook_enabled"),
            models.Index(fields=["next_at"], condition=Q(is_enabled=True, next_at__isnull=False), name="webhook_due"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(is_enabled=True, disabled_why="") | (Q(is_enabled=False) & ~Q(disabled_why="")),
                name="webhook_disabled_for_a_reason",
            )
        ]

    def __str__(self) -> str:
        return self.url


class Delivery(models.Model):
    """One message for one endpoint. Ids grow in the order of what happened in a game."""

    id = models.BigAutoField(primary_key=True)
    message = models.UUIDField(unique=True, default=uuid7, help_text="The same in every attempt, replays included.")
    webhook = models.ForeignKey(Webhook, on_delete=models.CASCADE, related_name="deliveries")
    event = models.CharField(max_length=40)
    game_id = models.UUIDField(null=True)
    version = models.PositiveIntegerField(null=True)
    body = models.TextField()
    status = models.CharField(max_length=10, choices=DeliveryStatus, default=DeliveryStatus.PENDING)
    tries = models.PositiveSmallIntegerField(default=0, help_text="Begun since it was made or last replayed.")
    due_at = models.DateTimeField()
    claimed_until = models.DateTimeField(null=True, help_text="Somebody is sending it; if they die, it is due then.")
    created_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name_plural = "deliveries"
        indexes = [
            models.Index(fields=["webhook", "due_at"], condition=Q(status="pending"), name="delivery_due"),
            models.Index(fields=["webhook", "game_id", "id"], condition=Q(status="pending"), name="delivery_order"),
            models.Index(fields=["webhook", "-id"], name="delivery_log"),
            models.Index(fields=["created_at"], name="delivery_age"),
        ]

    def __str__(self) -> str:
        return f"{self.event} {self.message}"


class Attempt(models.Model):
    """One request to an endpoint and what came of it."""

    id = models.BigAutoField(primary_key=True)
    delivery = models.ForeignKey(Delivery, on_delete=models.CASCADE, related_name="attempts")
    at = models.DateTimeField()
    milliseconds = models.PositiveIntegerField()
    outcome = models.CharField(max_length=20, choices=AttemptOutcome)
    status_code = models.PositiveSmallIntegerField(null=True)
    answer = models.TextField(blank=True, help_text="The beginning of what the endpoint said.")

    def __str__(self) -> str:
        return f"{self.outcome} {self.at}"
