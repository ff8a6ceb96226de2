"""What a message says in words: made when the outbox is passed on, from the recipient's seat and in their language."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple
from uuid import UUID

import structlog
from django.db.models import Q

import words
from games.live.news import Notice, NoticeKind
from games.models import Game, LoggedStep, Seat
from games.services.event_views import event_views
from games.services.texts import Speaker
from games.store.decks import deck_of
from games.store.log import Logged, events_of

log = structlog.get_logger(__name__)
MOST_SENTENCES = 20
"""So many of the newest sentences stand in a message about a prompt."""
TOLD_BY: Mapping[NoticeKind, frozenset[str]] = {
    NoticeKind.GAME_STARTED: frozenset({"game_started"}),
    NoticeKind.SEAT_AWAY: frozenset({"seat_away"}),
    NoticeKind.GAME_FINISHED: frozenset({"game_finished", "game_abandoned"}),
}
"""The events whose sentence is that of the message."""


class Wording(NamedTuple):
    """The sentence of a message, and what happened just before, without the headings of a log."""

    text: str
    happened: list[str]


class ToldChange(NamedTuple):
    """One change of a game: who sits there, and the steps of the log."""

    game: Game
    seats: list[Seat]
    steps: list[LoggedStep]

    def wording(self, notice: Notice, language: str) -> Wording:
        """What the notice says to its seat.

        A notice of another version that this one cannot read gets a general sentence, so that no message is lost.
        """
        try:
            return self._wording(notice, language)
        except Exception:  # one game that cannot be told must not stop all others
            log.exception("notice_without_words", game_id=str(notice.game), version=notice.version)
            return Wording(words.say(language, "webhook-news"), [])

    def _wording(self, notice: Notice, language: str) -> Wording:
        logged = [logged for step in self.steps for logged in events_of(step)]
        if notice.text is None:
            about = [one for one in logged if _is_about(notice, one)]
            return Wording(" ".join(self._sentences(notice, about, language)), [])
        speaker = Speaker.at(self.seats, deck_of(self.game), language)
        happened = [one for one in logged if not type(one.event).heading][-MOST_SENTENCES:]
        return Wording(speaker.say(notice.text), self._sentences(notice, happened, language))

    def _sentences(self, notice: Notice, logged: Iterable[Logged], language: str) -> list[str]:
        return [view.text for view in event_views(self.game, self.seats, logged, notice.seat, language)]


def _is_about(notice: Notice, logged: Logged) -> bool:
    """Whether this event is what the notice tells."""
    is_it = logged.event.type in TOLD_BY[notice.kind]
    return is_it and notice.away_seat in (None, getattr(logged.event, "seat", None))


def changes_behind(notices: Sequence[Notice]) -> dict[UUID, ToldChange]:
    """The change behind each notice, by its game: all notices of a game are of one change. Three statements."""
    spans = {notice.game: (notice.first, notice.version) for notice in notices}
    if not spans:
        return {}
    games = Game.objects.only("id", "ruleset", "card_sets").in_bulk(spans)
    seats: dict[UUID, list[Seat]] = defaultdict(list)
    for seat in Seat.objects.filter(game_id__in=spans).order_by("number"):
        seats[seat.game_id].append(seat)
    steps: dict[UUID, list[LoggedStep]] = defaultdict(list)
    within = (Q(game_id=game, first__gte=first, last__lte=last) for game, (first, last) in spans.items())
    for step in LoggedStep.objects.filter(reduce(or_, within)).order_by("last"):
        steps[step.game_id].append(step)
    return {game: ToldChange(row, seats[game], steps[game]) for game, row in games.items()}
