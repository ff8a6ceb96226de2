"""The addresses of this room, under /api/v1/."""

from django.urls import path, re_path

from cards.api import views

urlpatterns = [
    path("card-sets", views.CardSetsEndpoint.as_view()),
    path("card-sets/<slug:slug>", views.CardSetEndpoint.as_view()),
    path("card-sets/<slug:slug>/versions/<int:number>", views.CardSetVersionEndpoint.as_view()),
    path("card-sets/<slug:slug>/versions/<int:number>/cards/<slug:card>/face.svg", views.CardFaceEndpoint.as_view()),
    re_path(r"^card-images/(?P<sha256>[0-9a-f]{64})\.webp$", views.CardImageEndpoint.as_view()),
]
