"""What can be done with tokens, devices and keys that an operation answered with."""

from uu_service.api.links import link

for door in ("createGuest", "registerAccount", "createToken", "refreshToken"):
    link(door, "endSession", session_id="$response.body#/session_id")
link("listSessions", "endSession", session_id="$response.body#/items/0/id")
link("createApiKey", "deleteApiKey", key_id="$response.body#/id")
link("listApiKeys", "deleteApiKey", key_id="$response.body#/items/0/id")
