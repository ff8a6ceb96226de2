"""The search finds good answers in any game, keeps to its budget, and gives up on what never ends."""

from random import Random
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from cards.language.catalogue import default_set
from games.bots import registry
from games.bots.answers import likely_answer, ways_to_answer
from games.bots.knowledge import guess, know
from games.bots.lines import Effort, PlayedLine
from games.bots.registry import LEVELS, decide
from games.bots.search import Thinker
from games.rules.kernel.actions import Pass
from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.foresight import Foresight
from games.rules.kernel.game import State, decode_table, resume
from games.rules.kernel.prompts import Action, Form, Prompt, one_of, some_of
from games.rules.kernel.words import say
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns
from tests.bots.worlds import Asked, positions
from tests.toy.cards import BOX
from tests.toy.ruleset import POINT, PULL, SHARE, LayCard, Toy, ToyRun
from tests.toy.table import ToyTable

THINKING = ["normal", "hard"]


def turn_with(toy: Toy, cards: Any, hand: list[int], points: list[int]) -> State:
    """The first seat's turn with a hand of these faces; the deck gives it another of the last."""
    table = toy.setup(cards, toy.Options(), len(points), bytes(32))
    deck = [copy for zone in (table.deck, *table.hands) for copy in zone]
    mine = [deck.pop(next(i for i, copy in enumerate(deck) if table.faces[copy] == face)) for face in [*hand, hand[-1]]]
    table.hands = [mine[:-1], *([deck.pop() for _ in range(3)] for _ in points[1:])]
    table.deck, table.points = [*deck, mine[-1]], points
    return resume(toy, cards, table, 0).state


def laid(toy: Toy, state: State, action: Action) -> int | None:
    """The face of the card that the action lays."""
    table: ToyTable = decode_table(toy, state.shown)
    copy = table.copy_of(action.one("card")) if LayCard.is_taken(action) else None
    return None if copy is None else table.faces[copy]


@pytest.mark.parametrize("bot", THINKING)
def test_it_takes_the_card_that_wins(bot: str) -> None:
    toy = Toy()
    cards = toy.compile([])
    state = turn_with(toy, cards, [PULL, POINT, SHARE], [2, 0, 0])
    assert laid(toy, state, decide(toy, cards, state, 0, bot, b"seed")) == POINT


def test_it_thinks_no_longer_than_it_takes_to_be_sure() -> None:
    toy = Toy()
    cards = toy.compile([])
    effort = Effort(actions=4500, horizon=6, depth=3, seconds=6)
    spent = []
    for points in ([2, 0, 0], [0, 0, 0]):
        state = turn_with(toy, cards, [PULL, POINT, SHARE], points)
        thinker = Thinker(toy, cards, know(toy, cards, state, 0), effort, Random(1))
        assert laid(toy, state, thinker.rank()[0]) == POINT
        spent.append(thinker.spent)
    assert spent[0] < spent[1] < effort.actions + 60 * 3
    assert spent[0] < effort.actions / 2


def test_others_are_thought_to_take_what_is_good_for_them() -> None:
    toy = Toy()
    cards = toy.compile([])
    state = turn_with(toy, cards, [PULL, POINT, SHARE], [0, 0])
    effort = LEVELS["hard"].effort
    assert effort
    shares = []
    for compared in (1, 4):
        toy.looks_ahead = Foresight(horizon=8, compared=compared)
        thinker = Thinker(toy, cards, know(toy, cards, state, 0), effort, Random(1))
        thinker.rank()
        turns = {kind: habit for kind, habit in thinker.habits.items() if kind[:2] == (1, "turn")}
        shares.append(turns)
    assert not shares[0]
    assert shares[1]
    best, *_, worst = sorted(shares[1].values(), key=lambda habit: -habit.total / habit.times)
    assert best.times > 2 * worst.times


@pytest.mark.parametrize("turns", [1, 3])
def test_a_line_goes_on_for_so_many_turns(turns: int) -> None:
    toy = Toy()
    cards = toy.compile([])
    toy.looks_ahead = Foresight(horizon=1, turns=turns, leanings={"pass": 0.2})
    state = turn_with(toy, cards, [PULL, POINT, SHARE], [0, 0])
    effort = LEVELS["hard"].effort
    assert effort
    thinker = Thinker(toy, cards, know(toy, cards, state, 0), effort, Random(1))
    thinker.rank()
    for luck in range(20):
        guessed = guess(toy, cards, thinker.knowledge, Random(luck))
        line = PlayedLine(thinker, guessed, thinker.left[0].action, luck)
        line.play()
        assert isinstance(line.table, ToyTable)
        assert line.table.outcome is not None or toy.turns_begun(line.table) - line.began >= turns


def test_others_answer_as_they_lean_to() -> None:
    prompt = Prompt(0, "turn", (Form("lay"), Form("lay"), Form("pass"), Form("stop")), say("x"))
    rng = Random(2)
    types = [likely_answer(prompt, rng, {"pass": 0.25, "stop": 0.0}).type for _ in range(1000)]
    assert types.count("stop") == 0
    assert 150 < types.count("pass") < 250


