"""Games for operators: which are running and how they are timed, their log, watching and ending one."""

from games.admin import games, of_accounts

__all__ = ["games", "of_accounts"]
