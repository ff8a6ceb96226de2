"""Around a table before, between and after play: sitting down, getting ready, leaving, starting, playing again.

Each `check_` opens a transaction, locks the game, refuses or does it, and answers with the game as it then is.
"""

import secrets
from collections.abc import Callable
from typing import Concatenate, ParamSpec
from uuid import UUID

import msgspec
from django.db import transaction

from accounts.models import Account
from games.models import Game, Seat
from games.rules.kernel.table_events import (
    HostPassed,
    RematchOpened,
    SeatAccepted,
    SeatLeft,
    SeatMoved,
    SeatNotReady,
    SeatReady,
    SeatRemoved,
    SeatWithdrew,
    TableClosed,
)
from games.services import problems
from games.services.changes import keep
from games.services.playing import come_back, hand_over, leave, settle
from games.services.start import do_start
from games.services.tables import (
    bot_complaint,
    bot_names,
    bot_seat,
    do_open_table,
    refuse_if,
    require_fewer_tables,
    require_may_play,
    seat_name,
    seat_taken,
)
from games.store.avoiding import avoids_table
from games.store.locking import NoSuchGame, lock_game
from games.store.open_game import OpenGame, Rematch
from games.store.tables import delete_seat, insert_seat, lock_with_accounts, move_seat, rematch_of, write_removed
from uu_service.api.problems import NotFound

KEPT_BY_A_REMATCH = (
    *("ruleset", "access", "spectators", "listed", "rated"),
    *("min_seats", "max_seats", "options", "clock", "card_sets"),
)
P = ParamSpec("P")
Service = Callable[Concatenate[UUID, Account, P], OpenGame]


def _under_lock(do: Callable[Concatenate[OpenGame, Account, P], None]) -> Service[P]:
    """Lock, settle what is due, do, save, tell."""

    def service(game_id: UUID, account: Account, *args: P.args, **kwargs: P.kwargs) -> OpenGame:
        with transaction.atomic():
            try:
                game = lock_game(game_id)
            except NoSuchGame:
                raise NotFound from None
            settle(game)
            do(game, account, *args, **kwargs)
            keep(game)
        return game

    service.__doc__ = do.__doc__
    return service


@_under_lock
def check_join(game: OpenGame, account: Account, code: str | None) -> None:
    """Sit down on the lowest free seat. Who sits here already keeps the seat: joining twice is joining once."""
    if game.seat_of(account.pk):
        return
    if game.row.access == Game.Access.PRIVATE and not _same(code, game.row.code):
        raise NotFound
    if avoids_table(account.pk, game.row.pk):
        raise NotFound  # a block must not show: the table then seems not to exist
    if str(account.pk) in game.row.removed:
        raise problems.RemovedByHost()
    _require_lobby(game)
    require_may_play(account, is_rated=game.row.rated)
    number = _free_number(game)
    require_fewer_tables(account)
    _sit(game, Seat(game=game.row, number=number, account=account, name=seat_name(account)))


@_under_lock
def check_add_bot(game: OpenGame, account: Account, bot: str) -> None:
    """The host puts a bot on a free seat."""
    _require_host(game, account)
    _require_lobby(game)
    _require_bots_allowed(game)
    _require_known_bot(bot)
    _sit(game, bot_seat(game.row, _free_number(game), bot))


@_under_lock
def check_change_seat(
    game: OpenGame, account: Account, number: int, ready: bool | None, away: bool | None, consents: bool | None
) -> None:
    """Say that you are ready, that you are back, or that you accept the options that need consent."""
    seat = _own_seat(game, account, number)
    if ready is not None and ready != seat.ready:
        _require_lobby(game)
        seat.ready = ready
        game.record(SeatReady(number) if ready else SeatNotReady(number))
    if consents is not None and consents != seat.consents:
        _require_lobby(game)
        seat.consents = consents
        game.record(SeatAccepted(number) if consents else SeatWithdrew(number))
    if away is False:
        come_back(game, seat)
    elif away is True and game.is_running:
        leave(game, seat)


@_under_lock
def check_leave(game: OpenGame, account: Account, number: int) -> None:
    """Leave your own seat; the host may also free another one before the start. A running seat goes away."""
    seat = _seat_or_404(game, number)
    own = seat.account_id == account.pk
    if not own:
        _require_host(game, account)
        _require_lobby(game)
    if game.is_running:
        leave(game, seat)
    elif game.row.status == Game.Status.LOBBY:
        free_seat(game, seat, SeatLeft(number) if own else SeatRemoved(number))
        if not own:
            _keep_out(game.row, seat)
            game.sent_away.append(seat)


@_under_lock
def check_hand_over(game: OpenGame, account: Account, number: int, bot: str) -> None:
    """The host lets a bot play for somebody who is away, until that person is back."""
    _require_in_charge(game, account)
    _require_bots_allowed(game)
    _require_known_bot(bot)
    seat = _seat_or_404(game, number)
    if not seat.away:
        raise problems.SeatNotAway()
    if seat.stand_in != bot:
        hand_over(game, seat, bot)


@_under_lock
def check_start(game: OpenGame, account: Account) -> None:
    """The host starts: enough seats, everybody ready. The state is made now."""
    _require_host(game, account)
    _require_lobby(game)
    _require_complete(game)
    _close_gaps(game)
    do_start(game)


