"""The service's settings, with the floors that it is measured beside. Production code knows nothing of these."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered
from uu_service.settings import CELERY_BROKER_TRANSPORT_OPTIONS

ROOT_URLCONF = "bench.urls"
CELERY_IMPORTS = ["bench.floors"]
# Or a task that waits for its `eta` is delivered again:
CELERY_BROKER_TRANSPORT_OPTIONS = {**CELERY_BROKER_TRANSPORT_OPTIONS, "visibility_timeout": 3600}
