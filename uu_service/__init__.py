"""The Django project: settings, addresses, servers and what every endpoint shares."""

__version__ = "1.0.0"

from uu_service.celery import app as celery_app

__all__ = ["celery_app"]
