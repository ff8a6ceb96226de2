# What happened at a table, whatever is played there. A seat `x` is $x, a name, and $x_is: you, other or none.
event-table-opened = { $seat_is ->
    [you] Abres la mesa.
   *[other] { $seat } abre la mesa.
  }
event-seat-taken = { $seat_is ->
    [you] Te sientas a la mesa.
   *[other] { $seat } se sienta a la mesa.
  }
event-seat-left = { $seat_is ->
    [you] Dejas la mesa.
   *[other] { $seat } deja la mesa.
  }
event-seat-removed = { $seat_is ->
    [you] El anfitrión te quita de la mesa.
   *[other] El anfitrión quita a { $seat } de la mesa.
  }
event-seat-moved = Los asientos avanzan un puesto.
event-seat-ready = { $seat_is ->
    [you] Por ti se puede empezar.
   *[other] Por { $seat } se puede empezar.
  }
event-seat-not-ready = { $seat_is ->
    [you] Por ti aún no se puede empezar.
   *[other] Por { $seat } aún no se puede empezar.
  }
event-seat-accepted = { $seat_is ->
    [you] Aceptas las opciones de la mesa.
   *[other] { $seat } acepta las opciones de la mesa.
  }
event-seat-withdrew = { $seat_is ->
    [you] Ya no aceptas las opciones de la mesa.
   *[other] { $seat } ya no acepta las opciones de la mesa.
  }
event-host-passed = { $seat_is ->
    [you] Ahora diriges tú la mesa.
   *[other] Ahora { $seat } dirige la mesa.
  }
event-table-closed = La mesa se cierra.
event-game-started = Empieza la partida
event-seat-away = { $seat_is ->
    [you] Estás ausente.
   *[other] { $seat } está ausente.
  }
event-seat-back = { $seat_is ->
    [you] Has vuelto.
   *[other] { $seat } ha vuelto.
  }
event-seat-answered = { $seat_is ->
    [you] Ya has decidido.
    [none] La partida continúa.
   *[other] { $seat } ya ha decidido.
  }
event-seat-conceded = { $seat_is ->
    [you] Te rindes.
   *[other] { $seat } se rinde.
  }
event-rewound = El último efecto empieza de nuevo, con reglas más recientes.
event-scenario-undone = Se han deshecho las últimas acciones.
event-game-won = La partida ha terminado. { $items }
event-sole-winner = { $seat_is ->
    [you] Ganas tú.
   *[other] Gana { $seat }.
  }
event-game-finished = La partida ha terminado. La victoria es para { $items }.
event-game-finished-nobody = La partida ha terminado. Nadie gana.
event-winner = { $seat_is ->
    [you] ti
   *[other] { $seat }
  }
event-game-abandoned = La partida terminó sin resultado.
event-seat-handed-over = { $seat_is ->
    [you] Un bot juega por ti hasta que vuelvas.
   *[other] Un bot juega por { $seat } por un tiempo.
  }
event-table-paused = Ya no hay nadie: la mesa espera.
event-table-resumed = La partida continúa.
event-rematch-opened = Hay una mesa nueva para otra partida.
