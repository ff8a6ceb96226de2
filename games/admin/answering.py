"""A move from the fields of an HTML form: prompt, type, and for each field of the form its choice or choices."""

from django.http import QueryDict

from games.rules.kernel.prompts import Filling
from games.services.actions import SentAction

MANY = "many:"
ONE = "one:"


def read_action(data: QueryDict) -> SentAction:
    """Fields are named `one:card` or `many:cards`; an empty choice of many is sent as nothing but its marker."""
    fields: dict[str, Filling] = {}
    for name in data:
        if name.startswith(ONE):
            fields[name.removeprefix(ONE)] = str(data[name])
        elif name.startswith(MANY):
            fields[name.removeprefix(MANY)] = [str(choice) for choice in data.getlist(name) if choice]
    return SentAction(data.get("prompt", ""), data.get("type", ""), fields)
