"""Others act and choose for themselves."""

from typing import Any

import pytest

from games.rules.unstable_unicorns.cards import Cards
from tests.scenarios.unstable_unicorns.at_table import DISCARD, NOTHING, NURSERY, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import a, base_and

verb = pytest.mark.verb


def friendly(*steps: Any) -> Cards:
    return base_and(a("friend", "magical_unicorn", {"when": "enter", "do": list(steps)}))


@verb("let")
def test_every_player_may_draw_and_whoever_declines_does_not() -> None:
    cards = friendly({"let": "everyone", "do": [{"may": ["draw"]}]})
    t = table(cards=cards, you=hand("friend"), rival=NOTHING, third=NOTHING)
    t.you.play("friend", "yes").rival.declines().third.uses("friend")
    assert len(t.told("card_moved", cause="draw", by="friend", to_seat=0)) == 1
    assert not t.told("card_moved", cause="draw", by="friend", to_seat=1)
    assert len(t.told("card_moved", cause="draw", by="friend", to_seat=2)) == 1


@verb("let")
def test_every_player_may_destroy_what_is_anothers() -> None:
    cards = friendly({"let": "everyone", "do": [{"may": [{"destroy": {"of": "unicorn"}}]}]})
    t = table(cards=cards, you=hand("friend"), rival=stable("narwhal"), third=stable("rhinocorn"))
    t.you.play("friend", "yes", "narwhal").rival.uses("friend", "rhinocorn").third.uses("friend")
    assert t.at("narwhal") == t.at("rhinocorn") == t.at("friend") == DISCARD


def test_others_bring_into_their_own_stables() -> None:
    cards = friendly({"let": "others", "do": [{"may": [{"bring": {"of": "baby_unicorn", "in": "nursery"}}]}]})
    babies = ["baby_unicorn_pink", "baby_unicorn_red"]
    t = table(cards=cards, nursery=babies, you=hand("friend"), rival=NOTHING, third=NOTHING)
    t.you.play("friend").rival.uses("friend", "baby_unicorn_red").third.declines()
    assert (t.at("baby_unicorn_red"), t.at("baby_unicorn_pink")) == (t.rival.stable, NURSERY)


@verb("let")
def test_what_others_must_do_they_choose_themselves() -> None:
    steps = [{"pick_player": "others", "as": "r"}, {"let": "r", "do": ["discard", {"destroy": {"of": "unicorn"}}]}]
    t = table(
        cards=friendly(*steps), you=hand("friend"), rival=hand("neigh", "yay"), third=hand("neigh") + stable("narwhal")
    )
    t.you.play("friend", "rival").rival.answers("yay", "narwhal")
    assert (t.at("yay"), t.at("narwhal")) == (DISCARD, DISCARD)


def test_who_has_paid_gets_what_follows() -> None:
    steps = {"let": "others", "do": [{"may": ["discard"], "if_you_do": [{"draw": {"count": 2}}]}]}
    t = table(cards=friendly(steps), you=hand("friend"), rival=hand("neigh", "yay"), third=hand("narwhal"))
    t.you.play("friend").rival.uses("friend", "yay").third.declines()
    assert len(t.told("card_moved", cause="draw", by="friend", to_seat=1)) == 2
    assert not t.told("card_moved", cause="draw", by="friend", to_seat=2)


def test_a_play_that_lets_others_act_tells_nothing_of_their_hands() -> None:
    spell = a("spell", "magic", {"when": "on_play", "do": [{"let": "others", "do": [{"discard": {"of": "upgrade"}}]}]})
    for held in ("yay", "neigh"):
        t = table(cards=base_and(spell), you=hand("spell"), rival=hand(held))
        assert "spell" in t.you.offered
