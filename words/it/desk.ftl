# La scrivania dell’operatore, la pagina iniziale dell’amministrazione.
desk-title = La scrivania
desk-look = Da guardare
desk-plot-total = { $total ->
    [0] 0 in 14 giorni
   *[other] { $total } in 14 giorni, al massimo { $most } al giorno
 }
desk-games = Partite
desk-games-running = in corso
desk-games-lobby = in attesa di giocatori
desk-players-now = giocatori adesso
desk-games-due = finestre in ritardo
desk-games-oldest = ritardo massimo
desk-games-failing = partite con errori
desk-games-by-day = Partite al giorno
desk-players-by-day = Giocatori al giorno
desk-webhooks = Webhook
desk-outbox = ancora da passare
desk-deliveries-waiting = in attesa di invio
desk-webhooks-failing = server con errori
desk-webhooks-disabled = disattivati
desk-deliveries-failed = Consegne fallite al giorno
desk-requests = Richieste nelle ultime 24 ore
desk-requests-answered = risposte
desk-requests-failed = fallite (5xx)
desk-mails-waiting = e-mail in attesa
desk-errors = Errori per codice
desk-slow = Risposte lente (oltre mezzo secondo)
desk-code = codice
desk-route = percorso
desk-count = quante volte
desk-p95 = 95 su 100 entro
desk-plot-hours = { $total ->
    [0] 0 in 24 ore
   *[other] { $total } in 24 ore, al massimo { $most } all’ora (UTC)
 }
desk-late-by-day = Finestre in ritardo al giorno
desk-requests-by-hour = Richieste all’ora
desk-failed-by-day = Errori (5xx) al giorno
desk-requests-note = Ogni processo aggiunge ciò che ha contato una volta al minuto.
desk-queues = Che cosa attende
desk-queues-embedded = Tutto gira in questo unico processo (modalità integrata): le sue code sono in memoria e non si possono misurare da qui.
desk-queues-silent = Redis non risponde
desk-queue-celery = faccende
desk-queue-clock = orologio
desk-queue-bots = bot
desk-queue-gate = prove di carte
desk-queue-mail = e-mail da inviare
desk-queue-webhooks = webhook
desk-queue-matching = ricerca di partite
desk-reports = Segnalazioni
desk-reports-open = segnalazioni aperte
desk-reports-oldest = in attesa da più tempo
desk-quick-play = Partita rapida
desk-people-waiting = persone in attesa di una partita
desk-tickets-failing = il cui tavolo non si è potuto aprire
desk-longest-wait = l’attesa più lunga
admin-field-reason-shown = motivo
desk-ticket-reason = { $reason ->
    [cancelled] La persona ha smesso di cercare
    [silent] L’app non dava segni di vita
    [other_game] È iniziata un’altra partita
    [card_sets_gone] Le carte non ci sono più
    [too_many_tables] La persona è a troppi tavoli
    [banned] L’account è bloccato
   *[failed] Non è stato possibile aprire un tavolo
 }
