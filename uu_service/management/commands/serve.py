"""manage.py serve: the whole service in this one process. What `make run` starts."""

import errno
import os
import signal
import socket
import threading
from contextlib import suppress

import uvicorn
from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.management import BaseCommand, CommandError, CommandParser, call_command

from uu_service.celery import app
from uu_service.embedded import background

WELCOME = """
  Play    {url}/play/
  API     {url}/api/v1/
  Docs    {url}/docs/
  Admin   {url}/admin/{admin_hint}

Ctrl-C stops it.
"""
ADMIN_HINT = "   (no admin yet: make admin)"


class Command(BaseCommand):
    help = "Migrates, loads the shipped card sets, and serves API, docs, admin, worker and beat in one process."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *args: object, host: str, port: int, **options: object) -> None:
        if not settings.EMBEDDED:
            raise CommandError(
                "REDIS_URL is set: in services mode start web, worker and beat apart (docs/operating.md)."
            )
        listener = self._listen(host, port)
        call_command("migrate", verbosity=0, interactive=False)
        call_command("load_card_sets")
        has_admin = get_user_model().objects.filter(is_staff=True, is_active=True).exists()
        url = f"http://{host}:{listener.getsockname()[1]}"
        self.stdout.write(WELCOME.format(url=url, admin_hint="" if has_admin else ADMIN_HINT))
        self.stdout.flush()  # into a file too, where it would wait for more
        config = uvicorn.Config(
            "uu_service.asgi:application",
            log_config=None,
            access_log=False,
            lifespan="off",
            timeout_graceful_shutdown=3,
        )
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # both end it in the same way
        threads: list[threading.Thread] = []
        with suppress(KeyboardInterrupt), background(app) as started:  # uvicorn stops, then passes the signal on
            threads = started
            uvicorn.Server(config).run(sockets=[listener])
        self.stdout.write("Stopped.")
        if any(thread.is_alive() for thread in threads):
            self.stdout.flush()
            os._exit(0)  # Python would wait for the task that is still busy; what it has not committed did not happen

    def _listen(self, host: str, port: int) -> socket.socket:
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen(128)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise CommandError(f"Port {port} is in use: choose another, like make run PORT={port + 1}") from error
            raise CommandError(f"Cannot listen on {host}:{port}: {error.strerror}") from error
        return listener
