"""The messages for other servers: a type, a time, thin facts, and words. Nothing that the seat may not know.

Bodies follow Standard Webhooks: `type`, `timestamp`, `data`.
"""

from datetime import datetime
from enum import StrEnum
from typing import assert_never
from uuid import UUID

import msgspec

from games.live.news import Notice, NoticeKind
from games.rules.kernel.names import PromptKind, RulesetName
from games.services.views import GameStatus
from webhooks.vocabulary import DisabledReason
from webhooks.wording import Wording


class WebhookEvent(StrEnum):
    """What an endpoint can be told. `ping` is sent only when you ask for it."""

    GAME_STARTED = "game.started"
    PROMPT_OPENED = "prompt.opened"
    WINDOW_OPENED = "window.opened"
    SEAT_AWAY = "seat.away"
    GAME_FINISHED = "game.finished"
    WEBHOOK_DISABLED = "webhook.disabled"
    PING = "ping"


class GameFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Which game, and which seat of it: `seat` is the seat of `account`. Read the game for anything more.

    Words are in the language of the account and from its seat: for a notification as they are.
    """

    account: UUID
    """Whose seat it is about."""
    game: UUID
    """Which game."""
    ruleset: RulesetName
    """What kind of game."""
    version: int
    """The number of the game's last event."""
    seat: int
    """The seat of the account."""
    text: str
    """What happened, or what you are asked, in the language of the account."""


class PromptFacts(GameFacts, frozen=True, kw_only=True):
    """Your seat is asked. An `optional` prompt is not waited for; without a `deadline` there is time."""

    prompt: str
    """The id of the prompt."""
    kind: PromptKind
    """What kind of question it is."""
    optional: bool
    """It is not waited for."""
    deadline: datetime | None
    """When it closes; null: there is time."""
    happened: list[str]
    """What led to it, in the language of the account: a sentence for each event, the newest 20, without headings."""


class AwayFacts(GameFacts, frozen=True, kw_only=True):
    """`away_seat` did not answer in time, or left: its prompts take their defaults until it is back."""

    away_seat: int
    """The seat that is away now."""


class FinishedFacts(GameFacts, frozen=True, kw_only=True):
    """`status` is `finished` or `abandoned`; `winners` are seats."""

    status: GameStatus
    """`finished`, or `abandoned`."""
    winners: list[int]
    """The seats that won; empty: nobody."""


class PingFacts(msgspec.Struct, frozen=True, kw_only=True):
    webhook: UUID
    """Which webhook."""


class DisabledFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Another endpoint of yours, `webhook`, is no longer told anything. `reason` is `failing`, `gone` or `staff`."""

    webhook: UUID
    """Which webhook."""
    reason: DisabledReason
    """Why it was switched off."""


class GameStartedMessage(msgspec.Struct, frozen=True, tag="game.started"):
    """A game that you sit in has begun."""

    timestamp: datetime
    """When it happened."""
    data: GameFacts
    """What it is about."""


class PromptOpenedMessage(msgspec.Struct, frozen=True, tag="prompt.opened"):
    """Your seat is asked for a decision."""

    timestamp: datetime
    """When it happened."""
    data: PromptFacts
    """What it is about."""


class WindowOpenedMessage(msgspec.Struct, frozen=True, tag="window.opened"):
    """A window is open in which your seat may stop a card."""

    timestamp: datetime
    """When it happened."""
    data: PromptFacts
    """What it is about."""


class SeatAwayMessage(msgspec.Struct, frozen=True, tag="seat.away"):
    """A seat of a game that you sit in, perhaps your own, went away."""

    timestamp: datetime
    """When it happened."""
    data: AwayFacts
    """What it is about."""


class GameFinishedMessage(msgspec.Struct, frozen=True, tag="game.finished"):
    """A game that you sit in is over."""

    timestamp: datetime
    """When it happened."""
    data: FinishedFacts
    """What it is about."""


class WebhookDisabledMessage(msgspec.Struct, frozen=True, tag="webhook.disabled"):
    """An endpoint of yours was disabled; your other endpoints get this."""

    timestamp: datetime
    """When it happened."""
    data: DisabledFacts
    """What it is about."""


class PingMessage(msgspec.Struct, frozen=True, tag="ping"):
    """You asked for it."""

    timestamp: datetime
    """When it happened."""
    data: PingFacts
    """What it is about."""


Message = (
    GameStartedMessage
    | PromptOpenedMessage
    | WindowOpenedMessage
    | SeatAwayMessage
    | GameFinishedMessage
    | WebhookDisabledMessage
    | PingMessage
)


def type_of(message: Message) -> WebhookEvent:
    return WebhookEvent(str(message.__struct_config__.tag))


def message_about(notice: Notice, at: datetime, wording: Wording) -> Message:
    """What the game's notice is to the seat's server."""
    facts = {name: getattr(notice, name) for name in ("account", "game", "ruleset", "version", "seat")}
    facts["text"] = wording.text
    match notice.kind:
        case NoticeKind.GAME_STARTED:
            return GameStartedMessage(at, GameFacts(**facts))
        case NoticeKind.SEAT_AWAY:
            return SeatAwayMessage(at, AwayFacts(**facts, away_seat=_sure(notice.away_seat)))
        case NoticeKind.GAME_FINISHED:
            return GameFinishedMessage(
                at, FinishedFacts(**facts, status=GameStatus(notice.status or "finished"), winners=notice.winners)
            )
        case NoticeKind.PROMPT_OPENED:
            return PromptOpenedMessage(at, _prompt(notice, facts, wording.happened))
        case NoticeKind.WINDOW_OPENED:
            return WindowOpenedMessage(at, _prompt(notice, facts, wording.happened))
        case _:
            assert_never(notice.kind)


def _prompt(notice: Notice, facts: dict[str, object], happened: list[str]) -> PromptFacts:
    return msgspec.convert(
        {
            **facts,
            "prompt": notice.prompt,
            "kind": notice.prompt_kind,
            "optional": notice.optional,
            "deadline": notice.deadline,
            "happened": happened,
        },
        PromptFacts,
    )


def _sure(seat: int | None) -> int:
    assert seat is not None
    return seat
