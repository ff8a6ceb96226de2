"""The REST door in services mode: bodies are read before a request gets a thread; what listens gets none at all."""

from django.conf import settings

from uu_service.asgi import LISTENING
from uu_service.asgi import application as listening
from uu_service.body_limit import BodyLimit, Receive, Scope, Send
from uu_service.in_threads import InThreads
from uu_service.wsgi import django_application

_rest = BodyLimit(InThreads(django_application, settings.WEB_THREADS))


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Should a proxy send a long poll or a stream here, it takes no thread from the others."""
    door = listening if LISTENING.fullmatch(scope["path"]) else _rest
    await door(scope, receive, send)
