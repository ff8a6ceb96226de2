"""The WSGI door: plain REST requests in services mode."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

application = get_wsgi_application()
