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
