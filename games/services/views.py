"""The view: all that one seat, or a spectator, may know of a game now, and what it may do.

Built from nothing, field by field, in types that have no place for a hidden card.
"""

from datetime import datetime
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, NamedTuple, get_type_hints
from uuid import UUID

import msgspec
from msgspec import Meta

import words
from games.models import Game, Seat
from games.rules.kernel.facts import Facts, NoFacts
from games.rules.kernel.game import State, decode, decode_table
from games.rules.kernel.names import PromptKind
from games.rules.kernel.prompts import Prompt
from games.rules.kernel.ruleset import Ruleset, ruleset_named, rulesets
from games.rules.kernel.table import Outcome
from games.rules.kernel.table_events import CardSetRef, PausedReason
from games.rules.kernel.words import say
from games.services.forms import FormSpeaker, FormView
from games.services.texts import Speaker
from games.stepping.deadlines import ClockSettings
from games.store.decks import deck_of
from uu_service.api.struct_schema import Late, union_of


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


class GameResult(StrEnum):
    """What a finished game was for you. Where nobody has won, everybody has lost."""

    WON = "won"
    LOST = "lost"


class SeatView(msgspec.Struct, frozen=True):
    """A place at the table and who sits there. `bot` names the kind of bot, if it is one.

    `stand_in` names the bot that plays for an absent person until that person is back.
    """

    number: int
    """Its number, counted from 0."""
    name: str
    """Who sits there, in words."""
    account: UUID | None
    """Who sits there; null: nobody, or a bot."""
    bot: str | None
    """The kind of bot; null: no bot."""
    host: bool
    """It may start the game."""
    ready: bool
    """It is ready to start."""
    consents: bool
    """It has accepted the table's options."""
    away: bool
    """The game decides for it."""
    stand_in: str | None
    """The kind of bot that plays for it until its person is back; null: none."""
    conceded: bool
    """It has given up."""


def _facts_union() -> object:
    """The facts of all registered rulesets, as the contract names them."""
    about = "What a question is about, as data: one union, told apart by `about`."
    kinds = dict.fromkeys(kind for ruleset in rulesets() for kind in ruleset.facts)
    return union_of("QuestionFacts", about, (*kinds, NoFacts), is_open=True)


QuestionFacts = Annotated[Facts, Late(_facts_union)]


class PromptView(msgspec.Struct, frozen=True):
    """One question to you. An `optional` one is not waited for."""

    id: str
    """Send it as `prompt` with your answer."""
    kind: PromptKind
    """What kind of question it is."""
    seat: int
    """The seat that is asked: yours."""
    text: str
    """The question, in your language: which card asks, and for what."""
    optional: bool
    """It is not waited for."""
    opens_at: datetime | None
    """When it was asked."""
    closes_at: datetime | None
    """When it closes; null: there is time."""
    on_timeout: str | None
    """What happens if you do not answer, in your language; null: nothing."""
    forms: list[FormView]
    """The ways to answer it."""
    facts: QuestionFacts
    """What it is about, as data."""


class PauseView(msgspec.Struct, frozen=True):
    """A wait in which everybody can see what happened. Nobody owes anything; the clock ends it."""

    kind: PromptKind
    """What is shown."""
    text: str
    """What happened, in your language."""


class PausedView(msgspec.Struct, frozen=True):
    """A table that waits: nothing is played and no time runs until somebody is back."""

    reason: PausedReason
    """Why it waits."""
    since: datetime
    """Since when."""


class GameView(msgspec.Struct, kw_only=True, frozen=True):
    """A game as you may see it. Each ruleset adds `ruleset`, `options`, `table` and `you`."""

    id: UUID
    """The id of the game."""
    status: GameStatus
    """Where it stands."""
    version: int
    """The number of its last event: for `after`."""
    server_time: datetime
    """The server's clock."""
    access: GameAccess
    """Who may find and watch it."""
    code: str | None
    """The code with which friends join; null: you do not sit here, or there is none."""
    spectators: bool
    """Whether others may watch."""
    scenario: bool
    """It was laid out by hand to try cards: it counts for nothing."""
    rated: bool
    """Its outcome changes the ratings of those who play."""
    min_seats: int
    """With how many it may start."""
    max_seats: int
    """How many there are at most."""
    clock: ClockSettings
    """How it is timed."""
    card_set_versions: list[CardSetRef]
    """What it is played with."""
    seats: list[SeatView]
    """Who sits where."""
    your_seat: int | None
    """Where you sit; null: you watch."""
    prompts: list[PromptView]
    """What you are asked now."""
    waiting_for: list[int]
    """The seats that are waited for."""
    pause: PauseView | None
    """What everybody may look at for a moment; null: the game goes on."""
    paused: PausedView | None
    """Why nothing is played; null: it goes on."""
    deadline: datetime | None
    """When the open question or the pause ends; null: there is time."""
    outcome: Outcome | None
    """How it ended; null: it has not."""
    rematch: UUID | None
    """The table at which the same people play again; null: none is open."""


