"""What else runs in embedded mode, for as long as its workers do. Rooms register it here when the app starts."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager

_companions: list[Callable[[], AbstractContextManager[None]]] = []


def register_companion(companion: Callable[[], AbstractContextManager[None]]) -> None:
    """It is entered before the workers start, and left when they are to stop."""
    _companions.append(companion)


@contextmanager
def companions() -> Iterator[None]:
    with ExitStack() as stack:
        for companion in _companions:
            stack.enter_context(companion())
        yield
