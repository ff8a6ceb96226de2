"""Scenario tables, for whoever writes cards: laid out by hand, played from every seat, taken back at will.

A scenario is a game like any other, with a mark: private, never listed, never rated. Taking back deletes nothing: an
event says how far the log still holds, and what does hold is played again from the beginning.
"""

import string
from collections.abc import Iterator, Sequence
from uuid import UUID

import msgspec
from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from cards.models import CardSetVersion
from games.models import Game, Seat
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.game import start_scenario
from games.rules.kernel.rng import SEED_BYTES
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.rules.kernel.scenarios import LaidCards, ScenarioPlace
from games.rules.kernel.table_events import CardSetRef, GameAbandoned, ScenarioUndone, SeatMoved, TableOpened
from games.services.changes import keep
from games.services.clocks import limits
from games.services.playing import go_back
from games.services.replay import state_after
from games.services.start import do_start
from games.services.tables import bot_complaint, bot_names, refuse_if, seat_taken
from games.services.texts import Speaker
from games.stepping.deadlines import ClockSettings, Mode
from games.store import log
from games.store.decks import Deck, deck_from, ref_to, refs
from games.store.locking import NoSuchGame, lock_game
from games.store.open_game import OpenGame
from games.store.scenarios import Scenario, change_seats, scenario_of, still_holding
from games.store.tables import insert_table, row_with_steps
from uu_service.api.problems import Complaint, NotFound, PermissionDenied

RIGHT = "cards.try_cardsetversion"


class ScenarioView(msgspec.Struct, frozen=True):
    """How a table to try cards at was laid out, and how it could be."""

    scenario: Scenario
    """How it was laid out."""
    places: list[ScenarioPlace]
    """Where cards can be laid, and which."""
    min_seats: int
    """How few seats there may be."""
    max_seats: int
    """How many seats there may be."""


def open_scenario(account: Account, versions: Sequence[CardSetVersion], scenario: Scenario) -> Game:
    """A started table with these cards. The account has the first seat, and all others that no bot plays."""
    ruleset = ruleset_named(versions[-1].card_set.ruleset)
    return _open(account, ruleset, [ref_to(version) for version in versions], scenario)


def read_scenario(game_id: UUID, account: Account) -> ScenarioView:
    with transaction.atomic():
        game = _locked(game_id, account)
    scenario = scenario_of(game.row)
    assert scenario is not None
    places, ruleset = game.ruleset.places(game.deck.cards), game.ruleset
    return ScenarioView(scenario, places, ruleset.min_seats, ruleset.max_seats)


def check_lay(game_id: UUID, account: Account, scenario: Scenario, language: str) -> Game:
    """The same cards at a new table, laid out like this. The old table is closed."""
    with transaction.atomic():
        old = _locked(game_id, account)
        ruleset, chosen = old.ruleset, refs(old.row)
        refuse_if(list(_complaints(ruleset, chosen, scenario, language)))
        if old.is_running:
            old.abandon(GameAbandoned())
            keep(old)
        return _open(account, ruleset, chosen, scenario)


def check_undo(game_id: UUID, account: Account, is_all: bool) -> None:
    """Take back the last answer of a seat that no bot plays and all that came of it; or everything."""
    with transaction.atomic():
        game = _locked(game_id, account)
        steps = still_holding(row_with_steps(game_id)[1])
        bots = {seat.number for seat in game.seats if seat.bot}
        own = [n for n, step in enumerate(steps) if (action := log.action_of(step)) and action.seat not in bots]
        if not own:
            return
        kept = steps[: own[0] if is_all else own[-1]]
        state = state_after(game.row, kept)
        assert state is not None
        go_back(game, state, ScenarioUndone(kept[-1].last))
        keep(game)


def check_sit(game_id: UUID, account: Account, number: int) -> None:
    """Play on from another seat that no bot plays."""
    with transaction.atomic():
        game = _locked(game_id, account)
        seat = game.seat_of(account.pk)
        other = next((other for other in game.seats if other.number == number and not other.bot), None)
        if other is None:
            raise NotFound
        assert seat is not None
        if other is not seat:
            change_seats(seat, other)
            game.record(SeatMoved(seat.number, other.number))
            keep(game)


def _locked(game_id: UUID, account: Account) -> OpenGame:
    """The account's own scenario, as long as it has the right to try cards."""
    try:
        game = lock_game(game_id)
    except NoSuchGame:
        raise NotFound from None
    if game.row.scenario is None or game.seat_of(account.pk) is None:
        raise NotFound
    if not account.has_perm(RIGHT):
        raise PermissionDenied
    return game


