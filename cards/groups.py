"""Django's own groups for staff: viewer, editor, publisher, operator. Every migration makes sure that they are there.

It only adds permissions, so an operator may give a group more than is named here.
"""

from django.contrib.auth.models import Group, Permission
from django.contrib.contenttypes.models import ContentType
from django.db.models import Q

_SEE = ["cards.view_cardset", "cards.view_cardsetversion", "cards.view_card", "cards.view_change"]
_WRITE = [
    "cards.add_cardset",
    "cards.change_cardset",
    "cards.add_cardsetversion",
    "cards.change_cardsetversion",
    "cards.delete_cardsetversion",
    "cards.add_card",
    "cards.change_card",
    "cards.delete_card",
    "cards.try_cardsetversion",
]
GROUPS: dict[str, list[str]] = {
    "viewer": _SEE,
    "editor": [*_SEE, *_WRITE],
    "publisher": [*_SEE, *_WRITE, "cards.publish_cardsetversion", "cards.review_cardsetversion"],
    "operator": [
        *_SEE,
        "games.view_game",
        "games.change_game",
        "games.end_game",
        "accounts.view_account",
        "accounts.view_session",
        "accounts.view_apikey",
        "accounts.view_identity",
        "accounts.ban_account",
        "accounts.view_auditentry",
        "webhooks.view_webhook",
        "webhooks.change_webhook",
        "webhooks.view_delivery",
        "webhooks.change_delivery",
        "matching.view_ticket",
        "players.view_report",
        "players.decide_report",
        "players.view_refusedname",
        "players.add_refusedname",
        "players.change_refusedname",
        "players.delete_refusedname",
    ],
}


_GAME_PERMISSIONS = {"end_game": "Can end a game", "unmask_game": "Can read hidden cards in the log of a game"}
"""What operators do with games is no change of a row's columns, so no model declares it."""


def create_groups(using: str) -> None:
    """Every permission that exists by now; those of apps that are migrated later come with their own signal."""
    _create_game_permissions(using)
    for name, wanted in GROUPS.items():
        group, _ = Group.objects.using(using).get_or_create(name=name)
        group.permissions.add(*Permission.objects.using(using).filter(_any_of(wanted)))


def _create_game_permissions(using: str) -> None:
    game = ContentType.objects.using(using).filter(app_label="games", model="game").first()
    for codename, name in _GAME_PERMISSIONS.items() if game else ():
        Permission.objects.using(using).get_or_create(content_type=game, codename=codename, defaults={"name": name})


def _any_of(wanted: list[str]) -> Q:
    condition = Q()
    for permission in wanted:
        app, codename = permission.split(".")
        condition |= Q(content_type__app_label=app, codename=codename)
    return condition
