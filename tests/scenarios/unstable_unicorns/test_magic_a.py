"""Magic cards, B to M: each works, cannot be played or is stopped, and meets something that changes it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, NURSERY, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves


@face("back_kick")
@proves("UU-R4.back_kick")
@pytest.mark.verb("return")
def test_back_kick_returns_a_card_that_may_then_be_discarded() -> None:
    t = table(you=hand("back_kick"), rival=stable("narwhal", "yay") + hand("neigh"), third=stable("slowdown"))
    t.you.play("back_kick", "rival", "yay")
    assert sorted(t.rival.offered) == ["neigh", "yay"]
    t.rival.answers("yay")
    assert t.at("yay") == DISCARD


@face("back_kick", "baby_unicorn_red")
@proves("UU-R4.back_kick", "UU-R3.2")
def test_back_kick_on_a_baby_still_costs_a_card() -> None:
    t = table(you=hand("back_kick"), rival=stable("baby_unicorn_red") + hand("neigh"))
    t.you.play("back_kick")
    assert t.at("baby_unicorn_red") == NURSERY
    assert t.at("neigh") == DISCARD


@face("back_kick")
@proves("UU-6.7", "UU-R0.1")
def test_back_kick_cannot_be_played_against_empty_stables() -> None:
    t = table(you=hand("back_kick") + stable("narwhal"), rival=hand("neigh"))
    assert t.you.offered == ["draw_card"]


@face("back_kick", "pandamonium")
@proves("UU-R4.pandamonium")
def test_back_kick_reaches_pandas() -> None:
    t = table(you=hand("back_kick"), rival=stable("narwhal", "pandamonium"))
    t.you.play("back_kick", "narwhal")
    assert t.at("narwhal") == DISCARD


@face("blatant_thievery")
@proves("UU-R4.blatant_thievery", "UU-3.8")
@pytest.mark.verb("look")
def test_blatant_thievery_shows_a_hand_to_the_thief_alone() -> None:
    t = table(you=hand("blatant_thievery"), rival=hand("yay", "neigh"), third=hand("slowdown"))
    t.you.play("blatant_thievery", "rival")
    assert [card.card for card in t.you.view.you.looking_at] == ["yay", "neigh"]
    assert t.third.view.you.looking_at == []
    t.you.answers("neigh")
    assert t.at("neigh") == t.you.hand
    assert t.you.view.you.looking_at == []


@face("blatant_thievery")
@proves("UU-6.7")
def test_blatant_thievery_needs_a_hand_to_steal_from() -> None:
    t = table(you=hand("blatant_thievery", "neigh"), rival=NOTHING)
    assert t.you.offered == ["draw_card"]


@face("blatant_thievery")
def test_blatant_thievery_stopped_shows_nothing() -> None:
    t = table(you=hand("blatant_thievery"), rival=hand("yay", "neigh"))
    t.you.play("blatant_thievery").rival.neighs()
    assert not t.told("cards_looked_at")
    assert t.at("yay") == t.rival.hand


@face("change_of_luck")
@proves("UU-R4.change_of_luck", "UU-R1.16")
@pytest.mark.verb("extra_turn")
def test_change_of_luck_gives_another_turn_for_three_cards() -> None:
    t = table(you=hand("change_of_luck", "yay"), rival=NOTHING, deck=["neigh", "slowdown", "good_deal", "shake_up"])
    t.you.play("change_of_luck")
    assert t.at("yay") == t.at("neigh") == t.at("slowdown") == DISCARD
    assert (t.active, t.now.turn) == ("you", 2)
    assert t.you.cards == ["good_deal"]


@face("change_of_luck")
@proves("UU-R4.change_of_luck", "UU-6.7")
def test_change_of_luck_needs_another_card_in_hand_and_two_in_the_pile() -> None:
    assert table(you=hand("change_of_luck"), rival=NOTHING).you.offered == ["draw_card"]
    assert table(you=hand("change_of_luck", "neigh"), rival=NOTHING, deck=["yay"]).you.offered == ["draw_card"]


@face("change_of_luck")
@proves("UU-6.3", "UU-R4.change_of_luck")
def test_change_of_luck_played_with_too_few_cards_gives_no_turn() -> None:
    options = {"forbid_impossible_plays": False}
    t = table(you=hand("change_of_luck"), rival=NOTHING, options=options)
    t.you.play("change_of_luck")
    assert t.you.cards == []
    assert t.active == "rival"
    t = table(you=hand("change_of_luck", "yay"), rival=NOTHING, deck=["slowdown"], options=options)
    t.you.play("change_of_luck")
    assert t.told("extra_turn_granted") == []


@face("change_of_luck")
@proves("UU-8.2", "UU-6.7")
def test_change_of_luck_draws_from_the_discard_pile_where_the_table_reshuffles() -> None:
    t = table(
        you=hand("change_of_luck", "yay"),
        rival=NOTHING,
        deck=["slowdown"],
        discard=["narwhal"],
        options={"reshuffle_discard": True, "edition": "chain"},
    )
    t.you.play("change_of_luck").game.let_pass()
    assert t.told("deck_shuffled")[0] == {"deck": 1, "discard": 0}
    assert len(t.told("extra_turn_granted")) == 1


@face("change_of_luck", "double_dutch")
@proves("UU-R1.16", "UU-R4.change_of_luck")
@pytest.mark.verb("extra_play")
def test_extra_turns_add_up() -> None:
    you = hand("change_of_luck", "change_of_luck", "yay", "neigh") + stable("double_dutch")
    t = table(you=you, rival=NOTHING, phase="beginning")
    t.you.uses("double_dutch").play("change_of_luck", ["yay", "neigh", "basic_unicorn_indigo"])
    t.you.play("change_of_luck", ["basic_unicorn_indigo"] * 3)
    assert t.now.extra_turns == 1
    assert t.active == "you"


@face("glitter_tornado")
@proves("UU-R4.glitter_tornado")
@pytest.mark.verb("for_each")
def test_glitter_tornado_returns_a_card_of_every_stable_as_its_player_picks() -> None:
    t = table(
        you=hand("glitter_tornado") + stable("narwhal", "slowdown"),
        rival=stable("rhinocorn", "yay"),
        third=stable("llamacorn"),
    )
    t.you.play("glitter_tornado", "slowdown", "yay")
    assert t.at("slowdown") == t.you.hand
    assert t.at("yay") == t.rival.hand
    assert t.at("llamacorn") == t.third.hand


@face("glitter_tornado")
@proves("UU-R4.glitter_tornado", "UU-6.7")
def test_glitter_tornado_needs_one_card_in_one_stable() -> None:
    assert table(you=hand("glitter_tornado"), rival=NOTHING).you.offered == ["draw_card"]
    assert "glitter_tornado" in table(you=hand("glitter_tornado"), rival=stable("yay")).you.offered


@face("glitter_tornado", "baby_unicorn_red")
@proves("UU-1.5")
def test_glitter_tornado_sends_babies_to_the_nursery() -> None:
    t = table(you=hand("glitter_tornado"), rival=stable("baby_unicorn_red"))
    t.you.play("glitter_tornado")
    assert t.at("baby_unicorn_red") == NURSERY


@face("good_deal")
@proves("UU-R4.good_deal", "UU-6.4", "UU-3.1", "UU-3.2")
@pytest.mark.verb("draw")
def test_good_deal_draws_three_and_discards_one_but_not_itself() -> None:
    t = table(you=hand("good_deal"), rival=NOTHING, deck=["yay", "neigh", "slowdown", "shake_up", "narwhal"])
    t.you.play("good_deal")
    assert sorted(t.you.offered) == ["neigh", "slowdown", "yay"]
    t.you.answers("yay")
    assert t.discard == ["good_deal", "yay"]


@face("good_deal")
@proves("UU-6.7")
def test_good_deal_needs_three_cards_in_the_pile() -> None:
    assert table(you=hand("good_deal"), rival=NOTHING, deck=["yay", "neigh"]).you.offered == ["draw_card"]


@face("good_deal")
@proves("UU-5.1")
def test_good_deal_stopped_draws_nothing() -> None:
    t = table(you=hand("good_deal"), rival=hand("neigh"), deck=["yay", "slowdown", "narwhal", "rhinocorn"])
    t.you.play("good_deal").rival.neighs()
    assert t.discard == ["neigh", "good_deal"]
    assert t.you.cards == []


@face("kiss_of_life")
@proves("UU-3.6", "UU-R4.kiss_of_life", "UU-6.2")
@pytest.mark.verb("bring")
def test_kiss_of_life_brings_a_unicorn_back_and_it_enters() -> None:
    t = table(you=hand("kiss_of_life"), rival=NOTHING, discard=["yay", "narwhal", "greedy_flying_unicorn"])
    t.you.play("kiss_of_life", "greedy_flying_unicorn")
    assert t.at("greedy_flying_unicorn") == t.you.stable
    assert len(t.you.cards) == 1


@face("kiss_of_life")
@proves("UU-R4.kiss_of_life", "UU-6.7")
def test_kiss_of_life_needs_a_unicorn_in_the_discard_pile() -> None:
    assert table(you=hand("kiss_of_life"), rival=NOTHING, discard=["yay"]).you.offered == ["draw_card"]


@face("kiss_of_life", "queen_bee_unicorn")
def test_kiss_of_life_cannot_wake_a_basic_past_a_queen_bee() -> None:
    t = table(you=hand("kiss_of_life"), rival=stable("queen_bee_unicorn"), discard=["narwhal"])
    assert t.you.offered == ["draw_card"]


@face("mystical_vortex")
@proves("UU-R4.mystical_vortex", "UU-4.2")
@pytest.mark.verb("shuffle")
def test_mystical_vortex_shuffles_all_discards_in_and_itself() -> None:
    t = table(you=hand("mystical_vortex", "yay"), rival=hand("neigh", "slowdown"), discard=["narwhal"])
    t.you.play("mystical_vortex").rival.answers("slowdown")
    assert t.lying("yay") == t.lying("slowdown") == t.lying("narwhal") == t.lying("mystical_vortex") == [DECK]
    assert t.discard == []


@face("mystical_vortex")
@proves("UU-R4.mystical_vortex", "UU-4.2")
def test_mystical_vortex_does_not_shuffle_itself_in_in_the_chain_edition() -> None:
    you = hand("mystical_vortex", "yay")
    t = table(you=you, rival=NOTHING, discard=["narwhal"], options={"edition": "chain"})
    t.you.play("mystical_vortex").game.let_pass()
    assert t.lying("yay") == t.lying("narwhal") == [DECK]
    assert t.discard == ["mystical_vortex"]


@face("mystical_vortex")
@proves("UU-6.6")
def test_mystical_vortex_shuffles_even_if_nobody_can_discard() -> None:
    t = table(you=hand("mystical_vortex"), rival=NOTHING, discard=["narwhal"])
    t.you.play("mystical_vortex")
    assert t.discard == []
