"""No request goes where it should not: by name, by number, on the second look-up, or in disguise."""

import socket
from ipaddress import ip_address

import pytest

from tests.webhooks.receiver import receiving
from uu_service.outgoing import guard, http
from uu_service.outgoing.guard import UrlRefused, is_public, read_url
from webhooks.sending import post
from webhooks.vocabulary import AttemptOutcome

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "198.18.0.1",
    "192.88.99.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "64:ff9b:1::1",
    "100::1",
    "fec0::1",
]


@pytest.fixture
def names(monkeypatch):
    """A resolver of our own: each look-up of a name takes the next of its answers, the last one for good."""
    book = {}

    def getaddrinfo(host, port, **_):
        known = book.get(host)
        if known is None:
            raise socket.gaierror
        found = known.pop(0) if len(known) > 1 else known[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(guard.socket, "getaddrinfo", getaddrinfo)
    return book


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_public_is_refused(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "64:ff9b::808:808"])
def test_what_is_public_is_not(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("ftp://example.com/", "url_not_https"),
        ("javascript:alert(1)", "url_not_https"),
        ("https://", "url_malformed"),
        ("https:///hook", "url_malformed"),
        ("https://user:word@example.com/", "url_malformed"),
        ("https://exa mple.com/", "url_malformed"),
        ("https://example.com:99999/", "url_malformed"),
        ("https://example.com:0/", "url_malformed"),
        ("https://example.com/\r\nX: y", "url_malformed"),
        ("https://[::1/", "url_malformed"),
        ("https://example.com/" + "a" * 2000, "url_malformed"),
    ],
)
def test_an_address_that_cannot_be_called_is_refused_by_its_form(url, code):
    with pytest.raises(UrlRefused, match=code):
        read_url(url)


def test_plain_http_goes_only_to_allowed_networks(names):
    names["shop.example"] = [["8.8.8.8"]]
    assert post("http://shop.example/", b"{}", {}).outcome == AttemptOutcome.ADDRESS_REFUSED


def test_a_name_with_one_private_address_among_public_ones_is_refused(names):
    names["shop.example"] = [["8.8.8.8", "10.0.0.1"]]
    assert post("https://shop.example/", b"{}", {}).outcome == AttemptOutcome.ADDRESS_REFUSED


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0"])
def test_loopback_in_any_spelling_is_refused_unless_it_is_allowed(host, settings):
    settings.WEBHOOK_ALLOWED_NETWORKS = []
    with receiving() as receiver:
        assert post(f"http://{host}:{receiver.port}/", b"{}", {}).outcome == AttemptOutcome.ADDRESS_REFUSED
        assert receiver.connections == 0


def test_the_connection_is_made_to_the_address_that_was_checked(names):
    """The second look-up would lead elsewhere: there is no second look-up."""
    with receiving() as receiver:
        names["shop.example"] = [["127.0.0.1"], ["10.0.0.1"]]
        sent = post(f"http://shop.example:{receiver.port}/hook?a=b", b"{}", {})
        assert sent.outcome == AttemptOutcome.DELIVERED
        assert receiver.heard[0].path == "/hook?a=b"
        assert receiver.heard[0].headers["host"] == f"shop.example:{receiver.port}"


def test_a_name_that_turns_private_after_it_was_accepted_is_refused_when_sending(names, ann, settings):
    from tests.webhooks.conftest import attempts_of, listen, log_of
    from webhooks.dispatcher import deliver

    settings.WEBHOOK_ALLOWED_NETWORKS = []
    names["shop.example"] = [["8.8.8.8"], ["169.254.169.254"]]
    webhook = listen(ann, "https://shop.example/hook")
    ann.post(f"webhooks/{webhook['id']}/ping")
    deliver()
    delivery = log_of(ann, webhook)[0]
    assert [one["outcome"] for one in attempts_of(ann, webhook, delivery)] == ["address_refused"]


def test_a_redirect_to_a_private_address_is_not_followed():
    from tests.webhooks.receiver import status

    with receiving() as inner, receiving(status(307, f"Location: http://127.0.0.1:{inner.port}/secret")) as outer:
        sent = post(outer.url, b"{}", {})
        assert (sent.outcome, sent.status_code) == (AttemptOutcome.REDIRECTED, 307)
        assert inner.connections == 0


def test_a_resolver_that_never_answers_costs_no_more_than_its_share(monkeypatch):
    import threading

    over = threading.Event()

    def getaddrinfo(*_, **__):
        over.wait(60)
        return []

    monkeypatch.setattr(guard.socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(http, "LOOK_UP_SECONDS", 0.2)
    sent = post("https://shop.example/", b"{}", {})
    over.set()
    assert sent.outcome == AttemptOutcome.HOST_UNKNOWN


@pytest.mark.parametrize("url", ["https://10.0.0.1/", "https://no-such-host.example/", "https://localhost/"])
def test_the_same_answer_for_hosts_that_are_private_and_hosts_that_are_not_there(names, ann, settings, url):
    settings.WEBHOOK_ALLOWED_NETWORKS = []
    names.update({"10.0.0.1": [["10.0.0.1"]], "localhost": [["127.0.0.1"]]})
    refused = ann.post("webhooks", {"url": url, "events": ["ping"]})
    assert refused.status_code == 422
    assert [(error["pointer"], error["code"]) for error in refused.json()["errors"]] == [("/url", "url_not_reachable")]
