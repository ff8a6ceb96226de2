"""Staff for tests, each in the groups that the service lays."""

from django.contrib.auth.models import Group
from django.test import Client

from accounts.models import Account


def staff(name: str = "Ada", *groups: str, password: str | None = None) -> Account:
    account = Account.objects.create_user(name, password, is_staff=True)
    account.groups.set(Group.objects.filter(name__in=groups or ["publisher"]))
    return Account.objects.get(pk=account.pk)


def signed_in(account: Account) -> Client:
    client = Client()
    client.force_login(account)
    return client
