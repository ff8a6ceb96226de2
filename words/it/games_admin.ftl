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
