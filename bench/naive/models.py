"""The tables of the naive endpoint. They are made by the measurement and have no migrations."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import models

from games.rules.kernel.facts import facts_of
from games.rules.kernel.game import State, decode, decode_table
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from uu_service.ids import uuid7

if TYPE_CHECKING:
    from bench.plans import Plan


class NaiveGame(models.Model):
    """A game with its whole state as JSON."""

    objects: "ClassVar[models.Manager[NaiveGame]]" = models.Manager()
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
    scenario = models.JSONField(null=True)
    card_sets = models.JSONField()
    seed = models.BinaryField()
    state = models.JSONField()
    opens_at = models.DateTimeField(null=True)
    closes_at = models.DateTimeField(null=True, db_index=True)
    paused_at = models.DateTimeField(null=True)
    touched_at = models.DateTimeField()


class NaiveSeat(models.Model):
    objects: "ClassVar[models.Manager[NaiveSeat]]" = models.Manager()
    game = models.ForeignKey(NaiveGame, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="+")
    bot = models.CharField(max_length=20)
    stand_in = models.CharField(max_length=20)
    name = models.CharField(max_length=40)
    ready = models.BooleanField()
    consents = models.BooleanField()
    away = models.BooleanField()
    owes = models.BooleanField()


class NaiveEvent(models.Model):
    objects: "ClassVar[models.Manager[NaiveEvent]]" = models.Manager()
    game = models.ForeignKey(NaiveGame, on_delete=models.CASCADE, related_name="events")
    number = models.PositiveIntegerField()
    type = models.CharField(max_length=40)
    at = models.DateTimeField(auto_now_add=True)
    data = models.JSONField()


def as_json(ruleset: Ruleset, state: State) -> object:
    """The state as a tree that can be read in the database."""
    fields = {name: getattr(state, name) for name in State.__struct_fields__}
    for name in ("checkpoint", "shown"):
        fields[name] = decode_table(ruleset, fields[name])
    return msgspec.to_builtins(fields)


def from_json(ruleset: Ruleset, tree: dict[str, object]) -> State:
    fields = dict(tree)
    for name in ("checkpoint", "shown"):
        fields[name] = msgspec.msgpack.encode(msgspec.convert(fields[name], ruleset.Table, str_keys=True))
    return msgspec.convert([fields[name] for name in State.__struct_fields__], State, str_keys=True, dec_hook=facts_of)


def copy_all(plans: Sequence["Plan"]) -> list[UUID]:
    """Games of the service, kept the naive way."""
    games, seats = [], []
    for plan in plans:
        state = as_json(ruleset_named(plan.game.ruleset), decode(bytes(plan.game.state)))
        game = NaiveGame(**_values(plan.game, NaiveGame) | {"id": uuid7(), "state": state})
        games.append(game)
        seats += [NaiveSeat(**_values(seat, NaiveSeat) | {"id": None, "game_id": game.id}) for seat in plan.seats]
    NaiveGame.objects.bulk_create(games)
    NaiveSeat.objects.bulk_create(seats)
    return [game.id for game in games]


def _values(row: models.Model, model: type[models.Model]) -> dict[str, object]:
    """What the row has for the fields of another model."""
    return {field.attname: getattr(row, field.attname) for field in model._meta.concrete_fields}
