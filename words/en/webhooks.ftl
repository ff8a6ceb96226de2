# Webhooks: refusals, and what is wrong with an address.
problem-too-many-webhooks-title = Too many endpoints
problem-too-many-webhooks-detail = An account can have { $limit } endpoints: remove one first.
problem-disabled-by-staff-title = Disabled by staff
problem-disabled-by-staff-detail = Staff have disabled this endpoint; only they can enable it. Ask them why.
problem-webhook-is-disabled-title = The endpoint is disabled
problem-webhook-is-disabled-detail = Nothing is sent to this endpoint. Enable it first, with enabled: true.

error-url-malformed = This is not an address that can be called: a URL with a host, without a user name, a fragment or spaces.
error-url-not-https = The address must begin with https://.
error-url-not-reachable = This host cannot be found, or its address is not public.
error-webhook-secret-format = A secret is whsec_ followed by the base64 of 24 to 64 bytes.

admin-webhook-disabled = The endpoint is disabled; its owner has been told.
admin-webhook-enabled = The endpoint is enabled again.
admin-deliveries-replayed = { $count ->
    [one] One message is sent again.
   *[other] { $count } messages are sent again.
  }

webhook-news = There is news in your game.
