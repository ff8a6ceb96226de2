"""What operators do with a game: watch it, read its log (hidden cards masked), end it."""

from datetime import datetime
from typing import Any
from uuid import UUID

import structlog
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import reverse

from accounts import audit
from accounts.models import Account
from cards.files.yamltext import one_line
from cards.texts import language, translate
from games.models import Game
from games.rules.kernel.events import plain_facts, seen_by
from games.services.abandoning import abandon
from games.services.event_texts import EventTexts
from games.services.handing_over import address_of_table
from games.store.decks import deck_of
from games.store.log import events_after, events_of_everybody

log = structlog.get_logger(__name__)
SHOWN_EVENTS = 500
LAST_LINES = 12


def _staff(request: HttpRequest, permission: str) -> Account:
    if not isinstance(request.user, Account) or not request.user.has_perm(permission):
        raise PermissionDenied
    return request.user


def _page(request: HttpRequest, template: str, title: str, **context: Any) -> HttpResponse:
    base = admin.site.each_context(request) | {"title": title, "subtitle": None}
    return TemplateResponse(request, f"admin/games/{template}.html", base | context)


def _game(game_id: UUID) -> Game:
    game = Game.objects.filter(pk=game_id).first()
    if game is None:
        raise Http404
    return game


def log_page(request: HttpRequest, game_id: UUID) -> HttpResponse:
    """As a spectator would read it. With its own permission and a reason, everything; and that is written down."""
    by = _staff(request, "games.view_game")
    game = _game(game_id)
    after = int(request.GET.get("after", "0")) if request.GET.get("after", "0").isdigit() else 0
    may_unmask = by.has_perm("games.unmask_game")
    reason = request.POST.get("reason", "").strip()
    unmasked = request.method == "POST"
    if unmasked:
        if not may_unmask:
            raise PermissionDenied
        if not reason:
            messages.error(request, translate("games-reason-needed"))
            return redirect(request.path)
        _write_down(by, game, audit.Action.UNMASKED, reason)
    events = (
        events_of_everybody(game.pk, after, SHOWN_EVENTS)
        if unmasked
        else events_after(game.pk, after, None, SHOWN_EVENTS)
    )
    texts = EventTexts.at(list(game.seats.all()), deck_of(game), language(), None)
    rows = [
        (number, at, texts.text(seen_by(event, None)), event.type, one_line(plain_facts(event)))
        for number, at, event in events
    ]
    context = {"game": game, "rows": rows, "unmasked": unmasked, "may_unmask": may_unmask}
    context["next"] = rows[-1][0] if len(rows) == SHOWN_EVENTS else None
    return _page(request, "log", translate("games-page-log"), **context)


def last_lines(game: Game) -> list[tuple[datetime, str]]:
    """What happened last, in words, the newest first, as a spectator reads it. A broken game tells nothing."""
    try:
        events = events_after(game.pk, max(0, game.version - LAST_LINES), None, LAST_LINES)
        texts = EventTexts.at(list(game.seats.all()), deck_of(game), language(), None) if events else None
        told = [(at, texts.text(event)) for _, at, event in events if texts]
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, its page must open: there it is ended
        log.warning("game_not_told", game_id=str(game.pk), error=repr(error))
        return []
    return [(at, text) for at, text in reversed(told) if text]


def end(request: HttpRequest, game_id: UUID) -> HttpResponse:
    by = _staff(request, "games.end_game")
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    game = _game(game_id)
    reason = request.POST.get("reason", "").strip()
    if not reason:
        messages.error(request, translate("games-reason-needed"))
    elif abandon(game.pk):
        _write_down(by, game, audit.Action.ENDED, reason)
        messages.success(request, translate("games-done-ended"))
    return redirect(reverse("admin:games_game_change", args=[game.pk]))


def _write_down(by: Account, game: Game, action: audit.Action, reason: str) -> None:
    audit.record_staff(audit.Area.GAMES, action, by=by.pk, subject=str(game.pk), subject_id=game.pk, reason=reason)


def watch(request: HttpRequest, game_id: UUID) -> HttpResponse:
    """Opens the table in the browser: from one's own seat, else as a spectator, who sees no hands."""
    by = _staff(request, "games.view_game")
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    return redirect(address_of_table(_game(game_id).pk, by))
