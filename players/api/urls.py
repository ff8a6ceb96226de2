"""The addresses of this room, under /api/v1/."""

from django.urls import path

from players.api import boards, players, strangers

urlpatterns = [
    path("players/<uuid:player_id>", players.PlayerEndpoint.as_view()),
    path("players/<uuid:player_id>/games", players.PlayerGamesEndpoint.as_view()),
    path("players/<uuid:player_id>/avatars/<int:number>.svg", players.AvatarEndpoint.as_view()),
    path("players/<uuid:player_id>/block", strangers.BlockEndpoint.as_view()),
    path("players/<uuid:player_id>/report", strangers.ReportEndpoint.as_view()),
    path("leaderboards/<slug:ruleset>", boards.LeaderboardEndpoint.as_view()),
    path("me/leaderboards/<slug:ruleset>", boards.MyLeaderboardEndpoint.as_view()),
    path("me/games", players.MyGamesEndpoint.as_view()),
    path("me/blocks", strangers.BlocksEndpoint.as_view()),
]
