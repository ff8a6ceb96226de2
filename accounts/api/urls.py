"""The addresses of this room, under /api/v1/."""

from django.urls import path

from accounts.api import devices, me, signing_in

urlpatterns = [
    path("auth/guest", signing_in.GuestView.as_view()),
    path("auth/register", signing_in.RegisterView.as_view()),
    path("auth/token", signing_in.TokenView.as_view()),
    path("auth/token/refresh", signing_in.RefreshView.as_view()),
    path("auth/logout", signing_in.SignOutView.as_view()),
    path("me", me.MeView.as_view()),
    path("me/password", me.PasswordView.as_view()),
    path("me/upgrade", me.UpgradeView.as_view()),
    path("me/sessions", devices.SessionsView.as_view()),
    path("me/sessions/<uuid:session_id>", devices.SessionView.as_view()),
    path("me/api-keys", devices.ApiKeysView.as_view()),
    path("me/api-keys/<uuid:key_id>", devices.ApiKeyView.as_view()),
]
