"""One request to a server that behaves as badly as it can: five seconds, 64 kB, and never an exception."""

import datetime
import ipaddress
import ssl
import time

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.services.ports import free_port
from tests.webhooks import receiver as manners
from tests.webhooks.receiver import receiving, says, status
from uu_service.outgoing import guard, http
from webhooks import sending
from webhooks.sending import post
from webhooks.vocabulary import AttemptOutcome


@pytest.fixture(autouse=True)
def _a_short_limit(monkeypatch):
    monkeypatch.setattr(sending, "TOTAL_SECONDS", 1.0)


def certificate(folder, *names):
    """A self-signed certificate for these names, as a server's context and as a file to trust."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0])])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([_name(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / "cert.pem", folder / "key.pem"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain, secret)
    return context, chain


def _name(name):
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


@pytest.mark.parametrize(
    ("manner", "outcome"),
    [
        (manners.never_answers, AttemptOutcome.TIMED_OUT),
        (manners.trickles, AttemptOutcome.TIMED_OUT),
        (manners.trickles_the_body, AttemptOutcome.TIMED_OUT),
        (manners.closes_in_the_middle, AttemptOutcome.CUT_OFF),
        (manners.closes_at_once, AttemptOutcome.CUT_OFF),
        (says(b"SSH-2.0-OpenSSH_9.6\r\n"), AttemptOutcome.NOT_HTTP),
        (says(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"), AttemptOutcome.CUT_OFF),
        (says(b"HTTP/1.1 200 OK\r\nX: " + b"a" * 100_000 + b"\r\n\r\n"), AttemptOutcome.NOT_HTTP),
        (status(500), AttemptOutcome.BAD_STATUS),
        (status(302, "Location: https://example.com/"), AttemptOutcome.REDIRECTED),
        (status(204), AttemptOutcome.DELIVERED),
    ],
)
def test_whatever_the_receiver_does_there_is_a_result_in_time(manner, outcome):
    began = time.monotonic()
    with receiving(manner) as receiver:
        assert post(receiver.url, b"{}", {}).outcome == outcome
    assert time.monotonic() - began < 60


def test_of_a_gigabyte_only_64_kb_are_read():
    with receiving(manners.answers_a_gigabyte) as receiver:
        sent = post(receiver.url, b"{}", {})
        assert (sent.outcome, len(sent.answer)) == (AttemptOutcome.DELIVERED, sending.KEPT_CHARACTERS)
        assert int(receiver.heard[0].headers.get("sent", 0)) < 2**28


def test_nobody_listens():
    assert post(f"http://127.0.0.1:{free_port()}/hook", b"{}", {}).outcome == AttemptOutcome.UNREACHABLE


def test_a_bad_certificate_is_refused_before_anything_is_said(tmp_path):
    tls, _ = certificate(tmp_path, "127.0.0.1")
    with receiving(tls=tls) as receiver:
        assert post(receiver.url, b"{}", {}).outcome == AttemptOutcome.BAD_CERTIFICATE
        assert receiver.heard == []


@pytest.mark.parametrize(("host", "outcome"), [("shop.example", "delivered"), ("other.example", "bad_certificate")])
def test_the_certificate_must_be_the_names_although_an_address_was_called(tmp_path, monkeypatch, host, outcome):
    tls, chain = certificate(tmp_path, "shop.example")
    monkeypatch.setattr(http, "tls", lambda: ssl.create_default_context(cafile=str(chain)))
    monkeypatch.setattr(guard, "look_up", lambda *_: [ipaddress.ip_address("127.0.0.1")])
    with receiving(tls=tls) as receiver:
        assert post(f"https://{host}:{receiver.port}/hook", b"{}", {}).outcome == outcome


def test_a_server_that_speaks_no_tls_is_no_exception():
    with receiving() as receiver:
        outcome = post(receiver.url.replace("http:", "https:"), b"{}", {}).outcome
    assert outcome in (AttemptOutcome.UNREACHABLE, AttemptOutcome.CUT_OFF, AttemptOutcome.TIMED_OUT)


def test_nuls_and_rubbish_in_an_answer_can_be_stored():
    with receiving(says(b"HTTP/1.1 500 x\r\nContent-Length: 3\r\n\r\n\x00\xff!")) as receiver:
        assert post(receiver.url, b"{}", {}).answer == "\ufffd\ufffd!"
