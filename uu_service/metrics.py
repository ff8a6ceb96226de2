"""What Prometheus reads: /metrics in the web processes, METRICS_PORT in workers and beat."""

import os
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.samples import Sample

from uu_service.tallies import Samples, Total

REQUESTS = Counter("uu_requests_total", "Requests answered.", ["method", "route", "status"])
SECONDS = Histogram(
    "uu_request_seconds",
    "Time to the answer.",
    ["method", "route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30),
)
PROBLEMS = Counter("uu_problems_total", "Problems answered, by their code.", ["code"])
SLOW_SECONDS = 0.5
"""An answer that takes longer is felt. One of the buckets above."""
PROBES = ("healthz", "readyz", "metrics")
LISTENS = ("/events", "/stream")
"""Routes that wait for news end this way: they last long because they should."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Meters(NamedTuple):
    """What counts the requests of one kind, and what times them."""

    total: Counter
    seconds: Histogram


@lru_cache(maxsize=4096)
def meters_for(method: str | None, route: str, status: int) -> Meters:
    """A client may invent methods; each would be a line of metrics for as long as the process lives."""
    known = method if method in METHODS else "other"
    return Meters(REQUESTS.labels(known, route, status), SECONDS.labels(known, route))


def registry() -> CollectorRegistry:
    """All processes of this host together where PROMETHEUS_MULTIPROC_DIR is set, else this process."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)
    return together


def request_totals(samples: Samples) -> Iterator[Total]:
    """What is kept of requests: how many, how many failed, problems by code, slow ones by route."""
    requests = [one for one in samples["uu_requests_total"] if one.labels["route"] not in PROBES]
    yield Total("requests", "", sum(one.value for one in requests))
    yield Total("failed", "", sum(one.value for one in requests if one.labels["status"] >= "500"))
    for one in samples["uu_problems_total"]:
        yield Total("problem", one.labels["code"], one.value)
    quick = {
        _route(one): one.value for one in samples["uu_request_seconds_bucket"] if one.labels["le"] == str(SLOW_SECONDS)
    }
    for one in samples["uu_request_seconds_count"]:
        if not one.labels["route"].endswith(LISTENS):
            yield Total("slow", _route(one), one.value - quick.get(_route(one), one.value))


def _route(sample: Sample) -> str:
    return f"{sample.labels['method']} {sample.labels['route']}"


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    return HttpResponse(generate_latest(registry()), content_type=CONTENT_TYPE_LATEST)


def serve_beside() -> None:
    """For processes without a web door. On loopback, unless METRICS_HOST says who else may ask."""
    port = os.environ.get("METRICS_PORT")
    if port:
        start_http_server(int(port), addr=os.environ.get("METRICS_HOST", "127.0.0.1"), registry=registry())
