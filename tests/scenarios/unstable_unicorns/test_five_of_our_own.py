"""Five cards that were written by following docs/effect-language.md alone, each with two words of later sets."""

import pytest
import yaml

from games.rules.unstable_unicorns.cards import Cards
from tests.scenarios.unstable_unicorns.at_table import DECK, DISCARD, NOTHING, Scenario, Spot, hand, stable, table
from tests.scenarios.unstable_unicorns.invented import base_and

FIVE = """
- id: toll_unicorn
  names: {en: Toll Unicorn}
  kind: magical_unicorn
  abilities:
  - when: turn_start
    do:
    - may:
      - give: {who: others, to: you}
      if_you_do:
      - skip: draw
- id: crystal_ball
  names: {en: Crystal Ball}
  kind: magic
  abilities:
  - when: on_play
    do:
    - draw: {as: drawn}
    - reveal: drawn
    - if: {what: drawn, is: [magic, unicorn]}
      do:
      - play: drawn
      else:
      - put: {in: hand, to: deck_bottom}
- id: potluck
  names: {en: Potluck}
  kind: upgrade
  abilities:
  - when: turn_start
    do:
    - may:
      - {pick_players: others, as: guests}
      - draw: {count: guests}
      - let: guests
        do:
        - put: {in: hand, to: deck_top}
- id: lifebuoy
  names: {en: Lifebuoy}
  kind: instant
  abilities:
  - when: {answers: [be_sacrificed, be_destroyed], of: unicorn, who: everyone}
    do:
    - if: {what: that, is: basic_unicorn}
      do:
      - bring: {what: that}
      else:
      - take: that
- id: last_fence
  names: {en: Last Fence}
  kind: upgrade
  abilities:
  - cannot: [destroy, steal]
    who: others
    while:
      stable: {of: unicorn}
      at_most: 2
  - {treat: others, hand_limit_by: -1}
"""
CARDS: Cards = base_and(*yaml.safe_load(FIVE))


def at(phase: str = "action", deck: list[str] | None = None, **spots: Spot) -> Scenario:
    return table(cards=CARDS, phase=phase, deck=deck, **spots)


def test_a_toll_is_paid_by_everybody_and_costs_the_draw() -> None:
    t = at("beginning", you=stable("toll_unicorn"), rival=hand("yay", "neigh"), third=hand("narwhal"))
    t.you.uses("toll_unicorn").rival.answers("yay")
    assert (t.phase, sorted(t.you.cards)) == ("action", ["narwhal", "yay"])


def test_a_toll_may_be_waived() -> None:
    t = at("beginning", deck=["slowdown", "neigh"], you=stable("toll_unicorn"), rival=hand("yay"))
    t.you.declines()
    assert (t.phase, t.you.cards) == ("action", ["slowdown"])


def test_a_toll_that_somebody_cannot_pay_costs_no_draw() -> None:
    t = at("beginning", deck=["slowdown", "neigh"], you=stable("toll_unicorn"), rival=hand("yay"), third=NOTHING)
    t.you.uses("toll_unicorn")
    assert (t.phase, t.you.cards) == ("action", ["yay", "slowdown"])


def test_a_crystal_ball_plays_the_unicorn_that_it_shows() -> None:
    t = at(deck=["llamacorn", "neigh", "neigh"], you=hand("crystal_ball"), rival=NOTHING)
    t.you.play("crystal_ball", "llamacorn")
    assert t.at("llamacorn") == t.you.stable
    assert [told["card"]["card"] for told in t.told("card_revealed")] == ["llamacorn"]


def test_what_a_crystal_ball_plays_can_be_stopped() -> None:
    t = at(deck=["llamacorn", "yay", "yay"], you=hand("crystal_ball"), rival=hand("neigh"))
    t.you.play("crystal_ball", "llamacorn").rival.neighs()
    assert t.at("llamacorn") == t.at("neigh") == DISCARD


def test_a_crystal_ball_that_shows_anything_else_takes_a_card_back() -> None:
    t = at(deck=["yay", "neigh", "narwhal"], you=hand("crystal_ball", "slowdown"), rival=NOTHING)
    t.you.play("crystal_ball", "slowdown")
    assert (t.at("slowdown"), t.deck[-1], t.at("yay")) == (DECK, "slowdown", t.you.hand)


def test_guests_of_a_potluck_bring_something_and_the_host_draws_first() -> None:
    guests = {"rival": hand("neigh", "yay"), "third": hand("narwhal")}
    t = at("beginning", deck=["slowdown", "neigh", "neigh", "neigh"], you=stable("potluck"), **guests)
    t.you.uses("potluck", ["rival"]).rival.answers("yay")
    assert t.you.cards == ["slowdown", "yay"]
    assert t.at("narwhal") == t.third.hand


def test_a_potluck_without_guests_is_over_at_once() -> None:
    t = at("beginning", deck=["slowdown", "neigh"], you=stable("potluck"), rival=hand("yay"))
    t.you.uses("potluck", [])
    assert t.you.cards == ["slowdown"]


@pytest.mark.parametrize(("victim", "zone"), [("narwhal", "stable"), ("rhinocorn", "hand")])
def test_a_lifebuoy_saves_a_unicorn_for_whoever_throws_it(victim: str, zone: str) -> None:
    t = at(you=hand("unicorn_poison"), rival=stable(victim), third=hand("lifebuoy"))
    t.you.play("unicorn_poison").rival.passes().third.passes().replies("lifebuoy")
    assert t.at(victim) == (zone, 2)


def test_a_lifebuoy_that_nobody_throws_saves_nobody() -> None:
    t = at(you=hand("unicorn_poison"), rival=stable("narwhal"), third=hand("lifebuoy"))
    t.you.play("unicorn_poison")
    assert t.at("narwhal") == DISCARD


def test_a_last_fence_holds_until_there_is_a_third_unicorn() -> None:
    for unicorns, offered in ((2, False), (3, True)):
        t = at(you=hand("unicorn_poison"), rival=stable("last_fence", *["narwhal"] * unicorns))
        assert ("unicorn_poison" in t.you.offered) == offered


def test_a_last_fence_leaves_the_others_a_smaller_hand_and_its_owner_free() -> None:
    t = at("end", you=hand(*["neigh"] * 7), rival=stable("last_fence"))
    assert t.you.prompt.text.args["count"] == 1
    t = at("end", you=hand(*["unicorn_poison"] * 7) + stable("last_fence"), rival=stable("narwhal"))
    assert t.active == "rival"
