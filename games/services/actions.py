"""One action, from a request to a commit."""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple, Protocol
from uuid import UUID

from django.db import transaction

from accounts.credentials import Credential
from accounts.problems import CredentialEnded
from games.models import Seat
from games.rules.kernel import errors
from games.rules.kernel.prompts import Action, Filling
from games.services import problems
from games.services.changes import keep
from games.services.playing import GameNotStarted, answer
from games.services.texts import Speaker
from games.services.views import GameView, make_view
from games.stepping.position import EndlessAction
from games.store import times
from games.store.locking import NoSuchGame, lock_game
from games.store.open_game import OpenGame
from uu_service.api.problems import Complaint, NotFound, Problem
from uu_service.statements import Statement

REFUSALS: dict[type[errors.Refusal], type[problems.GameProblem]] = {
    errors.PromptIsClosed: problems.PromptClosed,
    errors.ActionIsIllegal: problems.IllegalAction,
    errors.GameIsOver: problems.GameOver,
    errors.HasConceded: problems.AlreadyConceded,
    EndlessAction: problems.IllegalAction,
    GameNotStarted: problems.NotStarted,
}


class SentAction(NamedTuple):
    """What a seat sends: which prompt it answers, and how."""

    prompt: str
    type: str
    fields: dict[str, Filling]


Speak = Callable[[str], str]
"""From the language of the seat's account to that of the answer."""


class AnswerStore(Protocol):
    """Remembers the answer of a request in the same transaction (see `uu_service.api.idempotency`): it makes the
    answer, and the statements that keep it go out with those of the game."""

    @property
    def key(self) -> str | None: ...

    def recall(self) -> object | None: ...

    def remember(self, view: GameView) -> tuple[object, list[Statement]]: ...


def submit(game_id: UUID, credential: Credential, move: SentAction, speak: Speak, kept: AnswerStore) -> object:
    """Take the move of the account's seat; the answer, which is kept, holds the view after it.

    A refusal undoes the move only: what was settled before it is committed.
    """
    received = times.received_before_lock()
    with transaction.atomic():
        game = _locked(game_id, credential, received, kept.key)
        seat = _own_seat(game, credential)
        language = speak(seat.language)
        if seat.may_be_answered and (known := kept.recall()) is not None:
            return known
        refusal = answer(game, Action(seat.number, *move))
        view = make_view(game.row, game.seats, game.now, seat.number, language, game.state)
        if refusal is None:
            told, keeping = kept.remember(view)
            keep(game, beside=keeping)
            return told
        if game.changed:
            keep(game)
    raise _as_problem(refusal, view, Speaker.at(game.seats, game.deck, language))


def _locked(game_id: UUID, credential: Credential, received: datetime | None, key: str | None) -> OpenGame:
    try:
        return lock_game(game_id, received, credential, key)
    except NoSuchGame:
        raise NotFound from None


def _own_seat(game: OpenGame, credential: Credential) -> Seat:
    if not game.seats or not game.seats[0].live:
        raise CredentialEnded
    seat = game.seat_of(credential.account_id)
    if seat is not None:
        return seat
    raise NotFound if game.row.access == game.row.Access.PRIVATE else problems.NotSeated()


def _as_problem(refusal: errors.Refusal, view: GameView, speaker: Speaker) -> Problem:
    kind = REFUSALS[type(refusal)]
    complaints = []
    if isinstance(refusal, errors.ActionIsIllegal):
        reason = speaker.say(refusal.reason)
        complaints = [Complaint(f"/{refusal.field}", "illegal_action", {"reason": reason})]
        return kind(errors=complaints, members=problems.standing(view), reason=reason)
    return kind(members=problems.standing(view))