def check_rematch(game_id: UUID, account: Account) -> Game:
    """A new lobby with the same settings and seats, not ready. Asked twice, it is the same lobby."""
    with transaction.atomic():
        old, seats = lock_with_accounts(game_id)
        if old is None or account.pk not in [seat.account_id for seat in seats] or old.scenario is not None:
            raise NotFound
        if old.status not in (Game.Status.FINISHED, Game.Status.ABANDONED):
            raise problems.StillPlaying()
        known = rematch_of(old)
        if known:
            return known
        require_fewer_tables(account)
        return _open_again(old, seats, account)


def _open_again(old: Game, seats: list[Seat], host: Account) -> Game:
    game = do_open_table(host, **{name: getattr(old, name) for name in KEPT_BY_A_REMATCH}, rematch_of=old)
    opened = lock_game(game.id)
    for seat in seats:
        if seat.account_id == host.pk or (seat.account_id is None and not seat.bot):
            continue
        number = _free_number(opened)
        name = seat_name(seat.account) if seat.account else seat.name
        _sit(
            opened, Seat(game=game, number=number, account=seat.account, bot=seat.bot, name=name, ready=bool(seat.bot))
        )
    finished = lock_game(old.id)
    finished.rematch = Rematch(game.id, host.pk)
    finished.record(RematchOpened(game.id))
    keep(opened, finished)
    return opened.row


def _sit(game: OpenGame, seat: Seat) -> None:
    insert_seat(seat)
    game.add_seat(seat)
    game.row.touched_at = game.now
    game.record(seat_taken(seat))


def free_seat(game: OpenGame, seat: Seat, why: SeatLeft | SeatRemoved) -> None:
    """The seat is empty again. The host's table passes on, or closes with its last person."""
    game.remove_seat(seat)
    delete_seat(seat)
    game.record(why)
    people = [other for other in game.seats if other.account_id]
    if not people:
        game.abandon(TableClosed())
    elif seat.number == game.row.host:
        game.row.host = people[0].number
        people[0].ready = True
        game.record(HostPassed(people[0].number))


def _keep_out(row: Game, seat: Seat) -> None:
    """Whom the host removed does not sit down here again, with or without the code."""
    if seat.account_id:
        row.removed = [*row.removed, str(seat.account_id)]
        write_removed(row)


def _close_gaps(game: OpenGame) -> None:
    """The rules know seats 0 to n-1: those behind an empty seat move up."""
    for number, seat in enumerate(game.seats):
        if seat.number != number:
            if game.row.host == seat.number:
                game.row.host = number
            game.record(SeatMoved(seat.number, number))
            move_seat(seat, number)


def _require_complete(game: OpenGame) -> None:
    missing = game.row.min_seats - len(game.seats)
    if missing > 0:
        raise problems.SeatsMissing(missing=missing)
    host = game.row.host
    if any(not seat.ready for seat in game.seats if seat.number != host):
        raise problems.SeatsNotReady()
    options = msgspec.convert(game.row.options, game.ruleset.Options)
    if game.ruleset.needs_consent(options) and any(not s.consents for s in game.seats if s.account_id):
        raise problems.ConsentMissing()


def _free_number(game: OpenGame) -> int:
    taken = {seat.number for seat in game.seats}
    free = [number for number in range(game.row.max_seats) if number not in taken]
    if not free:
        raise problems.TableFull()
    return free[0]


def _require_lobby(game: OpenGame) -> None:
    if game.row.status != Game.Status.LOBBY:
        raise problems.AlreadyStarted()


def _require_bots_allowed(game: OpenGame) -> None:
    if game.row.rated:
        raise problems.NoBotsWhenRated


def _require_known_bot(bot: str) -> None:
    if bot not in bot_names():
        refuse_if([bot_complaint("/bot", bot)])


def _require_in_charge(game: OpenGame, account: Account) -> None:
    """The host of a running game; while the host is away, the present person with the lowest seat."""
    seat = game.seat_of(account.pk)
    if seat is None and game.row.access == Game.Access.PRIVATE:
        raise NotFound
    if not game.is_running:
        raise problems.GameOver() if game.row.finished_at else problems.NotStarted()
    present = [other.number for other in game.seats if other.account_id and not other.away]
    in_charge = game.row.host if game.row.host in present else min(present, default=None)
    if seat is None or seat.number != in_charge:
        raise problems.HostOnly()


def _require_host(game: OpenGame, account: Account) -> None:
    seat = game.seat_of(account.pk)
    if seat is None and game.row.access == Game.Access.PRIVATE:
        raise NotFound
    if seat is None or seat.number != game.row.host:
        raise problems.HostOnly()


def _own_seat(game: OpenGame, account: Account, number: int) -> Seat:
    seat = _seat_or_404(game, number)
    if seat.account_id == account.pk:
        return seat
    raise (
        NotFound if game.row.access == Game.Access.PRIVATE and not game.seat_of(account.pk) else problems.NotYourSeat()
    )


def _seat_or_404(game: OpenGame, number: int) -> Seat:
    seat = next((seat for seat in game.seats if seat.number == number), None)
    if seat is None:
        raise NotFound
    return seat


def _same(given: str | None, code: str | None) -> bool:
    return bool(given and code) and secrets.compare_digest(str(given).strip().upper().encode(), str(code).encode())
