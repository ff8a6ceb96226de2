"""All settings, from environment variables with safe defaults.

Without any variable this is embedded mode: SQLite and everything in one process. docs/operating.md lists the variables.
"""

from pathlib import Path

import environ
from django.templatetags.static import static

from uu_service import __version__, logs
from uu_service.guards import guard_production
from uu_service.postgres import limits
from uu_service.postgres.address import database_at, is_postgres
from uu_service.secret_key import kept_secret_key

env = environ.Env()

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = Path(env.str("UU_VAR_DIR", default=str(BASE_DIR / "var")))

PRODUCTION: bool = env.bool("UU_PRODUCTION", default=False)
DEBUG: bool = env.bool("UU_DEBUG", default=False)
ALLOW_SQLITE: bool = env.bool("UU_ALLOW_SQLITE", default=not PRODUCTION)
TLS: bool = env.bool("UU_TLS", default=PRODUCTION)  # the proxy in front speaks https
SECRET_KEY: str = env.str("UU_SECRET_KEY", default="") or ("" if PRODUCTION else kept_secret_key(VAR_DIR))
SECRET_KEY_FALLBACKS: list[str] = env.list("UU_SECRET_KEY_FALLBACKS", default=[])
ALLOWED_HOSTS: list[str] = env.list("UU_ALLOWED_HOSTS", default=[] if PRODUCTION else ["*"])

# Parts: an empty REDIS_URL means that broker, hints and throttles live in this process.
REDIS_URL: str = env.str("REDIS_URL", default="")
DATABASE_URL: str = env.str("DATABASE_URL", default="") or f"sqlite:///{VAR_DIR / 'uu.sqlite3'}"
DATABASES = {"default": database_at(DATABASE_URL) if is_postgres(DATABASE_URL) else env.db_url_config(DATABASE_URL)}
DATABASE = DATABASES["default"]
DATABASE_SECONDS: float = env.float("UU_DB_SECONDS", default=2.0)  # PostgreSQL silent for so long counts as hung
EMBEDDED: bool = not REDIS_URL

if DATABASE.get("ENGINE") == "django.db.backends.sqlite3":
    VAR_DIR.mkdir(parents=True, exist_ok=True)
    DATABASE["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
    }
    DATABASE["TEST"] = {"NAME": VAR_DIR / "test.sqlite3"}  # a file: tests with threads cannot share memory
else:
    POOL: int = env.int("UU_DB_POOL", default=0)  # for ASGI, where a kept connection would leak with each request
    DATABASE["CONN_MAX_AGE"] = 0 if POOL else env.int("UU_CONN_MAX_AGE", default=60)
    DATABASE["CONN_HEALTH_CHECKS"] = not POOL
    DATABASE.setdefault("OPTIONS", {})
    DATABASE["ENGINE"] = "uu_service.postgres"
    # Behind a PgBouncer in transaction mode, a session's settings, cursors and statements last for one transaction.
    PGBOUNCER: bool = env.bool("UU_DB_PGBOUNCER", default=False)
    DATABASE["DISABLE_SERVER_SIDE_CURSORS"] = PGBOUNCER
    DATABASE["OPTIONS"]["prepare_threshold"] = env.int("UU_DB_PREPARE", default=0 if PGBOUNCER else 3) or None
    DATABASE["OPTIONS"] |= limits.connection_options(DATABASE_SECONDS, own_sessions=not PGBOUNCER)
    if POOL:
        DATABASE["OPTIONS"]["pool"] = limits.pool_options(POOL, DATABASE_SECONDS)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "unfold.apps.BasicAppConfig",
    "accounts.admin_app.StaffAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "corsheaders",
    "rest_framework",
    "drf_spectacular",
    "uu_service",
    "uu_service.api",
    "accounts",
    "cards",
    "games",
    "players",
    "matching",
    "webhooks",
    "play",
    "manual",
]

