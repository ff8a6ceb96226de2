# Le bureau de l’opérateur, l’accueil de l’administration.
desk-title = Le bureau
desk-look = À regarder
desk-plot-total = { $total ->
    [0] 0 en 14 jours
   *[other] { $total } en 14 jours, au plus { $most } par jour
 }
desk-games = Parties
desk-games-running = en cours
desk-games-lobby = en attente de joueurs
desk-players-now = joueurs à présent
desk-games-due = fenêtres en retard
desk-games-oldest = plus grand retard
desk-games-failing = parties en échec
desk-games-by-day = Parties par jour
desk-players-by-day = Joueurs par jour
desk-webhooks = Webhooks
desk-outbox = pas encore transmis
desk-deliveries-waiting = en attente d’envoi
desk-webhooks-failing = serveurs en échec
desk-webhooks-disabled = désactivés
desk-deliveries-failed = Envois échoués par jour
desk-requests = Requêtes des dernières 24 heures
desk-requests-answered = répondues
desk-requests-failed = échouées (5xx)
desk-mails-waiting = courriels en attente
desk-errors = Erreurs par code
desk-slow = Réponses lentes (plus d’une demi-seconde)
desk-code = code
desk-route = route
desk-count = combien de fois
desk-p95 = 95 sur 100 en
desk-plot-hours = { $total ->
    [0] 0 en 24 heures
   *[other] { $total } en 24 heures, au plus { $most } par heure (UTC)
 }
desk-late-by-day = Fenêtres en retard par jour
desk-requests-by-hour = Requêtes par heure
desk-failed-by-day = Échecs (5xx) par jour
desk-requests-note = Chaque processus ajoute ce qu’il a compté une fois par minute.
desk-queues = Ce qui attend
desk-queues-embedded = Tout tourne dans ce seul processus (mode intégré) : ses files sont en mémoire et ne peuvent pas être mesurées d’ici.
desk-queues-silent = Redis ne répond pas
desk-queue-celery = tâches
desk-queue-clock = horloge
desk-queue-bots = bots
desk-queue-gate = épreuves de cartes
desk-queue-mail = courriels à envoyer
desk-queue-webhooks = webhooks
desk-queue-matching = recherche de partie
desk-reports = Signalements
desk-reports-open = signalements ouverts
desk-reports-oldest = en attente depuis le plus longtemps
desk-quick-play = Partie rapide
desk-people-waiting = personnes qui attendent une partie
desk-tickets-failing = dont la table n’a pas pu être ouverte
desk-longest-wait = la plus longue attente
admin-field-reason-shown = motif
desk-ticket-reason = { $reason ->
    [cancelled] La personne a cessé de chercher
    [silent] L’application ne répondait plus
    [other_game] Une autre partie a commencé
    [card_sets_gone] Les cartes ne sont plus là
    [too_many_tables] La personne est à trop de tables
    [banned] Le compte est banni
   *[failed] Aucune table n’a pu être ouverte
 }
