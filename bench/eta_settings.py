"""The service's settings with the task that the clock is compared with."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered
from uu_service.settings import CELERY_BROKER_TRANSPORT_OPTIONS as OWN

CELERY_IMPORTS = ["bench.eta"]
CELERY_BROKER_TRANSPORT_OPTIONS = {**OWN, "visibility_timeout": 3600}  # or what waits for its time is delivered again
