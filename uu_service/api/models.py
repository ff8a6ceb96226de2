"""Answers already given, kept so that a repeated request gets the same one; and what was counted, by the hour."""

from django.db import models


class IdempotencyRecord(models.Model):
    """One Idempotency-Key of one principal. A row without a status belongs to a request that is still running."""

    principal = models.CharField(max_length=64)
    key = models.CharField(max_length=255)
    fingerprint = models.BinaryField(max_length=32)
    status = models.PositiveSmallIntegerField(null=True)
    headers = models.JSONField(default=dict)
    body = models.BinaryField(default=b"")
    expires_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["principal", "key"], name="idempotency_one_answer")]
        indexes = [models.Index(fields=["expires_at"], name="idempotency_expiry")]


class HourlyCount(models.Model):
    """How often something happened in one hour, over all processes. Written by uu_service/tallies.py."""

    hour = models.IntegerField()
    """Hours since 1970."""
    what = models.CharField(max_length=24)
    key = models.CharField(max_length=120, blank=True)
    count = models.BigIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["hour", "what", "key"], name="tally_once_an_hour")]
        indexes = [models.Index(fields=["what", "hour"], name="tally_of_what")]

    def __str__(self) -> str:
        return f"{self.what} {self.key} {self.count}"
