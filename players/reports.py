"""Telling staff about somebody's behaviour, and what staff decides."""

from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.models import Account
from games.models import Game, Seat
from players.models import Report
from players.problems import NotYourself
from uu_service.api.problems import Complaint, NotFound, ValidationFailed

Reason = Report.Reason
Verdict = Report.Verdict


def check_report(by: UUID, about_id: UUID, reason: Reason, game_id: UUID | None, event: int | None) -> None:
    """Put it into the queue. The same report while the first is open is the same one."""
    if by == about_id:
        raise NotYourself
    about = Account.objects.filter(pk=about_id).first()
    if about is None:
        raise NotFound
    _require_place(by, about_id, game_id, event)
    name = about.display_name or about.username or "?"
    try:
        with transaction.atomic():
            Report.objects.create(about=about, by_id=by, reason=reason, game_id=game_id, event=event, name=name)
    except IntegrityError:
        return  # it stands in the queue already


def do_decide(about_id: UUID, verdict: Verdict) -> int:
    """Close every open report about this account with what was decided; how many there were."""
    queue = Report.objects.filter(about=about_id, verdict=Verdict.OPEN)
    return queue.update(verdict=verdict, decided_at=timezone.now())


def _require_place(by: UUID, about_id: UUID, game_id: UUID | None, event: int | None) -> None:
    """A game at which both have sat, and an event that has happened there."""
    if game_id is None:
        if event is not None:
            raise _wrong("/event", "event_without_game")
        return
    people = set(Seat.objects.filter(game=game_id, account__in=[by, about_id]).values_list("account_id", flat=True))
    if people != {by, about_id}:
        raise _wrong("/game", "not_played_together")
    last = Game.objects.values_list("version", flat=True).get(pk=game_id)
    if event is not None and event > last:
        raise _wrong("/event", "out_of_range", least=1, most=last)


def _wrong(pointer: str, code: str, **args: object) -> ValidationFailed:
    return ValidationFailed(errors=[Complaint(pointer, code, args)], count=1)


def forget_reports() -> int:
    """A chore: those that were closed long ago. Safe twice."""
    kept_since = timezone.now() - timedelta(days=settings.REPORTS_KEPT_DAYS)
    return Report.objects.filter(decided_at__lt=kept_since).delete()[0]
