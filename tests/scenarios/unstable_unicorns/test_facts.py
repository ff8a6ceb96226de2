"""What a question is about, in facts and in words: which card asks, for what, and about whose cards."""

import msgspec

from games.rules.kernel.facts import NO_FACTS, facts_of
from games.rules.kernel.game import decode, encode
from games.rules.unstable_unicorns.facts import ChoiceFacts, EffectsFacts, RescueFacts, TurnFacts, WindowFacts
from tests.scenarios.unstable_unicorns.at_table import NOTHING, hand, stable, table


def test_a_turn_says_whether_there_is_a_card_to_play() -> None:
    t = table(you=hand("narwhal", "neigh"), rival=NOTHING)
    assert t.you.prompt.facts == TurnFacts(verb="play", plays_left=1, playable=1)
    t = table(you=hand("neigh"), rival=NOTHING)
    assert t.you.prompt.facts == TurnFacts(verb="draw", plays_left=1, playable=0)
    assert t.you.prompt.text.key == "prompt-uu-action-nothing"


def test_a_choice_names_the_card_that_asks_and_what_it_does() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal", "rhinocorn"), third=stable("llamacorn"))
    t.you.play("unicorn_poison")
    t.let_pass()
    facts = t.you.prompt.facts
    assert isinstance(facts, ChoiceFacts)
    assert (facts.verb, facts.count, facts.seats, facts.zone) == ("destroy", 1, [1, 2], "stable")
    assert facts.source is not None and facts.source.card == "unicorn_poison" and facts.source.id is not None


def test_a_question_about_one_stable_says_whose_it_is() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal", "rhinocorn"), third=NOTHING)
    t.you.play("unicorn_poison")
    t.let_pass()
    assert t.you.prompt.text.key == "prompt-uu-destroy-of"
    assert t.you.prompt.text.args["seat"] == 1


def test_a_card_that_asks_about_stable_after_stable_says_whose_each_is() -> None:
    t = table(you=hand("glitter_tornado") + stable("narwhal", "yay"), rival=stable("rhinocorn", "slowdown"))
    t.you.play("glitter_tornado")
    t.let_pass()
    asked = [t.you.prompt.text]
    asked.append(t.you.answers("yay").prompt.text)
    assert [text.key for text in asked] == ["prompt-uu-return-own", "prompt-uu-return-of"]
    assert asked[1].args["seat"] == 1


def test_two_players_are_asked_for_in_different_words() -> None:
    t = table(you=hand("re_target"), rival=stable("yay"), third=stable("slowdown"))
    t.you.play("re_target")
    t.let_pass()
    assert t.you.prompt.text.key == "prompt-uu-pick-first-player"
    assert t.you.prompt.facts.verb == "move"
    t.you.answers("rival")
    assert t.you.prompt.text.key == "prompt-uu-pick-second-player"
    assert t.you.prompt.text.args["seat"] == 1


def test_a_window_says_what_an_instant_would_stop() -> None:
    t = table(you=hand("narwhal", "neigh"), rival=hand("neigh"), third=NOTHING)
    t.you.play("narwhal")
    facts = t.rival.prompt.facts
    assert isinstance(facts, WindowFacts)
    assert (facts.card.card, facts.seat, facts.depth, facts.stops, facts.can_stop) == ("narwhal", 0, 0, None, True)
    assert t.third.prompt.facts.can_stop is False
    assert t.third.prompt.text.args["can"] == "no"
    t.rival.neighs()
    mine, theirs = t.you.prompt, t.third.prompt
    assert mine.text.key == "prompt-uu-neigh-window-stops-yours"
    assert theirs.text.key == "prompt-uu-neigh-window-stops"
    assert (mine.text.args["card"], mine.text.args["card_stopped"]) == ("neigh", "narwhal")
    stops = mine.facts.stops
    assert (stops.seat, stops.card.card, mine.facts.first) == (0, "narwhal", stops)


def test_an_effect_that_cannot_be_used_is_told_and_not_offered() -> None:
    t = table(you=hand("necromancer_unicorn", "neigh", "slowdown"), rival=NOTHING, discard=["narwhal"])
    t.you.play("necromancer_unicorn").game.let_pass()
    facts = t.you.prompt.facts
    assert isinstance(facts, EffectsFacts)
    (effect,) = facts.effects
    assert (effect.effect, effect.possible, effect.in_vain) == ("necromancer_unicorn", False, False)
    assert effect.verbs == ["discard", "bring"]
    assert t.you.offered == ["decline"]


def test_a_threatened_card_is_told_with_what_happens_to_it_and_by_what() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("black_knight_unicorn", "narwhal"))
    t.you.play("unicorn_poison", "narwhal")
    prompt = t.rival.prompt
    assert isinstance(prompt.facts, RescueFacts)
    assert prompt.kind == "rescue"
    assert ([card.card for card in prompt.facts.threatened], prompt.facts.verb) == (["narwhal"], "destroy")
    assert prompt.facts.source is not None
    assert (prompt.facts.source.card, prompt.facts.seat) == ("unicorn_poison", 0)
    assert prompt.text.args == {"card": "narwhal", "fate": "destroy", "card_by": "unicorn_poison"}


def test_stored_facts_come_back_as_the_same_type() -> None:
    t = table(you=hand("narwhal"), rival=NOTHING)
    t.you.play("narwhal")
    assert decode(encode(t.state)).prompts == t.state.prompts


def test_facts_that_nobody_knows_any_more_are_none() -> None:
    assert facts_of(object, {"about": "something_else"}) is NO_FACTS
    assert facts_of(object, {"about": "turn", "verb": 3}) is NO_FACTS
    plain = msgspec.to_builtins(TurnFacts(verb="play", plays_left=1, playable=2))
    assert facts_of(object, plain) == TurnFacts(verb="play", plays_left=1, playable=2)


def test_a_window_says_what_the_card_would_do() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("neigh", "neigh") + stable("narwhal"))
    t.you.play("unicorn_poison")
    facts = t.rival.prompt.facts
    assert isinstance(facts, WindowFacts)
    assert (facts.first.card.card, facts.verbs) == ("unicorn_poison", ["destroy"])


def test_a_window_about_a_plain_unicorn_names_no_verb() -> None:
    t = table(you=hand("narwhal"), rival=hand("neigh"))
    t.you.play("narwhal")
    facts = t.rival.prompt.facts
    assert isinstance(facts, WindowFacts)
    assert facts.verbs == []
