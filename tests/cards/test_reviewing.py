"""Review before publishing, where the operator wants it: by somebody who did not write the draft, of all that it is."""

import pytest
from django.urls import reverse

from accounts.models import AuditEntry
from cards.drafting.drafts import check_edit_frame, check_open_draft
from cards.models import Change, GateRun, Review
from cards.problems import NoRemark, NoReview, NotAllowed, NotApproved, NothingNew, OwnWork
from cards.publishing.checks import publishable
from cards.publishing.publish import check_publish
from cards.publishing.reviewing import check_answer_review, check_ask_review
from cards.publishing.rolling_back import check_roll_back
from tests.cards.people import signed_in, staff
from tests.cards.test_admin import card_of, page, save

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]


@pytest.fixture(autouse=True)
def _reviews_are_wanted(settings):
    settings.CARDS_NEED_REVIEW = True


@pytest.fixture
def eve():
    return staff("Eve", "editor")


@pytest.fixture
def draft(published, eve):
    draft = check_open_draft(published, eve)
    change(draft, eve, copies=7)
    return draft


def change(draft, by, copies):
    save(signed_in(by), card_of(draft, "rhinocorn"), copies=copies)
    draft.refresh_from_db()
    run = {"version": draft, "content": b"", "content_hash": publishable(draft).digest, "state": "passed"}
    GateRun.objects.create(**run)


def approve(draft, by):
    check_answer_review(draft.pk, by, is_approved=True)


def test_nothing_is_published_that_nobody_else_has_approved(draft, eve, ada):
    with pytest.raises(NotApproved):
        check_publish(draft.pk, ada)
    check_ask_review(draft.pk, eve)
    with pytest.raises(NotApproved):
        check_publish(draft.pk, ada)
    approve(draft, ada)
    assert check_publish(draft.pk, ada).number == 2
    told = AuditEntry.objects.filter(area="cards", action__in=["review_asked", "approved"]).order_by("id")
    assert [(one.action, one.actor_id) for one in told] == [("review_asked", eve.pk), ("approved", ada.pk)]


def test_without_the_setting_nobody_needs_to_be_asked(draft, ada, settings):
    settings.CARDS_NEED_REVIEW = False
    assert 'id="review"' not in page(signed_in(ada), "cards_publishing", draft.pk)
    assert check_publish(draft.pk, ada).number == 2


def test_who_wrote_a_draft_or_asked_for_the_review_does_not_approve_it(draft, eve, ada):
    change(draft, ada, copies=8)
    check_ask_review(draft.pk, eve)
    with pytest.raises(OwnWork):
        approve(draft, ada)
    bob = staff("Bob", "publisher")
    approve(draft, bob)
    assert check_publish(draft.pk, ada).number == 2


def test_who_asked_does_not_answer(draft, ada):
    check_ask_review(draft.pk, ada)
    with pytest.raises(OwnWork):
        approve(draft, ada)


def test_a_change_after_the_approval_needs_another(draft, eve, ada):
    check_ask_review(draft.pk, eve)
    approve(draft, ada)
    change(draft, eve, copies=9)
    with pytest.raises(NotApproved):
        check_publish(draft.pk, ada)
    assert 'id="review-outdated"' in page(signed_in(ada), "cards_publishing", draft.pk)
    with pytest.raises(NoReview):
        approve(draft, ada)
    change(draft, eve, copies=7)  # as it was when it was approved
    assert check_publish(draft.pk, ada).number == 2


def test_other_release_notes_need_another_approval_too(draft, eve, ada):
    check_ask_review(draft.pk, eve)
    approve(draft, ada)
    check_edit_frame(draft.pk, draft.revision, eve, {"release_notes": "Something rude."})
    with pytest.raises(NotApproved):
        check_publish(draft.pk, ada)


def test_a_draft_is_sent_back_with_a_remark_and_may_be_asked_for_again(draft, eve, ada):
    check_ask_review(draft.pk, eve)
    with pytest.raises(NoRemark):
        check_answer_review(draft.pk, ada, is_approved=False)
    check_answer_review(draft.pk, ada, is_approved=False, remark="Seven is too many.")
    assert AuditEntry.objects.get(action="sent_back").reason == "Seven is too many."
    assert "Seven is too many." in page(signed_in(eve), "cards_publishing", draft.pk)
    with pytest.raises(NotApproved):
        check_publish(draft.pk, ada)
    check_ask_review(draft.pk, eve)
    approve(draft, ada)
    assert check_publish(draft.pk, ada).number == 2


def test_asking_or_answering_twice_is_doing_it_once(draft, eve, ada):
    assert check_ask_review(draft.pk, eve) == check_ask_review(draft.pk, eve)
    approve(draft, ada)
    with pytest.raises(NoReview):
        approve(draft, staff("Bob", "publisher"))
    assert check_ask_review(draft.pk, eve).state == "approved"
    assert (Review.objects.count(), Change.objects.filter(action="approved").count()) == (1, 1)


def test_an_editor_may_ask_and_not_answer(draft, eve):
    check_ask_review(draft.pk, eve)
    with pytest.raises(NotAllowed):
        approve(draft, staff("Ed", "editor"))
    assert signed_in(eve).post(reverse("admin:cards_answer_review", args=[draft.pk])).status_code == 403


def test_there_is_nothing_to_review_in_a_draft_that_says_nothing_new(published, eve):
    with pytest.raises(NothingNew):
        check_ask_review(check_open_draft(published, eve).pk, eve)


def test_the_page_offers_each_what_they_may_do(draft, eve, ada):
    author, publisher = signed_in(eve), signed_in(ada)
    assert 'id="ask-review"' in page(author, "cards_publishing", draft.pk)
    author.post(reverse("admin:cards_ask_review", args=[draft.pk]))
    asked = page(author, "cards_publishing", draft.pk)
    assert ('id="somebody-else"' in asked, 'id="answer-review"' in asked) == (True, False)
    assert 'id="publish-form"' not in page(publisher, "cards_publishing", draft.pk)
    publisher.post(reverse("admin:cards_answer_review", args=[draft.pk]), {"approve": ""})
    assert 'id="publish-form"' in page(publisher, "cards_publishing", draft.pk)


def test_rolling_back_is_reviewed_too(draft, published, eve, ada):
    check_ask_review(draft.pk, eve)
    approve(draft, ada)
    check_publish(draft.pk, ada)
    made = check_roll_back(published.pk, ada, "Back.")
    assert made.is_draft
    assert Review.objects.get(version=made).asked_by == ada
    with pytest.raises(OwnWork):
        approve(made, ada)
    approve(made, staff("Bob", "publisher"))
