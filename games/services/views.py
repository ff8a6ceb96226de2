"""The view: all that one seat, or a spectator, may know of a game now, and what it may do.

Built from nothing, field by field, in types that have no place for a hidden card.
"""

from datetime import datetime
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, get_type_hints
from uuid import UUID

import msgspec
from msgspec import Meta

import words
from games.models import Game, Seat
from games.rules.kernel.game import State, decode, decode_table
from games.rules.kernel.prompts import Form, FormField, Prompt
from games.rules.kernel.ruleset import Ruleset, ruleset_named, rulesets
from games.rules.kernel.table import Outcome
from games.rules.kernel.words import say
from games.services.texts import Speaker
from games.stepping.deadlines import ClockSettings
from games.store.decks import CardSetRef, deck_of, refs


class GameStatus(StrEnum):
    """Where a game stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class GameAccess(StrEnum):
    """Who may find and watch a table."""

    PUBLIC = "public"
    PRIVATE = "private"


class SeatView(msgspec.Struct, frozen=True):
    """A place at the table and who sits there. `bot` names the kind of bot, if it is one."""

    number: int
    name: str
    account: UUID | None
    bot: str | None
    host: bool
    ready: bool
    consents: bool
    away: bool
    conceded: bool


class FormFieldView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices of one field: exactly one of `one_of`, or `min` to `max` different ones of `some_of`."""

    labels: dict[str, str]
    one_of: list[str] | None = None
    some_of: list[str] | None = None
    min: int | None = None
    max: int | None = None


class FormView(msgspec.Struct, frozen=True):
    """One legal way to answer: send this `type` and, for each field, a choice. Every filling is accepted."""

    type: str
    label: str
    fields: dict[str, FormFieldView]


class PromptView(msgspec.Struct, frozen=True):
    """One question to you. An `optional` one is not waited for."""

    id: str
    kind: Annotated[str, Meta(description="An open set, for icons and sounds: the forms say what may be done.")]
    seat: int
    text: str
    optional: bool
    opens_at: datetime | None
    closes_at: datetime | None
    on_timeout: str | None
    forms: list[FormView]
    facts: dict[str, Any]


class PauseView(msgspec.Struct, frozen=True):
    """A wait in which everybody can see what happened. Nobody owes anything; the clock ends it."""

    kind: Annotated[str, Meta(description="An open set, for icons and sounds.")]
    text: str


class GameView(msgspec.Struct, kw_only=True, frozen=True):
    """A game as you may see it. Each ruleset adds `ruleset`, `options`, `table` and `you`."""

    id: UUID
    status: GameStatus
    version: int
    server_time: datetime
    access: GameAccess
    code: str | None
    spectators: bool
    min_seats: int
    max_seats: int
    clock: ClockSettings
    card_set_versions: list[CardSetRef]
    seats: list[SeatView]
    your_seat: int | None
    prompts: list[PromptView]
    waiting_for: list[int]
    pause: PauseView | None
    deadline: datetime | None
    outcome: Outcome | None
    rematch: UUID | None


def view_type(ruleset: Ruleset) -> type[GameView]:
    """The view of this ruleset's games: one of a union, told apart by `ruleset`."""
    return _view_type(ruleset.name, ruleset.Options, ruleset.View)


def make_view_types() -> None:
    """The view types of all registered games, before there are threads that could meet one half made."""
    for ruleset in rulesets():
        view_type(ruleset)


@cache
def _view_type(name: str, options: Any, view: Any) -> type[GameView]:
    kinds = get_type_hints(view)
    fields = [("options", options), ("table", kinds["table"] | None), ("you", kinds["you"])]
    kind: Any = msgspec.defstruct(
        name.title().replace("_", "") + "Game",
        fields,
        bases=(GameView,),
        tag=name,
        tag_field="ruleset",
        kw_only=True,
        frozen=True,
        namespace={"__doc__": f"A game of {name.replace('_', ' ').title()} as you may see it."},
    )
    return kind  # type: ignore[no-any-return]


