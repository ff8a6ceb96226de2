"""The start of a game: its seed, the promise about it, and the first question."""

import hashlib
import secrets

import msgspec

from games.models import Game
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.game import Played, start, start_scenario
from games.rules.kernel.rng import SEED_BYTES
from games.rules.kernel.ruleset import ruleset_named
from games.rules.kernel.table_events import GameStarted
from games.services import problems
from games.services.clocks import settings_at_start
from games.services.playing import begin
from games.stepping.deadlines import ClockSettings
from games.store.decks import deck_of, refs
from games.store.open_game import OpenGame
from games.store.scenarios import scenario_of
from games.store.tables import write_clock


def do_start(game: OpenGame) -> None:
    """Make the state now. Refuses settings, seats and cards that do not make a game."""
    row, ruleset = game.row, game.ruleset
    options = msgspec.convert(row.options, ruleset.Options)
    try:
        cards = game.deck.cards
        reasons = ruleset.why_not_set_up(cards, options, len(game.seats))
    except BadSetup as bad:
        reasons = bad.reasons
    if reasons:
        raise problems.CannotStart(reasons)
    row.seed, row.salt = fresh_secret(), fresh_secret()
    row.status, row.started_at, row.touched_at, row.engine = Game.Status.RUNNING, game.now, game.now, ruleset.version
    _choose_clock(game)
    seats = [seat.number for seat in game.seats]
    begin(game, played_at_start(row, len(seats)), GameStarted(seats, commitment(row.seed, row.salt), refs(row)))


def played_at_start(row: Game, seats: int) -> Played:
    """The game up to its first question, dealt by its seed or laid out as its scenario says."""
    ruleset, cards, seed = ruleset_named(row.ruleset), deck_of(row).cards, bytes(row.seed)
    options, scenario = msgspec.convert(row.options, ruleset.Options), scenario_of(row)
    if scenario is None:
        return start(ruleset, cards, options, seats, seed)
    return start_scenario(ruleset, cards, options, seats, seed, scenario.laid)


def _choose_clock(game: OpenGame) -> None:
    """Who is there is known only now."""
    before = msgspec.convert(game.row.clock, ClockSettings)
    people = sum(not seat.bot for seat in game.seats)
    clock = settings_at_start(game.ruleset.moments, before, people)
    if clock != before:
        game.row.clock = msgspec.to_builtins(clock)
        write_clock(game.row)


def fresh_secret() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes, salt: bytes) -> str:
    """Fixes the deal before play: published at the start, checked against seed and salt at the end."""
    return hashlib.sha256(seed + salt).hexdigest()
