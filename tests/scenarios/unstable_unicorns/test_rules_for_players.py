"""What cards say of players as long as they lie there, and phases and turns that are left out."""

import pytest

from games.rules.unstable_unicorns.cards import Cards
from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import a, base_and

verb = pytest.mark.verb
SIX = ("narwhal", *["basic_unicorn_red"] * 5)


def upgrade(*clauses: object) -> Cards:
    return base_and(a("charm", "upgrade", *clauses))


@pytest.mark.parametrize(("by", "kept"), [(3, 10), (-4, 3), (-6, 1)])
def test_a_hand_limit_goes_up_or_down(by: int, kept: int) -> None:
    cards = upgrade({"treat": "you", "hand_limit_by": by})
    t = table(cards=cards, phase="end", you=hand(*["neigh"] * 11) + stable("charm"), rival=NOTHING)
    assert t.you.prompt.text.args["count"] == 11 - kept


def test_no_hand_limit_is_less_than_nothing() -> None:
    cards = upgrade({"treat": "you", "hand_limit_by": -9})
    t = table(cards=cards, phase="end", you=hand("neigh", "neigh") + stable("charm"), rival=NOTHING)
    assert (t.active, t.discard) == ("rival", ["neigh", "neigh"])


def test_changes_of_the_hand_limit_add_up() -> None:
    cards = upgrade({"treat": "everyone", "hand_limit_by": -2})
    t = table(cards=cards, phase="end", you=hand(*["neigh"] * 5) + stable("charm"), rival=stable("charm"))
    assert t.you.prompt.text.args["count"] == 2


def test_who_cannot_win_has_not_won_with_enough_unicorns() -> None:
    t = table(cards=upgrade({"cannot": "win"}), you=hand("llamacorn") + stable("charm", *SIX), rival=hand("neigh"))
    t.you.play("llamacorn")
    assert t.you.unicorns == 7
    assert t.winners is None


def test_who_cannot_win_loses_the_last_count_as_well() -> None:
    cards = upgrade({"cannot": "win", "who": "others"})
    t = table(cards=cards, deck=["yay"], you=hand("neigh") + stable("charm"), rival=stable("narwhal"))
    t.you.draws()
    assert t.winners == ["you"]
    t = table(cards=upgrade({"cannot": "win", "who": "everyone"}), deck=["yay"], you=stable("charm"), rival=NOTHING)
    t.you.draws()
    assert t.winners == []


def test_a_prohibition_may_hang_on_what_lies_in_the_stable() -> None:
    clause = {"cannot": "win", "while": {"stable": {"of": "basic_unicorn"}, "at_least": 1}}
    magical = ["llamacorn", "americorn", "rhinocorn", "seductive_unicorn", "unicorn_phoenix", "mermaid_unicorn"]
    for sixth, winners in (("basic_unicorn_red", None), ("ginormous_unicorn", ["you"])):
        own = stable("charm", *magical[:5], sixth)
        t = table(cards=upgrade(clause), you=hand("stabby_the_unicorn") + own, rival=NOTHING)
        t.you.play("stabby_the_unicorn")
        assert t.winners == winners


def test_a_treatment_may_hang_on_what_does_not_lie_in_the_stable() -> None:
    clause = {"treat": "you", "hand_limit": 2, "while": {"stable": {"of": "unicorn"}, "at_most": 0}}
    for unicorns, asked in ((("narwhal",), False), ((), True)):
        t = table(
            cards=upgrade(clause), phase="end", you=hand(*["neigh"] * 4) + stable("charm", *unicorns), rival=NOTHING
        )
        assert (t.asked == ["you"] and t.you.prompt.kind == "hand_limit") == asked


def test_who_may_not_destroy_cannot_play_what_only_destroys() -> None:
    t = table(
        cards=upgrade({"cannot": ["destroy", "steal"], "who": "others"}),
        you=hand("unicorn_poison", "two_for_one") + stable("narwhal"),
        rival=stable("charm", "rhinocorn"),
    )
    assert "unicorn_poison" not in t.you.offered
    t = table(cards=upgrade({"cannot": "steal"}), you=hand("unicorn_poison") + stable("charm"), rival=stable("narwhal"))
    assert "unicorn_poison" in t.you.offered


def test_a_prohibition_may_be_about_cards_with_a_tag() -> None:
    cards = base_and(
        a(
            "slayer",
            "magical_unicorn",
            {"cannot": "be_destroyed", "what": {"of": "unicorn"}, "by": {"named": "dragon"}},
        ),
        a("flame", "magic", {"when": "on_play", "do": [{"destroy": {"of": "unicorn"}}]}, named=["dragon"]),
    )
    t = table(cards=cards, you=hand("flame", "unicorn_poison"), rival=stable("slayer"))
    assert t.you.offered == ["unicorn_poison", "draw_card"]


def test_a_phase_may_be_left_out_as_long_as_a_card_is_there() -> None:
    cards = upgrade({"treat": "you", "skips": "beginning"})
    t = table(cards=cards, active="rival", you=stable("charm", "rhinocorn"), rival=stable("narwhal"))
    t.rival.draws()
    assert (t.active, t.phase) == ("you", "action")
    assert t.told("phase_skipped") == [{"seat": 0, "what": "beginning"}]
    assert not t.told("effect_used")


@verb("skip")
def test_a_draw_may_be_given_up() -> None:
    cards = base_and(
        a("hooves", "upgrade", {"when": "turn_start", "do": [{"may": ["draw"], "if_you_do": [{"skip": "draw"}]}]})
    )
    t = table(cards=cards, phase="beginning", deck=["yay", "narwhal", "neigh"], you=stable("hooves"), rival=NOTHING)
    t.you.uses("hooves")
    assert (t.phase, t.you.cards, t.at("narwhal")) == ("action", ["yay"], DECK)


@verb("skip")
def test_an_action_may_be_given_up() -> None:
    steps = [{"bring": {"of": "baby_unicorn", "in": "nursery"}}]
    cards = base_and(
        a("parcel", "upgrade", {"when": "turn_start", "do": [{"may": steps, "if_you_do": [{"skip": "action"}]}]})
    )
    t = table(cards=cards, phase="beginning", you=hand("neigh") + stable("parcel"), rival=NOTHING)
    t.you.uses("parcel")
    assert t.at("baby_unicorn_pink") == t.you.stable
    assert (t.active, len(t.you.cards)) == ("rival", 2)


NAP = a(
    "nap",
    "magic",
    {"when": "on_play", "do": [{"pick_player": "others", "as": "r"}, {"skip": {"what": "turn", "who": "r"}}]},
)


@verb("skip")
def test_another_player_skips_the_next_turn_and_only_that() -> None:
    t = table(cards=base_and(NAP), you=hand("nap"), rival=NOTHING, third=NOTHING)
    t.you.play("nap", "rival")
    assert t.active == "third"
    assert t.told("phase_skipped") == [{"seat": 1, "what": "turn"}]
    t.third.draws().you.draws()
    assert t.active == "rival"
    assert t.at("nap") == DISCARD


@verb("skip")
def test_who_skips_a_turn_between_two_players_leaves_the_other_in_turn() -> None:
    t = table(cards=base_and(NAP), you=hand("nap", "nap"), rival=NOTHING)
    t.you.play("nap")
    assert (t.active, t.now.turn) == ("you", 2)
