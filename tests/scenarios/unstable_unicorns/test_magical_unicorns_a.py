"""Magical Unicorns, A to E: each works, is declined or cannot be, and meets its natural enemy."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable, table

face, proves = pytest.mark.face, pytest.mark.proves


@face("alluring_narwhal")
def test_alluring_narwhal_steals_an_upgrade() -> None:
    t = table(you=hand("alluring_narwhal"), rival=stable("yay", "rainbow_aura", "narwhal"))
    t.you.play("alluring_narwhal", "yes", "yay")
    assert t.at("yay") == t.you.stable


@face("alluring_narwhal")
@proves("UU-R3.4")
def test_alluring_narwhal_is_not_offered_without_an_upgrade_to_steal() -> None:
    t = table(you=hand("alluring_narwhal") + stable("yay"), rival=stable("narwhal"))
    assert t.you.play("alluring_narwhal").game.active == "rival"


@face("alluring_narwhal")
@proves("UU-R3.10", "UU-6.2")
def test_alluring_narwhal_works_again_for_whoever_steals_it() -> None:
    t = table(you=hand("seductive_unicorn", "neigh"), rival=stable("alluring_narwhal", "yay"))
    t.you.play("seductive_unicorn").answers("yes").uses("alluring_narwhal")
    assert t.at("alluring_narwhal") == t.at("yay") == t.you.stable


@face("alluring_narwhal", "blinding_light")
def test_alluring_narwhal_does_nothing_under_a_blinding_light() -> None:
    t = table(you=hand("alluring_narwhal") + stable("blinding_light"), rival=stable("yay"))
    t.you.play("alluring_narwhal")
    assert t.at("yay") == t.rival.stable
    assert t.active == "rival"


@face("americorn")
@proves("UU-3.8", "UU-R3.7", "UU-R4.americorn")
@pytest.mark.verb("pick_player", "pull")
def test_americorn_pulls_a_card_from_a_hand() -> None:
    t = table(you=hand("americorn"), rival=hand("yay"), third=hand("neigh"))
    t.you.play("americorn", "yes", "rival")
    assert t.at("yay") == t.you.hand


@face("americorn", "nanny_cam")
@proves("UU-R4.americorn")
def test_americorn_pulls_blindly_even_from_an_open_hand() -> None:
    t = table(you=hand("americorn"), rival=hand("yay", "neigh", "slowdown") + stable("nanny_cam"))
    t.you.play("americorn", "yes")
    assert len(t.you.cards) == 1
    assert len(t.you.game.now.hands[1]) == 2 + 1


@face("americorn")
@proves("UU-R3.4")
def test_americorn_is_not_offered_when_all_other_hands_are_empty() -> None:
    t = table(you=hand("americorn", "neigh"), rival=NOTHING, third=NOTHING)
    assert t.you.play("americorn").game.active == "rival"


@face("americorn")
def test_americorn_may_be_declined() -> None:
    t = table(you=hand("americorn"), rival=hand("yay"))
    t.you.play("americorn", "no")
    assert t.at("yay") == t.rival.hand


@face("annoying_flying_unicorn")
@proves("UU-R4.annoying_flying_unicorn", "UU-3.7")
def test_annoying_flyer_makes_another_player_discard_a_card_of_their_choice() -> None:
    t = table(you=hand("annoying_flying_unicorn", "slowdown"), rival=hand("yay", "neigh"), third=hand("good_deal"))
    t.you.play("annoying_flying_unicorn", "yes")
    assert sorted(t.you.offered) == ["rival", "third"]
    t.you.answers("rival").rival.answers("yay")
    assert t.at("yay") == DISCARD


@face("annoying_flying_unicorn")
def test_annoying_flyer_may_be_declined() -> None:
    t = table(you=hand("annoying_flying_unicorn"), rival=hand("yay"))
    t.you.play("annoying_flying_unicorn", "no")
    assert t.at("yay") == t.rival.hand


@face("black_knight_unicorn")
@proves("UU-R4.black_knight_unicorn", "UU-6.3")
def test_black_knight_is_sacrificed_for_another_unicorn() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("black_knight_unicorn", "narwhal"))
    t.you.play("unicorn_poison", "narwhal").rival.uses("black_knight_unicorn")
    assert t.at("narwhal") == t.rival.stable
    assert t.at("black_knight_unicorn") == DISCARD
    assert t.told("card_moved", cause="sacrifice", to_zone="discard")


@face("black_knight_unicorn")
def test_black_knight_may_stay_out_of_it() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("black_knight_unicorn", "narwhal"))
    t.you.play("unicorn_poison", "narwhal").rival.declines()
    assert t.at("narwhal") == DISCARD


@face("black_knight_unicorn")
@proves("UU-R4.black_knight_unicorn")
def test_black_knight_does_not_save_itself() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("black_knight_unicorn", "narwhal"))
    t.you.play("unicorn_poison", "black_knight_unicorn")
    assert t.at("black_knight_unicorn") == DISCARD


@face("black_knight_unicorn")
@proves("UU-R4.black_knight_unicorn")
def test_black_knight_does_not_help_against_a_sacrifice() -> None:
    t = table(you=hand("extremely_destructive_unicorn"), rival=stable("black_knight_unicorn", "narwhal"))
    t.you.play("extremely_destructive_unicorn").rival.answers("narwhal")
    assert t.at("narwhal") == DISCARD


@face("black_knight_unicorn", "two_for_one")
@proves("UU-R4.black_knight_unicorn")
def test_black_knight_cannot_save_a_card_destroyed_together_with_it() -> None:
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=stable("black_knight_unicorn", "narwhal", "yay"))
    t.you.play("two_for_one", ["black_knight_unicorn", "narwhal"])
    assert t.at("black_knight_unicorn") == t.at("narwhal") == DISCARD


@face("black_knight_unicorn", "two_for_one")
@proves("UU-R4.black_knight_unicorn")
def test_black_knight_saves_only_one_of_two() -> None:
    rival = stable("black_knight_unicorn", "narwhal", "llamacorn", "yay")
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=rival)
    t.you.play("two_for_one", ["narwhal", "llamacorn"]).rival.uses("black_knight_unicorn", spares="narwhal")
    assert t.at("narwhal") == t.rival.stable
    assert t.at("llamacorn") == t.at("black_knight_unicorn") == DISCARD


@face("black_knight_unicorn", "two_for_one")
@proves("UU-7.2", "UU-R3.12")
@pytest.mark.parametrize("order", [["narwhal", "ginormous_unicorn"], ["ginormous_unicorn", "narwhal"]])
def test_all_that_is_about_to_go_is_announced_and_its_controller_picks_what_is_spared(order: list[str]) -> None:
    rival = stable("black_knight_unicorn", "narwhal", "ginormous_unicorn", "yay")
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=rival)
    t.you.play("two_for_one", order)
    threatened = t.rival.prompt.facts.threatened
    assert sorted(card.card for card in threatened) == ["ginormous_unicorn", "narwhal"]
    assert [card.id for card in threatened] == [card["id"] for card in t.told("cards_threatened")[0]["cards"]]
    t.rival.uses("black_knight_unicorn", spares="ginormous_unicorn")
    assert t.at("ginormous_unicorn") == t.rival.stable
    assert t.at("narwhal") == t.at("black_knight_unicorn") == DISCARD


@face("black_knight_unicorn", "unicorn_phoenix")
@proves("UU-7.2", "UU-R3.12")
def test_two_threatened_cards_may_both_be_spared_each_by_another_replacement() -> None:
    rival = hand("neigh", "slowdown") + stable("black_knight_unicorn", "unicorn_phoenix", "narwhal", "yay")
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=rival)
    t.you.play("two_for_one", ["narwhal", "unicorn_phoenix"])
    t.rival.uses("black_knight_unicorn", spares="narwhal").uses("unicorn_phoenix", "neigh")
    assert t.at("narwhal") == t.at("unicorn_phoenix") == t.rival.stable
    assert t.at("black_knight_unicorn") == DISCARD


@face("black_knight_unicorn", "rainbow_aura")
@proves("UU-R4.black_knight_unicorn.rainbow_aura", "UU-R3.13")
def test_black_knight_has_nothing_to_do_under_a_rainbow_aura() -> None:
    t = table(
        you=hand("two_for_one") + stable("slowdown"), rival=stable("black_knight_unicorn", "narwhal", "rainbow_aura")
    )
    t.you.play("two_for_one")
    assert t.at("narwhal") == t.at("black_knight_unicorn") == t.rival.stable
    assert t.at("rainbow_aura") == DISCARD


@face("black_knight_unicorn", "pandamonium")
@proves("UU-R4.black_knight_unicorn.pandamonium")
def test_black_knight_cannot_save_a_panda() -> None:
    you = hand("two_for_one") + stable("slowdown")
    t = table(you=you, rival=stable("black_knight_unicorn", "narwhal", "pandamonium", "yay"))
    t.you.play("two_for_one", ["narwhal", "yay"])
    assert t.at("narwhal") == DISCARD
    assert t.at("black_knight_unicorn") == t.rival.stable


@face("black_knight_unicorn", "unicorn_phoenix")
@proves("UU-R4.black_knight_unicorn.pandamonium", "UU-R3.12")
def test_of_two_replacements_the_controller_picks_one() -> None:
    t = table(you=hand("unicorn_poison"), rival=hand("yay") + stable("black_knight_unicorn", "unicorn_phoenix"))
    t.you.play("unicorn_poison", "unicorn_phoenix")
    assert sorted(t.rival.offered) == ["black_knight_unicorn", "decline", "unicorn_phoenix"]
    t.rival.uses("black_knight_unicorn")
    assert t.at("unicorn_phoenix") == t.rival.stable
    assert t.at("yay") == t.rival.hand


@face("chainsaw_unicorn")
@proves("UU-R4.chainsaw_unicorn")
def test_chainsaw_destroys_an_upgrade_of_another_player() -> None:
    t = table(you=hand("chainsaw_unicorn") + stable("slowdown", "yay"), rival=stable("rainbow_aura", "barbed_wire"))
    t.you.play("chainsaw_unicorn", "yes", "destroy")
    assert t.at("rainbow_aura") == DISCARD
    assert t.at("barbed_wire") == t.rival.stable


@face("chainsaw_unicorn")
@proves("UU-R4.chainsaw_unicorn")
def test_chainsaw_sacrifices_an_own_downgrade() -> None:
    t = table(you=hand("chainsaw_unicorn") + stable("slowdown", "yay"), rival=stable("rainbow_aura"))
    t.you.play("chainsaw_unicorn", "yes", "sacrifice")
    assert t.at("slowdown") == DISCARD
    assert t.at("yay") == t.you.stable


@face("chainsaw_unicorn")
def test_chainsaw_is_not_offered_without_anything_to_cut() -> None:
    t = table(you=hand("chainsaw_unicorn") + stable("yay"), rival=stable("slowdown"))
    assert t.you.play("chainsaw_unicorn").game.active == "rival"


@face("classy_narwhal")
@proves("UU-6.8", "UU-R3.8")
@pytest.mark.verb("search")
def test_classy_narwhal_finds_an_upgrade_shows_it_and_shuffles() -> None:
    t = table(you=hand("classy_narwhal"), rival=NOTHING, deck=["narwhal", "yay", "slowdown", "neigh", "rainbow_aura"])
    t.you.play("classy_narwhal", "yes")
    assert sorted(t.you.offered) == ["rainbow_aura", "yay"]
    t.you.answers("yay")
    assert t.at("yay") == t.you.hand
    assert t.told("card_revealed")[0]["card"]["card"] == "yay"
    assert t.told("deck_shuffled")


@face("classy_narwhal")
@proves("UU-6.8", "UU-R3.4")
def test_classy_narwhal_searches_in_vain_and_shuffles_all_the_same() -> None:
    t = table(you=hand("classy_narwhal"), rival=NOTHING, deck=["narwhal", "slowdown", "neigh"])
    t.you.play("classy_narwhal", "yes")
    assert t.you.offered == ["decline"]
    t.you.declines()
    assert t.you.cards == []
    assert t.told("deck_shuffled")


@face("classy_narwhal")
def test_classy_narwhal_stopped_by_a_neigh_searches_nothing() -> None:
    t = table(you=hand("classy_narwhal"), rival=hand("neigh"), deck=["narwhal", "yay"])
    t.you.play("classy_narwhal").rival.neighs()
    assert t.at("classy_narwhal") == DISCARD
    assert not t.told("deck_shuffled")


@face("dark_angel_unicorn")
@proves("UU-R4.dark_angel_unicorn")
def test_dark_angel_brings_back_even_what_it_sacrificed() -> None:
    t = table(you=hand("dark_angel_unicorn") + stable("narwhal"), rival=NOTHING, discard=["llamacorn"])
    t.you.play("dark_angel_unicorn", "yes", "narwhal")
    assert sorted(t.you.offered) == ["llamacorn", "narwhal"]
    t.you.answers("narwhal")
    assert t.at("narwhal") == t.you.stable


@face("dark_angel_unicorn")
@proves("UU-R4.dark_angel_unicorn")
def test_dark_angel_may_pay_with_itself_but_never_comes_back_by_itself() -> None:
    t = table(you=hand("dark_angel_unicorn"), rival=NOTHING, discard=["llamacorn", "narwhal"])
    t.you.play("dark_angel_unicorn", "yes")
    assert sorted(t.you.offered) == ["llamacorn", "narwhal"]
    t.you.answers("narwhal")
    assert t.at("dark_angel_unicorn") == DISCARD


@face("dark_angel_unicorn")
def test_dark_angel_may_be_declined() -> None:
    t = table(you=hand("dark_angel_unicorn") + stable("narwhal"), rival=NOTHING, discard=["llamacorn"])
    t.you.play("dark_angel_unicorn", "no")
    assert t.at("llamacorn") == DISCARD


@face("dark_angel_unicorn", "pandamonium")
def test_dark_angel_cannot_be_paid_with_pandas() -> None:
    t = table(you=hand("dark_angel_unicorn") + stable("narwhal", "pandamonium"), rival=NOTHING, discard=["llamacorn"])
    assert t.you.play("dark_angel_unicorn").game.active == "rival"


@face("dark_angel_unicorn", "baby_unicorn_red")
@proves("UU-6.3", "UU-R4.baby_unicorns")
def test_dark_angel_paid_with_a_baby_is_paid() -> None:
    t = table(you=hand("dark_angel_unicorn") + stable("baby_unicorn_red"), rival=NOTHING, discard=["llamacorn"])
    t.you.play("dark_angel_unicorn", "yes", "baby_unicorn_red")
    assert t.at("baby_unicorn_red") == NURSERY
    assert t.at("llamacorn") == t.you.stable


@face("extremely_destructive_unicorn")
@proves("UU-R4.extremely_destructive_unicorn", "UU-6.12", "UU-R3.15")
def test_extremely_destructive_makes_everybody_sacrifice_a_unicorn_at_once() -> None:
    t = table(
        you=hand("extremely_destructive_unicorn"),
        rival=stable("narwhal", "llamacorn"),
        third=stable("americorn", "rhinocorn"),
    )
    t.you.play("extremely_destructive_unicorn").game.let_pass()
    assert t.asked == ["rival", "third"]
    t.rival.answers("narwhal")
    assert t.lying("narwhal") == [t.rival.stable]
    t.third.answers("rhinocorn")
    assert t.at("extremely_destructive_unicorn") == t.at("narwhal") == t.at("rhinocorn") == DISCARD


@face("extremely_destructive_unicorn", "unicorn_phoenix", "rainbow_aura")
@proves("UU-R4.extremely_destructive_unicorn")
def test_extremely_destructive_is_answered_by_a_phoenix_and_not_by_an_aura() -> None:
    t = table(
        you=hand("extremely_destructive_unicorn"),
        rival=hand("neigh") + stable("unicorn_phoenix"),
        third=stable("narwhal", "rainbow_aura"),
    )
    t.you.play("extremely_destructive_unicorn").rival.answers("yes")
    assert t.at("unicorn_phoenix") == t.rival.stable
    assert t.at("narwhal") == DISCARD


@face("extremely_destructive_unicorn", "pandamonium")
@proves("UU-R4.pandamonium", "UU-6.6")
def test_extremely_destructive_passes_over_pandas_and_empty_stables() -> None:
    t = table(you=hand("extremely_destructive_unicorn"), rival=stable("narwhal", "pandamonium"), third=NOTHING)
    t.you.play("extremely_destructive_unicorn")
    assert t.at("narwhal") == t.rival.stable
    assert t.at("extremely_destructive_unicorn") == DISCARD
