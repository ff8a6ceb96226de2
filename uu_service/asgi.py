"""The ASGI door: the listening endpoints in services mode, everything in embedded mode."""

import os
import re

import django
from django.core.handlers.asgi import ASGIHandler

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")

django.setup(set_prefix=False)

from uu_service.body_limit import BodyLimit, Receive, Scope, Send  # noqa: E402 - needs the settings
from uu_service.warm import warm_up  # noqa: E402

LISTENING = re.compile(r"/api/v1/(games/[^/]+|me)/(events|stream)")


class Handler(ASGIHandler):
    """Django's, but a listener gets no thread of its own: it would keep it for as long as it listens."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if LISTENING.fullmatch(scope["path"]):
            await self.handle(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


warm_up()
application = BodyLimit(Handler())
