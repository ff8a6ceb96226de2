"""What a player reads and is offered: every button says what it does, and nothing is offered twice."""

import pytest

import words
from games.rules.kernel.game import apply
from games.rules.kernel.moments import DAY
from games.rules.kernel.prompts import Action
from games.rules.kill_the_unicorns.moments import CHANCE, MOMENTS
from games.services.texts import Speaker
from games.store.decks import Deck
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import RULES, game

NAMES = {face.id: dict(face.card.names) for face in CARDS.faces}


def spoken(message, language="en"):
    return Speaker(language, Deck(CARDS, NAMES), {0: "Ann", 1: "Bob", 2: "Cid"}).say(message)


def offers(seat, kind):
    return [spoken(form.label) for form in seat.forms(kind)]


@pytest.mark.proves("KU-A9.8", "KU-A3.5")
def test_a_pause_beside_an_ability_is_a_chance_and_any_other_a_pause():
    chance = game("princess knight bard", traps={"y2": ["a:zombicorn"]})
    assert [(p.kind, p.clock) for p in chance.state.owed] == [("hunt_opening", "chance")]
    pause = game("knight wizard huntress")
    assert [(p.kind, p.clock) for p in pause.state.owed] == [("hunt_opening", "pause")]


@pytest.mark.proves("KU-A9.8")
def test_a_chance_ends_when_all_who_have_one_have_passed_and_not_before():
    t = game("princess shaman bard", traps={"y2": ["a:zombicorn"]})
    asked = [p for p in t.state.prompts if p.optional]
    assert len(asked) > 1
    for prompt in asked:
        assert [(p.kind, p.clock) for p in t.state.owed] == [("hunt_opening", "chance")]
        t.state = apply(RULES, CARDS, t.state, Action(prompt.seat, prompt.id, "pass")).state
    assert [p.kind for p in t.state.owed] == ["bid"]


@pytest.mark.proves("KU-A9.8")
def test_an_ability_after_others_have_passed_is_used_and_the_chance_is_offered_anew():
    t = game("princess shaman bard", traps={"y2": ["a:zombicorn"]})
    first, *_, last = [p for p in t.state.prompts if p.optional]
    t.state = apply(RULES, CARDS, t.state, Action(first.seat, first.id, "pass")).state
    form = last.forms[0]
    fields = {name: field.one_of[0] for name, field in form.fields.items()}
    t.state = apply(RULES, CARDS, t.state, Action(last.seat, last.id, form.type, fields)).state
    assert [p.kind for p in t.state.owed] == ["hunt_opening"]
    assert first.seat in [p.seat for p in t.state.prompts if p.optional]
    assert last.seat not in [p.seat for p in t.state.prompts]


@pytest.mark.proves("KU-A9.8")
def test_by_correspondence_a_chance_lasts_hours_and_never_longer_than_a_usual_turn():
    turn = next(moment for moment in MOMENTS if moment.name == "turn")
    assert CHANCE.correspondence.default >= 3600
    assert CHANCE.correspondence.most <= DAY == turn.correspondence.default


@pytest.mark.proves("KU-A5.4", "KU-P7")
@pytest.mark.parametrize(("hand", "said"), [([], "you have none"), ([1], "you have one")])
def test_who_cannot_take_part_is_told_why(hand, said):
    t = game(hands={"b": hand})
    t.a.hunts(4, 3)
    assert t.b.may == {"pass"}
    assert said in spoken(t.b.prompt().text)
    for language in words.LANGUAGES:
        assert NAMES["y2"][language] in spoken(t.b.prompt().text, language)


@pytest.mark.proves("KU-D18")
def test_equal_payments_are_one_choice():
    t = game(phase="market")
    for form in t.a.forms("buy"):
        labels = [
            spoken(RULES.describe(CARDS, t.table, 0, "payment", one).label) for one in form.fields["payment"].one_of
        ]
        assert len(labels) == len(set(labels))
        assert all(label.isdecimal() or " + " in label for label in labels)  # one card is not "2 = 2"
    assert len(t.a.forms("buy")[-1].fields["payment"].one_of) == 7


@pytest.mark.proves("KU-A7.4")
def test_an_article_is_offered_with_its_price_and_all_that_it_does():
    assert offers(game(phase="market").a, "buy") == [
        "Buy Unicorn Butchery for 2 · one of your unicorns is slaughtered · a token worth 1 to 3 points",
        "Buy Fake Horn for 3 · 2 ★",
        "Buy Candy Floss for 3 · your unicorn takes a new colour",
        "Buy Fairy Dust for 6 · your unicorn takes a new colour · 2 ★",
    ]


@pytest.mark.proves("KU-A7.4")
def test_the_unicorn_for_the_butchery_is_said_to_be_slaughtered():
    t = game(phase="market", own={"a": ["y6"]})
    butchery, horn = t.a.forms("buy")[:2]
    labels = [
        spoken(RULES.describe(CARDS, t.table, 0, form.fields["unicorn"].of, "y6").label) for form in (butchery, horn)
    ]
    assert labels == ["Slaughter Sunbeam (yellow, 3 ★)", "Sunbeam (yellow, 3 ★)"]


@pytest.mark.proves("KU-A9.5", "KU-D8")
def test_the_knights_bid_with_the_ability_says_that_it_is_a_bid():
    t = game("knight princess wizard").wait()
    assert offers(t.a, "use_ability") == ["Hunt Custard with one card more than the others: the ability of Knight"]


@pytest.mark.proves("KU-A9.3")
def test_each_stratagem_that_the_princess_may_move_has_a_button_of_its_own():
    t = game("princess knight wizard", traps={"y2": ["b:zombicorn", "c:zombicorn"]})
    assert offers(t.a, "use_ability") == [
        "Move Bob’s stratagem that lies above Custard",
        "Move Cid’s stratagem that lies below Custard",
    ]


@pytest.mark.proves("KU-A8.1", "KU-A8.3", "KU-A8.5")
def test_the_score_sheet_adds_up():
    own = {"a": ["y6 horn", "v3 b:athletic_unicorn", "b3", "k3"], "b": [], "c": []}
    t = game(phase="market", round=4, own=own)
    t.a.skips().b.skips().c.skips().wait()
    sheet = t.outcome.details["scores"][0]
    assert (sheet["stars"], sheet["modifiers"], sheet["tokens"]) == (6, 4, 0)
    assert sheet["sets"] == {"rainbow": 8}
    parts = sheet["stars"] + sheet["modifiers"] + sheet["tokens"] + sum(sheet["sets"].values())
    assert parts == sheet["total"] == 18
