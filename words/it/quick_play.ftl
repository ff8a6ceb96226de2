# Partita rapida: come va la ricerca e che cosa viene rifiutato. $game è il nome del gioco.
news-quick-play-progress = { $search ->
    [friends] { $game }: in attesa dei tuoi amici. Sono arrivati { $here } su { $size }.
    [near] { $game }: cerchiamo persone che giocano più o meno come te.
    [wide] { $game }: ora cerchiamo più persone, anche più forti o meno forti.
   *[anybody] { $game }: cerchiamo chiunque voglia giocare.
 }
news-quick-play-matched = { $game }: il tuo tavolo è pronto. La partita è cominciata.
news-quick-play-ended = { $reason ->
    [cancelled] { $game }: hai smesso di cercare.
    [silent] { $game }: la ricerca è finita, perché la tua app non si è fatta sentire per un po’.
    [other_game] { $game }: la ricerca è finita, perché è cominciata un’altra tua partita.
    [card_sets_gone] { $game }: la ricerca è finita, perché con queste carte non si può più giocare.
    [too_many_tables] { $game }: la ricerca è finita, perché sei già a troppi tavoli.
    [banned] { $game }: la ricerca è finita, perché questo account è bloccato.
   *[failed] { $game }: la ricerca è finita, perché non è stato possibile aprire un tavolo. Riprova.
 }

problem-already-waiting-title = Stai già cercando
problem-already-waiting-detail = Stai già cercando una partita così. Il membro ticket dice dove; prima termina quella ricerca, oppure continuala.
problem-no-such-party-title = Questo gruppo non esiste
problem-no-such-party-detail = Nessuno aspetta con questo codice. Chiedine uno nuovo ai tuoi amici.
problem-party-full-title = Il gruppo è completo
problem-party-full-detail = Tutti e { $size } gli amici di questo gruppo sono già qui.
problem-party-differs-title = I tuoi amici vogliono un’altra partita
problem-party-differs-detail = Chiedi lo stesso gioco, lo stesso orologio e gli stessi set di carte dei tuoi amici, e posti che vadano bene a tutti.

error-code-or-size = Invia o il codice di un gruppo o la grandezza di uno nuovo.

admin-app-matching = Partita rapida
admin-model-ticket = ricerca di partita
admin-models-ticket = ricerche di partita
admin-field-rated = con punteggio
admin-field-bot = bot che possono completare
admin-field-party = gruppo
admin-choice-waiting = In attesa
admin-choice-matched = Ha una partita
