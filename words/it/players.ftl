# Players: profiles, blocks, reports.
problem-private-profile-title = Profilo privato
problem-private-profile-detail = Gli altri non possono vedere i risultati di questo giocatore.
problem-too-many-blocks-title = Troppi blocchi
problem-too-many-blocks-detail = Hai bloccato { $limit } giocatori, il massimo per un account; prima sbloccane uno.
problem-not-yourself-title = Sei tu
problem-not-yourself-detail = Non puoi bloccare né segnalare te stesso.

error-event-without-game = Un evento richiede la partita in cui è successo.
error-not-played-together = Tu e questo giocatore non avete entrambi preso posto in questa partita.
error-no-such-season = Questa stagione non esiste: il numero di una stagione è il suo anno e il suo trimestre, e ora è { $now }.

# The admin: reports, and names that are refused.
admin-app-players = Giocatori
admin-model-report = segnalazione
admin-models-report = segnalazioni
admin-model-refusedname = nome rifiutato
admin-models-refusedname = nomi rifiutati
admin-field-text = testo
admin-field-game = partita
admin-field-verdict = decisione
admin-field-decided-at = decisa
admin-field-about-shown = su
admin-field-log-shown = che cosa è successo
admin-field-anywhere = anche dentro un nome
admin-field-days = giorni
admin-choice-display-name = Nome inadatto
admin-choice-stalling = Fa aspettare
admin-choice-colluding = Gioca in combutta
admin-choice-cheating = Bara
admin-choice-harassing = Molesta
admin-choice-open = Aperta
admin-choice-no-case = Nessun caso
admin-choice-renamed = Rinominato
admin-choice-suspended = Sospeso
admin-verb-rename = Rinomina
admin-verb-rename-help = L’account riceve un altro nome e le sue segnalazioni aperte vengono chiuse. Le partite giocate tengono il vecchio.
admin-verb-suspend = Sospendi
admin-verb-suspend-help = L’account è bloccato per questo numero di giorni e le sue segnalazioni aperte vengono chiuse. Il blocco finisce da solo.
admin-verb-dismiss = Nessun caso
admin-verb-dismiss-help = All’account non si fa nulla. Le sue segnalazioni aperte vengono chiuse.
admin-report-decided = Deciso: le segnalazioni aperte su questo account sono chiuse.