MIDDLEWARE = ["uu_service.api.middleware.RequestIdMiddleware", "uu_service.api.inline.ByPath"]
API_MIDDLEWARE = [
    "uu_service.api.middleware.ApiHeaders",
    "uu_service.api.inline.Cors",
    "uu_service.api.inline.WholeAnswerGzip",
    "uu_service.api.middleware.LanguageMiddleware",
    "uu_service.api.middleware.ProblemMiddleware",
    "uu_service.api.inline.NamedHost",
]
PAGE_MIDDLEWARE = [
    "uu_service.api.middleware.ContentPolicy",
    "uu_service.api.inline.Security",
    "uu_service.api.middleware.StaticFiles",
    "uu_service.api.inline.WholeAnswerGzip",
    "uu_service.api.inline.PageSession",
    "uu_service.api.middleware.LanguageMiddleware",
    "uu_service.api.middleware.ProblemMiddleware",
    "uu_service.api.inline.NamedHost",
    "uu_service.api.inline.Csrf",
    "uu_service.api.inline.Authentication",
    "uu_service.api.inline.Message",
    "uu_service.api.inline.XFrameOptions",
]

ROOT_URLCONF = "uu_service.urls"
APPEND_SLASH = False
ASGI_APPLICATION = "uu_service.asgi.application"
WSGI_APPLICATION = "uu_service.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

AUTH_USER_MODEL = "accounts.Account"
LOGIN_REDIRECT_URL = "/admin/"  # who signs in at the admin without having wanted a page of it
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

# Hashing a password takes a core for a third of a second: so many at once in a process; others wait or are refused.
PASSWORD_HASHERS = ["accounts.hashing.LimitedHasher"]
HASHES_AT_ONCE: int = env.int("UU_HASHES_AT_ONCE", default=2)

ACCESS_TOKEN_MINUTES: int = env.int("UU_ACCESS_TOKEN_MINUTES", default=15)
SESSION_IDLE_DAYS: int = env.int("UU_SESSION_IDLE_DAYS", default=0)  # 0: a sleeping device stays signed in
GUEST_IDLE_DAYS: int = env.int("UU_GUEST_IDLE_DAYS", default=180)
ENDED_KEPT_DAYS: int = env.int("UU_ENDED_KEPT_DAYS", default=30)
AUDIT_KEPT_DAYS: int = env.int("UU_AUDIT_KEPT_DAYS", default=730)

# Mail: without a server, production sends none and elsewhere it is printed. docs/accounts.md says what it is for.
MAIL_URL: str = env.str("UU_MAIL_URL", default="" if PRODUCTION else "consolemail://")
MAIL_SERVER = env.email_url_config(MAIL_URL or "dummymail://")
EMAIL_BACKEND: str = MAIL_SERVER["EMAIL_BACKEND"]
EMAIL_HOST: str = MAIL_SERVER["EMAIL_HOST"] or "localhost"
EMAIL_USE_TLS: bool = MAIL_SERVER.get("EMAIL_USE_TLS", False)
EMAIL_USE_SSL: bool = MAIL_SERVER.get("EMAIL_USE_SSL", False)
EMAIL_PORT: int = MAIL_SERVER["EMAIL_PORT"] or (465 if EMAIL_USE_SSL else 587 if EMAIL_USE_TLS else 25)
EMAIL_HOST_USER: str = MAIL_SERVER["EMAIL_HOST_USER"] or ""
EMAIL_HOST_PASSWORD: str = MAIL_SERVER["EMAIL_HOST_PASSWORD"] or ""
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL: str = env.str("UU_MAIL_FROM", default="uu-service@localhost")
MAIL_SITE: str = env.str("UU_MAIL_SITE", default="uu-service")  # what mails call this service
MAIL_LINK: str = env.str("UU_MAIL_LINK", default="")  # a page of the app, with {purpose}, {id} and {code}

