# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Di por qué: queda anotado.
games-done-ended = La partida se ha terminado.
games-page-log = registro de sucesos
games-page-table = mesa
games-reason = Por qué
games-verb-end = Terminar la partida
games-verb-unmask = Mostrar todo
games-log-masked = Las cartas ocultas están tapadas, como para un espectador.
games-log-unmasked = Se muestra todo. Tu nombre y el motivo han quedado anotados.
games-waiting = Ahora no se te pregunta nada.
games-you = Tú
games-table = En la mesa
games-news = Qué ha pasado
games-too-late = Esa pregunta ya no está abierta.
