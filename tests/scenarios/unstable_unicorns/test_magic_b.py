"""Magic cards, R to U: each works, cannot be played or is stopped, and meets something that changes it."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves


@face("re_target")
@proves("UU-R4.re_target", "UU-3.10", "UU-3.7")
@pytest.mark.verb("move")
def test_re_target_moves_a_downgrade_from_any_stable_to_any_other() -> None:
    t = table(you=hand("re_target") + stable("slowdown"), rival=stable("narwhal"), third=stable("yay"))
    t.you.play("re_target")
    assert sorted(t.you.offered) == ["third", "you"]
    t.you.answers("you")
    assert sorted(t.you.offered) == ["rival", "third"]
    t.you.answers("third")
    assert t.at("slowdown") == t.third.stable


@face("re_target", "broken_stable")
@proves("UU-R4.re_target")
def test_re_target_moves_an_upgrade_past_a_broken_stable_and_past_neighs() -> None:
    t = table(you=hand("re_target") + stable("broken_stable", "yay"), rival=stable("rainbow_aura") + hand("neigh"))
    t.you.play("re_target", "rival")
    assert t.at("rainbow_aura") == t.you.stable
    assert t.at("neigh") == t.rival.hand


@face("re_target")
@proves("UU-6.7")
def test_re_target_needs_an_upgrade_or_downgrade_somewhere() -> None:
    assert table(you=hand("re_target"), rival=stable("narwhal")).you.offered == ["draw_card"]


@face("reset_button")
@proves("UU-R4.reset_button")
def test_reset_button_clears_all_upgrades_and_downgrades_into_the_pile() -> None:
    you = hand("reset_button") + stable("slowdown", "narwhal")
    t = table(you=you, rival=stable("yay", "rhinocorn"), discard=["neigh"])
    t.you.play("reset_button").game.let_pass()
    assert t.lying("narwhal") == [t.you.stable]
    assert t.discard == []
    assert DISCARD not in t.lying("yay") + t.lying("slowdown") + t.lying("neigh")


@face("reset_button")
@proves("UU-R4.reset_button", "UU-6.7")
def test_reset_button_may_be_played_with_nothing_to_sacrifice() -> None:
    t = table(you=hand("reset_button"), rival=NOTHING, discard=["neigh"])
    t.you.play("reset_button")
    assert t.discard == []


@face("reset_button", "pandamonium")
def test_reset_button_turns_pandas_back_into_unicorns() -> None:
    t = table(you=hand("reset_button"), rival=stable("narwhal", "pandamonium"))
    t.you.play("reset_button")
    assert t.rival.unicorns == 1


@face("reset_button")
def test_reset_button_stopped_changes_nothing() -> None:
    t = table(you=hand("reset_button"), rival=hand("neigh") + stable("yay"))
    t.you.play("reset_button").rival.neighs()
    assert t.at("yay") == t.rival.stable


@face("shake_up")
@proves("UU-R4.shake_up")
def test_shake_up_shuffles_itself_hand_and_discards_and_draws_five() -> None:
    t = table(you=hand("shake_up", "yay", "neigh"), rival=NOTHING, discard=["narwhal"])
    t.you.play("shake_up")
    assert len(t.you.cards) == 5
    assert t.discard == []
    assert not t.told("card_moved", cause="discard")


@face("shake_up")
@proves("UU-R4.shake_up", "UU-5.1")
def test_shake_up_stopped_goes_to_the_discard_pile() -> None:
    t = table(you=hand("shake_up", "yay"), rival=hand("neigh"))
    t.you.play("shake_up").rival.neighs()
    assert t.at("shake_up") == DISCARD
    assert t.at("yay") == t.you.hand


@face("shake_up")
@proves("UU-6.7")
def test_shake_up_with_few_cards_draws_what_there_is() -> None:
    t = table(you=hand("shake_up", "yay"), rival=NOTHING, deck=["neigh"])
    t.you.play("shake_up")
    assert sorted(t.you.cards) == ["neigh", "shake_up", "yay"]


@face("targeted_destruction")
@proves("UU-R4.targeted_destruction")
@pytest.mark.verb("choose")
def test_targeted_destruction_offers_what_can_be_done() -> None:
    t = table(you=hand("targeted_destruction") + stable("slowdown", "yay"), rival=stable("rainbow_aura", "tiny_stable"))
    t.you.play("targeted_destruction")
    assert t.you.offered == ["destroy", "sacrifice"]
    t.you.answers("destroy")
    assert t.at("rainbow_aura") == DISCARD


@face("targeted_destruction")
@proves("UU-R4.targeted_destruction")
def test_targeted_destruction_does_the_only_thing_it_can() -> None:
    t = table(you=hand("targeted_destruction") + stable("slowdown"), rival=stable("tiny_stable"))
    t.you.play("targeted_destruction")
    assert t.at("slowdown") == DISCARD
    assert t.at("tiny_stable") == t.rival.stable


@face("targeted_destruction")
@proves("UU-R4.targeted_destruction", "UU-6.7")
def test_targeted_destruction_cannot_hit_own_upgrades_or_foreign_downgrades() -> None:
    t = table(you=hand("targeted_destruction") + stable("yay"), rival=stable("tiny_stable"))
    assert t.you.offered == ["draw_card"]


@face("two_for_one")
@proves("UU-R4.two_for_one", "UU-6.9", "UU-3.3", "UU-3.4", "UU-R3.6")
@pytest.mark.verb("sacrifice")
def test_two_for_one_pays_with_a_downgrade_and_destroys_two_of_any_kind() -> None:
    you = hand("two_for_one") + stable("slowdown", "narwhal")
    t = table(you=you, rival=stable("yay", "rhinocorn"), third=stable("tiny_stable"))
    t.you.play("two_for_one", "slowdown")
    assert sorted(t.you.offered) == ["rhinocorn", "tiny_stable", "yay"]
    t.you.answers(["yay", "tiny_stable"])
    assert t.at("slowdown") == t.at("yay") == t.at("tiny_stable") == DISCARD


@face("two_for_one")
@proves("UU-6.6")
def test_two_for_one_destroys_the_one_card_there_is() -> None:
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=stable("yay"))
    t.you.play("two_for_one")
    assert t.at("yay") == DISCARD


@face("two_for_one")
@proves("UU-6.7")
def test_two_for_one_cannot_be_played_without_a_sacrifice() -> None:
    assert table(you=hand("two_for_one"), rival=stable("yay", "narwhal")).you.offered == ["draw_card"]


@face("two_for_one")
@proves("UU-6.3", "UU-R3.2")
def test_two_for_one_without_a_sacrifice_destroys_nothing_where_it_may_be_played() -> None:
    t = table(you=hand("two_for_one"), rival=stable("yay"), options={"forbid_impossible_plays": False})
    t.you.play("two_for_one")
    assert t.at("yay") == t.rival.stable


@face("two_for_one", "unicorn_phoenix")
@proves("UU-R3.3", "UU-6.3")
def test_two_for_one_paid_with_a_phoenix_that_stays_is_paid() -> None:
    t = table(you=hand("two_for_one", "neigh") + stable("unicorn_phoenix"), rival=stable("yay", "rhinocorn"))
    t.you.play("two_for_one").answers("yes")
    assert t.at("unicorn_phoenix") == t.you.stable
    assert t.at("yay") == t.at("rhinocorn") == DISCARD


@face("unfair_bargain")
@pytest.mark.verb("swap_hands")
def test_unfair_bargain_trades_hands() -> None:
    t = table(you=hand("unfair_bargain", "yay", "narwhal"), rival=hand("slowdown"), third=hand("good_deal"))
    t.you.play("unfair_bargain", "rival")
    assert t.at("slowdown") == t.you.hand
    assert t.at("yay") == t.at("narwhal") == t.rival.hand


@face("unfair_bargain")
@proves("UU-R4.unfair_bargain")
def test_unfair_bargain_works_with_empty_hands() -> None:
    t = table(you=hand("unfair_bargain"), rival=NOTHING)
    t.you.play("unfair_bargain")
    assert t.at("unfair_bargain") == DISCARD


@face("unfair_bargain", "nanny_cam")
def test_unfair_bargain_shows_what_comes_into_an_open_hand() -> None:
    t = table(you=hand("unfair_bargain", "yay"), rival=hand("slowdown") + stable("nanny_cam"), third=NOTHING)
    t.you.play("unfair_bargain", "rival").game.let_pass()
    revealed = t.third.view.table.seats[1].revealed
    assert "yay" in [card.card for card in revealed]


@face("unicorn_poison")
@proves("UU-3.4")
@pytest.mark.verb("destroy")
def test_unicorn_poison_destroys_a_unicorn_of_another_player() -> None:
    t = table(
        you=hand("unicorn_poison") + stable("rhinocorn"), rival=stable("narwhal", "yay"), third=stable("llamacorn")
    )
    t.you.play("unicorn_poison")
    assert sorted(t.you.offered) == ["llamacorn", "narwhal"]
    t.you.answers("narwhal")
    assert t.at("narwhal") == DISCARD


@face("unicorn_poison")
@proves("UU-6.7")
def test_unicorn_poison_cannot_be_played_without_a_target() -> None:
    assert table(you=hand("unicorn_poison") + stable("narwhal"), rival=stable("yay")).you.offered == ["draw_card"]


@face("unicorn_poison", "rainbow_aura")
@proves("UU-R3.13")
def test_unicorn_poison_cannot_hit_what_an_aura_protects() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal", "rainbow_aura"))
    assert t.you.offered == ["draw_card"]


@face("unicorn_poison", "pandamonium")
@proves("UU-R4.pandamonium")
def test_unicorn_poison_cannot_hit_pandas() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal", "pandamonium"))
    assert t.you.offered == ["draw_card"]


@face("unicorn_swap")
@proves("UU-R4.unicorn_swap", "UU-3.10")
@pytest.mark.verb("do", "steal")
def test_unicorn_swap_gives_one_and_steals_one() -> None:
    t = table(you=hand("unicorn_swap") + stable("narwhal", "llamacorn"), rival=stable("rhinocorn"))
    t.you.play("unicorn_swap", "narwhal")
    assert sorted(t.you.offered) == ["narwhal", "rhinocorn"]
    t.you.answers("rhinocorn")
    assert t.at("narwhal") == t.rival.stable
    assert t.at("rhinocorn") == t.you.stable


@face("unicorn_swap")
@proves("UU-R4.unicorn_swap", "UU-6.7")
def test_unicorn_swap_needs_a_unicorn_to_give() -> None:
    assert table(you=hand("unicorn_swap") + stable("yay"), rival=stable("rhinocorn")).you.offered == ["draw_card"]


@face("unicorn_swap", "baby_unicorn_red")
@proves("UU-1.5", "UU-R4.baby_unicorns")
def test_unicorn_swap_moves_and_steals_babies() -> None:
    t = table(you=hand("unicorn_swap") + stable("baby_unicorn_red"), rival=stable("baby_narwhal"))
    t.you.play("unicorn_swap", "baby_narwhal")
    assert t.at("baby_unicorn_red") == t.rival.stable
    assert t.at("baby_narwhal") == t.you.stable


@face("unicorn_swap", "alluring_narwhal")
@proves("UU-R3.10")
def test_unicorn_swap_triggers_the_gift_for_its_new_owner() -> None:
    t = table(you=hand("unicorn_swap") + stable("alluring_narwhal", "yay"), rival=stable("rhinocorn"))
    t.you.play("unicorn_swap", "rhinocorn").rival.uses("alluring_narwhal")
    assert t.at("yay") == t.rival.stable
