"""Where a request may go: public addresses, and networks that the operator has allowed.

Names are looked up here and nowhere else, so that the address that was checked is the one that is connected to.
"""

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from threading import Thread
from typing import NamedTuple
from urllib.parse import urlsplit

IP = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
MOST_ADDRESSES = 4
_VISIBLE = re.compile(r"[!-~]{1,2000}")
_NAT64 = IPv6Network("64:ff9b::/96")
_UNICAST = IPv6Network("2000::/3")  # all that has been given to anybody
_SPECIAL: list[Network] = [  # what older Pythons take for global: protocols, tunnels, examples, relays
    ip_network(text)
    for text in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]


class UrlRefused(ValueError):
    """Not an address that is ever called; the argument is the code of the reason."""


class AddressRefused(Exception):
    """The name leads to where no request may go."""


class HostUnknown(Exception):
    """The name leads nowhere, or nobody could say in time."""


class Target(NamedTuple):
    """A URL taken apart."""

    is_secure: bool
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.is_secure else 80) else f"{host}:{self.port}"


def read_url(url: str) -> Target:
    """Take a URL apart, or refuse it."""
    if not _VISIBLE.fullmatch(url):
        raise UrlRefused("url_malformed")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise UrlRefused("url_malformed") from error
    if parts.scheme not in ("https", "http"):
        raise UrlRefused("url_not_https")
    if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
        raise UrlRefused("url_malformed")
    is_secure = parts.scheme == "https"
    path = parts.path or "/"
    return Target(
        is_secure, parts.hostname, port or (443 if is_secure else 80), f"{path}?{parts.query}" if parts.query else path
    )


def checked_addresses(target: Target, seconds: float, allowed: Iterable[str]) -> list[IP]:
    """The addresses of the host, all of them fit to be called. One bad one spoils the name."""
    found = look_up(target.host, target.port, seconds)
    if not found:
        raise HostUnknown
    if not all(may_call(address, allowed, is_secure=target.is_secure) for address in found):
        raise AddressRefused
    return found[:MOST_ADDRESSES]


def may_call(address: IP, allowed: Iterable[str], *, is_secure: bool) -> bool:
    """Public addresses over TLS; over plain HTTP only networks that the operator has allowed."""
    if any(address in network for network in _networks(tuple(allowed))):
        return True
    return is_secure and is_public(address)


def is_public(address: IP) -> bool:
    """True for globally routable addresses. IPv4 inside IPv6 (mapped, 6to4, Teredo) is refused."""
    if address in _NAT64:
        return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
    if any(address in network for network in _SPECIAL):
        return False
    if isinstance(address, IPv6Address) and address not in _UNICAST:
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


def look_up(host: str, port: int, seconds: float) -> list[IP]:
    """Ask the resolver, which has no time limit of its own, in a thread that can be left behind."""
    answers: list[IP] = []

    def ask() -> None:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
            answers.extend(dict.fromkeys(ip_address(str(one[4][0])) for one in found))
        except (OSError, ValueError, UnicodeError):
            answers.clear()

    thread = Thread(target=ask, name="look-up", daemon=True)
    thread.start()
    thread.join(max(seconds, 0.0))
    return list(answers)


@lru_cache(maxsize=8)
def _networks(networks: tuple[str, ...]) -> list[Network]:
    return [ip_network(network) for network in networks]
