"""The limits of this room."""

from django.conf import settings

from uu_service.api.limits import Limit
from webhooks.endpoints import MOST_WEBHOOKS
from webhooks.health import MOST_TRIES
from webhooks.problems import TooManyWebhooks
from webhooks.replaying import MOST_REPLAYED
from webhooks.wording import MOST_SENTENCES

TITLE = "Webhooks"
LIMITS = [
    Limit("endpoints of an account", f"{MOST_WEBHOOKS}", TooManyWebhooks),
    Limit("sentences in `happened`", f"{MOST_SENTENCES}", "the newest are told"),
    Limit("tries of a message", f"{MOST_TRIES}", "it counts as failed, and can be replayed"),
    Limit("messages replayed by one request", f"{MOST_REPLAYED:,}", "the oldest ones are replayed; ask again"),
    Limit("the delivery log", f"{settings.WEBHOOK_LOG_DAYS} days", "it is forgotten", "UU_WEBHOOK_LOG_DAYS"),
]
