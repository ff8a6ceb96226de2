"""Runs of the gate: a draft is put before it, its games are counted while they are played, and it passes or fails."""

from collections.abc import Iterable
from datetime import timedelta
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from cards.drafting.drafts import lock_draft, record, require
from cards.models import CardSetVersion, Change, GateRun
from cards.publishing.changed import changed_since_publication
from cards.publishing.checks import publishable
from cards.publishing.gate import Finding, GateProgress

State = GateRun.State
MOST_FINDINGS = 50


def check_start_gate(version_id: UUID, by: Account) -> GateRun:
    """Put a draft before the gate, as it is now. Raises StillBroken, NothingNew."""
    require(by, "cards.try_cardsetversion")
    with transaction.atomic():
        draft = lock_draft(version_id)
        prepared = publishable(draft)
        run = GateRun.objects.create(
            version=draft,
            content=prepared.stacks,
            content_hash=prepared.digest,
            first=changed_since_publication(draft),
            by=by,
        )
        record(draft, by, Change.Action.CHECKED)
        transaction.on_commit(lambda: _send(run.pk), robust=True)
    return run


def _send(run_id: UUID) -> None:
    from cards.tasks import play_gate  # the task is a door to this module

    play_gate.delay(str(run_id))


def do_move_gate(run_id: UUID, told: GateProgress) -> None:
    GateRun.objects.filter(pk=run_id, state__in=[State.WAITING, State.PLAYING]).update(
        state=State.PLAYING,
        done=told.done,
        total=told.total,
        early=told.early,
        findings=msgspec.to_builtins(told.findings)[:MOST_FINDINGS],
        warnings=msgspec.to_builtins(told.warnings)[:MOST_FINDINGS],
        moved_at=timezone.now(),
    )


def do_end_gate(run_id: UUID, state: GateRun.State, findings: Iterable[Finding] = ()) -> None:
    run = GateRun.objects.get(pk=run_id)
    if not run.is_over:
        run.findings = [*run.findings, *msgspec.to_builtins(list(findings))][:MOST_FINDINGS]
        run.state, run.moved_at = state, timezone.now()
        run.save(update_fields=["state", "findings", "moved_at"])


def do_end_lost_runs(draft: CardSetVersion) -> None:
    """Runs whose worker died: nobody will ever move them again."""
    silent = timezone.now() - timedelta(seconds=2 * settings.CARDS_GATE_PATIENCE_SECONDS)
    lost = draft.gate_runs.filter(state__in=[State.WAITING, State.PLAYING], moved_at__lt=silent)
    lost.update(state=State.BROKEN, moved_at=timezone.now())


def passed_run(draft: CardSetVersion, digest: str) -> GateRun | None:
    return draft.gate_runs.filter(content_hash=digest, state=State.PASSED).first()
