"""The service with a beat that is asked to stop while Python runs a finalizer."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered

CELERY_BEAT_SCHEDULER = "tests.services.finalizers:AskedInAFinalizer"
