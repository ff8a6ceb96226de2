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
