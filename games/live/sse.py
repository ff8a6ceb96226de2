"""Server-sent events as bytes, plain or compressed. What several listeners get is encoded and compressed once."""

import zlib
from collections.abc import Iterator
from functools import cached_property

import msgspec

RETRY_MS = 2_000
_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_LAST_BLOCK = b"\x03\x00"
_LEVEL, _RAW = 6, -15


def message(kind: str, data: object, number: int | None = None) -> bytes:
    """One server-sent event."""
    ident = f"id: {number}\n".encode() if number is not None else b""
    return ident + b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"


def retry(milliseconds: int = RETRY_MS) -> bytes:
    """How long a client is to wait before it comes back after a lost connection: a line of the next message."""
    return f"retry: {milliseconds}\n".encode()


class Chunk:
    """Some messages that are sent together, perhaps to many."""

    def __init__(self, plain: bytes) -> None:
        self.plain = plain

    @cached_property
    def deflated(self) -> bytes:
        """Blocks that refer to nothing before them and end at a whole byte: they fit into any listener's stream."""
        press = zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW)
        return press.compress(self.plain) + press.flush(zlib.Z_SYNC_FLUSH)


class Plain:
    """Chunks as they are."""

    def begin(self) -> bytes:
        return b""

    def take(self, chunk: Chunk) -> bytes:
        return chunk.plain

    def finish(self) -> Iterator[bytes]:
        return iter(())


class Gzip(Plain):
    """One gzip member, put together from blocks that all listeners share: a listener keeps only its checksum."""

    def __init__(self) -> None:
        self._checksum = self._size = 0

    def begin(self) -> bytes:
        return _HEADER

    def take(self, chunk: Chunk) -> bytes:
        self._checksum = zlib.crc32(chunk.plain, self._checksum)
        self._size += len(chunk.plain)
        return chunk.deflated

    def finish(self) -> Iterator[bytes]:
        sizes = (self._checksum, self._size & 0xFFFFFFFF)
        yield _LAST_BLOCK + b"".join(number.to_bytes(4, "little") for number in sizes)