# Who else may say who somebody is: JSON, by name (docs/accounts.md).
IDENTITY_ISSUERS: dict[str, dict[str, str | list[str]]] = env.json("UU_IDENTITY_ISSUERS", default={})
# Networks that are not public where an issuer may be all the same (127.0.0.0/8 for development).
IDENTITY_ALLOWED_NETWORKS: list[str] = env.list("UU_IDENTITY_ALLOWED_NETWORKS", default=[])

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("es", "Español"), ("fr", "Français"), ("it", "Italiano"), ("pl", "Polski")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# Pages of the documents that were made beforehand (manage.py write_manual); without them they are made when asked for.
MANUAL_DIR = Path(env.str("UU_MANUAL_DIR", default=str(VAR_DIR / "manual")))
STATIC_URL = "/static/"
STATIC_ROOT = Path(env.str("UU_STATIC_DIR", default=str(VAR_DIR / "static")))
WHITENOISE_USE_FINDERS = not PRODUCTION
if not PRODUCTION:
    STATIC_ROOT.mkdir(parents=True, exist_ok=True)

# Behind a proxy that speaks https. Subdomains and preloading are for the domain's owner to decide.
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = TLS
SECURE_HSTS_SECONDS = 31_536_000 if TLS else 0
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if TLS else None
SECURE_REDIRECT_EXEMPT = [r"^(healthz|readyz|metrics)$"]
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
# These look for Django's classes in MIDDLEWARE; PAGE_MIDDLEWARE has subclasses of them.
SILENCED_SYSTEM_CHECKS += ["security.W001", "security.W002", "security.W003", "admin.E408", "admin.E409", "admin.E410"]
CSRF_TRUSTED_ORIGINS: list[str] = env.list("UU_CSRF_ORIGINS", default=[])

