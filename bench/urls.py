"""The service's addresses and the floors that it is measured beside."""

from django.urls import path

from bench.floors import FloorView, SmallestView
from bench.naive import NaiveActionsView
from uu_service import urls as own
from uu_service.urls import handler400, handler403, handler404, handler500  # noqa: F401 - Django looks for them here

# The floors stand under /api/, behind the same middleware as endpoints, and are found as quickly as a game.
urlpatterns = [
    path("api/bench/floor/<uuid:game_id>", FloorView.as_view()),
    path("api/bench/naive/<uuid:game_id>", NaiveActionsView.as_view()),
    path("api/bench/smallest", SmallestView.as_view()),
    *own.urlpatterns,
]
