"""Trying a draft: a private table with bots, which no lobby ever lists. Registered with `cards` at start-up."""

from collections.abc import Sequence
from uuid import UUID

import msgspec
from django.urls import reverse

from accounts.models import Account
from cards.models import CardSetVersion
from games.bots.turns import play_bots
from games.models import Game
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.services.clocks import limits
from games.services.lobby import check_add_bot, check_start
from games.services.tables import do_open_table
from games.stepping.deadlines import ClockSettings, Mode
from games.store.decks import ref_to

SEATS = 3
BOT = "random"


def open_trial(version_ids: Sequence[UUID], account: Account) -> str:
    """The account has seat 0, bots have the others, no clock runs. The address of the table in the admin."""
    found = CardSetVersion.objects.select_related("card_set").in_bulk(version_ids)
    versions = [found[version_id] for version_id in version_ids]
    ruleset = ruleset_named(versions[-1].card_set.ruleset)
    seats = _seats(ruleset)
    game = do_open_table(
        account,
        ruleset=ruleset.name,
        access=Game.Access.PRIVATE,
        listed=False,
        spectators=False,
        min_seats=seats,
        max_seats=seats,
        options=msgspec.to_builtins(ruleset.Options()),
        clock=msgspec.to_builtins(_without_waiting(ruleset)),
        card_sets=msgspec.to_builtins([ref_to(version) for version in versions]),
    )
    for _ in range(seats - 1):
        check_add_bot(game.pk, account, BOT)
    check_start(game.pk, account)
    play_bots(game.pk)
    return reverse("admin:games_table", args=[game.pk])


def _without_waiting(ruleset: Ruleset) -> ClockSettings:
    """Nobody is hurried; a moment that ends even so ends as soon as it may."""
    least = {name: limit.least for name, limit in limits(ruleset.moments, Mode.OFF).items()}
    return ClockSettings(Mode.OFF, least)


def _seats(ruleset: Ruleset) -> int:
    return min(max(SEATS, ruleset.min_seats), ruleset.max_seats)
