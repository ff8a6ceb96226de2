"""The service's addresses and the doors that it is measured beside."""

from django.urls import path

from bench import doors
from bench.naive.views import NaiveActionsView
from uu_service import urls as own
from uu_service.urls import handler400, handler403, handler404, handler500  # noqa: F401 - Django looks for them here

urlpatterns = [
    *own.urlpatterns,
    path("bench/floor/<uuid:game_id>", doors.FloorView.as_view()),
    path("bench/smallest", doors.SmallestView.as_view()),
    path("bench/unthrottled", doors.UnthrottledView.as_view()),
    path("bench/naive/<uuid:game_id>/actions", NaiveActionsView.as_view()),
]
