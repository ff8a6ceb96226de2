"""The WSGI door: plain REST requests in services mode."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

django_application = get_wsgi_application()

from uu_service.body_limit import WholeBody  # noqa: E402 - needs the settings
from uu_service.warm import warm_up  # noqa: E402

warm_up()
application = WholeBody(django_application)
