"""Games for operators: which are running and how they are timed, their log, ending one; and a table to try cards at."""

from games.admin import games

__all__ = ["games"]
