"""What operators do with a game: read its log (hidden cards masked), end it; and sit at a table to try cards."""

from collections.abc import Iterator
from typing import Any
from uuid import UUID

import msgspec
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import reverse

from accounts import audit
from accounts.models import Account
from cards.extending import tags_at_table
from cards.files.rows import plain_of
from cards.files.yamltext import one_line, program_text
from cards.models import CardSetVersion
from cards.texts import card_text, language, name_in, translate
from games.admin.answering import read_action
from games.bots.turns import play_bots
from games.models import Game
from games.rules.kernel.errors import ActionIsIllegal
from games.rules.kernel.events import plain_facts, seen_by
from games.rules.kernel.prompts import Action
from games.services.abandoning import abandon
from games.services.changes import keep
from games.services.event_texts import EventTexts
from games.services.playing import answer
from games.services.reading import read_view
from games.services.texts import Speaker
from games.services.views import GameView
from games.store.decks import deck_of
from games.store.locking import lock_game
from games.store.log import events_after, events_of_everybody
from uu_service.api.problems import NotFound

SHOWN_EVENTS = 500
NEWS = 25


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
    texts = _texts(game, None)
    rows = [
        (number, at, texts.text(seen_by(event, None)), event.type, one_line(plain_facts(event)))
        for number, at, event in events
    ]
    context = {"game": game, "rows": rows, "unmasked": unmasked, "may_unmask": may_unmask}
    context["next"] = rows[-1][0] if len(rows) == SHOWN_EVENTS else None
    return _page(request, "log", translate("games-page-log"), **context)


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


def table_page(request: HttpRequest, game_id: UUID) -> HttpResponse:
    """The table as the account's own seat sees it, with every form that may be filled. Bots answer at once."""
    if not isinstance(request.user, Account):
        raise PermissionDenied
    by = request.user
    if request.method == "POST":
        _take(request, game_id, by)
        return redirect(request.path)
    try:
        view = read_view(game_id, by.pk, language())
    except NotFound:
        raise Http404 from None
    shown: Any = msgspec.to_builtins(view)
    texts = _texts(_game(game_id), view.your_seat)
    news = events_after(game_id, max(0, view.version - NEWS), view.your_seat, NEWS)
    return _page(
        request,
        "table",
        translate("games-page-table"),
        view=view,
        hand=_own_cards(view, shown.get("you")),
        you=program_text(shown.get("you")),
        table=program_text(shown.get("table")),
        news=[(number, texts.text(event), one_line(plain_facts(event))) for number, _, event in reversed(news)],
    )


def _texts(game: Game, viewer: int | None) -> EventTexts:
    return EventTexts.at(list(game.seats.all()), deck_of(game), language(), viewer)


def _own_cards(view: GameView, you: Any) -> list[tuple[str, str]]:
    """The cards that only this seat sees, by name, with what they say."""
    versions = CardSetVersion.objects.in_bulk([ref.id for ref in view.card_set_versions])
    plains = [plain_of(version) for version in versions.values()]
    known = {card["id"]: (plain["ruleset"], card) for plain in plains for card in plain["cards"]}
    found = [known[face] for face in _faces(you) if face in known]
    tags = tags_at_table(versions.values())
    return [
        (name_in(card["names"], language()), card_text(ruleset, card, language(), tags=tags)) for ruleset, card in found
    ]


def _faces(value: Any) -> Iterator[str]:
    """Wherever a view says `card`, it names a face."""
    if isinstance(value, dict):
        if isinstance(value.get("card"), str):
            yield value["card"]
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _faces(item)


def _take(request: HttpRequest, game_id: UUID, by: Account) -> None:
    """One answer of the account's own seat, then the bots'."""
    with transaction.atomic():
        game = lock_game(game_id)
        seat = game.seat_of(by.pk)
        if seat is None:
            raise Http404
        refusal = answer(game, Action(seat.number, *read_action(request.POST)))
        if game.changed:
            keep(game, plays_bots=True)
    if isinstance(refusal, ActionIsIllegal):
        messages.error(request, Speaker.at(game.seats, game.deck, language()).say(refusal.reason))
    elif refusal is not None:
        messages.warning(request, translate("games-too-late"))
    play_bots(game_id)
