"""What can be done to a version from its page: one class a verb, each done by a POST, refused in words.

The same services answer here as anywhere else; a verb only knows its permission, its status and where to go next.
"""

import re
from abc import ABC, abstractmethod
from typing import ClassVar
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect
from django.urls import reverse

from accounts.models import Account
from cards.drafting import drafts
from cards.drafting.duplicating import LONGEST_SLUG, check_duplicate_set
from cards.models import CardSetVersion
from cards.problems import CardSetRefusal, DraftExists, NoSlug, WouldStop
from cards.publishing import gate_runs, publish, reviewing
from cards.publishing.retiring import check_retire
from cards.publishing.rolling_back import check_roll_back
from cards.selectors import draft_of, frozen_version
from cards.texts import language, translate

Status = CardSetVersion.Status
MOST_NOTES = 4000
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def staff(request: HttpRequest) -> Account:
    """Who is asking; the admin site has let nobody else in."""
    assert isinstance(request.user, Account)
    return request.user


def version_page(version_id: UUID) -> str:
    return reverse("admin:cards_cardsetversion_change", args=[version_id])


def version_or_404(version_id: UUID) -> CardSetVersion:
    try:
        return frozen_version(version_id)
    except CardSetVersion.DoesNotExist as error:
        raise Http404 from error


class Verb(ABC):
    name: ClassVar[str]
    permission: ClassVar[str]
    statuses: ClassVar[tuple[str, ...]]
    is_dangerous: ClassVar[bool] = False

    @classmethod
    def is_open(cls, request: HttpRequest, version: CardSetVersion) -> bool:
        return version.status in cls.statuses and staff(request).has_perm(cls.permission)

    @classmethod
    def view(cls, request: HttpRequest, version_id: UUID) -> HttpResponse:
        if request.method != "POST":
            return HttpResponseNotAllowed(["POST"])
        if not staff(request).has_perm(cls.permission):
            raise PermissionDenied
        version = version_or_404(version_id)
        try:
            return redirect(cls().do(request, version))
        except CardSetRefusal as refused:
            messages.error(request, refused.text(language()))
            return redirect(cls().after_refusal(version, refused))

    @abstractmethod
    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        """Do it and say where to go."""

    def after_refusal(self, version: CardSetVersion, refused: CardSetRefusal) -> str:
        return version_page(version.pk)


class Clone(Verb):
    name = "clone"
    permission = "cards.add_cardsetversion"
    statuses = (Status.PUBLISHED,)

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        draft = drafts.check_open_draft(version, staff(request))
        messages.success(request, translate("cards-done-cloned", source=str(version)))
        return version_page(draft.pk)

    def after_refusal(self, version: CardSetVersion, refused: CardSetRefusal) -> str:
        draft = draft_of(version.card_set) if isinstance(refused, DraftExists) else None
        return version_page((draft or version).pk)


class Restore(Clone):
    """Cloning from one that is out of use."""

    name = "restore"
    statuses = (Status.RETIRED,)


class Retire(Verb):
    name = "retire"
    permission = "cards.publish_cardsetversion"
    statuses = (Status.PUBLISHED,)
    is_dangerous = True

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        check_retire(version.pk, staff(request), although_games_stop="confirmed" in request.POST)
        messages.success(request, translate("cards-done-retired", version=str(version)))
        return version_page(version.pk)

    def after_refusal(self, version: CardSetVersion, refused: CardSetRefusal) -> str:
        if isinstance(refused, WouldStop):
            return reverse("admin:cards_retiring", args=[version.pk])
        return version_page(version.pk)


class DiscardDraft(Verb):
    name = "discard"
    permission = "cards.delete_cardsetversion"
    statuses = (Status.DRAFT,)
    is_dangerous = True

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        drafts.check_discard(version.pk, staff(request))
        messages.success(request, translate("cards-done-discarded"))
        return reverse("admin:cards_cardsetversion_changelist")


class StartGate(Verb):
    name = "gate"
    permission = "cards.try_cardsetversion"
    statuses = (Status.DRAFT,)

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        gate_runs.check_start_gate(version.pk, staff(request))
        return reverse("admin:cards_publishing", args=[version.pk])

    def after_refusal(self, version: CardSetVersion, refused: CardSetRefusal) -> str:
        return reverse("admin:cards_publishing", args=[version.pk])


class Publish(StartGate):
    name = "publish"
    permission = "cards.publish_cardsetversion"

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        published = publish.check_publish(version.pk, staff(request))
        messages.success(request, translate("cards-done-published", version=str(published)))
        return version_page(published.pk)


class Try(Verb):
    name = "try"
    permission = "cards.try_cardsetversion"
    statuses = (Status.DRAFT,)

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        return publish.check_try(version.pk, staff(request))


class RollBack(Verb):
    name = "rollback"
    permission = "cards.publish_cardsetversion"
    statuses = (Status.PUBLISHED, Status.RETIRED)

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        made = check_roll_back(version.pk, staff(request), request.POST.get("release_notes", "")[:MOST_NOTES])
        if made.is_draft:
            messages.warning(request, translate("cards-done-rollback-draft", version=str(version)))
            return reverse("admin:cards_publishing", args=[made.pk])
        messages.success(request, translate("cards-done-rolled-back", version=str(made), number=version.number))
        return version_page(made.pk)


class DuplicateSet(Verb):
    name = "duplicate"
    permission = "cards.add_cardset"
    statuses = (Status.DRAFT, Status.PUBLISHED, Status.RETIRED)

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        slug = request.POST.get("slug", "")
        if not SLUG.fullmatch(slug) or len(slug) > LONGEST_SLUG:
            raise NoSlug(slug=slug[:LONGEST_SLUG])
        draft = check_duplicate_set(version, slug, staff(request))
        messages.success(request, translate("cards-done-duplicated", source=str(version), slug=slug))
        return version_page(draft.pk)


class AskReview(StartGate):
    name = "ask_review"
    permission = "cards.change_cardsetversion"

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        reviewing.check_ask_review(version.pk, staff(request))
        messages.success(request, translate("cards-done-review-asked"))
        return reverse("admin:cards_publishing", args=[version.pk])


class AnswerReview(StartGate):
    """Approve, or send back: which button was pressed says it."""

    name = "answer_review"
    permission = "cards.review_cardsetversion"

    def do(self, request: HttpRequest, version: CardSetVersion) -> str:
        is_approved = "approve" in request.POST
        remark = request.POST.get("remark", "").strip()
        reviewing.check_answer_review(version.pk, staff(request), is_approved=is_approved, remark=remark)
        messages.success(request, translate("cards-done-approved" if is_approved else "cards-done-sent-back"))
        return reverse("admin:cards_publishing", args=[version.pk])


VERBS: tuple[type[Verb], ...] = (
    Clone,
    Restore,
    Try,
    StartGate,
    AskReview,
    AnswerReview,
    Publish,
    Retire,
    RollBack,
    DuplicateSet,
    DiscardDraft,
)
BUTTONS: tuple[type[Verb], ...] = (Clone, Restore, Try, DiscardDraft)
"""Those that stand on a version's page; the gate, publishing and retiring have pages of their own."""
