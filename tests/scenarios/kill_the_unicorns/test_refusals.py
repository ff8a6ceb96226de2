"""Bad input: refused with the field and a reason in words; the game has not changed a byte (play.py looks)."""

import pytest

import words
from games.rules.kernel.errors import ActionIsIllegal, PromptIsClosed, Refusal
from games.rules.kernel.prompts import Action
from tests.scenarios.kill_the_unicorns.play import game, new_game, trap_id

TRAPS = {"y2": ["b:athletic_unicorn", "c:zombicorn"]}


def opened(**more):
    return game("princess knight wizard", **more).a.hunts(1, 1)


BAD = {
    "too few hunt cards": (lambda: opened(), lambda t: t.b.hunts(4), "cards", "refusal-how-many"),
    "too many hunt cards": (lambda: opened(), lambda t: t.b.hunts(4, 3, 3), "cards", "refusal-how-many"),
    "a card already spent": (
        lambda: game(hands={"a": [1, 2]}),
        lambda t: t.a.acts("hunt", cards=["h7"]),
        "cards",
        "refusal-choice-not-offered",
    ),
    "the same card twice": (
        lambda: game(),
        lambda t: t.a.acts("hunt", cards=["h1", "h1"]),
        "cards",
        "refusal-choice-twice",
    ),
    "one card where a list is wanted": (
        lambda: game(),
        lambda t: t.a.acts("hunt", cards="h1"),
        "cards",
        "refusal-list-wanted",
    ),
    "a third stratagem at one unicorn": (
        lambda: game(phase="stratagems").a.places("athletic_unicorn", "y2").b.places("athletic_unicorn", "y2"),
        lambda t: t.c.places("athletic_unicorn", "y2"),
        "unicorn",
        "refusal-choice-not-offered",
    ),
    "an ability moved onto a full unicorn": (
        lambda: game(traps={**TRAPS, "v2": ["a:zombicorn"]}),
        lambda t: t.a.uses(stratagem=trap_id(t, "v2"), unicorn="y2"),
        "unicorn",
        "refusal-choice-not-offered",
    ),
    "an ability that is too late": (
        lambda: game("knight princess wizard", traps=TRAPS).a.hunts(1),
        lambda t: t.b.uses(stratagem=trap_id(t, "y2"), unicorn="v2"),
        "type",
        "refusal-type-not-offered",
    ),
    "an ability for the second time": (
        lambda: game("bard knight wizard").a.uses(seat="1").wait(),
        lambda t: t.a.uses(seat="2"),
        "type",
        "refusal-type-not-offered",
    ),
    "an over-paid purchase": (
        lambda: game(phase="market"),
        lambda t: t.a.buys("fake_horn", "s1", (3, 1)),
        "payment",
        "refusal-choice-not-offered",
    ),
    "an under-paid purchase": (
        lambda: game(phase="market"),
        lambda t: t.a.buys("fake_horn", "s1", (2,)),
        "payment",
        "refusal-choice-not-offered",
    ),
    "a purchase without the colour": (
        lambda: game(phase="market"),
        lambda t: t.a.buys("candy_floss", "s1", (3,)),
        "token",
        "refusal-missing-field",
    ),
    "a token that cannot be chosen": (
        lambda: game(phase="market"),
        lambda t: t.a.buys("butchery", "s1", (2,), "pate_3"),
        "token",
        "refusal-unknown-field",
    ),
    "a purchase for another's unicorn": (
        lambda: game(phase="market"),
        lambda t: t.a.buys("fake_horn", "s2", (3,)),
        "unicorn",
        "refusal-choice-not-offered",
    ),
    "a purchase without a unicorn": (
        lambda: game(phase="market", own={"a": []}),
        lambda t: t.a.buys("fake_horn", "s1", (3,)),
        "type",
        "refusal-type-not-offered",
    ),
    "a character already taken": (
        lambda: new_game(3, first_seat="0").a.becomes("bard"),
        lambda t: t.b.becomes("bard"),
        "character",
        "refusal-choice-not-offered",
    ),
    "a character the variant bars": (
        lambda: new_game(3, first_seat="0", variant="beginner_2"),
        lambda t: t.a.becomes("shaman"),
        "character",
        "refusal-choice-not-offered",
    ),
    "an advance by a seat": (
        lambda: game().a.hunts(1),
        lambda t: t.b.acts("advance"),
        "type",
        "refusal-type-not-offered",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_refused_with_its_field_and_a_reason(what):
    lay, act, field, key = BAD[what]
    t = lay()
    with pytest.raises(ActionIsIllegal) as refusal:
        act(t)
    assert (refusal.value.field, refusal.value.reason.key) == (field, key)
    assert words.say("fr", key, **refusal.value.reason.args) != words.say("en", key, **refusal.value.reason.args)


def test_an_article_out_of_stock_is_refused():
    t = game(phase="market", stock={"fake_horn": ["horn"]}).a.buys("fake_horn", "s1", (3,))
    with pytest.raises(ActionIsIllegal) as refusal:
        t.b.buys("fake_horn", "s2", (3,))
    assert refusal.value.field == "article"


def test_a_seat_cannot_answer_anothers_prompt_nor_end_a_pause():
    t = game()
    pause = t.state.prompts[0]
    with pytest.raises(PromptIsClosed):
        t.do(Action(1, pause.id, "advance"))
    t.wait()
    with pytest.raises(Refusal):
        t.do(Action(1, t.state.owed[0].id, "pass"))
