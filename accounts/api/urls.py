"""The addresses of this room, under /api/v1/."""

from django.urls import path

from accounts.api import addresses, devices, exports, identities, me, proving, signing_in

urlpatterns = [
    path("auth/guest", signing_in.GuestEndpoint.as_view()),
    path("auth/register", signing_in.RegisterEndpoint.as_view()),
    path("auth/token", signing_in.TokenEndpoint.as_view()),
    path("auth/token/refresh", signing_in.RefreshEndpoint.as_view()),
    path("auth/logout", signing_in.SignOutEndpoint.as_view()),
    path("auth/identity", identities.IdentitySignInEndpoint.as_view()),
    path("auth/recovery", addresses.RecoveryEndpoint.as_view()),
    path("auth/recovery/confirm", addresses.RecoveryConfirmationEndpoint.as_view()),
    path("auth/email/confirm", addresses.EmailConfirmationEndpoint.as_view()),
    path("me", me.MeEndpoint.as_view()),
    path("me/password", me.PasswordEndpoint.as_view()),
    path("me/upgrade", me.UpgradeEndpoint.as_view()),
    path("me/email", addresses.EmailEndpoint.as_view()),
    path("me/email/code", proving.CodeEndpoint.as_view()),
    path("me/proof", proving.ProofEndpoint.as_view()),
    path("me/identities", identities.IdentitiesEndpoint.as_view()),
    path("me/identities/<uuid:identity_id>", identities.IdentityEndpoint.as_view()),
    path("me/export", exports.ExportEndpoint.as_view()),
    path("me/sessions", devices.SessionsEndpoint.as_view()),
    path("me/sessions/<uuid:session_id>", devices.SessionEndpoint.as_view()),
    path("me/api-keys", devices.ApiKeysEndpoint.as_view()),
    path("me/api-keys/<uuid:key_id>", devices.ApiKeyEndpoint.as_view()),
]
