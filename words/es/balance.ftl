# The balance report.
cards-page-balance = Equilibrio
cards-link-balance = Informe de equilibrio
cards-verb-balance = Jugar las partidas
cards-balance-help = Unos bots rápidos juegan unos cientos de partidas con esta versión, con cada número de asientos, y también con la versión publicada. El informe dice qué cartas ganan demasiado y cuáles no se juegan nunca. No decide nada: eso lo hace la prueba de publicación.
cards-balance-none = Todavía no hay ningún informe sobre esta versión.
cards-balance-refused = Todavía no se puede jugar con esta versión. { $first }
cards-balance-line = { $state ->
    [waiting] En espera: se juega un informe cada vez…
    [starting] Se preparan las partidas…
    [playing] { $done } de { $total } partidas como mucho; faltan { $minutes ->
        [0] menos de un minuto
        [one] un minuto
       *[other] { $minutes } minutos
      }…
    [done] Terminado: { $done } partidas.
    [impossible] Con estas cartas no se puede jugar.
   *[broken] No se pudo terminar. Aquí está lo contado hasta entonces.
  }
cards-balance-partial = Resultados parciales: los intervalos aún son anchos y parte de esto desaparecerá.
cards-balance-older = La versión se cambió después de este informe. Habla de las cartas como eran entonces: vuelve a jugar las partidas.
cards-balance-of = { $games } partidas con esta versión, por { $player }; { $when }.
cards-balance-against = Al lado: { $games } partidas con { $version }.
cards-balance-alone = Aún no hay ninguna versión publicada: no hay con qué comparar y cada carta cuenta como nueva.
cards-balance-new = Lo que llama la atención de las cartas nuevas y cambiadas
cards-balance-new-alone = Lo que llama la atención
cards-balance-change = Qué más es distinto de { $version }
cards-balance-nothing = Nada más allá del azar.
cards-balance-more = … y { $count } más.
cards-balance-how = Se hicieron { $count } comparaciones. Cada lista tiene un límite tan estricto (Holm) que solo un informe de cada veinte nombra algo que es puro azar.
cards-balance-lift-help = «Esperado» es lo que gana un asiento con cualquier carta con el mismo número de asientos. Las líneas son intervalos del 95 %.
cards-balance-cards = Todas las cartas
cards-balance-games = La partida
cards-balance-reports = Informes sobre este conjunto
cards-balance-compare = Comparar con este
cards-balance-download = Como datos (JSON)
cards-balance-column-card = Carta
cards-balance-column-drawn = Robada, por partida
cards-balance-column-played = Jugada, por partida
cards-balance-column-stopped = Detenida
cards-balance-column-drawn-wins = Gana si se roba
cards-balance-column-played-wins = Gana si se juega
cards-balance-column-stopped-wins = Gana si se detiene
cards-balance-expected = se esperaba { $share } %
cards-balance-is-new = nueva o cambiada
cards-balance-plot-cards = Partidas ganadas por quien robó la carta, en %
cards-balance-plot-cards-played = Partidas ganadas por quien jugó la carta, en %
cards-balance-plot-lengths = Respuestas por partida, la mediana, según los asientos
cards-balance-plot-endings = Cómo terminan las partidas, en %
cards-balance-plot-first = Partidas ganadas por quien empieza, en %, según los asientos
cards-balance-plot-even = azar puro
cards-balance-plot-expected = esperado
cards-balance-plot-now = esta versión
cards-balance-failed = { $count } de { $games } partidas no llegaron a su fin.
cards-balance-never-drawn = { $card }: nunca robada en { $games } partidas.
cards-balance-never-played = { $card }: nunca jugada, aunque se robó { $drawn } veces en { $games } partidas.
cards-balance-never-effect = { $card }: su efecto no se usó nunca, aunque se jugó { $played } veces en { $games } partidas.
cards-balance-flood = { $card } es el { $share } % de todas las cartas que se roban. Ahoga a las demás.
cards-balance-strong = { $card } es fuerte: quien la tiene gana el { $share } % de sus partidas; se esperaba el { $other } %.
cards-balance-weak = { $card } es débil: quien la tiene gana el { $share } % de sus partidas; se esperaba el { $other } %.
cards-balance-seldom-played = { $card }: rara vez vale la pena. Se juega el { $share } % de las veces que se roba; lo habitual es el { $usual } %.
cards-balance-wins-more = { $card } gana más: quien la tiene gana el { $share } % de sus partidas, y antes el { $other } %.
cards-balance-wins-less = { $card } gana menos: quien la tiene gana el { $share } % de sus partidas, y antes el { $other } %.
cards-balance-played-more = { $card } se juega más: el { $share } % de las veces que se roba, y antes el { $other } %.
cards-balance-played-less = { $card } se juega menos: el { $share } % de las veces que se roba, y antes el { $other } %.
cards-balance-stopped-more = { $card } se detiene más: el { $share } % de las veces que se juega, y antes el { $other } %.
cards-balance-stopped-less = { $card } se detiene menos: el { $share } % de las veces que se juega, y antes el { $other } %.
cards-balance-longer = Las partidas son un { $share } % más largas.
cards-balance-shorter = Las partidas son un { $share } % más cortas.
cards-balance-ending-more = Más partidas terminan así: { $ending }. { $share } %, y antes { $other } %.
cards-balance-ending-less = Menos partidas terminan así: { $ending }. { $share } %, y antes { $other } %.
cards-balance-first-more = Quien empieza gana más: el { $share } % de sus partidas; frente al { $other } %.
cards-balance-first-less = Quien empieza gana menos: el { $share } % de sus partidas; frente al { $other } %.
cards-gate-early = { $done ->
    [yes] ✓ Las cartas nuevas y cambiadas se jugaron primero en { $early } partidas: no hay nada mal.
   *[no] Primero se juegan las cartas nuevas y cambiadas, en { $early } partidas…
  }
