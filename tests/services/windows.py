"""Many open windows at once: one real game is played up to its Neigh window, then copied row by row.

Afterwards the log tells whether each was settled exactly once.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from typing import Any, NamedTuple
from uuid import UUID

from django.core.management import call_command
from django.db import OperationalError, connection, transaction
from django.utils import timezone

from accounts.models import Account
from games.models import Game, LoggedStep, Seat
from games.rules.kernel.prompts import Action, Form, Prompt, fill
from games.rules.kernel.rng import aside
from games.services.clocks import ClockChoice
from games.services.lobby import check_change_seat, check_join, check_start
from games.services.playing import answer
from games.services.tables import NewTable, SeatRange, check_open_table
from games.store.locking import lock_game, save_games
from games.store.log import action_of
from games.store.open_game import OpenGame
from uu_service.ids import uuid7

PATIENT = {"seconds": {"neigh": 60, "turn": 600}}


class Windows(NamedTuple):
    """Copies of one game, each with the same window open."""

    ids: list[UUID]
    version: int
    asked: int

    def settled(self) -> int:
        """How many; 0 while the database is away."""
        try:
            return Game.objects.filter(pk__in=self.ids, version__gt=self.version).count()
        except OperationalError:
            connection.close()
            return 0

    def are_settled(self) -> bool:
        return self.settled() == len(self.ids)


def open_windows(count: int, first_in: float, over: float, seats: int = 3) -> Windows:
    """So many windows that settle one after the other, from `first_in` seconds on for `over` seconds."""
    original = game_at_window(seats)
    return copies(original, [first_in + over * number / count for number in range(count)])


def game_at_window(seats: int = 3) -> Game:
    """A game of Unstable Unicorns in which a card has been played and everybody else may answer."""
    game = start_game("unstable_unicorns", seats, PATIENT)
    for _ in range(40):
        with transaction.atomic():
            opened = lock_game(game)
            assert opened.state
            if any(prompt.kind == "neigh_window" for prompt in opened.state.prompts):
                return opened.row
            assert answer(opened, _towards_a_window(opened)) is None
            save_games([opened])
    raise AssertionError("no window opened in 40 actions")


def start_game(
    ruleset: str,
    seats: int,
    clock: dict[str, Any],
    options: dict[str, Any] | None = None,
    bots: int = 0,
    bot: str = "random",
) -> UUID:
    """Through the same services as a request, without the web."""
    if not Game.objects.exists():
        call_command("load_card_sets", verbosity=0)
    people = [Account.objects.create(is_guest=True, display_name=f"P{number}") for number in range(seats - bots)]
    wanted = NewTable(ruleset, SeatRange(seats, seats), options or {}, clock=ClockChoice(**clock), bots=[bot] * bots)
    game = check_open_table(people[0], wanted).id
    for number, person in enumerate(people[1:], 1):
        check_join(game, person, None)
        check_change_seat(game, person, number, ready=True, away=None, consents=None)
    check_start(game, people[0])
    return game


def copies(original: Game, settle_in: Iterable[float]) -> Windows:
    """The row and its seats again under new ids; each settles so many seconds from now. Nothing is announced."""
    now = timezone.now()
    rows, seats = [], []
    own_seats = list(original.seats.all())
    for seconds in settle_in:
        ends = now + timedelta(seconds=seconds)
        fields = {field.attname: getattr(original, field.attname) for field in Game._meta.concrete_fields}
        row = Game(**{**fields, "id": uuid7(), "code": None, "settles_at": ends})
        row.closes_at = ends - timedelta(milliseconds=250)
        rows.append(row)
        for seat in own_seats:
            same = {name: getattr(seat, name) for name in ("number", "account_id", "bot", "name", "ready", "owes")}
            seats.append(Seat(game_id=row.id, **same))
    Game.objects.bulk_create(rows, batch_size=500)
    Seat.objects.bulk_create(seats, batch_size=2000)
    return Windows([row.id for row in rows], original.version, sum(seat.owes for seat in own_seats))


def faults_of(windows: Windows) -> list[str]:
    """What is wrong with the log: a window not settled, a prompt answered twice, a number missing or used again."""
    faults = []
    steps: dict[UUID, list[LoggedStep]] = {game: [] for game in windows.ids}
    for step in LoggedStep.objects.filter(game_id__in=windows.ids).order_by("game_id", "last"):
        steps[step.game_id].append(step)
    for game, found in steps.items():
        actions = [action for step in found if (action := action_of(step))]
        answers = Counter(action.prompt for action in actions)
        if len(actions) < windows.asked:
            faults.append(f"{game}: lost, {len(actions)} of {windows.asked} answers")
        faults += [f"{game}: {prompt} was answered {times} times" for prompt, times in answers.items() if times > 1]
        numbers = [windows.version, *(step.last for step in found)]
        if any(step.first != before + 1 for before, step in zip(numbers, found, strict=False)):
            faults.append(f"{game}: the numbers have a gap or go back")
    return faults


def _towards_a_window(opened: OpenGame) -> Action:
    assert opened.state
    prompt: Prompt = opened.state.owed[0]
    form = next((form for form in prompt.forms if form.type in ("play_card", "lay_card")), prompt.forms[0])
    return _filled(prompt, form)


def _filled(prompt: Prompt, form: Form) -> Action:
    return fill(prompt, form, aside(bytes(32), prompt.id))
