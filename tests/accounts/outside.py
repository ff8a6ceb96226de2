"""The world outside, as processes of their own: an issuer of identity tokens, and a mail server with its mailboxes."""

import email
import email.policy
import re
import secrets
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx

from tests.services.ports import free_port
from tests.services.processes import Process, answers, wait_until

CODE = re.compile(r"^(\d{4}) (\d{4})$", re.MULTILINE)


@dataclass
class OidcIssuer:
    url: str
    process: Process

    def tell(self, what: str, **body: Any) -> Any:
        return httpx.post(f"{self.url}/test/{what}", json=body, timeout=30).raise_for_status().json()

    def token(self, nonce: str | None, headers: dict[str, Any] | None = None, **claims: Any) -> str:
        """Signed with its newest key. A claim that is None is left out."""
        return self.tell("mint", claims={"nonce": nonce, **claims}, headers=headers or {})["token"]

    def body(self, subject: str = "ann", **claims: Any) -> dict[str, str]:
        """What an app sends to sign in as this subject, with a nonce of its own."""
        nonce = secrets.token_urlsafe(16)
        return {"issuer": "club", "token": self.token(nonce, sub=subject, **claims), "nonce": nonce}

    def reads(self, path: str) -> int:
        return self.tell("look")["reads"].get(path, 0)


@contextmanager
def oidc_issuer(folder: Path) -> Iterator[OidcIssuer]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "tests.accounts.issuer_process", str(port)]
    process = Process("issuer", command, folder / "issuer.log", is_ready=lambda: answers(f"{url}/keys"))
    process.start()
    try:
        yield OidcIssuer(url, process)
    finally:
        process.stop()


@dataclass
class MailServer:
    port: int
    folder: Path
    process: Process

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def mails(self, to: str | None = None) -> list[EmailMessage]:
        """As they came, or those to one address."""
        found = [
            email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
            for path in sorted(self.folder.glob("[!.]*.eml"))
        ]
        return [mail for mail in found if to is None or mail["To"] == to]

    def wait_for(self, to: str, count: int = 1) -> EmailMessage:
        """The newest mail to the address, once there are so many."""
        wait_until(lambda: len(self.mails(to)) >= count, 60, f"{count} mails to {to}")
        return self.mails(to)[-1]

    def empty(self) -> None:
        for path in self.folder.glob("*.eml"):
            path.unlink()


@contextmanager
def mail_server(folder: Path) -> Iterator[MailServer]:
    port, mails = free_port(), folder / "mails"
    mails.mkdir()
    command = [sys.executable, "-m", "tests.accounts.mail_process", str(port), str(mails)]
    process = Process("mail", command, folder / "mail.log", is_ready=lambda: _listens(port))
    process.start()
    try:
        yield MailServer(port, mails, process)
    finally:
        process.stop()


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content()).replace("\r\n", "\n")


def code_in(mail: EmailMessage) -> str:
    """The eight digits."""
    found = CODE.search(text_of(mail))
    assert found, text_of(mail)
    return "".join(found.groups())


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
