"""The ASGI door: the listening endpoints in services mode, everything in embedded mode."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

django_application = get_asgi_application()

from uu_service.body_limit import BodyLimit  # noqa: E402 - needs the settings

application = BodyLimit(django_application)