CORS_ALLOWED_ORIGINS: list[str] = env.list("UU_CORS_ORIGINS", default=[])
# Whoever tries it on their own machine has a page there too.
OWN_PAGES = r"^https?://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$"
CORS_ALLOWED_ORIGIN_REGEXES: list[str] = [OWN_PAGES] if EMBEDDED and not PRODUCTION else []
CORS_ALLOW_HEADERS = [
    "accept",
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-none-match",
    "last-event-id",
    "x-request-id",
]
CORS_EXPOSE_HEADERS = [
    "ETag",
    "Idempotent-Replayed",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "Server-Time",
    "X-Request-ID",
]
CORS_URLS_REGEX = r"^/api/.*$"
DATA_UPLOAD_MAX_MEMORY_SIZE: int = env.int("UU_MAX_BODY_BYTES", default=256 * 1024)
WEB_THREADS: int = env.int("UU_WEB_THREADS", default=4)
BODY_SECONDS: float = env.float("UU_BODY_SECONDS", default=10.0)

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["accounts.api.authentication.BearerAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["accounts.api.authentication.CredentialAllows"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "uu_service.api.structs.Negotiation",
    "DEFAULT_PARSER_CLASSES": ["uu_service.api.structs.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["uu_service.api.structs.JSONRenderer"],
    "DEFAULT_SCHEMA_CLASS": "uu_service.api.schema.AutoSchema",
    "DEFAULT_THROTTLE_CLASSES": ["uu_service.api.throttling.PurposeThrottle"],
    "NUM_PROXIES": env.int("UU_PROXIES", default=0),
    "EXCEPTION_HANDLER": "uu_service.api.problems.problem_handler",
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
    "URL_FORMAT_OVERRIDE": None,
    "DEFAULT_METADATA_CLASS": None,
}

SPECTACULAR_SETTINGS = {
    "TITLE": "uu-service",
    "VERSION": __version__,
    "OAS_VERSION": "3.1.0",
    "COMPONENT_SPLIT_REQUEST": True,
    "COMPONENT_SPLIT_PATCH": False,  # what a PATCH may leave out, its Struct says itself
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "POSTPROCESSING_HOOKS": [
        "games.api.schema.name_games",
        "webhooks.api.schema.add_webhooks",
        "uu_service.api.contract.finish",
    ],
    "DESCRIPTION": "The server says what may be done now, by whom, until when: a client needs to know no rules.\n\n"
    "To begin, `POST auth/guest`, and send the `access` of its answer as `Authorization: Bearer`. "
    "Then `POST games`, with bots to play against, `POST games/{game_id}/start`, and fill a form of "
    "the view's `prompts` for `POST games/{game_id}/actions`. What can go wrong is explained under "
    "[/docs/problems](/docs/problems). Within v1, answers may gain members and open sets may gain words: ignore "
    "what you do not know.",
    "LICENSE": {"name": "MIT", "identifier": "MIT"},
    "SERVERS": [{"url": "/", "description": "The service that serves this document."}],
    "TAGS": [
        {"name": "auth", "description": "Sign up, sign in, refresh, sign out."},
        {"name": "me", "description": "Your account, devices and API keys."},
        {"name": "cards", "description": "The games there are, and the cards they are played with."},
        {"name": "games", "description": "Tables, and playing at them."},
        {"name": "players", "description": "Those who play: profiles, histories, leaderboards, blocks and reports."},
        {"name": "webhooks", "description": "The addresses of your own server that get messages."},
        {"name": "messages", "description": "The messages that your own server gets."},
    ],
}

# How often one account (or address) may do what: a number, then per second, minute, hour or day.
THROTTLES: dict[str, str] = {
    "auth": env.str("UU_THROTTLE_AUTH", default="30/minute"),
    "guess": env.str("UU_THROTTLE_GUESS", default="10/hour"),
    "username": env.str("UU_THROTTLE_USERNAME", default="100/hour"),
    "mail": env.str("UU_THROTTLE_MAIL", default="30/hour"),
    "recipient": env.str("UU_THROTTLE_RECIPIENT", default="6/hour"),
    "mailbox": env.str("UU_THROTTLE_MAILBOX", default="20/hour"),
    "refused": env.str("UU_THROTTLE_REFUSED", default="60/minute"),
    "refresh": env.str("UU_THROTTLE_REFRESH", default="600/minute"),
    "play": env.str("UU_THROTTLE_PLAY", default="20/second"),
    "read": env.str("UU_THROTTLE_READ", default="50/second"),
    "picture": env.str("UU_THROTTLE_PICTURE", default="300/second"),
    "create": env.str("UU_THROTTLE_CREATE", default="60/minute"),
    "report": env.str("UU_THROTTLE_REPORT", default="20/hour"),
    "table": env.str("UU_THROTTLE_TABLE", default="60/minute"),
    "webhook": env.str("UU_THROTTLE_WEBHOOK", default="60/minute"),
    "stream": env.str("UU_THROTTLE_STREAM", default="60/minute"),
}

# At how many tables that are not over one account may sit.
MOST_TABLES: int = env.int("UU_MOST_TABLES", default=20)
# How many streams and long polls one account may have open at one listening process.
MOST_LISTENERS: int = env.int("UU_MOST_LISTENERS", default=30)

# How often a process writes what it has counted, for the desk; 0: never.
TALLY_SECONDS: int = env.int("UU_TALLY_SECONDS", default=60)

CELERY_BROKER_URL = REDIS_URL or "memory://localhost/"
CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, float] = (
    {"polling_interval": 0.02}
    if EMBEDDED
    else {"socket_connect_timeout": 2, "socket_timeout": 5, "socket_keepalive": True, "visibility_timeout": 120}
)
CELERY_TASK_IGNORE_RESULT = True
CELERY_TIMEZONE = "UTC"
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None  # a worker waits for its broker as long as it takes
CELERY_WORKER_PREFETCH_MULTIPLIER = 1  # no worker hoards what another could do now
CELERY_DB_REUSE_MAX = 10_000  # a new connection a task, Celery's default, costs PostgreSQL more than most tasks do
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True

