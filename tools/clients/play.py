"""Plays one game with the generated Python client, by filling forms: python play.py address ruleset seats options."""

import json
import random
import sys
import uuid
from typing import get_args, get_type_hints

from uu_client import AuthenticatedClient, Client, models
from uu_client.api.auth import create_guest
from uu_client.api.cards import list_rulesets
from uu_client.api.games import get_game, list_events, open_table, start_game, take_action
from uu_client.types import Unset

Game = models.UnstableUnicornsGame | models.KillTheUnicornsGame
ACTIONS = {  # the union of actions by its tag, as the generator wrote it
    get_args(get_type_hints(kind)["type_"])[0]: kind
    for name, kind in vars(models).items()
    if name.endswith("Request") and "type_" in getattr(kind, "__annotations__", {})
}

OPTIONS: dict[str, type[models.UnstableUnicornsOptionsRequest] | type[models.KillTheUnicornsOptionsRequest]] = {
    "unstable_unicorns": models.UnstableUnicornsOptionsRequest,
    "kill_the_unicorns": models.KillTheUnicornsOptionsRequest,
}


def a_game(answer: object) -> Game:
    if not isinstance(answer, models.UnstableUnicornsGame | models.KillTheUnicornsGame):
        raise SystemExit(f"refused: {answer}")
    return answer


def sign_in(address: str) -> AuthenticatedClient:
    signed_in = create_guest.sync(client=Client(address), body=models.NewGuestRequest(display_name="Python"))
    assert isinstance(signed_in, models.SignedIn)
    return AuthenticatedClient(address, signed_in.access, raise_on_unexpected_status=True)


def without_pauses(client: AuthenticatedClient, ruleset: str) -> models.ClockChoiceRequest:
    """A clock that does not wait for people to look, where the game has such a setting."""
    rulesets = list_rulesets.sync(client=client)
    assert isinstance(rulesets, models.RulesetList)
    live = next(one.clock[0] for one in rulesets.items if one.name == ruleset)
    return models.ClockChoiceRequest.from_dict({"seconds": {one.name: 0 for one in live.settings if one.min_ == 0}})


def filled(form: models.FormView) -> dict[str, object]:
    """Any filling of any form is legal."""
    choices: dict[str, object] = {}
    for name, field in form.fields.additional_properties.items():
        values = [choice.value for choice in field.choices]
        if field.kind is models.FieldKind.ONE:
            choices[name] = random.choice(values)
        else:
            choices[name] = random.sample(values, random.randint(field.min_, field.max_))
    return choices


def play(client: AuthenticatedClient, game: Game) -> tuple[Game, int]:
    """The finished game, and how many actions it took."""
    actions = 0
    while game.status is models.GameStatus.RUNNING:
        if game.prompts:
            prompt = random.choice(game.prompts)
            form = random.choice(prompt.forms)
            action = ACTIONS[form.type_].from_dict({"type": form.type_, "prompt": prompt.id, **filled(form)})
            answer = take_action.sync(game.id, client=client, body=action, idempotency_key=str(uuid.uuid4()))
            if isinstance(answer, Game):
                game, actions = answer, actions + 1
                continue
            assert isinstance(answer, models.RefusedBody) and answer.code == "prompt_closed", answer
        list_events.sync(game.id, client=client, after=game.version, wait=20)
        game = a_game(get_game.sync(game.id, client=client))
    return game, actions


def main(address: str, ruleset: str, seats: int, options: dict[str, object]) -> None:
    client = sign_in(address).with_timeout(60)  # type: ignore[arg-type]  # httpx takes a number, its type says Timeout
    table = models.NewTableRequest(
        ruleset=ruleset,
        access=models.GameAccess.PRIVATE,
        bots=["random"] * (seats - 1),
        clock=without_pauses(client, ruleset),
        options=OPTIONS[ruleset].from_dict(options),
    )
    game = a_game(open_table.sync(client=client, body=table, idempotency_key=str(uuid.uuid4())))
    finished, actions = play(client, a_game(start_game.sync(game.id, client=client)))
    assert isinstance(finished.outcome, models.Outcome) and not isinstance(finished.outcome.winners, Unset)
    sys.stdout.write(f"{ruleset} {options or ''}: {actions} actions, won by seat {finished.outcome.winners}\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), json.loads(sys.argv[4]))