def make_view(
    game: Game, seats: list[Seat], now: datetime, viewer: int | None, language: str, state: State | None = None
) -> GameView:
    """What this seat (None: a spectator) may see. Needs no query once the card set is in memory."""
    ruleset = ruleset_named(game.ruleset)
    if state is None and game.state:
        state = decode(bytes(game.state))
    deck = deck_of(game)
    shown: Any = None
    prompts: list[PromptView] = []
    pause: PauseView | None = None
    if state:
        table = decode_table(ruleset, state.shown)
        shown = ruleset.view(deck.cards, table, viewer)
        speaker = Speaker.at(seats, deck, language)
        teller = _PromptTeller(game, ruleset, deck.cards, table, speaker)
        prompts = [teller.prompt(prompt) for prompt in state.prompts if viewer is not None and prompt.seat == viewer]
        pause = next((PauseView(p.kind, speaker.say(p.text)) for p in state.owed if p.seat is None), None)
    owed = state.owed if state else []
    return view_type(ruleset)(
        id=game.id,
        status=GameStatus(game.status),
        version=game.version,
        server_time=now,
        access=GameAccess(game.access),
        code=game.code if viewer is not None else None,
        spectators=game.spectators,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=msgspec.convert(game.options, ruleset.Options),  # type: ignore[call-arg]
        clock=msgspec.convert(game.clock, ClockSettings),
        card_set_versions=refs(game),
        seats=[_seat_view(seat, game, state, language) for seat in seats],
        your_seat=viewer,
        table=shown.table if shown else None,
        you=shown.you if shown else None,
        prompts=prompts,
        waiting_for=sorted(prompt.seat for prompt in owed if prompt.seat is not None),
        pause=pause,
        deadline=game.closes_at,
        outcome=state.outcome if state else None,
        rematch=getattr(game, "rematch_id", None),
    )


def _seat_view(seat: Seat, game: Game, state: State | None, language: str) -> SeatView:
    return SeatView(
        number=seat.number,
        name=seat.name or words.say(language, "seat-without-name"),
        account=seat.account_id,
        bot=seat.bot or None,
        host=seat.number == game.host,
        ready=seat.ready,
        consents=seat.consents,
        away=seat.away,
        conceded=bool(state and seat.number in state.conceded),
    )


class _PromptTeller:
    """Puts the open prompts of one seat into words."""

    def __init__(self, game: Game, ruleset: Ruleset, cards: Any, table: Any, speaker: Speaker) -> None:
        self.game, self.ruleset, self.cards, self.table, self.speaker = game, ruleset, cards, table, speaker

    def prompt(self, prompt: Prompt) -> PromptView:
        assert prompt.seat is not None
        return PromptView(
            id=prompt.id,
            kind=prompt.kind,
            seat=prompt.seat,
            text=self.speaker.say(prompt.text),
            optional=prompt.optional,
            opens_at=self.game.opens_at,
            closes_at=self.game.closes_at,
            on_timeout=self._on_timeout(prompt),
            forms=[self._form(form) for form in prompt.forms],
            facts=prompt.facts,
        )

    def _on_timeout(self, prompt: Prompt) -> str | None:
        if self.game.closes_at is None:
            return None
        if prompt.optional:
            return self.speaker.say(say("timeout-closes"))
        form = next((form for form in prompt.forms if form.type == prompt.default), None)
        return self._label(form) if form else self.speaker.say(say("timeout-random"))

    def _form(self, form: Form) -> FormView:
        return FormView(form.type, self._label(form), {name: self._field(field) for name, field in form.fields.items()})

    def _label(self, form: Form) -> str:
        return self.speaker.say(form.label) if form.label else self.speaker.action(form.type)

    def _field(self, field: FormField) -> FormFieldView:
        choices = field.one_of if field.one_of is not None else field.some_of or ()
        labels = {
            choice: self.speaker.say(self.ruleset.label(self.cards, self.table, field.of, choice)) for choice in choices
        }
        if field.one_of is not None:
            return FormFieldView(labels, one_of=list(choices))
        return FormFieldView(labels, some_of=list(choices), min=field.min, max=field.max)
