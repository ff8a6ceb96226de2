"""Opening a table: what a host asks for, checked against the ruleset, its card sets and its clocks."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any

import msgspec
from django.db import transaction
from django.utils import timezone

from accounts.models import Account
from cards.models import CardSetVersion
from cards.selectors import latest_published, published_version
from games.models import Game, Seat
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.events import Event
from games.rules.kernel.ruleset import Ruleset, ruleset_named, rulesets
from games.rules.kernel.words import Say
from games.services.clocks import ClockChoice, complaints_about_clock, settings_for
from games.services.problems import setup_complaints
from games.services.views import GameAccess
from games.stepping.deadlines import Mode
from games.store.decks import CardSetRef, deck_from, ref_to
from games.store.tables import insert_table
from uu_service.api.complaints import complaints_about
from uu_service.api.problems import Complaint, ValidationFailed

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
MOST_CARD_SETS = 8
_bots: list[Callable[[], list[str]]] = []


class SeatRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many seats the table wants; left out: all that the game allows."""

    min: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    max: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None


class CardSetChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card set by its slug; without a version the latest published one."""

    slug: Annotated[str, msgspec.Meta(max_length=60)]
    version: Annotated[int, msgspec.Meta(ge=1)] | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody opens. Only `ruleset` is needed."""

    ruleset: str
    seats: SeatRange = SeatRange()
    options: dict[str, Any] = {}
    card_sets: Annotated[list[CardSetChoice], msgspec.Meta(max_length=MOST_CARD_SETS)] = []
    access: GameAccess = GameAccess.PUBLIC
    spectators: bool = True
    clock: ClockChoice = ClockChoice()
    bots: Annotated[list[str], msgspec.Meta(max_length=20)] = []


def check_open_table(account: Account, wanted: NewTable) -> Game:
    """Open a table with the account in seat 0 as its host."""
    refuse_if(_ruleset_complaints(wanted))
    ruleset = ruleset_named(wanted.ruleset)
    chosen, complaints = _card_sets(wanted)
    complaints += complaints_about_options(ruleset, wanted.options)
    complaints += _seat_complaints(ruleset, wanted.seats)
    complaints += _clock_complaints(ruleset, wanted) + _bot_complaints(ruleset, wanted)
    refuse_if(complaints)
    least, most = wanted.seats.min or ruleset.min_seats, wanted.seats.max or ruleset.max_seats
    card_sets = [ref_to(version) for version in chosen]
    fewest = max(min(least, most), len(wanted.bots) + 1)
    refuse_if(setup_complaints(_why_never(ruleset, wanted.options, card_sets, range(fewest, most + 1))))
    return do_open_table(
        account,
        wanted.bots,
        ruleset=ruleset.name,
        access=wanted.access,
        spectators=wanted.spectators,
        min_seats=min(least, most),
        max_seats=most,
        options=msgspec.to_builtins(msgspec.convert(wanted.options, ruleset.Options)),
        clock=msgspec.to_builtins(settings_for(ruleset.moments, wanted.clock)),
        card_sets=msgspec.to_builtins(card_sets),
    )


def do_open_table(account: Account, bots: Sequence[str] = (), **fields: Any) -> Game:
    """Open a table whose settings have been checked, with bots on the seats after the host's."""
    now = timezone.now()
    if fields["access"] == Game.Access.PRIVATE:
        fields["code"] = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    game = Game(**fields, created_at=now, touched_at=now)
    host = Seat(game=game, number=0, account=account, name=seat_name(account), ready=True)
    seats = [host, *(bot_seat(game, number, bot) for number, bot in enumerate(bots, start=1))]
    opened = Event("table_opened", {"seat": 0})
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


def seat_taken(seat: Seat) -> Event:
    return Event("seat_taken", {"seat": seat.number, "bot": seat.bot or None})


def bot_complaint(pointer: str, bot: str) -> Complaint:
    return Complaint(pointer, "unknown_choice", {"word": bot[:40], "known": ", ".join(bot_names())})


def seat_name(account: Account) -> str:
    return account.display_name or account.username or "?"


def refuse_if(complaints: list[Complaint]) -> None:
    if complaints:
        raise ValidationFailed(errors=complaints, count=len(complaints))


def complaints_about_options(ruleset: Ruleset, options: dict[str, Any]) -> list[Complaint]:
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
    found = list(complaints_about_clock(ruleset.moments, wanted.clock))
    if wanted.clock.mode == Mode.OFF and wanted.access != GameAccess.PRIVATE:
        found.append(Complaint("/clock/mode", "clock_off_is_private"))
    return found


def _why_never(
    ruleset: Ruleset, options: dict[str, Any], card_sets: list[CardSetRef], counts: Iterable[int]
) -> list[Say]:
    """Why the game could not start with any of these numbers of seats: the reasons against the fewest."""
    try:
        cards = deck_from(ruleset.name, tuple(card_sets)).cards
    except BadSetup as bad:
        return bad.reasons
    against = [ruleset.check_setup(cards, msgspec.convert(options, ruleset.Options), seats) for seats in counts]
    return against[0] if all(against) else []


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
    return chosen, complaints
