"""The addresses of this room, under /api/v1/."""

from django.urls import path

from matching.api import quick_play

urlpatterns = [
    path("quick-play", quick_play.QuickPlayEndpoint.as_view()),
    path("quick-play/<uuid:ticket_id>", quick_play.TicketEndpoint.as_view()),
]
