"""What the rules want to say to people: a key and its arguments, put into a language at the door."""

import msgspec


class Say(msgspec.Struct, frozen=True, array_like=True):
    """One message. Args named `card…` are face ids, args named `seat…` are seat numbers: the door names them."""

    key: str
    args: dict[str, str | int] = {}


def say(key: str, **args: str | int) -> Say:
    return Say(key, args)
