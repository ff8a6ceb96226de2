"""The service with a task that is called at once and takes minutes."""

from uu_service.settings import *  # noqa: F403 - how Django's settings are layered
from uu_service.settings import CELERY_BEAT_SCHEDULE, INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "tests.uu_service.slow_task"]
CELERY_BEAT_SCHEDULE = {**CELERY_BEAT_SCHEDULE, "slow": {"task": "tests.slow", "schedule": 0.5}}
