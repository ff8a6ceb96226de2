# Partida rápida: cómo va la búsqueda y qué se rechaza. $game es el nombre del juego.
news-quick-play-progress = { $search ->
    [friends] { $game }: esperando a tus amigos. Ya están { $here } de { $size }.
    [near] { $game }: buscando personas que jueguen más o menos como tú.
    [wide] { $game }: buscando ya a más personas, también más fuertes o más débiles.
   *[anybody] { $game }: buscando a cualquiera que quiera jugar.
 }
news-quick-play-matched = { $game }: tu mesa está lista. La partida ha empezado.
news-quick-play-ended = { $reason ->
    [cancelled] { $game }: has dejado de buscar.
    [silent] { $game }: la búsqueda ha terminado porque tu aplicación llevaba un rato sin dar señales.
    [other_game] { $game }: la búsqueda ha terminado porque ha empezado otra partida tuya.
    [card_sets_gone] { $game }: la búsqueda ha terminado porque ya no se puede jugar con estas cartas.
    [too_many_tables] { $game }: la búsqueda ha terminado porque estás en demasiadas mesas.
    [banned] { $game }: la búsqueda ha terminado porque esta cuenta está bloqueada.
   *[failed] { $game }: la búsqueda ha terminado porque no se pudo abrir ninguna mesa. Inténtalo otra vez.
 }

problem-already-waiting-title = Ya estás buscando
problem-already-waiting-detail = Ya buscas una partida así. El miembro ticket dice dónde; termina antes esa búsqueda o sigue con ella.
problem-no-such-party-title = Ese grupo no existe
problem-no-such-party-detail = Nadie espera con este código. Pide uno nuevo a tus amigos.
problem-party-full-title = El grupo está completo
problem-party-full-detail = Los { $size } amigos de este grupo ya están aquí.
problem-party-differs-title = Tus amigos quieren otra partida
problem-party-differs-detail = Pide el mismo juego, el mismo reloj y los mismos conjuntos de cartas que tus amigos, y asientos que os convengan a todos.

error-code-or-size = Envía el código de un grupo o el tamaño de uno nuevo, no ambos ni ninguno.

admin-app-matching = Partida rápida
admin-model-ticket = búsqueda de partida
admin-models-ticket = búsquedas de partida
admin-field-rated = con puntuación
admin-field-bot = bots que pueden completar
admin-field-party = grupo
admin-choice-waiting = En espera
admin-choice-matched = Con partida
