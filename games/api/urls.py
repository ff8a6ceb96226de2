"""The addresses of this room, under /api/v1/."""

from django.urls import path

from games.api import listening, playing, replaying, rulesets, tables

urlpatterns = [
    path("rulesets", rulesets.RulesetsView.as_view()),
    path("games", tables.GamesView.as_view()),
    path("games/join", tables.JoinView.as_view()),
    path("games/<uuid:game_id>", tables.GameView.as_view()),
    path("games/<uuid:game_id>/seats", tables.SeatsView.as_view()),
    path("games/<uuid:game_id>/seats/<int:number>", tables.SeatView.as_view()),
    path("games/<uuid:game_id>/start", tables.StartView.as_view()),
    path("games/<uuid:game_id>/rematch", tables.RematchView.as_view()),
    path("games/<uuid:game_id>/actions", playing.ActionsView.as_view()),
    path("games/<uuid:game_id>/replay", replaying.ReplayView.as_view()),
    path("games/<uuid:game_id>/events", listening.events),
    path("games/<uuid:game_id>/stream", listening.stream),
    path("games/<uuid:game_id>/stream-tickets", listening.StreamTicketsEndpoint.as_view()),
]
