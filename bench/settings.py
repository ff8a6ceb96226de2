"""The service's settings, with the doors that it is measured beside. Production code knows nothing of these."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered
from uu_service.settings import INSTALLED_APPS as OWN

INSTALLED_APPS = [*OWN, "bench.naive"]
ROOT_URLCONF = "bench.urls"