def _open(account: Account, ruleset: Ruleset, chosen: list[CardSetRef], scenario: Scenario) -> Game:
    now = timezone.now()
    row = Game(
        ruleset=ruleset.name,
        access=Game.Access.PRIVATE,
        listed=False,
        spectators=False,
        min_seats=scenario.seats,
        max_seats=scenario.seats,
        options=msgspec.to_builtins(ruleset.Options()),
        clock=msgspec.to_builtins(_without_waiting(ruleset)),
        card_sets=msgspec.to_builtins(chosen),
        scenario=msgspec.to_builtins(scenario),
        created_at=now,
        touched_at=now,
    )
    seats = [_seat(row, number, account, scenario) for number in range(scenario.seats)]
    with transaction.atomic():
        insert_table(row, seats, [TableOpened(0), *(seat_taken(seat) for seat in seats[1:])])
        game = lock_game(row.id)
        do_start(game)
        keep(game)
    return row


def _seat(game: Game, number: int, account: Account, scenario: Scenario) -> Seat:
    """Seats are called by letters: whoever plays several of them must tell them apart."""
    bot = scenario.bot if scenario.bot and number > 0 else ""
    name = string.ascii_uppercase[number]
    return Seat(game=game, number=number, account=None if number else account, bot=bot, name=name, ready=True)


def _without_waiting(ruleset: Ruleset) -> ClockSettings:
    """Nobody is hurried; a moment that ends even so ends as soon as it may."""
    least = {name: limit.least for name, limit in limits(ruleset.moments, Mode.OFF).items()}
    return ClockSettings(Mode.OFF, least)


def _complaints(ruleset: Ruleset, chosen: list[CardSetRef], scenario: Scenario, language: str) -> Iterator[Complaint]:
    """Why no table can be laid out like this."""
    deck = deck_from(ruleset.name, tuple(chosen))
    if scenario.bot and scenario.bot not in bot_names():
        yield bot_complaint("/bot", scenario.bot)
    if not ruleset.min_seats <= scenario.seats <= ruleset.max_seats:
        yield Complaint("/seats", "out_of_range", {"least": ruleset.min_seats, "most": ruleset.max_seats})
        return
    misplaced = list(_misplaced(ruleset.places(deck.cards), scenario))
    yield from misplaced or _why_not(ruleset, deck, scenario, language)


def _misplaced(places: Sequence[ScenarioPlace], scenario: Scenario) -> Iterator[Complaint]:
    known = {place.zone: place for place in places}
    for index, laid in enumerate(scenario.laid):
        place, pointer = known.get(laid.zone), f"/laid/{index}"
        if place is None:
            yield Complaint(f"{pointer}/zone", "unknown_choice", {"word": laid.zone[:40], "known": ", ".join(known)})
        elif place.is_of_seat != (laid.seat is not None) or (laid.seat or 0) not in range(scenario.seats):
            yield Complaint(f"{pointer}/seat", "out_of_range", {"least": 0, "most": scenario.seats - 1})
        elif place.most is not None and len(laid.cards) > place.most:
            yield Complaint(f"{pointer}/cards", "many_items", {"limit": place.most})
        else:
            yield from _strange_cards(place, laid, pointer)
    taken = [(laid.zone, laid.seat) for laid in scenario.laid]
    if len(set(taken)) != len(taken):
        yield Complaint("/laid", "twice")


def _strange_cards(place: ScenarioPlace, laid: LaidCards, pointer: str) -> Iterator[Complaint]:
    for index, card in enumerate(laid.cards):
        if card not in place.cards:
            yield Complaint(f"{pointer}/cards/{index}", "not_a_choice")


def _why_not(ruleset: Ruleset, deck: Deck, scenario: Scenario, language: str) -> Iterator[Complaint]:
    """The rules' own reasons, found by laying it out once. Chance has no part in them."""
    options = ruleset.Options()
    try:
        reasons = ruleset.why_not_set_up(deck.cards, options, scenario.seats)
        if not reasons:
            start_scenario(ruleset, deck.cards, options, scenario.seats, bytes(SEED_BYTES), scenario.laid)
    except BadSetup as bad:
        reasons = bad.reasons
    speaker = Speaker.at([], deck, language)
    for reason in reasons:
        yield Complaint("/laid", "cannot_start", {"reason": speaker.say(reason)})
