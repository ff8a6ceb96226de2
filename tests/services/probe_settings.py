"""The service with the tests' probe endpoints instead of its own."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered

ROOT_URLCONF = "tests.uu_service.probe"
