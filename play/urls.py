"""The addresses of this room."""

from django.urls import path
from django.views.generic import RedirectView

from play import views

urlpatterns = [
    path("", views.home),
    path("play", RedirectView.as_view(url="/play/")),
    path("play/", views.table),
    path("play/words/<str:language>.json", views.page_words),
]
