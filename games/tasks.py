"""Where Celery looks for the tasks of this app: each stands in the room that does its work."""

from games.bots.tasks import play_bots, sweep_bots
from games.clock.tasks import settle_due

__all__ = ["play_bots", "settle_due", "sweep_bots"]
