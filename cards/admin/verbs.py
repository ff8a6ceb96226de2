"""What can be done to a version from its page: one class a verb, each done by a POST, refused in words.

The same services answer here as anywhere else; a verb only knows its permission, its status and where to go next.
"""

from abc import ABC, abstractmethod
from typing import ClassVar
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect
from django.urls import reverse

from accounts.models import Account
from cards.drafting import drafts
from cards.models import CardSetVersion
from cards.problems import CardSetRefusal, DraftExists, WouldStop
from cards.publishing import gate_runs, publish
from cards.publishing.retiring import check_retire
from cards.selectors import draft_of, frozen_version
from cards.texts import language, translate

Status = CardSetVersion.Status


def staff(request: HttpRequest) -> Account:
    """Who is asking; the admin site has let nobody else in."""
    assert isinstance(request.user, Account)
    return request.user


def version_page(version_id: UUID) -> str:
    return reverse("admin:cards_cardsetversion_change", args=[version_id])


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
        version = frozen_version(version_id)
        if not staff(request).has_perm(cls.permission):
            raise PermissionDenied
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


VERBS: tuple[type[Verb], ...] = (Clone, Restore, Try, StartGate, Publish, Retire, DiscardDraft)
BUTTONS: tuple[type[Verb], ...] = (Clone, Restore, Try, DiscardDraft)
"""Those that stand on a version's page; the gate, publishing and retiring have pages of their own."""
