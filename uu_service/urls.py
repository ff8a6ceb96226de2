"""Every address of the service. The only place that imports the */api rooms."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from django.views.generic import RedirectView

from uu_service import health, metrics
from uu_service.api import docs, front

handler400 = "uu_service.api.problems.bad_request"
handler403 = "uu_service.api.problems.permission_denied"
handler404 = "uu_service.api.problems.not_found"
handler500 = "uu_service.api.problems.internal_error"

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/v1/", include("games.api.urls")),  # first: what is asked for most is found first
    path("api/v1/", include("cards.api.urls")),
    path("api/v1/", include("accounts.api.urls")),
    path("api/v1/", include("players.api.urls")),
    path("api/v1/", include("matching.api.urls")),
    path("api/v1/", include("webhooks.api.urls")),
    path("api/v1/", front.index),
    path("api/v1", front.index),
    path("api/v1/schema", docs.schema),
    path("api/v1/schema-3.0", docs.schema, {"older": True}),
    path("", include("play.urls")),
    path("docs", include("manual.urls")),
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("metrics", metrics.page),
    path("admin", RedirectView.as_view(url="/admin/")),
    path("admin/", admin.site.urls),
]
