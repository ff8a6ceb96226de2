# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Dites pourquoi : c’est consigné.
games-done-ended = La partie a été terminée.
games-page-log = journal des événements
games-reason = Pourquoi
games-verb-watch = Regarder cette partie
games-verb-end = Terminer la partie
games-verb-unmask = Tout montrer
games-log-masked = Les cartes cachées sont masquées, comme pour un spectateur.
games-log-unmasked = Tout est montré. Votre nom et la raison ont été consignés.
