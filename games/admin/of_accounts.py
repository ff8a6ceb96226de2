"""What the page of an account shows of games."""

from django.urls import reverse

from accounts.models import Account
from accounts.staff_pages import what_accounts_do
from cards.rulesets import ruleset_title
from cards.texts import language, translate
from games.models import Seat

SHOWN_GAMES = 20


def games_of(account: Account) -> list[tuple[str, str, str]]:
    """Its last games."""
    seats = Seat.objects.filter(account=account).select_related("game").order_by("-game_id")
    rows = seats.values_list("game_id", "game__ruleset", "game__status", "game__created_at")[:SHOWN_GAMES]
    return [
        (
            reverse("admin:games_game_change", args=[game_id]),
            f"{ruleset_title(ruleset, language())} {created:%Y-%m-%d %H:%M}",
            translate(f"name-status-{status}"),
        )
        for game_id, ruleset, status, created in rows
    ]


what_accounts_do.append(games_of)
