"""The black market: what can be bought, how it is paid, and what it does."""

import pytest

import words
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import RULES, game, refused


def market(**more):
    return game(phase="market", **more)


@pytest.mark.proves("KU-A7.1")
def test_from_the_start_player_each_seat_may_buy_one_thing():
    t = market(start="b")
    assert t.asked == "b"
    t.b.buys("fake_horn", "s2", (3,))
    assert t.asked == "c"
    t.c.skips()
    assert t.asked == "a"
    t.a.skips()
    assert t.phase == "market_over"


@pytest.mark.proves("KU-A7.2", "KU-D17")
def test_prices_are_paid_by_value_with_cards_in_hand():
    t = market(hands={"a": [3, 2]})
    offered = {form.fields["article"].one_of[0] for form in t.a.forms("buy")}
    assert offered == {"butchery", "fake_horn", "candy_floss"}
    with refused():
        t.a.acts("buy", article="fairy_dust", unicorn="s1", token="dust_blue", payment="h3+h5")
    t.a.buys("fake_horn", "s1", (3,))
    assert (t.a.hand, t.a.score) == ([2], 2)


@pytest.mark.proves("KU-D18")
@pytest.mark.parametrize("paying", [(1,), (1, 1), (3, 0), (3, 1), (4, 3)])
def test_a_payment_too_small_or_with_a_card_too_many_is_refused(paying):
    t = market()
    with refused():
        t.a.buys("fake_horn", "s1", paying)


@pytest.mark.proves("KU-D18")
def test_paying_too_much_is_allowed_where_it_cannot_be_helped():
    t = market(hands={"a": [4, 2]})
    assert t.a.buys("fake_horn", "s1", (4,)).a.score == 2


@pytest.mark.proves("KU-A7.3", "KU-D24")
def test_a_token_that_is_sold_is_gone_for_good():
    t = market(stock={"fake_horn": ["horn"]}, round=1)
    t.a.buys("fake_horn", "s1", (3,))
    assert "fake_horn" not in [form.fields["article"].one_of[0] for form in t.b.forms("buy")]
    with refused():
        t.b.buys("fake_horn", "s2", (3,))
    t.b.skips().c.skips().wait()
    assert t.table.stock["fake_horn"] == []


@pytest.mark.proves("KU-A7.4", "KU-D13", "KU-D23")
@pytest.mark.verb("slay")
def test_butchery_trades_a_unicorn_with_all_that_lies_on_it_for_a_pate():
    t = market(own={"a": ["y4 b:athletic_unicorn horn", "s1"]}, stock={"butchery": ["pate_3"]})
    t.a.buys("butchery", "y4", (2,))
    assert t.a.unicorns == ["s1"]
    assert "y4" in t.discard
    assert "horn" in t.discard
    assert t.b.discarded == ["athletic_unicorn"]
    assert t.a.score == 3


@pytest.mark.proves("KU-D21")
def test_a_pate_is_drawn_blindly_and_then_lies_open():
    t = market(stock={"butchery": ["pate_1", "pate_3"]})
    form = next(form for form in t.a.forms("buy") if form.fields["article"].one_of == ("butchery",))
    assert "token" not in form.fields
    assert t.a.view.table.market[0].tokens is None
    t.a.buys("butchery", "s1", (2,))
    assert [token.card for token in t.c.view.table.hunters[0].held] in (["pate_1"], ["pate_3"])


@pytest.mark.proves("KU-D21", "KU-A13.1")
def test_with_visible_pates_the_buyer_picks_one():
    t = market(stock={"butchery": ["pate_1", "pate_3"]}, tokens_face_up=True)
    assert t.b.view.table.market[0].tokens == ["pate_1", "pate_3"]
    assert t.a.buys("butchery", "s1", (2,), "pate_3").a.score == 3


@pytest.mark.proves("KU-A7.4", "KU-A8.3")
@pytest.mark.verb("take")
def test_a_fake_horn_gives_two_points():
    assert market(own={"a": ["y4"]}).a.buys("fake_horn", "y4", (3,)).a.shown("y4").stars == 4


