"""What a bot expects of others in Unstable Unicorns: who would win is stopped, and who can win plays a Unicorn."""

from random import Random

import pytest
from msgspec.structs import replace

from games.bots.answers import expected_answer
from games.bots.knowledge import guess, know
from games.bots.lines import PlayedLine
from games.bots.registry import LEVELS
from games.bots.search import Thinker
from games.rules.kernel.game import decode_table
from games.rules.kernel.prompts import Form, Prompt, one_of
from games.rules.kernel.words import say
from games.rules.unstable_unicorns import foreseeing
from tests.bots.worlds import CARDS, RULESETS, positions
from tests.scenarios.unstable_unicorns.at_table import BASE, FILLER, RULES, Scenario, Spot, hand, stable, table

MAGIC = "targeted_destruction"


def unicorns(count: int) -> Spot:
    return stable(*[FILLER] * count)


def stopping(scenario: Scenario, seat: int) -> float:
    """How likely this seat is thought to play its Instant."""
    prompt = next(one for one in scenario.state.prompts if one.seat == seat)
    return sum(chance for chance, form in RULES.likely(BASE, scenario.now, prompt) if form.type == "neigh")


def played_by_rival(card: str, standing: int) -> Scenario:
    holds = hand("neigh")
    t = table(
        active="rival", you=holds, rival=hand(card, "neigh") + unicorns(standing), third=holds, fourth=stable("yay")
    )
    t.rival.play(card)
    return t


def test_the_nearer_a_unicorn_brings_a_seat_to_winning_the_likelier_it_is_stopped() -> None:
    chances = [stopping(played_by_rival(FILLER, standing), 0) for standing in (1, 4, 5, 6)]
    assert chances == sorted(chances)
    assert chances[0] < 0.3
    assert chances[-1] == 0.9


def test_other_cards_are_stopped_as_seldom_however_near_their_player_is() -> None:
    assert stopping(played_by_rival("glitter_tornado", 6), 0) == stopping(played_by_rival("glitter_tornado", 0), 0)


def test_who_is_stopped_defends_its_card_and_nobody_saves_the_one_who_would_win() -> None:
    t = played_by_rival(FILLER, 6)
    window = next(one for one in t.state.prompts if one.seat == 0)
    t.act(window, "neigh", {"card": window.forms[0].fields["card"].choices[0]})
    assert stopping(t, 1) == 0.8
    assert stopping(t, 2) == 0.0


def test_who_is_near_winning_mostly_plays_a_unicorn() -> None:
    t = table(you=hand(FILLER, "glitter_tornado", "glitter_tornado") + unicorns(6), rival=hand("neigh"))
    prompt, rng = t.state.prompts[0], Random(1)
    expected = RULES.likely(BASE, t.now, prompt)
    cards = [expected_answer(prompt, expected, rng).fields.get("card") for _ in range(400)]
    (unicorn,) = {t.now.card_id(copy) for copy in t.now.hands[0] if BASE.faces[t.now.faces[copy]].is_unicorn}
    assert 0.75 < cards.count(unicorn) / 400 < 0.98


def test_who_is_far_from_winning_or_has_no_unicorn_only_leans() -> None:
    for spot in (hand(FILLER) + unicorns(3), hand("glitter_tornado") + unicorns(6)):
        t = table(you=spot, rival=hand("neigh"))
        assert RULES.likely(BASE, t.now, t.state.prompts[0]) == []


@pytest.mark.parametrize(("standing", "turns"), [(4, 2), (5, 4)])
def test_near_the_end_a_line_goes_on_to_the_next_turn_of_its_seat(standing: int, turns: int) -> None:
    t = table(you=hand(FILLER, MAGIC), rival=unicorns(standing), third=hand(FILLER))
    effort = LEVELS["hard"].effort
    assert effort
    thinker = Thinker(RULES, BASE, know(RULES, BASE, t.state, 0), replace(effort, actions=100), Random(1))
    thinker.rank()
    lengths = set()
    for luck in range(10):
        line = PlayedLine(thinker, guess(RULES, BASE, thinker.knowledge, Random(luck)), thinker.left[0].action, luck)
        line.play()
        if line.table.outcome is None:
            lengths.add(RULES.turns_begun(line.table) - line.began)
    assert lengths == {turns}


def test_what_is_expected_is_always_part_of_what_is_asked() -> None:
    """At tables with windows inside of chains, too."""
    name, said = "many_windows", 0
    for asked, _ in zip(positions(name, Random(8), every=2), range(150), strict=False):
        table_now = decode_table(RULESETS[name], asked.state.shown)
        for prompt in asked.state.owed:
            if prompt.seat is not None:
                expected = RULESETS[name].likely(CARDS[name], table_now, prompt)
                said += bool(expected)
                assert not expected or sum(chance for chance, _ in expected) == pytest.approx(1.0)
                assert all(is_offered(form, prompt) for _, form in expected)
    assert said > 5


def is_offered(form: Form, prompt: Prompt) -> bool:
    return any(
        form.type == one.type
        and form.fields.keys() == one.fields.keys()
        and all(set(field.choices) <= set(one.fields[name].choices) for name, field in form.fields.items())
        for one in prompt.forms
    )


def test_an_expected_answer_is_as_likely_as_it_is_said_to_be() -> None:
    few = Form("play_card", {"card": one_of("card", "a")})
    prompt = Prompt(0, "action", (Form("play_card", {"card": one_of("card", "abc")}), Form("draw_card")), say("x"))
    rng = Random(3)
    answers = [expected_answer(prompt, [(0.75, few), (0.25, Form("draw_card"))], rng) for _ in range(1000)]
    assert {answer.fields.get("card") for answer in answers} == {"a", None}
    assert 700 < sum(answer.type == "play_card" for answer in answers) < 800


def test_it_is_near_the_end_for_everybody_as_soon_as_one_seat_may_soon_win() -> None:
    t = table(you=hand(FILLER), rival=unicorns(5), third=hand(FILLER))
    assert foreseeing.is_near_end(t.now)
    assert not foreseeing.is_near_end_for(t.now, 0)
