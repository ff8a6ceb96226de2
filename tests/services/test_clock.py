"""The clock on real processes: games that it plays alone, touches without a worker, and how it is seen from outside."""

import threading
from datetime import timedelta

import httpx
from django.db import connections, transaction

from accounts.credentials import Credential, Kind
from accounts.models import Session
from games.models import ClockTick, Game, Seat
from games.rules.kernel.prompts import CONCEDE, Action
from games.services.actions import SentAction, submit
from games.services.changes import keep
from games.services.lobby import check_change_seat
from games.services.playing import answer
from games.services.settling import settle_if_due
from games.services.views import GameView
from games.store import times
from games.store.locking import lock_game
from tests.services.fleet import Services, Web
from tests.services.locks import somebody_waits
from tests.services.ports import free_port
from tests.services.processes import wait_until
from tests.services.windows import copies, faults_of, game_at_window, open_windows, start_game
from uu_service.statements import Statement

SHORT = {"mode": "live", "seconds": {"turn": 0.05, "pause": 0.05, "chance": 0.05, "pace": 0.05}}


def test_games_in_which_nobody_ever_answers_wait_until_somebody_is_back(services: Services, settings) -> None:
    settings.CLOCK_SHORTEST_SECONDS = 0.05
    games = [start_game("kill_the_unicorns", seats, SHORT) for seats in (3, 6)]
    services.start_beat()
    services.start_worker(["clock"])
    found = Game.objects.filter(pk__in=games)
    wait_until(lambda: not found.filter(paused_at=None).exists(), 120, "the tables to wait")
    versions = {game.pk: game.version for game in found}
    wait_until(lambda: ClockTick.objects.filter(at__gt=max(game.paused_at for game in found)).exists(), 60, "a tick")
    assert {game.pk: game.version for game in found.all()} == versions
    for game in games:
        person = Seat.objects.select_related("account").get(game_id=game, number=0).account
        assert person
        check_change_seat(game, person, 0, ready=None, away=False, consents=None)
    wait_until(lambda: all(game.version > versions[game.pk] + 5 for game in found.all()), 120, "the games to go on")


def test_bots_whose_people_have_given_up_play_to_a_scored_end(services: Services, settings) -> None:
    """Each answer waits for its pace, which the clock fires; the bots' own worker gives it."""
    settings.CLOCK_SHORTEST_SECONDS = 0.05
    games = [start_game("kill_the_unicorns", seats, SHORT, bots=seats - 1) for seats in (3, 4)]
    services.start_beat()
    services.start_worker(["clock"])
    services.start_worker(["bots"])
    for game in games:
        with transaction.atomic():
            opened = lock_game(game)
            assert answer(opened, Action(0, "", CONCEDE)) is None
            keep(opened)
    found = Game.objects.filter(pk__in=games)
    wait_until(lambda: not found.filter(status="running").exists(), 400, "the games to end")
    for game in found:
        assert game.status == "finished"
        assert game.outcome["reason"] in ("highest_score", "all_scores_tied", "double_rainbow")
        if game.outcome["reason"] != "double_rainbow":
            assert len(game.outcome["details"]["scores"]) == game.seats.count()


def test_a_game_that_is_touched_settles_at_once_with_no_worker_alive(services: Services) -> None:
    windows = open_windows(2, first_in=0.0, over=0.0)
    for game in windows.ids:
        settle_if_due(game)
    assert windows.are_settled()
    assert faults_of(windows) == []


class Forgetful:
    """An answer that is kept nowhere."""

    key = None

    def recall(self) -> None:
        return None

    def remember(self, view: GameView) -> tuple[GameView, list[Statement]]:
        return view, []


def test_an_answer_that_waited_for_its_lock_until_after_the_end_counts(services: Services) -> None:
    """Its window ends while it waits: it was received before, so it is taken before what is due is settled."""
    window = copies(game_at_window(), [60])
    asked = Seat.objects.filter(game_id=window.ids[0], owes=True).select_related("account")[0]
    session = Session.objects.create(account=asked.account)
    credential = Credential(asked.account_id, Kind.SESSION, session.id)
    with transaction.atomic():
        prompt = next(p for p in lock_game(window.ids[0]).state.prompts if p.seat == asked.number)
    answers: list[object] = []

    def answer() -> None:
        try:
            answers.append(submit(window.ids[0], credential, SentAction(prompt.id, "pass", {}), str, Forgetful()))
        except Exception as error:  # noqa: BLE001 - shown by the assertion
            answers.append(error)
        finally:
            connections.close_all()

    with transaction.atomic():
        Game.objects.select_for_update().get(pk=window.ids[0])
        thread = threading.Thread(target=answer)
        thread.start()
        wait_until(somebody_waits, 60, "the answer to wait for the lock")
        now = times.clock_now()
        Game.objects.filter(pk=window.ids[0]).update(closes_at=now, settles_at=now + timedelta(milliseconds=250))
    thread.join(60)
    assert isinstance(answers[0], GameView), answers[0]
    wait_until(lambda: settle_if_due(window.ids[0]) and faults_of(window) == [], 60, "the end of the grace")


def test_the_clock_is_seen_from_outside(services: Services) -> None:
    """Heartbeat in /readyz; lateness and what is due on the worker's own port, what is due on beat's."""
    web = services.shared_web()
    assert "clock" in _degraded(web)
    ports = {"worker": free_port(), "beat": free_port()}
    windows = open_windows(5, first_in=0.0, over=0.0)
    Game.objects.filter(pk=windows.ids[0]).update(state=b"rubbish")
    beat = services.start_beat(env={"METRICS_PORT": str(ports["beat"])})
    services.start_worker(["clock"], env={"METRICS_PORT": str(ports["worker"])})
    wait_until(lambda: windows.settled() == 4, 60, "the sound windows")
    wait_until(lambda: "clock" not in _degraded(web), 60, "the heartbeat")
    for line in ("uu_settlements_total 4.0", "uu_settlement_lateness_seconds_count 4.0"):
        wait_until(lambda line=line: line in _page(ports["worker"]), 60, line)
    wait_until(lambda: "uu_games_failing 1.0" in _page(ports["beat"]), 60, "the failing game to be seen")
    beat.kill()
    wait_until(lambda: "clock" in _degraded(web), 60, "the silence to be noticed")


def test_busy_bots_never_delay_a_window(services: Services) -> None:
    """Their queue is full and nobody works on it: the clock's goes on."""
    services.redis.client.lpush("bots", *(["rubbish"] * 1000))
    services.start_beat()
    services.start_worker(["clock"])
    windows = open_windows(20, first_in=0.0, over=1.0)
    wait_until(windows.are_settled, 60, "all windows")
    assert services.redis.client.llen("bots") >= 1000


def _degraded(web: Web) -> list[str]:
    return httpx.get(f"{web.url}/readyz", timeout=60).json()["degraded"]  # type: ignore[no-any-return]


def _page(port: int) -> str:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60).text
    except httpx.TransportError:
        return ""
