"""From draft to publication: checks, the gate, publishing, retiring, trying.

A draft is published only with the very bytes that passed the gate.
"""

from collections.abc import Iterable
from datetime import timedelta
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from cards.drafting.drafts import lock_draft, record, require, trial_of
from cards.files.format import canonical, content_hash, plain_of
from cards.models import CardSetVersion, Change, GateRun
from cards.problems import GateNotPassed, NoTables, NothingNew, NotPublished, StillBroken
from cards.publishing.checks import Checked, check_whole_set
from cards.publishing.gate import Finding, table_opener
from cards.publishing.shipped import freeze
from cards.selectors import published_version

State = GateRun.State
Action = Change.Action
MOST_FINDINGS = 50


def checked(version: CardSetVersion) -> Checked:
    """Everything that a look at the set, without playing, finds wrong."""
    published = published_version(version.card_set.slug)
    return check_whole_set(plain_of(version), plain_of(published) if published else None)


def check_start_gate(version_id: UUID, by: Account) -> GateRun:
    """Put a draft before the gate, as it is now. Raises StillBroken, NothingNew."""
    require(by, "cards.publish_cardsetversion")
    with transaction.atomic():
        draft = lock_draft(version_id)
        content = _publishable(draft)
        run = GateRun.objects.create(version=draft, content=content, content_hash=content_hash(content), by=by)
        record(draft, by, Action.CHECKED)
        transaction.on_commit(lambda: _send(run.pk), robust=True)
    return run


def _send(run_id: UUID) -> None:
    from cards.tasks import play_gate  # the task is a door to this module

    play_gate.delay(str(run_id))


def do_move_gate(run_id: UUID, done: int, total: int, findings: Iterable[Finding]) -> None:
    found = msgspec.to_builtins(list(findings))[:MOST_FINDINGS]
    GateRun.objects.filter(pk=run_id, state__in=[State.WAITING, State.PLAYING]).update(
        state=State.PLAYING, done=done, total=total, findings=found, moved_at=timezone.now()
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


def check_publish(version_id: UUID, by: Account) -> CardSetVersion:
    """Publish a draft whose content has passed the gate. New games take it from now on; running ones keep theirs."""
    require(by, "cards.publish_cardsetversion")
    with transaction.atomic():
        draft = lock_draft(version_id)
        content = _publishable(draft)
        if passed_run(draft, content_hash(content)) is None:
            raise GateNotPassed
        freeze(draft, content)
        record(draft, by, Action.PUBLISHED)
    return draft


def check_retire(version_id: UUID, by: Account) -> None:
    """New games do not take it any more. It is never deleted: games that use it go on."""
    require(by, "cards.publish_cardsetversion")
    with transaction.atomic():
        version = CardSetVersion.objects.select_for_update(of=("self",)).select_related("card_set").get(pk=version_id)
        if version.status != CardSetVersion.Status.PUBLISHED:
            raise NotPublished
        CardSetVersion.objects.filter(pk=version_id).update(status=CardSetVersion.Status.RETIRED)
        record(version, by, Action.RETIRED)


def check_try(version_id: UUID, by: Account) -> str:
    """A private table with bots on the draft as it is now; the address of the table."""
    require(by, "cards.try_cardsetversion")
    opener = table_opener()
    if opener is None:
        raise NoTables
    with transaction.atomic():
        draft = lock_draft(version_id)
        _refuse_errors(draft)
        trial = trial_of(draft, canonical(plain_of(draft)))
        record(draft, by, Action.TRIED)
    return opener(trial.pk, by)


def _publishable(draft: CardSetVersion) -> bytes:
    _refuse_errors(draft)
    content = canonical(plain_of(draft))
    latest = published_version(draft.card_set.slug)
    if latest is not None and latest.content_hash == content_hash(content):
        raise NothingNew(number=latest.number)
    return content


def _refuse_errors(draft: CardSetVersion) -> None:
    errors = checked(draft).errors
    if errors:
        raise StillBroken(count=len(errors), first=errors[0])
