"""The addresses of this room, under /api/v1/. They are tried in this order: those asked for most come first."""

from django.urls import path

from games.api import (
    account_listening,
    labels,
    listening,
    playing,
    replaying,
    rulesets,
    scenarios,
    seats,
    table_cards,
    tables,
)

urlpatterns = [
    path("games/<uuid:game_id>/actions", playing.ActionsEndpoint.as_view()),
    path("games/<uuid:game_id>", tables.GameEndpoint.as_view()),
    path("labels", labels.LabelsEndpoint.as_view()),
    path("rulesets", rulesets.RulesetsEndpoint.as_view()),
    path("games", tables.GamesEndpoint.as_view()),
    path("games/join", tables.JoinEndpoint.as_view()),
    path("games/preview", tables.PreviewEndpoint.as_view()),
    path("games/<uuid:game_id>/seats", seats.SeatsEndpoint.as_view()),
    path("games/<uuid:game_id>/seats/<int:number>", seats.SeatEndpoint.as_view()),
    path("games/<uuid:game_id>/seats/<int:number>/stand-in", seats.StandInEndpoint.as_view()),
    path("games/<uuid:game_id>/start", tables.StartEndpoint.as_view()),
    path("games/<uuid:game_id>/rematch", tables.RematchEndpoint.as_view()),
    path("games/<uuid:game_id>/cards", table_cards.TableCardsEndpoint.as_view()),
    path("games/<uuid:game_id>/replay", replaying.ReplayEndpoint.as_view()),
    path("games/<uuid:game_id>/replay/events", replaying.ReplayEventsEndpoint.as_view()),
    path("games/<uuid:game_id>/replay/<int:number>", replaying.ReplayViewEndpoint.as_view()),
    path("games/<uuid:game_id>/scenario", scenarios.ScenarioEndpoint.as_view()),
    path("games/<uuid:game_id>/scenario/undo", scenarios.ScenarioUndoEndpoint.as_view()),
    path("games/<uuid:game_id>/scenario/seat", scenarios.ScenarioSeatEndpoint.as_view()),
    path("me/events", account_listening.events),
    path("me/stream", account_listening.stream),
    path("me/stream-tickets", account_listening.MyStreamTicketsEndpoint.as_view()),
    path("games/<uuid:game_id>/events", listening.events),
    path("games/<uuid:game_id>/stream", listening.stream),
    path("games/<uuid:game_id>/stream-tickets", listening.StreamTicketsEndpoint.as_view()),
]
