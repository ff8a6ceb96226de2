# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Di’ perché: viene annotato.
games-done-ended = La partita è stata terminata.
games-page-log = registro degli eventi
games-page-table = tavolo
games-reason = Perché
games-verb-end = Termina la partita
games-verb-unmask = Mostra tutto
games-log-masked = Le carte nascoste sono coperte, come per uno spettatore.
games-log-unmasked = Si vede tutto. Il tuo nome e il motivo sono stati annotati.
games-waiting = Ora non ti si chiede niente.
games-you = Tu
games-table = Sul tavolo
games-news = Che cosa è successo
games-too-late = Questa domanda non è più aperta.
