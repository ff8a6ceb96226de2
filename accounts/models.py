"""Who may act: one account for a guest, a user, an admin or a machine; its ways in, and what was done to it."""

from typing import ClassVar

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone

from uu_service.ids import uuid7


class AccountManager(BaseUserManager["Account"]):
    def create_user(self, username: str | None, password: str | None = None, **fields: object) -> "Account":
        account = self.model(username=username, **fields)
        account.set_password(password)
        account.save(using=self._db)
        return account

    def create_superuser(self, username: str, password: str | None = None, **fields: object) -> "Account":
        return self.create_user(username, password, **{"is_staff": True, "is_superuser": True, **fields})

    def get_by_natural_key(self, username: str | None) -> "Account":
        return self.alias(lowered=Lower("username")).get(lowered=(username or "").lower())


class Account(AbstractBaseUser, PermissionsMixin):
    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    username = models.CharField(max_length=40, unique=True, null=True, blank=True)
    email = models.EmailField(max_length=254, unique=True, null=True, blank=True)  # verified, or none
    display_name = models.CharField(max_length=40, blank=True)
    language = models.CharField(max_length=8, choices=settings.LANGUAGES, default="en")
    is_guest = models.BooleanField(default=False)
    is_active = models.BooleanField(default=True)
    is_staff = models.BooleanField(default=False)
    preferences = models.JSONField(default=dict, blank=True)  # accounts.preferences.Preferences
    date_joined = models.DateTimeField(default=timezone.now)

    USERNAME_FIELD = "username"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    objects = AccountManager()

    class Meta:
        permissions = [("ban_account", "Can ban and unban accounts and sign them out")]
        constraints = [
            models.UniqueConstraint(Lower("username"), name="account_username_any_case"),
            models.UniqueConstraint(Lower("email"), name="account_email_any_case"),
            models.CheckConstraint(
                condition=models.Q(is_guest=False) | models.Q(username__isnull=True, email__isnull=True),
                name="account_guest_has_no_way_in",
            ),
        ]

    def __str__(self) -> str:
        return self.username or self.display_name or str(self.id)


class Session(models.Model):
    """One device that signed in: the family of its refresh tokens. None of them is stored (see accounts.refresh)."""

    class Ending(models.TextChoices):
        SIGNED_OUT = "signed_out"
        SIGNED_OUT_EVERYWHERE = "signed_out_everywhere"
        PASSWORD_CHANGED = "password_changed"  # noqa: S105
        TOKEN_REUSED = "token_reused"  # noqa: S105
        TOO_MANY = "too_many"
        IDLE = "idle"
        BY_STAFF = "by_staff"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="sessions")
    device_name = models.CharField(max_length=80, blank=True)
    generation = models.PositiveIntegerField(default=1)
    rotated_at = models.DateTimeField(default=timezone.now)
    created_at = models.DateTimeField(default=timezone.now)
    last_used_at = models.DateTimeField(default=timezone.now)
    proven_at = models.DateTimeField(default=timezone.now)  # when its person last showed more than a token
    ended_at = models.DateTimeField(null=True, blank=True)
    ending = models.CharField(max_length=24, choices=Ending.choices, blank=True)

    class Meta:
        indexes = [
            models.Index(fields=["account", "-last_used_at"], name="session_of_account"),
            models.Index(fields=["ended_at"], name="session_ended", condition=models.Q(ended_at__isnull=False)),
        ]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(ended_at__isnull=True, ending="")
                | (models.Q(ended_at__isnull=False) & ~models.Q(ending="")),
                name="session_ended_for_a_reason",
            )
        ]

    def __str__(self) -> str:
        return self.device_name or str(self.id)


class ApiKey(models.Model):
    """A machine's way in. Of the key itself only a digest is kept; the scopes are also written inside the key."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="api_keys")
    name = models.CharField(max_length=80)
    digest = models.BinaryField(max_length=32, editable=False)
    scope_bits = models.PositiveSmallIntegerField(editable=False)
    created_at = models.DateTimeField(default=timezone.now)
    expires_at = models.DateTimeField(null=True, blank=True)
    last_used_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["expires_at"], name="api_key_expiry")]

    def __str__(self) -> str:
        return self.name


class Identity(models.Model):
    """A way in through somebody else's sign-in: one person at one issuer (OpenID Connect)."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    account = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="identities")
    issuer = models.CharField(max_length=255)  # its address, as its tokens say
    subject = models.CharField(max_length=255)
    created_at = models.DateTimeField(default=timezone.now)
    last_used_at = models.DateTimeField(default=timezone.now)

    class Meta:
        verbose_name_plural = "identities"
        constraints = [models.UniqueConstraint(fields=["issuer", "subject"], name="identity_once")]

    def __str__(self) -> str:
        return self.issuer


class SpentNonce(models.Model):
    """The nonce of an identity token that has been used: a digest, kept for as long as the token would hold."""

    digest = models.BinaryField(primary_key=True, max_length=32)
    expires_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return self.expires_at.isoformat()


