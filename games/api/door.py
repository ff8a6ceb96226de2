"""What the endpoints of this room share: the view as an answer, its ETag."""

from typing import cast
from uuid import UUID

import msgspec
from django.http import HttpResponse
from rest_framework.request import Request

from accounts.api.authentication import credential_of
from accounts.models import Account
from games.services.reading import read_view
from games.services.views import GameView

SAME_GAME, ITS_ID, YOUR_SEAT = "$request.path.game_id", "$response.body#/id", "$response.body#/your_seat"  # for links


def account_of(request: Request) -> Account:
    """The caller's account; endpoints of this room have checked that there is one."""
    assert request.auth is not None
    return cast("Account", request.user)


def show_game(request: Request, game_id: UUID, status: int = 200) -> HttpResponse:
    """The game as the caller sees it after what was just done."""
    view = read_view(game_id, credential_of(request).account_id, request.LANGUAGE_CODE)
    return view_answer(request, view, status)


def view_answer(request: Request, view: GameView, status: int = 200) -> HttpResponse:
    headers = {
        "ETag": etag_of(request, view.version, view.your_seat),
        "Cache-Control": "private, no-cache",
        "Vary": "Authorization, Accept-Language",
    }
    body = msgspec.json.encode(view)
    return HttpResponse(body, status=status, content_type="application/json", headers=headers)


def etag_of(request: Request, version: int, viewer: int | None) -> str:
    """Weak: the server's time in the body moves on."""
    who = "s" if viewer is None else viewer
    return f'W/"{version}-{who}-{request.LANGUAGE_CODE}"'
