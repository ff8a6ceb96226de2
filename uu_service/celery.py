"""The Celery application: the same object in worker, beat, web and the embedded runner."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

app = Celery("uu_service")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
