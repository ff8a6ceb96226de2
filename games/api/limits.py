"""The limits of this room."""

from django.conf import settings

from games.api.playing import MOST_CHOICES, MOST_FIELDS
from games.bots.tasks import FEW_IN_A_ROW
from games.clock.housekeeping import GAME_IDLE, LOBBY_IDLE
from games.live.pictures import MOST_EVENTS
from games.services.problems import TooManyListeners, TooManyTables
from games.services.replay import MOST_REPLAYED_EVENTS
from games.services.tables import MOST_CARD_SETS
from uu_service.api.limits import Limit

TITLE = "Games"
LIMITS = [
    Limit(
        "tables that are not over and at which an account has a seat, left ones too",
        f"{settings.MOST_TABLES}",
        TooManyTables,
        "UU_MOST_TABLES",
    ),
    Limit("an untouched table that has not started", f"{LOBBY_IDLE.total_seconds() / 3600:g} h", "it closes"),
    Limit("a game that waits for somebody to come back", f"{GAME_IDLE.days} days", "it closes"),
    Limit("card sets of a table", f"{MOST_CARD_SETS}", "`many_items`"),
    Limit("fields of an action", f"{MOST_FIELDS}", "`many_items`"),
    Limit("choices in a field of an action", f"{MOST_CHOICES}", "`not_a_choice`"),
    Limit("events in an answer", f"{MOST_EVENTS}", "the next request gives the next ones"),
    Limit("events in an answer about a replay", f"{MOST_REPLAYED_EVENTS}", "the next request gives the next ones"),
    Limit(
        "streams and long polls of an account at one process",
        f"{settings.MOST_LISTENERS}",
        TooManyListeners,
        "UU_MOST_LISTENERS",
    ),
    Limit("answers of a game's bots in a row", f"{FEW_IN_A_ROW}", "the other games' bots have their turn"),
]
