"""Opening a table: what a host asks for, checked against the ruleset, its card sets and its clocks."""

import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, TypedDict
from uuid import UUID

import msgspec
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from cards.extending import misfits
from cards.models import CardSetVersion
from cards.selectors import latest_published, published_version
from games.models import Game, Seat
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.names import RulesetName
from games.rules.kernel.ruleset import Ruleset, ruleset_named, rulesets
from games.rules.kernel.table_events import CardSetRef, SeatTaken, TableOpened
from games.rules.kernel.words import Say
from games.services.clocks import ClockChoice, complaints_about_clock, settings_for
from games.services.problems import RegisteredOnly, TooManyTables, setup_complaints
from games.services.views import GameAccess
from games.stepping.deadlines import Mode
from games.store.decks import deck_from, ref_to
from games.store.due import accounts_at_tables_from, open_games_of
from games.store.tables import insert_table, lock_account
from uu_service.api.complaints import complaints_about
from uu_service.api.problems import Complaint, ValidationFailed
from uu_service.api.struct_schema import Late, union_of

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
MOST_CARD_SETS = 8
_bots: list[Callable[[], list[str]]] = []


class SeatRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many seats the table wants; left out: all that the game allows."""

    min: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    """With how many the game may start; left out: as few as the game allows."""
    max: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    """How many there are at most; left out: as many as the game allows."""


class CardSetChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card set by its slug; without a version the latest published one."""

    slug: Annotated[str, msgspec.Meta(max_length=60)]
    """The name of the set."""
    version: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
    """The number of the version; left out: the latest."""


def _options_union() -> object:
    """The options of all registered rulesets, as the contract names them."""
    about = "The options of a table: those of its ruleset. What is left out has its default."
    return union_of("TableOptions", about, tuple(ruleset.Options for ruleset in rulesets()))


