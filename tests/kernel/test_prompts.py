"""An action is legal if and only if it fills an open form."""

import pytest

from games.rules.kernel.errors import ActionIsIllegal
from games.rules.kernel.prompts import Action, Form, Prompt, default_action, fill, one_of, require_fit, some_of
from games.rules.kernel.rng import Rng
from games.rules.kernel.words import say
from tests.harness.walk import seed_of

PROMPT = Prompt(
    seat=1,
    kind="test",
    forms=(
        Form("play_card", {"card": one_of("card", ["a", "b"])}),
        Form("choose_cards", {"cards": some_of("card", ["a", "b", "c"], 1, 2)}),
        Form("buy", {"article": one_of("article", ["horn"]), "unicorn": one_of("card", ["u1"])}),
        Form("buy", {"article": one_of("article", ["dust"]), "unicorn": one_of("card", ["u2"])}),
        Form("pass"),
    ),
    text=say("prompt-test"),
    default="pass",
    id="p",
)


@pytest.mark.parametrize(
    "action",
    [
        Action(1, "p", "play_card", {"card": "a"}),
        Action(1, "p", "choose_cards", {"cards": ["c", "a"]}),
        Action(1, "p", "buy", {"article": "dust", "unicorn": "u2"}),
        Action(1, "p", "pass"),
    ],
)
def test_a_filling_is_legal(action: Action) -> None:
    require_fit(PROMPT, action)


@pytest.mark.parametrize(
    ("action", "reason", "field"),
    [
        (Action(1, "p", "dance"), "refusal-type-not-offered", "type"),
        (Action(1, "p", "play_card"), "refusal-missing-field", "card"),
        (Action(1, "p", "play_card", {"card": "z"}), "refusal-choice-not-offered", "card"),
        (Action(1, "p", "play_card", {"card": ["a"]}), "refusal-one-wanted", "card"),
        (Action(1, "p", "pass", {"card": "a"}), "refusal-unknown-field", "card"),
        (Action(1, "p", "choose_cards", {"cards": "a"}), "refusal-list-wanted", "cards"),
        (Action(1, "p", "choose_cards", {"cards": []}), "refusal-how-many", "cards"),
        (Action(1, "p", "choose_cards", {"cards": ["a", "a"]}), "refusal-choice-twice", "cards"),
        (Action(1, "p", "choose_cards", {"cards": ["a", "b", "c"]}), "refusal-how-many", "cards"),
        (Action(1, "p", "buy", {"article": "dust", "unicorn": "u1"}), "refusal-choice-not-offered", "unicorn"),
    ],
)
def test_anything_else_is_refused_with_its_reason(action: Action, reason: str, field: str) -> None:
    with pytest.raises(ActionIsIllegal) as refused:
        require_fit(PROMPT, action)
    assert (refused.value.reason.key, refused.value.field) == (reason, field)


def test_every_random_filling_of_every_form_fits() -> None:
    rng = Rng(seed_of(1))
    for _ in range(50):
        for form in PROMPT.forms:
            require_fit(PROMPT, fill(PROMPT, form, rng))


def test_the_default_is_the_named_form_else_any_filling() -> None:
    rng = Rng(seed_of(1))
    assert default_action(PROMPT, rng) == Action(1, "p", "pass", {}, auto=True)
    anything = Prompt(1, "test", PROMPT.forms[:2], say("x"), id="p")
    types = {default_action(anything, rng).type for _ in range(30)}
    assert types == {"play_card", "choose_cards"}


def test_the_reason_is_that_of_the_form_that_came_closest() -> None:
    shop = Prompt(
        0,
        "shop",
        (
            Form("buy", {"what": one_of("article", ["horn"]), "pay": one_of("payment", ["h1"])}),
            Form("buy", {"what": one_of("article", ["dust"]), "pay": one_of("payment", ["h2"])}),
        ),
        say("shop"),
    )
    with pytest.raises(ActionIsIllegal) as refusal:
        require_fit(shop, Action(0, "", "buy", {"what": "dust", "pay": "h1"}))
    assert refusal.value.field == "pay"
