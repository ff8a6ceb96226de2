"""What webhooks tell Prometheus."""

from prometheus_client import Counter, Histogram

ATTEMPTS = Counter("uu_webhook_attempts_total", "Requests to endpoints, by what came of them.", ["outcome"])
SECONDS = Histogram(
    "uu_webhook_attempt_seconds",
    "How long a request to an endpoint took.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 6),
)
DISABLED = Counter("uu_webhooks_disabled_total", "Endpoints that were disabled, by reason.", ["why"])
