"""What every listener has heard, compared with what the service tells now, and with what the others have heard."""

from collections import Counter, defaultdict
from typing import Any
from uuid import UUID

from django.db.models import Max

from games.models import AccountLogEntry, Game
from games.services.replay import state_after
from games.store.tables import row_with_steps
from tools.chaos.listeners import StreamListener


def faults_of_streams(listeners: list[StreamListener]) -> list[str]:
    """A stream that missed something, had it twice, or told something else than the log or another seat's stream."""
    faults: list[str] = []
    by_game: dict[str, list[StreamListener]] = defaultdict(list)
    for one in listeners:
        if one.game:
            by_game[one.game].append(one)
    for game, viewers in by_game.items():
        for viewer in viewers:
            faults += _differences(viewer, viewer.person.events(game))
        for viewer in viewers[1:]:
            pairs = zip(viewers[0].heard, viewer.heard, strict=False)
            if any(not agree(ours, theirs) for ours, theirs in pairs):
                faults.append(f"{game}: two seats were told different stories")
    return faults


def _differences(viewer: StreamListener, told: list[dict[str, Any]]) -> list[str]:
    numbers = [event["number"] for event in viewer.heard]
    if viewer.resyncs:
        return [f"{viewer.path}: {viewer.resyncs} times too far behind"]
    if numbers != list(range(1, len(told) + 1)):
        twice = [number for number, count in Counter(numbers).items() if count > 1]
        missed = sorted(set(range(1, len(told) + 1)) - set(numbers))
        return [f"{viewer.path}: heard {len(numbers)} of {len(told)}; twice {twice[:5]}, missed {missed[:5]}"]
    return [
        f"{viewer.path}: number {ours['number']} was told as {ours}, and is {theirs}"
        for ours, theirs in zip(viewer.heard, told, strict=True)
        if ours != theirs
    ][:3]


def agree(one: Any, other: Any) -> bool:
    """Two seats' words for one event: a seat may know less, and has sentences of its own; the rest is the same."""
    if one is None or other is None:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return all(agree(one.get(name), other.get(name)) for name in {*one, *other} - {"text"})
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(agree, one, other))
    return bool(one == other)


def newest_of_accounts(listeners: list[StreamListener]) -> dict[str, int]:
    """How far the stored log of each account that listens has come: a search that ends later adds to it."""
    accounts = [one.source for one in listeners if not one.game]
    stored = AccountLogEntry.objects.filter(account_id__in=accounts).values_list("account_id")
    return {str(account): last for account, last in stored.annotate(last=Max("number"))}


def faults_of_accounts(listeners: list[StreamListener], newest: dict[str, int]) -> list[str]:
    """An account's log as it was heard: without gaps, as far as the stored one; each game begins and ends once."""
    faults: list[str] = []
    for one in (one for one in listeners if not one.game):
        numbers = [entry["number"] for entry in one.heard]
        begins, last = numbers[0] if numbers else 1, newest.get(one.source, 0)
        if numbers != list(range(begins, max(last, *numbers[-1:], 0) + 1)):
            faults.append(f"{one.source}: heard {len(numbers)} from {begins}, stored {last}")
        told = Counter((entry["type"], entry.get("game")) for entry in one.heard)
        kinds = ("game_started", "game_finished", "quick_play_matched")
        twice = [what for what, count in told.items() if count > 1 and what[0] in kinds]
        faults += [f"{one.person.account}: told more than once of {what}" for what in twice]
    return faults


def faults_of_replays(games: list[str]) -> list[str]:
    """Every finished game played again from its seed: it ends as it is stored."""
    faults: list[str] = []
    finished = Game.objects.filter(pk__in=map(UUID, games), status=Game.Status.FINISHED)
    for game in finished.values_list("pk", flat=True):
        row, steps = row_with_steps(game)
        state = state_after(row, steps)
        if state is None or state.outcome is None or row.version != steps[-1].last:
            faults.append(f"{game}: played again it does not end as it did")
    return faults
