"""The tables of the naive endpoint. They are made by the measurement and have no migrations."""

from typing import Any

import msgspec
from django.conf import settings
from django.db import models

from games.rules.kernel.game import State, decode, decode_table, encode
from games.rules.kernel.ruleset import Ruleset
from uu_service.ids import uuid7


class NaiveGame(models.Model):
    """A game with its whole state as JSON."""

    id = models.UUIDField(primary_key=True, default=uuid7)
    ruleset = models.CharField(max_length=40)
    status = models.CharField(max_length=10)
    version = models.PositiveIntegerField()
    access = models.CharField(max_length=8)
    code = models.CharField(max_length=12, null=True)  # noqa: DJ001 - as the service's own
    spectators = models.BooleanField()
    min_seats = models.PositiveSmallIntegerField()
    max_seats = models.PositiveSmallIntegerField()
    host = models.PositiveSmallIntegerField()
    options = models.JSONField()
    clock = models.JSONField()
    card_sets = models.JSONField()
    seed = models.BinaryField()
    state = models.JSONField()
    opens_at = models.DateTimeField(null=True)
    closes_at = models.DateTimeField(null=True, db_index=True)
    touched_at = models.DateTimeField()


class NaiveSeat(models.Model):
    game = models.ForeignKey(NaiveGame, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="+")
    bot = models.CharField(max_length=20)
    name = models.CharField(max_length=40)
    ready = models.BooleanField()
    consents = models.BooleanField()
    away = models.BooleanField()
    owes = models.BooleanField()


class NaiveEvent(models.Model):
    game = models.ForeignKey(NaiveGame, on_delete=models.CASCADE, related_name="events")
    number = models.PositiveIntegerField()
    type = models.CharField(max_length=40)
    at = models.DateTimeField(auto_now_add=True)
    data = models.JSONField()


def as_json(ruleset: Ruleset, state: State) -> dict[str, Any]:
    """The state as a tree that can be read in the database."""
    fields = {name: getattr(state, name) for name in State.__struct_fields__}
    for name in ("checkpoint", "shown"):
        fields[name] = decode_table(ruleset, fields[name])
    return msgspec.to_builtins(fields)  # type: ignore[no-any-return]


def from_json(ruleset: Ruleset, tree: dict[str, Any]) -> State:
    fields = dict(tree)
    for name in ("checkpoint", "shown"):
        fields[name] = msgspec.msgpack.encode(msgspec.convert(fields[name], ruleset.Table, str_keys=True))
    return msgspec.convert([fields[name] for name in State.__struct_fields__], State, str_keys=True)


def copy_of(game: Any, seats: list[Any]) -> tuple[NaiveGame, list[NaiveSeat]]:
    """A game of the service, kept the naive way."""
    from games.rules.kernel.ruleset import ruleset_named

    names = [field.attname for field in NaiveGame._meta.concrete_fields if field.attname not in ("id", "state")]
    made = NaiveGame(**{name: getattr(game, name) for name in names})
    made.state = as_json(ruleset_named(game.ruleset), decode(bytes(game.state)))
    own = [field.attname for field in NaiveSeat._meta.concrete_fields if field.attname not in ("id", "game_id")]
    return made, [NaiveSeat(game=made, **{name: getattr(seat, name) for name in own}) for seat in seats]


def is_faithful(ruleset: Ruleset, state: bytes) -> bool:
    """Whether a state comes back from JSON as it went in."""
    return encode(from_json(ruleset, as_json(ruleset, decode(state)))) == state
