"""The admin's own doors: signing in there, and changing one's password."""

from typing import Any
from uuid import UUID

import structlog
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.decorators import method_decorator
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from unfold.sites import UnfoldAdminSite

import words
from accounts.api.guessing import count_guess, forget_guesses
from accounts.desk import panels_for
from accounts.signin import do_note_password
from accounts.staff_words import name_columns, name_model, translated
from uu_service.api.problems import Problem, Throttled, Unavailable
from uu_service.api.throttling import take_turn

log = structlog.get_logger(__name__)


class StaffSite(UnfoldAdminSite):
    """Unfold's, but guessing is limited as it is in the API, and a changed password is written down."""

    index_template = "admin/accounts/desk.html"

    def index(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> TemplateResponse:
        """The operator's desk, above the list of all pages."""
        context = {"panels": panels_for(request), "title": translated("desk-title")}
        answer: TemplateResponse = super().index(request, context | (extra_context or {}))
        return answer

    def register(self, model_or_iterable: Any, admin_class: Any = None, **options: Any) -> None:
        """Under the names that readers know."""
        super().register(model_or_iterable, admin_class, **options)
        models = [model_or_iterable] if isinstance(model_or_iterable, type) else model_or_iterable
        for page in [self._registry[model] for model in models if model in self._registry]:
            for one in (page, *page.inlines):
                name_model(one.model)
                name_columns(one if isinstance(one, type) else type(one))

    @method_decorator(never_cache)
    def login(self, request: HttpRequest, extra_context: dict[str, object] | None = None) -> HttpResponse:
        try:
            return self._counted_login(request, extra_context)
        except (Throttled, Unavailable) as refusal:
            log.warning("staff_sign_in_held_back", why=refusal.code)
            return self._held_back(request, refusal)

    def _counted_login(self, request: HttpRequest, extra_context: dict[str, object] | None) -> HttpResponse:
        username = request.POST.get("username", "")
        if request.method == "POST":
            take_turn(request, "auth")
            count_guess(request, username)
        answer: HttpResponse = super().login(request, extra_context)
        if request.method == "POST" and answer.status_code == 302:
            forget_guesses(request, username)
        return answer

    def _held_back(self, request: HttpRequest, refusal: Problem) -> HttpResponse:
        """A page instead of a problem: its reader is a person."""
        language = get_language() or words.FALLBACK
        seconds = int(refusal.headers.get("Retry-After", 1))
        context = {
            **self.each_context(request),
            "title": words.say(language, "admin-sign-in-held-back-title"),
            "text": words.say(language, f"admin-sign-in-{refusal.code}", minutes=-(-seconds // 60)),
        }
        return TemplateResponse(
            request, "admin/accounts/held_back.html", context, status=refusal.status, headers=refusal.headers
        )

    def password_change(self, request: HttpRequest, extra_context: dict[str, object] | None = None) -> HttpResponse:
        answer: HttpResponse = super().password_change(request, extra_context)
        if request.method == "POST" and answer.status_code == 302:
            person = UUID(str(request.user.pk))
            do_note_password(person, by=person)
        return answer
