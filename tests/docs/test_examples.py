"""docs/examples is what the service really answers, one exchange an operation. `make examples` writes it anew."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.management import call_command

from tests.accounts.outside import mail_server, oidc_issuer
from tests.contract import check_message, document
from tests.docs.recording import Recorder
from tests.docs.tour import Guide, World, tour
from tests.games.server import running_server
from tests.webhooks.receiver import Receiver

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def receiver(settings) -> Iterator[Receiver]:
    settings.WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8"]
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def world(settings, receiver: Receiver, tmp_path: Path) -> Iterator[World]:
    """Everybody outside whom the service talks to."""
    with oidc_issuer(tmp_path) as issuer, mail_server(tmp_path) as mails, running_server() as server:
        settings.IDENTITY_ISSUERS = {"apple": {"issuer": issuer.url, "audiences": ["the-app"]}}
        settings.IDENTITY_ALLOWED_NETWORKS = ["127.0.0.0/8"]
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", mails.port
        settings.THROTTLES = {**settings.THROTTLES, "recipient": "1000/second"}
        yield World(receiver, issuer, mails, server)


@pytest.fixture
def nothing_by_chance(monkeypatch: pytest.MonkeyPatch, settings) -> None:
    settings.CLOCK_PACE_SECONDS = 1.5  # as in a service, whatever tests are set to
    numbers = iter(range(1, 200))
    monkeypatch.setattr("games.services.start.fresh_secret", lambda: bytes([next(numbers)]) * 32)


def test_the_examples_are_true_and_there_is_one_for_every_operation(nothing_by_chance: None, world: World):
    call_command("load_card_sets", verbosity=0)
    recorder = Recorder()
    tour(Guide(recorder), world)
    pages = recorder.pages()
    operations = {operation["operationId"] for path in document()["paths"].values() for operation in path.values()}
    assert operations == {name.split(".")[0] for name in pages}
    if os.environ.get("UU_WRITE_DOCS"):
        FOLDER.mkdir(exist_ok=True)
        for old in FOLDER.glob("*.json"):
            old.unlink()
        for name, text in pages.items():
            (FOLDER / name).write_text(text)
    assert pages == {path.name: path.read_text() for path in FOLDER.glob("*.json")}, "run make examples"


def test_the_example_of_a_stream_is_made_of_stream_messages():
    text = json.loads((FOLDER / "streamEvents.json").read_text())["response"]["body"]
    for block in text.strip().split("\n\n"):
        lines = dict(line.split(": ", 1) for line in block.splitlines())
        check_message(lines["event"], int(lines["id"]) if "id" in lines else None, json.loads(lines["data"]))
