"""Makes a process ready for threads.

msgspec works out a Struct's types when it is first decoded or converted, and another thread that comes in the middle of
that finds them half done: the process dies (msgspec 0.22). So it is done for all of them before there are threads.

And what a process has made by then stays for as long as it lives. The garbage collector is told so: to walk it all
takes a tenth of a second, in which nobody is answered.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module

import msgspec
from django.conf import settings

_makers: list[Callable[[], object]] = []


def register_maker(make: Callable[[], object]) -> None:
    """Say how to make Structs that a room otherwise makes at their first use."""
    _makers.append(make)


def warm_up() -> None:
    """Load every endpoint, make every Struct, let msgspec look at it, and spare it all from the collector."""
    import_module(settings.ROOT_URLCONF)
    for make in _makers:
        make()
    for struct in subclasses(msgspec.Struct):
        with suppress(TypeError):  # one that is only made and never decoded may have unions that cannot be
            msgspec.json.Decoder(struct)
    gc.collect()
    gc.freeze()


def subclasses(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """All that inherit from it, at whatever depth."""
    for subclass in struct.__subclasses__():
        yield subclass
        yield from subclasses(subclass)
