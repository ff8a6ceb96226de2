"""The step of the publishing page that shows where the operator wants reviews: who asked, who answered, the buttons."""

from django.http import HttpRequest

from cards.admin.verbs import staff
from cards.models import CardSetVersion, Review
from cards.publishing.checks import Publishable
from cards.publishing.reviewing import is_review_needed, may_answer, review_digest, review_of


def review_step(request: HttpRequest, version: CardSetVersion, prepared: Publishable) -> dict[str, object]:
    """What the page shows of the review of exactly what it would publish."""
    if not is_review_needed():
        return {"is_approved": True}
    review = review_of(version, review_digest(version, prepared))
    by, state = staff(request), review.state if review else ""
    return {
        "is_approved": state == Review.State.APPROVED,
        "needs_review": True,
        "review": review,
        "outdated": review is None and version.reviews.exists(),
        "may_ask": state in ("", Review.State.SENT_BACK) and by.has_perm("cards.change_cardsetversion"),
        "may_answer": review is not None
        and state == Review.State.WAITING
        and by.has_perm("cards.review_cardsetversion")
        and may_answer(review, by),
    }
