"""Playing on: the stepper computes what happens, and the open game, which is locked, takes the result over.

Nothing here writes to the database. People, bots and the clock all play through these functions.
"""

from datetime import timedelta

import msgspec
import structlog
from django.conf import settings

from accounts.preferences import Preferences, passes
from games.models import Game, Seat
from games.rules.kernel.errors import GameIsOver, Refusal
from games.rules.kernel.events import Event
from games.rules.kernel.game import Played, State
from games.rules.kernel.moments import windows_in
from games.rules.kernel.prompts import Action
from games.stepping import stepper
from games.stepping.deadlines import ClockSettings
from games.stepping.position import EndlessAction, Given, Passed
from games.store.open_game import OpenGame

log = structlog.get_logger(__name__)


class GameNotStarted(GameIsOver):
    """The table is still a lobby."""


def begin(game: OpenGame, played: Played, started: Event) -> None:
    game.follow(stepper.begin(played, started, _given(game)))


def answer(game: OpenGame, action: Action) -> Refusal | None:
    """Settle what is due, then take the seat's action. Returns the refusal if the action is not taken."""
    if not game.is_running:
        return GameIsOver() if game.row.finished_at else GameNotStarted()
    assert action.seat is not None
    if not action.auto:
        _touch(game, game.seat(action.seat))
    stepped = stepper.answer(game.position, _given(game), action, game.received)
    game.follow(stepped)
    if isinstance(stepped.refusal, EndlessAction):
        log.error("endless_effect", game_id=str(game.row.id), card=stepped.refusal.card)
    return stepped.refusal


def settle(game: OpenGame) -> None:
    """If the deadline has passed, answer for those who have not answered, or call the bots."""
    if game.is_running and game.deadline.is_due(game.now):
        game.follow(stepper.settle(game.position, _given(game)))


def leave(game: OpenGame, seat: Seat) -> None:
    """The seat is away: its prompts take their defaults until it is back. With nobody left, the table waits."""
    game.follow(stepper.leave(game.position, _given(game), seat.number))


def come_back(game: OpenGame, seat: Seat) -> None:
    """The seat's person has come back: the service no longer answers for the seat."""
    _touch(game, seat)
    if game.state is not None:
        game.follow(stepper.come_back(game.position, _given(game), seat.number))


def hand_over(game: OpenGame, seat: Seat, bot: str) -> None:
    """The bot answers for the absent seat until its person is back."""
    seat.stand_in = bot
    game.follow(stepper.hand_over(game.position, _given(game), seat.number, bot))


def go_back(game: OpenGame, state: State, undone: Event) -> None:
    """Return to this state: what came after it is undone, and a finished game goes on."""
    row = game.row
    row.status, row.finished_at, row.outcome, row.touched_at = Game.Status.RUNNING, None, None, game.now
    game.follow(stepper.go_back(game.position, _given(game), state, undone))


def _touch(game: OpenGame, seat: Seat) -> None:
    if seat.account_id:
        game.row.touched_at = game.now


def _given(game: OpenGame) -> Given:
    row = game.row
    return Given(
        ruleset=game.ruleset,
        cards=game.deck.cards,
        seed=bytes(row.seed),
        salt=bytes(row.salt),
        clock=msgspec.convert(row.clock, ClockSettings),
        grace=timedelta(milliseconds=settings.CLOCK_GRACE_MS),
        now=game.now,
        people=frozenset(seat.number for seat in game.seats if not seat.bot),
        bots=frozenset(seat.number for seat in game.seats if seat.played_by),
        gone=frozenset(seat.number for seat in game.seats if not seat.bot and not seat.account_id),
        passed={seat.number: _passed(game, seat) for seat in game.seats if getattr(seat, "preferences", None)},
    )


def _passed(game: OpenGame, seat: Seat) -> Passed:
    """The windows that the account passes in advance, by its preferences. They do not depend on its cards."""
    preferences = msgspec.convert(seat.preferences, Preferences)
    windows = [(name, about_me) for name in windows_in(game.ruleset.moments) for about_me in (True, False)]
    return frozenset((name, about_me) for name, about_me in windows if passes(preferences, name, about_me=about_me))
