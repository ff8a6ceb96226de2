# What happened at a table, whatever is played there. A seat `x` is $x, a name, and $x_is: you, other or none.
event-table-opened = { $seat_is ->
    [you] Apri il tavolo.
   *[other] { $seat } apre il tavolo.
  }
event-seat-taken = { $seat_is ->
    [you] Ti siedi al tavolo.
   *[other] { $seat } si siede al tavolo.
  }
event-seat-left = { $seat_is ->
    [you] Lasci il tavolo.
   *[other] { $seat } lascia il tavolo.
  }
event-seat-removed = { $seat_is ->
    [you] Chi ospita ti toglie dal tavolo.
   *[other] Chi ospita toglie { $seat } dal tavolo.
  }
event-seat-moved = I posti scalano.
event-seat-ready = { $seat_is ->
    [you] Per te si può cominciare.
   *[other] Per { $seat } si può cominciare.
  }
event-seat-not-ready = { $seat_is ->
    [you] Per te non si può ancora cominciare.
   *[other] Per { $seat } non si può ancora cominciare.
  }
event-seat-accepted = { $seat_is ->
    [you] Accetti le opzioni del tavolo.
   *[other] { $seat } accetta le opzioni del tavolo.
  }
event-seat-withdrew = { $seat_is ->
    [you] Non accetti più le opzioni del tavolo.
   *[other] { $seat } non accetta più le opzioni del tavolo.
  }
event-host-passed = { $seat_is ->
    [you] Ora il tavolo lo conduci tu.
   *[other] Ora il tavolo lo conduce { $seat }.
  }
event-table-closed = Il tavolo è chiuso.
event-game-started = La partita comincia
event-seat-away = { $seat_is ->
    [you] Sei assente.
   *[other] { $seat } è assente.
  }
event-seat-back = { $seat_is ->
    [you] Sei di nuovo al tavolo.
   *[other] { $seat } è di nuovo al tavolo.
  }
event-seat-answered = { $seat_is ->
    [you] Hai deciso.
    [none] La partita continua.
   *[other] { $seat } ha deciso.
  }
event-seat-conceded = { $seat_is ->
    [you] Ti arrendi.
   *[other] { $seat } si arrende.
  }
event-rewound = L’ultimo effetto ricomincia, con regole più recenti.
event-scenario-undone = Le ultime azioni sono state annullate.
event-game-won = La partita è finita. { $items }
event-sole-winner = { $seat_is ->
    [you] Vinci tu.
   *[other] Vince { $seat }.
  }
event-game-finished = La partita è finita. La vittoria va a { $items }.
event-game-finished-nobody = La partita è finita. Non vince nessuno.
event-winner = { $seat_is ->
    [you] te
   *[other] { $seat }
  }
event-game-abandoned = La partita è finita senza risultato.
event-seat-handed-over = { $seat_is ->
    [you] Un bot gioca per te finché non torni.
   *[other] Un bot gioca per { $seat } per un po’.
  }
event-table-paused = Non c’è più nessuno: il tavolo aspetta.
event-table-resumed = La partita continua.
event-rematch-opened = C’è un nuovo tavolo per un’altra partita.
