"""The bots there are, by name, and how they decide. Their words are `bot-<name>` and `bot-<name>-explained`."""

from random import Random

from msgspec import Struct

from games.bots.answers import any_answer, only_answer
from games.bots.knowledge import Knowledge, know, question_to
from games.bots.lines import Effort
from games.bots.search import Thinker
from games.rules.kernel.game import State
from games.rules.kernel.prompts import Action
from games.rules.kernel.rng import aside
from games.rules.kernel.ruleset import Ruleset


class Level(Struct, frozen=True):
    """How well a bot plays: without an effort at random; `slips` is how often it takes its second best answer."""

    effort: Effort | None = None
    slips: float = 0.0
    is_listed: bool = True
    """People may choose it."""


QUICK = "quick"
"""For statistics that random play would distort: it tries each answer about once, and looks no further than to its
effect. It is as honest as every bot."""
LEVELS: dict[str, Level] = {
    "random": Level(),
    QUICK: Level(Effort(actions=8, horizon=1, depth=0, seconds=1), is_listed=False),
    "easy": Level(Effort(actions=40, horizon=2, depth=0, seconds=1), slips=0.4),
    "normal": Level(Effort(actions=120, horizon=4, depth=1, seconds=2), slips=0.125),
    "hard": Level(Effort(actions=5000, horizon=None, depth=3, seconds=6)),
}


def bot_names() -> list[str]:
    """The bots that people may choose."""
    return [name for name, level in LEVELS.items() if level.is_listed]


def bot_seed(seed: bytes, state: State, seat: int) -> bytes:
    """The seed of one decision. Nobody can work back from it to the game's."""
    return aside(seed, f"bot {state.moment} {len(state.answers)} {seat}").seed


def decide(ruleset: Ruleset, cards: object, state: State, seat: int, bot: str, seed: bytes) -> Action:
    """A bot's answer to its seat's question. Same state, same seed: same answer. Raises PromptClosed."""
    only = only_answer(question_to(state, seat))
    if only is not None:
        return only
    return think(ruleset, cards, know(ruleset, cards, state, seat), LEVELS[bot], Random(seed))  # noqa: S311 - a seed


def think(ruleset: Ruleset, cards: object, knowledge: Knowledge, level: Level, rng: Random) -> Action:
    """An answer from what the seat may know."""
    if level.effort is None:
        return any_answer(knowledge.prompt, rng)
    ranked = Thinker(ruleset, cards, knowledge, level.effort, rng).rank()
    slips = len(ranked) > 1 and rng.random() < level.slips
    return ranked[1 if slips else 0]
