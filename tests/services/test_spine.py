"""The spine on the real parts: two clients, windows that time out, answers at the same instant, a killed worker."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import httpx
import pytest
from django.db.models import F

from games.models import Game, LoggedStep
from tests.services.fleet import Services, Web
from tests.services.processes import wait_until
from tests.toy.registered import registered
from tests.toy.ruleset import Toy

THROTTLES = ("AUTH", "CREATE", "PLAY", "READ", "STREAM", "TABLE")
TOY = {
    "DJANGO_SETTINGS_MODULE": "tests.toy.settings",
    "UU_MOST_TABLES": "1000",
    **{f"UU_THROTTLE_{name}": "99999/second" for name in THROTTLES},
}
"""The service with the toy game in it, played freely: what most tests here have a web process for."""
QUICK = {"mode": "live", "seconds": {"stop": 0.3, "turn": 600, "pause": 0}}
SLOW = {"mode": "live", "seconds": {"stop": 60, "turn": 600, "pause": 0}}


class Client:
    """One person at one web process."""

    def __init__(self, web: Web, name: str) -> None:
        guest = httpx.post(f"{web.url}/api/v1/auth/guest", json={"display_name": name}, timeout=60).json()
        headers = {"Authorization": f"Bearer {guest['access']}"}
        self.http = httpx.Client(base_url=f"{web.url}/api/v1/", headers=headers, timeout=60)

    def view(self, game: str) -> dict[str, Any]:
        return self.http.get(f"games/{game}").json()  # type: ignore[no-any-return]

    def act(self, game: str, action: dict[str, Any]) -> httpx.Response:
        return self.http.post(f"games/{game}/actions", json=action)


@pytest.fixture
def toy():
    with registered(Toy()):
        yield


def open_toy(clients: list[Client], clock: dict[str, Any]) -> str:
    game = clients[0].http.post("games", json={"ruleset": "toy", "clock": clock}).json()["id"]
    for client in clients[1:]:
        seat = client.http.post(f"games/{game}/seats").json()["your_seat"]
        client.http.patch(f"games/{game}/seats/{seat}", json={"ready": True})
    assert clients[0].http.post(f"games/{game}/start").json()["status"] == "running"
    return str(game)


def play_a_card(clients: list[Client], game: str) -> int:
    """Whoever's turn it is plays its first card. The version with it: a short window may be over before we look."""
    client, prompt = next((c, p) for c in clients for p in c.view(game)["prompts"] if p["kind"] == "turn")
    card = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
    answer = client.act(game, {"prompt": prompt["id"], "type": "lay_card", "card": card})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["version"])


def windows(clients: list[Client], game: str) -> list[tuple[Client, dict[str, Any]]]:
    return [(c, p) for c in clients for p in c.view(game)["prompts"] if p["kind"] == "window"]


def test_a_window_times_out_by_the_clock_alone(services: Services, toy: None) -> None:
    web = services.shared_web(workers=2, env=TOY)
    services.start_worker(queues=["clock"], env=TOY)
    services.start_beat(env=TOY)
    clients = [Client(web, "Ann"), Client(web, "Bob"), Client(web, "Cid")]
    game = open_toy(clients, QUICK)
    version = play_a_card(clients, game)
    wait_until(lambda: Game.objects.get(pk=game).version > version, 60, "the clock to settle the window")
    assert windows(clients, game) == []
    auto = [step for step in LoggedStep.objects.filter(game_id=game).order_by("last") if step.first > version]
    assert len(auto) >= 1


def test_a_window_is_settled_after_its_worker_was_killed(services: Services, toy: None) -> None:
    web = services.shared_web(workers=2, env=TOY)
    services.start_beat(env=TOY)
    worker = services.start_worker(queues=["clock"], env=TOY)
    clients = [Client(web, "Ann"), Client(web, "Bob")]
    games = [open_toy(clients, QUICK) for _ in range(6)]
    for game in games[:3]:
        play_a_card(clients, game)
    worker.kill()
    for game in games[3:]:
        play_a_card(clients, game)
    services.start_worker(queues=["clock"], env=TOY)
    open_windows = Game.objects.filter(pk__in=games, closes_at__lt=F("opens_at") + timedelta(seconds=1))
    wait_until(lambda: not open_windows.exists(), 60, "every window to be settled")
    assert Game.objects.filter(pk__in=games, failures=0).count() == len(games)


