"""What webhooks tell Prometheus, and what of it is kept by the hour."""

from collections.abc import Iterator

from prometheus_client import Counter, Histogram

from uu_service.tallies import Samples, Total

ATTEMPTS = Counter("uu_webhook_attempts_total", "Requests to endpoints, by what came of them.", ["outcome"])
SECONDS = Histogram(
    "uu_webhook_attempt_seconds",
    "How long a request to an endpoint took.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 6),
)
DISABLED = Counter("uu_webhooks_disabled_total", "Endpoints that were disabled, by reason.", ["why"])


def attempt_totals(samples: Samples) -> Iterator[Total]:
    """Requests to endpoints by what came of them: those that were taken, too."""
    for one in samples["uu_webhook_attempts_total"]:
        yield Total("webhook", one.labels["outcome"], one.value)
