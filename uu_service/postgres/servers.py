"""Which servers there are, and which of them to ask first: the one that last was the primary."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple


class Server(NamedTuple):
    """One of those in `DATABASE_URL`; empty fields are libpq's defaults."""

    host: str
    port: str

    @property
    def options(self) -> dict[str, str]:
        """What to connect with instead of the list."""
        return {name: value for name, value in self._asdict().items() if value}

    def __str__(self) -> str:
        return f"{self.host or 'this machine'}:{self.port or 'the usual port'}"


_last: list[Server] = []


def met(server: Server) -> None:
    """It takes writes, so it is asked first from now on: nobody waits for a server that does not answer."""
    _last[:] = [server]


def servers_of(options: Mapping[str, Any]) -> Iterator[Server]:
    """Those that the options `host` and `port` list, the one that was last met first."""
    hosts = str(options.get("host") or "").split(",")
    ports = str(options.get("port") or "").split(",")
    listed = [Server(host, ports[min(number, len(ports) - 1)]) for number, host in enumerate(hosts)]
    yield from sorted(listed, key=lambda server: server not in _last)
