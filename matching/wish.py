"""What somebody asks of quick play, checked as a table of the same settings would be."""

from typing import Annotated, NamedTuple

import msgspec

from games.rules.kernel.names import RulesetName
from games.services.clocks import ClockChoice
from games.services.tables import (
    MOST_CARD_SETS,
    CardSetChoice,
    NewTable,
    SeatRange,
    TableColumns,
    bot_complaint,
    bot_names,
    checked_settings,
    refuse_if,
    sizes_that_start,
)
from games.stepping.deadlines import Mode
from matching.models import Ticket
from matching.store import WaitingRow
from matching.vocabulary import QuickPlayClock
from uu_service.api.problems import Complaint, ValidationFailed

BOTS_AFTER_SECONDS = 30
LONGEST_WITHOUT_BOTS_SECONDS = 600


class FillingBots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots may take the seats for which nobody has come."""

    level: Annotated[str, msgspec.Meta(max_length=20)] = "normal"
    """How well they play, as `GET rulesets` names it."""
    after: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_WITHOUT_BOTS_SECONDS)] = BOTS_AFTER_SECONDS
    """After how many seconds of waiting they may come."""


class PartyChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Friends who sit at one table: one of them names a `size` and gets a code, the others send that `code`."""

    code: Annotated[str, msgspec.Meta(max_length=12)] | None = None
    """The code of a party that waits."""
    size: Annotated[int, msgspec.Meta(ge=2, le=20)] | None = None
    """How many you will be, you included: begins a party. Nobody of it gets a game before all are there."""


class QuickPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with others who wait for one. Only `ruleset` is needed."""

    ruleset: RulesetName
    """Which game is played."""
    seats: SeatRange = SeatRange()
    """With how many seats you would play; left out: with as many as the game allows."""
    clock: QuickPlayClock = QuickPlayClock.LIVE
    """How the game is timed."""
    card_sets: Annotated[list[CardSetChoice], msgspec.Meta(max_length=MOST_CARD_SETS)] = []
    """What is played with: sets, or the `card_sets` of a recommended mix; left out: the default set of the game."""
    rated: bool = False
    """Whether the outcome changes ratings: only for registered people, without bots."""
    bots: FillingBots | None = None
    """Whether bots may fill up; left out: only people play."""
    party: PartyChoice | None = None
    """Friends who play with you."""


class Terms(NamedTuple):
    """What must be the same for all at a table."""

    ruleset: str
    clock: str
    card_sets: tuple[tuple[str, int | None], ...]
    rated: bool

    @property
    def choices(self) -> list[CardSetChoice]:
        return [CardSetChoice(slug, version) for slug, version in self.card_sets]

    def table(self, seats: SeatRange) -> NewTable:
        clock = ClockChoice(mode=Mode(self.clock))
        return NewTable(ruleset=self.ruleset, seats=seats, card_sets=self.choices, clock=clock, rated=self.rated)


class CheckedWish(NamedTuple):
    """A wish that could be fulfilled."""

    terms: Terms
    least: int
    most: int


def terms_in(ticket: Ticket | WaitingRow) -> Terms:
    """What a ticket asks for, as it was stored."""
    chosen = tuple((one["slug"], one["version"]) for one in ticket.card_sets)
    return Terms(ticket.ruleset, ticket.clock, chosen, ticket.rated)


def checked_wish(wanted: QuickPlay) -> CheckedWish:
    """Refuses what no table could be: all that is wrong with it, at its place."""
    chosen = tuple((one.slug, one.version) for one in wanted.card_sets)
    terms = Terms(wanted.ruleset, wanted.clock, chosen, wanted.rated)
    fields = _settings(terms, wanted.seats)
    least, most = fields["min_seats"], fields["max_seats"]
    refuse_if([*_bot_complaints(wanted), *_party_complaints(wanted.party, most)])
    return CheckedWish(terms, least, most)


def _settings(terms: Terms, seats: SeatRange) -> TableColumns:
    """Where the game would start with another number of seats, that is what is wrong, and where."""
    try:
        return checked_settings(terms.table(seats))
    except ValidationFailed as refused:
        if all(error.code != "cannot_start" for error in refused.errors):
            raise
    sizes = sizes_that_start(checked_settings(terms.table(SeatRange())))
    bounds = {"least": sizes[0], "most": sizes[-1]}
    raise ValidationFailed(errors=[Complaint("/seats", "out_of_range", bounds)], count=1)


def _bot_complaints(wanted: QuickPlay) -> list[Complaint]:
    if wanted.bots is None:
        return []
    if wanted.bots.level not in bot_names():
        return [bot_complaint("/bots/level", wanted.bots.level)]
    return [Complaint("/bots", "rated_bots")] if wanted.rated else []


def _party_complaints(party: PartyChoice | None, most: int) -> list[Complaint]:
    if party is None:
        return []
    if (party.code is None) == (party.size is None):
        return [Complaint("/party", "code_or_size")]
    if party.size is not None and party.size > most:
        return [Complaint("/party/size", "out_of_range", {"least": 2, "most": most})]
    return []