class MailedCode(models.Model):
    """A code sent by mail: good for one purpose, once, for minutes. The code itself is not stored (accounts.codes)."""

    class Purpose(models.TextChoices):
        VERIFY_EMAIL = "verify_email"
        RECOVER = "recover"
        PROVE = "prove"
        CREATE_API_KEY = "create_api_key"
        DELETE_ACCOUNT = "delete_account"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    account = models.ForeignKey(Account, on_delete=models.CASCADE, null=True, related_name="+")  # null: whose address?
    purpose = models.CharField(max_length=20, choices=Purpose.choices)
    address = models.EmailField(max_length=254)
    tries = models.PositiveSmallIntegerField(default=0)
    expires_at = models.DateTimeField(db_index=True)
    used_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.purpose} {self.id}"


class Mail(models.Model):
    """A mail to be sent. Written in the transaction of what it tells, deleted when it is on its way."""

    class Kind(models.TextChoices):
        CODE = "code"
        PASSWORD_CHANGED = "password_changed"  # noqa: S105
        EMAIL_CHANGED = "email_changed"
        IDENTITY_LINKED = "identity_linked"
        NEW_DEVICE = "new_device"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    account = models.ForeignKey(Account, on_delete=models.CASCADE, null=True, related_name="+")
    kind = models.CharField(max_length=20, choices=Kind.choices)
    code = models.ForeignKey(MailedCode, on_delete=models.CASCADE, null=True, related_name="+")
    address = models.EmailField(max_length=254)
    language = models.CharField(max_length=8, choices=settings.LANGUAGES)
    about = models.CharField(max_length=255, blank=True)  # the device, the issuer
    at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(default=timezone.now, db_index=True)
    tries = models.PositiveSmallIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.kind} {self.id}"


class AccountExport(models.Model):
    """Everything kept about an account, put together by a task because it is much. Kept for hours."""

    account = models.OneToOneField(Account, on_delete=models.CASCADE, primary_key=True, related_name="+")
    asked_at = models.DateTimeField(default=timezone.now, db_index=True)
    ready_at = models.DateTimeField(null=True)
    document = models.BinaryField(default=b"", editable=False)

    def __str__(self) -> str:
        return str(self.account_id)


class AuditEntry(models.Model):
    """What was done to an account, and everything that staff did: to what, by whom and why.

    Outlives all of them: it points at people by id, and holds no name of a person and no token.
    """

    class Area(models.TextChoices):
        ACCOUNTS = "accounts"
        GROUPS = "groups"
        CARDS = "cards"
        GAMES = "games"
        WEBHOOKS = "webhooks"

    class Action(models.TextChoices):
        REGISTERED = "registered"
        UPGRADED = "upgraded"
        PASSWORD_CHANGED = "password_changed"  # noqa: S105
        TOKEN_REUSED = "token_reused"  # noqa: S105
        RECOVERED = "recovered"
        EMAIL_CHANGED = "email_changed"
        EMAIL_REMOVED = "email_removed"
        IDENTITY_LINKED = "identity_linked"
        IDENTITY_UNLINKED = "identity_unlinked"
        KEY_MADE = "key_made"
        KEY_REMOVED = "key_removed"
        SESSION_ENDED = "session_ended"
        SESSIONS_ENDED = "sessions_ended"
        BANNED = "banned"
        UNBANNED = "unbanned"
        MADE_BY_STAFF = "made_by_staff"
        EDITED = "edited"
        POWERS_CHANGED = "powers_changed"
        DELETED = "deleted"
        CREATED = "created"
        CLONED = "cloned"
        IMPORTED = "imported"
        DISCARDED = "discarded"
        CHECKED = "checked"
        TRIED = "tried"
        PUBLISHED = "published"
        RETIRED = "retired"
        DEFAULT = "default"
        DUPLICATED = "duplicated"
        ROLLED_BACK = "rolled_back"
        REVIEW_ASKED = "review_asked"
        APPROVED = "approved"
        SENT_BACK = "sent_back"
        ENDED = "ended"
        UNMASKED = "unmasked"
        SETTLED = "settled"
        ENABLED = "enabled"
        DISABLED = "disabled"
        SENT_AGAIN = "sent_again"

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    at = models.DateTimeField(default=timezone.now)
    action = models.CharField(max_length=24, choices=Action.choices)
    area = models.CharField(max_length=10, choices=Area.choices, default=Area.ACCOUNTS)
    account_id = models.UUIDField(db_index=True, null=True, blank=True)
    subject = models.CharField(max_length=120, blank=True)  # what it was done to, as it was called; not an account
    subject_id = models.CharField(max_length=40, blank=True, db_index=True)
    actor_id = models.UUIDField(null=True, blank=True, db_index=True)  # null: the service itself
    reason = models.CharField(max_length=500, blank=True)
    difference = models.JSONField(default=list, blank=True)
    """What is different since: lists of field, before and after. Never what a person has typed about themselves."""

    class Meta:
        ordering = ["-id"]
        verbose_name_plural = "audit entries"

    def __str__(self) -> str:
        return f"{self.action} {self.subject or self.account_id}"
