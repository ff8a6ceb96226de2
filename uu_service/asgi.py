"""The ASGI door: the listening endpoints in services mode, everything in embedded mode."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

application = get_asgi_application()
