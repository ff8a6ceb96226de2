"""How a game ends: enough Unicorns, an empty draw pile, letters, nobody, giving up."""

import pytest

from tests.scenarios.unstable_unicorns.at_table import NOTHING, hand, stable, table

proves = pytest.mark.proves
FIVE = ("narwhal", "americorn", "rhinocorn", "rainbow_unicorn", "baby_narwhal")
SIX = (*FIVE, "llamacorn")
EMPTY = dict.fromkeys(("third", "fourth", "fifth", "sixth", "seventh", "eighth"), NOTHING)


@proves("UU-8.1", "UU-R1.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_seven_unicorns_win_up_to_five_seats(seats: int) -> None:
    t = table(you=hand("stabby_the_unicorn") + stable(*SIX), rival=NOTHING, **dict(list(EMPTY.items())[: seats - 2]))
    t.you.play("stabby_the_unicorn")
    assert t.winners == ["you"]
    assert t.state.outcome.reason == "unicorns"  # type: ignore[union-attr]
    t = table(you=hand("stabby_the_unicorn") + stable(*FIVE), rival=NOTHING, **dict(list(EMPTY.items())[: seats - 2]))
    t.you.play("stabby_the_unicorn")
    assert t.winners is None


@proves("UU-8.1", "UU-R1.8")
@pytest.mark.parametrize("seats", [6, 8])
def test_six_unicorns_win_from_six_seats_on(seats: int) -> None:
    t = table(you=hand("stabby_the_unicorn") + stable(*FIVE), rival=NOTHING, **dict(list(EMPTY.items())[: seats - 2]))
    t.you.play("stabby_the_unicorn")
    assert t.winners == ["you"]


@proves("UU-8.5")
def test_a_seat_wins_on_somebody_elses_turn() -> None:
    t = table(you=hand("stabby_the_unicorn"), rival=stable(*SIX), options={"edition": "chain"})
    t.you.play("stabby_the_unicorn", "rival")
    assert t.winners == ["rival"]


@proves("UU-8.5", "UU-R1.10")
def test_of_two_who_reach_the_number_together_the_active_seat_wins() -> None:
    seven = (*FIVE, "llamacorn", "stabby_the_unicorn", "pandamonium")
    t = table(you=stable(*seven), rival=hand("reset_button"), third=stable(*seven), active="rival")
    t.rival.play("reset_button")
    assert t.winners == ["third"]
    t = table(you=hand("reset_button") + stable(*seven), rival=stable(*seven))
    t.you.play("reset_button")
    assert t.winners == ["you"]


@proves("UU-8.2", "UU-R1.11", "UU-R0.7", "UU-8.5")
def test_an_empty_draw_pile_ends_the_game_and_most_unicorns_win() -> None:
    t = table(you=stable("narwhal"), rival=stable("rhinocorn", "llamacorn"), deck=["yay"])
    t.you.draws()
    assert t.winners == ["rival"]
    assert t.state.outcome.reason == "deck_exhausted"  # type: ignore[union-attr]
    t = table(you=stable("narwhal"), rival=NOTHING, deck=["yay"], phase="draw")
    assert (t.winners, t.phase) == (["you"], "draw")


@proves("UU-R1.12")
def test_a_chain_that_shuffles_cards_back_goes_on() -> None:
    t = table(you=hand("shake_up"), rival=NOTHING, deck=["yay"], discard=["neigh"] * 9)
    t.you.play("shake_up")
    assert t.winners is None
    t = table(you=hand("greedy_flying_unicorn"), rival=stable("narwhal", "rhinocorn"), deck=["yay"])
    t.you.play("greedy_flying_unicorn")
    assert t.winners == ["rival"]


@proves("UU-8.2", "UU-8.5", "UU-R0.7")
def test_a_table_that_reshuffles_goes_on() -> None:
    t = table(
        you=NOTHING, rival=NOTHING, deck=["yay"], discard=["neigh", "narwhal"], options={"reshuffle_discard": True}
    )
    t.you.draws()
    assert t.winners is None
    assert t.active == "rival"
    assert (len(t.rival.cards), t.discard, len(t.deck)) == (1, [], 1)
    t = table(you=stable("narwhal"), rival=NOTHING, deck=["yay"], options={"reshuffle_discard": True})
    t.you.draws()
    assert t.winners == ["you"]


@proves("UU-8.3", "UU-R1.11", "UU-R1.13")
def test_among_equals_the_most_letters_win() -> None:
    t = table(you=stable("narwhal"), rival=stable("the_great_narwhal"), deck=["yay"])
    t.you.draws()
    assert t.winners == ["rival"]
    assert t.state.outcome.details["letters"] == {"0": 7, "1": 15}  # type: ignore[union-attr]


@proves("UU-8.3", "UU-R1.13")
def test_letters_are_counted_in_the_tables_language_if_every_unicorn_has_a_name_in_it() -> None:
    for language, letters in (("es", {"0": 6, "1": 12}), ("it", {"0": 7, "1": 15})):
        t = table(
            you=stable("narwhal"), rival=stable("the_great_narwhal"), deck=["yay"], options={"language": language}
        )
        t.you.draws()
        assert t.state.outcome.details["letters"] == letters  # type: ignore[union-attr]


@proves("UU-8.3", "UU-R1.14")
def test_pandas_give_no_letters_and_the_ginormous_gives_its_own_once() -> None:
    t = table(you=stable("ginormous_unicorn"), rival=stable("narwhal", "rhinocorn"), deck=["yay"])
    t.you.draws()
    assert t.state.outcome.details["letters"] == {"0": 16, "1": 16}  # type: ignore[union-attr]
    t = table(you=stable("the_great_narwhal", "pandamonium"), rival=NOTHING, third=NOTHING, deck=["yay"])
    t.you.draws()
    assert t.state.outcome.details["letters"] == {"0": 0, "1": 0, "2": 0}  # type: ignore[union-attr]


@proves("UU-8.4", "UU-R1.11")
def test_equal_in_letters_too_everybody_loses() -> None:
    t = table(you=stable("narwhal"), rival=stable("narwhal"), deck=["yay"])
    t.you.draws()
    assert t.winners == []
    assert t.state.outcome.reason == "everybody_loses"  # type: ignore[union-attr]


@proves("UU-8.6")
def test_the_last_seat_left_wins() -> None:
    t = table(you=NOTHING, rival=NOTHING, third=NOTHING)
    t.rival.concedes().you.concedes()
    assert t.winners == ["third"]


@proves("UU-8.6")
def test_a_seat_that_gave_up_cannot_win() -> None:
    t = table(you=stable("narwhal", "rhinocorn"), rival=stable("llamacorn"), third=NOTHING, deck=["yay"])
    t.you.concedes().draws()
    assert t.winners == ["rival"]


@proves("UU-8.6")
def test_giving_up_inside_a_chain_counts_from_the_next_rest() -> None:
    t = table(you=hand("unicorn_poison"), rival=stable("narwhal", "rhinocorn"), third=NOTHING)
    t.you.play("unicorn_poison").game.let_pass()
    t.you.concedes()
    assert t.now.conceded == []
    t.you.answers("narwhal")
    assert t.now.conceded == [0]


@proves("UU-8.6")
def test_a_seat_that_gave_up_inside_a_chain_does_not_win_with_it() -> None:
    for others in ({"rival": NOTHING}, {"rival": NOTHING, "third": NOTHING}):
        t = table(you=hand("kiss_of_life") + stable(*SIX), discard=["llamacorn", "seductive_unicorn"], **others)
        t.you.play("kiss_of_life").game.let_pass()
        t.you.concedes().answers("seductive_unicorn")
        assert t.winners == (["rival"] if len(others) == 1 else None)


@proves("UU-8.6", "UU-8.2")
def test_a_seat_that_gave_up_inside_a_chain_does_not_win_by_an_empty_draw_pile() -> None:
    t = table(you=hand("good_deal") + stable(*SIX), rival=stable("llamacorn"), third=NOTHING, deck=["yay"] * 3)
    t.you.play("good_deal").game.let_pass()
    t.you.concedes().answers("yay")
    assert t.winners == ["rival"]


@proves("UU-8.6")
def test_outside_a_chain_giving_up_counts_at_once() -> None:
    for loser, winner in (("you", "rival"), ("rival", "you")):
        in_window = table(you=hand("llamacorn"), rival=NOTHING)
        in_window.you.play("llamacorn")
        over_the_limit = table(you=hand(*["yay"] * 9), rival=NOTHING, phase="end")
        for t in in_window, over_the_limit:
            getattr(t, loser).concedes()
            assert t.state.outcome is not None and t.winners == [winner]


@proves("UU-8.5", "UU-10.1")
def test_a_redraw_in_a_window_that_empties_the_draw_pile_ends_the_game() -> None:
    you, rival = hand("rhinocorn") + stable("narwhal"), hand("yay", "yay") + stable("narwhal", "llamacorn")
    for more, winners in ({}, ["rival"]), ({"reshuffle_discard": True}, None):
        t = table(you=you, rival=rival, deck=["slowdown", "slowdown"], options={"redraw_once": True, **more})
        t.you.play("rhinocorn").rival.redraws()
        assert t.winners == winners
