"""Everything the rules say has words in all five languages: no prompt, form or choice is left as a key."""

import msgspec
import msgspec.inspect

import words
from games.rules.kernel.game import decode_table
from games.rules.kernel.words import Say
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.kill_the_unicorns.setup import why_not_set_up
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.rules.kill_the_unicorns.leaks import KuWalk


class ReadingWalk(KuWalk):
    """Puts every question, button and choice of a game into words."""

    said: set[str]

    def check_cheap(self, state) -> None:
        table = decode_table(self.ruleset, state.shown)
        for prompt in state.prompts:
            self.say(prompt.text)
            for form in prompt.forms:
                self.say(form.label)
                for field in form.fields.values():
                    for choice in field.one_of or field.some_of or ():
                        self.say(self.ruleset.describe(self.cards, table, prompt.seat or 0, field.of, choice).label)

    def say(self, message: Say | None) -> None:
        if message:
            self.said.add(message.key)
            assert "{" not in words.say("en", message.key, **message.args)


def test_every_question_and_choice_of_a_game_has_words():
    said: set[str] = set()
    for number in range(12):
        options = KillTheUnicornsOptions(slay_chooser="owner" if number % 2 else "winner")
        walk = ReadingWalk(KillTheUnicorns(), CARDS, options, 6, seed_of(number), costly_every=1000)
        walk.said = said
        walk.to_the_end()
    ours = {key for key in words.keys("en") if key.startswith(("prompt-ku-", "form-ku-", "label-ku-"))}
    assert said == ours


def test_reasons_against_a_set_up_have_words():
    for options, seats in (
        (KillTheUnicornsOptions(), 7),
        (KillTheUnicornsOptions(variant="beginner_2"), 5),
        (KillTheUnicornsOptions(first_seat="5"), 3),
    ):
        for reason in why_not_set_up(CARDS, options, seats):
            assert words.say("pl", reason.key, **reason.args) != words.say("en", reason.key, **reason.args)


def test_every_option_and_its_choices_are_explained():
    for name, field in zip(
        KillTheUnicornsOptions.__struct_fields__, msgspec.inspect.type_info(KillTheUnicornsOptions).fields, strict=True
    ):
        key = f"option-kill-the-unicorns-{name.replace('_', '-')}"
        assert words.say("en", f"{key}-explained")
        for value in getattr(field.type, "values", ()):
            assert words.has(f"{key}-{value.replace('_', '-')}") or value.isdigit()
