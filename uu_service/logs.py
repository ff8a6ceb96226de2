"""Logs: one JSON object a line in production, readable lines otherwise, with the ids of request, account and game.

Whatever looks like a credential is struck out before it is written.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor

_requests = structlog.get_logger("uu_service.requests")
_writes_json = False

_SECRETS = re.compile(
    r"(?i)\bbearer\s+\S+"
    r"|\buu[a-z]_[\w.-]+"
    r"|\b(?:access|refresh|ticket|token|password|code)=[^&\s\"']+"
)
_SECRET_NAMES = frozenset({"authorization", "token", "access", "refresh", "password", "secret", "ticket", "cookie"})


def strike_secrets(logger: object, method: str, event: EventDict) -> EventDict:
    """Credentials by name and by shape."""
    return {key: "***" if key.lower() in _SECRET_NAMES else _struck(value) for key, value in event.items()}


def _struck(value: object) -> object:
    return _SECRETS.sub("***", value) if isinstance(value, str) else value


def note_request(path: str, **facts: object) -> None:
    """The line of one request. JSON is written directly: on its way through structlog and logging the line would cost
    as much as all other middleware. Only the path and the request's id are words of the client's."""
    if not _writes_json:
        _requests.info("request", path=path, **facts)
    elif logging.root.isEnabledFor(logging.INFO):
        line = {"event": "request", **structlog.contextvars.get_contextvars(), "path": _struck(path), **facts}
        line["request_id"] = _struck(line.get("request_id"))
        line |= {"level": "info", "timestamp": datetime.now(UTC).isoformat().replace("+00:00", "Z")}
        sys.stderr.write(msgspec.json.encode(line).decode() + "\n")


class StderrHandler(logging.StreamHandler[TextIO]):
    """Writes to whatever standard error is now: it may be replaced after the settings were read."""

    @property
    def stream(self) -> TextIO:
        return sys.stderr

    @stream.setter
    def stream(self, value: TextIO) -> None:
        pass


SHARED: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.stdlib.PositionalArgumentsFormatter(),
]


def configure(*, as_json: bool, level: str) -> dict[str, object]:
    """Set structlog up, and the LOGGING setting that sends the standard library's records the same way."""
    global _writes_json
    _writes_json = as_json
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,  # tests change the configuration
    )
    # Plain tracebacks: the pretty ones print local variables, and passwords are among them.
    lines = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    renderer: Processor = structlog.processors.JSONRenderer() if as_json else lines
    last = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        *([structlog.processors.format_exc_info] if as_json else []),
        strike_secrets,
        renderer,
    ]
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "lines": {
                "()": structlog.stdlib.ProcessorFormatter,
                "processors": last,
                "foreign_pre_chain": [*SHARED, structlog.stdlib.ExtraAdder()],
            }
        },
        "handlers": {"stderr": {"()": StderrHandler, "formatter": "lines"}},
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            "django": {"level": "WARNING"},
            "django.request": {"level": "ERROR"},  # 4xx are in our own request line
            "django.server": {"level": "WARNING"},
            "celery": {"level": "WARNING"},
            "kombu": {"level": "WARNING"},
            "uvicorn": {"level": "WARNING"},
        },
    }
