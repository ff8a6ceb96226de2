"""Calls every operation at least once, in an order that makes sense: what `make examples` writes down."""

import json
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import httpx
from django.test import Client

from accounts import exporting
from accounts.mailing import do_send_mails
from cards.drafting.drafts import check_open_draft
from cards.drafting.images import do_store_image
from cards.models import CardSetVersion
from cards.publishing.publish import check_try
from matching.runner import run
from tests.accounts.outside import MailServer, OidcIssuer, code_in
from tests.cards.people import staff
from tests.cards.test_images import picture
from tests.docs.recording import Recorder
from tests.webhooks.receiver import Receiver
from webhooks.dispatcher import deliver

PASSWORD = "correct-horse-battery"  # the documents' own
ADDRESS = "ann@example.org"


class Guide:
    """Sends requests as whoever holds `token`, and has them noted."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder, self.client, self.token = recorder, Client(), ""

    def send(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        bearer = self.token if token is None else token
        answer = self.client.generic(
            method,
            f"/api/v1/{path}",
            b"" if body is None else json.dumps(body).encode(),
            "application/json",
            headers={"Authorization": f"Bearer {bearer}"} if bearer else {},
        )
        is_json = "json" in answer.headers.get("Content-Type", "")
        answered = json.loads(answer.content) if is_json else None
        self.recorder.note(method, f"/api/v1/{path}", body, answer.status_code, answered)
        return answered


@dataclass
class World:
    """Everybody outside whom the service talks to, and where it listens itself."""

    receiver: Receiver
    issuer: OidcIssuer
    mails: MailServer
    server: str

    def token(self, subject: str = "fay") -> dict[str, str]:
        return {**self.issuer.body(subject), "issuer": "apple"}

    def code(self, address: str) -> str:
        """In the next mail to the address."""
        count = len(self.mails.mails(address))
        do_send_mails()
        return code_in(self.mails.wait_for(address, count + 1))


def tour(guide: Guide, world: World) -> None:
    _arrive(guide)
    _look_at_cards(guide)
    _play(guide, world.server)
    _know_others(guide)
    _be_told(guide, world.receiver)
    _try_cards(guide)
    _find_back(guide, world)
    _press_play(guide)
    _leave(guide)


def _arrive(guide: Guide) -> None:
    guest = guide.send("POST", "auth/guest", {"display_name": "Ann", "language": "en", "device_name": "Phone"})
    guide.send("POST", "auth/guest", {"display_name": "Ann", "language": "tlh"})
    guide.token = guest["access"]
    guide.send("GET", "me")
    guide.send("PATCH", "me", {"preferences": {"auto_pass": {"neigh": "unless_about_me"}}})
    guide.send("POST", "me/upgrade", {"username": "ann", "password": PASSWORD})
    guide.send("POST", "auth/register", {"username": "carol", "password": PASSWORD, "device_name": "Tablet"}, token="")
    signed = guide.send(
        "POST", "auth/token", {"username": "ann", "password": PASSWORD, "device_name": "Laptop"}, token=""
    )
    guide.send("POST", "auth/token/refresh", {"refresh": signed["refresh"]}, token="")
    sessions = guide.send("GET", "me/sessions")["items"]
    other = next(session["id"] for session in sessions if not session["is_current"])
    guide.send("DELETE", f"me/sessions/{other}")
    guide.send("POST", "me/password", {"current_password": PASSWORD, "new_password": PASSWORD + "-2"})
    wanted = {"name": "Our server", "scopes": ["games:read", "games:play"], "password": PASSWORD + "-2"}
    key = guide.send("POST", "me/api-keys", wanted)
    guide.send("GET", "me/api-keys")
    guide.send("DELETE", f"me/api-keys/{key['id']}")


def _look_at_cards(guide: Guide) -> None:
    guide.send("GET", "rulesets")
    guide.send("GET", "labels")
    guide.send("GET", "card-sets?ruleset=unstable_unicorns")
    slug = guide.send("GET", "card-sets?limit=1")["items"][0]["slug"]
    number = guide.send("GET", f"card-sets/{slug}")["latest_version"]
    card = guide.send("GET", f"card-sets/{slug}/versions/{number}")["cards"][0]["id"]
    guide.send("GET", f"card-sets/{slug}/versions/{number}/cards/{card}/face.svg?language=en")
    guide.send("GET", f"card-images/{do_store_image(picture()).sha256}.webp")


def _play(guide: Guide, server: str) -> None:
    bob = guide.send("POST", "auth/guest", {"display_name": "Bob"}, token="")["access"]
    wanted = {
        "ruleset": "unstable_unicorns",
        "access": "private",
        "seats": {"max": 3},
        "options": {"first_seat": "host"},
    }
    httpx.get(f"{server}/api/v1/me/events", headers={"Authorization": f"Bearer {guide.token}"}, timeout=60)
    table = guide.send("POST", "games", wanted)
    game = f"games/{table['id']}"
    guide.send("POST", f"{game}/seats", {"bot": "random"})
    guide.send("GET", f"games/preview?code={table['code']}", token=bob)
    guide.send("POST", "games/join", {"code": table["code"]}, token=bob)
    guide.send("DELETE", f"{game}/seats/1")
    guide.send("PATCH", f"{game}/seats/2", {"ready": True}, token=bob)
    view = guide.send("POST", f"{game}/start")
    guide.send("GET", f"{game}/cards")
    for token in (guide.token, bob):
        prompt = guide.send("GET", game, token=token)["prompts"][0]
        baby = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
        action = {"prompt": prompt["id"], "type": "choose_baby", "card": baby}
        guide.send("POST", f"{game}/actions", action, token=token)
        guide.send("POST", f"{game}/actions", action, token=token)
    guide.send("GET", "games?mine=true&limit=2")
    guide.send("GET", f"{game}/events?after={view['version']}&wait=5")
    _listen(guide, server, f"{game}/stream?after={view['version']}")
    guide.send("POST", f"{game}/stream-tickets")
    guide.send("GET", "me/events?after=0&wait=5")
    _listen(guide, server, "me/stream?after=0")
    guide.send("POST", "me/stream-tickets")
    guide.send("PATCH", f"{game}/seats/1", {"away": True}, token=bob)
    guide.send("POST", f"{game}/seats/1/stand-in", {"bot": "random"})
    guide.send("POST", f"{game}/actions", {"type": "concede"}, token=bob)
    guide.send("GET", f"{game}/replay")
    guide.send("GET", f"{game}/replay/events?seat=0&after={view['version']}")
    guide.send("GET", f"{game}/replay/{view['version']}?seat=0")
    guide.send("POST", f"{game}/rematch")


def _know_others(guide: Guide) -> None:
    """A rated game between two who have accounts, what remains of it, and a stranger who is not wanted again."""
    dan = guide.send("POST", "auth/register", {"username": "dan", "password": PASSWORD}, token="")
    wanted = {"ruleset": "unstable_unicorns", "rated": True, "seats": {"max": 2}}
    game = f"games/{guide.send('POST', 'games', wanted)['id']}"
    guide.send("POST", f"{game}/seats", {}, token=dan["access"])
    guide.send("PATCH", f"{game}/seats/1", {"ready": True}, token=dan["access"])
    guide.send("POST", f"{game}/start")
    guide.send("POST", f"{game}/actions", {"type": "concede"}, token=dan["access"])
    guide.send("GET", "me/games?status=finished&limit=2")
    guide.send("GET", "leaderboards/unstable_unicorns?limit=2", token="")
    guide.send("GET", "me/leaderboards/unstable_unicorns?season=0&neighbours=1")
    one = f"players/{dan['account']['id']}"
    guide.send("GET", f"{one}/avatars/{dan['account']['preferences']['avatar']}.svg")
    guide.send("GET", one)
    guide.send("GET", f"{one}/games?limit=2")
    guide.send("POST", f"{one}/report", {"reason": "stalling", "game": game.removeprefix("games/"), "event": 1})
    guide.send("POST", f"{one}/block")
    guide.send("GET", "me/blocks")
    guide.send("DELETE", f"{one}/block")


def _try_cards(guide: Guide) -> None:
    """An editor presses *Try it* in the admin, and lays the table out anew."""
    editor = staff("Ada", "editor")
    published = CardSetVersion.objects.get(card_set__slug="unstable-unicorns-2e", status="published")
    address = check_try(check_open_draft(published, editor).pk, editor)
    refresh, game = address.removeprefix("/play/#with=").split("&game=")
    ada = guide.send("POST", "auth/token/refresh", {"refresh": refresh}, token="")["access"]
    guide.send("GET", f"games/{game}/scenario", token=ada)
    laid = [
        {"zone": "hand", "seat": 0, "cards": ["good_deal", "yay"]},
        {"zone": "stable", "seat": 1, "cards": ["rhinocorn"]},
    ]
    view = guide.send("POST", f"games/{game}/scenario", {"seats": 3, "laid": laid}, token=ada)
    guide.send("POST", f"games/{view['id']}/scenario/seat", {"seat": 1}, token=ada)
    guide.send("POST", f"games/{view['id']}/scenario/undo", {"all": True}, token=ada)


def _listen(guide: Guide, server: str, path: str) -> None:
    """Until the stream has told what may be done now."""
    lines = []
    headers = {"Authorization": f"Bearer {guide.token}"}
    with httpx.stream("GET", f"{server}/api/v1/{path}", headers=headers, timeout=60) as answer:
        for line in answer.iter_lines():
            lines.append(line)
            if not line and any(earlier == "event: now" for earlier in lines):
                break
    guide.recorder.note("GET", f"/api/v1/{path}", None, answer.status_code, "\n".join(lines) + "\n")


def _be_told(guide: Guide, receiver: Receiver) -> None:
    wanted = {"url": f"{receiver.url}", "events": ["prompt.opened", "game.finished"], "description": "Push"}
    webhook = guide.send("POST", "webhooks", wanted)
    one = f"webhooks/{webhook['id']}"
    guide.send("GET", "webhooks")
    guide.send("PATCH", one, {"events": ["prompt.opened", "game.started", "game.finished"]})
    guide.send("POST", f"{one}/secret", {"old_works_for": 3600})
    guide.send("POST", f"{one}/ping")
    deliver()
    guide.send("GET", one)
    delivery = guide.send("GET", f"{one}/deliveries?limit=10")["items"][0]
    guide.send("GET", f"{one}/deliveries/{delivery['id']}")
    guide.send("POST", f"{one}/deliveries/{delivery['id']}/replay")
    guide.send("POST", f"{one}/replay", {"since": "2026-01-31T12:00:00Z", "only_failed": False})
    guide.send("DELETE", one)


def _find_back(guide: Guide, world: World) -> None:
    """From a guest to an account that survives a lost phone, and on to the next phone."""
    fay = guide.send("POST", "auth/guest", {"display_name": "Fay"}, token="")["access"]
    asked = guide.send("POST", "me/email", {"email": ADDRESS}, token=fay)
    guide.send("POST", "auth/email/confirm", {"id": asked["id"], "code": world.code(ADDRESS)}, token=fay)
    guide.send("POST", "auth/email/confirm", {"id": asked["id"], "code": "00000000"}, token=fay)
    identity = guide.send("POST", "me/identities", world.token(), token=fay)
    guide.send("GET", "me/identities", token=fay)
    token = {**world.token(), "device_name": "New phone"}
    guide.send("POST", "auth/identity", token, token="")
    guide.send("POST", "auth/identity", token, token="")
    guide.send("POST", "auth/identity", {**world.token("gil"), "display_name": "Gil"}, token="")
    do_send_mails()
    asked = guide.send("POST", "auth/recovery", {"email": ADDRESS}, token="")
    back = {"id": asked["id"], "code": world.code(ADDRESS), "new_password": PASSWORD, "device_name": "New phone"}
    fay = guide.send("POST", "auth/recovery/confirm", back, token="")["access"]
    guide.send("POST", "me/email/code", {"purpose": "delete_account"}, token=fay)
    guide.send("POST", "me/proof", {"password": PASSWORD}, token=fay)
    guide.send("DELETE", f"me/identities/{identity['id']}", token=fay)
    guide.send("DELETE", "me/email", token=fay)
    guide.send("POST", "me/identities", world.token(), token=fay)
    guide.send("DELETE", "me/email", token=fay)


def _press_play(guide: Guide) -> None:
    wanted = {"ruleset": "unstable_unicorns", "seats": {"max": 2}, "bots": {"level": "normal", "after": 45}}
    cleo, dan = (
        guide.send("POST", "auth/guest", {"display_name": name}, token="")["access"] for name in ("Cleo", "Dan")
    )
    ticket = guide.send("POST", "quick-play", wanted, token=cleo)
    guide.send("POST", "quick-play", wanted, token=cleo)
    guide.send("GET", "quick-play", token=cleo)
    guide.send("POST", "quick-play", wanted, token=dan)
    run()
    guide.send("GET", f"quick-play/{ticket['id']}", token=cleo)
    ticket = guide.send("POST", "quick-play", wanted, token=dan)
    guide.send("DELETE", f"quick-play/{ticket['id']}", token=dan)


def _leave(guide: Guide) -> None:
    dora = guide.send("POST", "auth/guest", {"display_name": "Dora"}, token="")
    guide.send("POST", "auth/logout", {"refresh": dora["refresh"]}, token="")
    guide.send("DELETE", "me/sessions")
    ann = guide.send("POST", "auth/token", {"username": "ann", "password": PASSWORD + "-2"}, token="")
    guide.send("GET", "me/export", token=ann["access"])
    with patch.object(exporting, "LARGE", 0):
        guide.send("GET", "me/export", token=ann["access"])
    guide.send("DELETE", "me", {"password": PASSWORD + "-2"}, token=ann["access"])
