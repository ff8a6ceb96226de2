"""The chain of effects: links, decisions before deeds, claims, and no win inside."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, hand, stable, table

proves = pytest.mark.proves
SIX = ("narwhal", "americorn", "rhinocorn", "rainbow_unicorn", "magical_kittencorn", "baby_narwhal")


@proves("UU-7.1", "UU-R3.14", "UU-R0.2")
def test_what_a_link_triggers_is_the_next_link() -> None:
    t = table(you=hand("kiss_of_life"), rival=stable("yay"), discard=["alluring_narwhal"])
    t.you.play("kiss_of_life")
    t.you.uses("alluring_narwhal")
    used = [event["card"] for event in t.told("effect_used")]
    assert used == ["kiss_of_life", "alluring_narwhal"]


@proves("UU-7.2", "UU-R0.2", "UU-R1.6")
def test_all_is_decided_before_anything_is_done_and_mandatory_effects_come_first() -> None:
    you = hand("yay", "neigh") + stable("stable_artillery", "sadistic_ritual", "narwhal", "americorn")
    t = table(you=you, rival=stable("rhinocorn"), phase="beginning")
    t.you.answers("americorn")
    assert t.lying("americorn") == [t.you.stable]
    t.you.uses("stable_artillery")
    assert t.at("americorn") == t.at("rhinocorn") == DISCARD
    assert [event["card"] for event in t.told("effect_used")] == ["sadistic_ritual", "stable_artillery"]


@proves("UU-7.2")
def test_players_decide_from_the_active_one_round() -> None:
    t = table(
        you=hand("unicorn_swap") + stable("alluring_narwhal"),
        rival=stable("mother_goose_unicorn", "yay"),
        third=stable("rainbow_aura"),
    )
    t.you.play("unicorn_swap", "rival", "mother_goose_unicorn")
    assert t.asked == ["you"]
    t.you.uses("mother_goose_unicorn")
    assert t.asked == ["rival"]
    t.rival.uses("alluring_narwhal")
    assert t.at("rainbow_aura") == t.rival.stable


@proves("UU-7.2")
def test_a_choice_among_cards_not_yet_seen_waits() -> None:
    t = table(you=hand("unicorn_on_the_cob"), rival=NOTHING, deck=["yay", "neigh", "slowdown"])
    t.you.play("unicorn_on_the_cob")
    assert sorted(t.you.offered) == ["neigh", "yay"]


@proves("UU-7.3")
def test_a_card_chosen_as_payment_cannot_pay_twice() -> None:
    t = table(you=stable("glitter_bomb", "caffeine_overload", "slowdown"), rival=stable("yay"), phase="beginning")
    t.you.uses("caffeine_overload", "slowdown").uses("glitter_bomb")
    assert "slowdown" not in t.you.offered


@proves("UU-7.3")
def test_a_card_drawn_by_another_effect_of_the_link_cannot_pay() -> None:
    t = table(you=hand("yay") + stable("claw_machine", "claw_machine"), rival=NOTHING, phase="beginning")
    t.you.uses("claw_machine")
    assert t.phase == "action"


@proves("UU-7.4", "UU-R1.6")
def test_the_bomb_may_still_be_used_where_there_never_was_a_target() -> None:
    t = table(you=stable("glitter_bomb", "slowdown"), rival=NOTHING, phase="beginning")
    t.you.uses("glitter_bomb", "slowdown")
    assert t.at("slowdown") == DISCARD


@proves("UU-7.5")
def test_a_due_sacrifice_is_done_even_if_its_cause_has_left() -> None:
    five = ("narwhal", "americorn", "rhinocorn", "rainbow_unicorn", "baby_narwhal")
    you = hand("yay", "neigh", "slowdown") + stable(*five, "rainbow_lasso", "glitter_bomb", "tiny_stable")
    t = table(you=you, rival=stable("llamacorn", "yay"), phase="beginning")
    t.you.uses("rainbow_lasso").uses("glitter_bomb", "tiny_stable")
    t.you.answers("narwhal")
    assert t.at("narwhal") == t.at("tiny_stable") == DISCARD
    assert t.you.unicorns == 5


@proves("UU-7.6", "UU-R1.9", "UU-R0.3")
def test_seven_unicorns_inside_a_chain_win_nothing() -> None:
    t = table(you=hand("extremely_destructive_unicorn") + stable(*SIX), rival=NOTHING)
    t.you.play("extremely_destructive_unicorn", "narwhal")
    assert t.winners is None
    assert t.you.unicorns == 6


@proves("UU-7.6", "UU-R1.9")
def test_a_gift_that_completes_a_stable_wins_only_if_it_stays() -> None:
    t = table(you=hand("unicorn_swap") + stable("llamacorn"), rival=stable(*SIX))
    t.you.play("unicorn_swap", "narwhal")
    assert t.winners is None


@proves("UU-6.11")
def test_an_immunity_covers_effects_that_make_a_player_choose_the_card() -> None:
    from tests.scenarios.unstable_unicorns.invented import WITH_INVENTED

    t = table(you=hand("extremely_destructive_unicorn"), rival=stable("aloof_unicorn", "narwhal"), cards=WITH_INVENTED)
    t.you.play("extremely_destructive_unicorn")
    assert t.at("narwhal") == DISCARD
    for card in ("two_for_one", "unicorn_swap", "mermaid_unicorn", "back_kick"):
        t = table(you=hand(card) + stable("slowdown", "llamacorn"), rival=stable("aloof_unicorn"), cards=WITH_INVENTED)
        assert t.rival.stable == t.at("aloof_unicorn")
        if card in t.you.offered:
            t.you.play(card)
        while t.asked == ["you"] and t.you.prompt.kind == "choose_cards":
            assert "aloof_unicorn" not in t.you.offered
            t.you.answers(t.you.offered[0])
        assert t.at("aloof_unicorn") == t.rival.stable
