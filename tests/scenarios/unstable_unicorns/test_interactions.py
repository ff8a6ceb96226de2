"""Cards that meet: what one card's words do to another's."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, hand, stable, table

face = pytest.mark.face
proves = pytest.mark.proves
PAIR = ("narwhal", "americorn")


@pytest.mark.parametrize(("card", "paid"), [("rhinocorn", 0), ("stable_artillery", 2), ("rainbow_lasso", 3)])
@face("rhinocorn", "stable_artillery", "rainbow_lasso", "pandamonium")
@proves("UU-R4.pandamonium", "UU-R3.6")
def test_what_names_unicorns_at_the_beginning_reaches_neither_pandas_nor_upgrades(card: str, paid: int) -> None:
    you = hand(*["neigh"] * paid) + stable(card)
    t = table(you=you, rival=stable("llamacorn", "pandamonium", "rainbow_aura"), phase="beginning")
    if paid:
        t.you.uses(card)
    assert t.phase == "action"
    assert t.at("llamacorn") == t.at("rainbow_aura") == t.rival.stable


@face("stabby_the_unicorn", "shark_with_a_horn")
@proves("UU-3.4", "UU-R3.6")
def test_stabby_and_shark_destroy_unicorns_only() -> None:
    t = table(you=hand("unicorn_poison") + stable("yay", "narwhal"), rival=stable("stabby_the_unicorn"))
    t.you.play("unicorn_poison").rival.uses("stabby_the_unicorn")
    assert (t.at("yay"), t.at("narwhal")) == (t.you.stable, DISCARD)
    t = table(you=hand("shark_with_a_horn"), rival=stable("yay", "narwhal"))
    t.you.play("shark_with_a_horn", "yes")
    assert (t.at("yay"), t.at("narwhal")) == (t.rival.stable, DISCARD)


@face("stabby_the_unicorn")
@proves("UU-R4.stabby_the_unicorn")
def test_stabby_does_not_answer_being_returned_or_stolen() -> None:
    t = table(you=hand("mermaid_unicorn"), rival=stable("stabby_the_unicorn"))
    t.you.play("mermaid_unicorn")
    assert t.at("stabby_the_unicorn") == t.rival.hand
    assert not t.told("effect_used", card="stabby_the_unicorn") and t.at("mermaid_unicorn") == t.you.stable
    t = table(you=hand("seductive_unicorn", "yay"), rival=stable("stabby_the_unicorn"))
    t.you.play("seductive_unicorn", "yes")
    assert t.at("stabby_the_unicorn") == t.you.stable
    assert t.phase == "action" and t.active == "rival"


@face("ginormous_unicorn")
@proves("UU-R4.ginormous_unicorn", "UU-R4.pandamonium")
def test_the_ginormous_forbids_instants_only_and_as_a_panda_too() -> None:
    t = table(you=hand("yay", "llamacorn") + stable("ginormous_unicorn"), rival=NOTHING)
    assert t.you.offered == ["yay", "llamacorn", "draw_card"]
    t = table(you=hand("yay"), rival=hand("neigh") + stable("ginormous_unicorn", "pandamonium"), third=NOTHING)
    t.you.play("yay")
    assert t.asked == ["third"]


@pytest.mark.parametrize("card", ["dark_angel_unicorn", "necromancer_unicorn"])
@face("dark_angel_unicorn", "necromancer_unicorn")
@proves("UU-R4.dark_angel_unicorn", "UU-R4.necromancer_unicorn", "UU-P4")
def test_only_unicorns_are_brought_back_and_even_from_a_pile_that_was_empty(card: str) -> None:
    t = table(you=hand(card, "narwhal", "americorn") + stable("rhinocorn"), rival=NOTHING, discard=["yay"])
    t.you.play(card, "yes", ["narwhal", "americorn"] if card == "necromancer_unicorn" else "rhinocorn")
    if t.you.is_asked:
        assert "yay" not in t.you.offered
    assert t.at("yay") == DISCARD
    t = table(you=hand(card, "narwhal", "americorn"), rival=NOTHING)
    t.you.play(card)
    assert card in t.you.offered


@face("unicorn_swap")
@proves("UU-R4.unicorn_swap", "UU-R4.pandamonium")
def test_a_swap_steals_a_unicorn_of_the_stable_it_gave_to() -> None:
    spots = {"rival": stable("narwhal", "yay"), "third": stable("americorn")}
    t = table(you=hand("unicorn_swap") + stable("rhinocorn"), **spots)
    t.you.play("unicorn_swap", "rival")
    assert sorted(t.you.offered) == ["narwhal", "rhinocorn"]
    t = table(you=hand("unicorn_swap") + stable("rhinocorn"), rival=stable("narwhal", "pandamonium"))
    t.you.play("unicorn_swap")
    assert t.at("rhinocorn") == t.at("narwhal") == t.rival.stable
    t = table(you=hand("unicorn_swap") + stable("rhinocorn", "pandamonium"), rival=stable("narwhal"))
    assert "unicorn_swap" not in t.you.offered


@face("reset_button")
@proves("UU-R4.reset_button")
def test_the_button_clears_upgrades_too() -> None:
    t = table(you=hand("reset_button") + stable("yay"), rival=stable("rainbow_aura", "slowdown"))
    t.you.play("reset_button")
    assert t.at("yay") == t.at("rainbow_aura") == t.at("slowdown") == DECK


@face("rainbow_lasso", "caffeine_overload")
@proves("UU-6.5", "UU-P3")
def test_what_is_paid_is_paid_first() -> None:
    t = table(you=hand("yay", "neigh") + stable("rainbow_lasso"), rival=stable("narwhal"), phase="beginning")
    assert t.phase == "action"
    t = table(you=stable("caffeine_overload"), rival=stable("narwhal"), deck=["neigh"], phase="beginning")
    t.you.uses("caffeine_overload")
    assert [move["cause"] for move in t.told("card_moved")] == ["sacrifice", "draw"]
    assert t.winners == ["rival"]


@face("barbed_wire")
@proves("UU-R4.barbed_wire")
def test_barbed_wire_hears_no_upgrades() -> None:
    t = table(you=hand("yay", "neigh") + stable("barbed_wire"), rival=NOTHING)
    t.you.play("yay", "you")
    assert t.at("neigh") == t.you.hand


@face("barbed_wire", "mother_goose_unicorn", "rainbow_unicorn")
@proves("UU-R4.barbed_wire", "UU-6.2")
def test_barbed_wire_hears_what_is_brought() -> None:
    for card, brought in (("mother_goose_unicorn", "baby_unicorn_pink"), ("rainbow_unicorn", "narwhal")):
        t = table(you=hand(card, "narwhal", "yay", "neigh", "slowdown") + stable("barbed_wire"), rival=NOTHING)
        t.you.play(card, "yay", "yes")
        if card == "rainbow_unicorn":
            t.you.answers("narwhal")
        t.you.answers("neigh")
        assert t.at(brought) == t.you.stable
        assert t.at("yay") == t.at("neigh") == DISCARD


@face("tiny_stable", "blinding_light", "ginormous_unicorn", "re_target")
@proves("UU-R4.tiny_stable", "UU-R4.ginormous_unicorn", "UU-7.5")
def test_a_blinding_light_that_leaves_makes_a_ginormous_too_much_for_a_tiny_stable() -> None:
    four = ("narwhal", "americorn", "rhinocorn", "baby_narwhal")
    crowded = stable(*four, "ginormous_unicorn", "tiny_stable", "blinding_light")
    t = table(you=crowded + hand("re_target"), rival=NOTHING)
    t.you.play("re_target", "blinding_light", "ginormous_unicorn")
    assert t.at("ginormous_unicorn") == DISCARD
    assert t.you.unicorns == 4


@face("re_target", "pandamonium")
@proves("UU-8.5", "UU-R4.pandamonium")
def test_a_pandamonium_that_leaves_can_win_on_somebody_elses_turn() -> None:
    seven = ("narwhal", "americorn", "rhinocorn", "llamacorn", "magical_kittencorn", "stabby_the_unicorn")
    t = table(you=hand("re_target"), rival=stable(*seven, "baby_narwhal", "pandamonium"))
    t.you.play("re_target")
    assert t.winners == ["rival"]


@face("extremely_destructive_unicorn", "stabby_the_unicorn")
@proves("UU-6.12", "UU-7.1")
def test_stabby_answers_a_sacrifice_of_all_once_all_have_sacrificed() -> None:
    t = table(you=hand("extremely_destructive_unicorn"), rival=stable("stabby_the_unicorn"), third=stable(*PAIR))
    t.you.play("extremely_destructive_unicorn").third.answers("narwhal")
    assert t.lying("stabby_the_unicorn") == t.lying("narwhal") == [DISCARD]
    t.rival.uses("stabby_the_unicorn")
    assert t.at("americorn") == DISCARD


@face("two_for_one", "rainbow_aura", "unicorn_phoenix", "greedy_flying_unicorn")
@proves("UU-P6", "UU-7.3")
def test_two_cards_destroyed_together_do_not_help_each_other() -> None:
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=stable("rainbow_aura", "narwhal"))
    t.you.play("two_for_one")
    assert (t.at("rainbow_aura"), t.at("narwhal")) == (DISCARD, t.rival.stable)
    t = table(you=hand("two_for_one") + stable("slowdown"), rival=stable("unicorn_phoenix", "greedy_flying_unicorn"))
    t.you.play("two_for_one")
    assert (t.at("unicorn_phoenix"), t.at("greedy_flying_unicorn")) == (DISCARD, t.rival.hand)


@face("black_knight_unicorn", "rhinocorn", "glitter_bomb")
@proves("UU-R4.black_knight_unicorn", "UU-7.3")
def test_a_knight_that_another_effect_of_the_link_has_chosen_saves_nobody() -> None:
    you, rival = stable("rhinocorn", "glitter_bomb", "slowdown"), stable("black_knight_unicorn", "narwhal", "yay")
    t = table(you=you, rival=rival, phase="beginning")
    t.you.uses("rhinocorn", "narwhal").uses("glitter_bomb", "slowdown", "black_knight_unicorn")
    assert t.at("narwhal") == t.at("black_knight_unicorn") == DISCARD
    t = table(you=you, rival=rival, phase="beginning")
    t.you.uses("rhinocorn", "narwhal").uses("glitter_bomb", "slowdown", "yay").rival.uses("black_knight_unicorn")
    assert t.at("narwhal") == t.rival.stable


@face("rainbow_lasso")
@proves("UU-8.5", "UU-R0.3")
def test_a_seventh_unicorn_at_the_beginning_wins_before_the_draw() -> None:
    six = (*PAIR, "rhinocorn", "llamacorn", "magical_kittencorn", "baby_narwhal")
    you = hand("yay", "neigh", "slowdown") + stable("rainbow_lasso", *six)
    t = table(you=you, rival=stable("stabby_the_unicorn"), phase="beginning")
    t.you.uses("rainbow_lasso")
    assert (t.winners, t.you.cards) == (["you"], [])
