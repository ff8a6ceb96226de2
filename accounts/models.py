"""Who may act: one account for a guest, a user, an admin or a machine."""

from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone

from uu_service.ids import uuid7


class AccountManager(BaseUserManager["Account"]):
    def create_user(self, username: str | None, password: str | None = None, **fields: Any) -> "Account":
        account = self.model(username=username, **fields)
        account.set_password(password)
        account.save(using=self._db)
        return account

    def create_superuser(self, username: str, password: str | None = None, **fields: Any) -> "Account":
        return self.create_user(username, password, **{"is_staff": True, "is_superuser": True, **fields})

    def get_by_natural_key(self, username: str | None) -> "Account":
        return self.get(username__iexact=username)


class Account(AbstractBaseUser, PermissionsMixin):
    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    username = models.CharField(max_length=40, unique=True, null=True, blank=True)
    display_name = models.CharField(max_length=40, blank=True)
    language = models.CharField(max_length=8, choices=settings.LANGUAGES, default="en")
    is_guest = models.BooleanField(default=False)
    is_active = models.BooleanField(default=True)
    is_staff = models.BooleanField(default=False)
    date_joined = models.DateTimeField(default=timezone.now)

    USERNAME_FIELD = "username"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    objects = AccountManager()

    class Meta:
        constraints = [
            models.UniqueConstraint(Lower("username"), name="account_username_any_case"),
            models.CheckConstraint(
                condition=models.Q(is_guest=True) | models.Q(username__isnull=False), name="account_guest_or_named"
            ),
        ]

    def __str__(self) -> str:
        return self.username or self.display_name or str(self.id)