# The log of games that are over: days, 0 for ever; and whether PostgreSQL's months are only taken off, not dropped.
LOG_KEPT_DAYS: int = env.int("UU_LOG_KEPT_DAYS", default=0)
LOG_KEPT_APART: bool = env.bool("UU_LOG_KEPT_APART", default=False)

# Trial versions of card sets, gate runs and balance reports; and reports of players that were closed: days.
TRIALS_KEPT_DAYS: int = env.int("UU_TRIALS_KEPT_DAYS", default=30)
REPORTS_KEPT_DAYS: int = env.int("UU_REPORTS_KEPT_DAYS", default=730)

# Webhooks: networks that are not public and may be called all the same (127.0.0.0/8,::1/128 for development).
WEBHOOK_ALLOWED_NETWORKS: list[str] = env.list("UU_WEBHOOK_ALLOWED_NETWORKS", default=[])
WEBHOOK_LOG_DAYS: int = env.int("UU_WEBHOOK_LOG_DAYS", default=14)

# The clock: how long after the end of a window it settles, and (for tests) how short a window may be.
CLOCK_GRACE_MS: int = env.int("UU_CLOCK_GRACE_MS", default=250)
CLOCK_SHORTEST_SECONDS: float = env.float("UU_CLOCK_SHORTEST_SECONDS", default=0.0)
# How long bots and absent seats take to answer where the host does not say: long enough to be seen.
CLOCK_PACE_SECONDS: float = env.float("UU_CLOCK_PACE_SECONDS", default=1.5)
CELERY_BEAT_SCHEDULER = "games.clock.scheduler:ClockScheduler"
CELERY_BEAT_MAX_LOOP_INTERVAL = 0.05
CELERY_TASK_ROUTES = {
    "games.settle_due": {"queue": "clock"},
    "games.play_bots": {"queue": "bots"},
    "games.sweep_bots": {"queue": "bots"},
    "matching.match": {"queue": "matching"},  # seconds, when thousands wait
    "accounts.send_mails": {"queue": "mail"},  # a mail server may be slow
    "accounts.write_export": {"queue": "gate"},
    "cards.play_balance": {"queue": "gate"},
    "cards.play_gate": {"queue": "gate"},  # minutes, while others wait for milliseconds
    "webhooks.deliver": {"queue": "webhooks"},
}
CELERY_BEAT_SCHEDULE = {
    "match": {"task": "matching.match", "schedule": 1.0, "options": {"expires": 10.0}},  # hosts' clocks may differ
    "sweep-bots": {"task": "games.sweep_bots", "schedule": 5.0, "options": {"expires": 5.0}},
    "housekeeping": {"task": "uu_service.housekeeping", "schedule": 300.0},
    "sweep-mails": {"task": "accounts.send_mails", "schedule": 10.0, "options": {"expires": 10.0}},
    "sweep-webhooks": {"task": "webhooks.deliver", "schedule": 5.0, "options": {"expires": 5.0}},
}
# The gate before a card set is published: how many games, and how long one may last.
CARDS_NEED_REVIEW: bool = env.bool("UU_CARDS_NEED_REVIEW", default=False)  # by somebody who did not write the draft
CARDS_GATE_GAMES: int = env.int("UU_GATE_GAMES", default=210)
CARDS_BALANCE_GAMES: int = env.int("UU_BALANCE_GAMES", default=1000)
CARDS_GATE_PATIENCE_SECONDS: int = env.int("UU_GATE_PATIENCE_SECONDS", default=60)

LOGGING_CONFIG = "logging.config.dictConfig"
LOGGING = logs.configure(
    as_json=env.str("UU_LOG_FORMAT", default="json" if PRODUCTION else "lines") == "json",
    level=env.str("UU_LOG_LEVEL", default="INFO").upper(),
)

if PRODUCTION:
    guard_production(globals())

UNFOLD = {
    "SITE_TITLE": "uu-service",
    "SITE_HEADER": "uu-service",
    "SITE_SYMBOL": "playing_cards",
    "STYLES": [lambda request: static("accounts/staff.css")],
}