def view_type(ruleset: Ruleset) -> type[GameView]:
    """The view of this ruleset's games: one of a union, told apart by `ruleset`."""
    return _view_type(ruleset.name, ruleset.Options, ruleset.View)


def make_view_types() -> None:
    """The view types of all registered games, before there are threads that could meet one half made."""
    for ruleset in rulesets():
        view_type(ruleset)


@cache
def _view_type(name: str, options: type[msgspec.Struct], view: type[msgspec.Struct]) -> type[GameView]:
    kinds = get_type_hints(view)
    table, you = kinds["table"] | None, kinds["you"]
    fields = [
        ("options", Annotated[options, Meta(description="Choices about the rules.")]),
        ("table", Annotated[table, Meta(description="What everybody sees; null: not started.")]),
        ("you", Annotated[you, Meta(description="What only you see; null: you have no seat.")]),
    ]
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
    deck, owed = deck_of(game), state.owed if state else []
    shown: Any = None
    prompts: list[PromptView] = []
    if state:
        table = decode_table(ruleset, state.shown)
        shown = ruleset.view(deck.cards, table, viewer)
        prompts = _prompts(game, seats, viewer, language, state, table)
    pauses = (prompt for prompt in owed if prompt.seat is None)
    return view_type(ruleset)(
        id=game.id,
        status=GameStatus(game.status),
        version=game.version,
        server_time=now,
        access=GameAccess(game.access),
        code=game.code if viewer is not None else None,
        spectators=game.spectators,
        scenario=game.scenario is not None,
        rated=game.rated,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=msgspec.convert(game.options, ruleset.Options),  # type: ignore[call-arg]
        clock=msgspec.convert(game.clock, ClockSettings),
        card_set_versions=list(deck.versions),
        seats=[_seat_view(seat, game, state, language) for seat in seats],
        your_seat=viewer,
        table=shown.table if shown else None,
        you=shown.you if shown else None,
        prompts=prompts,
        waiting_for=sorted(prompt.seat for prompt in owed if prompt.seat is not None),
        pause=next((PauseView(p.kind, Speaker.at(seats, deck, language).say(p.text)) for p in pauses), None),
        paused=PausedView(PausedReason.EVERYBODY_AWAY, game.paused_at) if game.paused_at else None,
        deadline=game.closes_at,
        outcome=state.outcome if state else None,
        rematch=getattr(game, "rematch_id", None),
    )


class Standing(NamedTuple):
    """What one seat may do now, and who is waited for."""

    prompts: list[PromptView]
    waiting_for: list[int]


def make_standing(game: Game, seats: list[Seat], viewer: int | None, language: str, state: State | None) -> Standing:
    """The view without its table: a fraction of the work, and none for those who are not asked."""
    if state is None:
        return Standing([], [])
    prompts = _prompts(game, seats, viewer, language, state)
    return Standing(prompts, sorted(prompt.seat for prompt in state.owed if prompt.seat is not None))


def _prompts(
    game: Game, seats: list[Seat], viewer: int | None, language: str, state: State, table: Any = None
) -> list[PromptView]:
    """What the viewer is asked, in words. Without the `table`, it is read if there is something to say."""
    asked = [prompt for prompt in state.prompts if viewer is not None and prompt.seat == viewer]
    if not asked:
        return []
    ruleset, deck = ruleset_named(game.ruleset), deck_of(game)
    table = table or decode_table(ruleset, state.shown)
    asking = _PromptSpeaker(game, ruleset, deck.cards, table, Speaker.at(seats, deck, language))
    return [asking.prompt(prompt) for prompt in asked]


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
        stand_in=seat.stand_in or None,
        conceded=bool(state and seat.number in state.conceded),
    )


class _PromptSpeaker:
    """Puts the open prompts of one seat into words."""

    def __init__(self, game: Game, ruleset: Ruleset, cards: Any, table: Any, speaker: Speaker) -> None:
        self.game, self.ruleset, self.cards, self.table, self.speaker = game, ruleset, cards, table, speaker

    def prompt(self, prompt: Prompt) -> PromptView:
        assert prompt.seat is not None
        forms = FormSpeaker(self.ruleset, self.cards, self.table, prompt.seat, self.speaker)
        return PromptView(
            id=prompt.id,
            kind=prompt.kind,
            seat=prompt.seat,
            text=self.speaker.say(prompt.text),
            optional=prompt.optional,
            opens_at=self.game.opens_at,
            closes_at=self.game.closes_at,
            on_timeout=self._on_timeout(prompt, forms),
            forms=[forms.form(form) for form in prompt.forms],
            facts=prompt.facts,
        )

    def _on_timeout(self, prompt: Prompt, forms: FormSpeaker) -> str | None:
        if self.game.closes_at is None:
            return None
        if prompt.optional:
            return self.speaker.say(say("timeout-closes"))
        form = next((form for form in prompt.forms if form.type == prompt.default), None)
        return forms.label(form) if form else self.speaker.say(say("timeout-random"))
