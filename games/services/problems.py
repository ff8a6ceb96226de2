"""Why the service refuses to do something with a game. The rules' own refusals become one of these."""

from datetime import datetime

import msgspec
from django.utils.translation import get_language

import words
from games.rules.kernel.words import Say
from games.services.views import GameView, PromptView
from uu_service.api.problems import Complaint, Problem, ProblemBody


class RefusedBody(ProblemBody, frozen=True, kw_only=True):
    """Why an action was refused; and, if it was the game that refused, where it stands and what you may do instead."""

    version: int | msgspec.UnsetType = msgspec.UNSET
    """The number of the game's last event."""
    server_time: datetime | msgspec.UnsetType = msgspec.UNSET
    """The server's clock."""
    prompts: list[PromptView] | msgspec.UnsetType = msgspec.UNSET
    """What you may do now."""


class GameProblem(Problem):
    """A refusal that says where the game stands: members `version`, `server_time`, `prompts`."""

    body = RefusedBody


class PromptClosed(GameProblem):
    code, status = "prompt_closed", 409


class IllegalAction(GameProblem):
    code, status = "illegal_action", 422


class GameOver(GameProblem):
    code, status = "game_over", 409


class NotStarted(GameProblem):
    code, status = "not_started", 409


class AlreadyConceded(GameProblem):
    code, status = "already_conceded", 409


class NotSeated(Problem):
    code, status = "not_seated", 403


class NotYourSeat(Problem):
    code, status = "not_your_seat", 403


class RemovedByHost(Problem):
    code, status = "removed_by_host", 403


class SeatNotAway(Problem):
    code, status = "seat_not_away", 409


class HostOnly(Problem):
    code, status = "host_only", 403


class TooManyListeners(Problem):
    code, status, retryable = "too_many_listeners", 429, True


class TableFull(Problem):
    code, status = "table_full", 409


class AlreadyStarted(Problem):
    code, status = "already_started", 409


class RegisteredOnly(Problem):
    """A guest wants to play a rated game."""

    code, status = "registered_only", 403


class NoBotsWhenRated(Problem):
    code, status = "no_bots_when_rated", 409


class TooManyTables(Problem):
    """Seats at games that are not over are counted, those that one has left too."""

    code, status = "too_many_tables", 409


class StillPlaying(Problem):
    code, status = "still_playing", 409


class LogForgotten(Problem):
    """The game is over for longer than this service keeps what was done in it."""

    code, status = "log_forgotten", 410


class OtherEngine(Problem):
    """The game was played with another version of the rules' code: its events are kept, its views are not."""

    code, status = "other_engine", 409


class SeatsMissing(Problem):
    code, status = "seats_missing", 409


class SeatsNotReady(Problem):
    code, status = "seats_not_ready", 409


class ConsentMissing(Problem):
    code, status = "consent_missing", 409


class CannotStart(Problem):
    """The options, the seats and the cards do not make a game; `reasons` are in words."""

    code, status = "cannot_start", 409

    def __init__(self, reasons: list[Say]) -> None:
        complaints = setup_complaints(reasons)
        super().__init__(errors=complaints, reason=complaints[0].args["reason"])


def setup_complaints(reasons: list[Say]) -> list[Complaint]:
    """The rules' reasons against a set-up, in words."""
    language = get_language() or words.FALLBACK
    texts = [words.say(language, reason.key, **reason.args) for reason in reasons]
    return [Complaint("", "cannot_start", {"reason": text}) for text in texts]


def standing(view: GameView) -> dict[str, object]:
    """The members of a refusal, from the view of the one who was refused."""
    return {"version": view.version, "server_time": view.server_time, "prompts": view.prompts}