def test_it_finds_what_a_card_does_that_nobody_told_it_of() -> None:
    """A polished pebble scores twice, and no code of a bot says so."""
    toy = Toy()
    plain = yaml.safe_load(BOX.read_text(encoding="utf-8"))
    agate = {"id": "agate", "names": {"en": "Agate"}, "copies": 4, "kind": "pebble", "polished": True}
    plain["cards"].append({**agate, "abilities": ["score"]})
    cards = toy.compile([plain])
    state = turn_with(toy, cards, [POINT, len(cards.faces) - 1, POINT], [1, 0, 0])
    assert laid(toy, state, decide(toy, cards, state, 0, "hard", b"seed")) == len(cards.faces) - 1


def test_cards_under_other_names_are_played_the_same() -> None:
    plain = default_set("unstable_unicorns")
    renamed = {**plain, "cards": [{**card, "id": f"card_{n}"} for n, card in enumerate(plain["cards"])]}
    rules = UnstableUnicorns()
    other = rules.compile([renamed])
    asked = [one for one, _ in zip(positions("unstable_unicorns", Random(4)), range(12), strict=False)]
    asked = [one for one in asked if not one.state.answers and one.state.prompts[0].kind == "action"]
    assert asked
    for one in asked:
        decisions = [decide(rules, cards, one.state, one.seat, "normal", b"x") for cards in (one.cards, other)]
        assert decisions[0] == decisions[1]


class Unstoppable(Toy):
    """Nobody can stop a pebble."""

    def stops(self, table: ToyTable, seat: int) -> tuple[Form, ...]:
        return ()


class EndlessPull(Unstoppable):
    """The first seat's pulling never ends."""

    def pull(self, run: ToyRun, seat: int) -> None:
        while seat == 0:
            run.tick("pull")


class AskingPull(Unstoppable):
    """The first seat's pulling asks for ever."""

    def pull(self, run: ToyRun, seat: int) -> None:
        while seat == 0:
            run.ask(Prompt(seat, "again", (Pass.form(),), say("action-pass")))


@pytest.mark.parametrize("toy", [EndlessPull(), AskingPull()])
def test_it_gives_up_on_a_line_that_never_ends(toy: Toy) -> None:
    cards = toy.compile([])
    state = turn_with(toy, cards, [PULL, PULL, PULL], [0, 0])
    assert decide(toy, cards, state, 0, "hard", b"seed").type == "pass"


def question(game: str) -> Asked:
    """One that can be answered in several ways."""
    return next(one for one in positions(game, Random(7)) if len(one.state.prompts[0].forms) > 1)


@pytest.mark.parametrize("game", ["unstable_unicorns", "kill_the_unicorns"])
def test_the_same_seed_gives_the_same_decision(game: str) -> None:
    asked = question(game)
    decisions = [decide(*asked[:3], asked.seat, "normal", b"seed") for _ in range(2)]
    assert decisions[0] == decisions[1]


@pytest.mark.parametrize("game", ["unstable_unicorns", "kill_the_unicorns"])
def test_the_budget_is_a_number_of_actions(game: str) -> None:
    asked = question(game)
    knowledge = know(*asked)
    search = Thinker(
        asked.ruleset, asked.cards, knowledge, Effort(actions=300, horizon=4, depth=1, seconds=1), Random(1)
    )
    ways = search.rank()
    assert 300 <= search.spent < 300 + 60 * len(ways)


def test_easy_sometimes_takes_its_second_best() -> None:
    toy = Toy()
    cards = toy.compile([])
    state = turn_with(toy, cards, [PULL, POINT, SHARE], [2, 0, 0])
    taken = [laid(toy, state, decide(toy, cards, state, 0, "easy", bytes([n]))) for n in range(40)]
    assert 20 <= taken.count(POINT) < 40


def test_a_seat_that_is_not_asked_decides_nothing() -> None:
    toy = Toy()
    cards = toy.compile([])
    with pytest.raises(PromptIsClosed):
        decide(toy, cards, turn_with(toy, cards, [POINT], [0, 0]), 1, "normal", b"")


def test_all_ways_to_answer_are_found_and_of_very_many_some() -> None:
    letters = [chr(number) for number in range(97, 117)]
    few = Prompt(0, "x", (LayCard.form(card=one_of("card", "abc")),), say("x"), id="p")
    assert [way.one("card") for way in ways_to_answer(few, Random(1), 120)] == ["a", "b", "c"]
    form = replace(few.forms[0], fields={"cards": some_of("card", letters, 2, 9)})
    some = ways_to_answer(replace(few, forms=(form,)), Random(1), 120)
    assert len(some) == 120
    assert all(2 <= len(way.some("cards")) <= 9 for way in some)


def test_one_of_each_kind_of_answer_is_tried() -> None:
    toy = Toy()
    cards = toy.compile([])
    knowledge = know(toy, cards, turn_with(toy, cards, [POINT, POINT, PULL], [0, 0]), 0)
    effort = LEVELS["easy"].effort
    assert effort
    assert len(Thinker(toy, cards, knowledge, effort, Random(1)).rank()) == 3
    assert registry.bot_names() == ["random", "easy", "normal", "hard"]


def test_when_its_time_is_over_it_takes_what_was_best_so_far() -> None:
    toy = Unstoppable()
    cards = toy.compile([])
    state = turn_with(toy, cards, [PULL, SHARE, POINT], [2, 0, 0])
    knowledge = know(toy, cards, state, 0)
    effort = LEVELS["hard"].effort
    assert effort
    thinker = Thinker(toy, cards, knowledge, replace(effort, seconds=0), Random(1))
    best = thinker.rank()[0]
    assert thinker.spent < effort.actions / 10
    assert laid(toy, state, best) == POINT
