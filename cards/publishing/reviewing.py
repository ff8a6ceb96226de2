"""Review before publishing: somebody who did not write a draft looks at it, exactly as it is, and approves it.

An operator switches it on (UU_CARDS_NEED_REVIEW). What is changed after an approval has none.
"""

import hashlib
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from cards.drafting.drafts import lock_draft, record, require
from cards.models import CardSetVersion, Change, Review
from cards.problems import NoRemark, NoReview, NotApproved, OwnWork
from cards.publishing.checks import Publishable, publishable

Action, State = Change.Action, Review.State
WRITING = (Action.CREATED, Action.DUPLICATED, Action.EDITED, Action.IMPORTED, Action.ROLLED_BACK)
"""Who did one of these to a draft is one of its authors."""


def is_review_needed() -> bool:
    return bool(settings.CARDS_NEED_REVIEW)


def review_digest(draft: CardSetVersion, prepared: Publishable) -> str:
    """Changes with everything that readers would get: the set, what lies under it, and the release notes."""
    return hashlib.sha256(f"{prepared.digest}\n{draft.release_notes}".encode()).hexdigest()


def authors_of(draft: CardSetVersion) -> set[UUID]:
    found = draft.changes.filter(action__in=WRITING, by__isnull=False).order_by()
    return {author for author in found.values_list("by_id", flat=True).distinct() if author}


def review_of(draft: CardSetVersion, digest: str) -> Review | None:
    """The latest about exactly this."""
    return draft.reviews.filter(digest=digest).select_related("asked_by", "answered_by").first()


def may_answer(review: Review, by: Account) -> bool:
    return review.asked_by_id != by.pk and by.pk not in authors_of(review.version)


def require_approval(draft: CardSetVersion, prepared: Publishable) -> None:
    """Raises NotApproved, if the operator wants reviews and nobody has approved exactly this."""
    review = review_of(draft, review_digest(draft, prepared)) if is_review_needed() else None
    if is_review_needed() and (review is None or review.state != State.APPROVED):
        raise NotApproved


def check_ask_review(version_id: UUID, by: Account) -> Review:
    """Ask for a look at the draft as it is now; asking twice is asking once. Raises StillBroken, NothingNew."""
    require(by, "cards.change_cardsetversion")
    with transaction.atomic():
        draft = lock_draft(version_id)
        digest = review_digest(draft, publishable(draft))
        known = review_of(draft, digest)
        if known is not None and known.state != State.SENT_BACK:
            return known
        review = Review.objects.create(version=draft, digest=digest, asked_by=by)
        record(draft, by, Action.REVIEW_ASKED)
    return review


def check_answer_review(version_id: UUID, by: Account, *, is_approved: bool, remark: str = "") -> None:
    """Approve the draft as it is, or send it back with a remark. Raises NoReview, OwnWork, NoRemark."""
    require(by, "cards.review_cardsetversion")
    if not is_approved and not remark:
        raise NoRemark
    with transaction.atomic():
        draft = lock_draft(version_id)
        review = review_of(draft, review_digest(draft, publishable(draft)))
        if review is None or review.state != State.WAITING:
            raise NoReview
        if not may_answer(review, by):
            raise OwnWork
        review.state = State.APPROVED if is_approved else State.SENT_BACK
        review.answered_by, review.answered_at, review.remark = by, timezone.now(), remark[:500]
        review.save(update_fields=["state", "answered_by", "answered_at", "remark"])
        record(draft, by, Action.APPROVED if is_approved else Action.SENT_BACK, reason=remark)
