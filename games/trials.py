"""Trying a draft: a scenario table with bots, which no lobby ever lists. Registered with `cards` at start-up."""

from collections.abc import Sequence
from uuid import UUID

from accounts.models import Account
from cards.models import CardSetVersion
from games.bots.turns import play_bots
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.services.handing_over import address_of_table
from games.services.scenarios import open_scenario
from games.store.scenarios import Scenario

SEATS = 3
BOT = "random"


def open_trial(version_ids: Sequence[UUID], account: Account) -> str:
    """The account has the first seat, bots have the others, no clock runs. The address of the table in the browser."""
    found = CardSetVersion.objects.select_related("card_set").in_bulk(version_ids)
    versions = [found[version_id] for version_id in version_ids]
    ruleset = ruleset_named(versions[-1].card_set.ruleset)
    game = open_scenario(account, versions, Scenario(_seats(ruleset), BOT))
    play_bots(game.pk)
    return address_of_table(game.pk, account)


def _seats(ruleset: Ruleset) -> int:
    return min(max(SEATS, ruleset.min_seats), ruleset.max_seats)
