"""The addresses of this room, under /api/v1/."""

from django.urls import path

from games.api import listening, playing, replaying, rulesets, seats, tables

urlpatterns = [
    path("rulesets", rulesets.RulesetsEndpoint.as_view()),
    path("games", tables.GamesEndpoint.as_view()),
    path("games/join", tables.JoinEndpoint.as_view()),
    path("games/<uuid:game_id>", tables.GameEndpoint.as_view()),
    path("games/<uuid:game_id>/seats", seats.SeatsEndpoint.as_view()),
    path("games/<uuid:game_id>/seats/<int:number>", seats.SeatEndpoint.as_view()),
    path("games/<uuid:game_id>/start", tables.StartEndpoint.as_view()),
    path("games/<uuid:game_id>/rematch", tables.RematchEndpoint.as_view()),
    path("games/<uuid:game_id>/actions", playing.ActionsEndpoint.as_view()),
    path("games/<uuid:game_id>/replay", replaying.ReplayEndpoint.as_view()),
    path("games/<uuid:game_id>/events", listening.events),
    path("games/<uuid:game_id>/stream", listening.stream),
    path("games/<uuid:game_id>/stream-tickets", listening.StreamTicketsEndpoint.as_view()),
]
