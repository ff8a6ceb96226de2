"""Answers already given, kept so that a repeated request gets the same one."""

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
