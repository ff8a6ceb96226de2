"""Publishing a draft, and trying one at a table.

A draft is published only if its content, and that of the sets it extends, is exactly what passed the gate.
"""

from uuid import UUID

from django.db import transaction

from accounts.models import Account
from cards.drafting.drafts import lock_draft, record, require
from cards.extending import PublishedSets
from cards.files.format import canonical
from cards.files.rows import plain_of
from cards.language.joining import foundations
from cards.models import CardSetVersion, Change
from cards.problems import GateNotPassed, NoTables
from cards.publishing.checks import publishable, refuse_errors
from cards.publishing.freezing import freeze, trial_of
from cards.publishing.gate import table_opener
from cards.publishing.gate_runs import passed_run
from cards.publishing.reviewing import require_approval

Action = Change.Action


def check_publish(version_id: UUID, by: Account) -> CardSetVersion:
    """Publish a draft whose content has passed the gate. New games take it from now on; running ones keep theirs."""
    require(by, "cards.publish_cardsetversion")
    with transaction.atomic():
        draft = lock_draft(version_id)
        prepared = publishable(draft)
        if passed_run(draft, prepared.digest) is None:
            raise GateNotPassed
        require_approval(draft, prepared)
        freeze(draft, prepared.content, prepared.pins)
        record(draft, by, Action.PUBLISHED)
    return draft


def check_try(version_id: UUID, by: Account) -> str:
    """Open a private table with bots that plays the draft as it is now, together with the first set that it extends.

    Returns the address of the table.
    """
    require(by, "cards.try_cardsetversion")
    opener = table_opener()
    if opener is None:
        raise NoTables
    with transaction.atomic():
        draft = lock_draft(version_id)
        refuse_errors(draft)
        plain, find = plain_of(draft), PublishedSets()
        under, _ = foundations(plain, find)
        trial = trial_of(draft, canonical(plain), find.pins(under))
        record(draft, by, Action.TRIED)
    return opener([*(version.pk for version in find.under(under[0])), trial.pk], by)