def test_of_two_answers_at_the_same_instant_one_wins_and_the_other_keeps_its_card(
    services: Services, toy: None
) -> None:
    web = services.shared_web(workers=2, env=TOY)
    clients = [Client(web, "Ann"), Client(web, "Bob"), Client(web, "Cid")]
    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            game = open_toy(clients, SLOW)
            play_a_card(clients, game)
            rivals = windows(clients, game)
            assert len(rivals) == 2
            hands = [len(client.view(game)["you"]["hand"]) for client, _ in rivals]
            stops = [
                {
                    "prompt": prompt["id"],
                    "type": "stop",
                    "card": prompt["forms"][0]["fields"]["card"]["choices"][0]["value"],
                }
                for _, prompt in rivals
            ]
            sent = [pool.submit(client.act, game, stop) for (client, _), stop in zip(rivals, stops, strict=True)]
            answers = [one.result() for one in sent]
            assert sorted(a.status_code for a in answers) == [200, 409]
            loser = next(i for i, a in enumerate(answers) if a.status_code == 409)
            assert answers[loser].json()["code"] == "prompt_closed"
            hand = len(rivals[loser][0].view(game)["you"]["hand"])
            drew = answers[loser].json()["prompts"]
            assert hand == hands[loser] + (1 if drew else 0)
            stopped = [
                e for e in clients[0].http.get(f"games/{game}/events").json()["events"] if e["type"] == "card_stopped"
            ]
            assert len(stopped) == 1


def test_a_duplicate_waits_for_the_first_and_gets_its_answer(services: Services, toy: None) -> None:
    web = services.shared_web(workers=2, env=TOY)
    clients = [Client(web, "Ann"), Client(web, "Bob")]
    game = open_toy(clients, SLOW)
    prompt = clients[0].view(game)["prompts"][0]
    action = {"prompt": prompt["id"], "type": "pass"}

    def send(_: int) -> httpx.Response:
        return clients[0].http.post(f"games/{game}/actions", json=action, headers={"Idempotency-Key": "same"})

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(send, range(40)))
    assert {a.status_code for a in answers} == {200}
    assert len({a.content for a in answers}) == 1
    assert [a.headers.get("Idempotent-Replayed") for a in answers].count("true") == 39
    passes = LoggedStep.objects.filter(game_id=game).exclude(action=b"").count()
    assert passes == 1


def test_a_long_poll_is_woken_after_the_poll_before_it_has_ended(services: Services, toy: None) -> None:
    """What hears the hints must outlive them all."""
    listening, playing = services.start_web(env=TOY), services.shared_web(workers=2, env=TOY)
    clients = [Client(playing, "Ann"), Client(playing, "Bob")]
    game, quiet = (open_toy(clients, SLOW) for _ in range(2))
    answered: list[str] = []

    def poll(table: str, after: int, wait: float) -> dict[str, Any]:
        url = f"{listening.url}/api/v1/games/{table}/events?after={after}&wait={wait}"
        page = httpx.get(url, headers=clients[0].http.headers, timeout=60).json()
        answered.append(table)
        return page  # type: ignore[no-any-return]

    still, version = (clients[0].view(table)["version"] for table in (quiet, game))
    with ThreadPoolExecutor(3) as pool:
        first = pool.submit(poll, quiet, still, 2)
        second = pool.submit(poll, game, version, 25)
        assert first.result()["events"] == []
        play_a_card(clients, game)
        pool.submit(poll, quiet, still, 10)
        assert second.result()["events"][0]["number"] == version + 1
    assert answered == [quiet, game, quiet]
