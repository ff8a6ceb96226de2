"""The service's settings with the task that the clock is compared with."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered

CELERY_IMPORTS = ["bench.eta"]
