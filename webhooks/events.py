"""What other servers are told: a type, a time, and thin facts. Never a card.

Bodies follow Standard Webhooks: `type`, `timestamp`, `data`.
"""

from datetime import datetime
from enum import StrEnum
from typing import assert_never
from uuid import UUID

import msgspec

from games.live.notices import Notice, NoticeKind


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
    """Which game, and as whom you are told: `seat` is the seat of `account`. Read the game for anything more."""

    account: UUID
    game: UUID
    ruleset: str
    version: int
    seat: int


class PromptFacts(GameFacts, frozen=True, kw_only=True):
    """Your seat is asked. An `optional` prompt is not waited for; without a `deadline` there is time."""

    prompt: str
    kind: str
    optional: bool
    deadline: datetime | None


class AwayFacts(GameFacts, frozen=True, kw_only=True):
    """`away_seat` did not answer in time, or left: its prompts take their defaults until it is back."""

    away_seat: int


class FinishedFacts(GameFacts, frozen=True, kw_only=True):
    """`status` is `finished` or `abandoned`; `winners` are seats."""

    status: str
    winners: list[int]


class PingFacts(msgspec.Struct, frozen=True, kw_only=True):
    webhook: UUID


class DisabledFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Another endpoint of yours, `webhook`, is no longer told anything. `reason` is `failing`, `gone` or `staff`."""

    webhook: UUID
    reason: str


class GameStartedMessage(msgspec.Struct, frozen=True, tag="game.started"):
    """A game that you sit in has begun."""

    timestamp: datetime
    data: GameFacts


class PromptOpenedMessage(msgspec.Struct, frozen=True, tag="prompt.opened"):
    """Your seat is asked for a decision."""

    timestamp: datetime
    data: PromptFacts


class WindowOpenedMessage(msgspec.Struct, frozen=True, tag="window.opened"):
    """A window is open in which your seat may stop a card."""

    timestamp: datetime
    data: PromptFacts


class SeatAwayMessage(msgspec.Struct, frozen=True, tag="seat.away"):
    """A seat of a game that you sit in, perhaps your own, went away."""

    timestamp: datetime
    data: AwayFacts


class GameFinishedMessage(msgspec.Struct, frozen=True, tag="game.finished"):
    """A game that you sit in is over."""

    timestamp: datetime
    data: FinishedFacts


class WebhookDisabledMessage(msgspec.Struct, frozen=True, tag="webhook.disabled"):
    """An endpoint of yours was disabled; your other endpoints are told."""

    timestamp: datetime
    data: DisabledFacts


class PingMessage(msgspec.Struct, frozen=True, tag="ping"):
    """You asked for it."""

    timestamp: datetime
    data: PingFacts


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


def message_about(notice: Notice, at: datetime) -> Message:
    """What the game's notice is to the seat's server."""
    facts = {name: getattr(notice, name) for name in ("account", "game", "ruleset", "version", "seat")}
    match notice.kind:
        case NoticeKind.GAME_STARTED:
            return GameStartedMessage(at, GameFacts(**facts))
        case NoticeKind.SEAT_AWAY:
            return SeatAwayMessage(at, AwayFacts(**facts, away_seat=_sure(notice.away_seat)))
        case NoticeKind.GAME_FINISHED:
            return GameFinishedMessage(
                at, FinishedFacts(**facts, status=notice.status or "finished", winners=notice.winners)
            )
        case NoticeKind.PROMPT_OPENED:
            return PromptOpenedMessage(at, _prompt(notice, facts))
        case NoticeKind.WINDOW_OPENED:
            return WindowOpenedMessage(at, _prompt(notice, facts))
        case _:
            assert_never(notice.kind)


def _prompt(notice: Notice, facts: dict[str, object]) -> PromptFacts:
    return msgspec.convert(
        {
            **facts,
            "prompt": notice.prompt,
            "kind": notice.prompt_kind,
            "optional": notice.optional,
            "deadline": notice.deadline,
        },
        PromptFacts,
    )


def _sure(seat: int | None) -> int:
    assert seat is not None
    return seat