@pytest.mark.proves("KU-A7.4", "KU-D22")
def test_candy_floss_gives_the_colour_the_buyer_picks():
    t = market(own={"a": ["y4", "b4"]}).a.buys("candy_floss", "y4", (1, 2), "candy_blue")
    assert t.a.shown("y4").colour == "blue"
    assert t.a.score == 4 + 2
    assert t.a.view.table.market[2].tokens == ["candy_pink", "candy_purple", "candy_yellow"]


@pytest.mark.proves("KU-A7.4")
@pytest.mark.verb("paint")
def test_fairy_dust_gives_a_colour_and_two_points():
    t = market(own={"a": ["y4"]}).a.buys("fairy_dust", "y4", (3, 3), "dust_pink")
    assert (t.a.shown("y4").colour, t.a.shown("y4").stars) == ("pink", 4)


@pytest.mark.proves("KU-A7.5", "KU-D45")
def test_points_of_tokens_add_up_and_the_last_colour_counts():
    t = market(own={"a": ["y4 dust_blue horn"]}).a.buys("fairy_dust", "y4", (4, 2), "dust_pink")
    assert (t.a.shown("y4").colour, t.a.shown("y4").stars) == ("pink", 8)


@pytest.mark.proves("KU-A7.6")
def test_a_unicorn_may_be_painted_in_its_own_colour():
    t = market(own={"a": ["k4"]}).a.buys("candy_floss", "k4", (3,), "candy_pink")
    assert t.a.shown("k4").colour == "pink"


@pytest.mark.proves("KU-A7.7")
def test_a_painted_legendary_unicorn_counts_in_sets_and_keeps_its_stars():
    t = market(own={"a": ["l1", "k4"]}).a.buys("candy_floss", "l1", (3,), "candy_pink")
    assert t.a.score == 4 + 2 + 2


@pytest.mark.proves("KU-D20")
def test_a_seat_without_a_unicorn_can_only_skip():
    t = market(own={"a": []})
    assert t.a.may == {"skip"}


@pytest.mark.proves("KU-D20")
def test_only_own_unicorns_can_be_chosen():
    t = market()
    with refused():
        t.a.buys("fake_horn", "s2", (3,))


@pytest.mark.proves("KU-A7.8", "KU-D19")
def test_at_the_end_everybody_has_eight_hunt_cards_again_payers_too():
    t = market(hands={"b": [4]}).a.buys("fake_horn", "s1", (3,)).b.skips().c.skips()
    assert [len(seat.hand) for seat in (t.a, t.b, t.c)] == [8, 8, 8]


@pytest.mark.proves("KU-A7.9")
def test_the_next_round_shows_four_new_unicorns_and_the_token_stays():
    t = market(start="b", round=1)
    t.b.skips().c.skips().a.skips().wait()
    assert (t.table.round, t.start, t.asked) == (2, "b", "b")
    assert len(t.a.view.table.row) == 4
    assert t.phase == "stratagems"


@pytest.mark.proves("KU-D25", "KU-A8.1")
def test_the_fourth_round_has_its_market_and_then_the_scores_are_counted():
    t = market(round=4)
    t.a.buys("fake_horn", "s1", (3,)).b.skips().c.skips().wait()
    assert t.outcome.reason == "highest_score"
    assert t.winners == ["a"]


@pytest.mark.proves("KU-A3.5")
def test_an_absent_seat_buys_nothing():
    t = market().timeout()
    assert (t.asked, t.a.spent) == ("b", [])


@pytest.mark.proves("KU-D43", "KU-A7.1")
def test_every_seat_is_asked_even_if_its_hand_can_pay_nothing():
    t = market(hands={"a": [0]})
    assert (t.asked, t.a.may) == ("a", {"skip"})


def test_a_button_names_a_unicorn_with_its_colour_and_stars_as_they_are_now():
    t = market(own={"a": ["l1 dust_blue", "y4"]})
    labels = [RULES.describe(CARDS, t.table, 0, "unicorn", choice).label for choice in ("l1", "y4")]
    assert words.say("en", labels[0].key, **labels[0].args) == "l1 (blue, 6 ★)"
    assert words.say("es", labels[1].key, **labels[1].args) == "y4 (amarillo, 2 ★)"
