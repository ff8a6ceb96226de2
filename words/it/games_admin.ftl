# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Di’ perché: viene annotato.
games-done-ended = La partita è stata terminata.
games-page-log = registro degli eventi
games-reason = Perché
games-verb-watch = Guarda questa partita
games-verb-end = Termina la partita
games-verb-unmask = Mostra tutto
games-log-masked = Le carte nascoste sono coperte, come per uno spettatore.
games-log-unmasked = Si vede tutto. Il tuo nome e il motivo sono stati annotati.
games-waits = Si aspetta { $who }, da { $since }.
games-waits-nobody = Non si aspetta nessuno: il tavolo va avanti da solo.
games-failing = È fallita { $count ->
    [one] una volta.
   *[other] { $count } volte di fila.
  }
games-last = Che cosa è successo per ultimo
admin-field-game-shown = partita
admin-field-ruleset-shown = gioco
admin-field-options-shown = opzioni
admin-field-clock-shown = orologio
admin-field-outcome-shown = esito
admin-field-waits-for = in attesa da
admin-field-idle-for = fermo da
