"""What a balance report claims holds: noise is not named, planted cards are, and comparing takes luck into account."""

from collections.abc import Sequence
from random import Random

import pytest

from cards.balance.claims import Claim
from cards.balance.findings import Findings, findings
from cards.balance.measures import chances, first_seat, luck
from cards.balance.playing import BalanceOrder
from cards.balance.tally import BalanceTally, SeenGame
from cards.language.catalogue import default_set, shipped
from cards.publishing.changed import changed_cards
from games.balance import play_balance
from tests.cards.planted import AGAIN, NEVER_PLAYABLE, TOO_STRONG, USELESS, many_turns, three_planted

CARDS = [f"card_{number}" for number in range(40)]


def random_games(rng: Random, games: int = 200, strong: str | None = None) -> BalanceTally:
    """Games in which luck alone decides, and this card."""
    tally = BalanceTally(usable=[(card, "played") for card in CARDS])
    for _ in range(games):
        seats = rng.choice([2, 3, 4])
        hands = [rng.sample(CARDS, 8) for _ in range(seats)]
        weights = [4 if strong in hand else 1 for hand in hands]
        winner = rng.choices(range(seats), weights)[0]
        uses = [(card, "drawn", seat) for seat, hand in enumerate(hands) for card in hand]
        uses += [(card, "played", seat) for seat, hand in enumerate(hands) for card in hand if rng.random() < 0.5]
        ending = rng.choice(["one", "other"])
        tally.add(SeenGame(seats, rng.randrange(seats), [winner], ending, rng.randint(50, 200), uses))
    return tally


def named(claims: Sequence[Claim]) -> list[str | None]:
    return [claim.card for claim in claims]


def test_reports_about_nothing_name_something_in_no_more_than_one_of_twenty() -> None:
    rng, wrong, reports = Random(1), 0, 60
    for _ in range(reports):
        new, old = random_games(rng), random_games(rng)
        wrong += bool(findings(new, old, CARDS, CARDS).all)
    assert wrong <= reports * 0.05 + 3, "and 3 for luck"


def test_a_strong_card_is_named_first_and_alone() -> None:
    rng = Random(2)
    found = findings(random_games(rng, 400, "card_7"), random_games(rng, 400), CARDS, ["card_7", "card_8"])
    assert [(claim.kind, claim.card) for claim in found.about_new] == [("strong", "card_7")]
    assert named(found.about_change) == ["card_7"]


def test_without_anything_published_every_card_is_new() -> None:
    found = findings(random_games(Random(3), 400, "card_7"), None, CARDS, [])
    assert named(found.about_new) == ["card_7"]


def test_what_is_to_be_expected_follows_the_number_of_seats() -> None:
    tally = random_games(Random(4), 300)
    expected = chances(tally, "drawn")
    assert expected[2] == pytest.approx(1 / 2)
    assert expected[4] == pytest.approx(1 / 4)
    one = luck(tally.part("card_1", "drawn"), expected)
    assert one.low < one.share < one.high
    assert one.low < one.expected < one.high


def test_a_card_that_is_played_more_often_than_it_is_drawn_is_not_thought_to_be_sure() -> None:
    """Returned to the hand and played again: plays are counts, and no share of the draws."""
    new, old = BalanceTally(), BalanceTally()
    for tally, plays in ((new, 55), (old, 62)):
        uses = [("a", "drawn", 0)] * 60 + [("a", "played", 0)] * plays
        tally.add(SeenGame(2, 0, [1], "one", 9, uses))
    assert findings(new, old, ["a"], []).about_change == []


def test_what_names_no_seat_happened_where_the_card_was_played_last() -> None:
    tally = BalanceTally()
    tally.add(SeenGame(2, 0, [1], "one", 9, [("a", "played", 1), ("a", "stopped", None), ("b", "stopped", None)]))
    assert (tally.part("a", "stopped").times, tally.part("a", "stopped").won) == (1, 1)
    assert (tally.part("b", "stopped").times, tally.part("b", "stopped").seen) == (1, 0)


def test_who_begins_is_compared_with_an_even_chance() -> None:
    tally = BalanceTally()
    for number in range(100):
        tally.add(SeenGame(4, 3, [3 if number < 60 else 0], "one", 9, []))
    found = first_seat(tally)
    assert (found.share, found.expected) == (0.6, 0.25)
    assert [claim.kind for claim in findings(tally, None, [], []).about_change] == ["first-more"]


def test_a_new_name_is_no_change_and_another_number_of_copies_is() -> None:
    before = default_set("unstable_unicorns")
    renamed = [{**card, "names": {"en": "X"}} if card["id"] == "rhinocorn" else card for card in before["cards"]]
    more = [{**card, "copies": 9} if card["id"] == "rhinocorn" else card for card in before["cards"]]
    assert changed_cards(before, {**before, "cards": renamed}) == []
    assert changed_cards(before, {**before, "cards": more}) == ["rhinocorn"]
    assert changed_cards({**before, "more_copies": {}}, {**before, "more_copies": {"narwhal": 2}}) == ["narwhal"]
    assert len(changed_cards(None, before)) == len(before["cards"])


def played(new: dict[str, object], games: int) -> Findings:
    """What quick games tell of the set; what would be different in the published one is left out."""
    *_, last = play_balance(BalanceOrder([[new]], games=games))
    old = default_set("unstable_unicorns")
    own = [card["id"] for card in new["cards"]]  # type: ignore[attr-defined]
    return findings(last.tallies["new"], BalanceTally(), own, changed_cards(old, new))


def test_three_planted_cards_are_each_named_at_the_top() -> None:
    found = {claim.card: claim.kind for claim in reversed(played(three_planted(), 70).about_new)}
    assert found == {TOO_STRONG: "strong", USELESS: "seldom-played", NEVER_PLAYABLE: "never-played"}


def test_ninety_nine_copies_of_an_extra_turn_jump_to_the_eye() -> None:
    first = played(many_turns(), 7).about_new[0]
    assert (first.kind, first.card) == ("flood", AGAIN)


def test_the_same_order_gives_the_same_games_and_another_seed_others() -> None:
    order = BalanceOrder([[shipped("kill-the-unicorns")]], games=4)
    one, other, third = (
        list(play_balance(each))[-1] for each in (order, order, BalanceOrder(order.new, games=4, seed=1))
    )
    assert one == other
    assert one != third
    tally = one.tallies["new"]
    assert {card for card, part in tally.usable if part == "played"} & set(tally.cards)
    assert tally.endings.total() == tally.games == one.done


def test_a_set_that_makes_no_game_says_why() -> None:
    plain = default_set("unstable_unicorns")
    few = {**plain, "cards": [card for card in plain["cards"] if card["kind"] != "baby_unicorn"]}
    (told,) = play_balance(BalanceOrder([[few]]))
    assert told.is_over
    assert told.why_not


def test_an_expansion_is_played_with_what_it_extends() -> None:
    stack = [shipped("unstable-unicorns-2e"), shipped("unstable-unicorns-dragons")]
    *_, last = play_balance(BalanceOrder([stack], games=1))
    met = set(last.tallies["new"].cards)
    assert met & {card["id"] for card in stack[0]["cards"]}
    assert met & {card["id"] for card in stack[1]["cards"]}
