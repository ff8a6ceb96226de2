"""The service with the toy game in it, and with windows short enough for a test."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered
from uu_service.settings import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "tests.toy"]
CLOCK_SHORTEST_SECONDS = 0.05
