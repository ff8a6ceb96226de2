"""Ports for servers that a test starts, each of them given once."""

import socket
import sys

_held: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody else is given while this process lives, however long its server takes to start.

    It is held by a socket that is bound and does not listen. On Linux that is in no server's way, for servers ask to
    use an address again; elsewhere it would be, and the port is let go.
    """
    probe = socket.socket()
    probe.bind(("127.0.0.1", 0))
    port = int(probe.getsockname()[1])
    if sys.platform == "linux":
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _held.append(probe)
    else:
        probe.close()
    return port
