"""The bots there are, by name. Each is a function from a seat's view to an action."""

from collections.abc import Callable
from typing import Any

from games.bots import random_bot
from games.rules.kernel.prompts import Action

Bot = Callable[[Any], Action]
_bots: dict[str, Bot] = {"random": random_bot.choose}


def bot_names() -> list[str]:
    return list(_bots)


def bot_named(name: str) -> Bot:
    return _bots[name]
