"""The accounts app: people and machines that may act."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"
