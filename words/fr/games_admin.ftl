# Games in the admin: for operators, and for whoever tries a draft.
games-reason-needed = Dites pourquoi : c’est consigné.
games-done-ended = La partie a été terminée.
games-page-log = journal des événements
games-page-table = table
games-reason = Pourquoi
games-verb-end = Terminer la partie
games-verb-unmask = Tout montrer
games-log-masked = Les cartes cachées sont masquées, comme pour un spectateur.
games-log-unmasked = Tout est montré. Votre nom et la raison ont été consignés.
games-waiting = On ne vous demande rien pour l’instant.
games-you = Vous
games-table = Sur la table
games-news = Ce qui s’est passé
games-too-late = Cette question n’est plus ouverte.
