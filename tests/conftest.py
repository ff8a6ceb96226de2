"""What every test may use."""

import pytest

from uu_service.api import throttling
from uu_service.api.limiter import MemoryLimiter


@pytest.fixture(autouse=True)
def _fresh_throttles():
    """One test's requests never slow another's."""
    limiter = throttling.limiter()
    if isinstance(limiter, MemoryLimiter):
        limiter.forget()
