"""What a table may choose: declared targets, a redraw, forfeits."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, RULES, hand, stable, table

proves = pytest.mark.proves
DECLARED = {"targeting": "declared"}


@proves("UU-5.7", "UU-R0.5")
def test_advanced_targeting_shows_only_the_card_before_the_window() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal"), third=stable("rhinocorn"))
    t.you.play("unicorn_poison")
    facts = t.rival.prompt.facts
    assert (facts.card.card, facts.seat, facts.stable, facts.targets) == ("unicorn_poison", 0, None, [])


@proves("UU-5.7", "UU-R0.5")
def test_declared_targeting_names_the_stable_before_the_window() -> None:
    t = table(you=hand("yay"), rival=NOTHING, third=NOTHING, options=DECLARED)
    t.you.play("yay", stable="third")
    assert t.rival.prompt.facts.stable == 2
    assert t.at("yay") == t.third.stable


@proves("UU-5.7")
def test_declared_targeting_names_the_player_of_a_magic_and_the_card_later() -> None:
    t = table(
        you=hand("unicorn_poison"), rival=stable("narwhal", "rhinocorn"), third=stable("llamacorn"), options=DECLARED
    )
    t.you.play("unicorn_poison", targets="rival")
    assert t.rival.prompt.facts.targets == [1]
    assert sorted(t.you.offered) == ["narwhal", "rhinocorn"]


@proves("UU-5.7")
def test_declared_re_target_names_from_whom_and_to_whom() -> None:
    t = table(you=hand("re_target"), rival=stable("yay"), third=NOTHING, options=DECLARED)
    t.you.play("re_target", targets="rival+third")
    assert t.at("yay") == t.third.stable


@proves("UU-5.7")
def test_declared_swap_and_choice_name_their_player() -> None:
    you = hand("unicorn_swap") + stable("narwhal")
    t = table(you=you, rival=stable("rhinocorn"), third=stable("llamacorn"), options=DECLARED)
    t.you.play("unicorn_swap", "rhinocorn", targets="rival")
    assert t.at("narwhal") == t.rival.stable
    you = hand("targeted_destruction") + stable("slowdown")
    t = table(you=you, rival=stable("yay"), options=DECLARED)
    assert t.you.offered == ["targeted_destruction", "rival", "you", "draw_card"]
    t.you.play("targeted_destruction", targets="you")
    assert (t.at("slowdown"), t.at("yay")) == (DISCARD, t.rival.stable)
    t = table(you=you, rival=stable("yay"), options=DECLARED)
    t.you.play("targeted_destruction", targets="rival")
    assert (t.at("slowdown"), t.at("yay")) == (t.you.stable, DISCARD)
    t = table(you=hand("targeted_destruction") + stable("yay"), rival=stable("rainbow_aura"), options=DECLARED)
    assert t.you.offered == ["targeted_destruction", "rival", "draw_card"]


@proves("UU-5.7", "UU-6.6")
def test_declared_two_for_one_names_whom_it_hits_before_it_is_paid() -> None:
    you = hand("two_for_one") + stable("slowdown")
    rival = hand("neigh") + stable("yay", "narwhal")
    t = table(you=you, rival=rival, third=stable("rhinocorn"), options=DECLARED)
    t.you.play("two_for_one", targets="rival")
    assert t.rival.prompt.facts.targets == [1]
    assert t.at("yay") == t.at("narwhal") == DISCARD
    assert t.at("rhinocorn") == t.third.stable


@proves("UU-5.7")
@pytest.mark.parametrize("card", ["mermaid_unicorn", "seductive_unicorn", "shark_with_a_horn"])
def test_declared_unicorns_act_only_on_whom_they_name(card: str) -> None:
    t = table(you=hand(card, "yay"), rival=stable("narwhal"), third=stable("rhinocorn"), options=DECLARED)
    t.you.play(card, stable="you", targets="third")
    assert t.rival.prompt.facts.targets == [2]
    t.let_pass()
    if card != "mermaid_unicorn":
        t.you.answers("yes")
    assert t.at("narwhal") == t.rival.stable
    assert t.at("rhinocorn") != t.third.stable


@proves("UU-5.7")
def test_a_declared_americorn_names_whose_card_it_pulls() -> None:
    t = table(you=hand("americorn"), rival=hand("yay"), third=hand("slowdown"), options=DECLARED)
    t.you.play("americorn", "yes", stable="you", targets="third")
    assert t.you.cards == ["slowdown"]


@proves("UU-5.7")
def test_the_window_says_at_whom_a_card_is_aimed() -> None:
    t = table(you=hand("unicorn_poison", "yay"), rival=stable("narwhal"), third=stable("rhinocorn"), options=DECLARED)
    t.you.play("unicorn_poison", targets="third")
    assert (t.rival.prompt.text.key, t.rival.prompt.text.args["seat_at"]) == ("prompt-uu-neigh-window-at", 2)
    t = table(you=hand("yay"), rival=NOTHING, third=NOTHING, options=DECLARED)
    t.you.play("yay", stable="third")
    assert (t.rival.prompt.text.key, t.rival.prompt.text.args["seat_into"]) == ("prompt-uu-neigh-window-into", 2)


@proves("UU-P3")
def test_an_effect_that_can_hit_nothing_says_so_before_it_is_paid_for() -> None:
    you = hand("neigh", "slowdown") + stable("stable_artillery")
    t = table(you=you, rival=stable("narwhal", "rainbow_aura"), phase="beginning")
    assert t.you.prompt.text.key == "prompt-uu-use-effect-in-vain"
    assert [effect.effect for effect in t.you.prompt.facts.effects if effect.in_vain] == ["stable_artillery"]


@proves("UU-R3.4")
def test_an_effect_that_its_player_cannot_pay_says_so() -> None:
    t = table(you=hand("necromancer_unicorn", "neigh", "slowdown"), rival=NOTHING, discard=["narwhal"])
    t.you.play("necromancer_unicorn").game.let_pass()
    assert (t.you.offered, t.you.prompt.text.key) == (["decline"], "prompt-uu-use-effect-impossible")


@proves("UU-10.1", "UU-8.2")
def test_a_redraw_refills_the_pile_before_it_falls_short() -> None:
    t = table(
        you=hand("yay", "neigh", "narwhal", "slowdown"),
        rival=NOTHING,
        deck=["shake_up", "good_deal"],
        options={"redraw_once": True, "reshuffle_discard": True},
    )
    t.you.redraws()
    assert len(t.you.cards) == 4


@proves("UU-6.7", "UU-8.2")
def test_a_magic_that_draws_is_playable_where_the_discard_pile_would_be_shuffled_in() -> None:
    you, discard = hand("good_deal"), ["yay", "neigh", "slowdown", "narwhal"]
    options = {"reshuffle_discard": True, "edition": "chain"}
    t = table(you=you, rival=NOTHING, deck=["shake_up"], discard=discard, options=options)
    assert "good_deal" in t.you.offered
    t.you.play("good_deal")
    assert len(t.you.offered) == 3
    assert table(you=you, rival=NOTHING, deck=["shake_up"], discard=discard).you.offered == ["draw_card"]


@proves("UU-10.1")
def test_redraw_once_in_the_own_action_and_only_once() -> None:
    t = table(you=hand("yay", "neigh", "narwhal"), rival=NOTHING, options={"redraw_once": True})
    t.you.redraws()
    assert t.you.cards == ["basic_unicorn_indigo"] * 3
    assert "redraw" not in t.you.offered
    assert t.discard == ["yay", "neigh", "narwhal"]


@proves("UU-10.1")
def test_redraw_in_a_window_that_nobody_has_answered() -> None:
    t = table(
        you=hand("narwhal", "neigh"),
        rival=hand("yay"),
        third=hand("neigh"),
        options={"redraw_once": True},
        deck=["neigh"] * 9,
    )
    t.you.play("narwhal").third.passes().rival.redraws()
    assert t.asked == ["rival"]
    assert "redraw" not in [form.type for form in t.rival.prompt.forms]
    t.rival.neighs()
    assert "redraw" not in [form.type for form in t.third.prompt.forms]
    assert t.at("narwhal") == DISCARD


@proves("UU-10.1")
def test_no_redraw_unless_the_table_has_it() -> None:
    t = table(you=hand("yay"), rival=hand("neigh"))
    assert "redraw" not in t.you.offered
    t.you.play("yay")
    assert [form.type for form in t.rival.prompt.forms] == ["neigh", "pass"]
    assert table(you=NOTHING, rival=NOTHING, options={"redraw_once": True}).you.offered == ["draw_card"]


@proves("UU-10.2")
def test_drinks_a_sip_for_every_unicorn_that_falls() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal"), options={"party": "drinks"})
    t.you.play("unicorn_poison").game.let_pass()
    assert t.told("forfeit_due") == [{"seat": 1, "forfeit": "sip", "named_by": None}]
    t = table(you=hand("targeted_destruction"), rival=stable("yay"), options={"party": "drinks"})
    t.you.play("targeted_destruction").game.let_pass()
    assert t.told("forfeit_due") == []


@proves("UU-10.2")
def test_drinks_after_three_neighs_somebody_may_name_who_drinks() -> None:
    options = {"party": "drinks"}
    t = table(you=hand("narwhal", "neigh"), rival=hand("neigh"), third=hand("neigh"), options=options)
    t.you.play("narwhal").rival.neighs().you.neighs().third.neighs().game.let_pass()
    offer = t.third.prompt
    assert (offer.kind, offer.optional) == ("name_drinker", True)
    t.third.answers("you").rival.draws()
    assert t.told("forfeit_due") == [{"seat": 0, "forfeit": "sip", "named_by": 2}]


@proves("UU-10.2")
def test_drinks_a_name_for_the_third_neigh_of_a_turn_and_for_no_other() -> None:
    you = hand("narwhal", "llamacorn", "neigh", "neigh") + stable("double_dutch")
    for party, offered in (("drinks", ["you", "rival"]), ("none", ["you"])):
        t = table(you=you, rival=hand(*["neigh"] * 4), phase="beginning", options={"party": party})
        t.you.uses("double_dutch").play("narwhal").rival.neighs().you.neighs().rival.neighs().game.let_pass()
        assert t.asked == offered
        t.you.play("llamacorn").rival.neighs().game.let_pass()
        assert t.asked == ["rival"]
    t = table(you=hand("narwhal", "neigh"), rival=hand("neigh"), options={"party": "drinks"})
    t.you.play("narwhal").rival.neighs().you.neighs().game.let_pass()
    assert t.asked == ["rival"]


@proves("UU-10.2")
def test_drinks_nobody_waits_for_a_name() -> None:
    t = table(you=hand("narwhal", "neigh", "neigh"), rival=hand("neigh", "neigh"), options={"party": "drinks"})
    t.you.play("narwhal").rival.neighs().you.neighs().rival.neighs().you.neighs().game.let_pass()
    assert t.you.prompt.kind == "name_drinker"
    t.rival.draws()
    assert t.you.prompt.kind == "action"


@proves("UU-10.2", "UU-10.3")
def test_a_redraw_costs_a_forfeit() -> None:
    for party, forfeit in (("drinks", "whole_glass"), ("dress", "underwear_on_head")):
        t = table(you=hand("yay"), rival=NOTHING, options={"redraw_once": True, "party": party})
        t.you.redraws()
        assert t.told("forfeit_due", forfeit=forfeit)


@proves("UU-10.3")
def test_dress_one_off_for_discards_and_downgrades_one_on_for_upgrades() -> None:
    t = table(you=hand("llamacorn", "neigh"), rival=NOTHING, options={"party": "dress"})
    t.you.play("llamacorn").game.let_pass()
    assert [(due["seat"], due["forfeit"]) for due in t.told("forfeit_due")] == [(0, "one_off")]
    t = table(you=hand("yay"), rival=hand("slowdown"), options={"party": "dress"})
    t.you.play("yay", "rival").rival.play("slowdown", "you")
    assert [(due["seat"], due["forfeit"]) for due in t.told("forfeit_due")] == [(1, "one_on"), (0, "one_off")]


@proves("UU-10.4")
def test_forfeits_change_nothing_in_the_game_and_need_consent() -> None:
    ends = []
    for party in ("none", "drinks", "dress"):
        t = table(you=hand("unicorn_poison", "yay"), rival=stable("narwhal", "barbed_wire"), options={"party": party})
        t.you.play("unicorn_poison").rival.draws().you.play("yay", "rival").game.let_pass()
        ends.append((t.now.hands, t.now.stables, t.now.discard, t.now.deck))
        assert RULES.needs_consent(t.now.options) == (party != "none")
    assert ends[0] == ends[1] == ends[2]
