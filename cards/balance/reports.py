"""Balance reports: asked for, moved on while their games are played, ended. One is played at a time, the others wait.

A report belongs to the content it was made from; a draft that was changed since has another.
"""

from datetime import timedelta
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.models import Account
from cards.balance.playing import BalanceOrder, BalanceProgress, made_by
from cards.balance.tally import BalanceTally
from cards.drafting.drafts import require
from cards.extending import PublishedSets
from cards.files.rows import plain_of
from cards.models import BalanceReport, CardSetVersion
from cards.problems import CannotBalance
from cards.publishing.changed import changed_cards
from cards.publishing.checks import Publishable, errors_in, prepared_for_gate
from cards.selectors import frozen_version, published_version

State = BalanceReport.State
OPEN = (State.WAITING, State.PLAYING)


def check_start_report(version_id: UUID, by: Account) -> BalanceReport:
    """Ask for a report on a version as it is now. One that is under way for the same content is taken.

    Raises CannotBalance.
    """
    require(by, "cards.try_cardsetversion")
    with transaction.atomic():
        version = frozen_version(version_id)
        plain = plain_of(version)
        errors = errors_in(plain, None, PublishedSets()) if version.is_draft else []
        if errors or version.status == CardSetVersion.Status.TRIAL:
            raise CannotBalance(first=errors[0] if errors else "")
        prepared = prepared_for_gate(plain)
        open_one = version.balance_reports.filter(content_hash=prepared.digest, state__in=OPEN).first()
        if open_one:
            return open_one
        report = do_ask_for_report(version, prepared, by)
        transaction.on_commit(_send, robust=True)
    return report


def do_ask_for_report(version: CardSetVersion, prepared: Publishable, by: Account | None) -> BalanceReport:
    """A report that waits to be played; nobody is called for it."""
    against = compared_with(version)
    report = BalanceReport(version=version, against=against, content_hash=prepared.digest, by=by)
    report.made_by = made_by(version.card_set.ruleset)
    report.changed = changed_cards(plain_of(against) if against else None, plain_of(version))
    stacks, old = msgspec.json.decode(prepared.stacks), None
    if against is not None:
        theirs = prepared_for_gate(plain_of(against))
        report.against_hash = theirs.digest
        report.against_tally = known_tally(theirs.digest, report.made_by) or {}
        old = None if report.against_tally else msgspec.json.decode(theirs.stacks)
    report.content = msgspec.json.encode(BalanceOrder(stacks, old, settings.CARDS_BALANCE_GAMES))
    report.save()
    return report


def compared_with(version: CardSetVersion) -> CardSetVersion | None:
    """What is published, for a draft; the version before it, for one that was published itself."""
    if version.number is None:
        return published_version(version.card_set.slug)
    earlier = version.card_set.versions.filter(number__lt=version.number).order_by("-number")
    return earlier.select_related("card_set").first()


def known_tally(digest: str, player: str) -> dict[str, object] | None:
    """What games with this very content have shown before, if they were played alike."""
    done = BalanceReport.objects.filter(state=State.DONE, made_by=player)
    of_itself = done.filter(content_hash=digest).values_list("tally", flat=True).first()
    return of_itself or done.filter(against_hash=digest).values_list("against_tally", flat=True).first()


def _send() -> None:
    from cards.tasks import play_balance  # the task is a door to this room

    play_balance.delay()


def do_begin_next_report() -> BalanceReport | None:
    """The one that has waited longest, unless another is being played."""
    do_end_lost_reports()
    waiting = BalanceReport.objects.filter(state=State.WAITING).order_by("created_at").first()
    return waiting if waiting is not None and do_begin_report(waiting.pk) else None


def do_begin_report(report_id: UUID) -> bool:
    """Whether it may be played now: the database lets one be played at a time."""
    now = timezone.now()
    try:
        with transaction.atomic():
            mine = BalanceReport.objects.filter(pk=report_id, state=State.WAITING)
            return bool(mine.update(state=State.PLAYING, began_at=now, moved_at=now))
    except IntegrityError:
        return False


def do_move_report(report_id: UUID, told: BalanceProgress) -> None:
    moved: dict[str, object] = {"done": told.done, "total": told.total, "moved_at": timezone.now()}
    columns = {"new": "tally", "old": "against_tally"}
    moved |= {columns[side]: msgspec.to_builtins(tally, str_keys=True) for side, tally in told.tallies.items()}
    BalanceReport.objects.filter(pk=report_id, state=State.PLAYING).update(**moved)


def do_end_report(report_id: UUID, state: BalanceReport.State, why_not: list[str]) -> None:
    mine = BalanceReport.objects.filter(pk=report_id, state__in=OPEN)
    mine.update(state=state, why_not=why_not, content=b"", moved_at=timezone.now())


def do_end_lost_reports() -> int:
    """Reports whose worker died: nobody will ever move them again."""
    silent = timezone.now() - timedelta(seconds=2 * settings.CARDS_GATE_PATIENCE_SECONDS)
    lost = BalanceReport.objects.filter(state=State.PLAYING, moved_at__lt=silent)
    return lost.update(state=State.BROKEN, content=b"", moved_at=timezone.now())


def call_for_waiting_reports() -> int:
    """Reports that wait although nobody plays: the call for them got lost. A chore."""
    do_end_lost_reports()
    waiting = BalanceReport.objects.filter(state=State.WAITING).count()
    if waiting and not BalanceReport.objects.filter(state=State.PLAYING).exists():
        _send()
    return waiting


def tally_of(plain: dict[str, object]) -> BalanceTally | None:
    """What was counted; None: nothing yet."""
    return msgspec.convert(plain, BalanceTally, strict=False) if plain else None
