"""What can be done with a game that an operation answered with."""

from uu_service.api.links import link

ID = "$response.body#/id"
SAME = "$request.path.game_id"
YOUR_SEAT = "$response.body#/your_seat"

link("openTable", "getGame", "takeSeat", "startGame", "createStreamTicket", game_id=ID)
link("openTable", "changeSeat", "leaveSeat", game_id=ID, number=YOUR_SEAT)
link("joinByCode", "changeSeat", "leaveSeat", game_id=ID, number=YOUR_SEAT)
link("takeSeat", "changeSeat", "leaveSeat", game_id=SAME, number=YOUR_SEAT)
link("takeSeat", "startGame", game_id=SAME)
link("startGame", "takeAction", "listEvents", "getGame", game_id=SAME)
link("getGame", "takeAction", "getReplay", "openRematch", game_id=SAME)
link("getGame", "listEvents", game_id=SAME, after="$response.body#/version")
link("takeAction", "takeAction", "getGame", "openRematch", "getReplay", game_id=SAME)
link("listEvents", "takeAction", game_id=SAME)
link("listEvents", "listEvents", game_id=SAME, after="$response.body#/version")
link("openRematch", "getGame", "takeSeat", game_id=ID)
link("createStreamTicket", "streamEvents", game_id=SAME, ticket="$response.body#/ticket")
link("listGames", "getGame", "takeSeat", game_id="$response.body#/items/0/id")
link("listGames", "listGames", cursor="$response.body#/next_cursor")
