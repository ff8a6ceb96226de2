"""Every address of the service. The only place that imports the */api rooms."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

handler400 = "uu_service.api.problems.bad_request"
handler403 = "uu_service.api.problems.permission_denied"
handler404 = "uu_service.api.problems.not_found"
handler500 = "uu_service.api.problems.internal_error"

api: list[URLPattern | URLResolver] = []

urlpatterns: list[URLPattern | URLResolver] = [
    path("admin/", admin.site.urls),
    path("api/v1/", include("accounts.api.urls")),
]
