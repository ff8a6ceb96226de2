# Lo que dice el registro de una cuenta. $game es el nombre del juego.
news-your-turn = { $game }: te preguntan a ti.
news-window-opened = { $game }: ahora puedes intervenir.
news-game-started = { $game }: tu partida ha empezado.
news-game-finished = { $ending ->
    [won] { $game }: la partida ha terminado. ¡Ganas tú!
    [lost] { $game }: la partida ha terminado. No ganas.
    [abandoned] { $game }: tu partida terminó sin resultado.
   *[nobody] { $game }: la partida ha terminado. Nadie gana.
 }
news-rematch-offered = { $game }: alguien quiere volver a jugar contigo.
news-seat-removed = { $game }: el anfitrión te ha retirado de la mesa.
news-other = { $game }: hay novedades en tu mesa.