TableOptions = Annotated[dict[str, Any], Late(_options_union)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody opens. Only `ruleset` is needed."""

    ruleset: RulesetName
    """Which game is played."""
    seats: SeatRange = SeatRange()
    """How many seats there are."""
    options: TableOptions = {}
    """Choices about the rules."""
    card_sets: Annotated[list[CardSetChoice], msgspec.Meta(max_length=MOST_CARD_SETS)] = []
    """What is played with; left out: the default set of the game."""
    access: GameAccess = GameAccess.PUBLIC
    """Who may find and watch the table."""
    spectators: bool = True
    """Whether others may watch."""
    clock: ClockChoice | None = None
    """How the table is timed; left out: as suits those who play."""
    bots: Annotated[list[str], msgspec.Meta(max_length=20)] = []
    """Kinds of bots for the seats after yours, as `GET rulesets` names them."""
    rated: bool = False
    """Whether the outcome changes ratings: only for registered people, at the default options, without bots."""


class TableColumns(TypedDict):
    """What of a table is stored as its host wanted it, checked."""

    ruleset: str
    access: str
    spectators: bool
    rated: bool
    min_seats: int
    max_seats: int
    options: dict[str, object]
    clock: dict[str, object]
    card_sets: list[dict[str, object]]


def check_open_table(account: Account, wanted: NewTable) -> Game:
    """Open a table with the account in seat 0 as its host."""
    fields = checked_settings(wanted)
    require_may_play(account, is_rated=wanted.rated)
    with transaction.atomic():
        lock_account(account.pk)  # two must not pass the limit together
        require_fewer_tables(account)
        return do_open_table(account, wanted.bots, **fields)


def checked_settings(wanted: NewTable) -> TableColumns:
    """The columns of such a table; refuses with all that is wrong with it."""
    refuse_if(_ruleset_complaints(wanted))
    ruleset = ruleset_named(wanted.ruleset)
    chosen, complaints = _card_sets(wanted)
    complaints += complaints_about_options(ruleset, wanted.options)
    complaints += _seat_complaints(ruleset, wanted.seats)
    complaints += _clock_complaints(ruleset, wanted) + _bot_complaints(ruleset, wanted)
    complaints += list(_rating_complaints(ruleset, wanted))
    refuse_if(complaints)
    least, most = wanted.seats.min or ruleset.min_seats, wanted.seats.max or ruleset.max_seats
    card_sets = [ref_to(version) for version in chosen]
    fewest = max(min(least, most), len(wanted.bots) + 1)
    refuse_if(setup_complaints(_why_never(ruleset, wanted.options, card_sets, range(fewest, most + 1))))
    return {
        "ruleset": ruleset.name,
        "access": wanted.access,
        "spectators": wanted.spectators,
        "rated": wanted.rated,
        "min_seats": min(least, most),
        "max_seats": most,
        "options": msgspec.to_builtins(msgspec.convert(wanted.options, ruleset.Options)),
        "clock": msgspec.to_builtins(settings_for(ruleset.moments, wanted.clock or ClockChoice())),
        "card_sets": msgspec.to_builtins(card_sets),
    }


def require_fewer_tables(account: Account) -> None:
    """Whether the account may sit at one more table that is not over."""
    if len(open_games_of(account.pk)) >= settings.MOST_TABLES:
        raise TooManyTables(limit=settings.MOST_TABLES)


def require_may_play(account: Account, *, is_rated: bool) -> None:
    """A rating belongs to somebody who can come back for it."""
    if is_rated and account.is_guest:
        raise RegisteredOnly


def accounts_with_most_tables(accounts: Collection[UUID]) -> set[UUID]:
    """Those of them that may not sit at one more."""
    return accounts_at_tables_from(settings.MOST_TABLES, accounts)


def do_open_table(account: Account, bots: Sequence[str] = (), **fields: object) -> Game:
    """Open a table whose settings have been checked, with bots on the seats after the host's."""
    now = timezone.now()
    if fields["access"] == Game.Access.PRIVATE:
        fields["code"] = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    game = Game(**fields, created_at=now, touched_at=now)
    host = Seat(game=game, number=0, account=account, name=seat_name(account), ready=True)
    seats = [host, *(bot_seat(game, number, bot) for number, bot in enumerate(bots, start=1))]
    opened = TableOpened(0)
    with transaction.atomic():
        insert_table(game, seats, [opened, *(seat_taken(seat) for seat in seats[1:])])
    return game


def register_bots(names: Callable[[], list[str]]) -> None:
    """Say which kinds of bots there are."""
    _bots.append(names)


def bot_names() -> list[str]:
    return [name for names in _bots for name in names()]


def bot_seat(game: Game, number: int, bot: str) -> Seat:
    return Seat(game=game, number=number, bot=bot, name=f"Bot {number}", ready=True)


def seat_taken(seat: Seat) -> SeatTaken:
    return SeatTaken(seat.number, seat.bot or None)


def bot_complaint(pointer: str, bot: str) -> Complaint:
    return Complaint(pointer, "unknown_choice", {"word": bot[:40], "known": ", ".join(bot_names())})


def seat_name(account: Account) -> str:
    return account.display_name or account.username or "?"


def refuse_if(complaints: list[Complaint]) -> None:
    if complaints:
        raise ValidationFailed(errors=complaints, count=len(complaints))


def complaints_about_options(ruleset: Ruleset, options: dict[str, object]) -> list[Complaint]:
    return [
        Complaint(f"/options{complaint.pointer}", complaint.code, complaint.args)
        for complaint in complaints_about(options, ruleset.Options)
    ]


def _ruleset_complaints(wanted: NewTable) -> list[Complaint]:
    known = [ruleset.name for ruleset in rulesets()]
    if wanted.ruleset in known:
        return []
    return [Complaint("/ruleset", "unknown_choice", {"word": wanted.ruleset[:40], "known": ", ".join(known)})]


def _seat_complaints(ruleset: Ruleset, seats: SeatRange) -> list[Complaint]:
    found = []
    for name, value in (("min", seats.min), ("max", seats.max)):
        if value is not None and not ruleset.min_seats <= value <= ruleset.max_seats:
            found.append(_out_of_range(f"/seats/{name}", ruleset.min_seats, ruleset.max_seats))
    if not found and seats.min and seats.max and seats.min > seats.max:
        found.append(_out_of_range("/seats/min", ruleset.min_seats, seats.max))
    return found


def _bot_complaints(ruleset: Ruleset, wanted: NewTable) -> list[Complaint]:
    most = (wanted.seats.max or ruleset.max_seats) - 1
    if len(wanted.bots) > most:
        return [Complaint("/bots", "many_items", {"limit": most})]
    return [bot_complaint(f"/bots/{i}", bot) for i, bot in enumerate(wanted.bots) if bot not in bot_names()]


def _clock_complaints(ruleset: Ruleset, wanted: NewTable) -> list[Complaint]:
    choice = wanted.clock or ClockChoice()
    found = list(complaints_about_clock(ruleset.moments, choice))
    if choice.mode == Mode.OFF and wanted.access != GameAccess.PRIVATE:
        found.append(Complaint("/clock/mode", "clock_off_is_private"))
    return found


def _rating_complaints(ruleset: Ruleset, wanted: NewTable) -> Iterator[Complaint]:
    """What would make the ratings of two tables say different things."""
    if not wanted.rated:
        return
    if not complaints_about_options(ruleset, wanted.options):
        if msgspec.convert(wanted.options, ruleset.Options) != ruleset.Options():
            yield Complaint("/options", "rated_options")
    if wanted.bots:
        yield Complaint("/bots", "rated_bots")
    if wanted.clock and wanted.clock.mode == Mode.OFF:
        yield Complaint("/clock/mode", "rated_clock")


def _why_never(
    ruleset: Ruleset, options: dict[str, object], card_sets: list[CardSetRef], counts: Iterable[int]
) -> list[Say]:
    """Why the game could not start with any of these numbers of seats: the reasons against the fewest."""
    try:
        against = [reasons for _, reasons in _against(ruleset, options, card_sets, counts)]
    except BadSetup as bad:
        return bad.reasons
    return against[0] if all(against) else []


def sizes_that_start(fields: TableColumns) -> list[int]:
    """With how many seats a table of these checked columns makes a game."""
    ruleset, counts = ruleset_named(fields["ruleset"]), range(fields["min_seats"], fields["max_seats"] + 1)
    card_sets = msgspec.convert(fields["card_sets"], list[CardSetRef])
    return [seats for seats, reasons in _against(ruleset, fields["options"], card_sets, counts) if not reasons]


def _against(
    ruleset: Ruleset, options: Mapping[str, object], card_sets: Iterable[CardSetRef], counts: Iterable[int]
) -> Iterator[tuple[int, list[Say]]]:
    """What speaks against each number of seats."""
    cards, chosen = deck_from(ruleset.name, tuple(card_sets)).cards, msgspec.convert(options, ruleset.Options)
    for seats in counts:
        yield seats, ruleset.why_not_set_up(cards, chosen, seats)


def _out_of_range(pointer: str, least: float, most: float) -> Complaint:
    return Complaint(pointer, "out_of_range", {"least": least, "most": most})


def _card_sets(wanted: NewTable) -> tuple[list[CardSetVersion], list[Complaint]]:
    """The chosen versions, or the ruleset's default set."""
    if not wanted.card_sets:
        default = latest_published(wanted.ruleset)
        return ([default] if default else []), []
    chosen, complaints = [], []
    for index, choice in enumerate(wanted.card_sets):
        version = published_version(choice.slug, choice.version)
        if version is None or version.card_set.ruleset != wanted.ruleset or version.status != "published":
            complaints.append(Complaint(f"/card_sets/{index}", "no_such_card_set", {"slug": choice.slug}))
        else:
            chosen.append(version)
    slugs = [choice.slug for choice in wanted.card_sets]
    if len(set(slugs)) != len(slugs):
        complaints.append(Complaint("/card_sets", "twice"))
    return chosen, complaints or list(_complaints_about_mix(chosen))


def _complaints_about_mix(versions: Sequence[CardSetVersion]) -> Iterator[Complaint]:
    """Why these sets are not played together: one lacks its base, or two have the same card."""
    for misfit in misfits(versions):
        yield Complaint(f"/card_sets/{misfit.index}", misfit.code, misfit.args)
