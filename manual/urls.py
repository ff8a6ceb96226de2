"""The addresses of this room, under /docs."""

from django.urls import path
from django.views.generic import RedirectView

from manual import views

urlpatterns = [
    path("", RedirectView.as_view(url="/docs/")),
    path("/", views.page),
    path("/search.json", views.index),
    path("/files/<path:path>", views.picture),
    path("/<path:address>", views.page),
]
