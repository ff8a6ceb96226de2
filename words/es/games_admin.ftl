# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Di por qué: queda anotado.
games-done-ended = La partida se ha terminado.
games-page-log = registro de sucesos
games-reason = Por qué
games-verb-watch = Ver esta partida
games-verb-end = Terminar la partida
games-verb-unmask = Mostrar todo
games-log-masked = Las cartas ocultas están tapadas, como para un espectador.
games-log-unmasked = Se muestra todo. Tu nombre y el motivo han quedado anotados.
games-waits = Se espera a { $who }, desde hace { $since }.
games-waits-nobody = No se espera a nadie: la mesa sigue sola.
games-failing = Ha fallado { $count ->
    [one] una vez.
   *[other] { $count } veces seguidas.
  }
games-last = Lo último que pasó
admin-field-game-shown = partida
admin-field-ruleset-shown = juego
admin-field-options-shown = opciones
admin-field-clock-shown = reloj
admin-field-outcome-shown = resultado
admin-field-waits-for = esperando desde
admin-field-idle-for = sin tocar desde
