"""The service's settings, with the floors that it is measured beside. Production code knows nothing of these."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered

ROOT_URLCONF = "bench.floors"
