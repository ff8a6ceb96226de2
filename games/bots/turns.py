"""Bots at the table: they think outside of every lock, and submit like everybody.

Each answer is a transaction of its own, so that people can answer in between.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple
from uuid import UUID

import msgspec
import structlog
from django.db import transaction

from games.bots.answers import any_answer
from games.bots.apart import NoMoreThinking, Thought, think_somewhere
from games.bots.knowledge import know, question_to
from games.bots.registry import bot_seed
from games.models import Seat
from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.game import State
from games.rules.kernel.prompts import Action, Prompt, prompt_by_id
from games.rules.kernel.ruleset import Ruleset
from games.services.changes import keep
from games.services.playing import answer, settle
from games.stepping.position import EndlessAction
from games.store.decks import Deck
from games.store.locking import NoSuchGame, lock_game
from games.store.open_game import OpenGame

log = structlog.get_logger(__name__)
MOST_IN_A_ROW = 200
OTHER_ANSWERS = 20
"""So many other answers are tried where the effect of the chosen one never ends."""


class BotQuestion(NamedTuple):
    """What a bot is asked, as it stood when the game was last looked at."""

    seat: int
    bot: str
    is_stand_in: bool
    ruleset: Ruleset
    deck: Deck
    state: State
    seed: bytes

    @property
    def prompt(self) -> Prompt:
        """Raises PromptClosed."""
        return question_to(self.state, self.seat)


def play_bots(game_id: UUID, most: int = MOST_IN_A_ROW) -> int:
    """Answer for the game's bots while it is time for one of them. Returns how many questions were thought about."""
    for count in range(most):
        question = _next_question(game_id)
        if question is None:
            return count
        try:
            action = _think(question)
        except NoMoreThinking:
            return count
        _submit(game_id, action, question.seed)
    return most


def _next_question(game_id: UUID) -> BotQuestion | None:
    """Settle what is due, and let go of the game again: nobody waits while a bot thinks."""
    with transaction.atomic():
        try:
            game = lock_game(game_id)
        except NoSuchGame:
            return None
        settle(game)
        seat = _asked(game)
        if game.changed:
            keep(game, plays_bots=True)
    if seat is None or game.state is None:
        return None
    seed = bot_seed(bytes(game.row.seed), game.state, seat.number)
    return BotQuestion(seat.number, seat.played_by, bool(seat.stand_in), game.ruleset, game.deck, game.state, seed)


def _think(question: BotQuestion) -> Action:
    """A stand-in's answer is none of the person's doing: it is marked as taken for the seat."""
    try:
        action = _considered(question)
    except (NoMoreThinking, PromptIsClosed):
        raise
    except Exception:
        log.exception("bot_failed", bot=question.bot, prompt=question.prompt.id)
        action = any_answer(question.prompt, Random(question.seed))  # noqa: S311 - a seed
    return msgspec.structs.replace(action, auto=question.is_stand_in)


def _considered(question: BotQuestion) -> Action:
    ruleset, deck = question.ruleset, question.deck
    knowledge = know(ruleset, deck.cards, question.state, question.seat)
    return think_somewhere(Thought(ruleset.name, deck.contents, question.bot, question.seed, knowledge), deck.cards)


def _submit(game_id: UUID, action: Action, seed: bytes) -> None:
    """Like everybody's answer. A question that has closed meanwhile is not answered: the next look asks again."""
    with transaction.atomic():
        try:
            game = lock_game(game_id)
        except NoSuchGame:
            return
        settle(game)
        seat = _asked(game)
        if seat is not None and seat.number == action.seat:
            _answer(game, seat, action, seed)
        if game.changed:
            keep(game, plays_bots=True)


def _answer(game: OpenGame, seat: Seat, action: Action, seed: bytes) -> None:
    """Where the effect of its answer never ends, the bot takes another one: nobody else would answer for it."""
    refusal = answer(game, action)
    for other in _others(game, action, seed):
        if not isinstance(refusal, EndlessAction):
            break
        refusal = answer(game, other)
    if refusal is not None and not isinstance(refusal, PromptIsClosed):
        raise RuntimeError(f"the bot {seat.played_by!r} was refused: {refusal}")


def _others(game: OpenGame, action: Action, seed: bytes) -> Iterator[Action]:
    rng = Random(seed)  # noqa: S311 - a seed
    for _ in range(OTHER_ANSWERS):
        prompt = prompt_by_id(game.state.prompts if game.state else [], action.prompt)
        if prompt is not None:
            yield msgspec.structs.replace(any_answer(prompt, rng), auto=action.auto)


def _asked(game: OpenGame) -> Seat | None:
    """A bot whose time to answer has come. What is over is left to the clock: an answer would come too late."""
    return None if game.deadline.is_over(game.received) else game.asked_bot
